// Data: the members of `data/site.json`, in the order in which they are written.

extension SiteData: DataRecord {
    static let name = "site"
    static let fields: [RecordField<SiteData>] = [
        .text("title", "The site's title.", \.title),
        .optionalText("description", "What the site is about.", \.description),
        .text("language", "A BCP 47 tag.", \.language),
        .optionalText("baseURL", "Where the site stands, with a closing slash.", \.baseURL),
        .optionalText("contentVersion", "The newest date of review in the content.", \.contentVersion),
        .records("stacks", "Platforms and frameworks.", \.stacks),
        .records("families", "Families of components that site.yaml names.", \.families),
        .records("statuses", "Statuses that site.yaml explains.", \.statuses),
        .optionalText("defectOwner", "Whose platform the defects are in.", \.defectOwner),
        .free("other", "Keys of site.yaml that Handrail does not know.", \.other),
        .records("entries", "Every document; a rule set and each of its rules.", \.documents, isRequired: true),
        .records("criteria", "The success criteria of WCAG that are cited.", \.criteria),
        .records("interfaces", "The programming interfaces that are named.", \.interfaces),
        .records("unwritten", "Ids that are cited and not written.", \.unwritten),
        .records("coverage", "Which check tests which must.", \.coverage),
        .records("freshness", "Reviews, the oldest first.", \.freshness),
        .records("terms", "Words that authors explain.", \.terms),
        .records("externalLinks", "Links to other sites.", \.externalLinks),
    ]
}

extension SiteData.Named: DataRecord {
    static let name = "named"
    static let fields: [RecordField<Self>] = [
        .text("id", "The id, such as `ios/swiftui` or `dialogs`.", \.id), .text("title", "What readers see.", \.title),
        .optionalText("description", "One sentence.", \.description),
    ]
}

extension SiteData.Status: DataRecord {
    static let name = "status"
    static let fields: [RecordField<Self>] = [
        .text("id", "The word that documents have.", \.id),
        .optionalText("title", "What readers see instead of it.", \.title),
        .optionalText("meaning", "One sentence.", \.meaning),
    ]
}

extension SiteData.Document: DataRecord {
    static let name = "entry"
    static let fields: [RecordField<Self>] = [
        .text("id", "Unique; with the stack in front where several stacks have the id.", \.id),
        .text("kind", "What the document is.", \.kind, among: EntryKind.allCases.map(\.rawValue)),
        .text("title", "Plain text.", \.title), .optionalText("summary", "One sentence of plain text.", \.summary),
        .text("path", "Its page, from the root of the site.", \.path),
        .text("source", "Its file, from the root of the project.", \.source),
        .optionalText("stack", "The id of its stack.", \.stack),
        .optionalText("family", "The id of its family.", \.family),
        .optionalText("status", "draft, alpha, beta, stable, deprecated, or the author's word.", \.status),
        .optionalText("replacedBy", "What to use instead of a deprecated document.", \.replacedBy),
        .optionalText("version", "As the author wrote it.", \.version),
        .texts("platforms", "Names of platforms.", \.platforms),
        .optionalText("availability", "Such as `iOS 16.0+`.", \.availability),
        .texts("aliases", "Other names people look for.", \.aliases),
        .texts("tags", "Words of the author's own.", \.tags),
        .texts("docs", "Addresses of the vendor's documentation.", \.documentation),
        .texts("hig", "Addresses of design guidelines.", \.guidelines),
        .texts("sources", "Where the text comes from.", \.sources),
        .optionalText("reviewed", "ISO 8601, as exact as it was given.", \.reviewed),
        .number("reviewAfter", "Months until the next review.", \.reviewAfter),
        .optionalText("owner", "Who answers for it.", \.owner), .optionalText("language", "A BCP 47 tag.", \.language),
        .number("order", "Position in lists.", \.order), .texts("extends", "Ids that it builds on.", \.extends),
        .texts("scopes", "What a global rule applies to.", \.scopes),
        .optionalText("ruleSet", "The rule set that a global rule stands in.", \.ruleSet),
        .texts("wcag", "Success criteria that it cites anywhere.", \.criteria),
        .texts("keyInterfaces", "What its key APIs are.", \.keyInterfaces),
        .records("headings", "Its headings, in order.", \.headings),
        .records("checkGroups", "The groups of its acceptance checks, in order.", \.checkGroups),
        .records("requirements", "Its rules, in order.", \.requirements, isRequired: true),
        .records("references", "Where references outside of rules lead.", \.references),
        .records("referencedBy", "What refers to the document.", \.referencedBy),
        .records("changelog", "Changes that the document reports of itself.", \.changes),
        .free("other", "Keys of the front matter that Handrail does not know.", \.other),
    ]
}

extension SiteData.Heading: DataRecord {
    static let name = "heading"
    static let fields: [RecordField<Self>] = [
        .text("title", "Plain text.", \.title), .text("anchor", "The anchor on the page.", \.anchor),
        .text("kind", "What it announces.", \.kind, among: SectionKind.allCases.map(\.rawValue)),
    ]
}

