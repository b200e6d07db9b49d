import Evaluation
import Guidance
import Standards

/// The worksheet of a catalog's musts, don'ts, checks, rules and pitfalls, in the order of navigation. Links of its rows
/// are relative to `worksheet/index.html`.
public func worksheet(of catalog: Catalog) -> Worksheet {
    let addresses = PageAddresses(catalog)
    let rows = Checklists.entries(in: catalog).flatMap { WorksheetRows.rows(of: catalog[$0], catalog, addresses) }
    return WorksheetRows.worksheet(rows, of: catalog)
}

enum WorksheetRows {
    static func worksheet(_ rows: [WorksheetRow], of catalog: Catalog) -> Worksheet {
        Worksheet(
            site: RelativeName.make(catalog.settings.title), contentVersion: catalog.newestReview ?? "undated",
            title: catalog.settings.title, rows: rows)
    }

    static func rows(of entry: Entry, _ catalog: Catalog, _ addresses: PageAddresses) -> [WorksheetRow] {
        Checklists.requirements(of: entry, in: catalog).map { row($0, of: entry, addresses: addresses) }
    }

    static func row(_ requirement: Requirement, of entry: Entry, addresses: PageAddresses) -> WorksheetRow {
        let group = entry.checkGroups.first { requirement.kind == .check && $0.code == requirement.group }
        let known = group?.auditGroup.flatMap { AuditGroup.group(id: $0) }
        return WorksheetRow(
            component: entry.qualifiedName, componentTitle: entry.title, kind: requirement.kind.rawValue,
            group: known?.id ?? group.map { RelativeName.make($0.title) } ?? sourceCode,
            groupTitle: group?.title ?? AuditGroup.group(id: sourceCode)?.title ?? sourceCode,
            anchor: requirement.anchor, code: requirement.code, text: requirement.text,
            howToTest: HowToTest.sentences(requirement.text, in: known), wcag: requirement.criteria,
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
enum HowToTest {
    /// Words of a check and the gesture that they mean.
    private static let meanings: [(words: [String], id: String)] = [
        (["scrub", "escape gesture"], "vo.escape"), (["magic tap"], "vo.magic-tap"),
        (["rotor", "by heading", "heading trait"], "vo.rotor"), (["double-tap", "activat"], "vo.activate"),
        (["swiping", "swipe order", "in order", "next item", "reading order"], "vo.next"),
        (["custom action", "actions rotor"], "vo.rotor-next"), (["adjustable", "swiping up"], "vo.rotor-previous"),
        (["long press"], "vo.long-press"), (["read all", "reads everything"], "vo.read-all-top"),
    ]

    private static let wordsOfGestures = meanings.map { (words: $0.words.map { Array($0.utf8) }, id: $0.id) }

    static func sentences(_ text: String, in group: AuditGroup?) -> [String] {
        guard let group else { return [] }
        let settings = group.settings.prefix(1).compactMap { DeviceSetting.setting(id: $0) }.map {
            "Setting: \($0.path.joined(separator: " › "))."
        }
        return settings + gestures(text, in: group)
    }

    static func gestures(_ text: String, in group: AuditGroup?) -> [String] {
        guard let group, group.id == "voiceover" || group.id == "traits" else { return [] }
        let small = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return wordsOfGestures.compactMap { gesture in
            guard gesture.words.contains(where: { ByteSearch.contains(small, $0) }),
                let known = Gesture.gesture(id: gesture.id)
            else { return nil }
            return "\(known.input): \(known.action.prefix(1).lowercased() + known.action.dropFirst())."
        }
    }
}
