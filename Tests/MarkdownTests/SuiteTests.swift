import Diagnostics
import Foundation
import HTML
import TestSupport
import Testing

@testable import Markdown

@Suite(.enabled(if: Folders.suites != nil, Comment(rawValue: Folders.suitesAreAbsent)))
struct SuiteTests {
    @Test(
        "CommonMark and cmark's regressions give cmark's HTML byte for byte",
        arguments: [
            "spec-0.30.json", "cmark-regression.json",
        ])
    func commonMark(_ file: String) throws {
        var table = PassTable(file)
        for example in try SuiteExample.load(file) {
            let got = html(example.markdown, [], options: trusting)
            table.record(got == example.html, "\(example.example)", got: got, expected: example.html)
        }
        table.finish()
    }

    @Test("Smart punctuation gives cmark's HTML byte for byte")
    func smart() throws {
        var table = PassTable("cmark-smart.json")
        var options = trusting
        options.smartPunctuation = true
        for example in try SuiteExample.load("cmark-smart.json") {
            let got = html(example.markdown, [], options: options)
            table.record(got == example.html, "\(example.example)", got: got, expected: example.html)
        }
        table.finish()
    }

    @Test("GFM's extension examples hold after normalising white space, attribute order and tag ends")
    func gfm() throws {
        var table = PassTable("gfm-extensions.json")
        let claimed: [String: MarkdownParser.Extensions] = [
            "table": .tables, "tasklist": .taskLists, "strikethrough": .strikethrough, "autolink": .autolinks,
        ]
        for example in try SuiteExample.load("gfm-extensions.json") {
            let needs = example.needs ?? []
            if needs.contains("tagfilter") {
                table.skipped["tagfilter: the sanitizer's allow-list does its work", default: 0] += 1
                continue
            }
            if needs.contains("footnotes") {
                table.skipped["footnotes: judged by structure", default: 0] += 1
                continue
            }
            var extensions = needs.reduce(into: MarkdownParser.Extensions()) { $0.formUnion(claimed[$1] ?? []) }
            if let own = example.extension { extensions.formUnion(claimed[own] ?? []) }
            let got = html(example.markdown, extensions, options: trusting)
            let isIgnored = example.html.contains("<IGNORE>")
            table.record(
                isIgnored || normalised(got) == normalised(example.html), "\(example.example) \(example.section)",
                got: got, expected: example.html)
        }
        table.finish()
    }

    @Test("With every extension on only examples of the specification that hold extension syntax change")
    func changes() throws {
        var changed: [String] = []
        for example in try SuiteExample.load("spec-0.30.json") {
            guard html(example.markdown, .all, options: trusting) != example.html else { continue }
            let text = example.markdown
            let reason =
                if text.contains(#/https?:\/\/[a-z]|www\.[a-z]|[a-z]@[a-z]/#) {
                    "bare address"
                } else if text.contains(#/<\/?[A-Z][a-z]/#) { "component tag" } else if text.contains(#/\|.*\n.*-/#) {
                    "table"
                } else if text.contains(#/~/#) { "strikethrough" } else if text.contains(#/\[\^/#) {
                    "footnote"
                } else if text.contains(#/\[[ xX]\] /#) { "task" } else if text.contains(#/\{[#.][a-z]/#) {
                    "attributes"
                } else if text.contains(#/(?m)^#+( #+)?\s*$/#) { "empty heading" } else { "" }
            #expect(!reason.isEmpty, "example \(example.example) changes without extension syntax: \(text)")
            changed.append("\(example.example) (\(reason))")
        }
        print("spec-0.30.json, changed by extensions: \(changed.joined(separator: ", "))")
    }

    @Test("Alerts have the structure of the examples")
    func alerts() throws {
        var table = PassTable("alerts.json")
        for example in try SuiteExample.load("alerts.json") {
            let got = html(example.markdown, .alerts, options: trusting)
                .replacing(#/<div class="alert ([a-z]+)" role="note">\s*<p class="alert-title">[A-Za-z]+<\/p>/#) {
                    "<blockquote class=\"markdown-alert-\($0.output.1)\">"
                }
                .replacing("</div>", with: "</blockquote>")
            table.record(
                normalised(got) == normalised(example.html), "\(example.example)", got: got, expected: example.html)
        }
        table.finish()
    }

    @Test("Footnotes have the references, definitions and bodies of the examples")
    func footnotes() throws {
        var table = PassTable("footnotes.json")
        for example in try SuiteExample.load("footnotes.json") {
            let (tree, _) = parse(example.markdown, [.footnotes, .tables])
            let expected = FootnoteStructure(of: normalised(example.html))
            let got = FootnoteStructure(of: tree, normalised: normalised)
            table.record(got == expected, "\(example.example)", got: "\(got)", expected: "\(expected)")
        }
        table.finish()
    }

    /// White space between blocks, the order of attributes, `/>` and quotes written as references do not count.
    private func normalised(_ html: String) -> String {
        var text = html.replacing(
            #/\s*(</?(?:table|thead|tbody|tr|th|td|ul|ol|li|p|pre|blockquote|section|div|h[1-6])[^>]*>)\s*/#
        ) {
            String($0.output.1)
        }
        text = text.replacing(#/<([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*/?>/#) { match in
            let attributes = match.output.2.matches(of: #/[a-z-]+="[^"]*"/#).map { String($0.output) }.sorted()
            return "<" + ([String(match.output.1)] + attributes).joined(separator: " ") + ">"
        }
        return text
    }
}

/// What an example says of footnotes: the document without its definitions, and the definitions in order. References
/// are written `[^label]!`.
private struct FootnoteStructure: Equatable {
    var document: String
    var definitions: [String]

    /// From pulldown-cmark's HTML, whose definitions stand in place.
    init(of html: String) {
        let references = html.replacing(#/<sup class="footnote-reference"><a href="#([^"]*)">\d+<\/a><\/sup>/#) {
            "[^\($0.output.1)]!"
        }
        var document = ""
        var open: [(start: String, label: String)] = []
        var definitions: [(label: String, body: String)] = []
        var order: [String] = []
        var rest = references[...]
        while let match = rest.firstMatch(
            of:
                #/<div class="footnote-definition" id="([^"]*)"><sup class="footnote-definition-label">\d+<\/sup>|<\/div>/#
        ) {
            document += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            if let label = match.output.1 {
                order.append(String(label))
                open.append((document, String(label)))
                document = ""
            } else if let last = open.popLast() {
                definitions.append((last.label, document))
                document = last.start
            }
        }
        document += rest
        self.document = document
        self.definitions = order.map { label in label + ": " + (definitions.first { $0.label == label }?.body ?? "") }
    }

    init(of tree: MarkdownTree, normalised: (String) -> String) {
        var options = trusting
        options.footnoteSection = false
        func shown(_ nodes: [MarkdownTree.ID]) -> String {
            let html = HTMLRenderer.render(tree, nodes: nodes, options: options).text
            return normalised(html.replacing("&quot;", with: "\"")).replacing(
                #/<sup class="?footnote-ref"?><a [^>]*>(\d+)<\/a><\/sup>/#
            ) { match in
                let number = Int(match.output.1) ?? 0
                return "[^\(number > 0 ? tree.footnoteLabel(tree.footnotes[number - 1]) : "")]!"
            }
        }
        document = shown([tree.root])
        definitions = tree.descendants(tree.root).filter { tree.kind($0) == .footnoteDefinition }.map { definition in
            tree.footnoteLabel(definition) + ": "
                + shown(tree.children(definition).filter { tree.kind($0) != .footnoteDefinition })
        }
    }
}