extension SiteData.Group: DataRecord {
    static let name = "group"
    static let fields: [RecordField<Self>] = [
        .text("title", "As written.", \.title), .text("code", "Two letters.", \.code),
        .text("anchor", "The anchor on the page.", \.anchor),
        .optionalText("auditGroup", "The group of the audit vocabulary.", \.auditGroup),
        .texts("checks", "The codes of its checks.", \.checks),
    ]
}

extension SiteData.Rule: DataRecord {
    static let name = "requirement"
    static let fields: [RecordField<Self>] = [
        .text("code", "Stable within the document, such as `M4` or `K-VO2`.", \.code),
        .text("kind", "What the rule is.", \.kind, among: RequirementKind.allCases.map(\.rawValue)),
        .text("anchor", "The anchor on the page.", \.anchor),
        .optionalText("authorAnchor", "A second, readable anchor.", \.authorAnchor),
        .optionalText("lead", "The bold words it opens with.", \.lead), .text("text", "Plain text.", \.text),
        .texts("wcag", "Success criteria that it cites.", \.criteria),
        .flag("defect", "True when it names a defect of the platform.", \.namesPlatformDefect),
        .records("references", "Where its references lead.", \.references),
        .records("redirects", "What to use instead (for `avoid`).", \.redirects),
        .records("referencedBy", "What refers to this very rule.", \.referencedBy),
    ]
}

extension SiteData.Place: DataRecord {
    static let name = "place"
    static let states = ["entry", "requirement", "heading", "removed", "planned", "unresolved"]
    static let fields: [RecordField<Self>] = [
        .text("state", "What the reference leads to.", \.state, among: states),
        .text("entry", "The document, or the id that is not written.", \.entry),
        .optionalText("part", "The code of a rule or the anchor of a heading.", \.part),
    ]
}

extension SiteData.Citation: DataRecord {
    static let name = "citation"
    static let fields: [RecordField<Self>] = [
        .text("entry", "The document.", \.entry), .optionalText("code", "The rule.", \.code),
    ]
}

extension SiteData.Change: DataRecord {
    static let name = "change"
    static let fields: [RecordField<Self>] = [
        .optionalText("date", "ISO 8601, as exact as it was given.", \.date),
        .optionalText("version", "As written.", \.version),
        .text("text", "What changed.", \.text),
    ]
}

extension SiteData.Criterion: DataRecord {
    static let name = "criterion"
    static let fields: [RecordField<Self>] = [
        .text("number", "Such as `2.4.3`.", \.number), .texts("entries", "Documents that cite it.", \.entries),
        .records("requirements", "Rules that cite it.", \.requirements),
    ]
}

extension SiteData.Interface: DataRecord {
    static let name = "interface"
    static let fields: [RecordField<Self>] = [
        .text("name", "As the index shows it.", \.name), .records("uses", "Where it is named.", \.uses),
        .texts("keyOf", "Documents that list it among their key APIs.", \.keyOf),
    ]
}

extension SiteData.Unwritten: DataRecord {
    static let name = "unwritten"
    static let fields: [RecordField<Self>] = [
        .text("id", "The id that no document has.", \.id), .flag("planned", "True when it is announced.", \.isPlanned),
        .records("citedBy", "What cites it.", \.citedBy),
    ]
}

extension SiteData.CoverageOfDocument: DataRecord {
    static let name = "coverage"
    static let fields: [RecordField<Self>] = [
        .text("entry", "The document.", \.entry), .records("pairs", "A must and a check that tests it.", \.pairs),
        .texts("mustsWithoutCheck", "Codes.", \.mustsWithoutCheck),
        .texts("checksWithoutMust", "Codes.", \.checksWithoutMust),
    ]
}

extension SiteData.Pair: DataRecord {
    static let name = "pair"
    static let fields: [RecordField<Self>] = [.text("must", "A code.", \.must), .text("check", "A code.", \.check)]
}

extension SiteData.Review: DataRecord {
    static let name = "review"
    static let fields: [RecordField<Self>] = [
        .text("entry", "The document.", \.entry), .optionalText("reviewed", "ISO 8601.", \.reviewed),
        .optionalText("due", "ISO 8601.", \.due),
        .flag("stale", "Due before the newest review of the content.", \.isStale),
    ]
}

extension SiteData.Definition: DataRecord {
    static let name = "term"
    static let fields: [RecordField<Self>] = [
        .text("name", "The word.", \.name), .text("text", "What it means.", \.text),
        .texts("also", "Other names.", \.synonyms), .optionalText("entry", "The document that explains it.", \.entry),
    ]
}

extension SiteData.ExternalLink: DataRecord {
    static let name = "externalLink"
    static let fields: [RecordField<Self>] = [
        .text("address", "As written.", \.address), .text("entry", "The document.", \.entry),
    ]
}
