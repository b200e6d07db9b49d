import Diagnostics

/// The diagnostics of content, in four tables: documents, references, wording, and the lock with the settings.
///
/// Every one of them can be switched off in `content/site.yaml`, for instance `checks: {HR-C043: off}`.
public enum GuidanceCodes {
    /// All codes, by id.
    public static let all: [DiagnosticCode] = documents + references + editing + codesAndSettings

    static let documents = [
        noSchema, titleFromFileName, unclosedFrontMatter, headingDiffers, duplicateID, unknownKind, unknownStatus,
        unreadableDate, patternIDDiffers, invalidID, emptyDocument, contentsDiffer, emptySection, repeatedSection,
        invisibleCharacters, unopenedFrontMatter, nearlyAnnounced, repeatedAnchor, unexplainedTerm, repeatedTerm,
        emptyItem, repeatedName, noRequirements,
    ]
    static let references = [
        ambiguousReference, unresolvedReference, plannedReference, removedReference, unknownCode, brokenLink,
        missingImage, brokenAnchor, selfReference, redirectCycle, oneWayRedirect, unknownCriterion, obsoleteCriterion,
        wrongCriterionName, wrongCriterionLevel, laterCriterion,
    ]
    static let editing = [
        mustWithoutCheck, checkWithoutMust, negatedMust, hedgingMust, staleReview, skippedHeading, repeatedAlias,
        fenceWithoutLanguage, truncatedCode, imageWithoutText, contradiction,
    ]
    static let codesAndSettings = [
        lockFormat, uncertainCode, outdatedLock, removedRequirement, settingsProblem, unknownCheck, unusedName,
        guessed,
        snapshotFormat,
    ]
}

// MARK: Documents

