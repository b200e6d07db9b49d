import Diagnostics

/// A finding, and how many more pages show the same one because the same line wrote it.
public struct FoldedFinding: Sendable {
    public let finding: Finding
    /// Paths of the other pages with the same finding.
    public var alsoOn: [String]

    /// The finding as a diagnostic: the rule's id is its code.
    public var diagnostic: Diagnostic {
        let rule = Rules.rule(finding.rule)
        let code = DiagnosticCode(
            finding.rule, finding.severity, rule?.title ?? finding.rule, explanation: rule?.why ?? "")
        var related = finding.related
        if let origin = finding.origin { related.append(.init("written here", at: origin)) }
        var message = finding.message
        if let scheme = finding.scheme { message += " (\(scheme))" }
        if !alsoOn.isEmpty {
            message += " (and on \(alsoOn.count) more page\(alsoOn.count == 1 ? "" : "s"))"
        }
        if finding.outcome == .cantTell { message = "to be decided by a person: " + message }
        return Diagnostic(
            code, message, at: finding.span, help: finding.fix, related: related,
            severity: finding.outcome == .failed ? finding.severity : .note)
    }
}

extension Report {
    /// Findings in order, where those with the same rule and message that one line of content or of a template has
    /// written are folded into the first. Without a source map, what looks the same on several pages is folded.
    public func folded() -> [FoldedFinding] {
        struct Key: Hashable {
            let rule: String, outcome: Outcome, message: String, scheme: String?, written: String, place: Int
        }
        var folded: [FoldedFinding] = []
        var places: [Key: Int] = [:]
        for page in pages {
            // How often the page has shown the same without a source: the second is folded into the second elsewhere.
            var repeated: [Key: Int] = [:]
            for finding in page.findings {
                var key = Key(
                    rule: finding.rule, outcome: finding.outcome, message: finding.message, scheme: finding.scheme,
                    written: finding.origin?.file.path ?? finding.excerpt, place: finding.origin?.start.line ?? -1)
                if finding.origin == nil {
                    let count = repeated[key, default: 0]
                    repeated[key] = count + 1
                    key = Key(
                        rule: key.rule, outcome: key.outcome, message: key.message, scheme: key.scheme,
                        written: key.written, place: -1 - count)
                }
                if let place = places[key] {
                    let isOther = folded[place].finding.span.file.path != finding.span.file.path
                    if isOther, folded[place].alsoOn.last != page.path { folded[place].alsoOn.append(page.path) }
                    continue
                }
                places[key] = folded.count
                folded.append(FoldedFinding(finding: finding, alsoOn: []))
            }
        }
        return folded
    }

    /// The findings as diagnostics, for printing beside those of other steps.
    public var diagnostics: DiagnosticList {
        DiagnosticList(folded().filter { $0.finding.outcome == .failed }.map(\.diagnostic))
    }
}
