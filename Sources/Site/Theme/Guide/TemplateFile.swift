/// A template of the default theme, as the theme guide tells it.
struct TemplateFile: Sendable {
    enum Role: String, Sendable, CaseIterable {
        case frame = "Around every page"
        case page = "Pages"
        case part = "Parts that pages include"
        case report = "Files of their own"
    }

    /// Without folder and suffix.
    let name: String
    let role: Role
    let meaning: String

    init(_ name: String, _ role: Role, _ meaning: String) {
        self.name = name
        self.role = role
        self.meaning = meaning
    }

    /// In the order of the guide; a test compares them with the folder.
    static let all: [TemplateFile] = [
        TemplateFile(
            "layout", .frame,
            "the document around every page; its blocks are `main`, `styles` and `scripts`, and `styleSource` and `imageSource` for what a page holds in itself"
        ),
        TemplateFile("document", .frame, "the layout of a document, with contents and sections; its block is `after`"),
        TemplateFile("header", .frame, "name of the site, main navigation, search and colour scheme"),
        TemplateFile("sidebar", .frame, "documents by section and family"),
        TemplateFile("footer", .frame, "pages about the site itself"),
        TemplateFile("home", .page, "`index.html`"),
        TemplateFile("component", .page, "`components/<id>.html`"),
        TemplateFile("rule", .page, "`rules/<id>.html`"),
        TemplateFile("rule-set", .page, "a file of global rules"),
        TemplateFile("guidance", .page, "`guidance/<id>.html`"),
        TemplateFile("lesson", .page, "`lessons/<id>.html`"),
        TemplateFile("page", .page, "`pages/<id>.html`"),
        TemplateFile("section-index", .page, "the first page of a section"),
        TemplateFile("choose", .page, "`choose.html`"),
        TemplateFile("codes", .page, "`rules/codes.html`"),
        TemplateFile("checklist-index", .page, "`checklists/index.html`"),
        TemplateFile("checklist", .page, "every checklist"),
        TemplateFile("worksheet", .page, "`worksheet/index.html`"),
        TemplateFile("criteria-index", .page, "`wcag/index.html`"),
        TemplateFile("criterion", .page, "`wcag/<number>.html`"),
        TemplateFile("apis", .page, "`apis/index.html`"),
        TemplateFile("table-page", .page, "coverage, freshness, defects, planned, changes"),
        TemplateFile("glossary", .page, "`glossary.html`"),
        TemplateFile("family", .page, "`families/<family>.html`"),
        TemplateFile("book", .page, "`book.html`"),
        TemplateFile("search", .page, "`search.html`"),
        TemplateFile("audit", .page, "`audit/index.html`"),
        TemplateFile("audit-rule", .page, "`audit/rules/<id>.html`"),
        TemplateFile("not-found", .page, "`404.html`"),
        TemplateFile("breadcrumb", .part, "the pages above a page"),
        TemplateFile("page-header", .part, "heading, lead, badges and actions"),
        TemplateFile("contents", .part, "the headings of a page"),
        TemplateFile("pager", .part, "the neighbours of a page"),
        TemplateFile("section", .part, "a section of a document"),
        TemplateFile("requirement", .part, "a rule with its code"),
        TemplateFile("code", .part, "a code block with its copy button"),
        TemplateFile("entry-footer", .part, "references, related documents, sources and changes"),
        TemplateFile("cards", .part, "a list of cards"),
        TemplateFile("answers", .part, "a list of answers of the chooser"),
        TemplateFile("worksheet-sheet", .part, "the worksheet itself"),
        TemplateFile("worksheet-controls", .part, "what a row of the worksheet is answered with"),
        TemplateFile(
            "worksheet-file", .report,
            "a worksheet in one file; given `style`, `script`, `language` and `direction` beside `worksheet`, `site` and `strings`"
        ),
        TemplateFile("report", .report, "the page of a report"),
        TemplateFile("report-block", .report, "a block"),
        TemplateFile("report-cell", .report, "a cell of a table"),
        TemplateFile("report-chart", .report, "a chart"),
        TemplateFile("report-patterns", .report, "the patterns of charts"),
        TemplateFile("report-style", .report, "the style sheet"),
        TemplateFile("report-table", .report, "a table"),
    ]
}
