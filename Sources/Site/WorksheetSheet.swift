import Diagnostics
import Evaluation
import Guidance
import Mustache
import Standards

/// The data of the form that a worksheet is, on its page of the site and in a file of its own.
struct WorksheetSheet {
    /// Where the links of rows start.
    enum Base {
        /// They are relative to `worksheet/index.html`.
        case site
        /// The address of the published site; without one there is nothing to link to.
        case absolute(String?)
    }

    let worksheet: Worksheet
    let strings: InterfaceWords
    /// Empty for the site's own worksheet.
    var scope = ""
    var lead: String
    /// What an audit starts with; nil for an empty one.
    var start: AuditFile?
    var base = Base.site
    private let documents: [String: Document]
    private let platforms: [String]

    private struct Document {
        var anchor: String
        /// Whether its rules hold for everything, so that they are asked once for each sample.
        var isShared: Bool
    }

    init(_ worksheet: Worksheet, of catalog: Catalog, _ addresses: PageAddresses, _ strings: InterfaceWords) {
        self.worksheet = worksheet
        self.strings = strings
        lead = strings["lead_worksheet"]
        var documents: [String: Document] = [:]
        for id in Checklists.entries(in: catalog) {
            let entry = catalog[id]
            documents[entry.qualifiedName] = Document(
                anchor: WorksheetSheet.anchor(of: entry, addresses),
                isShared: entry.kind == .globalRule || entry.kind == .ruleSet)
        }
        self.documents = documents
        platforms = WorksheetSheet.unique(worksheet.rows.flatMap(\.platforms))
    }

    /// Where the rows of a document start.
    static func anchor(of entry: Entry, _ addresses: PageAddresses) -> String {
        "sheet-\(entry.kind.folder)-\(addresses.name(of: entry.id))"
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen = Set<String>()
        return names.filter { seen.insert($0).inserted }
    }

    // MARK: The whole

    func value(generatorVersion: String) -> Value {
        [
            "lead": .string(lead), "title": .string(worksheet.title), "sheet": .string(scope),
            "hash": .string(worksheet.contentHash), "version": .string(worksheet.contentVersion),
            "generator": .string(generatorVersion), "criteria": .string(criteria),
            "earl": .string(EARLFormat.context.serialized()), "start": Value(start?.object.value.serialized()),
            "notices": Value(["storage", "read-only", "damaged", "template", "orphans", "import", "copy", "panels"]),
            "words": .list(words), "printFields": .list(printFields), "lists": .list(lists),
            "platforms": Value(platforms), "groups": .list(groups.map(option)), "documents": .list(titles.map(option)),
            "filters": .list(filters), "textSizes": Value(WorksheetSheet.textSizes),
            "technologies": Value(WorksheetSheet.technologies),
            "sampleKinds": .list(
                ["structured", "random", "process", "demo"].map { option(($0, strings["sheet_sample_\($0)"])) }),
            "components": .list(components), "hasControls": .bool(hasControls),
            "controls": hasControls ? .null : ["name": "", "outcomes": outcomes],
        ]
    }

    /// Rows beyond which a sheet brings the controls of a row once, for its script to copy: with its own fifteen
    /// elements in each row, a sheet of ten thousand rows would be a page of 13 MB.
    static let mostRowsWithControls = 2_000

    private var hasControls: Bool { worksheet.rows.count <= WorksheetSheet.mostRowsWithControls }

    private var outcomes: Value {
        .list(
            [EARL.Outcome.passed, .failed, .cantTell, .inapplicable, .untested].map {
                option(($0.rawValue, strings["outcome_\($0.rawValue)"]))
            })
    }

