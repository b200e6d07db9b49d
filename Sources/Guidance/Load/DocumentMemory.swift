import Diagnostics

/// What the last loading of a content folder has read: a value that the next one takes and gives back. A document is
/// read from its file and the settings alone, so what was read of the same file with the same settings still holds.
public struct DocumentMemory: Sendable {
    struct Document: Sendable {
        let file: SourceFile
        let drafts: [EntryDraft]
        /// The families of ids that they claim.
        let families: Set<String>
        let diagnostics: DiagnosticList
    }

    /// What was found out about an entry with all others in view. It holds while the entry's file, its names and codes,
    /// and everything that its references can lead to are the same.
    struct Linked: Sendable {
        let file: SourceFile
        let key: Int
        let links: LinkedReferences
        /// What can be referred to in the entries that it looked into.
        let consulted: [EntryID: Int]
        /// Nil where it was not looked for yet.
        var coverage: Coverage??
        var checks: DiagnosticList?
    }

    /// The anchors of an entry, which hold while its file, its names and its codes are the same.
    struct Anchored: Sendable {
        let file: SourceFile
        let key: Int
        let anchors: [String: Reference.Target]
    }

    /// The codes that a draft was given. They hold while its file and the lock's are the same.
    struct Coded: Sendable {
        let file: SourceFile
        /// Where it stands in its file, which may hold many.
        let place: Range<Int>
        let codes: Codes.GivenCodes

        init(_ draft: EntryDraft, codes: Codes.GivenCodes) {
            file = draft.entry.file
            place = draft.entry.span.range
            self.codes = codes
        }

        func holds(for draft: EntryDraft) -> Bool {
            file === draft.entry.file && place == draft.entry.span.range && codes.key == Codes.key(of: draft.entry)
        }
    }

    /// A lock as it was read.
    struct Lock: Sendable {
        let file: SourceFile
        let lock: RulesLock
        let diagnostics: DiagnosticList

        init(_ file: SourceFile) {
            self.file = file
            var found = DiagnosticList()
            lock = RulesLockFormat.parse(file, diagnostics: &found)
            diagnostics = found
        }
    }

    private var settings: SourceFile?
    private(set) var lock: Lock?
    /// By the place of the entry in the catalog.
    var coded: [Coded] = []
    var anchored: [Anchored] = []
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
            coded = []
            anchored = []
        }
        self.settings = settings
    }

    /// Takes over the lock as it was just read, which may be the one that is here.
    mutating func take(_ read: Lock?, diagnostics: inout DiagnosticList) -> RulesLock {
        if lock?.file !== read?.file { coded = [] }
        lock = read
        diagnostics.append(contentsOf: read?.diagnostics ?? DiagnosticList())
        return read?.lock ?? RulesLock()
    }

    mutating func forget(unless targets: Int) {
        if self.targets != targets { linked = [] }
        self.targets = targets
    }
}
