import Diagnostics
import HTML
import Markdown
import YAML

/// Reads `content/site.yaml`.
enum SettingsReader {
    static let path = "content/site.yaml"

    /// - Parameter isUnreadable: whether there is a file that could not be read.
    static func read(
        _ file: SourceFile?, isUnreadable: Bool = false, diagnostics: inout DiagnosticList
    ) -> Settings {
        var settings = Settings()
        settings.file = file
        guard let file else {
            // Whoever read the folder has said why a file that is there could not be read.
            guard !isUnreadable else { return settings }
            diagnostics.report(
                GuidanceCodes.settingsProblem, "there is no \(path); the site gets default settings", at: nil,
                help: "`handrail init` writes one")
            return settings
        }
        guard let node = ContentYAML.parse(file, in: 0..<file.bytes.count, diagnostics: &diagnostics), !node.isNull
        else {
            return settings
        }
        guard node.mapping != nil else {
            diagnostics.report(
                GuidanceCodes.settingsProblem, "\(path) is \(node.kindName), but needs a mapping",
                at: file.span(node.range))
            return settings
        }
        var reader = NodeReader(node, in: file)
        readSite(&reader, &settings, &diagnostics)
        readNavigation(&reader, &settings, &diagnostics)
        let families = named(&reader, "families", &diagnostics)
        settings.familyPlaces = places(families)
        settings.families = families.map {
            Settings.Family(id: $0.id, title: $0.title ?? EntryName.title(fromStem: $0.id), description: $0.description)
        }
        let stacks = named(&reader, "stacks", &diagnostics)
        settings.stackPlaces = places(stacks)
        settings.stacks = stacks.map {
            Stack(id: $0.id, title: $0.title ?? $0.id, description: $0.description)
        }
        settings.statuses = named(&reader, "statuses", text: .description, &diagnostics).map {
            Settings.Status(id: $0.id, title: $0.title, meaning: $0.description)
        }
        settings.terms = TermReader.read(&reader, &diagnostics)
        let planned = plannedIDs(reader.placedStrings("planned", &diagnostics), in: reader.file, &diagnostics)
        settings.planned = Set(planned.map(\.text))
        settings.plannedPlaces = Dictionary(
            planned.map { ($0.text, $0.range) }, uniquingKeysWith: { first, _ in first })
        readChecks(&reader, &settings, &diagnostics)
        settings.other = reader.remaining.map { ($0.key, $0.value) }
        reader.reportUnknownKeys(&diagnostics)
        return settings
    }

    /// Ids that are to be written. A text with several is taken for as many.
    private static func plannedIDs(
        _ placed: [NodeReader.PlacedString], in file: SourceFile, _ diagnostics: inout DiagnosticList
    ) -> [NodeReader.PlacedString] {
        placed.flatMap { item -> [NodeReader.PlacedString] in
            guard item.text.contains(where: { $0 == "," || $0.isWhitespace }) else { return [item] }
            let parts = item.text.split { $0 == "," || $0.isWhitespace }.map(String.init)
            let areIDs = parts.allSatisfy { $0.utf8.allSatisfy { Citation.isNameByte($0) || ".:/".utf8.contains($0) } }
            diagnostics.report(
                GuidanceCodes.settingsProblem,
                areIDs ? "`planned` has several ids in one text" : "`\(item.text)` in `planned` is no id",
                at: file.span(item.range),
                help: areIDs ? "write `[\(parts.joined(separator: ", "))]`" : "write ids, such as `dialog.later`")
            return areIDs ? parts.map { .init(text: $0, range: item.range) } : []
        }
    }

    private static func readSite(
        _ reader: inout NodeReader, _ settings: inout Settings, _ diagnostics: inout DiagnosticList
    ) {
        settings.title = reader.string("title", &diagnostics) ?? settings.title
        settings.description = reader.string("description", &diagnostics)
        settings.language = reader.string("language", &diagnostics) ?? settings.language
        settings.languageSpan = reader.span(of: "language")
        settings.theme = reader.string("theme", &diagnostics) ?? settings.theme
        settings.themeSpan = reader.span(of: "theme")
        settings.themeOptions = reader.node("theme_options")
        settings.defectOwner = reader.string("defect_owner", &diagnostics)
        if let address = reader.string("base_url", &diagnostics) {
            if address.hasPrefix("https://") || address.hasPrefix("http://") {
                settings.baseURL = address.hasSuffix("/") ? address : address + "/"
            } else {
                diagnostics.report(
                    GuidanceCodes.settingsProblem, "`base_url` is no address", at: reader.span(of: "base_url"),
                    help: "expected one that starts with `https://`")
            }
        }
        if let months = reader.int("review_after", &diagnostics) {
            if months > 0, months < 1200 {
                settings.reviewAfter = months
            } else {
                diagnostics.report(
                    GuidanceCodes.settingsProblem, "`review_after` needs a number of months above 0",
                    at: reader.span(of: "review_after"))
            }
        }
    }

