import ARIA
import HTML

extension Rule {
    /// Radio buttons that no group holds together.
    static let radioGroupName = Rule(
        id: "radio-group-name", title: "Radio groups have a group name", group: .names, criteria: ["1.3.1"],
        level: .A, severity: .warning,
        why: "\"Yes\" and \"No\" are an answer only with the question, which is the name of the group.",
        howToFix: "Wrap the radio buttons in a fieldset with a legend.",
        examples: [
            .passed(
                "A legend asks the question",
                """
                <fieldset><legend>Sound?</legend>
                <label><input type="radio" name="s">Yes</label><label><input type="radio" name="s">No</label></fieldset>
                """),
            .failed(
                "No group",
                """
                <label><input type="radio" name="s">Yes</label><label><input type="radio" name="s">No</label>
                """),
            .inapplicable("Check boxes", "<label><input type=\"checkbox\">Sound</label>"),
        ],
        check: .page { page, verdicts in
            var groups: [String: [NodeID]] = [:]
            for element in page.index[.input] {
                guard page.document.inputType(element) == "radio", !page.isHidden(element),
                    let name = page.attribute(element, .name), !name.isEmpty
                else { continue }
                groups[name, default: []].append(element)
            }
            for (name, buttons) in groups.sorted(by: { $0.value[0] < $1.value[0] }) where buttons.count > 1 {
                let element = buttons[0]
                let group = page.document.ancestors(element).first {
                    page.document.isElement($0) && [.group, .radiogroup].contains(page.role($0))
                        && !page.name($0).isEmpty
                }
                if group != nil || buttons.allSatisfy({ page.has($0, .ariaLabelledby) }) {
                    verdicts.pass()
                } else {
                    verdicts.fail(element, "the radio buttons called `\(name)` stand in no group with a name")
                }
            }
        })
}
