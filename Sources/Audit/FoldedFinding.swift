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
    /// Findings in order, where those with the same rule, message and origin are folded into the first.
    public func folded() -> [FoldedFinding] {
        struct Key: Hashable {
            let rule: String, outcome: Outcome, message: String, scheme: String?, file: String, line: Int
        }
        var folded: [FoldedFinding] = []
        var places: [Key: Int] = [:]
        for page in pages {
            for finding in page.findings {
                guard let origin = finding.origin else {
                    folded.append(FoldedFinding(finding: finding, alsoOn: []))
                    continue
                }
                let key = Key(
                    rule: finding.rule, outcome: finding.outcome, message: finding.message, scheme: finding.scheme,
                    file: origin.file.path, line: origin.start.line)
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
