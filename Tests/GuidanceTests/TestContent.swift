import Diagnostics
import Foundation
import TestSupport

@testable import Guidance

/// A catalog of files written in a test, with the diagnostics of loading it.
struct TestContent {
    var catalog: Catalog
    var diagnostics: DiagnosticList

    /// - Parameter files: path from the project's root, and text. A `site.yaml` is added when there is none.
    init(_ files: [String: String], assets: Set<String> = [], locked: Bool = false, jobs: Int = 1) async {
        var files = files
        if files["content/site.yaml"] == nil { files["content/site.yaml"] = "title: Test\n" }
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        await self.init(sources, assets: assets, locked: locked, jobs: jobs)
    }

    init(_ sources: [SourceFile], assets: Set<String> = [], locked: Bool = false, jobs: Int = 1) async {
        var list = DiagnosticList()
        catalog = await Catalog.load(sources, assets: assets, locked: locked, jobs: jobs, diagnostics: &list)
        diagnostics = list
    }

    /// The content of a project's folder, as the program reads it.
    init(folder: String, jobs: Int = 2) async throws {
        var sources: [SourceFile] = []
        var assets = Set<String>()
        for path in try Folders.files(below: folder + "/content") {
            let name = "content/" + path
            if [".md", ".mdx", ".markdown", ".yaml", ".yml", ".lock"].contains(where: path.hasSuffix) {
                sources.append(SourceFile(path: name, bytes: try Folders.bytes(of: folder + "/" + name)))
            } else {
                assets.insert(name)
            }
        }
        await self.init(sources, assets: assets, jobs: jobs)
    }

    func entry(_ name: String) -> Entry? { catalog.entries(named: name).first.map { catalog[$0] } }

    /// The texts of an entry's requirements by code.
    func codes(_ name: String) -> [String: String] {
        guard let entry = entry(name) else { return [:] }
        return Dictionary(
            entry.requirements.map { (catalog[$0].code, catalog[$0].text) }, uniquingKeysWith: { first, _ in first })
    }

    /// The messages of one code, in the order of the files.
    func messages(_ code: DiagnosticCode) -> [String] {
        diagnostics.sortedAndFolded().filter { $0.code == code }.map(\.message)
    }

    /// `path:line:column` of the diagnostics of one code.
    func places(_ code: DiagnosticCode) -> [String] {
        diagnostics.sortedAndFolded().filter { $0.code == code }.map { diagnostic in
            guard let span = diagnostic.span else { return "" }
            return "\(span.file.path):\(span.start.line):\(span.start.column)"
        }
    }
}
