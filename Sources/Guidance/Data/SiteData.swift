import Diagnostics

/// Everything that a site says, as other programs read it: `data/site.json`.
///
/// Documents are named by their qualified ids (`ios/swiftui:dialog.modal` where several stacks have the id), requirements
/// by document and code.
public struct SiteData: Sendable, Hashable {
    public static let format = "handrail-site"
    /// Raised when a member changes its meaning; new members do not raise it.
    public static let formatVersion = 1
    /// The path of the schema, from that of the data.
    public static let schemaName = "site.schema.json"

    public var title = ""
    public var description: String?
    public var language = ""
    public var baseURL: String?
    public var contentVersion: String?
    public var stacks: [Named] = []
    public var families: [Named] = []
    /// The statuses that `site.yaml` explains.
    public var statuses: [Status] = []
    public var defectOwner: String?
    /// Keys of `site.yaml` that Handrail does not know.
    public var other: [JSONValue.Member] = []
    public var documents: [Document] = []
    public var criteria: [Criterion] = []
    public var interfaces: [Interface] = []
    public var unwritten: [Unwritten] = []
    public var coverage: [CoverageOfDocument] = []
    public var freshness: [Review] = []
    public var terms: [Definition] = []
    public var externalLinks: [ExternalLink] = []

    public init() {}

    /// A stack or a family.
    public struct Named: Sendable, Hashable {
        public var id = ""
        public var title = ""
        public var description: String?

        public init() {}
    }

    public struct Status: Sendable, Hashable {
        public var id = ""
        public var title: String?
        public var meaning: String?

        public init() {}
    }

    public struct Document: Sendable, Hashable {
        public var id = ""
        public var kind = ""
        public var title = ""
        public var summary: String?
        /// From the root of the site.
        public var path = ""
        /// From the root of the project.
        public var source = ""
        public var stack: String?
        public var family: String?
        public var status: String?
        public var replacedBy: String?
        public var version: String?
        public var platforms: [String] = []
        public var availability: String?
        public var aliases: [String] = []
        public var tags: [String] = []
        public var documentation: [String] = []
        public var guidelines: [String] = []
        public var sources: [String] = []
        public var reviewed: String?
        public var reviewAfter: Int?
        public var owner: String?
        public var language: String?
        public var order: Int?
        public var extends: [String] = []
        public var scopes: [String] = []
        public var ruleSet: String?
        public var criteria: [String] = []
        public var keyInterfaces: [String] = []
        public var headings: [Heading] = []
        public var checkGroups: [Group] = []
        public var requirements: [Rule] = []
        public var references: [Place] = []
        public var referencedBy: [Citation] = []
        public var changes: [Change] = []
        /// Keys of the front matter that Handrail does not know.
        public var other: [JSONValue.Member] = []

        public init() {}
    }

    public struct Heading: Sendable, Hashable {
        public var title = ""
        public var anchor = ""
        /// What the heading announces (`mustHaves`), `free` for headings of the author's own.
        public var kind = ""

        public init() {}
    }

    public struct Group: Sendable, Hashable {
        public var title = ""
        public var code = ""
        public var anchor = ""
        /// The group of the audit vocabulary that the title names.
        public var auditGroup: String?
        public var checks: [String] = []

        public init() {}
    }

    public struct Rule: Sendable, Hashable {
        public var code = ""
        public var kind = ""
        public var anchor = ""
        public var authorAnchor: String?
        public var lead: String?
        public var text = ""
        public var criteria: [String] = []
        public var namesPlatformDefect = false
        public var references: [Place] = []
        public var redirects: [Place] = []
        public var referencedBy: [Citation] = []

        public init() {}
    }

    /// Where a reference leads.
    public struct Place: Sendable, Hashable {
        /// `entry`, `requirement`, `heading`, `removed`, `planned` or `unresolved`.
        public var state = ""
        /// The document, or the id that is not written.
        public var entry = ""
        /// The code or the anchor.
        public var part: String?

        public init() {}
    }

    /// What refers to something.
    public struct Citation: Sendable, Hashable {
        public var entry = ""
        /// The requirement in which the reference stands.
        public var code: String?

        public init() {}
    }

    public struct Change: Sendable, Hashable {
        public var date: String?
        public var version: String?
        public var text = ""

        public init() {}
    }

    public struct Criterion: Sendable, Hashable {
        public var number = ""
        public var entries: [String] = []
        public var requirements: [Citation] = []

        public init() {}
    }

    public struct Interface: Sendable, Hashable {
        public var name = ""
        public var uses: [Citation] = []
        /// Documents that list it among their key APIs.
        public var keyOf: [String] = []

        public init() {}
    }

    public struct Unwritten: Sendable, Hashable {
        public var id = ""
        public var isPlanned = false
        public var citedBy: [Citation] = []

        public init() {}
    }

    public struct CoverageOfDocument: Sendable, Hashable {
        public var entry = ""
        public var pairs: [Pair] = []
        public var mustsWithoutCheck: [String] = []
        public var checksWithoutMust: [String] = []

        public init() {}
    }

    public struct Pair: Sendable, Hashable {
        public var must = ""
        public var check = ""

        public init() {}
    }

    public struct Review: Sendable, Hashable {
        public var entry = ""
        public var reviewed: String?
        public var due: String?
        public var isStale = false

        public init() {}
    }

    /// A word that an author explains.
    public struct Definition: Sendable, Hashable {
        public var name = ""
        public var text = ""
        public var synonyms: [String] = []
        public var entry: String?

        public init() {}
    }

    public struct ExternalLink: Sendable, Hashable {
        public var address = ""
        public var entry = ""

        public init() {}
    }
}
