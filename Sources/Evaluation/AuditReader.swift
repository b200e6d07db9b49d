import Diagnostics

/// Reads audit files. Faults inside a file are diagnostics beside what could be read; members that are wrong or unknown
/// are kept, so that writing the file again loses nothing.
public enum AuditReader {
    /// The audit in a JSON file; nil when the file is damaged, is no audit file, or was written by a newer version.
    ///
    /// Complexity: O(n log n) in the size of the file.
    public static func read(_ file: SourceFile, diagnostics: inout DiagnosticList) -> AuditFile? {
        guard let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &diagnostics) else {
            return nil
        }
        return audit(of: node, in: file, &diagnostics)
    }

    /// The audit in a file of any form that can hold one: an audit file, a table (`.csv`, `.tsv`), codes from paper
    /// (`.txt`), a filled copy of the worksheet page (`.html`), or a report of another tool.
    ///
    /// - Parameter worksheet: gives wordings, groups and criteria to tables that name only codes.
    public static func readAny(
        _ file: SourceFile, worksheet: Worksheet? = nil, diagnostics: inout DiagnosticList
    ) -> AuditFile? {
        let name = file.path.lowercased()
        if name.hasSuffix(".txt") {
            let file = TextEncoding.utf8(file, guesses: true, diagnostics: &diagnostics)
            return ShortCodes.audit(file, worksheet: worksheet, isTable: false, diagnostics: &diagnostics)
        }
        if name.hasSuffix(".csv") || name.hasSuffix(".tsv") {
            return CSVImport.read(file, worksheet: worksheet, diagnostics: &diagnostics)
        }
        if name.hasSuffix(".html") || name.hasSuffix(".htm") { return readPage(file, diagnostics: &diagnostics) }
        let file = TextEncoding.utf8(file, guesses: false, diagnostics: &diagnostics)
        guard name.hasSuffix(".json") || name.hasSuffix(".jsonld") || isLikeJSON(file) else {
            reportOtherForm(file, &diagnostics)
            return nil
        }
        guard let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &diagnostics) else {
            return nil
        }
        if node["format"] == nil, OtherTools.isKnown(node) {
            return OtherTools.read(node, in: file, diagnostics: &diagnostics)
        }
        return audit(of: node, in: file, &diagnostics)
    }

    /// Whether a text begins as JSON does.
    private static func isLikeJSON(_ file: SourceFile) -> Bool {
        let first = file.bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    private static func reportOtherForm(_ file: SourceFile, _ diagnostics: inout DiagnosticList) {
        let isMarkdown = [".md", ".markdown"].contains(where: file.path.lowercased().hasSuffix)
        diagnostics.report(
            EvaluationCodes.notAnAudit,
            isMarkdown
                ? "a task list in Markdown is for tickets and cannot be read back"
                : "this is none of the forms that can be read", at: file.whole,
            help:
                "read are JSON (.json), tables (.csv, .tsv), codes from paper (.txt) and filled copies of the worksheet page (.html)"
        )
    }

    /// The answers in a filled copy of the worksheet page: the JSON of its script element of type `application/json`
    /// that holds an audit. In it every `<` is an escape, so that the element's end is the next `</script`.
    private static func readPage(_ file: SourceFile, diagnostics: inout DiagnosticList) -> AuditFile? {
        let type = Array("application/json".utf8)
        let end = Array("</script".utf8)
        let format = Array(AuditFile.format.utf8)
        var position = 0
        while let script = firstIndex(of: type, in: file.bytes, from: position),
            let open = file.bytes[script...].firstIndex(of: UInt8(ascii: ">")),
            let close = firstIndex(of: end, in: file.bytes, from: open)
        {
            // The page's own script names the type and the format too; what it holds is no object.
            let first = file.bytes[(open + 1)..<close].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
            position = open
            guard first == UInt8(ascii: "{"),
                firstIndex(of: format, in: Array(file.bytes[open..<close]), from: 0) != nil
            else { continue }
            position = close
            let range = (open + 1)..<close
            let node = JSONParser.parse(file, in: range, code: EvaluationCodes.damaged, diagnostics: &diagnostics)
            return node.flatMap { audit(of: $0, in: file, &diagnostics) }
        }
        diagnostics.report(
            EvaluationCodes.notAnAudit, "this page holds no answers", at: file.whole,
            help: "save a filled copy from the worksheet page")
        return nil
    }

    private static func firstIndex(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first else { return nil }
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == first, bytes[index...].starts(with: pattern) { return index }
            index += 1
        }
        return nil
    }

    private static func audit(
        of node: JSONNode, in file: SourceFile, _ diagnostics: inout DiagnosticList
    ) -> AuditFile? {
        guard isReadable(node, in: file, &diagnostics) else { return nil }
        var checker = ShapeChecker(file: file)
        checker.check(node, .audit, path: "")
        diagnostics.append(contentsOf: checker.diagnostics)
        let audit = AuditFile(JSONObject(node.value))
        reportDoubles(node, in: file, &diagnostics)
        reportReferences(node, audit, in: file, &diagnostics)
        return audit
    }

    private static func isReadable(_ node: JSONNode, in file: SourceFile, _ diagnostics: inout DiagnosticList) -> Bool {
        guard node.members != nil, node["format"]?.string == AuditFile.format else {
            diagnostics.report(
                EvaluationCodes.notAnAudit, "this is no audit file",
                at: file.span(node["format"]?.range ?? node.range.lowerBound..<node.range.lowerBound),
                help: "expected an object with `\"format\": \"\(AuditFile.format)\"`")
            return false
        }
        if let version = node["formatVersion"]?.double, version > Double(AuditFile.formatVersion) {
            let written = node["formatVersion"].map { file.text(in: $0.range) } ?? ""
            diagnostics.report(
                EvaluationCodes.newerVersion,
                "the file has format version \(written.prefix(80)), but this version reads up to \(AuditFile.formatVersion)",
                at: file.span(node["formatVersion"]?.range ?? node.range), help: "install a newer Handrail")
            return false
        }
        return true
    }

    private static func reportDoubles(_ node: JSONNode, in file: SourceFile, _ diagnostics: inout DiagnosticList) {
        for list in ["testers", "environments", "samples"] {
            var first: [String: Range<Int>] = [:]
            for item in node[list]?.array ?? [] {
                guard let id = item["id"], let text = id.string else { continue }
                guard let earlier = first.updateValue(id.range, forKey: text) else { continue }
                diagnostics.report(
                    EvaluationCodes.doubleIdentifier, "two entries of `\(list)` have the id `\(text.prefix(80))`",
                    at: file.span(id.range), related: [.init("the first one is here", at: file.span(earlier))])
            }
        }
        var answers: [AuditResult.Key: Range<Int>] = [:]
        for item in node["results"]?.array ?? [] {
            let key = AuditResult(JSONObject(item.value)).key
            let range = item["check"]?.range ?? item.range
            guard let earlier = answers.updateValue(range, forKey: key) else { continue }
            diagnostics.report(
                EvaluationCodes.doubleIdentifier,
                "`\(key.check.prefix(80))` is answered twice for the same sample, environment and tester",
                at: file.span(range), related: [.init("the first answer is here", at: file.span(earlier))])
        }
    }

    private static func reportReferences(
        _ node: JSONNode, _ audit: AuditFile, in file: SourceFile, _ diagnostics: inout DiagnosticList
    ) {
        let lists = [
            ("tester", Set(audit.testers.map(\.id))), ("environment", Set(audit.environments.map(\.id))),
            ("sample", Set(audit.samples.map(\.id))),
        ]
        var told: Set<String> = []
        for item in node["results"]?.array ?? [] {
            for (key, known) in lists {
                guard let value = item[key], let id = value.string, !known.contains(id), told.insert(key + id).inserted
                else { continue }
                diagnostics.report(
                    EvaluationCodes.unknownReference, "no \(key) of this file has the id `\(id.prefix(80))`",
                    at: file.span(value.range), suggestions: NearestName.suggestions(for: id, among: known.sorted()))
            }
        }
    }
}

extension SourceFile {
    /// For what concerns the file and none of its lines: its path, without an excerpt.
    public var whole: SourceSpan { SourceFile(path: path, bytes: []).span(0..<0) }
}
