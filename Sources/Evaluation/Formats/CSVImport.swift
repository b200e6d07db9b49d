import Diagnostics
import Standards

/// Reads a table of results. Only `outcome` and one of `code` and `check_id` are needed; the columns of `CSVFormat` in
/// any order are understood, and others are kept as members `csv_…` of the results.
public enum CSVImport {
    /// An audit file with the answers of the table; nil when the table cannot be read.
    ///
    /// - Parameter worksheet: gives wordings, groups and criteria to answers that name only their code.
    public static func read(
        _ file: SourceFile, worksheet: Worksheet? = nil, diagnostics: inout DiagnosticList
    ) -> AuditFile? {
        guard let table = CSVTable.read(file, diagnostics: &diagnostics) else { return nil }
        guard let header = table.lines.first else {
            diagnostics.report(EvaluationCodes.table, "the table is empty", at: file.span(0..<0))
            return nil
        }
        var columns: [String: Int] = [:]
        for (index, cell) in header.enumerated() {
            let name = cell.text.trimmed.lowercased()
            guard columns[name] == nil else {
                diagnostics.report(
                    EvaluationCodes.table, "the column `\(name)` is given twice; the first one counts",
                    at: file.span(cell.range))
                continue
            }
            columns[name] = index
        }
        guard columns["outcome"] != nil, columns["code"] != nil || columns["check_id"] != nil else {
            let missing = columns["outcome"] == nil ? "outcome" : "code"
            diagnostics.report(
                EvaluationCodes.table, "the table has no column `\(missing)`",
                at: file.span((header.first?.range.lowerBound ?? 0)..<(header.last?.range.upperBound ?? 0)),
                help: "the first line names the columns; `outcome` and `code` or `check_id` are needed",
                suggestions: NearestName.suggestions(for: missing, among: columns.keys.sorted()))
            return nil
        }
        var builder = CSVAuditBuilder(file: file, columns: columns, worksheet: worksheet)
        for line in table.lines.dropFirst() { builder.append(line) }
        diagnostics.append(contentsOf: builder.diagnostics)
        return builder.audit
    }
}

/// Builds an audit from the lines of a table.
private struct CSVAuditBuilder {
    let file: SourceFile
    let columns: [String: Int]
    let rows: [String: WorksheetRow]
    let hasWorksheet: Bool
    var diagnostics = DiagnosticList()
    private var header: JSONObject?
    private var testers: [String: JSONObject] = [:]
    private var environments: [String: JSONObject] = [:]
    private var samples: [String: JSONObject] = [:]
    private var order: (testers: [String], environments: [String], samples: [String]) = ([], [], [])
    private var results: [JSONObject] = []
    private var positions: [AuditResult.Key: Int] = [:]
    private let others: [(name: String, index: Int)]

    init(file: SourceFile, columns: [String: Int], worksheet: Worksheet?) {
        self.file = file
        self.columns = columns
        hasWorksheet = worksheet != nil
        rows = Dictionary(
            (worksheet?.rows ?? []).flatMap { [($0.id, $0), (CheckName.id(of: $0.printedCode), $0)] },
            uniquingKeysWith: { first, _ in first })
        let known = Set(CSVFormat.columns)
        others = columns.filter { !known.contains($0.key) && !$0.key.isEmpty }.map { (name: $0.key, index: $0.value) }
            .sorted { $0.index < $1.index }
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
        guard let name = checkName(line) else {
            diagnostics.report(
                EvaluationCodes.table, "this line names no check", at: span("code", line),
                help: "fill in `code` or `check_id`")
            return
        }
        let row = rows[CheckName.id(of: name)]
        if row == nil, hasWorksheet {
            // Suggestions cost more than all the rest; a table of another worksheet needs none for each line.
            let names = diagnostics.all.count < 50 ? rows.keys.sorted() : []
            diagnostics.report(
                EvaluationCodes.unknownCheck, "`\(name)` is not in the worksheet; its answer is kept",
                at: span("code", line), suggestions: NearestName.suggestions(for: name, among: names))
        }
        if header == nil { header = auditHeader(line) }
        var result = resultObject(name, row, line)
        let finding = finding(line)
        let key = AuditResult(result).key
        // Findings of one result stand on lines that follow each other, with the same first columns.
        if let position = positions[key], position == results.count - 1, let finding {
            var known = AuditResult(results[position])
            known.findings.append(Finding(finding))
            results[position] = known.object
            return
        }
        if let finding { result.set("findings", [finding]) }
        positions[key] = results.count
        results.append(result)
    }

