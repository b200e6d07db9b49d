import Foundation
import TestSupport
import Testing

/// The Swift samples of the project's own content: they parse, their types are right, and they run where the page says.
@Suite("Samples of the content")
struct ContentSampleTests {
    /// A fenced block of Swift with the page it stands on.
    struct Sample {
        var page: String
        var line: Int
        var code: String
        /// The oldest system of the page's `availability:`, such as 16.4.
        var availability: Version?

        /// Whole files start with an import; the other samples are excerpts.
        var isComplete: Bool { code.hasPrefix("import ") }
        /// An excerpt of statements, such as a modifier or a call; it needs a function around it to parse.
        var isStatements: Bool {
            !["import ", "struct ", "enum ", "extension ", "@", "#"].contains { code.hasPrefix($0) }
        }
        var fileName: String {
            page.replacing("/", with: "_").replacing(".md", with: "") + "_line\(line).swift"
        }
    }

    struct Version: Comparable, CustomStringConvertible {
        var major: Int
        var minor: Int

        init?(_ text: some StringProtocol) {
            let numbers = text.split(separator: ".").map { Int($0) ?? -1 }
            guard let major = numbers.first, major >= 0 else { return nil }
            self.major = major
            minor = numbers.count > 1 ? numbers[1] : 0
        }

        var description: String { "\(major).\(minor)" }
        static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }
    }

    static func samples() throws -> [Sample] {
        let folder = Folders.package + "/content"
        return try Folders.files(below: folder, ending: ".md").flatMap { page in
            samples(of: try String(contentsOfFile: folder + "/" + page, encoding: .utf8), page)
        }
    }

    private static func samples(of text: String, _ page: String) -> [Sample] {
        var samples: [Sample] = []
        var availability: Version?
        var open: (line: Int, code: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if var block = open {
                if line == "```" {
                    let code = block.code.joined(separator: "\n") + "\n"
                    samples.append(Sample(page: page, line: block.line, code: code, availability: availability))
                    open = nil
                } else {
                    block.code.append(line)
                    open = block
                }
            } else if line.hasPrefix("```swift") {
                open = (index + 1, [])
            } else if availability == nil, line.hasPrefix("availability: iOS ") {
                availability = Version(line.dropFirst("availability: iOS ".count).prefix { $0.isNumber || $0 == "." })
            }
        }
        return samples
    }

    private static func swiftc(
        _ words: [String], mode: String = "6", in folder: TemporaryFolder
    ) throws -> Program.Output {
        try Program.run("/usr/bin/env", ["swiftc", "-swift-version", mode] + words, folder: folder.path)
    }

    @Test("Every Swift sample parses")
    func parse() throws {
        let samples = try ContentSampleTests.samples()
        #expect(!samples.isEmpty)
        let folder = try TemporaryFolder()
        for sample in samples {
            let code = sample.isStatements ? "func excerpt() {\n\(sample.code)}\n" : sample.code
            try folder.write(code, to: sample.fileName)
        }
        let output = try ContentSampleTests.swiftc(
            ["-parse", "-parse-as-library"] + samples.map(\.fileName), in: folder)
        #expect(output.status == 0 && output.standardError.isEmpty, "\(output.standardError)")
    }

    @Test("Every golden pattern is a complete sample")
    func complete() throws {
        let excerpts = try ContentSampleTests.samples().filter { !$0.page.hasPrefix("lessons/") && !$0.isComplete }
        #expect(excerpts.isEmpty, "\(excerpts.map { "\($0.page):\($0.line)" })")
    }

    @Test("Complete samples have right types against declarations of the interfaces they use")
    func typecheck() throws {
        let folder = try TemporaryFolder()
        try folder.copy(Folders.package + "/Tests/EndToEndTests/Fixtures/Declarations", to: "Declarations")
        for module in ["UIKit", "XCTest", "SwiftUI"] {
            let words = [
                "-parse-as-library", "-emit-module", "-module-name", module, "-I", ".", "Declarations/\(module).swift",
                "-emit-module-path", "\(module).swiftmodule",
            ]
            let output = try ContentSampleTests.swiftc(words, mode: "5", in: folder)
            #expect(output.status == 0, "\(output.standardError)")
        }
        // One run for all: each sample in a scope of its own, so that names may repeat.
        let samples = try ContentSampleTests.samples().filter(\.isComplete)
        for (index, sample) in samples.enumerated() {
            let lines = sample.code.split(separator: "\n", omittingEmptySubsequences: false)
            let imports = lines.prefix { $0.hasPrefix("import ") }.joined(separator: "; ")
            let rest = lines.drop { $0.hasPrefix("import ") }.joined(separator: "\n")
            try folder.write("\(imports); enum Sample\(index) {\n\(rest)\n}\n", to: sample.fileName)
        }
        let output = try ContentSampleTests.swiftc(
            ["-typecheck", "-parse-as-library", "-I", "."] + samples.map(\.fileName), in: folder)
        #expect(output.status == 0 && output.standardError.isEmpty, "\(output.standardError)")
    }

    /// The system that brought an interface, for those newer than iOS 15.
    private static let interfaces: [(since: String, names: [String])] = [
        (
            "16.0",
            [
                "NavigationStack", "navigationDestination", "NavigationPath", "NavigationLink(value",
                "presentationDetents", "PresentationDetent", "presentationDragIndicator", "scrollDismissesKeyboard",
                "LabeledContent",
                "ViewThatFits", "AnyLayout", "HStackLayout", "VStackLayout", "menuOrder", "sleep(for",
                "accessibilityActions {", "Toggle(sources", "MultiDatePicker",
            ]
        ),
        ("16.4", ["presentationBackgroundInteraction", "presentationCompactAdaptation"]),
        (
            "17.0",
            [
                "AccessibilityNotification", "accessibilitySpeechAnnouncementPriority", "sensoryFeedback",
                "focusEffectDisabled", ".focusable(", "@Observable", "#Preview", "@Previewable", "{ _, ",
            ]
        ),
        ("26.0", ["role: .confirm", "role: .close"]),
    ]

    @Test("No sample uses an interface that is newer than its page's availability")
    func availability() throws {
        for sample in try ContentSampleTests.samples() {
            guard let availability = sample.availability else { continue }
            for (since, names) in ContentSampleTests.interfaces {
                guard let version = Version(since), version > availability else { continue }
                for name in names {
                    #expect(
                        !sample.code.contains(name),
                        "\(sample.page):\(sample.line) says iOS \(availability) and uses \(name) of iOS \(version)")
                }
            }
        }
    }
}
