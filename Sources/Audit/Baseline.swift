import Diagnostics

/// Findings that a project has accepted for now: an audit fails only for what is not among them.
public struct Baseline: Sendable {
    /// One accepted finding. Only the fingerprint counts; the rest is for people who read the file.
    public struct Entry: Sendable {
        public var fingerprint: String
        public var rule: String
        public var path: String
        public var excerpt: String
        /// The place in the file it was read from.
        public var span: SourceSpan?
    }

    public var entries: [Entry]

    private static let version = 1

    /// The baseline that accepts all failures of a report.
    public init(accepting report: Report) {
        entries = zip(report.findings, Fingerprint.all(of: report)).compactMap { finding, fingerprint in
            guard finding.outcome == .failed else { return nil }
            return Entry(
                fingerprint: fingerprint, rule: finding.rule, path: finding.span.file.path, excerpt: finding.excerpt)
        }
    }

    /// Reads a baseline file; nil, with a diagnostic, for what is none or was written by a newer program.
    public init?(_ file: SourceFile, diagnostics: inout DiagnosticList) {
        guard let node = JSONParser.parse(file, code: AuditDiagnostics.malformedBaseline, diagnostics: &diagnostics)
        else { return nil }
        guard let version = node["version"]?.int, let findings = node["findings"]?.array else {
            diagnostics.report(
                AuditDiagnostics.malformedBaseline, "this file is no baseline: it has no version and findings",
                at: file.span(node.range))
            return nil
        }
        guard version <= Baseline.version else {
            diagnostics.report(
                AuditDiagnostics.newerBaseline, "the baseline has version \(version), known is \(Baseline.version)",
                at: file.span(node["version"]?.range ?? node.range), help: "use the program that wrote it")
            return nil
        }
        entries = []
        for finding in findings {
            guard let fingerprint = finding["fingerprint"]?.string else {
                diagnostics.report(
                    AuditDiagnostics.malformedBaseline, "this finding has no fingerprint", at: file.span(finding.range))
                return nil
            }
            entries.append(
                Entry(
                    fingerprint: fingerprint, rule: finding["rule"]?.string ?? "",
                    path: finding["path"]?.string ?? "", excerpt: finding["excerpt"]?.string ?? "",
                    span: file.span(finding["excerpt"]?.range ?? finding.range)))
        }
    }

    /// The text of the file, one member a line, in the order of the report.
    public var text: String {
        let findings = entries.map { entry -> JSONValue in
            [
                "fingerprint": .string(entry.fingerprint), "rule": .string(entry.rule), "path": .string(entry.path),
                "excerpt": .string(entry.excerpt),
            ]
        }
        let file: JSONValue = ["version": .int(Baseline.version), "findings": .array(findings)]
        return file.serialized(pretty: true)
    }

    /// What remains of a report without the accepted findings; `baseline` says how many those were, and which entries
    /// no finding matches any more.
    ///
    /// - Parameter judged: the rules whose findings the report would tell; entries of other rules are not stale. Nil
    ///   for all.
    public func apply(to report: Report, judged: Set<String>? = nil) -> Report {
        let accepted = Set(entries.map(\.fingerprint))
        var matched: Set<String> = []
        var fingerprints = Fingerprint.all(of: report)[...]
        let pages = report.pages.map { page -> PageReport in
            var page = page
            page.findings = page.findings.filter { _ in
                guard let fingerprint = fingerprints.popFirst(), accepted.contains(fingerprint) else { return true }
                matched.insert(fingerprint)
                return false
            }
            return page
        }
        let stale = entries.filter { !matched.contains($0.fingerprint) && judged?.contains($0.rule) != false }
        return Report(
            rules: report.rules, pages: pages, baseline: Report.Accepted(count: matched.count, stale: stale))
    }

    /// This baseline brought up to date with a report: what it finds is accepted, what it does not find any more is
    /// forgotten, and entries of rules that were not judged are kept.
    public func updated(from report: Report, judged: Set<String>) -> Baseline {
        var baseline = Baseline(accepting: report)
        baseline.entries += entries.filter { !judged.contains($0.rule) }
        return baseline
    }
}