extension GuidanceCodes {
    static let noSchema = DiagnosticCode(
        "HR-C001", .note, "The document fits no kind and becomes a page",
        explanation: """
            Neither `kind:` nor the folder nor the headings say what the document is, so it is shown as a plain page. Add \
            `kind: component` (or `rules`, `guidance`, `lesson`) or move the file into the folder of its kind; write \
            `kind: page` if a page is what you want.
            """)
    static let titleFromFileName = DiagnosticCode(
        "HR-C002", .note, "The document has no title",
        explanation: "The title was made from the file name. Add `title:` to the front matter, or a level 1 heading.")
    static let unclosedFrontMatter = DiagnosticCode(
        "HR-C003", .warning, "Front matter is never closed",
        explanation: """
            The file starts with a `---` line, but no second one follows the keys. The block is shown as text. Close it \
            with a line of three hyphens.
            """)
    static let unopenedFrontMatter = DiagnosticCode(
        "HR-C038", .warning, "Front matter is never opened",
        explanation: """
            The file starts with lines such as `id: dialog.modal` and `title: Dialog`, but without a line `---` before \
            them. They are shown as text. Write a line of three hyphens before and after them.
            """)
    static let nearlyAnnounced = DiagnosticCode(
        "HR-C039", .warning, "A heading nearly announces a section",
        explanation: """
            The heading is one letter away from one that announces a section, such as `Dnots` from `Donts`. Its lists \
            are shown as text: they give no rules, no codes and no lines of checklists. Correct the heading, or \
            choose another if the section is what you mean.
            """)
    static let headingDiffers = DiagnosticCode(
        "HR-C004", .note, "The first heading differs from the title",
        explanation: """
            The front matter's `title:` is the page's heading, so readers do not see the words of the level 1 heading. \
            Make them equal, or remove one of the two.
            """)
    static let duplicateID = DiagnosticCode(
        "HR-C005", .error, "Two documents have the same id",
        explanation: """
            An id names one document of a stack. Give one of the two another `id:`, or put them into different stacks.
            """)
    static let repeatedName = DiagnosticCode(
        "HR-C036", .warning, "The file names or titles of two documents give the same id",
        explanation: """
            A document without an `id:` gets its id from the name of its file, a global rule from its title. The second one \
            was given another; write an `id:`, so that references and codes do not depend on the order of files.
            """)
    static let unknownKind = DiagnosticCode(
        "HR-C006", .warning, "The kind of document is not known",
        explanation: "`kind:` is one of component, rules, guidance, lesson and page. The document is read as a page.")
    static let unknownStatus = DiagnosticCode(
        "HR-C007", .note, "The status is not one of the usual words",
        explanation: """
            Known are draft, alpha, beta, stable and deprecated, and those that `statuses:` of `site.yaml` lists. The word \
            is shown as it is.
            """)
    static let unreadableDate = DiagnosticCode(
        "HR-C008", .warning, "A date cannot be read",
        explanation: "Dates are written `2026-10-05`, `2026-10`, `2026` or `October 2026`.")
    static let patternIDDiffers = DiagnosticCode(
        "HR-C009", .warning, "The id in the text differs from the id of the document",
        explanation: """
            A line `Pattern ID:` names another id than the front matter. The front matter counts; correct the line.
            """)
    static let invalidID = DiagnosticCode(
        "HR-C010", .warning, "The id has characters that ids cannot have",
        explanation: """
            An id is made of small letters, digits, hyphens and dots, such as `dialog.modal`. Otherwise it cannot be \
            cited in running text. Other characters were replaced by hyphens.
            """)
    static let emptyDocument = DiagnosticCode(
        "HR-C011", .note, "The document has no text",
        explanation: "There is front matter but nothing to read. The page shows the title and the summary alone.")
    static let contentsDiffer = DiagnosticCode(
        "HR-C012", .note, "A hand-written list of contents is replaced",
        explanation: """
            The list of contents is made from the headings. The one in the text names entries that no heading has; \
            remove the section, or give the headings these names.
            """)
    static let emptySection = DiagnosticCode(
        "HR-C013", .warning, "A section is empty",
        explanation: "A heading is followed by nothing. Fill the section or remove its heading.")
    static let repeatedSection = DiagnosticCode(
        "HR-C014", .note, "A section stands twice",
        explanation: """
            Two headings of the document announce the same section. Both are read and keep their place; the codes of \
            their rules share one sequence of numbers.
            """)
    static let invisibleCharacters = DiagnosticCode(
        "HR-C017", .note, "There are invisible characters in the text",
        explanation: """
            Zero-width spaces and the like came in with copied text. They break searching and matching, and are not \
            counted when wordings are compared. Delete them.
            """)
    static let repeatedAnchor = DiagnosticCode(
        "HR-C018", .error, "An anchor is given twice in a document",
        explanation: """
            `{#name}` names one place of a document, and so does an `id` of raw HTML. The second one is left out; give it \
            another name.
            """)
    static let unexplainedTerm = DiagnosticCode(
        "HR-C015", .warning, "A term is not explained",
        explanation: """
            `terms:` of front matter or of `site.yaml` maps words to what they mean, `Rotor: A dial of settings.`, or to \
            a mapping with `text:` and `also:` (other names). A word without an explanation is left out of the glossary.
            """)
    static let emptyItem = DiagnosticCode(
        "HR-C019", .warning, "An item of a list is empty",
        explanation:
            "It can be no rule, so it has no code and no line on a checklist. Write the rule, or remove the item.")
    static let noRequirements = DiagnosticCode(
        "HR-C037", .note, "A section of rules has no rule",
        explanation: """
            In *Must haves*, *Donts*, *Acceptance checks* and the like each item of a list is a rule with a code, and so is \
            each paragraph that starts with bold words in *Rules* and *Pitfalls*. This section has none: its text is shown, \
            but no checklist and no worksheet has it. Write one item for each rule.
            """)
    static let repeatedTerm = DiagnosticCode(
        "HR-C016", .warning, "A term is explained twice",
        explanation:
            "The glossary has one explanation for each word: the first one. Remove the other, or make them one.")
}

// MARK: References

