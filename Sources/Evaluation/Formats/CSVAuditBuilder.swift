import Diagnostics
import Standards

/// Builds an audit from the lines of a table.
struct CSVAuditBuilder {
    let file: SourceFile
    let columns: [String: Int]
    var diagnostics = DiagnosticList()
    private let width: Int
    private let rows: [String: WorksheetRow]
    /// Rows by the code alone, where only one component has it.
    private let rowsByCode: [String: WorksheetRow]
    private let checkCount: Int?
    private let others: [(name: String, index: Int)]
    /// All columns but those of findings.
    private let questionColumns: [String]
    private var header: JSONObject?
    private var places = CSVPlaces()
    private var results: [JSONObject] = []
    /// The line of each answer, in bytes.
    private(set) var ranges: [AuditResult.Key: Range<Int>] = [:]
    /// What the last line says about the check, which further findings of it repeat.
    private var lastQuestion: [String] = []
    /// The component that the lines above name, as on paper.
    private var component = ""

    init(file: SourceFile, columns: [String: Int], width: Int, worksheet: Worksheet?) {
        self.file = file
        self.columns = columns
        self.width = width
        checkCount = worksheet?.rows.count
        let all = worksheet?.rows ?? []
        rows = Dictionary(
            all.flatMap { [($0.id, $0), (CheckName.id(of: $0.printedCode), $0)] },
            uniquingKeysWith: { first, _ in first })
        rowsByCode = Dictionary(grouping: all) { $0.code.lowercased() }.compactMapValues { rows in
            rows.count == 1 ? rows.first : nil
        }
        let known = Set(CSVFormat.columns)
        others = columns.filter { !known.contains($0.key) }.map { (name: $0.key, index: $0.value) }
            .sorted { $0.index < $1.index }
        questionColumns = columns.keys.filter { !CSVFormat.columnsOfFindings.contains($0) }.sorted()
    }

    private func text(_ column: String, _ line: [CSVTable.Cell]) -> String {
        guard let index = columns[column], index < line.count else { return "" }
        return line[index].text
    }

    private func span(_ column: String, _ line: [CSVTable.Cell]) -> SourceSpan {
        let fallback = (line.first?.range.lowerBound ?? 0)..<(line.last?.range.upperBound ?? 0)
        guard let index = columns[column], index < line.count else { return file.span(fallback) }
        return file.span(line[index].range.isEmpty ? fallback : line[index].range)
    }

    mutating func append(_ line: [CSVTable.Cell]) {
        let given = text("component", line).trimmed
        if !given.isEmpty { component = given }
        guard let name = checkName(line) else {
            // A line that names only a component says it for the lines below.
            guard given.isEmpty || line.contains(where: { !$0.text.isEmpty && $0.text.trimmed != given }) else {
                return
            }
            diagnostics.report(
                EvaluationCodes.table, "this line names no check", at: span("code", line),
                help: "fill in `code` or `check_id`")
            return
        }
        let row = row(name)
        if row == nil, checkCount != nil { reportUnknown(name, line) }
        if header == nil { header = auditHeader(line) }
        let finding = finding(line)
        let question = questionColumns.map { text($0, line) } + line.dropFirst(width).map(\.text)
        // Findings of one result stand on lines that follow each other, with the same first columns.
        if let finding, question == lastQuestion, let last = results.last, !last.objects("findings").isEmpty {
            var known = AuditResult(last)
            known.findings.append(Finding(finding))
            results[results.count - 1] = known.object
            return
        }
        lastQuestion = question
        var result = resultObject(name, row, line)
        if let finding { result.set("findings", [finding]) }
        reportSecondAnswer(result, line)
        results.append(result)
    }

    private func row(_ name: String) -> WorksheetRow? {
        let id = CheckName.id(of: name)
        return rows[id] ?? rows[id.lowercased()] ?? rowsByCode[name.lowercased()]
    }

    private mutating func reportUnknown(_ name: String, _ line: [CSVTable.Cell]) {
        // Suggestions cost more than all the rest; a table of another worksheet needs none for each line.
        // As they were written: by id, or by the code that is printed.
        let isID = !text("check_id", line).trimmed.isEmpty || name.contains("#")
        let near = NearestName.suggestions(
            for: CheckName.id(of: name), among: diagnostics.all.count < 50 ? rows.keys.sorted() : [])
        diagnostics.report(
            EvaluationCodes.unknownCheck, "`\(name.prefix(80))` is not in the worksheet; its answer is kept",
            at: span(text("check_id", line).trimmed.isEmpty ? "code" : "check_id", line),
            suggestions: isID ? near : near.compactMap { rows[$0].map { "\($0.component) \($0.code)" } })
    }

