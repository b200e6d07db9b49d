import ARIA
import HTML

extension Rule {
    /// Image buttons without a name.
    static let inputImageName = Rule(
        id: "input-image-name", title: "Image buttons have a name", group: .images, criteria: ["1.1.1", "4.1.2"],
        level: .A, severity: .error, act: ["59796f"], axe: ["input-image-alt"],
        why: "The image of a button is all the label it has; its alternative is the button's name.",
        howToFix: "Add alt with what the button does.",
        examples: [
            .passed("Named by its alternative", "<input type=\"image\" src=\"find.svg\" alt=\"Search\">"),
            .failed("No alternative", "<input type=\"image\" src=\"find.svg\">"),
            .inapplicable("Another kind of button", "<input type=\"submit\" value=\"Search\">"),
        ],
        check: .elements(.tags([.input])) { element, page, verdicts in
            guard page.document.inputType(element) == "image", !page.isHidden(element),
                page.role(element) == .button
            else { return }
            if page.name(element).isEmpty {
                verdicts.fail(element, "the image button has no name")
            } else {
                verdicts.pass()
            }
        })
}