extension GuidanceCodes {
    static let ambiguousReference = DiagnosticCode(
        "HR-C020", .warning, "An id exists in several stacks",
        explanation: """
            None of them is the stack of this document. Write the stack in front, as in `ios/swiftui:dialog.modal`. The \
            first of them was taken.
            """)
    static let unresolvedReference = DiagnosticCode(
        "HR-C021", .warning, "A reference leads nowhere",
        explanation: """
            No document and no rule has this id. If it is misspelt, the nearest ids are named. If it is still to be \
            written, list it under `planned:` in `site.yaml`. Readers see it as unlinked text with an explanation.
            """)
    static let plannedReference = DiagnosticCode(
        "HR-C022", .note, "A planned id is still listed although it is written",
        explanation: "Remove the id from `planned:` in `site.yaml`: a document with this id exists.")
    static let removedReference = DiagnosticCode(
        "HR-C023", .warning, "A reference names a rule that was removed",
        explanation: """
            The code was given to a rule that is gone. The link leads to the document and says "removed". Name another \
            rule, or the document alone.
            """)
    static let unknownCode = DiagnosticCode(
        "HR-C024", .warning, "A reference names a rule that the document does not have",
        explanation: "The document exists, but no rule with this code or anchor. The link leads to the document.")
    static let brokenLink = DiagnosticCode(
        "HR-C025", .warning, "A link names a file that does not exist",
        explanation: """
            Links between documents name the Markdown file, relative to the file in which they stand. If the document is \
            to be written, list its id under `planned:` in `site.yaml`.
            """)
    static let missingImage = DiagnosticCode(
        "HR-C026", .warning, "An image does not exist",
        explanation: "Images lie under `content/` and are named relative to the file in which they stand.")
    static let brokenAnchor = DiagnosticCode(
        "HR-C027", .warning, "A link names an anchor that does not exist",
        explanation: """
            The part after `#` is the anchor of a heading (its words in small letters with hyphens), the code of a rule, \
            or an anchor that the author gave with `{#name}`.
            """)
    static let selfReference = DiagnosticCode(
        "HR-C028", .note, "A document refers to itself as if it were another",
        explanation: """
            The document is listed as related to itself, or tells readers to use itself instead. Name another document.
            """)
    static let redirectCycle = DiagnosticCode(
        "HR-C029", .error, "Deprecated documents replace each other in a circle",
        explanation: "Following `replaced_by:` must end at a document that is not deprecated.")
    static let oneWayRedirect = DiagnosticCode(
        "HR-C035", .note, "A redirect has no way back",
        explanation: """
            This document sends readers to another component, but that one never mentions this one. Readers who arrive \
            there by mistake find no way back; add an item to its *Avoid when* section.
            """)
    static let unknownCriterion = DiagnosticCode(
        "HR-C030", .error, "There is no such success criterion",
        explanation: "WCAG 2.2 has no criterion with this number. See the list of criteria of the built site.")
    static let obsoleteCriterion = DiagnosticCode(
        "HR-C031", .warning, "The success criterion is obsolete",
        explanation: "WCAG 2.2 removed this criterion: nothing can fail it any more. Cite what applies instead.")
    static let wrongCriterionName = DiagnosticCode(
        "HR-C032", .warning, "The name does not belong to the number of the success criterion",
        explanation: "Number and name disagree, so one of them is wrong. The number was taken.")
    static let wrongCriterionLevel = DiagnosticCode(
        "HR-C033", .warning, "The level does not belong to the success criterion",
        explanation: "The conformance level that is written before the criterion is not its level.")
    static let laterCriterion = DiagnosticCode(
        "HR-C034", .warning, "The success criterion is newer than the version that is named",
        explanation: "The criterion was added in a later version of WCAG than the one that is written before it.")
}

// MARK: What a good editor would ask

