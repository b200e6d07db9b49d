import Diagnostics
import YAML

/// Reads the front matter of a document: what it says of itself (`Metadata`) and what places it in the catalog.
struct MetadataReader {
    typealias Placed = NodeReader.PlacedString

    var metadata = Metadata()
    var id: Placed?
    var title: String?
    var summary: String?
    var kind: Placed?
    var stack: String?
    var family: String?
    var related: [Placed] = []
    var criteria: [Placed] = []
    var planned: Set<String> = []
    var replacedBy: Placed?
    var extends: [Placed] = []
    var aliases: [Placed] = []
    var terms: [Term] = []
    var reviewedSpan: SourceSpan?
    var changes: [(date: ReviewDate?, version: String?, text: String)] = []

    static let statuses = ["draft", "alpha", "beta", "stable", "deprecated"]

    init(_ mapping: Mapping?, in file: SourceFile, statuses: [String], diagnostics: inout DiagnosticList) {
        guard let mapping else { return }
        var reader = NodeReader(mapping, in: file)
        readPlace(&reader, &diagnostics)
        readStatus(&reader, known: MetadataReader.statuses + statuses, &diagnostics)
        readDates(&reader, &diagnostics)
        readLists(&reader, &diagnostics)
        changes = readChanges(&reader, &diagnostics)
        terms = TermReader.read(&reader, &diagnostics)
        for entry in reader.remaining {
            diagnostics.report(
                YAMLCodes.unknownKey, "the key `\(entry.key)` is not known",
                at: file.span(entry.range),
                suggestions: NearestName.suggestions(for: entry.key, among: reader.asked))
        }
        metadata.other = reader.remaining.map { ($0.key, $0.value) }
    }

    private mutating func readPlace(_ reader: inout NodeReader, _ diagnostics: inout DiagnosticList) {
        id = reader.placedString("id", &diagnostics)
        title = reader.string("title", &diagnostics)
        summary = reader.string("summary", &diagnostics) ?? reader.string("description", &diagnostics)
        kind = reader.placedString("kind", &diagnostics)
        stack = reader.string("stack", &diagnostics)
        family = reader.string("family", &diagnostics)
        metadata.order = reader.int("order", &diagnostics)
        metadata.language = reader.string("language", &diagnostics)
        metadata.owner = reader.string("owner", &diagnostics)
    }

    private mutating func readStatus(
        _ reader: inout NodeReader, known: [String], _ diagnostics: inout DiagnosticList
    ) {
        metadata.status = reader.string("status", &diagnostics)
        if let status = metadata.status, !known.contains(status) {
            diagnostics.report(
                GuidanceCodes.unknownStatus, "the status `\(status)` is not one of the usual words",
                at: reader.span(of: "status"), suggestions: NearestName.suggestions(for: status, among: known))
        }
        replacedBy = reader.placedString("replaced_by", &diagnostics)
        metadata.replacedBy = replacedBy?.text
        metadata.version = reader.string("version", &diagnostics)
        // Beside another `version:` it is a key like any that Handrail does not know, so that it is not lost.
        if metadata.version == nil || reader.mapping["latest_version"].flatMap(reader.scalarText) == metadata.version {
            metadata.version = reader.string("latest_version", &diagnostics) ?? metadata.version
        }
        metadata.availability = reader.string("availability", &diagnostics)
    }

    private mutating func readDates(_ reader: inout NodeReader, _ diagnostics: inout DiagnosticList) {
        reviewedSpan = reader.span(of: "reviewed")
        if let text = reader.string("reviewed", &diagnostics) {
            metadata.reviewed = date(text, "a date of review", at: reviewedSpan, &diagnostics)
        }
        if let text = reader.string("review_after", &diagnostics) {
            // Months: `6`, `6 months`, `2 years`.
            let words = text.split(separator: " ")
            let unit = words.count > 1 ? String(words[1]) : "months"
            if let number = words.first.flatMap({ Int($0) }), number > 0, number < 1200,
                let factor = ["month": 1, "months": 1, "year": 12, "years": 12][unit], words.count <= 2
            {
                metadata.reviewAfter = number * factor
            } else {
                diagnostics.report(
                    GuidanceCodes.unreadableDate, "`\(text)` is not a time until the next review",
                    at: reader.span(of: "review_after"), help: "expected a number of months, or `2 years`")
            }
        }
    }

