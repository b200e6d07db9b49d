import Diagnostics
import Foundation
import Guidance
import TestSupport
import Testing

@testable import Site

/// Where a reader is: the sidebar on every page, and rules that keep their look on other pages.
@Suite("The place of a page")
struct PlaceInNavigationTests {
    private static func build() async -> [String: String] {
        var diagnostics = DiagnosticList()
        let component = """
            # One

            ## Selection

            ### Use when

            - Somebody waits: present it with `.sheet(isPresented:onDismiss:content:)`.

            ### Avoid when

            - Nobody waits: use `b`.

            ## Must haves

            - Name it; see `b` (WCAG 4.1.2). This is a platform defect.

            ## Donts

            - Do not hide it (WCAG 4.1.2).

            ## Acceptance checks

            ### VoiceOver

            - It has a name (WCAG 4.1.2).
            """
        let sources = [
            "content/site.yaml": "title: T\n", "content/components/a.md": component,
            "content/components/b.md": "# Two\n\n## Must haves\n\n- Be `b` (WCAG 4.1.2).\n",
        ].map { SourceFile(path: $0.key, text: $0.value) }
        let catalog = await Catalog.load(sources, diagnostics: &diagnostics)
        let site = await Site.build(SiteInput(catalog: catalog), diagnostics: &diagnostics)
        return Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test("Every page with a sidebar has its place there, or that of the page above it")
    func place() async throws {
        let pages = await Self.build()
        for (path, text) in pages where path.hasSuffix(".html") && path != "404.html" {
            guard let start = text.range(of: "<nav class=\"sidebar\""), let end = text.range(of: "<main") else {
                continue
            }
            // Checklists are not in the sidebar: the header marks their section.
            guard !path.hasPrefix("checklists/") else { continue }
            let sidebar = text[start.lowerBound..<end.lowerBound]
            #expect(sidebar.components(separatedBy: "aria-current=").count == 2, "\(path)")
        }
        let criterion = try #require(pages["wcag/4.1.2.html"])
        #expect(criterion.contains("<a href=\"../wcag/index.html\" aria-current=\"true\">"))
        #expect(pages["wcag/index.html"]?.contains("<a href=\"../wcag/index.html\" aria-current=\"page\">") == true)
    }

    @Test("A criterion's page shows musts, don'ts and checks as their document does, with code and links")
    func criterion() async throws {
        let page = try #require(await Self.build()["wcag/4.1.2.html"])
        #expect(page.contains("<ul class=\"rail rail-must\" role=\"list\">"))
        #expect(page.contains("<ul class=\"rail rail-avoid\" role=\"list\">"))
        #expect(page.contains("<ul class=\"rail\" role=\"list\">"))
        #expect(page.contains("<a href=\"../components/b.html\"><code>b</code></a>"))
        #expect(page.contains("<a href=\"#in-components-a\">"))
    }

    @Test("Rules on pages of the root folder have their code, and links that lead there from the root")
    func rootPages() async throws {
        let pages = await Self.build()
        let chooser = try #require(pages["choose.html"])
        #expect(chooser.contains("<code>.sheet(<wbr>isPresented:<wbr>onDismiss:<wbr>content:)</code>"))
        // The answer's own link follows; two links to one place would be two stops for the keyboard.
        #expect(
            chooser.contains("use <code>b</code>.")
                && chooser.contains("<a class=\"choice\" href=\"components/b.html\">"))
        let defects = try #require(pages["defects.html"])
        #expect(defects.contains("<a href=\"components/b.html\"><code>b</code></a>"))
        for page in [chooser, defects] { #expect(!page.contains("\"../")) }
    }
}
