import Diagnostics
import Evaluation
import Guidance
import Markdown
import Standards

/// The worksheet of a catalog's musts, don'ts, checks, rules and pitfalls, in the order of navigation. Links of its rows
/// are relative to `worksheet/index.html`. How they are tested is said in the language of the site.
public func worksheet(of catalog: Catalog, themes: [SourceFile] = []) -> Worksheet {
    let addresses = PageAddresses(catalog)
    // A fault of the theme is told where the theme is used.
    var faults = DiagnosticList()
    let strings = Theme.load(catalog.settings, files: themes, diagnostics: &faults).strings
    let rows = Checklists.entries(in: catalog).flatMap {
        WorksheetRows.rows(of: catalog[$0], catalog, addresses, strings)
    }
    return WorksheetRows.worksheet(rows, of: catalog)
}

enum WorksheetRows {
    static func worksheet(_ rows: [WorksheetRow], of catalog: Catalog) -> Worksheet {
        Worksheet(
            site: RelativeName.make(catalog.settings.title), contentVersion: catalog.newestReview ?? "undated",
            title: catalog.settings.title, rows: rows)
    }

    static func rows(
        of entry: Entry, _ catalog: Catalog, _ addresses: PageAddresses, _ strings: InterfaceWords
    ) -> [WorksheetRow] {
        let howTo = HowToTest(strings: strings)
        return Checklists.requirements(of: entry, in: catalog).map {
            row($0, of: entry, text: catalog.wording(of: $0), addresses: addresses, howTo: howTo)
        }
    }

    private static func row(
        _ requirement: Requirement, of entry: Entry, text: String, addresses: PageAddresses, howTo: HowToTest
    ) -> WorksheetRow {
        let group = entry.checkGroups.first { requirement.kind == .check && $0.code == requirement.group }
        let known = group?.auditGroup.flatMap { AuditGroup.group(id: $0) }
        return WorksheetRow(
            component: entry.qualifiedName, componentTitle: entry.title, kind: requirement.kind.rawValue,
            group: known?.id ?? group.map { RelativeName.make($0.title) } ?? sourceCode,
            groupTitle: group?.title ?? howTo.strings["group_\(sourceCode)"],
            anchor: requirement.anchor, code: requirement.code, text: text,
            howToTest: requirement.kind == .check
                ? howTo.sentences(requirement.text, in: known) : howTo.review(of: requirement, in: entry.tree),
            wcag: requirement.criteria,
            platforms: entry.metadata.platforms, href: "../\(addresses[entry.id])#\(requirement.anchor)")
    }

    /// The group of what is reviewed in source code.
    private static let sourceCode = "code"
}

extension Catalog {
    /// The newest date of review as `2026-11`: the version of the content, without asking the clock.
    var newestReview: String? { freshness.compactMap(\.reviewed).max().map(\.text) }
}

/// What a tester does to make a check: the setting to turn on, and the gestures that its words call for.
struct HowToTest {
    let strings: InterfaceWords

    /// Words of a check and the gestures that they mean, by group.
    private static let meanings: [(groups: [String], words: [String], id: String)] = [
        (["voiceover", "traits"], ["scrub", "escape gesture"], "vo.escape"),
        (["voiceover", "traits"], ["magic tap"], "vo.magic-tap"),
        (["voiceover", "traits"], ["rotor", "by heading", "heading trait"], "vo.rotor"),
        (["voiceover", "traits"], ["double-tap", "activat"], "vo.activate"),
        (["voiceover", "traits"], ["swiping", "swipe order", "in order", "next item", "reading order"], "vo.next"),
        (["voiceover", "traits"], ["custom action", "actions rotor"], "vo.rotor-next"),
        (["voiceover", "traits"], ["adjustable", "swiping up"], "vo.rotor-previous"),
        (["voiceover", "traits"], ["long press"], "vo.long-press"),
        (["voiceover", "traits"], ["read all", "reads everything"], "vo.read-all-top"),
        (["switch-keyboard"], ["escape", "dismiss", "close"], "fka.escape"),
        (["switch-keyboard"], ["custom action"], "fka.actions"),
        (["switch-keyboard"], ["arrow"], "fka.arrows"),
        (["switch-keyboard"], ["tab ", "reach", "order", "focus"], "fka.next"),
        (["switch-keyboard"], ["activat", "press", "space"], "fka.activate"),
        (["switch-keyboard"], ["switch", "scan"], "sw.select"),
        (["voice-control"], ["number"], "vc.numbers"), (["voice-control"], ["grid"], "vc.grid"),
        (["voice-control"], ["name", "label"], "vc.names"), (["voice-control"], ["tap", "activat", "say"], "vc.tap"),
    ]

    private static let wordsOfGestures: [String: [(words: [[UInt8]], id: String)]] = {
        var byGroup: [String: [(words: [[UInt8]], id: String)]] = [:]
        for meaning in meanings {
            for group in meaning.groups {
                byGroup[group, default: []].append((meaning.words.map { Array($0.utf8) }, meaning.id))
            }
        }
        return byGroup
    }()

    func sentences(_ text: String, in group: AuditGroup?) -> [String] {
        guard let group else { return [] }
        let settings = group.settings.prefix(1).map { strings.filled("how_setting", ["path": strings[Self.key($0)]]) }
        return settings + gestures(text, in: group)
    }

    /// How a rule that no check group asks for is looked at: in the source, and where it names a success criterion also
    /// in the running product.
    func review(of requirement: Requirement, in tree: MarkdownTree) -> [String] {
        var interfaces: [String] = []
        for node in tree.descendants(requirement.node) where tree.kind(node) == .code {
            let name = tree.literal(node)
            let isInterface = name.utf8.first.map { [0x2E, 0x40].contains($0) || (0x41...0x5A).contains($0) } ?? false
            if isInterface, !interfaces.contains(name) { interfaces.append(name) }
        }
        let names = interfaces.isEmpty ? strings["how_component"] : interfaces.prefix(3).joined(separator: ", ")
        let key =
            switch requirement.kind {
            case .dont, .pitfall: "how_review_not"
            default: "how_review"
            }
        let review = strings.filled(key, ["names": names])
        return requirement.criteria.isEmpty ? [review] : [review, strings["how_inspection"]]
    }

    /// The gestures that the words call for, else the group's own first ones.
    private func gestures(_ text: String, in group: AuditGroup) -> [String] {
        let small = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        let named = (Self.wordsOfGestures[group.id] ?? []).filter { gesture in
            gesture.words.contains { ByteSearch.contains(small, $0) }
        }
        let ids = named.isEmpty ? Self.firstGestures[group.id] ?? [] : named.map(\.id)
        return ids.map { strings[Self.key($0)] }
    }

    /// The word of the theme for a gesture or a setting: `gesture_vo-next` for `vo.next`, `setting_voiceover` for
    /// `set.voiceover`.
    static func key(_ id: String) -> String {
        id.hasPrefix("set.")
            ? "setting_" + id.dropFirst(4) : "gesture_" + id.split(separator: ".").joined(separator: "-")
    }

    /// The gestures that rows may name.
    static let gestures = Set(meanings.map(\.id) + firstGestures.values.joined())

    /// What a tester of a group does first, for checks whose words name nothing else.
    private static let firstGestures = [
        "voiceover": ["vo.next"], "traits": ["vo.explore"],
        "switch-keyboard": ["fka.next", "fka.activate", "sw.select"],
        "voice-control": ["vc.names", "vc.tap"],
    ]
}
