import Foundation
import TestSupport
import Testing

/// Pages of `handrail watch`, opened from their folder while their content is edited.
@Suite(
    "A watched page in a real browser", .serialized,
    .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct WatchedPageTests {
    private static let file = "content/components/button.basic.md"
    private static let button = """
        ---
        id: button.basic
        title: Button
        ---

        ## Must haves

        - Give the button a label that says what it does (WCAG 4.1.2).

        ## Acceptance checks

        ### VoiceOver

        - VoiceOver speaks the label and the button trait.

        """ + (0..<40).map { "\n## More \($0)\n\nText of part \($0).\n" }.joined()

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("title: Sample\nlanguage: en\n", to: "content/site.yaml")
        try folder.write(Self.button, to: Self.file)
        return folder
    }

    private func started() throws -> (watch: WatchProcess, page: String) {
        let watch = try WatchProcess(project())
        #expect(WatchProcess.wait { watch.standardOutput.contains("watching") }, "\(watch.standardError)")
        return (watch, "file://\(watch.folder.path)/\(WatchProcess.site)/components/button-basic.html")
    }

    /// Asks the page again and again; for at most two minutes, since only whether it comes matters.
    private func wait(for script: String, in browser: Browser) async throws -> Bool {
        for _ in 0..<1_200 {
            // While a page is loaded anew there may be none to ask.
            if (try? await browser.evaluate(script)) == "true" { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    @Test("It loads itself anew after an edit, and keeps the place and the focus of its reader")
    func reload() async throws {
        let (watch, page) = try started()
        let browser = try await Browser()
        try await browser.open(page)
        try await browser.evaluate(
            "window.isOld = true; window.scrollTo({top: 700, behavior: 'instant'}); document.querySelector('a[href=\"#m1\"]').focus({preventScroll: true})"
        )
        let place = try await browser.evaluate("return Math.round(scrollY)")
        #expect(place == "700")

        try watch.folder.write(Self.button.replacing("Give the button", with: "Give every button"), to: Self.file)
        #expect(
            try await wait(
                for: "return !window.isOld && document.body.textContent.includes('Give every button')", in: browser))
        #expect(try await wait(for: "return Math.abs(scrollY - 700) < 3", in: browser))
        #expect(try await wait(for: "return document.activeElement.getAttribute('href') === '#m1'", in: browser))
        #expect(
            try await wait(
                for: "return document.querySelector('.handrail-watch-status').textContent === 'Page updated.'",
                in: browser))
        #expect(try await browser.consoleProblems() == [])
        await browser.quit()
        #expect(watch.interrupt() == 0)
    }

    @Test("An error stands on the page with its place, takes no focus, passes axe-core, and is gone once it is mended")
    func overlay() async throws {
        let (watch, page) = try started()
        let browser = try await Browser()
        try await browser.open(page)
        try await browser.evaluate("window.isOld = true; document.querySelector('a[href=\"#m1\"]').focus()")
        try watch.folder.write(Self.button.replacing("title: Button", with: "title: [Button"), to: Self.file)
        let overlay = "document.querySelector('[role=alert].handrail-watch-problems')"
        #expect(try await wait(for: "return \(overlay).textContent.includes('\(Self.file):3:')", in: browser))
        #expect(try await browser.evaluate("return document.activeElement.getAttribute('href')") == "\"#m1\"")
        #expect(try await browser.evaluate("return window.isOld") == "true")
        for (scheme, width) in [("light", 1280), ("dark", 1280), ("light", 320)] {
            try await browser.resize(width: width)
            try await browser.emulate(features: ["prefers-color-scheme": scheme])
            let outcome = try await AxeCore.run(in: browser)
            #expect(outcome.violations == [], "\(scheme) \(width)")
            #expect(try await browser.evaluate("return document.documentElement.scrollWidth <= \(width)") == "true")
        }

        try watch.folder.write(Self.button, to: Self.file)
        #expect(try await wait(for: "return \(overlay).textContent === ''", in: browser))
        #expect(
            try await wait(
                for:
                    "return document.querySelector('.handrail-watch-status').textContent === 'All problems are mended.'",
                in: browser))
        await browser.quit()
        #expect(watch.interrupt() == 0)
    }

    @Test("It waits while somebody types, says so, and loads itself anew afterwards")
    func typing() async throws {
        let (watch, page) = try started()
        let browser = try await Browser()
        try await browser.open(page)
        try await browser.evaluate("window.isOld = true; document.getElementById('hr-search').focus()")
        try await browser.type("foc")
        try watch.folder.write(Self.button.replacing("Give the button", with: "Give every button"), to: Self.file)
        let status = "document.querySelector('.handrail-watch-status').textContent"
        #expect(try await wait(for: "return \(status).includes('It reloads when you have finished.')", in: browser))
        #expect(try await browser.evaluate("return window.isOld") == "true")
        #expect(try await browser.evaluate("return document.getElementById('hr-search').value") == "\"foc\"")
        try await browser.evaluate("document.activeElement.blur()")
        #expect(
            try await wait(
                for: "return !window.isOld && document.body.textContent.includes('Give every button')", in: browser))
        await browser.quit()
        #expect(watch.interrupt() == 0)
    }
}
