import Foundation
import TestSupport
import Testing

/// Real documents of other teams, read in place and built in a copy.
@Suite("Real documents")
struct GuidanceSuiteTests {
    /// Every folder of the suite that is a project.
    private static let projects: [String] = {
        guard let suites = Folders.suites else { return [] }
        let folder = suites + "/guidance"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/content/site.yaml") }.sorted()
    }()

    @Test(
        "Every project checks without an error and is published with no violation",
        .enabled(if: Folders.suites != nil, Comment(rawValue: Folders.suitesAreAbsent)), arguments: projects)
    func builds(project: String) throws {
        let folder = try TemporaryFolder()
        try folder.copy("\(Folders.suites ?? "")/guidance/\(project)/content", to: "content")
        let check = try Program.run("check", "--root", folder.path, "--format", "json")
        #expect(check.status == 0)
        let report = try #require(check.json as? [String: Any])
        #expect((report["summary"] as? [String: Any])?["errors"] as? Int == 0)

        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 0, "\(build.standardError.suffix(2_000))")
        #expect(build.standardOutput.contains("no violations"), "\(build.standardOutput)")
        let audit = try Program.run("audit", folder.path + "/public", "--format", "json")
        #expect(audit.status == 0)
    }

    @Test("A project of 300 platforms whose documents have one title is published with no violation")
    func manyPlatforms() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Platforms\n", to: "content/site.yaml")
        for number in 1...300 {
            try folder.write(
                "---\ntitle: Dialog\nplatforms: [P\(number)]\n---\n\n## Must haves\n\n- Return focus.\n\n"
                    + "## Acceptance checks\n\n### VoiceOver\n\n- Focus returns.\n",
                to: "content/p\(number)/kit/components/dialog.md")
        }
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 0, "\(build.standardError.suffix(2_000))")
        #expect(build.standardOutput.contains("no violations"), "\(build.standardOutput)")
    }
}