extension GuidanceCodes {
    static let mustWithoutCheck = DiagnosticCode(
        "HR-C040", .note, "No acceptance check tests this must",
        explanation: """
            A rule that nobody checks is not kept. Write a check for it, or name the must in the check that covers it, as \
            in "(see #focus-return)". Checks and musts are paired by such references, else by the words they share.
            """)
    static let checkWithoutMust = DiagnosticCode(
        "HR-C041", .note, "This acceptance check tests nothing that is required",
        explanation: """
            What is checked should be asked for. Write the must, or name the rule in the check, as in "(see #anchor)".
            """)
    static let negatedMust = DiagnosticCode(
        "HR-C042", .note, "This don't only says a must again",
        explanation: """
            A don't that merely negates a must doubles the work of an auditor. Say which mistake people make, or remove it.
            """)
    static let hedgingMust = DiagnosticCode(
        "HR-C043", .note, "This must hedges",
        explanation: """
            Words such as "should", "try to", "if possible" or "ideally" leave open whether the rule holds. Say when it \
            holds, or move it to *Customizable*.
            """)
    static let staleReview = DiagnosticCode(
        "HR-C044", .warning, "The document is due for review",
        explanation: """
            Its `reviewed:` date is more than `review_after` months (12 unless said otherwise) older than the newest \
            review in the content. Read it again and set the date.
            """)
    static let skippedHeading = DiagnosticCode(
        "HR-C045", .warning, "A heading level is left out",
        explanation: "After a heading comes one at most one level deeper. Screen reader users navigate by levels.")
    static let repeatedAlias = DiagnosticCode(
        "HR-C046", .warning, "Two documents claim the same alias",
        explanation: "An alias that two documents of a stack share leads a search to the wrong one half of the time.")
    static let fenceWithoutLanguage = DiagnosticCode(
        "HR-C047", .note, "A code block names no language",
        explanation: "Write the language after the opening fence, or `text`, so that it is highlighted or left alone.")
    static let truncatedCode = DiagnosticCode(
        "HR-C048", .warning, "A code sample looks cut off",
        explanation: """
            Its brackets do not close, or it ends in an ellipsis. Readers copy samples as they are; complete it.
            """)
    static let imageWithoutText = DiagnosticCode(
        "HR-C049", .warning, "An image has no alternative text",
        explanation: """
            Write between the brackets what the image says. For an image that says nothing to anybody, leave it out.
            """)
    static let contradiction = DiagnosticCode(
        "HR-C050", .note, "A don't here forbids what is asked for elsewhere",
        explanation: """
            An interface that this don't warns of is used by a must or a golden pattern of the content. It may be right in \
            one case and wrong in the other: say in which.
            """)
}

// MARK: The lock and the settings

extension GuidanceCodes {
    static let lockFormat = DiagnosticCode(
        "HR-C060", .error, "The lock of rule codes cannot be read",
        explanation: """
            `content/rules.lock` was damaged, for instance by a merge. Restore it from version control: without it rules \
            would be given other codes.
            """)
    static let uncertainCode = DiagnosticCode(
        "HR-C061", .warning, "A rule was changed so much that its code may be wrong",
        explanation: """
            Between half and two thirds of the words are those of the rule that had this code, so it was taken for the \
            same rule. If it is another one, give it an anchor of its own, `{#name}`.
            """)
    static let outdatedLock = DiagnosticCode(
        "HR-C062", .error, "The lock of rule codes is out of date",
        explanation: "Build once without `--locked` and commit `content/rules.lock` with the change of the content.")
    static let removedRequirement = DiagnosticCode(
        "HR-C063", .note, "A rule was removed",
        explanation: "Its code stays taken for ever, and references to it say that it was removed.")
    static let settingsProblem = DiagnosticCode(
        "HR-C070", .warning, "A setting of the site cannot be used",
        explanation: "See the message. The setting is left at its default.")
    static let unknownCheck = DiagnosticCode(
        "HR-C071", .warning, "`checks:` names a diagnostic that does not exist",
        explanation: "The keys under `checks:` are codes of diagnostics such as `HR-C043`, the values `on` or `off`.")
    static let unusedName = DiagnosticCode(
        "HR-C072", .note, "A stack or a family of the settings has no documents",
        explanation: """
            `stacks:` and `families:` of `site.yaml` give titles, descriptions and an order to stacks and families that \
            documents belong to. No document belongs to this one, so it is not shown: correct the id, or remove it. A \
            document's stack is its folder (`content/ios/swiftui/components/…`) or its `stack:`, its family the first part \
            of its id or its `family:`.
            """)
    static let guessed = DiagnosticCode(
        "HR-C080", .note, "The import guessed",
        explanation: """
            An exported page does not say everything a content file says. Look at the place that is named and correct \
            the new file where the guess is wrong.
            """)
    static let snapshotFormat = DiagnosticCode(
        "HR-C081", .error, "A file of site data cannot be read",
        explanation: """
            `handrail diff` compares two files `data/site.json` of built sites. This one is damaged, of a newer Handrail, or \
            another file.
            """)
}
