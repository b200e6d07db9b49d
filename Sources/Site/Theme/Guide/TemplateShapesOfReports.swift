extension TemplateShape {
    private static let lines = TemplateVariable(
        "lines", .list("report-line"), "its lines", "{{#lines}}{{text}}{{#more}}<br>{{/more}}{{/lines}}")

    /// What `handrail report` gives to `report.mustache`, whose page stands alone.
    static let report: [TemplateShape] = [
        TemplateShape(
            "report-page", "What a report is given", "At the top level of `report.mustache`.",
            [
                .init("strings", .words, "the interface words", "{{strings.outcome_failed}}"),
                .init("language", .text, "for `lang`", "en"),
                .init("direction", .text, "for `dir`", "ltr"),
                .init("report", .object("report"), "the report", "{{report.title}}"),
            ]),
        TemplateShape(
            "report", "A report", "`report`.",
            [
                .init("title", .text, "its title", "Report on Sample 2.1"),
                .init("line", .text, "what was audited, when and by what standard", "Release audit · 2026-11"),
                .init("verdict", .text, "the result in a sentence", "3 of 120 checks failed."),
                .init("sections", .list("report-section"), "its parts", "{{#report.sections}}…{{/report.sections}}"),
            ]),
        TemplateShape(
            "report-section", "A part of a report", "Each of `report.sections`.",
            [
                .init("id", .text, "an `id`", "findings"), .init("title", .text, "its heading", "Findings"),
                .init(
                    "blocks", .list("report-block"), "what stands in it, for the partial `report-block`",
                    "{{#blocks}}{{>report-block}}{{/blocks}}"),
            ]),
        TemplateShape(
            "report-block", "A block of a report",
            "Each of `blocks`: one of its members is there, the others are empty.",
            [
                .init("paragraph", .object("report-lines"), "a paragraph", "{{#paragraph}}…{{/paragraph}}"),
                .init("heading", .text, "a heading", "{{#heading}}…{{/heading}}"),
                .init("facts", .object("report-facts"), "names with values", "{{#facts}}…{{/facts}}"),
                .init("list", .object("report-list"), "a list", "{{#list}}…{{/list}}"),
                .init("chart", .object("report-chart"), "a chart", "{{#chart}}{{>report-chart}}{{/chart}}"),
                .init("table", .object("report-table"), "a table", "{{#table}}{{>report-table}}{{/table}}"),
                .init("finding", .object("report-finding"), "a finding", "{{#finding}}…{{/finding}}"),
            ]),
        TemplateShape(
            "report-lines", "A paragraph of a report", "`paragraph` of a block, and each item of a list.", [lines]),
        TemplateShape(
            "report-line", "A line of text", "Each of `lines`.",
            [
                .init("text", .text, "its text", "Failed"),
                .init("more", .flag, "whether another line follows", "{{#more}}<br>{{/more}}"),
                .init("plain", .flag, "whether it stands below the name of a row", "{{#plain}}<span>{{/plain}}"),
            ]),
        TemplateShape(
            "report-facts", "Facts of a report", "`facts` of a block.",
            [.init("items", .list("report-fact"), "the facts", "{{#items}}…{{/items}}")]),
        TemplateShape(
            "report-fact", "A fact", "Each of `items` of facts.", [.init("name", .text, "its name", "Tester"), lines]),
        TemplateShape(
            "report-list", "A list of a report", "`list` of a block.",
            [.init("items", .list("report-lines"), "its items", "{{#items}}…{{/items}}")]),
        TemplateShape(
            "report-table", "A table of a report", "`table` of a block.",
            [
                .init("id", .text, "an `id`", "table-components"),
                .init("caption", .text, "its caption", "By component"),
                .init("head", .list("report-column"), "its columns", "{{#head}}…{{/head}}"),
                .init("rows", .list("report-row"), "its rows", "{{#rows}}…{{/rows}}"),
            ]),
        TemplateShape(
            "report-column", "A column of a report's table", "Each of `head`.",
            [
                .init("text", .text, "its head", "Failed"),
                .init("isNumber", .flag, "whether it holds numbers", "{{#isNumber}} class=\"number\"{{/isNumber}}"),
            ]),
        TemplateShape(
            "report-row", "A row of a report's table", "Each of `rows`.",
            [.init("cells", .list("report-cell"), "its cells", "{{#cells}}{{>report-cell}}{{/cells}}")]),
        TemplateShape(
            "report-cell", "A cell of a report's table", "Each of `cells`.",
            [
                .init("isHeader", .flag, "whether it names the row", "{{#isHeader}}…{{/isHeader}}"),
                .init("isNumber", .flag, "whether it is a number", "{{#isNumber}}…{{/isNumber}}"),
                .init("href", .text, "where it leads; may be empty", "#finding-1"), lines,
            ]),
        TemplateShape(
            "report-finding", "A finding of a report", "`finding` of a block.",
            [
                .init("id", .text, "an `id`", "finding-1"), .init("title", .text, "its heading", "1. Focus is lost"),
                .init("facts", .list("report-fact"), "what is known of it", "{{#facts}}…{{/facts}}"),
            ]),
        TemplateShape(
            "report-chart", "A chart of a report", "`chart` of a block.",
            [
                .init("caption", .text, "its caption", "3 of 12 components have failures"),
                .init("isWhole", .flag, "whether one image holds it", "{{#isWhole}} class=\"whole\"{{/isWhole}}"),
                .init(
                    "images", .list("report-image"), "its images, none higher than a sheet of paper",
                    "{{#images}}…{{/images}}"),
            ]),
        TemplateShape(
            "report-image", "An image of a chart", "Each of `images` of a chart.",
            [
                .init("title", .text, "its name", "Outcomes by component"), .init("height", .text, "in em", "7.2"),
                .init("bars", .list("report-bar"), "its bars", "{{#bars}}…{{/bars}}"),
            ]),
        TemplateShape(
            "report-bar", "A bar of a chart", "Each of `bars` of an image.",
            [
                .init("label", .text, "its label", "Alert"), .init("y", .text, "where the label stands, in em", "1.2"),
                .init("failed", .number, "failed checks", "2"),
                .init("total", .number, "all checks", "14"),
                .init("parts", .list("report-part"), "its parts", "{{#parts}}…{{/parts}}"),
            ]),
        TemplateShape(
            "report-part", "A part of a bar", "Each of `parts` of a bar.",
            [
                .init("outcome", .text, "its outcome", "failed"), .init("x", .text, "where it starts, in percent", "0"),
                .init("width", .text, "in percent", "14.2"),
                .init("middle", .text, "its middle, in percent", "7.1"),
                .init("number", .number, "its number, where there is room", "2"),
                .init("y", .text, "its top, in em", "1.6"),
                .init("numberY", .text, "where the number stands, in em", "2.6"),
            ]),
    ]
}
