import Diagnostics

/// What the last loading of a content folder has read: a value that the next one takes and gives back. A document is
/// read from its file and the settings alone, so what was read of the same file with the same settings still holds.
public struct DocumentMemory: Sendable {
    struct Document: Sendable {
        let file: SourceFile
        let drafts: [EntryDraft]
        let diagnostics: DiagnosticList
    }

    /// What was found out about an entry with all others in view. It holds while the entry's file, its names and codes,
    /// and everything that references can lead to are the same.
    struct Linked: Sendable {
        let file: SourceFile
        let key: Int
        let links: LinkedReferences
        /// Nil where it was not looked for yet.
        var coverage: Coverage??
        var checks: DiagnosticList?
    }

    private var settings: SourceFile?
    /// `LinkTargets.digest` of the last loading.
    private var targets = 0
    /// By the place of the entry in the catalog.
    var linked: [Linked] = []
    /// By path.
    var documents: [String: Document] = [:]

    public init() {}

    mutating func forget(unless settings: SourceFile?) {
        if self.settings !== settings {
            documents = [:]
            linked = []
        }
        self.settings = settings
    }

    mutating func forget(unless targets: Int) {
        if self.targets != targets { linked = [] }
        self.targets = targets
    }
}
