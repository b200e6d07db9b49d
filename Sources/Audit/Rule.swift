import Diagnostics

/// One audit rule as one value: what it is called, which success criteria it judges, why it matters, how to mend
/// what it finds, examples that are its tests, and the check.
public struct Rule: Sendable {
    /// Kebab-case, stable and never reused; names the thing judged.
    public let id: String
    /// What is so where the rule passes, such as "Images have a text alternative".
    public let title: String
    /// The chapter of the list of rules.
    public let group: Group
    /// Numbers of the WCAG success criteria that are not met where the rule fails; empty for a best practice.
    public let criteria: [String]
    public let level: Level
    /// Failures of notes are told but do not stop a build.
    public let severity: Severity
    /// Run when no rules are named.
    public let isDefault: Bool
    /// Whether the rule is about Web pages in the sense of WCAG, which a page that is only shown in frames of other pages
    /// is not ("a non-embedded resource").
    public let isAboutWebPages: Bool
    /// Ids of the ACT rules that this rule implements.
    public let act: [String]
    /// Ids of the axe-core rules about the same thing.
    public let axe: [String]
    /// Why it matters to people.
    public let why: String
    /// How to mend it.
    public let howToFix: String
    public let examples: [Example]
    /// How pages are judged.
    let check: Check

    /// The conformance level of the criteria a rule judges.
    public enum Level: String, Sendable, Hashable, Comparable, CaseIterable {
        case bestPractice = "best-practice"
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case A, AA, AAA

        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .bestPractice: 0
            case .A: 1
            case .AA: 2
            case .AAA: 3
            }
        }
    }

    public enum Group: String, Sendable, Hashable, CaseIterable {
        case document, markup, images, names, aria, keyboard, structure, colour, forms, media, site
    }

    /// How much a failure hurts, in axe-core's words.
    public var impact: String {
        switch severity {
        case .error: "serious"
        case .warning: "moderate"
        case .note: "minor"
        }
    }

    init(
        id: String, title: String, group: Group, criteria: [String] = [], level: Level = .bestPractice,
        severity: Severity, isDefault: Bool = true, isAboutWebPages: Bool = false, act: [String] = [],
        axe: [String] = [], why: String, howToFix: String, examples: [Example], check: Check
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.criteria = criteria
        self.level = level
        self.severity = severity
        self.isDefault = isDefault
        self.isAboutWebPages = isAboutWebPages
        self.act = act
        self.axe = axe
        self.why = why
        self.howToFix = howToFix
        self.examples = examples
        self.check = check
    }
}