    private func checkName(_ line: [CSVTable.Cell]) -> String? {
        let id = text("check_id", line).trimmed
        if !id.isEmpty { return id }
        let code = text("code", line).trimmed
        guard !code.isEmpty else { return nil }
        let component = text("component", line).trimmed
        return code.contains(" ") || code.contains("#") || component.isEmpty ? code : "\(component) \(code)"
    }

    private mutating func outcome(_ line: [CSVTable.Cell]) -> EARL.Outcome {
        let word = text("outcome", line)
        if let outcome = OutcomeWords.outcome(word) { return outcome }
        diagnostics.report(
            EvaluationCodes.wrongValue, "`\(word.prefix(80))` is no outcome; it is kept as a note",
            at: span("outcome", line),
            help: "expected one of \(EARL.Outcome.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))",
            suggestions: NearestName.suggestions(for: word, among: EARL.Outcome.allCases.map(\.rawValue)))
        return .untested
    }

    private func filled(_ column: String, _ line: [CSVTable.Cell], _ fallback: String?) -> String {
        let text = text(column, line)
        return text.isEmpty ? fallback ?? "" : text
    }

    private mutating func resultObject(_ name: String, _ row: WorksheetRow?, _ line: [CSVTable.Cell]) -> JSONObject {
        var result = question(name, row, line)
        let outcome = outcome(line)
        let word = text("outcome", line)
        var note = text("note", line)
        if OutcomeWords.outcome(word) == nil { note = note.isEmpty ? word : word + ": " + note }
        result["sample"] = JSONValue(sample(line))
        result["environment"] = JSONValue(environment(line))
        result["tester"] = JSONValue(tester(line))
        result.set("outcome", outcome.rawValue)
        result["mode"] = "manual"
        result.set("note", note)
        let hasFinding = !text("finding_id", line).isEmpty || !text("finding_title", line).isEmpty
        result.set("heard", hasFinding ? "" : text("heard", line))
        result.set("evidence", hasFinding ? [] : evidence(line))
        result.set("at", filled("tested_at", line, Worksheet.never))
        let carriedFrom = text("carried_from", line)
        result["carriedFrom"] = carriedFrom.isEmpty ? .null : ["audit": .string(carriedFrom)]
        result.set("state", filled("state", line, "current"))
        for other in others where other.index < line.count && !line[other.index].text.isEmpty {
            result.set("csv_" + other.name, line[other.index].text)
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
        var question = JSONObject()
        question.set("check", CheckName.path(component: component, kind: kind, group: group, anchor: anchor))
        question.set("id", id)
        question.set("code", filled("code", line, row?.printedCode))
        question.set("text", wording)
        question.set("fingerprint", filled("fingerprint", line, Fingerprint.of(wording)))
        question.set("component", component)
        question.set("group", group)
        question["wcag"] = JSONValue(criteria.isEmpty ? row?.wcag ?? [] : criteria)
        return question
    }

    private func evidence(_ line: [CSVTable.Cell]) -> [JSONObject] {
        let name = text("evidence", line)
        return name.isEmpty ? [] : [JSONObject([.init("kind", "link"), .init("name", .string(name))])]
    }

    private func finding(_ line: [CSVTable.Cell]) -> JSONObject? {
        let id = text("finding_id", line)
        let title = text("finding_title", line)
        guard !id.isEmpty || !title.isEmpty else { return nil }
        var finding = JSONObject()
        finding.set("id", id.isEmpty ? "csv-\(file.line(at: line.first?.range.lowerBound ?? 0))" : id)
        finding.set("title", title)
        for (member, column) in [
            ("severity", "severity"), ("cause", "cause"), ("steps", "steps"), ("heard", "heard"), ("ticket", "ticket"),
            ("status", "finding_status"),
        ] {
            finding.set(member, text(column, line))
        }
        if finding.string("severity") == "" { finding.set("severity", "major") }
        if finding.string("cause") == "" { finding.set("cause", "unknown") }
        if finding.string("status") == "" { finding.set("status", "open") }
        finding.set("evidence", evidence(line))
        return finding
    }

    // MARK: People, environments, samples

    private mutating func tester(_ line: [CSVTable.Cell]) -> String? {
        let name = text("tester", line)
        guard !name.isEmpty else { return nil }
        if let known = testers[name] { return known.string("id") }
        let id = "t\(testers.count + 1)"
        testers[name] = JSONObject([.init("id", .string(id)), .init("name", .string(name))])
        order.testers.append(name)
        return id
    }

    private mutating func sample(_ line: [CSVTable.Cell]) -> String? {
        let name = text("sample", line)
        guard !name.isEmpty else { return nil }
        if let known = samples[name] { return known.string("id") }
        let id = "s\(samples.count + 1)"
        samples[name] = JSONObject([.init("id", .string(id)), .init("name", .string(name))])
        order.samples.append(name)
        return id
    }

    private mutating func environment(_ line: [CSVTable.Cell]) -> String? {
        let names = ["environment", "device", "os", "os_version", "at", "at_version", "text_size"]
        let values = names.map { text($0, line) }
        guard values.contains(where: { !$0.isEmpty }) else { return nil }
        let key = values.joined(separator: "\u{1F}")
        if let known = environments[key] { return known.string("id") }
        var environment = JSONObject()
        let id = "e\(environments.count + 1)"
        environment.set("id", id)
        environment.set("label", values[0])
        for (member, value) in [("device", values[1]), ("os", values[2]), ("osVersion", values[3])] where !value.isEmpty
        {
            environment.set(member, value)
        }
        let versions = values[5].split(separator: " + ").map(String.init)
        let technologies = values[4].split(separator: " + ").enumerated().map { index, name in
            var technology = JSONObject([.init("name", .string(String(name)))])
            if index < versions.count { technology.set("version", versions[index]) }
            return technology
        }
        if !technologies.isEmpty { environment.set("at", technologies) }
        if !values[6].isEmpty { environment.set("textSize", values[6]) }
        environments[key] = environment
        order.environments.append(key)
        return id
    }

    // MARK: The whole

    private func auditHeader(_ line: [CSVTable.Cell]) -> JSONObject {
        var hash = FNV1a()
        hash.combine(file.path)
        let digits = hash.hexadecimal + hash.hexadecimal
        let fallback = "\(digits.prefix(8))-\(digits.dropFirst(8).prefix(4))-8000-8000-\(digits.suffix(12))"
        let id = text("audit_id", line)
        var subject = JSONObject([.init("name", .string(text("subject", line)))])
        if !text("subject_version", line).isEmpty { subject.set("version", text("subject_version", line)) }
        return JSONObject([
            .init("format", .string(AuditFile.format)), .init("formatVersion", .int(AuditFile.formatVersion)),
            .init("id", .string(id.isEmpty ? fallback : id)), .init("revision", 0),
            .init("createdAt", .string(Worksheet.never)), .init("updatedAt", .string(Worksheet.never)),
            .init("template", ["site": "", "contentVersion": "", "checks": .int(rows.isEmpty ? 0 : rows.count)]),
            .init(
                "audit",
                [
                    "title": .string(text("audit_title", line)), "kind": "initial", "status": "draft",
                    "subject": subject.value,
                ]),
        ])
    }

    var audit: AuditFile {
        var object = header ?? auditHeader([])
        object.set("testers", order.testers.compactMap { testers[$0] })
        object.set("environments", order.environments.compactMap { environments[$0] })
        object.set("samples", order.samples.compactMap { samples[$0] })
        object.set("results", results)
        return AuditFile(object)
    }
}
