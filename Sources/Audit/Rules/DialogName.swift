import ARIA
import HTML

extension Rule {
    /// Dialogs without a name.
    static let dialogName = Rule(
        id: "dialog-name", title: "Dialogs have a name", group: .names, severity: .warning,
        axe: ["aria-dialog-name"],
        why: "The name of a dialog is what is said when the focus moves into it.",
        howToFix: "Point aria-labelledby at the dialog's heading.",
        examples: [
            .passed(
                "Named by its heading", #"<div role="dialog" aria-labelledby="t"><h2 id="t">Delete?</h2></div>"#),
            .failed("No name", "<div role=\"dialog\"><h2>Delete?</h2></div>"),
            .inapplicable("A closed dialog", "<dialog><h2>Delete?</h2></dialog>"),
        ],
        check: .elements(.roles([.dialog, .alertdialog])) { element, page, verdicts in
            if page.name(element).isEmpty {
                verdicts.fail(element, "the dialog has no name")
            } else {
                verdicts.pass()
            }
        })
}