    private func date(
        _ text: String, _ what: String, at span: SourceSpan?, _ diagnostics: inout DiagnosticList
    ) -> ReviewDate? {
        if let date = ReviewDate(text) { return date }
        diagnostics.report(
            GuidanceCodes.unreadableDate, "`\(text)` is not \(what)", at: span,
            help: "expected `2026-10-05`, `2026-10` or `October 2026`")
        return nil
    }

    private mutating func readLists(_ reader: inout NodeReader, _ diagnostics: inout DiagnosticList) {
        metadata.platforms = reader.strings("platforms", &diagnostics)
        metadata.tags = list(&reader, "tags", &diagnostics).map(\.text)
        aliases = list(&reader, "aliases", &diagnostics)
        metadata.aliases = aliases.map(\.text)
        metadata.documentation = reader.strings("docs", &diagnostics)
        metadata.guidelines = reader.strings("hig", &diagnostics)
        metadata.sources = reader.strings("source", &diagnostics)
        related = references(&reader, "related", &diagnostics)
        criteria = list(&reader, "wcag", &diagnostics)
        extends = list(&reader, "extends", &diagnostics)
        metadata.extends = extends.map(\.text)
    }

    /// A list of words; `a, b, c` in one string counts as three, as several generators have it.
    private func list(
        _ reader: inout NodeReader, _ key: String, _ diagnostics: inout DiagnosticList
    ) -> [Placed] {
        let strings = reader.placedStrings(key, &diagnostics)
        guard strings.count == 1, strings[0].text.contains(",") else { return strings }
        let range = strings[0].range
        // In a plain scalar of one line each word has a place of its own.
        let isPlain = reader.file.text(in: range) == strings[0].text
        return strings[0].text.split(separator: ",").map { part in
            let words = part.drop { $0 == " " }
            let text = String(words.reversed().drop { $0 == " " }.reversed())
            let start =
                range.lowerBound + strings[0].text.utf8.distance(from: strings[0].text.startIndex, to: words.startIndex)
            return Placed(text: text, range: isPlain ? start..<start + text.utf8.count : range)
        }
    }

    /// A list of ids; one that is still to be written may say so: `{id: dialog.nonmodal, status: planned}`.
    private mutating func references(
        _ reader: inout NodeReader, _ key: String, _ diagnostics: inout DiagnosticList
    ) -> [Placed] {
        let items = reader.sequence(key)
        guard items.contains(where: { $0.mapping != nil }) else { return list(&reader, key, &diagnostics) }
        return items.compactMap { item -> Placed? in
            if let text = reader.scalarText(item) { return Placed(text: text, range: item.range) }
            var inner = NodeReader(item, in: reader.file)
            guard let id = inner.placedString("id", &diagnostics) else {
                if !item.isNull {
                    reader.reportWrongType(key, item, expected: "ids, or mappings with `id`", &diagnostics)
                }
                return nil
            }
            if inner.word("status", oneOf: ["planned"], &diagnostics) != nil { planned.insert(id.text) }
            inner.reportUnknownKeys(&diagnostics)
            return id
        }
    }

    /// `changelog:` is a sequence of sentences, or of mappings with `date`, `version` and `text`.
    private func readChanges(
        _ reader: inout NodeReader, _ diagnostics: inout DiagnosticList
    ) -> [(date: ReviewDate?, version: String?, text: String)] {
        var changes: [(date: ReviewDate?, version: String?, text: String)] = []
        for item in reader.sequence("changelog") {
            if let text = reader.scalarText(item) {
                changes.append((nil, nil, text))
            } else if item.mapping != nil {
                var change = NodeReader(item, in: reader.file)
                let date = change.string("date", &diagnostics).flatMap {
                    self.date($0, "a date of a change", at: change.span(of: "date"), &diagnostics)
                }
                let version = change.string("version", &diagnostics)
                let text = change.string("text", &diagnostics) ?? change.string("change", &diagnostics)
                if date != nil || version != nil || text != nil { changes.append((date, version, text ?? "")) }
                change.reportUnknownKeys(&diagnostics)
            } else if !item.isNull {
                reader.reportWrongType(
                    "changelog", item, expected: "sentences, or mappings with `date`, `version` and `text`",
                    &diagnostics)
            }
        }
        return changes
    }
}
