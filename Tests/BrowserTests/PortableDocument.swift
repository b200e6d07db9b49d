import Foundation
import TestSupport

/// A printed page as PDF, read with Poppler's tools.
struct PortableDocument: Sendable {
    static let isAvailable =
        Browser.executable("pdftotext") != nil && Browser.executable("pdfinfo") != nil
        && Browser.executable("pdftohtml") != nil

    enum Paper: String, Sendable, CaseIterable {
        case a4 = "A4"
        case letter = "Letter"
        /// Inches.
        var size: (width: Double, height: Double) { self == .a4 ? (8.27, 11.69) : (8.5, 11) }
    }

    /// A word with its place in points from the upper left corner of its page.
    struct Word: Sendable {
        let text: String
        let page: Int
        let left: Double, top: Double, right: Double, bottom: Double
    }

    let path: String
    private let folder: TemporaryFolder

    /// Prints what the browser shows.
    init(printing browser: Browser, on paper: Paper) async throws {
        folder = try TemporaryFolder()
        path = folder.path + "/page.pdf"
        let data = try await browser.printToPDF(
            """
            {"paperWidth":\(paper.size.width),"paperHeight":\(paper.size.height),"preferCSSPageSize":false,
             "generateTaggedPDF":true,"generateDocumentOutline":true}
            """)
        try data.write(to: URL(filePath: path))
    }

    private func run(_ tool: String, _ words: String...) throws -> String {
        let output = try Program.run("/usr/bin/env", [tool] + words)
        guard output.status == 0 else { throw Browser.Failure.command("\(tool): \(output.standardError)") }
        return output.standardOutput
    }

    /// `Pages`, `Tagged`, `Title`, … as `pdfinfo` has them.
    func properties() throws -> [String: String] {
        var result: [String: String] = [:]
        for line in try run("pdfinfo", path).split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            result[String(parts[0])] = parts[1].drop { $0 == " " }.description
        }
        return result
    }

    func pageCount() throws -> Int { try Int(properties()["Pages"] ?? "") ?? 0 }

    func text() throws -> String { try run("pdftotext", "-layout", path, "-") }

    /// The standard structure types of the tags, such as `H1`, `Table`, `TH`, `L`, in document order.
    func structure() throws -> [String] {
        try run("pdfinfo", "-struct", path).split(separator: "\n").map { line in
            String(line.drop { $0 == " " }.prefix { $0 != " " && $0 != "(" && $0 != ":" })
        }
    }

    /// The bookmarks.
    func outline() throws -> [String] { try html().matches(of: /<item[^>]*>(.*?)<\/item>/).map { String($0.output.1) } }

    /// Links that lead to a page of the document itself: the number of that page.
    func innerLinks() throws -> [Int] {
        try html().matches(of: /<a href="[^"#]*#(\d+)">/).compactMap { Int($0.output.1) }
    }

    private func html() throws -> String { try run("pdftohtml", "-xml", "-i", "-stdout", path) }

    func words() throws -> [Word] {
        var page = 0
        var words: [Word] = []
        for line in try run("pdftotext", "-bbox", path, "-").split(separator: "\n") {
            if line.contains("<page ") { page += 1 }
            guard
                let match = line.firstMatch(
                    of: /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)<\/word>/)
            else { continue }
            let numbers = [match.output.1, match.output.2, match.output.3, match.output.4].compactMap { Double($0) }
            guard numbers.count == 4 else { continue }
            words.append(
                Word(
                    text: String(match.output.5), page: page, left: numbers[0], top: numbers[1], right: numbers[2],
                    bottom: numbers[3]))
        }
        return words
    }
}
