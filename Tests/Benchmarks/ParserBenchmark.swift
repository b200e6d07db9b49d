import CCommonMark
import CSS
import Diagnostics
import Foundation
import HTML
import Markdown
import Mustache
import YAML

/// Each parser on the files of this project, in megabytes a second, beside a floor measured in the same run.
enum ParserBenchmark {
    static func run(package: String) throws {
        let pages = try files(package + "/public", ending: ".html")
        let content = try files(package + "/content", ending: ".md")
        let sheets = try files(package + "/themes", ending: ".css")
        guard !pages.isEmpty, !content.isEmpty else {
            throw BenchmarkFailure(reason: "there are no pages in \(package)/public: build the site first")
        }
        print("Parsers (one thread, best of 5 runs)\n")
        print("what                                  MB/s     floor MB/s   of floor   floor")

        row("HTML tree construction", pages, floorName: "a scan of every byte") { file in
            HTMLParser.parseDocument(file).rootID.hashValue
        } floor: {
            scan($0.bytes)
        }
        try compareWithLexbor(pages)

        row("Markdown, CommonMark parsed and rendered", content, floorName: "libcmark parsing and rendering") { file in
            var diagnostics = DiagnosticList()
            let tree = MarkdownParser.parse(file, extensions: [], diagnostics: &diagnostics)
            return HTMLRenderer.render(tree).bytes.count
        } floor: {
            commonMark($0.bytes)
        }
        row("Markdown, all extensions", content, floorName: "libcmark parsing and rendering") { file in
            var diagnostics = DiagnosticList()
            return HTMLRenderer.render(MarkdownParser.parse(file, diagnostics: &diagnostics)).bytes.count
        } floor: {
            commonMark($0.bytes)
        }

        row("CSS style sheets", sheets, floorName: "a scan of every byte") { file in
            ObjectIdentifier(StyleSheet(file)).hashValue
        } floor: {
            scan($0.bytes)
        }
        row("YAML front matter", content.compactMap(frontMatter), floorName: "a scan of every byte") { file in
            var diagnostics = DiagnosticList()
            return YAMLParser.parse(file, diagnostics: &diagnostics) == nil ? 0 : 1
        } floor: {
            scan($0.bytes)
        }
        row(
            "Mustache templates parsed", try files(package + "/themes", ending: ".mustache"),
            floorName: "a scan of every byte"
        ) {
            file in
            TemplateLibrary(files: [file]).diagnostics.all.count
        } floor: {
            scan($0.bytes)
        }
    }

    private static func row(
        _ name: String, _ files: [SourceFile], floorName: String, _ body: (SourceFile) -> Int,
        floor: (SourceFile) -> Int
    ) {
        let speed = megabytesPerSecond(files, body)
        let best = megabytesPerSecond(files, floor)
        let cells = [
            (name, 38), (Stopwatch.format(speed, 1), 9), (Stopwatch.format(best, 1), 13),
            (Stopwatch.format(speed / best, 3), 11), (floorName, 0),
        ]
        print(cells.map { $0.0 + String(repeating: " ", count: max(1, $0.1 - $0.0.count)) }.joined())
    }

    private static func megabytesPerSecond(_ files: [SourceFile], _ body: (SourceFile) -> Int) -> Double {
        let size = files.reduce(0) { $0 + $1.bytes.count }
        var sink = 0
        // Small inputs are read several times a run, so that a run is long enough to be measured.
        let rounds = max(1, 4_000_000 / max(size, 1))
        let seconds = Stopwatch.best(of: 5) {
            for _ in 0..<rounds { for file in files { sink &+= body(file) } }
        }
        // Printed nowhere, but the compiler cannot know: the work must not be optimised away.
        if sink == Int.min { print(sink) }
        return Double(size * rounds) / 1e6 / seconds
    }

    private static func scan(_ bytes: [UInt8]) -> Int {
        var count = 0
        for byte in bytes where byte == 0x3C { count &+= 1 }
        return count
    }

    private static func commonMark(_ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { buffer in
            guard
                let text = cmark_markdown_to_html(
                    buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_UNSAFE)
            else { return 0 }
            defer { free(text) }
            return strlen(text)
        }
    }

    /// lexbor through its Python binding, timed inside Python, so that only parsing counts.
    private static func compareWithLexbor(_ pages: [SourceFile]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "handrail-lexbor-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (index, page) in pages.enumerated() {
            try Data(page.bytes).write(to: URL(filePath: "\(folder)/\(index).html"))
        }
        let script = """
            import sys, glob, time
            from selectolax.lexbor import LexborHTMLParser
            pages = [open(p, 'rb').read() for p in glob.glob(sys.argv[1] + '/*.html')]
            best = 1e9
            for _ in range(5):
                start = time.perf_counter()
                for page in pages: LexborHTMLParser(page)
                best = min(best, time.perf_counter() - start)
            print(sum(map(len, pages)) / 1e6 / best)
            """
        guard let python = Benchmarks.find("python3") else { return }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: python)
        process.arguments = ["-c", script, folder]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let speed = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            print("(lexbor is not here: pip install selectolax)")
            return
        }
        let ours = megabytesPerSecond(pages) { HTMLParser.parseDocument($0).rootID.hashValue }
        print(
            "  lexbor (selectolax) \(Stopwatch.format(speed, 1)) MB/s; ours is \(Stopwatch.format(ours / speed)) of it")
    }

    private static func frontMatter(_ file: SourceFile) -> SourceFile? {
        let text = String(decoding: file.bytes, as: UTF8.self)
        guard text.hasPrefix("---\n"), let end = text.dropFirst(4).firstRange(of: "\n---\n") else { return nil }
        return SourceFile(path: file.path, text: String(text.dropFirst(4)[..<end.lowerBound]) + "\n")
    }

    private static func files(_ folder: String, ending: String) throws -> [SourceFile] {
        let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        return try paths.filter { $0.hasSuffix(ending) && !$0.hasSuffix("book.html") }.map {
            SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(filePath: folder + "/" + $0))))
        }
    }
}
