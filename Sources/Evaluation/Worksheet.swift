import Diagnostics
import Standards

/// The questions of an audit: what is to be tested, generated from the guidance. Answers live in an `AuditFile`.
public struct Worksheet: Sendable, Hashable {
    /// The site's id, also the prefix of what a browser stores.
    public var site: String
    /// For example `2026-11-30`.
    public var contentVersion: String
    /// For readers.
    public var title: String
    /// In the order in which they are printed: by component, then as in its document.
    public var rows: [WorksheetRow]
    /// The components that the rows were narrowed to, in their order; empty for all.
    public private(set) var scopedComponents: [String] = []
    /// The groups that the rows were narrowed to, in their order; empty for all.
    public private(set) var scopedGroups: [String] = []

    /// The platforms that the rows were narrowed to, in alphabetical order; empty for all.
    public private(set) var scopedPlatforms: [String] = []

    /// All members.
    public init(site: String, contentVersion: String, title: String, rows: [WorksheetRow]) {
        self.site = site
        self.contentVersion = contentVersion
        self.title = title
        self.rows = rows
    }

    /// A hash of all ids and wordings: two worksheets with the same one ask the same questions.
    public var contentHash: String {
        var hash = FNV1a()
        for row in rows {
            hash.combine(row.id)
            hash.combine(row.fingerprint)
        }
        return "fnv1a:" + hash.hexadecimal
    }

    /// The rows of some components, platforms and groups; nil does not narrow. A row without platforms is for all.
    public func scoped(
        components: Set<String>? = nil, platforms: Set<String>? = nil, groups: Set<String>? = nil
    ) -> Worksheet {
        var scoped = self
        scoped.rows = rows.filter { row in
            (components?.contains(row.component) ?? true) && (groups?.contains(row.group) ?? true)
                && (platforms.map { row.platforms.isEmpty || !$0.isDisjoint(with: row.platforms) } ?? true)
        }
        var seen = Set<String>()
        if components != nil {
            scoped.scopedComponents = scoped.rows.map(\.component).filter { seen.insert($0).inserted }
        }
        if let platforms { scoped.scopedPlatforms = platforms.sorted() }
        if groups != nil { scoped.scopedGroups = scoped.rows.map(\.group).filter { seen.insert($0).inserted } }
        return scoped
    }
}

/// One question of a worksheet: a must, don't, check, rule or pitfall of the guidance.
public struct WorksheetRow: Sendable, Hashable {
    /// The document's qualified name, for example `dialog.modal`.
    public var component: String
    /// The document's title.
    public var componentTitle: String
    /// `must`, `dont`, `check`, `rule` or `pitfall`.
    public var kind: String
    /// The id of the group in which it is tested, for example `voiceover`; `code` for what is reviewed in source code.
    public var group: String
    /// The group's title.
    public var groupTitle: String
    /// The anchor in the document, for example `m4` or an author's own id.
    public var anchor: String
    /// The code as printed behind the document's name, for example `M4`.
    public var code: String
    /// The wording, as plain text.
    public var text: String
    /// Inputs and settings to use, each as one sentence.
    public var howToTest: [String]
    /// Numbers of success criteria.
    public var wcag: [String]
    /// For example `iOS`; empty for all.
    public var platforms: [String]
    /// A link to the rule, relative to the worksheet page.
    public var href: String

    /// All members.
    public init(
        component: String, componentTitle: String, kind: String, group: String, groupTitle: String, anchor: String,
        code: String, text: String, howToTest: [String] = [], wcag: [String] = [], platforms: [String] = [],
        href: String = ""
    ) {
        self.component = component
        self.componentTitle = componentTitle
        self.kind = kind
        self.group = group
        self.groupTitle = groupTitle
        self.anchor = anchor
        self.code = code
        self.text = text
        self.howToTest = howToTest
        self.wcag = wcag
        self.platforms = platforms
        self.href = href
    }

    /// What identifies the row in data: `dialog.modal#m4`.
    public var id: String { "\(component)#\(anchor)" }

    /// What identifies the row in print: `dialog.modal M4`.
    public var printedCode: String { "\(component) \(code)" }

    /// The row's name in audit files, in the form that their schema asks for: `dialog.modal/must/code/m4`.
    public var check: String { CheckName.path(component: component, kind: kind, group: group, anchor: anchor) }

    /// Changes when the wording does, but not with case, punctuation or spacing.
    public var fingerprint: String { Fingerprint.of(text) }
}
