import Diagnostics
import Guidance
import HTML
import Parallelism

/// The text of every requirement as HTML, written once for the pages, checklists and lists that show it.
struct RequirementBodies: Sendable {
    /// By the place of the requirement in the catalog.
    private let bodies: [Markup]

    subscript(requirement: RequirementID) -> Markup { bodies[requirement.index] }

    init(
        _ catalog: Catalog, addresses: PageAddresses, strings: InterfaceWords, jobs: Int
    ) async {
        let entries = catalog.entries.filter { !$0.requirements.isEmpty }
        let parts = await Parallel.map(entries, jobs: jobs) { entry in
            RequirementBodies.bodies(of: entry, catalog, addresses: addresses, strings: strings)
        }
        self.init(zip(entries, parts).map { ($0.requirements, $1) }, of: catalog)
    }

    /// - Parameter parts: the requirements of each document with their texts, in the same order.
    init(_ parts: [([RequirementID], [Markup])], of catalog: Catalog) {
        var bodies = [Markup](repeating: Markup(), count: catalog.requirements.count)
        for (ids, markups) in parts {
            for (id, markup) in zip(ids, markups) { bodies[id.index] = markup }
        }
        self.bodies = bodies
    }

    /// The texts of a document's requirements, in order.
    static func bodies(
        of entry: Entry, _ catalog: Catalog, addresses: PageAddresses, strings: InterfaceWords
    ) -> [Markup] {
        let rendering = EntryRendering(
            entry, catalog: catalog, addresses: addresses, strings: strings, tableQualifier: entry.qualifiedName,
            isShownElsewhere: true)
        return entry.requirements.map { rendering.markup(catalog[$0].blocks) }
    }
}
