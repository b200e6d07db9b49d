import Diagnostics
import Foundation
import Markdown
import TestSupport
import Testing

@testable import Guidance

/// Documents that design-system teams published, read in place.
@Suite struct RealDocumentTests {
    private static let patterns = Folders.suites.map { $0 + "/guidance/patterns" }
    private static let wild = Folders.suites.map { $0 + "/guidance/wild" }
    private static let seed = Folders.seeds.map { $0 + "/003_8bf66906a00bc06b.txt" }

    @Test(
        "Every pattern gives the counts that were taken with another program",
        .enabled(if: patterns != nil, Comment(rawValue: Folders.suitesAreAbsent)))
    func patternCounts() async throws {
        guard let folder = Self.patterns else { return }
        let content = try await TestContent(folder: folder)
        let report = CheckReport(
            catalog: content.catalog, diagnostics: content.diagnostics, checklistLines: 0, worksheetRows: 0
        ).json
        let expected = try #require(
            JSONSerialization.jsonObject(with: Data(Folders.bytes(of: folder + "/expected.json")))
                as? [String: [String: Any]])
        guard case .array(let entries)? = report["entries"] else { return }
        var failed = 0
        for (path, facts) in expected {
            let entry = entries.first { $0["path"] == .string(path) }
            let differences = differences(facts, entry)
            failed += differences.isEmpty ? 0 : 1
            #expect(differences.isEmpty, "\(path): \(differences.joined(separator: "; "))")
        }
        print("guidance/patterns: passed \(expected.count - failed), skipped 0, failed \(failed)")
    }

    private func differences(_ facts: [String: Any], _ entry: JSONValue?) -> [String] {
        guard let entry else { return ["is missing"] }
        return facts.compactMap { key, value in
            let found: JSONValue?
            let wanted: JSONValue
            switch (key, value) {
            case ("rules", let number as Int): (found, wanted) = (entry["globalRules"], .int(number))
            case ("codeBlocks", let number as Int): (found, wanted) = (entry[key], .int(number))
            case (_, let number as Int): (found, wanted) = (entry["counts"]?[key], .int(number))
            case (_, let text as String): (found, wanted) = (entry[key], .string(text))
            case (_, let groups as [[Any]]):
                found = entry[key]
                wanted = .array(groups.map { ["name": .string("\($0[0])"), "count": .int($0[1] as? Int ?? -1)] })
            default: return "\(key) is of no known type"
            }
            return found == wanted ? nil : "\(key) is \(found?.serialized() ?? "missing"), not \(wanted.serialized())"
        }
    }

    @Test(
        "No line of a document is lost: it is rendered, or a diagnostic points at it",
        .enabled(if: wild != nil, Comment(rawValue: Folders.suitesAreAbsent)))
    func nothingIsLost() async throws {
        guard let wild = Self.wild, let patterns = Self.patterns else { return }
        var lines = 0
        for folder in [wild, patterns, Folders.package] {
            let content = try await TestContent(folder: folder)
            for (path, entries) in Dictionary(grouping: content.catalog.entries, by: \.file.path) {
                let lost = lostLines(of: entries, content)
                lines += entries[0].file.lineStarts.count
                #expect(lost.isEmpty, "\(path): \(lost.prefix(5))")
            }
        }
        print("guidance/lines: looked at \(lines)")
    }

    /// The lines of the text that stand in no block of any entry of the file, and in no diagnostic.
    private func lostLines(of entries: [Entry], _ content: TestContent) -> [Int] {
        guard let file = entries.first?.file, let tree = entries.first?.tree else { return [] }
        var shown = Array(repeating: false, count: file.lineStarts.count + 1)
        func show(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            for line in file.line(at: range.lowerBound)...file.line(at: range.upperBound - 1) { shown[line] = true }
        }
        for entry in entries {
            let requirements = entry.requirements.map { content.catalog[$0] }
            let first = requirements.first?.id.index ?? 0
            for node in entry.visibleBlocks(content.catalog.requirements[first..<first + requirements.count])
                + entry.definition
            {
                show(tree.range(node))
                // libcmark 0.30 ends a comment's block on the line before its last one.
                if tree.kind(node) == .htmlBlock {
                    let first = file.line(at: tree.range(node).lowerBound)
                    let count = tree.literal(node).split(separator: "\n", omittingEmptySubsequences: false).count - 1
                    for line in first..<min(first + max(count, 1), shown.count) { shown[line] = true }
                }
            }
            for section in entry.sections.flatMap(\.flattened) where section.kind == .contents {
                for node in [section.heading].compactMap({ $0 }) + section.blocks { show(tree.range(node)) }
            }
        }
        for diagnostic in content.diagnostics.all where diagnostic.span?.file === file {
            if let span = diagnostic.span { show(span.range) }
        }
        return (1..<shown.count).filter { line in
            let range = file.range(ofLine: line)
            return range.lowerBound >= tree.sourceRange.lowerBound && !shown[line]
                && file.bytes[range].contains { $0 > 0x20 } && !isDefinition(file.text(in: range))
        }
    }

    /// Link and footnote definitions are no blocks of their own.
    private func isDefinition(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("[") && line.contains("]:") }

    @Test(
        "The sample topic gives its title, availability, rules, pitfalls, variants, key APIs and unresolved links",
        .enabled(if: seed != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func sampleTopic() async throws {
        guard let seed = Self.seed else { return }
        let file = SourceFile(path: "content/guidance/modality.md", bytes: try Folders.bytes(of: seed))
        let content = await TestContent([file, SourceFile(path: "content/site.yaml", text: "title: Test\n")])
        let entry = try #require(content.entry("modality"))
        #expect(entry.title == "Modality")
        #expect(entry.kind == .guidance)
        #expect(entry.metadata.availability == "iOS 15.0+")
        #expect(entry.metadata.platforms == ["iOS", "iPadOS"])
        #expect(entry.metadata.reviewed == ReviewDate(year: 2026, month: 10))
        let kinds = entry.requirements.map { content.catalog[$0].kind }
        #expect(kinds.count { $0 == .rule } == 5)
        #expect(kinds.count { $0 == .pitfall } == 2)
        #expect(content.catalog[entry.requirements[0]].lead == "Always give an obvious way out")
        #expect(entry.variants.map(\.codeSamples.count) == [1, 1])
        #expect(entry.keyInterfaces.count == 7)
        #expect(
            entry.related.map(\.written) == [
                "sheet.md", "alert.md", "popover.md", "confirmation-dialog.md", "feedback.md", "navigation-stack.md",
            ])
        let links = content.places(GuidanceCodes.brokenLink)
        #expect(links.count == 7)
        #expect(links.suffix(6).allSatisfy { $0.hasPrefix("content/guidance/modality.md:119:") }, "\(links)")
        #expect(content.messages(GuidanceCodes.contentsDiffer).isEmpty)
    }

    @Test("The project's own content has no errors or warnings, and every requirement has a code of its own")
    func ownContent() async throws {
        let content = try await TestContent(folder: Folders.package)
        #expect(content.diagnostics.count(.error) == 0, "\(TextPrinter().print(content.diagnostics))")
        #expect(content.diagnostics.count(.warning) == 0, "\(TextPrinter().print(content.diagnostics))")
        for entry in content.catalog.entries {
            let codes = entry.requirements.map { content.catalog[$0].code }
            #expect(Set(codes).count == codes.count, "\(entry.name)")
        }
        if ProcessInfo.processInfo.environment["HANDRAIL_PRINT"] != nil {
            print(TextPrinter().print(content.diagnostics))
        }
    }

    @Test("Any number of jobs gives the same catalog and the same diagnostics")
    func jobs() async throws {
        let one = try await TestContent(folder: Folders.package, jobs: 1)
        let many = try await TestContent(folder: Folders.package, jobs: 7)
        #expect(one.diagnostics.all == many.diagnostics.all)
        #expect(one.catalog.lockText == many.catalog.lockText)
        #expect(one.catalog.requirements.map(\.text) == many.catalog.requirements.map(\.text))
    }
}
