import Diagnostics
import Guidance

/// The pure step of a rebuild that says what depends on what: one number for each document that differs when anything
/// differs that the document's own pages show.
///
/// A document's pages are made from its file, and from what other documents let it see: their *face* (title, summary,
/// address), the codes of the rules that it names, and what names it. So a reworded rule touches the pages of its own
/// document; a new title those of every document that refers to it, is referred to by it or stands beside it; a new
/// rule those that cite its neighbours. Lists of everything depend on everything.
///
/// Numbers are compared within one run of the program. The file itself is compared beside the number, by identity.
struct DocumentDigest {
    private let catalog: Catalog
    /// What others see of a document, by its place in the catalog.
    private let faces: [Int]

    init(_ catalog: Catalog, addresses: PageAddresses) {
        self.catalog = catalog
        faces = catalog.entries.map { entry in
            var hasher = Hasher()
            hasher.combine(addresses[entry.id])
            hasher.combine(entry.title)
            hasher.combine(entry.summary)
            hasher.combine(entry.name)
            hasher.combine(entry.qualifiedName)
            hasher.combine(entry.kind)
            hasher.combine(entry.stack)
            return hasher.finalize()
        }
    }

    /// The digest of one document.
    func of(_ entry: Entry) -> Int {
        var hasher = Hasher()
        hasher.combine(faces[entry.id.index])
        hasher.combine(entry.slug)
        for anchor in entry.headingAnchors.values.sorted() { hasher.combine(anchor) }
        // Rules of other documents may hold the same ids.
        for ids in entry.refusedRawIDs.sorted(by: { $0.key.index < $1.key.index }).map(\.value) {
            hasher.combine(ids.sorted())
        }
        for group in entry.checkGroups {
            hasher.combine(group.code)
            hasher.combine(group.anchor)
        }
        for reference in entry.references { combine(reference.target, into: &hasher) }
        for backlink in entry.backlinks { combine(backlink, into: &hasher) }
        for requirement in catalog.requirements(of: entry) {
            hasher.combine(requirement.code)
            hasher.combine(requirement.authorAnchor)
            for backlink in requirement.backlinks { combine(backlink, into: &hasher) }
            hasher.combine(requirement.redirects.count)
        }
        if let name = entry.metadata.replacedBy, let target = catalog.entries(named: name).first {
            hasher.combine(faces[target.index])
        }
        for rule in entry.globalRules { hasher.combine(faces[rule.index]) }
        if let set = entry.ruleSet { hasher.combine(faces[set.index]) }
        return hasher.finalize()
    }

    private func combine(_ backlink: Backlink, into hasher: inout Hasher) {
        hasher.combine(faces[backlink.entry.index])
        hasher.combine(backlink.requirement.map { catalog[$0].code })
        hasher.combine(backlink.target.map { catalog[$0].code })
    }

    private func combine(_ target: Reference.Target, into hasher: inout Hasher) {
        switch target {
        case .entry(let entry):
            hasher.combine(0)
            hasher.combine(faces[entry.index])
        case .heading(let entry, let anchor):
            hasher.combine(1)
            hasher.combine(faces[entry.index])
            hasher.combine(anchor)
        case .requirement(let id):
            hasher.combine(2)
            hasher.combine(faces[catalog[id].entry.index])
            hasher.combine(catalog[id].code)
        case .removed(let entry, let code, let text):
            hasher.combine(3)
            hasher.combine(faces[entry.index])
            hasher.combine(code)
            hasher.combine(text)
        // The others name no document.
        case .criterion, .interface, .asset, .external, .planned, .unresolved: hasher.combine(target)
        }
    }
}

/// What all pages of a site share: when it differs, everything is made anew.
struct SharedDigest: Equatable {
    private let files: [ObjectIdentifier]
    private let number: Int

    /// `themes` and the settings' file must live as long as the digest is compared.
    init(_ input: SiteInput, contentVersion: String?) {
        files = (input.themes + [input.catalog.settings.file].compactMap { $0 }).map { ObjectIdentifier($0) }
        var hasher = Hasher()
        hasher.combine(contentVersion)
        hasher.combine(input.catalog.stacks)
        hasher.combine(input.includesAudit)
        hasher.combine(input.generatorVersion)
        hasher.combine(input.catalog.entries(of: .ruleSet).count)
        number = hasher.finalize()
    }
}
