import Diagnostics
import Testing

@testable import Guidance

/// Codes of requirements and the lock that keeps them.
@Suite struct CodesTests {
    private func document(_ musts: [String]) -> String {
        "# Sheet\n\n## Must haves\n\n" + musts.map { "- \($0)\n" }.joined()
            + "\n## Donts\n\n- Do not hide the close button.\n"
    }

    private let musts = [
        "Present with the native sheet modifier so that VoiceOver focus moves into the content.",
        "Give the sheet a visible title and expose it as a heading.",
        "Return focus to the trigger when the sheet closes by any means.",
        "Place long content inside a scroll view so that it stays reachable at large text sizes.",
    ]

    private func load(_ musts: [String], lock: String? = nil, locked: Bool = false) async -> TestContent {
        var files = ["content/components/sheet.md": document(musts)]
        files["content/rules.lock"] = lock
        return await TestContent(files, locked: locked)
    }

    @Test("A code is a letter and a number, with the group's letters for checks")
    func codeText() {
        #expect(RequirementCode(kind: .must, group: nil, number: 4).text == "M4")
        #expect(RequirementCode(kind: .check, group: "VO", number: 2).text == "K-VO2")
        #expect(RequirementCode("m4") == RequirementCode(kind: .must, group: nil, number: 4))
        #expect(RequirementCode("k-vo2")?.text == "K-VO2")
        for text in ["M", "M0", "M04", "K2", "K-V2", "X1", "M4x", "", "M-VO2", "K-VO"] {
            #expect(RequirementCode(text) == nil, "\(text)")
        }
    }

    @Test("A first build numbers every section from 1")
    func firstBuild() async {
        let content = await load(musts)
        #expect(content.codes("sheet").keys.sorted() == ["D1", "M1", "M2", "M3", "M4"])
        #expect(content.catalog.isLockOutdated)
    }

    @Test("An unchanged build leaves the lock as it is, byte for byte")
    func unchanged() async {
        let lock = await load(musts).catalog.lockText
        let again = await load(musts, lock: lock)
        #expect(again.catalog.lockText == lock)
        #expect(!again.catalog.isLockOutdated)
    }

    @Test("A rule keeps its code when a few words change and the section is reordered")
    func rewordedAndReordered() async {
        let lock = await load(musts).catalog.lockText
        let edited = [
            musts[3], "Give each sheet a clearly visible title and expose it as a heading.", musts[0], musts[2],
        ]
        let content = await load(edited, lock: lock)
        let codes = content.codes("sheet")
        #expect(codes["M2"] == edited[1])
        #expect(codes["M4"] == musts[3])
        #expect(codes["M1"] == musts[0])
        #expect(content.messages(GuidanceCodes.uncertainCode).isEmpty)
    }

    @Test("A rule with half of its words changed keeps its code with a warning")
    func uncertain() async {
        let lock = await load(musts).catalog.lockText
        let edited = [
            musts[0], "Give the sheet a visible name that people can reach as a heading.", musts[2], musts[3],
        ]
        let content = await load(edited, lock: lock)
        #expect(content.codes("sheet")["M2"] == edited[1])
        #expect(content.messages(GuidanceCodes.uncertainCode).count == 1)
    }

    @Test("A deleted rule leaves a tombstone, and its number is never given again")
    func tombstone() async {
        let lock = await load(musts).catalog.lockText
        let without = await load(Array(musts[..<3]), lock: lock)
        #expect(without.codes("sheet")["M4"] == nil)
        #expect(without.catalog.lockText.contains("\nM4 removed - Place long content"))
        #expect(without.messages(GuidanceCodes.removedRequirement).count == 1)
        let added = await load(
            Array(musts[..<3]) + ["Announce the result of saving with a status message."],
            lock: without.catalog.lockText)
        #expect(added.codes("sheet")["M5"]?.hasPrefix("Announce") == true)
    }

    @Test("A rule that comes back with the same words gets its old code back")
    func revived() async {
        let lock = await load(musts).catalog.lockText
        let without = await load(Array(musts[..<3]), lock: lock).catalog.lockText
        #expect(await load(musts, lock: without).codes("sheet")["M4"] == musts[3])
    }

    @Test("A removed document keeps its codes as tombstones")
    func removedDocument() async {
        let lock = await load(musts).catalog.lockText
        let content = await TestContent(["content/rules.lock": lock, "content/pages/other.md": "# Other\n\nText.\n"])
        #expect(content.catalog.lockText.contains("[sheet]\nM1 removed"))
    }

    @Test("An author's anchor settles which rule is which, whatever the words")
    func authorAnchor() async {
        let lock = await load(["Old words entirely. {#focus}", musts[1]]).catalog.lockText
        let content = await load([musts[1], "Something else is written here now. {#focus}"], lock: lock)
        #expect(content.codes("sheet")["M1"] == "Something else is written here now.")
        #expect(content.messages(GuidanceCodes.uncertainCode).isEmpty)
    }

    @Test("A locked build fails when the lock does not fit the content")
    func locked() async {
        let lock = await load(musts).catalog.lockText
        #expect(await load(musts, lock: lock, locked: true).messages(GuidanceCodes.outdatedLock).isEmpty)
        #expect(await load(musts + ["New."], lock: lock, locked: true).messages(GuidanceCodes.outdatedLock).count == 1)
        #expect(await load(musts, locked: true).messages(GuidanceCodes.outdatedLock).count == 1)
    }

    @Test("A damaged lock is told with its line")
    func damaged() async {
        let lock = await load(musts).catalog.lockText.replacing("M2 active", with: "<<<<<<< HEAD\nM2 active")
        let content = await load(musts, lock: lock)
        #expect(content.places(GuidanceCodes.lockFormat) == ["content/rules.lock:6:1"])
    }

    @Test("A lock reads back as it was written")
    func roundTrip() async {
        let content = await load(
            musts + ["With | signs \\ and `code` {#anchor-x}", "\u{FE0F}A mark first.", "\u{0301}[x] - # y"])
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: RulesLockFormat.path, text: content.catalog.lockText)
        #expect(RulesLockFormat.parse(file, diagnostics: &diagnostics) == content.catalog.lock)
        #expect(diagnostics.isEmpty)
    }

    @Test("Groups of checks have the codes of the audit vocabulary, others two letters of their own")
    func groups() {
        var codes = GroupCodes(locked: [:])
        #expect(codes.code(for: "VoiceOver") == "VO")
        #expect(codes.code(for: "switch control and full keyboard access") == "SK")
        #expect(codes.code(for: "On open") == "OO")
        #expect(codes.code(for: "On order") != "OO")
        #expect(codes.code(for: "on open") == "OO")
        #expect(codes.code(for: "General") == "GE")
        #expect(codes.code(for: "日本語").utf8.count == 2)
        var locked = GroupCodes(locked: ["QQ": "On open"])
        #expect(locked.code(for: "On open") == "QQ")
    }
}
