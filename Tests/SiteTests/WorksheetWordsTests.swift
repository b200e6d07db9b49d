import Diagnostics
import Evaluation
import Guidance
import Standards
import TestSupport
import Testing

@testable import Site

/// What rows of the worksheet say beside the author's words, in every language that the theme speaks.
@Suite("Words of worksheet rows")
struct WorksheetWordsTests {
    private static let languages = ["ar", "de", "en"]

    private static func strings(_ language: String) -> InterfaceWords {
        var faults = DiagnosticList()
        return Theme.load("handrail", files: [], language: language, at: nil, diagnostics: &faults).strings
    }

    private static func rows(_ language: String) async -> [WorksheetRow] {
        var faults = DiagnosticList()
        let component = """
            # One

            ## Must haves

            - Present with `.sheet` (WCAG 4.1.2). {#native}
            - Be one.

            ## Donts

            - Do not draw it (see #native, and #native-look).

            ## Acceptance checks

            ### VoiceOver

            - The rotor finds it (see #native and x.two#native).

            ### Visual

            - It stands out.
            """
        let sources = [
            ("site.yaml", "title: T\nlanguage: \(language)\n"), ("components/x.one.md", component),
            ("components/x.two.md", "# Two\n\n## Must haves\n\n- Have a name. {#native}\n"),
        ].map { SourceFile(path: "content/" + $0.0, text: $0.1) }
        return worksheet(of: await Catalog.load(sources, diagnostics: &faults)).rows
    }

    @Test("Every gesture and setting that a row may name has a sentence in every language", arguments: languages)
    func sentences(language: String) {
        let strings = Self.strings(language)
        let settings = AuditGroup.all.compactMap(\.settings.first)
        for id in HowToTest.gestures.union(settings) {
            let key = HowToTest.key(id)
            #expect(strings[key] != key, "\(key) is missing")
        }
        for principle in Set(WCAG.criteria.map(\.principle.name)) {
            #expect(!strings["principle_\(principle.lowercased())"].contains("_"))
        }
    }

    @Test("In English they are the facts of the tables")
    func facts() throws {
        let strings = Self.strings("en")
        for id in HowToTest.gestures {
            let fact = try #require(Gesture.gesture(id: id))
            let sentence = "\(fact.input): \(fact.action.prefix(1).lowercased() + fact.action.dropFirst())."
            #expect(strings[HowToTest.key(id)] == sentence)
        }
        for id in AuditGroup.all.compactMap(\.settings.first) {
            #expect(strings[HowToTest.key(id)] == DeviceSetting.setting(id: id)?.path.joined(separator: " › "))
        }
    }

    @Test("How a row is tested is said in the language of the site", arguments: ["ar", "de"])
    func howToTest(language: String) async {
        let english = Set(await Self.rows("en").flatMap(\.howToTest))
        let own = await Self.rows(language).flatMap(\.howToTest)
        #expect(own.count > 5)
        #expect(own.filter(english.contains) == [])
    }

    @Test("Rows say codes, which readers see, for anchors, which only writers know")
    func codes() async {
        let texts = await Self.rows("en").map(\.text)
        #expect(texts.contains("Do not draw it (see M1, and #native-look)."), "\(texts)")
        #expect(texts.contains("The rotor finds it (see M1 and x.two#native)."), "\(texts)")
    }
}