    /// The sizes that the format of audit files knows.
    private static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
    ]
    /// What is offered while the name of an assistive technology is typed.
    private static let technologies = [
        "VoiceOver", "Voice Control", "Switch Control", "Full Keyboard Access", "Zoom", "TalkBack", "Switch Access",
        "Voice Access", "NVDA", "JAWS", "Narrator",
    ]

    /// What the script says, by key.
    private var words: [Value] {
        let outcomes = EARL.Outcome.allCases.map { "outcome_\($0.rawValue)" }.map { ($0, strings[$0]) }
        let said = strings.words.filter { $0.key.hasPrefix("say_") }.map { (String($0.key.dropFirst(4)), $0.value) }
        return (said.sorted { $0.0 < $1.0 } + outcomes + [("heard", strings["heard"])]).map {
            ["key": .string($0.0), "text": .string($0.1)]
        }
    }

    /// The head of a printed form.
    private var printFields: [Value] {
        [
            ("app", "sheet_app"), ("version", "field_version"), ("sample", "sheet_sample"), ("device", "field_device"),
            ("system", "field_system"), ("technology", "field_technology"), ("text_size", "report_text_size"),
            ("tester", "field_tester"), ("date", "field_date"),
        ].map { ["name": .string($0.0), "label": .string(strings[$0.1])] }
    }

    private var lists: [Value] {
        ["sample", "environment", "tester"].map { kind in
            [
                "kind": .string(kind), "title": .string(strings["sheet_\(kind)s"]),
                "hint": .string(strings["sheet_\(kind)s_hint"]), "add": .string(strings["sheet_add_\(kind)"]),
                "now": .string(strings["sheet_\(kind)"]),
            ]
        }
    }

    /// Level, clause and name in links of every criterion, `2.4.3 A 11.2.4.3 focus-order`, for files that the page writes.
    private var criteria: String {
        WorksheetSheet.unique(worksheet.rows.flatMap(\.wcag)).map { number in
            let clauses = EN301549.clauses(for: number)
            let clause = clauses.map { $0.softwareOpen ?? $0.web } ?? "-"
            let criterion = WCAG.criterion(number)
            return "\(number) \(criterion?.level.rawValue ?? "-") \(clause) \(criterion?.slug ?? "-")"
        }.joined(separator: ";")
    }

    // MARK: Rows

    private var components: [Value] {
        let rows = Dictionary(grouping: worksheet.rows.enumerated(), by: \.element.component)
        let outcomes = outcomes
        return titles.map { component, title in
            let anchor = documents[component]?.anchor ?? RelativeName.make("sheet-" + component)
            let rows = rows[component] ?? []
            return [
                "id": .string(anchor + "-title"), "anchor": .string(anchor), "component": .string(component),
                "href": Value(rows.first.flatMap { link($0.element.href.prefix { $0 != "#" }) }),
                "title": .string(title), "isShared": .bool(documents[component]?.isShared ?? false),
                "rows": .list(rows.map { row($0.element, name: "r\($0.offset)", outcomes: outcomes) }),
            ]
        }
    }

    /// - Parameter name: what the row's choices share; only this page knows it.
    private func row(_ row: WorksheetRow, name: String, outcomes: Value) -> Value {
        let criteria = row.wcag.isEmpty ? [] : ["WCAG " + row.wcag.joined(separator: ", ") + "."]
        let how = criteria + row.howToTest
        return [
            "name": .string(name), "key": .string(row.id), "code": .string(row.printedCode),
            "kind": .string(row.kind), "group": .string(row.group),
            "groupTitle": row.kind == "check" ? .string(row.groupTitle) : .null,
            "platforms": .string(row.platforms.joined(separator: "|")),
            "wcag": .string(row.wcag.joined(separator: " ")), "fingerprint": .string(row.fingerprint),
            "href": Value(link(row.href[...])), "text": .string(row.text),
            "hasHow": .bool(!how.isEmpty), "how": Value(how), "outcomes": outcomes,
        ]
    }

    private func link(_ href: Substring) -> String? {
        switch base {
        case .site: return String(href)
        case .absolute(let address):
            guard let address else { return nil }
            return (address.hasSuffix("/") ? String(address.dropLast()) : address) + href.dropFirst(2)
        }
    }

    // MARK: Filters

    /// The documents by id, with titles that tell them apart: sections and choices of one name could not be.
    private var titles: [(String, String)] {
        var seen = Set<String>()
        let all = worksheet.rows.filter { seen.insert($0.component).inserted }.map { ($0.component, $0.componentTitle) }
        let uses = Dictionary(all.map { ($0.1.lowercased(), 1) }, uniquingKeysWith: +)
        return all.map { ($0.0, uses[$0.1.lowercased(), default: 1] > 1 ? "\($0.1) (\($0.0))" : $0.1) }
    }

    private var groups: [(String, String)] {
        var seen = Set<String>()
        return worksheet.rows.filter { seen.insert($0.group).inserted }.map { row in
            (row.group, AuditGroup.group(id: row.group) == nil ? row.groupTitle : strings["group_\(row.group)"])
        }
    }

    private var filters: [Value] {
        let present = Set(worksheet.rows.map(\.kind))
        let kinds = RequirementKind.allCases.map(\.rawValue).filter(present.contains)
        let hasFirst = present.contains("check") || present.contains("must")
        return [
            filter("component", titles), filter("platform", platforms.map { ($0, $0) }), filter("group", groups),
            filter(
                "kind",
                (hasFirst ? [("check must", strings["checks_and_musts"])] : [])
                    + kinds.map { ($0, strings["heading_\($0)"]) }, selected: "check must"),
            filter(
                "outcome",
                [("open", strings["filter_open"])]
                    + ["untested", "failed", "cantTell", "passed", "inapplicable"].map {
                        ($0, strings["outcome_\($0)"])
                    }
                    + [("reworded", strings["filter_reworded"])]),
        ]
    }

    private func filter(_ name: String, _ options: [(String, String)], selected: String? = nil) -> Value {
        [
            "name": .string(name), "label": .string(strings["filter_\(name)"]),
            "options": .list(
                options.map {
                    ["value": .string($0.0), "label": .string($0.1), "isSelected": .bool($0.0 == selected)]
                }),
        ]
    }

    private func option(_ option: (String, String)) -> Value {
        ["value": .string(option.0), "label": .string(option.1)]
    }
}
