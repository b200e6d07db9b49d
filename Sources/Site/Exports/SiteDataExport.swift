import Diagnostics
import Guidance

/// `data/site.json`: every document and every requirement, for programs and for comparing two builds.
enum SiteDataExport {
    static func file(of site: SiteContext) -> OutputFile {
        let catalog = site.catalog
        let entries = catalog.entries.map { entry -> JSONValue in
            .object([
                .init("id", .string(entry.qualifiedName)), .init("kind", .string(entry.kind.rawValue)),
                .init("title", .string(entry.title)), .init("summary", JSONValue(entry.summary)),
                .init("path", .string(site.addresses[entry.id])), .init("stack", JSONValue(entry.stack)),
                .init("family", JSONValue(entry.family)), .init("status", JSONValue(entry.metadata.status)),
                .init("platforms", JSONValue(entry.metadata.platforms)),
                .init("availability", JSONValue(entry.metadata.availability)),
                .init("wcag", JSONValue(entry.criteria)),
                .init("requirements", .array(entry.requirements.map { requirement(catalog[$0]) })),
            ])
        }
        let links = catalog.externalLinks.map { link -> JSONValue in
            .object([
                .init("address", .string(link.address)),
                .init("entry", .string(catalog[link.entry].qualifiedName)),
            ])
        }
        let document = JSONValue.object([
            .init("format", "handrail-site"), .init("formatVersion", 1), .init("title", .string(site.settings.title)),
            .init("language", .string(site.settings.language)), .init("contentVersion", JSONValue(site.contentVersion)),
            .init("entries", .array(entries)), .init("externalLinks", .array(links)),
        ])
        return OutputFile(path: "data/site.json", bytes: Array(document.serialized(pretty: true).utf8))
    }

    private static func requirement(_ requirement: Requirement) -> JSONValue {
        .object([
            .init("code", .string(requirement.code)), .init("kind", .string(requirement.kind.rawValue)),
            .init("anchor", .string(requirement.anchor)), .init("authorAnchor", JSONValue(requirement.authorAnchor)),
            .init("text", .string(requirement.text)), .init("wcag", JSONValue(requirement.criteria)),
        ])
    }
}