    private static func readNavigation(
        _ reader: inout NodeReader, _ settings: inout Settings, _ diagnostics: inout DiagnosticList
    ) {
        guard reader.node("navigation") != nil else { return }
        var items: [Settings.NavigationItem] = []
        for node in reader.sequence("navigation") {
            if let text = reader.scalarText(node) {
                items.append(.init(title: EntryName.title(fromStem: text), target: .named(text), range: node.range))
                continue
            }
            guard node.mapping != nil else {
                reader.reportWrongType(
                    "navigation", node, expected: "mappings with `title` and `kind` or `target`", &diagnostics)
                continue
            }
            var item = NodeReader(node, in: reader.file)
            let title = item.string("title", &diagnostics)
            let kinds = EntryKind.allCases.map(\.rawValue)
            let kind = item.word("kind", oneOf: kinds, &diagnostics).flatMap { EntryKind(rawValue: $0) }
            let target = item.string("target", &diagnostics)
            item.reportUnknownKeys(&diagnostics)
            if let kind {
                items.append(
                    .init(title: title ?? Kinds.definition(of: kind).title, target: .kind(kind), range: node.range))
                if target != nil {
                    diagnostics.report(
                        GuidanceCodes.settingsProblem,
                        "this link of the navigation has both `kind` and `target`; `kind` was taken",
                        at: item.span(of: "target"))
                }
            } else if let target {
                items.append(.init(title: title ?? target, target: .named(target), range: node.range))
            } else {
                diagnostics.report(
                    GuidanceCodes.settingsProblem, "this link of the navigation has neither `kind` nor `target`",
                    at: reader.file.span(node.range))
            }
        }
        settings.navigation = items
    }

    private struct Named {
        var id: String
        var title: String?
        var description: String?
        var range: Range<Int>
    }

    private static func places(_ named: [Named]) -> [String: Range<Int>] {
        Dictionary(named.map { ($0.id, $0.range) }, uniquingKeysWith: { first, _ in first })
    }

    /// What a text beside an id says of it: its title, or what it means.
    private enum ShortForm { case title, description }

    /// A sequence of ids, of mappings with `id`, `title` and `description`, or a mapping from ids to texts or to
    /// mappings with `title` and `description`.
    private static func named(
        _ reader: inout NodeReader, _ key: String, text form: ShortForm = .title, _ diagnostics: inout DiagnosticList
    ) -> [Named] {
        guard let node = reader.node(key) else { return [] }
        if let mapping = node.mapping {
            return mapping.entries.map { entry in
                if let text = reader.scalarText(entry.value) {
                    let isTitle = form == .title
                    return Named(
                        id: entry.key, title: isTitle ? text : nil, description: isTitle ? nil : text,
                        range: entry.range)
                }
                let bare = Named(id: entry.key, range: entry.range)
                if entry.value.mapping != nil {
                    return described(entry.value, id: entry.key, reader.file, &diagnostics) ?? bare
                }
                if !entry.value.isNull {
                    reader.reportWrongType(
                        entry.key, entry.value, expected: "a string, or a mapping with `title` and `description`",
                        &diagnostics)
                }
                return bare
            }
        }
        var seen = Set<String>()
        return reader.sequence(key).compactMap { item -> Named? in
            let named: Named?
            if let id = reader.scalarText(item) {
                named = Named(id: id, range: item.range)
            } else if item.mapping != nil {
                named = described(item, id: nil, reader.file, &diagnostics)
                if named == nil {
                    diagnostics.report(
                        YAMLCodes.missingKey, "`id` is missing", at: reader.file.span(item.range),
                        help: "each of `\(key)` has an `id` and a `title`")
                }
            } else {
                reader.reportWrongType(key, item, expected: "ids, or mappings with `id` and `title`", &diagnostics)
                named = nil
            }
            if let named, !seen.insert(named.id).inserted {
                diagnostics.report(
                    GuidanceCodes.settingsProblem, "`\(named.id)` stands twice in `\(key)`; the first one counts",
                    at: reader.file.span(item.range))
                return nil
            }
            return named
        }
    }

    /// A mapping with `id`, unless it is given, `title` and `description`; nil without an id.
    private static func described(
        _ node: Node, id: String?, _ file: SourceFile, _ diagnostics: inout DiagnosticList
    ) -> Named? {
        var inner = NodeReader(node, in: file)
        let id = id ?? inner.string("id", &diagnostics)
        let title = inner.string("title", &diagnostics)
        let description = inner.string("description", &diagnostics)
        inner.reportUnknownKeys(&diagnostics)
        return id.map { Named(id: $0, title: title, description: description, range: node.range) }
    }

    private static func readChecks(
        _ reader: inout NodeReader, _ settings: inout Settings, _ diagnostics: inout DiagnosticList
    ) {
        guard let checks = reader.reader("checks", &diagnostics) else { return }
        let codes = Dictionary(
            (GuidanceCodes.all + YAMLCodes.all + MarkdownDiagnostics.all + SanitizerDiagnostics.all).map {
                ($0.id, $0)
            },
            uniquingKeysWith: { first, _ in first })
        for entry in checks.mapping.entries {
            let span = reader.file.span(entry.range)
            guard let code = codes[entry.key] else {
                diagnostics.report(
                    GuidanceCodes.unknownCheck, "there is no diagnostic `\(entry.key)` to switch off", at: span,
                    suggestions: NearestName.suggestions(for: entry.key, among: codes.keys.sorted()))
                continue
            }
            switch checks.scalarText(entry.value) {
            case "off", "false":
                if code.severity == .error {
                    diagnostics.report(
                        GuidanceCodes.unknownCheck, "`\(entry.key)` is an error and cannot be switched off", at: span)
                } else {
                    settings.disabledChecks.insert(entry.key)
                }
            case "on", "true": break
            default:
                diagnostics.report(
                    GuidanceCodes.unknownCheck, "`\(entry.key)` is neither `on` nor `off`",
                    at: reader.file.span(entry.value.range))
            }
        }
    }
}
