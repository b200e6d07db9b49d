import Diagnostics
import Evaluation
import Guidance
import Mustache

extension PageKind {
    /// The audit worksheet: a row for every must, don't, check, rule and pitfall.
    static let worksheet = PageKind("worksheet") { site in
        guard !site.worksheet.rows.isEmpty else { return [] }
        var page = Page(
            "worksheet/index.html", template: "worksheet", title: site.strings["section_worksheet"], section: .worksheet
        ) { context in
            let site = context.site
            let sheet = WorksheetSheet(site.worksheet, of: site.catalog, site.addresses, site.strings)
            return PageData(["worksheet": sheet.value(generatorVersion: site.generatorVersion)])
        }
        page.lead = site.strings["lead_worksheet"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        page.hasSidebar = false
        return [page]
    }
}

/// A worksheet as one HTML file that needs no other: style and script stand in it, and what is filled in can be saved
/// as a copy of the file.
///
/// - Parameters:
///   - scope: what it is narrowed to, for readers, such as `dialog.modal, iOS`; empty for the whole. Audits of one
///     scope find each other again in a browser by it.
///   - start: what an audit starts with, for a retest.
public func worksheetFile(
    of worksheet: Worksheet, catalog: Catalog, scope: String = "", start: AuditFile? = nil,
    themes: [SourceFile] = [], generatorVersion: String, diagnostics: inout DiagnosticList
) -> OutputFile {
    let settings = catalog.settings
    let theme = Theme.load(settings, files: themes, diagnostics: &diagnostics)
    let words = theme.strings.words.sorted { $0.key < $1.key }
    var sheet = WorksheetSheet(worksheet, of: catalog, PageAddresses(catalog), theme.strings)
    sheet.scope = scope.isEmpty ? "all" : scope
    sheet.lead += scope.isEmpty ? "" : " " + theme.strings.filled("sheet_scoped", ["scope": scope])
    sheet.start = start
    sheet.base = .absolute(settings.baseURL)
    let parts = theme.copyParts(of: catalog)
    let data: Value.Object = [
        "strings": .object(Value.Object(words.map { (name: $0.key, value: .string($0.value)) })),
        "language": .string(settings.language), "direction": .string(TextDirection.of(settings.language)),
        "page": ["title": .string(theme.strings["section_worksheet"])],
        "site": ["title": .string(settings.title), "key": .string(RelativeName.make(settings.title))],
        "style": .string(parts.style), "script": .string(parts.script),
        "worksheet": sheet.value(generatorVersion: generatorVersion),
    ]
    let markup = theme.templates.render("worksheet-file", data: .object(data), diagnostics: &diagnostics)
    return OutputFile(path: "worksheet.html", bytes: markup.bytes, sourceMap: markup.sourceMap)
}
