import Diagnostics
import Standards

/// A worksheet for testing again after an earlier audit.
public struct Retest: Sendable {
    /// The rows that are to be tested again: what failed, could not be told or was not tested in the earlier audit, and
    /// what is new or was reworded since.
    public let worksheet: Worksheet
    /// The earlier audit with every answer set against the worksheet of now.
    public let earlier: AuditFile
    private let whole: Worksheet
    private let rollUp: RollUp

    /// Complexity: O(n log n) in the number of rows and results.
    public init(_ worksheet: Worksheet, since audit: AuditFile, in file: SourceFile) {
        // What was reworded or removed is the reason for the retest; it needs no diagnostic.
        var untold = DiagnosticList()
        let earlier = audit.carried(to: worksheet, in: file, &untold)
        let rollUp = RollUp(earlier, worksheet: worksheet)
        var needed = worksheet
        needed.rows = zip(worksheet.rows, rollUp.checks).filter { Retest.isNeeded($1) }.map { $0.0 }
        self.worksheet = needed
        self.earlier = earlier
        self.rollUp = rollUp
        whole = worksheet
    }

    private static func isNeeded(_ check: RollUp.Check) -> Bool {
        check.outcome != .passed && check.outcome != .inapplicable
            || check.answers.contains { $0.state == "text-changed" }
    }

    /// The rows as an audit file to fill in: a retest of the earlier audit, with its environments and samples, one
    /// untested result for each place that has to be tested again, and the problems that are still open there, so that
    /// they keep their ids.
    public func audit(generatorVersion: String) -> AuditFile {
        var audit = worksheet.blankAudit(generatorVersion: generatorVersion)
        audit.environments = earlier.environments
        audit.samples = earlier.samples
        let checks = Dictionary(rollUp.checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        audit.results = worksheet.rows.flatMap { results(of: $0, checks[$0.id]?.answers ?? []) }
        var about = audit.audit
        about["title"] = .string(earlier.title.isEmpty ? audit.title : earlier.title)
        about["kind"] = "retest"
        var baseline = JSONObject([.init("id", .string(earlier.id)), .init("title", .string(earlier.title))])
        baseline.set("finishedOn", earlier.audit.string("finishedOn"))
        about["baseline"] = baseline.value
        var subject = JSONObject([.init("name", .string(earlier.subject.string("name") ?? ""))])
        for key in ["platform", "url"] { subject.set(key, earlier.subject.string(key)) }
        about["subject"] = subject.value
        if let standard = earlier.audit["standard"] { about["standard"] = standard }
        audit.header["audit"] = about.value
        // Of the whole worksheet, so that a report can tell what was not asked again from what did not exist.
        var template = audit.template
        template["checks"] = .int(whole.rows.count)
        audit.header["template"] = template.value
        return audit
    }

    private func results(of row: WorksheetRow, _ answers: [AuditResult]) -> [AuditResult] {
        let blank = row.untestedResult
        let open = earlier.judgements(of: answers).filter { $0.needsRetest }
        guard !open.isEmpty else { return [AuditResult(blank)] }
        return open.map { judgement in
            var result = blank
            result["sample"] = JSONValue(judgement.answers.first?.sample)
            result["environment"] = JSONValue(judgement.answers.first?.environment)
            let given = judgement.answers.filter(\.isGiven)
            if let latest = given.max(by: { Merge.isLater($1, than: $0) }) {
                result["carriedFrom"] = [
                    "audit": .string(earlier.id), "at": .string(latest.at),
                    "outcome": .string(judgement.outcome.rawValue),
                ]
            }
            let findings = given.flatMap { answer in answer.findings.filter { !answer.hasFixed($0) } }
            if !findings.isEmpty { result.set("findings", findings.map(\.object)) }
            return AuditResult(result)
        }
    }
}

extension Judgement {
    fileprivate var needsRetest: Bool {
        outcome != .passed && outcome != .inapplicable || answers.contains { $0.state == "text-changed" }
    }
}
