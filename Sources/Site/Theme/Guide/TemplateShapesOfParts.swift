extension TemplateShape {
    private static let href = TemplateVariable("href", .text, "where it leads", "../components/sample-alert.html")
    private static let title = TemplateVariable("title", .text, "its title", "Alert")
    private static let ruleHref = TemplateVariable(
        "ruleHref", .text, "the page of the rule; may be empty", "rules/img-name.html")
    private static func id(_ example: String) -> TemplateVariable {
        .init("id", .text, "an `id`, unique on the page", example)
    }

    /// The things that lists are made of.
    static let parts: [TemplateShape] = [
        TemplateShape("link", "A link", "Wherever a page, a document or an address is named.", [href, title]),
        TemplateShape(
            "card", "A card", "A document with what it is for.",
            [href, title, .init("summary", .text, "one sentence; may be empty", "A short message.")]),
        TemplateShape(
            "cards", "A list of cards", "What the partial `cards` shows.",
            [
                .init("hasItems", .flag, "whether there are any", "{{#hasItems}}…{{/hasItems}}"),
                .init("items", .list("card"), "the cards", "{{#items}}…{{/items}}"),
            ]),
        TemplateShape(
            "badge", "A badge", "Each of `entry.badges`.",
            [
                .init("isStatus", .flag, "whether it tells the status", "{{#isStatus}}…{{/isStatus}}"),
                .init("label", .text, "what it is; empty for the status", "Platforms"),
                .init("text", .text, "what it says", "iOS, iPadOS"),
            ]),
        TemplateShape(
            "status-meaning", "What a status means", "`entry.statusMeaning`.",
            [
                .init("title", .text, "the status in words", "Trial"),
                .init("text", .text, "what it means", "Two teams try it out."),
            ]),
        TemplateShape(
            "action", "An action of a document", "Each of `entry.actions`.",
            [href, title, .init("isPrimary", .flag, "whether it is the first choice", "{{#isPrimary}}…{{/isPrimary}}")]),
        TemplateShape(
            "reference", "A document that refers to this one", "Each of `entry.referencedBy`.",
            [href, title, .init("codes", .text, "the codes of its rules that do; may be empty", "M2, K-VO1")]),
        TemplateShape(
            "section", "A section of a document", "Each of `entry.sections`, for the partial `section`.",
            [
                .init(
                    "heading", .object("heading"), "its heading; empty for text without one",
                    "{{#heading}}…{{/heading}}"),
                .init("parts", .list("part"), "what stands in it", "{{#parts}}…{{/parts}}"),
            ]),
        TemplateShape(
            "heading", "A heading", "`heading` of a section.",
            [
                .init("level", .number, "2 to 6", "2"), id("must-haves"),
                .init("title", .text, "its plain text", "Must haves"),
                .init("sign", .text, "`must` or `avoid` for lists of musts and don'ts", "must"),
                .init("text", .markup, "its text with emphasis and code", "Must haves"),
                .init("count", .text, "how many rules such a list has", "6 rules"),
            ]),
        TemplateShape(
            "part", "A part of a section", "Each of `parts`: one of its members is there, the others are empty.",
            [
                .init("body", .markup, "prose", "<p>…</p>"),
                .init("code", .object("code"), "a code block, for the partial `code`", "{{#code}}{{>code}}{{/code}}"),
                .init("list", .object("rule-list"), "a list of rules", "{{#list}}…{{/list}}"),
            ]),
        TemplateShape(
            "code", "A code block", "`code` of a part.",
            [
                .init("title", .text, "`title=` of the fence; may be empty", "Alert.swift"),
                .init("language", .text, "the language's name", "Swift"),
                .init("lines", .text, "which lines are marked; empty where none are", "Lines 2, 4–6 are marked"),
                .init("source", .markup, "the highlighted code", "<pre>…</pre>"),
            ]),
        TemplateShape(
            "rule-list", "A list of rules", "`list` of a part.",
            [
                .init("rail", .text, "`must`, `avoid`, `pitfall`, `use`, `else` or empty", "must"),
                .init(
                    "requirements", .list("requirement"), "the rules, for the partial `requirement`",
                    "{{#requirements}}{{>requirement}}{{/requirements}}"),
            ]),
        TemplateShape(
            "requirement", "A rule", "Each of `requirements` of a list.",
            [
                .init("anchor", .text, "its `id`, made from the code", "m4"),
                .init("alias", .text, "a second `id` that its author gave; may be empty", "focus-return"),
                .init("code", .text, "its code", "M4"),
                .init("word", .text, "its kind in words", "Must"),
                .init("body", .markup, "its text", "<p>…</p>"),
                .init("hasNotes", .flag, "whether something follows the text", "{{#hasNotes}}…{{/hasNotes}}"),
                .init(
                    "criteria", .list("criterion-chip"), "the success criteria that it names",
                    "{{#criteria}}…{{/criteria}}"),
                .init(
                    "citedBy", .object("citations"), "what names this rule; empty when nothing does",
                    "{{#citedBy}}…{{/citedBy}}"),
                .init("hasChoices", .flag, "whether it sends readers elsewhere", "{{#hasChoices}}…{{/hasChoices}}"),
                .init("choices", .list("link"), "what to use instead", "{{#choices}}…{{/choices}}"),
            ]),
        TemplateShape(
            "criterion-chip", "A success criterion named by a rule", "Each of `criteria` of a rule.",
            [
                href, .init("number", .text, "its number", "2.4.3"), .init("name", .text, "its name", "Focus Order"),
                .init("level", .text, "its level", "A"),
                .init("language", .text, "the language of the name where the site speaks another", "en"),
            ]),
        TemplateShape(
            "citations", "What names a rule", "`citedBy` of a rule.",
            [.init("items", .list("link"), "rules and documents", "{{#items}}…{{/items}}")]),
        TemplateShape(
            "door", "A door of the home page", "Each of `home.doors`.",
            [href, title, .init("text", .text, "what is behind it", "Answer three questions.")]),
        TemplateShape(
            "count", "A number with its noun", "Each of `home.numbers` and `audit.numbers`.",
            [.init("number", .number, "the number", "23"), .init("label", .text, "what is counted", "components")]),
        TemplateShape(
            "home-group", "A section on the home page", "Each of `home.groups`.",
            [
                id("section-components"), href, title,
                .init("families", .list("home-family"), "its families", "{{#families}}…{{/families}}"),
            ]),
        TemplateShape(
            "home-family", "A family on the home page", "Each of `families` of a section there.",
            [
                .init("familyTitle", .text, "the family; empty for documents without one", "Dialogs"),
                .init("about", .text, "its description; may be empty", "Surfaces over a screen."),
                .init("items", .list("card"), "its documents", "{{>cards}}"),
            ]),
        TemplateShape(
            "stacks", "Platforms and frameworks", "`home.stacks`.",
            [.init("items", .list("stack"), "the stacks", "{{#items}}…{{/items}}")]),
        TemplateShape(
            "stack", "A platform and framework", "Each of `home.stacks.items` and of `family.stacks`.",
            [title, .init("description", .text, "its description; may be empty", "iPhone and iPad.")]),
        TemplateShape(
            "recent-changes", "Recent changes", "`home.changes`.",
            [.init("items", .list("change"), "the newest first", "{{#items}}…{{/items}}")]),
        TemplateShape(
            "change", "A change", "Each of `items` of recent changes.",
            [href, title, .init("text", .text, "what changed", "New check")]),
        TemplateShape(
            "family", "A family of documents", "Each of `index.families`.",
            [
                id("family-dialogs"), title,
                .init("about", .text, "its description; may be empty", "Surfaces over a screen."),
                .init("items", .list("card"), "its documents", "{{>cards}}"),
                .init(
                    "compare", .object("link"), "where it is compared across stacks; empty with one stack",
                    "{{#compare}}…{{/compare}}"),
            ]),
        TemplateShape(
            "comparison-row", "A row of a compared family", "Each of `family.rows`.",
            [title, .init("cells", .list("comparison-cell"), "a cell for each stack", "{{#cells}}…{{/cells}}")]),
        TemplateShape(
            "comparison-cell", "What one stack has", "Each of `cells` of a compared family.",
            [
                .init(
                    "documents", .list("compared-document"), "its documents; may be empty",
                    "{{#documents}}…{{/documents}}")
            ]),
        TemplateShape(
            "compared-document", "A document of one stack", "Each of `documents` of a cell.",
            [
                href, title,
                .init("summary", .text, "one sentence, in the first row; may be empty", "A short message."),
                .init("hasRules", .flag, "whether it has rules of the row's kind", "{{#hasRules}}…{{/hasRules}}"),
                .init("rules", .list("compared-rule"), "those rules", "{{#rules}}…{{/rules}}"),
            ]),
        TemplateShape(
            "compared-rule", "A rule of one stack", "Each of `rules` there.",
            [href, .init("code", .text, "its code", "M4"), .init("text", .text, "its text", "Name every button.")]),
        TemplateShape(
            "term", "A word of the glossary", "Each of `glossary.terms`.",
            [
                id("rotor"), .init("name", .text, "the word", "Rotor"),
                .init("text", .text, "what it means", "A dial of settings."),
                .init(
                    "source", .object("link"), "the document that explains it; may be empty", "{{#source}}…{{/source}}"),
                .init(
                    "usedIn", .object("term-uses"), "where it stands; empty where it is not used",
                    "{{#usedIn}}…{{/usedIn}}"),
            ]),
        TemplateShape(
            "term-uses", "Where a word stands", "`usedIn` of a word of the glossary.",
            [
                .init("title", .text, "in how many documents", "Used in 3 documents"),
                .init("hasItems", .flag, "whether they are listed", "{{#hasItems}}…{{/hasItems}}"),
                .init("items", .list("link"), "the documents", "{{#items}}…{{/items}}"),
            ]),
        TemplateShape(
            "choice-family", "A family in the chooser", "Each of `choose.families`.",
            [
                id("family-dialogs"), title,
                .init("about", .text, "its description; may be empty", "Surfaces over a screen."),
                .init(
                    "answers", .list("answer"), "what its components are for, for the partial `answers`", "{{>answers}}"
                ),
                .init(
                    "components", .list("question"), "what to use instead of each", "{{#components}}…{{/components}}"),
            ]),
        TemplateShape(
            "question", "A component in the chooser", "Each of `components` of a family there.",
            [
                .init("question", .text, "a question", "When is Alert the wrong choice?"),
                .init("answers", .list("answer"), "its answers", "{{>answers}}"),
            ]),
        TemplateShape(
            "answer", "An answer in the chooser", "Each of `answers`.",
            [
                .init("text", .text, "a situation", "Something needs an answer."),
                .init("body", .markup, "the same with its code, without links", "<p>Something needs an answer.</p>"),
                .init("choices", .list("link"), "the components that fit; may be empty", "{{#choices}}…{{/choices}}"),
            ]),
        TemplateShape(
            "situation", "A row of the chooser's table", "Each of `choose.rows`.",
            [
                .init("text", .text, "a situation", "Something needs an answer."),
                .init("body", .markup, "the same with breaks in long words", "Something needs an answer."), href, title,
            ]),
        TemplateShape(
            "codes-entry", "A document with its codes", "Each of `codes.entries`.",
            [
                id("codes-components-sample-alert"), href, title,
                .init("requirements", .list("codes-row"), "its rules", "{{#requirements}}…{{/requirements}}"),
            ]),
        TemplateShape(
            "codes-row", "A code", "Each of `requirements` there.",
            [
                href, .init("code", .text, "the code", "M4"), .init("word", .text, "its kind in words", "Must"),
                .init("text", .text, "the rule's plain text", "Return focus."),
                .init("body", .markup, "the same with breaks in long words", "Return focus."),
            ]),
        TemplateShape(
            "checklist-links", "A kind of checklist", "Each of `checklists.groups`.",
            [
                id("checklists-by_group"), title,
                .init("hasItems", .flag, "whether there are any", "{{#hasItems}}…{{/hasItems}}"),
                .init(
                    "items", .list("card"), "the checklists; `summary` says how long they are", "{{#items}}…{{/items}}"),
            ]),
        TemplateShape(
            "field", "A field of a form's head", "Each of `checklist.fields`.",
            [id("field-app"), .init("label", .text, "its label", "App")]),
        TemplateShape(
            "checklist-group", "A group of a checklist", "Each of `checklist.groups`.",
            [
                .init(
                    "isKept", .flag, "whether it fits on one printed page", "{{#isKept}} class=\"is-kept\"{{/isKept}}"),
                id("list-must"), title,
                .init("href", .text, "the document, where the list has several", "../components/sample-alert.html"),
                .init(
                    "prefix", .text, "the document's id before each code, where the list has several", "sample.alert"),
                .init("tables", .list("checklist-table"), "its tables", "{{#tables}}…{{/tables}}"),
            ]),
        TemplateShape(
            "checklist-table", "A table of a checklist", "Each of `tables` of a group.",
            [
                .init("caption", .text, "its caption; may be empty", "VoiceOver"),
                .init("rows", .list("checklist-row"), "its lines", "{{#rows}}…{{/rows}}"),
            ]),
        TemplateShape(
            "checklist-row", "A line of a checklist", "Each of `rows` of a table.",
            [
                id("line-components-sample-alert-m4"),
                .init("key", .text, "what a tick is kept under", "sample.alert#m4"), href,
                .init("code", .text, "the rule's code", "M4"), .init("body", .markup, "its text", "<p>…</p>"),
                .init("name", .text, "the rule's code where its text has no words; else empty", "M4"),
            ]),
        TemplateShape(
            "sheet-field", "A field of a printed form", "Each of `worksheet.printFields`.",
            [.init("name", .text, "its name", "app"), .init("label", .text, "its label", "App")]),
        TemplateShape(
            "sheet-word", "A word of the worksheet's script",
            "Each of `worksheet.words`: the strings that start with `say_`, and the outcomes.",
            [.init("key", .text, "its key", "saved"), .init("text", .text, "the word", "Saved")]),
        TemplateShape(
            "sheet-list", "A list of the worksheet", "Each of `worksheet.lists`.",
            [
                .init("kind", .text, "`sample`, `environment` or `tester`", "sample"),
                .init("title", .text, "its title", "Samples"),
                .init("hint", .text, "what it is for", "Screens that were tested."),
                .init("add", .text, "the word of its button", "Add a sample"),
                .init("now", .text, "the word for one of it", "Sample"),
            ]),
        TemplateShape(
            "filter", "A filter of the worksheet", "Each of `worksheet.filters`.",
            [
                .init("name", .text, "what it filters by", "platform"), .init("label", .text, "its label", "Platform"),
                .init("options", .list("filter-option"), "its choices", "{{#options}}…{{/options}}"),
            ]),
        TemplateShape(
            "filter-option", "A choice of a filter", "Each of `options`.",
            [
                .init("value", .text, "its value", "iOS"), .init("label", .text, "its label", "iOS"),
                .init("isSelected", .flag, "whether it is chosen at first", "{{#isSelected}} selected{{/isSelected}}"),
            ]),
        TemplateShape(
            "sheet-component", "A document in the worksheet", "Each of `worksheet.components`.",
            [
                id("sheet-components-sample-alert-title"),
                .init("anchor", .text, "the `id` of its part", "sheet-components-sample-alert"),
                .init("component", .text, "its id", "sample.alert"), href, title,
                .init("isShared", .flag, "whether other documents rest on it", "{{#isShared}}…{{/isShared}}"),
                .init("rows", .list("sheet-row"), "its rows", "{{#rows}}…{{/rows}}"),
            ]),
        TemplateShape(
            "sheet-row", "A row of the worksheet", "Each of `rows` of a document there.",
            [
                .init("name", .text, "the name that its choices share", "r12"),
                .init("key", .text, "what its answer is kept under", "sample.alert#m4"),
                .init("code", .text, "the rule's code", "M4"), .init("kind", .text, "the rule's kind", "must"),
                .init("group", .text, "the audit group", "voiceover"),
                .init("groupTitle", .text, "its title, for checks", "VoiceOver"),
                .init("platforms", .text, "platforms, with `|` between", "iOS|iPadOS"),
                .init("wcag", .text, "success criteria", "2.4.3 4.1.2"),
                .init("fingerprint", .text, "a digest of the wording", "4f1a…"), href,
                .init("text", .text, "the rule's plain text", "Return focus."),
                .init("hasHow", .flag, "whether it is told how to test it", "{{#hasHow}}…{{/hasHow}}"),
                .init("how", .texts, "how to test it, in sentences", "Two-finger scrub: go back."),
                .init("outcomes", .list("outcome"), "the possible answers", "{{#outcomes}}…{{/outcomes}}"),
            ]),
        TemplateShape(
            "outcome", "A value with its label",
            "Each of `outcomes` of a row, and what the worksheet offers to choose from.",
            [.init("value", .text, "the value", "passed"), .init("label", .text, "in words", "Passed")]),
        TemplateShape(
            "covered-criterion", "A success criterion that rules name", "Each of `criteria.covered`.",
            [
                href, .init("number", .text, "its number", "2.4.3"), .init("name", .text, "its name", "Focus Order"),
                .init("level", .text, "its level", "A"), .init("count", .number, "how many rules name it", "7"),
                .init("entries", .list("listed-link"), "the documents that name it", "{{#entries}}…{{/entries}}"),
                .init("native", .text, "whether it applies to native apps", "Applies to native apps"),
                .init(
                    "clauses", .text, "where EN 301 549 and Section 508 ask for it; may be empty", "EN 301 549 11.2.4.3"
                ),
            ]),
        TemplateShape(
            "uncovered-criterion", "A success criterion that no rule names", "Each of `criteria.uncovered`.",
            [
                .init("number", .text, "its number", "1.2.3"),
                .init("name", .text, "its name", "Audio Description or Media Alternative (Prerecorded)"),
                .init("level", .text, "its level", "A"),
                .init("native", .text, "whether it applies to native apps", "Applies to native apps"),
                .init(
                    "clauses", .text, "where EN 301 549 and Section 508 ask for it; may be empty", "EN 301 549 11.1.2.3"
                ),
            ]),
        TemplateShape(
            "listed-link", "A link in a run of links", "Documents in tables.",
            [href, title, .init("isLast", .flag, "whether no comma follows", "{{^isLast}}, {{/isLast}}")]),
        TemplateShape(
            "criterion-entry", "A document that names a criterion", "Each of `criterion.entries`.",
            [
                id("in-components-sample-alert"), href, title,
                .init("hasRequirements", .flag, "whether rules of it do", "{{#hasRequirements}}…{{/hasRequirements}}"),
                .init("lists", .list("criterion-list"), "the rules that do, by kind", "{{#lists}}…{{/lists}}"),
            ]),
        TemplateShape(
            "criterion-list", "Rules of one kind that name a criterion", "Each of `lists` of a document there.",
            [
                .init("rail", .text, "`must`, `avoid`, `pitfall`, `use`, `else`; empty for others", "must"),
                .init("requirements", .list("criterion-rule"), "the rules", "{{#requirements}}…{{/requirements}}"),
            ]),
        TemplateShape(
            "criterion-rule", "A rule that names a criterion", "Each of `requirements` there.",
            [
                href, .init("code", .text, "its code", "M4"), .init("word", .text, "its kind in words", "Must"),
                .init("text", .text, "its plain text", "Return focus."),
                .init("body", .markup, "its text with code and links", "<p>Return focus.</p>"),
            ]),
        TemplateShape(
            "interface", "A programming interface", "Each of `apis.rows`.",
            [
                id("api-sheet-ispresented"), .init("name", .text, "its name", ".sheet(isPresented:)"),
                .init("body", .markup, "its name with breaks", ".sheet(<wbr>isPresented:)"),
                .init("entries", .list("listed-link"), "the documents that name it", "{{#entries}}…{{/entries}}"),
            ]),
        TemplateShape(
            "table", "A plain table", "Each of `tables`.",
            [
                id("defects"),
                .init("title", .text, "its heading; empty for the only table of a page", "Musts without a check"),
                .init("label", .text, "its name for screen readers", "Known defects"),
                .init("columns", .texts, "the heads of its columns", "Rule"),
                .init("rows", .list("table-row"), "its rows", "{{#rows}}…{{/rows}}"),
            ]),
        TemplateShape(
            "table-row", "A row of a plain table", "Each of `rows` of a table.",
            [.init("cells", .list("table-cell"), "its cells", "{{#cells}}…{{/cells}}")]),
        TemplateShape(
            "table-cell", "A cell of a plain table", "Each of `cells` of a row.",
            [
                .init("text", .text, "its text", "Alert M4"),
                .init("href", .text, "where it leads; may be empty", "components/sample-alert.html#m4"),
                .init("more", .text, "a remark; may be empty", "planned"),
                .init(
                    "body", .markup, "a rule's text with code and links, in place of `text`; may be empty",
                    "<p>Return focus.</p>"),
            ]),
        TemplateShape(
            "chapter", "A chapter of the book", "Each of `book.chapters`.",
            [
                id("components-sample-alert"), title,
                .init("summary", .text, "one sentence; may be empty", "A short message."),
                .init("name", .text, "the id that authors cite", "sample.alert"),
                .init("sections", .list("section"), "its text", "{{#sections}}{{>section}}{{/sections}}"),
            ]),
        TemplateShape(
            "letter", "A letter of the list from A to Z", "Each of `search.letters`.",
            [
                id("letter-1"), .init("letter", .text, "the letter", "A"),
                .init("items", .list("letter-item"), "what starts with it", "{{#items}}…{{/items}}"),
            ]),
        TemplateShape(
            "letter-item", "Something in the list from A to Z", "Each of `items` of a letter.",
            [
                href, title, .init("kind", .text, "what it is", "Components"),
                .init(
                    "code", .markup, "the title of an interface, with breaks; empty for others",
                    ".sheet(<wbr>isPresented:)"),
            ]),
        TemplateShape(
            "finding", "A finding of the audit", "Each of `audit.findings`.",
            [
                href, .init("path", .text, "the page", "components/sample-alert.html"),
                .init("place", .text, "the line that wrote it", "content/components/sample.alert.md:12"),
                .init("rule", .text, "the audit rule", "img-name"), ruleHref,
                .init("outcome", .text, "in words", "Failed"),
                .init("message", .text, "what is wrong", "the image has no name"),
            ]),
        TemplateShape(
            "audit-rule", "An audit rule with its outcomes", "Each of `audit.rules`.",
            [
                .init("id", .text, "its id", "img-name"), title,
                .init("href", .text, "its page; may be empty", "rules/img-name.html"),
                .init("criteria", .text, "success criteria", "1.1.1"),
                .init("passed", .number, "pages that pass", "120"), .init("failed", .number, "pages that fail", "0"),
                .init("cantTell", .number, "pages that a person must decide", "2"),
            ]),
        TemplateShape(
            "audited-page", "An audited page with its outcomes", "Each of `audit.pages`.",
            [
                href, .init("path", .text, "the page", "components/sample-alert.html"),
                .init("body", .markup, "the same with breaks", "components/<wbr>sample-alert<wbr>.html"),
                .init("failed", .number, "findings that fail", "0"),
                .init("cantTell", .number, "findings that a person must decide", "1"),
            ]),
        TemplateShape(
            "opt-out", "An accepted finding", "Each of `audit.optOuts`.",
            [
                href, .init("path", .text, "the page and line", "index.html:12"),
                .init("rule", .text, "the audit rule", "img-name"), ruleHref,
                .init("reason", .text, "why it was accepted", "A decorative map"),
            ]),
        TemplateShape(
            "other-rule", "An audit rule that was not run", "Each of `audit.otherRules`.",
            [
                .init("id", .text, "its id", "img-name"), title,
                .init("href", .text, "its page; may be empty", "rules/img-name.html"),
            ]),
        TemplateShape(
            "rule-criterion", "A success criterion of an audit rule", "Each of `rule.criteria`.",
            [
                .init("number", .text, "its number", "1.1.1"),
                .init("href", .text, "its page; empty where the site has none", "../../wcag/1.1.1.html"),
            ]),
        TemplateShape(
            "act-rule", "A rule of W3C", "Each of `rule.act`.", [.init("id", .text, "its id", "23a2a8"), href]),
        TemplateShape(
            "example", "An example of an audit rule", "Each of `rule.examples`.",
            [
                .init("outcome", .text, "in words", "Passed"), title,
                .init("files", .list("code"), "its files, for the partial `code`", "{{#files}}{{>code}}{{/files}}"),
            ]),
    ]
}