    private mutating func reportSecondAnswer(_ result: JSONObject, _ line: [CSVTable.Cell]) {
        let key = AuditResult(result).key
        let range = (line.first?.range.lowerBound ?? 0)..<(line.last?.range.upperBound ?? 0)
        guard let earlier = ranges.updateValue(range, forKey: key) else { return }
        diagnostics.report(
            EvaluationCodes.doubleIdentifier,
            "`\(key.check.prefix(80))` is answered twice for the same sample, environment and tester",
            at: span("code", line), related: [.init("the first answer is here", at: file.span(earlier))])
    }

    /// The outcome that stands behind a code in the same cell, as on paper: `M4 f`, `dialog.modal M4 f`.
    static func outcome(inCode cell: String) -> (code: String, outcome: String)? {
        guard let space = cell.trimmed.lastIndex(of: " ") else { return nil }
        let (code, word) = (cell.trimmed[..<space], cell.trimmed[space...])
        // `n` and a digit make a code, `M 4`; a word is an outcome only when it has no digit.
        guard !word.contains(where: \.isNumber), OutcomeWords.outcome(String(word)) != nil else { return nil }
        return (String(code), String(word).trimmed)
    }

    private func code(_ line: [CSVTable.Cell]) -> String {
        let cell = text("code", line).trimmed
        return text("outcome", line).trimmed.isEmpty
            ? CSVAuditBuilder.outcome(inCode: cell)?.code.trimmed ?? cell : cell
    }

    private func checkName(_ line: [CSVTable.Cell]) -> String? {
        let id = text("check_id", line).trimmed
        if !id.isEmpty { return id }
        let code = code(line)
        guard !code.isEmpty else { return nil }
        return code.contains(" ") || code.contains("#") || component.isEmpty ? code : "\(component) \(code)"
    }

    // MARK: One answer

    private func outcomeWord(_ line: [CSVTable.Cell]) -> String {
        let word = text("outcome", line)
        return word.trimmed.isEmpty ? CSVAuditBuilder.outcome(inCode: text("code", line))?.outcome ?? word : word
    }

    private mutating func outcome(_ line: [CSVTable.Cell]) -> EARL.Outcome {
        let word = outcomeWord(line)
        if let outcome = OutcomeWords.outcome(word) { return outcome }
        diagnostics.report(
            EvaluationCodes.wrongValue, "`\(word.prefix(80))` is no outcome",
            at: span("outcome", line),
            help: "expected one of \(EARL.Outcome.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))",
            suggestions: OutcomeWords.nearest(to: word))
        return .untested
    }

    private func filled(_ column: String, _ line: [CSVTable.Cell], _ fallback: String?) -> String {
        let text = text(column, line)
        return text.isEmpty ? fallback ?? "" : text
    }

    private mutating func resultObject(_ name: String, _ row: WorksheetRow?, _ line: [CSVTable.Cell]) -> JSONObject {
        var result = question(name, row, line)
        let word = outcomeWord(line)
        var note = text("note", line)
        if OutcomeWords.outcome(word) == nil { note = note.isEmpty ? word : word + ": " + note }
        let names = CSVPlaces.columns.map { text($0, line) }
        result["sample"] = JSONValue(places.sample(text("sample", line)))
        result["environment"] = JSONValue(places.environment(names))
        result["tester"] = JSONValue(places.tester(text("tester", line)))
        result.set("outcome", outcome(line).rawValue)
        result["mode"] = "manual"
        result.set("note", note)
        let hasFinding = hasFinding(line)
        result.set("heard", hasFinding ? "" : text("heard", line))
        result.set("evidence", hasFinding ? [] : evidence(line))
        result.set("at", filled("tested_at", line, Worksheet.never))
        let carriedFrom = text("carried_from", line)
        result["carriedFrom"] = carriedFrom.isEmpty ? .null : ["audit": .string(carriedFrom)]
        result.set("state", filled("state", line, "current"))
        for other in others where other.index < line.count && !line[other.index].text.isEmpty {
            result.set("csv_" + other.name, line[other.index].text)
        }
        for index in line.indices.dropFirst(width) where !line[index].text.isEmpty {
            diagnostics.append(
                Diagnostic(
                    EvaluationCodes.table, "this cell has no column; it is kept", at: file.span(line[index].range),
                    help: "the header names \(CountText.of(width, "column"))", severity: .warning))
            result.set("csv_column_\(index + 1)", line[index].text)
        }
        for check in CSVCellCheck.all {
            let cell = text(check.column, line)
            if let fault = check.fault(in: cell) {
                diagnostics.append(fault.diagnostic(in: check.column, cell, at: span(check.column, line)))
            }
        }
        return result
    }

