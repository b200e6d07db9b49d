import ARIA
import Diagnostics
import HTML

extension Rule {
    /// Labels that point to nothing that can be labelled.
    static let labelTarget = Rule(
        id: "label-target", title: "label for= points to a form field", group: .names, criteria: ["1.3.1"],
        level: .A, severity: .error,
        why: "A label that points nowhere names nothing, and a click on it does nothing.",
        howToFix: "Point for= at the id of the field.",
        examples: [
            .passed("The field exists", "<label for=\"n\">Name</label><input id=\"n\">"),
            .failed("There is no such id", "<label for=\"name\">Name</label><input id=\"n\" aria-label=\"Name\">"),
            .failed("The id is no field's", "<label for=\"n\">Name</label><div id=\"n\"></div>"),
            .inapplicable("A label around its field", "<label>Name <input></label>"),
        ],
        check: .elements(.tags([.label])) { element, page, verdicts in
            guard let id = page.attribute(element, .for), !page.isHidden(element) else { return }
            guard let target = page.tree.element(withID: id) else {
                verdicts.fail(
                    .attribute(element, .for), "no element has the id `\(id)` that this label points to",
                    fix: NearestName.suggestions(for: id, among: page.tree.ids.texts, limit: 1).first
                        .map { "Did you mean `\($0)`?" })
                return
            }
            if page.tree.isLabelable(target) {
                verdicts.pass()
            } else if page.document.tagName(target).text.contains("-") {
                verdicts.cantTell(.attribute(element, .for), "is this custom element a form field?")
            } else {
                verdicts.fail(
                    .attribute(element, .for),
                    "the label points to a `\(page.document.tagName(target).text)`, which is no form field")
            }
        })
}
