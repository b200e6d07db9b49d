import Foundation
import TestSupport

/// A site that these tests look at, built once by the program under test.
struct TestSite: Sendable {
    let folder: String

    func url(_ path: String) -> String { "file://" + folder + "/" + path }
    func pages() throws -> [String] { try Folders.files(below: folder, ending: ".html") }
    func bytes(_ path: String) throws -> [UInt8] { try Folders.bytes(of: folder + "/" + path) }

    /// This project's own content: what is in `public/`.
    static func published() throws -> TestSite { try builtPublished.get() }
    /// One small page of every kind there is; see `Fixtures/sample`.
    static func sample() throws -> TestSite { try builtSample.get() }
    /// A site that runs from the right.
    static func arabic() throws -> TestSite { try builtArabic.get() }
    static func german() throws -> TestSite { try builtGerman.get() }
    /// The sample in the theme `handbook`.
    static func handbook() throws -> TestSite { try builtHandbook.get() }

    /// Sites as arguments of tests.
    enum Name: String, Sendable {
        case sample, handbook

        func built() throws -> TestSite { try self == .sample ? TestSite.sample() : TestSite.handbook() }
    }

    private static let builtPublished = Result { try build("published", from: Folders.package) }
    private static let builtSample = Result { try build("sample") }
    private static let builtArabic = Result { try build("arabic") }
    private static let builtGerman = Result { try build("german") }
    private static let builtHandbook = Result {
        let root = try TemporaryFolder()
        try root.copy(Folders.package + "/Tests/BrowserTests/Fixtures/sample/content", to: "content")
        try root.copy(Folders.package + "/themes", to: "themes")
        try root.write(try root.text("content/site.yaml") + "theme: handbook\n", to: "content/site.yaml")
        return try build("handbook", from: root.path)
    }

    /// The folders stay behind for people to look at.
    private static func build(_ name: String, from root: String? = nil) throws -> TestSite {
        let root = root ?? Folders.package + "/Tests/BrowserTests/Fixtures/\(name)"
        let folder = Folders.package + "/.build/browser-sites/\(name)"
        try FileManager.default.createDirectory(
            atPath: (folder as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let run = try Program.run(["build", "--locked", "--root", root, "--output", folder])
        guard run.status == 0 else { throw Failure(description: "handrail build \(name): \(run.standardError)") }
        return TestSite(folder: folder)
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// The home page, the first page of each folder, and the pages of a kind of their own at the top.
    func onePageOfEachKind() throws -> [String] {
        var seen = Set<String>()
        return try pages().filter { seen.insert(TestSite.kind(of: $0)).inserted }
    }

    /// The folder of a page of documents; the page itself where it is the only one of its kind.
    static func kind(of page: String) -> String {
        guard let slash = page.lastIndex(of: "/"), !page.hasSuffix("/index.html"), !page.hasSuffix("/codes.html"),
            !page.hasSuffix("/all.html")
        else { return page }
        return page[..<slash] + (page.contains("/by-") ? "/by" : "")
    }

    /// Whether every page is to be looked at, which takes half an hour, instead of one of each kind.
    static let isThorough = ProcessInfo.processInfo.environment["HANDRAIL_BROWSER"] == "all"

    /// The pages that a costly test looks at: every page of the published site in a thorough run; else one page of each
    /// kind, and where the published one lists everything and is large, the small one of the sample.
    static func pagesToJudge() throws -> [(site: TestSite, page: String)] {
        let published = try published()
        if isThorough { return try published.pages().map { (published, $0) } }
        let small = try published.onePageOfEachKind().filter { try published.bytes($0).count <= 120_000 }
        let sample = try sample()
        let others = Set(try sample.onePageOfEachKind().map(kind(of:))).subtracting(small.map(kind(of:)))
        // Lines of code that are marked stand on a page that is not the first of its kind.
        return (small + ["components/dialog-modal.html"]).map { (published, $0) }
            + (try sample.onePageOfEachKind().filter { others.contains(kind(of: $0)) }.map { (sample, $0) })
    }
}
