import Diagnostics
import Markdown
import Parallelism

extension Catalog {
    /// Resolves the references of every entry, and gives each target its backlinks.
    mutating func link(
        _ drafts: [EntryDraft], families: Set<String>, jobs: Int, memory: inout DocumentMemory,
        diagnostics: inout DiagnosticList
    ) async {
        let anchored = memory.anchored
        let requirements = requirements
        let work = await Parallel.map(Array(zip(entries, drafts)), jobs: jobs) { entry, draft in
            LinkWork(entry: entry, draft: draft, requirements: requirements[entry.requirementRange])
        }
        memory.anchored = await Parallel.map(work, jobs: jobs) { work in
            let place = work.entry.id.index
            if anchored.indices.contains(place), anchored[place].file === work.entry.file,
                anchored[place].key == work.key
            {
                return anchored[place]
            }
            return .init(
                file: work.entry.file, key: work.key, anchors: LinkTargets.anchors(of: work.entry, requirements))
        }
        let targets = LinkTargets(self, families: families, anchors: memory.anchored.map(\.anchors))
        memory.forget(unless: targets.digest)
        let known = memory.linked
        memory.linked = await Parallel.map(work, jobs: jobs) { work in
            let (place, key) = (work.entry.id.index, work.key)
            if known.indices.contains(place), known[place].file === work.entry.file, known[place].key == key,
                known[place].consulted.allSatisfy({ targets.digest(of: $0.key) == $0.value })
            {
                return known[place]
            }
            var scanner = ReferenceScanner(work.entry, work.requirements, targets)
            scanner.scan(work.draft, work.requirements)
            return DocumentMemory.Linked(
                file: work.entry.file, key: key, links: LinkedReferences(scanner, of: work.entry),
                consulted: Dictionary(uniqueKeysWithValues: scanner.consulted.map { ($0, targets.digest(of: $0)) }))
        }
        var suggestions = Suggestions(targets)
        for index in entries.indices {
            let links = memory.linked[index].links
            take(links, of: index)
            diagnostics.append(contentsOf: links.diagnostics)
            for problem in links.problems { suggestions.report(problem, &diagnostics) }
        }
        linkBack()
        interfaceMentions = memory.linked.map(\.links.interfaces)
    }

    private struct LinkWork: Sendable {
        let entry: Entry
        let draft: EntryDraft
        let requirements: ArraySlice<Requirement>
        /// What the references of an entry depend on besides its file and their targets.
        let key: Int

        init(entry: Entry, draft: EntryDraft, requirements: ArraySlice<Requirement>) {
            self.entry = entry
            self.draft = draft
            self.requirements = requirements
            var hasher = Hasher()
            hasher.combine(entry.id)
            hasher.combine(entry.name)
            hasher.combine(entry.qualifiedName)
            hasher.combine(entry.kind)
            // Their ids follow each other.
            hasher.combine(requirements.startIndex)
            for index in requirements.indices {
                hasher.combine(requirements[index].kind)
                hasher.combine(requirements[index].group)
                hasher.combine(requirements[index].number)
                hasher.combine(requirements[index].authorAnchor)
            }
            key = hasher.finalize()
        }
    }

    private mutating func take(_ links: LinkedReferences, of index: Int) {
        entries[index].references = links.references
        entries[index].referencesByNode = links.byNode
        for reference in links.references {
            guard let requirement = reference.requirement else { continue }
            requirements[requirement.index].references.append(reference)
            if case .criterion(let number) = reference.target,
                !requirements[requirement.index].criteria.contains(number)
            {
                requirements[requirement.index].criteria.append(number)
            }
            if requirements[requirement.index].kind == .avoid, isRedirect(reference) {
                requirements[requirement.index].redirects.append(reference)
            }
        }
        entries[index].related = related(links.references, of: entries[index])
        var seen = Set<String>()
        externalLinks += links.externalLinks.filter { seen.insert($0).inserted }
            .map { ExternalLink(address: $0, entry: EntryID(index)) }
    }

    /// Global rules are cited in passing; what readers are sent to is a component or a topic.
    private func isRedirect(_ reference: Reference) -> Bool {
        guard !reference.isContinuation, reference.form != .image else { return false }
        switch reference.target {
        case .entry(let id), .heading(let id, _):
            return ![.globalRule, .ruleSet].contains(entries[id.index].kind)
        case .planned(let name), .unresolved(let name):
            return !name.hasPrefix("global.") && name.utf8.first != 0x23
        default: return false
        }
    }