    /// The members that tell which check was asked: from the table, else from the worksheet's row, else from the name.
    private func question(_ name: String, _ row: WorksheetRow?, _ line: [CSVTable.Cell]) -> JSONObject {
        let id = row?.id ?? CheckName.id(of: name)
        let parts = CheckName.parts(of: name)
        let hash = id.firstIndex(of: "#")
        let anchor = hash.map { String(id[id.index(after: $0)...]) } ?? id
        let component = filled("component", line, row?.component ?? hash.map { String(id[..<$0]) } ?? parts.component)
        let group = filled("group", line, row?.group ?? parts.group)
        let kind = filled("kind", line, row?.kind ?? parts.kind ?? "check")
        let wording = filled("check_text", line, row?.text)
        let criteria = text("wcag", line).split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
        let code = code(line)
        var question = JSONObject()
        question.set("check", CheckName.path(component: component, kind: kind, group: group, anchor: anchor))
        question.set("id", id)
        // A code without its component is completed where the worksheet knows it.
        question.set("code", code.contains(" ") || row == nil ? code : row?.printedCode)
        // A name that is none of a check's names is kept where it can be seen.
        if row == nil, !id.contains("#"), name != code {
            question.set(code.isEmpty ? "code" : "csv_given_check_id", name)
        }
        question.set("text", wording)
        question.set("fingerprint", filled("fingerprint", line, Fingerprint.of(wording)))
        question.set("component", component)
        question.set("group", group)
        if !CheckName.kinds.contains(kind) { question.set("kind", kind) }
        question["wcag"] = JSONValue(criteria.isEmpty ? row?.wcag ?? [] : criteria)
        return question
    }

    private func evidence(_ line: [CSVTable.Cell]) -> [JSONObject] {
        let name = text("evidence", line)
        return name.isEmpty ? [] : [JSONObject([.init("kind", "link"), .init("name", .string(name))])]
    }

    private func hasFinding(_ line: [CSVTable.Cell]) -> Bool {
        CSVFormat.ownColumnsOfFindings.contains { !text($0, line).isEmpty }
    }

    private mutating func finding(_ line: [CSVTable.Cell]) -> JSONObject? {
        guard hasFinding(line) else { return nil }
        var finding = JSONObject()
        for (member, column) in [
            ("id", "finding_id"), ("title", "finding_title"), ("severity", "severity"), ("cause", "cause"),
            ("steps", "steps"), ("heard", "heard"), ("ticket", "ticket"), ("status", "finding_status"),
        ] {
            finding.set(member, text(column, line))
        }
        if finding.string("severity") == "" {
            finding.set("severity", "major")
            diagnostics.append(
                Diagnostic(
                    EvaluationCodes.wrongValue, "this finding has no severity; it counts as `major`",
                    at: span("severity", line), severity: .note))
        }
        if finding.string("cause") == "" { finding.set("cause", "unknown") }
        if finding.string("status") == "" { finding.set("status", "open") }
        finding.set("evidence", evidence(line))
        return finding
    }

    // MARK: The whole

    private func auditHeader(_ line: [CSVTable.Cell]) -> JSONObject {
        let id = text("audit_id", line)
        var subject = JSONObject([.init("name", .string(text("subject", line)))])
        if !text("subject_version", line).isEmpty { subject.set("version", text("subject_version", line)) }
        return ImportedAudit.header(
            id: id.isEmpty ? ImportedAudit.identifier(of: file.path) : id, title: text("audit_title", line),
            subject: subject, checks: checkCount ?? 0)
    }

    var audit: AuditFile {
        var object = header ?? auditHeader([])
        object.set("testers", places.testers)
        object.set("environments", places.environments)
        object.set("samples", places.samples)
        object.set("results", results)
        return AuditFile(object)
    }
}
