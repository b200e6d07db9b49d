import Diagnostics

extension AuditFile {
    /// The audit with every answer set against the worksheet of now: matched by the check's id, with the state
    /// `current`, `text-changed`, `moved` or `removed`. The wording that was tested is kept; no answer is dropped.
    ///
    /// A check that is gone but whose exact wording stands elsewhere counts as moved there. Complexity: O(n).
    ///
    /// - Parameter tellsUnknown: false for a table that was read with that worksheet: then each line was told already.
    public func carried(
        to worksheet: Worksheet, in file: SourceFile, tellsUnknown: Bool = true, _ diagnostics: inout DiagnosticList
    ) -> AuditFile {
        var carried = self
        let rows = Dictionary(worksheet.rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let byCode = Dictionary(
            worksheet.rows.map { (CheckName.id(of: $0.printedCode), $0) }, uniquingKeysWith: { first, _ in first })
        let byWording = Dictionary(grouping: worksheet.rows, by: \.fingerprint)
        var orphans: [String] = []
        for index in carried.results.indices {
            let result = carried.results[index]
            if let row = rows[result.id] ?? byCode[result.id] ?? byCode[CheckName.id(of: result.code)] {
                let isReworded = result.isReworded(from: row.fingerprint)
                carried.results[index].settle(on: row, state: isReworded ? "text-changed" : "current")
                if isReworded, result.isGiven {
                    diagnostics.report(
                        EvaluationCodes.reworded, "`\(row.printedCode)` was reworded since it was tested",
                        at: file.whole)
                }
            } else if let row = byWording[result.fingerprint]?.first, !result.text.isEmpty {
                carried.results[index].settle(on: row, state: "moved")
            } else {
                carried.results[index].object.set("state", "removed")
                if result.isGiven { orphans.append(result.id) }
            }
        }
        guard tellsUnknown else { return carried }
        let names = rows.keys.sorted()
        for (index, orphan) in orphans.enumerated() {
            diagnostics.report(
                EvaluationCodes.unknownCheck, "`\(orphan)` is not in the worksheet any more; its answer is kept",
                at: file.whole,
                suggestions: index < 50 ? NearestName.suggestions(for: orphan, among: names) : [])
        }
        return carried
    }
}

extension AuditFile {
    /// The audit with an untested result for each row that it has none for, and with the worksheet of now as its
    /// template: so its results tell everything that is in scope. Complexity: O(n).
    public func completed(with worksheet: Worksheet) -> AuditFile {
        var completed = self
        let known = Set(results.map(\.id))
        completed.results += worksheet.rows.filter { !known.contains($0.id) }.map { AuditResult($0.untestedResult) }
        var template = self.template
        template["site"] = .string(worksheet.site)
        template["contentVersion"] = .string(worksheet.contentVersion)
        template["contentHash"] = .string(worksheet.contentHash)
        template["checks"] = .int(worksheet.rows.count)
        completed.header["template"] = template.value
        return completed
    }
}

extension AuditResult {
    fileprivate mutating func settle(on row: WorksheetRow, state: String) {
        object.set("state", state)
        guard id != row.id else { return }
        object.set("movedFrom", id)
        object.set("check", row.check)
        object.set("id", row.id)
        object.set("code", row.printedCode)
        object.set("component", row.component)
        object.set("group", row.group)
    }
}
