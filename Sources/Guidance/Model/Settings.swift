import Diagnostics
import YAML

/// What `content/site.yaml` says.
public struct Settings: Sendable {
    public var title = "Guidance"
    public var description: String?
    /// A BCP 47 tag, for the `lang` attribute of pages.
    public var language = "en"
    /// Where it is said; nil when it is not.
    public var languageSpan: SourceSpan?
    /// The address where the site will stand, with a closing slash; nil for a site that is only a folder.
    public var baseURL: String?
    /// The name of the theme's folder.
    public var theme = "handrail"
    /// Where it is named; nil when it is not.
    public var themeSpan: SourceSpan?
    /// The theme's options as written.
    public var themeOptions: Node?
    /// Links of the main navigation; nil for the one that is made from the content.
    public var navigation: [NavigationItem]?
    /// Families in the order of navigation, with their titles.
    public var families: [Family] = []
    /// Stacks in the order of navigation, with their titles.
    public var stacks: [Stack] = []
    /// Where families and stacks are listed: byte offsets in the file, by id.
    public var familyPlaces: [String: Range<Int>] = [:]
    public var stackPlaces: [String: Range<Int>] = [:]
    /// Statuses with what they mean; those that Handrail does not know otherwise among them.
    public var statuses: [Status] = []
    /// Words that the glossary explains.
    public var terms: [Term] = []
    /// Ids that are to be written.
    public var planned: Set<String> = []
    /// Where they are listed: byte offsets in the file.
    public var plannedPlaces: [String: Range<Int>] = [:]
    /// Ids of diagnostics that are switched off (`checks: {HR-C040: off}`).
    public var disabledChecks: Set<String> = []
    /// Months until a document is due for review when it says nothing itself.
    public var reviewAfter = 12
    /// Whose platform the listed defects are in, for the page that lists them.
    public var defectOwner: String?
    /// Keys that Handrail does not know, in order.
    public var other: [(key: String, value: Node)] = []
    /// The file itself, or nil when there is none.
    public var file: SourceFile?

    public init() {}

    /// One link of the main navigation.
    public struct NavigationItem: Sendable, Hashable {
        public var title: String
        public var target: Target
        /// Where it stands: byte offsets in the file.
        public var range: Range<Int>

        public enum Target: Sendable, Hashable {
            /// The overview of a kind (`kind: component`).
            case kind(EntryKind)
            /// An entry's id, a page of the site, or an address (`target: …`).
            case named(String)
        }
    }

    /// A family of components, such as dialogs.
    public struct Family: Sendable, Hashable {
        public var id: String
        public var title: String
        public var description: String?
    }

    /// A word for how far a document is.
    public struct Status: Sendable, Hashable {
        public var id: String
        /// What readers see instead of the id.
        public var title: String?
        public var meaning: String?
    }

    /// What the settings say of a status.
    public func status(_ id: String) -> Status? { statuses.first { $0.id == id } }

    /// The title of a family: as the settings have it, else its id with a capital.
    public func title(ofFamily id: String) -> String {
        families.first { $0.id == id }?.title ?? EntryName.title(fromStem: id)
    }
}

/// A platform and framework, such as iOS with SwiftUI.
public struct Stack: Sendable, Hashable {
    /// As in paths: `ios/swiftui`.
    public var id: String
    public var title: String
    public var description: String?

    public init(id: String, title: String, description: String? = nil) {
        self.id = id
        self.title = title
        self.description = description
    }
}
