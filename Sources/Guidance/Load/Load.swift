import Diagnostics
import Parallelism

extension Catalog {
    /// From files to a catalog: reads the settings and every document, gives codes, resolves references, makes indices.
    ///
    /// Documents are read in parallel; the result and the order of diagnostics are the same for any number of jobs.
    ///
    /// - Parameters:
    ///   - files: `content/**` (Markdown, `site.yaml`, `rules.lock`), paths from the project's root.
    ///   - assets: paths of the other files under `content/`, from the project's root.
    ///   - locked: an outdated lock is an error, as nobody is there to commit it.
    ///   - jobs: how many documents are worked on at a time.
    public static func load(
        _ files: [SourceFile], assets: Set<String> = [], locked: Bool = false, jobs: Int = 1,
        diagnostics: inout DiagnosticList
    ) async -> Catalog {
        var memory = DocumentMemory()
        return await load(
            files, assets: assets, locked: locked, jobs: jobs, memory: &memory, diagnostics: &diagnostics)
    }

    /// The same for a content folder that is loaded again and again.
    ///
    /// - Parameter memory: what the last call has read; files that are the same object are not read again.
    public static func load(
        _ files: [SourceFile], assets: Set<String> = [], locked: Bool = false, jobs: Int = 1,
        memory: inout DocumentMemory, diagnostics: inout DiagnosticList
    ) async -> Catalog {
        var found = DiagnosticList()
        let settings = SettingsReader.read(
            files.first { $0.path == SettingsReader.path },
            isUnreadable: diagnostics.all.contains {
                $0.severity == .error && $0.span?.file.path == SettingsReader.path
            },
            diagnostics: &found)
        var catalog = Catalog(settings: settings)
        catalog.assets = assets
        let documents = files.filter { isDocument($0.path) }.sorted { $0.path < $1.path }

        // 1. Each document alone, and the lock.
        memory.forget(unless: settings.file)
        let lockFile = files.first { $0.path == RulesLockFormat.path }
        let oldLock = memory.lock
        async let lock = oldLock?.file === lockFile ? oldLock : lockFile.map { DocumentMemory.Lock($0) }
        let known = memory.documents
        let read = await Parallel.map(documents, jobs: jobs) { file in
            if let old = known[file.path], old.file === file { return old }
            var diagnostics = DiagnosticList()
            let content = ContentFile(file, diagnostics: &diagnostics)
            let drafts = EntryDecoder.decode(content, settings: settings, diagnostics: &diagnostics)
            let families = drafts.reduce(into: Set<String>()) { $0.formUnion(ClaimedFamilies.find($1)) }
            return DocumentMemory.Document(file: file, drafts: drafts, families: families, diagnostics: diagnostics)
        }
        memory.documents = Dictionary(read.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
        for document in read { found.append(contentsOf: document.diagnostics) }
        var drafts = read.flatMap(\.drafts)

        // 2. Names and codes.
        catalog.settings.planned.formUnion(drafts.flatMap(\.planned))
        Names.settle(&drafts, diagnostics: &found)
        let codes = Codes(memory.take(await lock, diagnostics: &found), file: lockFile)
        await catalog.assemble(drafts, codes: codes, jobs: jobs, memory: &memory, diagnostics: &found)
        catalog.compareLock(with: lockFile, locked: locked, diagnostics: &found)

        catalog.collectTerms(drafts, &found)

        // 3. References, then what is known of the whole.
        let families = read.reduce(into: ClaimedFamilies.always) { $0.formUnion($1.families) }
        await catalog.link(drafts, families: families, jobs: jobs, memory: &memory, diagnostics: &found)
        await catalog.index(drafts, jobs: jobs, memory: &memory)
        await catalog.crossCheck(drafts, jobs: jobs, memory: &memory, diagnostics: &found)

        let disabled = settings.disabledChecks
        diagnostics.append(contentsOf: DiagnosticList(found.all.filter { !disabled.contains($0.code.id) }))
        return catalog
    }

    private static func isDocument(_ path: String) -> Bool {
        let name = path.lowercased()
        return [".md", ".mdx", ".markdown"].contains { name.hasSuffix($0) }
    }

    /// Turns drafts into entries and requirements with codes.
    private mutating func assemble(
        _ drafts: [EntryDraft], codes: Codes, jobs: Int, memory: inout DocumentMemory,
        diagnostics: inout DiagnosticList
    ) async {
        let known = memory.coded
        memory.coded = await Parallel.map(Array(drafts.indices), jobs: jobs) { index in
            let old = known.indices.contains(index) && known[index].holds(for: drafts[index]) ? known[index] : nil
            return old ?? DocumentMemory.Coded(drafts[index], codes: codes.codes(of: drafts[index]))
        }
        var bases: [Int] = []
        var base = 0
        for draft in drafts {
            bases.append(base)
            base += draft.requirements.count
        }
        let coded = memory.coded
        let assembled = await Parallel.map(Array(drafts.indices), jobs: jobs) { [bases] index in
            let given = coded[index].codes
            return Assembly(
                draft: drafts[index], id: EntryID(index), base: bases[index], given: given.requirements,
                groupCodes: given.groups
            ).assembled()
        }
        var codes = codes
        var ruleSet: EntryID?
        var rawIDs = Set<String>()
        for (index, part) in assembled.enumerated() {
            let (id, draft) = (EntryID(index), drafts[index])
            codes.take(coded[index].codes)
            requirements += part.requirements
            diagnostics.append(contentsOf: part.diagnostics)
            var finished = part.entry
            if finished.tree.hasRawHTML {
                finished.settleRawIDs(requirements[bases[index]...], inRules: &rawIDs, &diagnostics)
            }
            if draft.belongsToRuleSet, let ruleSet {
                finished.ruleSet = ruleSet
                entries[ruleSet.index].globalRules.append(id)
            } else if finished.kind == .ruleSet {
                ruleSet = id
            }
            entriesByID[finished.name, default: []].append(id)
            if entriesByQualifiedID[Codes.key(of: finished)] == nil {
                entriesByQualifiedID[Codes.key(of: finished)] = id
            }
            entries.append(finished)
        }
        codes.keepTombstones()
        diagnostics.append(contentsOf: codes.diagnostics)
        lock = codes.lock
        var seen = Set(settings.stacks.map(\.id))
        stacks = settings.stacks
        for stack in Set(entries.compactMap(\.stack)).sorted() where seen.insert(stack).inserted {
            stacks.append(Stack(id: stack, title: stack))
        }
        let used = Set(entries.compactMap(\.stack))
        stacks.removeAll { !used.contains($0.id) }
        reportUnused("stack", settings.stackPlaces, used, &diagnostics)
        reportUnused("family", settings.familyPlaces, Set(entries.compactMap(\.family)), &diagnostics)
    }

    /// Stacks and families of the settings that no document has: their ids may be misspelt.
    private func reportUnused(
        _ what: String, _ places: [String: Range<Int>], _ used: Set<String>, _ diagnostics: inout DiagnosticList
    ) {
        for (id, range) in places.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) where !used.contains(id) {
            diagnostics.report(
                GuidanceCodes.unusedName, "no document belongs to the \(what) `\(id)`",
                at: settings.file?.span(range), suggestions: NearestName.suggestions(for: id, among: used.sorted()))
        }
    }

    /// The text of the lock that belongs to this content. Complexity: O(size of the lock).
    public var lockText: String { RulesLockFormat.text(lock) }

    /// True when `content/rules.lock` is missing or differs from `lockText`. Complexity: O(size of the lock).
    public var isLockOutdated: Bool { lockFile.map { $0.bytes != Array(lockText.utf8) } ?? !requirements.isEmpty }

    private mutating func compareLock(
        with file: SourceFile?, locked: Bool, diagnostics: inout DiagnosticList
    ) {
        lockFile = file
        guard locked, isLockOutdated else { return }
        diagnostics.report(
            GuidanceCodes.outdatedLock,
            file == nil ? "there is no \(RulesLockFormat.path)" : "\(RulesLockFormat.path) does not fit the content",
            at: file?.span(0..<0), help: "build once without `--locked` and commit the file")
    }
}
