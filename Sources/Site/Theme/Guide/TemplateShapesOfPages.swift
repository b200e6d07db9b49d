extension TemplateShape {
    /// What each kind of page is given beside what all have.
    static let pages: [TemplateShape] = [
        TemplateShape(
            "entry", "A document", "`entry` on the pages of components, rules, guidance, lessons and free pages.",
            [
                .init("id", .text, "the id that authors cite; empty for lessons and free pages", "sample.alert"),
                .init("hasBadges", .flag, "whether there are badges", "{{#entry.hasBadges}}…{{/entry.hasBadges}}"),
                .init(
                    "badges", .list("badge"), "status, platforms, review date and the like",
                    "{{#entry.badges}}…{{/entry.badges}}"),
                .init(
                    "statusMeaning", .object("status-meaning"), "what the settings say of its status; may be empty",
                    "{{#entry.statusMeaning}}…{{/entry.statusMeaning}}"),
                .init(
                    "replacedBy", .object("link"), "what to use instead of a deprecated document",
                    "{{#entry.replacedBy}}…{{/entry.replacedBy}}"),
                .init("hasActions", .flag, "whether it has a checklist", "{{#entry.hasActions}}…{{/entry.hasActions}}"),
                .init(
                    "actions", .list("action"), "the ways to its checklist and worksheet",
                    "{{#entry.actions}}…{{/entry.actions}}"),
                .init(
                    "sections", .list("section"), "its text, section by section",
                    "{{#entry.sections}}{{>section}}{{/entry.sections}}"),
                .init(
                    "hasReferencedBy", .flag, "whether other documents refer to it",
                    "{{#entry.hasReferencedBy}}…{{/entry.hasReferencedBy}}"),
                .init(
                    "referencedBy", .list("reference"), "the documents that refer to it",
                    "{{#entry.referencedBy}}…{{/entry.referencedBy}}"),
                .init(
                    "hasRelated", .flag, "whether it names related documents",
                    "{{#entry.hasRelated}}…{{/entry.hasRelated}}"),
                .init("related", .list("card"), "related documents", "{{#entry.related}}…{{/entry.related}}"),
                .init(
                    "hasSources", .flag, "whether it names its sources", "{{#entry.hasSources}}…{{/entry.hasSources}}"),
                .init(
                    "sources", .list("link"), "sources; without `href` for those that are no address",
                    "{{#entry.sources}}…{{/entry.sources}}"),
                .init(
                    "hasChanges", .flag, "whether it has a change log", "{{#entry.hasChanges}}…{{/entry.hasChanges}}"),
                .init("changes", .texts, "its change log", "1.1 – October 2026 – New check"),
                .init("data", .free, "other keys of its front matter", "{{entry.data.figma}}"),
                .init(
                    "hasTerms", .flag, "whether it uses words of the glossary",
                    "{{#entry.hasTerms}}…{{/entry.hasTerms}}"),
                .init(
                    "terms", .list("link"), "the words of the glossary that it uses",
                    "{{#entry.terms}}…{{/entry.terms}}"),
            ]),
        TemplateShape(
            "home", "The home page", "`home`.",
            [
                .init("doors", .list("door"), "the things that people come for", "{{#home.doors}}…{{/home.doors}}"),
                .init("numbers", .list("count"), "how much there is", "{{#home.numbers}}…{{/home.numbers}}"),
                .init(
                    "groups", .list("home-group"), "the sections with their documents",
                    "{{#home.groups}}…{{/home.groups}}"),
                .init(
                    "stacks", .object("stacks"), "platforms and frameworks; empty where they need no words",
                    "{{#home.stacks}}…{{/home.stacks}}"),
                .init(
                    "changes", .object("recent-changes"), "what changed last; empty when nothing did",
                    "{{#home.changes}}…{{/home.changes}}"),
            ]),
        TemplateShape(
            "section-index", "The first page of a section", "`index`.",
            [
                .init(
                    "families", .list("family"), "the families with their documents",
                    "{{#index.families}}…{{/index.families}}")
            ]),
        TemplateShape(
            "chooser", "The chooser", "`choose`.",
            [
                .init(
                    "families", .list("choice-family"), "the questions, by family",
                    "{{#choose.families}}…{{/choose.families}}"),
                .init("rows", .list("situation"), "the same as a table", "{{#choose.rows}}…{{/choose.rows}}"),
            ]),
        TemplateShape(
            "codes", "All codes", "`codes`.",
            [
                .init(
                    "entries", .list("codes-entry"), "the documents that have rules",
                    "{{#codes.entries}}…{{/codes.entries}}")
            ]),
        TemplateShape(
            "checklist-index", "All checklists", "`checklists`.",
            [
                .init(
                    "groups", .list("checklist-links"), "the checklists by kind",
                    "{{#checklists.groups}}…{{/checklists.groups}}")
            ]),
        TemplateShape(
            "checklist", "A checklist", "`checklist`.",
            [
                .init("fields", .list("field"), "the head of the form", "{{#checklist.fields}}…{{/checklist.fields}}"),
                .init("groups", .list("checklist-group"), "the lists", "{{#checklist.groups}}…{{/checklist.groups}}"),
            ]),
        TemplateShape(
            "worksheet", "The worksheet",
            "`worksheet`. Its script finds rows by the `data-` attributes of the default template.",
            [
                .init("lead", .text, "the sentence under the heading", "What was tested and what came of it."),
                .init("title", .text, "the site's title", "Guide"),
                .init("sheet", .text, "what it is narrowed to", "all"),
                .init("hash", .text, "the digest of all rows", "sha256:4f1a…"),
                .init("version", .text, "the newest date of review", "2026-10"),
                .init("generator", .text, "the version of the program", "1.0.0"),
                .init("criteria", .text, "level, clause and name of every criterion", "2.4.3 A 11.2.4.3 focus-order"),
                .init("earl", .text, "the terms of EARL, as JSON", "{…}"),
                .init("start", .text, "what an audit starts with, as JSON; empty for a fresh one", "{…}"),
                .init("notices", .texts, "names of the notices that the script shows", "storage"),
                .init(
                    "words", .list("sheet-word"), "what the script says", "{{#worksheet.words}}…{{/worksheet.words}}"),
                .init(
                    "printFields", .list("sheet-field"), "the head of a printed form",
                    "{{#worksheet.printFields}}…{{/worksheet.printFields}}"),
                .init(
                    "lists", .list("sheet-list"), "samples, environments and testers",
                    "{{#worksheet.lists}}…{{/worksheet.lists}}"),
                .init("platforms", .texts, "the platforms of the documents", "iOS"),
                .init("groups", .list("outcome"), "the audit groups", "{{#worksheet.groups}}…{{/worksheet.groups}}"),
                .init(
                    "documents", .list("outcome"), "the documents", "{{#worksheet.documents}}…{{/worksheet.documents}}"),
                .init(
                    "filters", .list("filter"), "what rows can be chosen by",
                    "{{#worksheet.filters}}…{{/worksheet.filters}}"),
                .init("textSizes", .texts, "the sizes of text", "AX1"),
                .init("technologies", .texts, "assistive technologies", "VoiceOver"),
                .init(
                    "sampleKinds", .list("outcome"), "the kinds of sample",
                    "{{#worksheet.sampleKinds}}…{{/worksheet.sampleKinds}}"),
                .init(
                    "components", .list("sheet-component"), "the documents with their rows",
                    "{{#worksheet.components}}…{{/worksheet.components}}"),
                .init(
                    "hasControls", .flag, "whether every row has its controls; a large sheet does not",
                    "{{#worksheet.hasControls}}…{{/worksheet.hasControls}}"),
                .init(
                    "controls", .object("sheet-row"),
                    "the controls that the script copies into the rows of a large sheet",
                    "{{#worksheet.controls}}…{{/worksheet.controls}}"),
            ]),
        TemplateShape(
            "criteria", "The table of success criteria", "`criteria`.",
            [
                .init(
                    "covered", .list("covered-criterion"), "those that rules name",
                    "{{#criteria.covered}}…{{/criteria.covered}}"),
                .init(
                    "hasUncovered", .flag, "whether there are others",
                    "{{#criteria.hasUncovered}}…{{/criteria.hasUncovered}}"),
                .init(
                    "uncovered", .list("uncovered-criterion"), "those of level A and AA that no rule names",
                    "{{#criteria.uncovered}}…{{/criteria.uncovered}}"),
            ]),
        TemplateShape(
            "criterion", "A success criterion", "`criterion`.",
            [
                .init("number", .text, "its number", "2.4.3"),
                .init("level", .text, "its level", "A"),
                .init("version", .text, "the version of WCAG that brought it", "2.0"),
                .init("principle", .text, "its principle", "Operable"),
                .init(
                    "understanding", .text, "W3C's explanation",
                    "https://www.w3.org/WAI/WCAG22/Understanding/focus-order"),
                .init("native", .text, "whether it applies to native apps", "Applies to native apps"),
                .init(
                    "clauses", .text, "where EN 301 549 and Section 508 ask for it; may be empty", "EN 301 549 11.2.4.3"
                ),
                .init(
                    "entries", .list("criterion-entry"), "the documents that name it",
                    "{{#criterion.entries}}…{{/criterion.entries}}"),
            ]),
        TemplateShape(
            "interfaces", "Programming interfaces", "`apis`.",
            [.init("rows", .list("interface"), "the interfaces in alphabetical order", "{{#apis.rows}}…{{/apis.rows}}")]
        ),
        TemplateShape(
            "glossary", "The glossary", "`glossary`.",
            [
                .init(
                    "terms", .list("term"), "the words in alphabetical order", "{{#glossary.terms}}…{{/glossary.terms}}"
                )
            ]),
        TemplateShape(
            "family-comparison", "A family across stacks", "`family`.",
            [
                .init("label", .text, "the family", "Dialogs"),
                .init(
                    "stacks", .list("stack"), "the stacks that have it, a column each",
                    "{{#family.stacks}}…{{/family.stacks}}"),
                .init(
                    "rows", .list("comparison-row"), "the documents, then each kind of rule",
                    "{{#family.rows}}…{{/family.rows}}"),
            ]),
        TemplateShape(
            "book", "The book", "`book`.",
            [
                .init("chapters", .list("chapter"), "the documents", "{{#book.chapters}}…{{/book.chapters}}"),
                .init(
                    "style", .text, "all style sheets in one, so that the book can be sent alone", "{{{book.style}}}"),
            ]),
        TemplateShape(
            "search", "The list from A to Z", "`search`.",
            [
                .init(
                    "letters", .list("letter"), "the letters that have something",
                    "{{#search.letters}}…{{/search.letters}}")
            ]),
        TemplateShape(
            "audit", "The audit", "`audit`.",
            [
                .init(
                    "numbers", .list("count"), "pages, rules, violations and questions",
                    "{{#audit.numbers}}…{{/audit.numbers}}"),
                .init(
                    "hasFindings", .flag, "whether there are findings", "{{#audit.hasFindings}}…{{/audit.hasFindings}}"),
                .init("findings", .list("finding"), "what was found", "{{#audit.findings}}…{{/audit.findings}}"),
                .init("hasRules", .flag, "whether rules were run", "{{#audit.hasRules}}…{{/audit.hasRules}}"),
                .init(
                    "rules", .list("audit-rule"), "the rules with their outcomes", "{{#audit.rules}}…{{/audit.rules}}"),
                .init(
                    "hasOptOuts", .flag, "whether authors have accepted findings",
                    "{{#audit.hasOptOuts}}…{{/audit.hasOptOuts}}"),
                .init("optOuts", .list("opt-out"), "accepted findings", "{{#audit.optOuts}}…{{/audit.optOuts}}"),
                .init(
                    "hasOtherRules", .flag, "whether there are rules that were not run",
                    "{{#audit.hasOtherRules}}…{{/audit.hasOtherRules}}"),
                .init(
                    "otherRules", .list("other-rule"), "rules that were not run",
                    "{{#audit.otherRules}}…{{/audit.otherRules}}"),
                .init("hasPages", .flag, "whether pages were audited", "{{#audit.hasPages}}…{{/audit.hasPages}}"),
                .init(
                    "pages", .list("audited-page"), "the pages with their outcomes", "{{#audit.pages}}…{{/audit.pages}}"
                ),
            ]),
        TemplateShape(
            "audit-rule-page", "The page of an audit rule", "`rule`.",
            [
                .init("id", .text, "its id", "img-name"), .init("title", .text, "its title", "Images have a name"),
                .init("level", .text, "the level of its success criteria", "A"),
                .init("language", .text, "the language of its words where that is not the site's", "en"),
                .init("severity", .text, "in words", "Error"),
                .init(
                    "isDefault", .flag, "whether it runs without being named", "{{^rule.isDefault}}…{{/rule.isDefault}}"
                ),
                .init(
                    "isBestPractice", .flag, "whether no success criterion asks for it",
                    "{{#rule.isBestPractice}}…{{/rule.isBestPractice}}"),
                .init(
                    "criteria", .list("rule-criterion"), "its success criteria", "{{#rule.criteria}}…{{/rule.criteria}}"
                ),
                .init("hasACT", .flag, "whether it implements rules of W3C", "{{#rule.hasACT}}…{{/rule.hasACT}}"),
                .init("act", .list("act-rule"), "those rules", "{{#rule.act}}…{{/rule.act}}"),
                .init("hasAxe", .flag, "whether axe-core has the like", "{{#rule.hasAxe}}…{{/rule.hasAxe}}"),
                .init("axe", .texts, "axe-core's names", "image-alt"),
                .init("why", .text, "why it matters", "Without a name a picture says nothing."),
                .init("howToFix", .text, "how to mend it", "Write an alt text."),
                .init("examples", .list("example"), "examples", "{{#rule.examples}}…{{/rule.examples}}"),
            ]),
    ]
}
