import ARIA
import HTML

extension Rule {
    /// autocomplete values that HTML does not have.
    static let autocompleteValid = Rule(
        id: "autocomplete-valid", title: "autocomplete values are valid", group: .forms, criteria: ["1.3.5"],
        level: .AA, severity: .error, act: ["73f2c2"], axe: ["autocomplete-valid"],
        why: "With the right value the browser fills in what people would have to remember and to type.",
        howToFix: "Use a token from the list of autofill fields in the HTML Standard.",
        examples: [
            .passed("A field of the list", "<label>Mail<input autocomplete=\"email\"></label>"),
            .passed("With what it is for", "<label>Street<input autocomplete=\"billing address-line1\"></label>"),
            .failed("There is no such field", "<label>Name<input autocomplete=\"badname\"></label>"),
            .failed("In the wrong order", "<label>Mail<input autocomplete=\"work shipping email\"></label>"),
            .inapplicable("Switched off", "<label>Name<input autocomplete=\"off\"></label>"),
        ],
        check: .elements(.attributes([.autocomplete])) { element, page, verdicts in
            guard isJudged(element, page) else { return }
            let tokens = (page.attribute(element, .autocomplete) ?? "").lowercased().spaceSeparatedTokens
            guard !tokens.isEmpty, tokens != ["off"], tokens != ["on"] else { return }
            if let wrong = AutofillField.firstWrong(in: tokens) {
                verdicts.fail(
                    .attribute(element, .autocomplete), "`\(wrong)` is no autofill field, or stands in the wrong place")
            } else {
                verdicts.pass()
            }
        })

    private static func isJudged(_ element: NodeID, _ page: Page) -> Bool {
        guard page.isHTML(element, .input) || page.isHTML(element, .select) || page.isHTML(element, .textarea),
            page.isExposedOrSeen(element), !page.tree.isDisabled(element),
            page.attribute(element, .ariaDisabled) != "true"
        else { return false }
        if page.isHTML(element, .input) {
            switch page.document.inputType(element) {
            case "hidden", "button", "submit", "reset", "image", "checkbox", "radio", "file": return false
            default: break
            }
        }
        // A field that is not reached with the Tab key and is no widget is not filled in by people.
        let isWidget = page.role(element).map { !$0.isPresentational } ?? true
        return page.tree.isInTabOrder(element) || isWidget && page.tree.tabindex(element) == nil
    }
}
