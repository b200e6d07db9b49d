/// What a document is. Its sections and their help stand in `Kinds.swift`.
public enum EntryKind: String, Sendable, Hashable, CaseIterable {
    /// A component specification with selection, musts, don'ts, golden pattern and acceptance checks.
    case component
    /// A file that holds global rules; each rule is an entry of its own.
    case ruleSet = "rules"
    /// One global rule out of a rule set.
    case globalRule = "rule"
    /// A guidance topic with rules, pitfalls, key APIs and variants.
    case guidance
    /// A long-form lesson.
    case lesson
    /// Anything else.
    case page

    /// The folder of `content/` where documents of the kind lie and of the site where their pages lie.
    public var folder: String {
        switch self {
        case .component: "components"
        case .ruleSet, .globalRule: "rules"
        case .guidance: "guidance"
        case .lesson: "lessons"
        case .page: "pages"
        }
    }
}
