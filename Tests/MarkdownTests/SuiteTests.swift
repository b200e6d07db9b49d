import Diagnostics
import Foundation
import HTML
import TestSupport
import Testing

@testable import Markdown

@Suite(.enabled(if: Folders.suites != nil, Comment(rawValue: Folders.suitesAreAbsent)))
struct SuiteTests {
    @Test("CommonMark and cmark's regressions give cmark's HTML byte for byte", arguments: [
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

    /// White space between blocks, the order of attributes, `/>` and quotes written as references do not count.
    private func normalised(_ html: String) -> String {
        var text = html.replacing(#/\s*(</?(?:table|thead|tbody|tr|th|td|ul|ol|li|p|pre|blockquote|section|div|h[1-6])[^>]*>)\s*/#) {
            String($0.output.1)
        }
        text = text.replacing(#/<([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*/?>/#) { match in
            let attributes = match.output.2.matches(of: #/[a-z-]+="[^"]*"/#).map { String($0.output) }.sorted()
            return "<" + ([String(match.output.1)] + attributes).joined(separator: " ") + ">"
        }
        return text
    }
}
