import ARIA
import HTML

extension Rule {
    /// Whether labels say what to enter is for people to judge.
    static let labelDescriptive = Rule(
        id: "label-descriptive", title: "Labels say what to enter", group: .names, criteria: ["2.4.6"], level: .AA,
        severity: .note, act: ["cc0f0a"],
        why: "A field called \"field\" has a name and is a riddle all the same.",
        howToFix: "Write in the label what belongs into the field.",
        examples: [
            .cantTell("Does it say what to enter?", "<label>First name <input></label>"),
            .inapplicable("There is no field", "<p>First name</p>"),
        ],
        check: .elements(.roles([.textbox, .searchbox, .combobox, .listbox, .spinbutton, .slider, .checkbox, .radio])) {
            element, page, verdicts in
            if page.isSeen(element), !page.name(element).isEmpty { verdicts.ask() }
        })
}
