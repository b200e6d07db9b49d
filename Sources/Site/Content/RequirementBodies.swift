import Diagnostics
import Guidance
import HTML

/// The text of every requirement as HTML, written once for the pages, checklists and lists that show it.
struct RequirementBodies: Sendable {
    /// By the place of the requirement in the catalog.
    private let bodies: [Markup]

    subscript(requirement: RequirementID) -> Markup { bodies[requirement.index] }

    init(
        _ catalog: Catalog, addresses: PageAddresses, strings: InterfaceWords, jobs: Int
    ) async {
        let entries = catalog.entries.filter { !$0.requirements.isEmpty }
        let parts = await Parallel.map(entries, jobs: jobs) { entry, _ in
            let rendering = EntryRendering(
                entry, catalog: catalog, addresses: addresses, strings: strings, tableQualifier: entry.qualifiedName)
            return entry.requirements.map { id in
                (id, rendering.markup(catalog[id].blocks))
            }
        }
        var bodies = [Markup](repeating: Markup(), count: catalog.requirements.count)
        for (part, _) in parts {
            for (id, markup) in part { bodies[id.index] = markup }
        }
        self.bodies = bodies
    }
}
