import Diagnostics

/// What the last loading of a content folder has read: a value that the next one takes and gives back. A document is
/// read from its file and the settings alone, so what was read of the same file with the same settings still holds.
public struct DocumentMemory: Sendable {
    struct Document: Sendable {
        let file: SourceFile
        let drafts: [EntryDraft]
        let diagnostics: DiagnosticList
    }

    private var settings: SourceFile?
    /// By path.
    var documents: [String: Document] = [:]

    public init() {}

    mutating func forget(unless settings: SourceFile?) {
        if self.settings !== settings { documents = [:] }
        self.settings = settings
    }
}