    /// What the *Related* section and `related:` name, each once.
    private func related(_ references: [Reference], of entry: Entry) -> [Reference] {
        let blocks = entry.sections.flatMap(\.flattened).filter { $0.kind == .related }.flatMap(\.blocks)
        let nodes = Set(blocks.flatMap { block in entry.tree.descendants(block) })
        var seen = Set<Reference.Target>()
        return references.filter { reference in
            let isHere = reference.node.map { nodes.contains($0) } ?? true
            return isHere && reference.isToEntry && reference.entry != entry.id
                && seen.insert(reference.target).inserted
        }
    }

    private mutating func linkBack() {
        var entryLinks: [[Backlink]] = Array(repeating: [], count: entries.count)
        var seen: [Set<Backlink>] = Array(repeating: [], count: entries.count)
        var requirementLinks: [[Backlink]] = Array(repeating: [], count: requirements.count)
        for entry in entries {
            for reference in entry.references where !reference.isContinuation {
                let target: RequirementID? = if case .requirement(let id) = reference.target { id } else { nil }
                guard let to = target.map({ requirements[$0.index].entry }) ?? reference.entry else { continue }
                let backlink = Backlink(entry: entry.id, requirement: reference.requirement, target: target)
                guard seen[to.index].insert(backlink).inserted else { continue }
                if to != entry.id { entryLinks[to.index].append(backlink) }
                if let target, reference.requirement != target { requirementLinks[target.index].append(backlink) }
            }
        }
        for index in entries.indices { entries[index].backlinks = entryLinks[index] }
        for index in requirements.indices { requirements[index].backlinks = requirementLinks[index] }
    }
}

/// What a scan of one entry has found.
struct LinkedReferences: Sendable {
    let references: [Reference]
    let problems: [ReferenceScanner.Problem]
    let diagnostics: DiagnosticList
    let interfaces: [ReferenceScanner.Mention]
    let externalLinks: [String]
    let byNode: [MarkdownTree.ID: [Reference]]

    init(_ scanner: ReferenceScanner, of entry: Entry) {
        references = scanner.references
        byNode = Dictionary(
            grouping: references.filter { $0.node != nil && $0.form != .mention }, by: { $0.node ?? entry.tree.root })
        problems = scanner.problems
        diagnostics = scanner.diagnostics
        interfaces = scanner.interfaces
        externalLinks = scanner.externalLinks
    }
}

/// Reports what leads nowhere, with the nearest names. Each name is looked for once.
private struct Suggestions {
    /// More different names than this are reported without suggestions, so that a broken import stays fast.
    static let limit = 1000
    private let targets: LinkTargets
    private lazy var paths = targets.paths
    private var known: [String: [String]] = [:]

    init(_ targets: LinkTargets) { self.targets = targets }

    mutating func report(_ problem: ReferenceScanner.Problem, _ diagnostics: inout DiagnosticList) {
        switch problem.kind {
        case .unresolved:
            // Behind the name of a stack: the stacks that have the id.
            let name = problem.written.split(separator: ":").dropFirst().first.map(String.init)
            let others = name.map { targets.qualifiedNames(of: $0) } ?? []
            diagnostics.report(
                GuidanceCodes.unresolvedReference, "no rule or document is called `\(problem.written)`",
                at: problem.span,
                suggestions: others.isEmpty ? nearest(name ?? problem.written, among: targets.names) : others)
        case .brokenLink:
            let stem = RelativePath.stem(of: problem.written)
            let isElsewhere = targets.isKnown(stem)
            diagnostics.report(
                GuidanceCodes.brokenLink,
                problem.written.isEmpty ? "the link has no destination" : "there is no file `\(problem.written)`",
                at: problem.span,
                help: isElsewhere ? "a document with the id `\(stem)` lies elsewhere" : nil,
                suggestions: isElsewhere ? [] : nearest(stem, among: targets.names))
        case .missingImage:
            diagnostics.report(
                GuidanceCodes.missingImage, "there is no image `\(problem.written)`", at: problem.span,
                suggestions: nearest(problem.written, among: paths))
        }
    }

    private mutating func nearest(_ name: String, among names: [String]) -> [String] {
        if let found = known[name] { return found }
        guard known.count < Suggestions.limit else { return [] }
        let found = NearestName.suggestions(for: name, among: names)
        known[name] = found
        return found
    }
}
