/// Every kind of document that a content file can be, in the order of navigation. A new kind is a file in `Kinds/` and
/// a line here.
public enum Kinds {
    public static let all: [KindDefinition] = [
        .component, .globalRules, .guidance, .lesson, .page,
    ]

    public static func definition(of kind: EntryKind) -> KindDefinition {
        let kind = kind == .globalRule ? .ruleSet : kind
        return all.first { $0.kind == kind } ?? .page
    }

    /// The sections that headings of such a document announce.
    static func sections(of kind: EntryKind) -> Set<SectionKind> {
        Set(definition(of: kind).sections.map(\.kind)).union([.contents, .related])
    }

    /// The nearest valid id to a name: the name itself when it is one.
    public static func validID(_ name: String) -> String { EntryName.sanitized(name) }

    /// The text of a new content file of a kind, with every section explained, for `handrail new`.
    ///
    /// - Parameter id: an id as `validID` gives it; another gives the file of the nearest one.
    /// - Returns: nil when there is no such kind.
    public static func newContent(kind: String, id: String) -> (path: String, text: String)? {
        guard let definition = all.first(where: { $0.kind.rawValue == kind }) else { return nil }
        let name = EntryName.sanitized(id)
        let title = EntryName.title(fromStem: name)
        return ("content/\(definition.kind.folder)/\(name).md", definition.newText(id: name, title: title))
    }
}

/// What a kind of document is for, and the sections it may have.
public struct KindDefinition: Sendable {
    public let kind: EntryKind
    /// What a reader calls it, such as `Component`.
    public let title: String
    /// One or two sentences: when to write such a document.
    public let help: String
    public let sections: [SectionDefinition]
    /// Front matter of a new document beside id and title, one `key: value` a line.
    let frontMatter: [String]
    /// What stands before the first section of a new document.
    let lead: String
    /// Written instead of one heading a section, for kinds whose documents repeat their sections.
    let body: String?

    init(
        _ kind: EntryKind, title: String, help: String, frontMatter: [String], lead: String,
        sections: [SectionDefinition], body: String? = nil
    ) {
        self.kind = kind
        self.title = title
        self.help = help
        self.frontMatter = frontMatter
        self.lead = lead
        self.sections = sections
        self.body = body
    }

    /// A document with every section and its example.
    func newText(id: String, title: String) -> String {
        var text = "---\nid: \(id)\ntitle: \(title)\n"
        text += frontMatter.map { $0 + "\n" }.joined()
        text += "---\n\n# \(title)\n\n\(lead)\n"
        // Ids of rules are the whole site's, so they come from the document's.
        let rule = EntryName.slug(id.hasPrefix("global.") ? String(id.dropFirst(7)) : id)
        if let body { return text + "\n" + body.replacing("{#global.ID-", with: "{#global.\(rule)-") + "\n" }
        for section in sections where !section.example.isEmpty {
            text += "\n## \(section.title)\n\n\(section.example)\n"
        }
        return text
    }
}

/// A section that a kind of document may have.
public struct SectionDefinition: Sendable {
    public let kind: SectionKind
    /// The heading as Handrail's own content writes it.
    public let title: String
    /// What belongs into it.
    public let help: String
    /// What a new document shows in it; empty for sections that a new document starts without.
    public let example: String
    /// All headings that announce it, in small letters.
    public var headings: [String] { SectionHeadings.table.first { $0.kind == kind }?.headings ?? [] }

    init(_ kind: SectionKind, _ title: String, help: String, example: String = "") {
        self.kind = kind
        self.title = title
        self.help = help
        self.example = example
    }
}
