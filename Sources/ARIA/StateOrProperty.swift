/// The states and properties of WAI-ARIA 1.2, and of the draft of 1.3 where browsers know them.
///
/// The raw value is the attribute's name without `aria-`.
public enum StateOrProperty: String, Sendable, Hashable, CaseIterable {
    case activedescendant, atomic, autocomplete, braillelabel, brailleroledescription, busy, checked, colcount
    case colindex, colindextext, colspan, controls, current, describedby, description, details, disabled, dropeffect
    case errormessage, expanded, flowto, grabbed, haspopup, hidden, invalid, keyshortcuts, label, labelledby, level
    case live, modal, multiline, multiselectable, orientation, owns, placeholder, posinset, pressed, readonly
    case relevant, required, roledescription, rowcount, rowindex, rowindextext, rowspan, selected, setsize, sort
    case valuemax, valuemin, valuenow, valuetext

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("aria-" + $0.rawValue, $0) })

    /// The state or property of an attribute name in lower case, `aria-` included. Complexity: O(1).
    public init?(attributeName: String) {
        if let attribute = StateOrProperty.byName[attributeName] { self = attribute } else { return nil }
    }

    public var attributeName: String { "aria-" + rawValue }

    /// What values the attribute takes (WAI-ARIA 1.2, 6.2.4 Value).
    public enum ValueType: Sendable, Hashable {
        case trueFalse, trueFalseUndefined, tristate, idReference, idReferenceList, integer, number, string
        case token([String])
        case tokenList([String])
    }

    public var valueType: ValueType {
        switch self {
        case .activedescendant: .idReference
        case .errormessage, .controls, .describedby, .details, .flowto, .labelledby, .owns: .idReferenceList
        case .atomic, .busy, .disabled, .modal, .multiline, .multiselectable, .readonly, .required: .trueFalse
        case .expanded, .grabbed, .hidden, .selected: .trueFalseUndefined
        case .checked, .pressed: .tristate
        case .autocomplete: .token(["inline", "list", "both", "none"])
        case .current: .token(["page", "step", "location", "date", "time", "true", "false"])
        case .dropeffect: .tokenList(["copy", "execute", "link", "move", "none", "popup"])
        case .haspopup: .token(["false", "true", "menu", "listbox", "tree", "grid", "dialog"])
        case .invalid: .token(["grammar", "false", "spelling", "true"])
        case .live: .token(["assertive", "off", "polite"])
        case .orientation: .token(["horizontal", "undefined", "vertical"])
        case .relevant: .tokenList(["additions", "all", "removals", "text"])
        case .sort: .token(["ascending", "descending", "none", "other"])
        case .colcount, .colindex, .colspan, .level, .posinset, .rowcount, .rowindex, .rowspan, .setsize: .integer
        case .valuemax, .valuemin, .valuenow: .number
        case .braillelabel, .brailleroledescription, .colindextext, .description, .keyshortcuts, .label, .placeholder,
            .roledescription, .rowindextext, .valuetext:
            .string
        }
    }

    /// Allowed on every element whatever its role (WAI-ARIA 1.2, 6.5 Global States and Properties).
    ///
    /// `disabled`, `errormessage`, `haspopup` and `invalid` are global but advised against as such.
    public var isGlobal: Bool { StateOrProperty.global.contains(self) }

    private static let global: Set<StateOrProperty> = [
        .atomic, .braillelabel, .brailleroledescription, .busy, .controls, .current, .describedby, .description,
        .details, .disabled, .dropeffect, .errormessage, .flowto, .grabbed, .haspopup, .hidden, .invalid,
        .keyshortcuts, .label, .labelledby, .live, .owns, .relevant, .roledescription,
    ]

    /// Global in WAI-ARIA 1.2 only for compatibility: on roles that do not list them they are to go away.
    public var isDeprecatedAsGlobal: Bool {
        switch self {
        case .disabled, .errormessage, .haspopup, .invalid: true
        default: false
        }
    }
}
