/// Everything that templates are given. A test renders every kind of page and compares both ways: what is given and not
/// told here fails it, and so does what is told here and never given.
extension TemplateShape {
    /// In the order of the guide.
    static let all = frame + pages + parts + report

    /// What stands around every page.
    static let frame: [TemplateShape] = [
        TemplateShape(
            "every-page", "What every page is given",
            "At the top level of the template of a page, and of everything that it includes.",
            [
                .init("page", .object("page"), "the page itself", "{{page.title}}"),
                .init("site", .object("site"), "the site", "{{site.title}}"),
                .init("theme", .object("theme"), "what `theme.yaml` lists", "{{#theme.scripts}}…{{/theme.scripts}}"),
                .init("strings", .words, "the interface words of `strings/`, by key", "{{strings.search}}"),
                .init("header", .markup, "the finished header, from `header.mustache`", "{{{header}}}"),
                .init(
                    "sidebar", .markup, "the finished sidebar, from `sidebar.mustache`; empty without one",
                    "{{{sidebar}}}"),
                .init("footer", .markup, "the finished footer, from `footer.mustache`", "{{{footer}}}"),
                .init(
                    "entry", .object("entry"), "the document that the page shows; its members are empty on other pages",
                    "{{#entry.sections}}…{{/entry.sections}}"),
                .init("home", .object("home"), "on the home page", "{{#home.doors}}…{{/home.doors}}"),
                .init(
                    "index", .object("section-index"), "on the first page of a section",
                    "{{#index.families}}…{{/index.families}}"),
                .init(
                    "rules", .object("cards"), "on the page of a set of global rules", "{{#rules}}{{>cards}}{{/rules}}"),
                .init("choose", .object("chooser"), "in the chooser", "{{#choose.rows}}…{{/choose.rows}}"),
                .init("codes", .object("codes"), "on the page of all codes", "{{#codes.entries}}…{{/codes.entries}}"),
                .init(
                    "checklists", .object("checklist-index"), "on the page of all checklists",
                    "{{#checklists.groups}}…{{/checklists.groups}}"),
                .init(
                    "checklist", .object("checklist"), "on a checklist", "{{#checklist.groups}}…{{/checklist.groups}}"),
                .init(
                    "worksheet", .object("worksheet"), "on the worksheet",
                    "{{#worksheet.components}}…{{/worksheet.components}}"),
                .init(
                    "criteria", .object("criteria"), "on the table of success criteria",
                    "{{#criteria.covered}}…{{/criteria.covered}}"),
                .init("criterion", .object("criterion"), "on the page of a success criterion", "{{criterion.level}}"),
                .init(
                    "apis", .object("interfaces"), "on the page of programming interfaces",
                    "{{#apis.rows}}…{{/apis.rows}}"),
                .init(
                    "tables", .list("table"),
                    "on pages that are plain tables: coverage, freshness, defects, planned, changes",
                    "{{#tables}}…{{/tables}}"),
                .init(
                    "glossary", .object("glossary"), "on the page of terms", "{{#glossary.terms}}…{{/glossary.terms}}"),
                .init(
                    "family", .object("family-comparison"), "where a family is compared across stacks",
                    "{{#family.rows}}…{{/family.rows}}"),
                .init("book", .object("book"), "in the book", "{{#book.chapters}}…{{/book.chapters}}"),
                .init(
                    "search", .object("search"), "on the list from A to Z", "{{#search.letters}}…{{/search.letters}}"),
                .init(
                    "audit", .object("audit"), "on the page of the site's own audit",
                    "{{#audit.rules}}…{{/audit.rules}}"),
                .init("rule", .object("audit-rule-page"), "on the page of an audit rule", "{{rule.why}}"),
            ]),
        TemplateShape(
            "page", "The page", "`page` on every page.",
            [
                .init("title", .text, "the level 1 heading", "Alert"),
                .init("documentTitle", .text, "for `title`, unique in the site", "Alert – Components – Guide"),
                .init("lead", .text, "the sentence under the heading", "A short message."),
                .init("description", .text, "for `meta name=\"description\"`", "A short message."),
                .init("language", .text, "for `lang`", "en"),
                .init("direction", .text, "for `dir`", "ltr"),
                .init("root", .text, "what leads to the root of the site, before every address of an asset", "../"),
                .init("path", .text, "the page from the root of the site", "components/sample-alert.html"),
                .init("sidebar", .flag, "whether the page has a sidebar", "{{#page.sidebar}}…{{/page.sidebar}}"),
                .init("markdown", .text, "the Markdown beside the page; empty where there is none", "sample-alert.md"),
                .init(
                    "hasBreadcrumb", .flag, "whether pages stand above it",
                    "{{#page.hasBreadcrumb}}…{{/page.hasBreadcrumb}}"),
                .init(
                    "breadcrumb", .list("link"), "the pages above it, the home page first",
                    "{{#page.breadcrumb}}…{{/page.breadcrumb}}"),
                .init(
                    "pager", .object("pager"), "its neighbours; empty where it has none",
                    "{{#page.pager}}…{{/page.pager}}"),
                .init(
                    "hasContents", .flag, "whether it has several headings",
                    "{{#page.hasContents}}…{{/page.hasContents}}"),
                .init("contents", .list("contents-item"), "its headings", "{{#page.contents}}…{{/page.contents}}"),
            ]),
        TemplateShape(
            "pager", "Neighbours of a page", "`page.pager`.",
            [
                .init(
                    "previous", .object("link"), "the page before; empty on the first",
                    "{{#previous}}<a href=\"{{href}}\">…</a>{{/previous}}"),
                .init(
                    "next", .object("link"), "the page after; empty on the last",
                    "{{#next}}<a href=\"{{href}}\">…</a>{{/next}}"),
            ]),
        TemplateShape(
            "contents-item", "A heading in the list of contents", "Each of `page.contents`.",
            [
                .init("id", .text, "the heading's `id`", "must-haves"),
                .init("title", .text, "its text", "Must haves"),
                .init("isSub", .flag, "whether it stands below another", "{{#isSub}}…{{/isSub}}"),
            ]),
        TemplateShape(
            "site", "The site", "`site` on every page.",
            [
                .init("title", .text, "`title:` of the settings", "Guide"),
                .init("description", .text, "`description:` of the settings", "How we build components."),
                .init("key", .text, "the title in letters, digits and hyphens, for the browser's storage", "guide"),
                .init("version", .text, "the newest date of review", "October 2026"),
                .init("data", .free, "other keys of the settings", "{{site.data.team}}"),
            ]),
        TemplateShape(
            "theme", "The theme", "`theme` on every page: what `theme.yaml` lists.",
            [
                .init("stylesheets", .texts, "files of `assets/` to link", "handrail.css"),
                .init("scripts", .texts, "files of `assets/` to run", "handrail.js"),
                .init(
                    "options", .free, "`options:` of `theme.yaml`, with those of `theme_options:` in the settings",
                    "{{theme.options.accent}}"),
            ]),
        TemplateShape(
            "header", "What the header is given",
            "At the top level of `header.mustache`, beside `site`, `theme` and `strings`.",
            [
                .init("root", .text, "what leads to the root of the site", "../"),
                .init("hasSidebar", .flag, "whether the page has a sidebar", "{{#hasSidebar}}…{{/hasSidebar}}"),
                .init("sections", .list("section-link"), "the main navigation", "{{#sections}}…{{/sections}}"),
                .init("site", .object("site"), "the site", "{{site.title}}"),
                .init("theme", .object("theme"), "what `theme.yaml` lists", "{{#theme.scripts}}…{{/theme.scripts}}"),
                .init("strings", .words, "the interface words", "{{strings.menu}}"),
            ]),
        TemplateShape(
            "section-link", "A link of the main navigation", "Each of `sections` in the header.",
            [
                .init("href", .text, "where it leads", "../components/index.html"),
                .init("title", .text, "its text", "Components"),
                .init(
                    "isCurrent", .flag, "whether the page stands in that section",
                    "{{#isCurrent}} aria-current=\"true\"{{/isCurrent}}"),
            ]),
        TemplateShape(
            "sidebar", "What the sidebar is given",
            "At the top level of `sidebar.mustache`, beside `site`, `theme` and `strings`.",
            [
                .init("root", .text, "what leads to the root of the site", "../"),
                .init("groups", .list("sidebar-group"), "the sections", "{{#groups}}…{{/groups}}"),
                .init("site", .object("site"), "the site", "{{site.title}}"),
                .init("theme", .object("theme"), "what `theme.yaml` lists", "{{#theme.scripts}}…{{/theme.scripts}}"),
                .init("strings", .words, "the interface words", "{{strings.page_navigation}}"),
            ]),
        TemplateShape(
            "sidebar-group", "A section in the sidebar", "Each of `groups` in the sidebar.",
            [
                .init("href", .text, "the section's first page", "../components/index.html"),
                .init("title", .text, "the section", "Components"),
                .init("families", .list("sidebar-family"), "its families", "{{#families}}…{{/families}}"),
            ]),
        TemplateShape(
            "sidebar-family", "A family in the sidebar", "Each of `families` in the sidebar.",
            [
                .init("familyTitle", .text, "the family; empty for documents without one", "Dialogs"),
                .init(
                    "familyHref", .text, "where to find its documents when they are not shown here",
                    "../components/index.html#family-dialogs"),
                .init("hasItems", .flag, "whether its documents are shown", "{{#hasItems}}…{{/hasItems}}"),
                .init(
                    "items", .list("link"), "its documents; the current one is marked afterwards",
                    "{{#items}}…{{/items}}"),
            ]),
        TemplateShape(
            "footer", "What the footer is given",
            "At the top level of `footer.mustache`, beside `site`, `theme` and `strings`.",
            [
                .init("root", .text, "what leads to the root of the site", "../"),
                .init("links", .list("link"), "pages about the site itself", "{{#links}}…{{/links}}"),
                .init("site", .object("site"), "the site", "{{site.version}}"),
                .init("theme", .object("theme"), "what `theme.yaml` lists", "{{#theme.scripts}}…{{/theme.scripts}}"),
                .init("strings", .words, "the interface words", "{{strings.content_version}}"),
            ]),
    ]
}
