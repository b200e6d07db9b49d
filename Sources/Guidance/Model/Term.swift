import Diagnostics

/// A word that an author explains (`terms:` of front matter or of `site.yaml`): it stands in the glossary.
public struct Term: Sendable, Hashable {
    /// As readers see it.
    public var name: String
    /// The explanation: plain text.
    public var text: String
    /// Other spellings and names to look for.
    public var synonyms: [String]
    /// The document that explains it; nil for one of the settings.
    public var entry: EntryID?
    public var span: SourceSpan

    public init(name: String, text: String, synonyms: [String] = [], entry: EntryID? = nil, span: SourceSpan) {
        self.name = name
        self.text = text
        self.synonyms = synonyms
        self.entry = entry
        self.span = span
    }
}
