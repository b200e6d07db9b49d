import Diagnostics

/// The rules of one build, as its `data/site.json` tells them: what two builds are compared by.
public struct SiteSnapshot: Sendable, Hashable {
    public struct Rule: Sendable, Hashable {
        public var code: String
        public var kind: String
        public var text: String

        public init(code: String, kind: String, text: String) {
            self.code = code
            self.kind = kind
            self.text = text
        }
    }

    public struct Document: Sendable, Hashable {
        public var id: String
        public var title: String
        public var rules: [Rule]

        public init(id: String, title: String, rules: [Rule]) {
            self.id = id
            self.title = title
            self.rules = rules
        }
    }

    public var documents: [Document]

    /// The newest version of the format that is understood.
    public static let formatVersion = 1

    public init(documents: [Document]) { self.documents = documents }

    /// What a catalog's own build would say.
    public init(_ catalog: Catalog) {
        documents = catalog.entries.map { entry in
            Document(
                id: entry.qualifiedName, title: entry.title,
                rules: catalog.requirements(of: entry).map {
                    Rule(code: $0.code, kind: $0.kind.rawValue, text: $0.text)
                })
        }
    }

    /// Reads `data/site.json`; nil, with a diagnostic that says where, for a damaged or newer file.
    public init?(reading file: SourceFile, diagnostics: inout DiagnosticList) {
        guard let root = JSONParser.parse(file, code: GuidanceCodes.snapshotFormat, diagnostics: &diagnostics) else {
            return nil
        }
        func refuse(_ message: String, _ node: JSONNode, help: String? = nil) {
            diagnostics.report(GuidanceCodes.snapshotFormat, message, at: file.span(node.range), help: help)
        }
        guard root["format"]?.string == "handrail-site" else {
            refuse("this is no site.json of Handrail", root, help: "expected `data/site.json` of a built site")
            return nil
        }
        guard let version = root["formatVersion"]?.int, version <= SiteSnapshot.formatVersion else {
            refuse(
                "this file has a newer format than this Handrail reads", root["formatVersion"] ?? root,
                help: "expected format version \(SiteSnapshot.formatVersion) or less")
            return nil
        }
        guard let entries = root["entries"]?.array else {
            refuse("`entries` is missing", root)
            return nil
        }
        documents = []
        for entry in entries {
            guard let id = entry["id"]?.string, let rules = entry["requirements"]?.array else {
                refuse("an entry needs `id` and `requirements`", entry)
                return nil
            }
            var document = Document(id: id, title: entry["title"]?.string ?? id, rules: [])
            for rule in rules {
                guard let code = rule["code"]?.string, let text = rule["text"]?.string else {
                    refuse("a requirement needs `code` and `text`", rule)
                    return nil
                }
                document.rules.append(Rule(code: code, kind: rule["kind"]?.string ?? "", text: text))
            }
            documents.append(document)
        }
    }
}
