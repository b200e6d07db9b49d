import Testing

@testable import Site

@Suite("Rules that a page has no use for")
struct UnusedRulesTests {
    private func kept(_ sheet: String, page: String = "<p class=\"row is-open kind-{{kind}}\" id=\"x\">") -> String {
        var mentioned = MentionedNames()
        mentioned.add(Array(page.utf8))
        return String(decoding: UnusedRules.removed(from: Array(sheet.utf8), mentioned: mentioned), as: UTF8.self)
    }

    @Test("A rule whose classes and ids are mentioned stays, another goes")
    func classes() {
        #expect(kept(".row{a:b;}\n.card{c:d;}\n#x{e:f;}\n#y{g:h;}\np{i:j;}") == ".row{a:b;}\n#x{e:f;}\np{i:j;}\n")
    }

    @Test("Of a list only the selectors that can apply stay, and the sheet keeps its order")
    func lists() {
        #expect(kept(".card,.row > p,.row .card,h1{a:b}.row{c:d}") == ".row > p,h1{a:b}\n.row{c:d}\n")
    }

    @Test("What stands in brackets is no condition: it may be a choice or the contrary")
    func brackets() {
        let sheet = ".row:not(.card){a:b}\n:is(.card,.row) p{c:d}\n[data-x=\".card,\"]{e:f}\n"
        #expect(kept(sheet).split(separator: "\n").count == 3)
    }

    @Test("Conditional rules are looked into and go when they are empty; others stay whole")
    func conditional() {
        let sheet =
            "@media print{.card{a:b}\n}\n@media (width > 1px){.row{c:d}.card{e:f}\n}\n@page{@top-left{content:\"}\";}\n}\n@import \"x\";"
        let result = kept(sheet)
        #expect(!result.contains("print") && !result.contains("e:f"))
        #expect(result.contains("@media (width > 1px){.row{c:d}"))
        #expect(result.contains("@page{@top-left{content:\"}\";}\n}") && result.contains("@import \"x\";"))
    }

    @Test("A name that data completes counts as mentioned, and so does one with an escape")
    func completed() {
        #expect(kept(".kind-must{a:b}").contains("a:b"))
        #expect(kept(".other-must{a:b}").isEmpty)
        #expect(kept(".a\\:b{c:d}").contains("c:d"))
    }

    @Test("Broken sheets end", arguments: ["a{", "}", "{}", ".row{\"", "@media x{", "a(", "\\", ".row{a:b}}", "'"])
    func broken(sheet: String) { #expect(kept(sheet).count <= sheet.count + 2) }

    @Test("The templates that a template takes in are found")
    func inclusions() {
        #expect(
            TemplateInclusions.names(in: Array("{{<layout}}{{> part }} {{x}} {{>*dynamic}}".utf8)) == [
                "layout", "part", "*dynamic",
            ])
    }
}
