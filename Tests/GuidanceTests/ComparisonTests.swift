import Diagnostics
import Testing

@testable import Guidance

/// What became of the rules between two builds.
@Suite struct ComparisonTests {
    private func snapshot(_ documents: [(String, String, [(String, String)])]) -> SiteSnapshot {
        SiteSnapshot(
            documents: documents.map { id, title, rules in
                .init(id: id, title: title, rules: rules.map { .init(code: $0.0, kind: "must", text: $0.1) })
            })
    }

    @Test("Rules that were added, reworded, moved and removed are told apart, and documents too")
    func changes() {
        let old = snapshot([
            ("a", "A", [("M1", "One."), ("M2", "Two."), ("M3", "Three."), ("M4", "Four.")]),
            ("b", "B", [("M1", "Bee.")]),
        ])
        let new = snapshot([
            ("a", "Alpha", [("M2", "Two, reworded."), ("M1", "One."), ("D1", "Three."), ("M5", "Five.")]),
            ("c", "C", []),
        ])
        let comparison = SiteComparison(from: old, to: new)
        #expect(
            comparison.changes.map(\.name) == [
                "documentRetitled", "documentAdded", "documentRemoved", "reworded", "moved", "added", "removed",
                "removed",
            ])
        #expect(comparison.text.hasSuffix("\n1 added, 1 reworded, 1 moved, 2 removed\n"))
        #expect(comparison.text.contains("> a M3 is now a D1: Three.\n"))
    }

    @Test("Equal builds have no changes")
    func equal() {
        let one = snapshot([("a", "A", [("M1", "One.")])])
        #expect(SiteComparison(from: one, to: one).changes.isEmpty)
        #expect(SiteComparison(from: one, to: one).text == "no rule changed\n")
    }

    @Test(
        "A file of site data is read, a damaged or newer one is refused with its place",
        arguments: [
            (
                #"{"format": "handrail-site", "formatVersion": 1, "entries": [{"id": "a", "title": "A", "requirements": []}]}"#,
                true
            ),
            (#"{"format": "handrail-site", "formatVersion": 2, "entries": []}"#, false),
            (#"{"format": "other", "formatVersion": 1, "entries": []}"#, false),
            (#"{"format": "handrail-site", "#, false),
            (#"{"format": "handrail-site", "formatVersion": 1, "entries": [{}]}"#, false), ("", false),
        ])
    func reading(text: String, isFine: Bool) {
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "data/site.json", text: text)
        #expect((SiteSnapshot(reading: file, diagnostics: &diagnostics) != nil) == isFine)
        #expect(diagnostics.isEmpty == isFine)
    }
}
