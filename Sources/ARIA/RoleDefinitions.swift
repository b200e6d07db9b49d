// The characteristics of roles as data: WAI-ARIA 1.2, 5.4 Definition of Roles.
// Inherited states and properties are written out, global ones are left out.

/// The characteristics of one role.
public struct RoleDefinition: Sendable {
    /// Where an accessible name may come from (WAI-ARIA 1.2, 5.2.8 Name From).
    public enum NameFrom: Sendable, Hashable {
        case author, contents, prohibited
    }

    public var nameFrom: NameFrom = .author
    /// Required states and properties, those with an implicit value left out: they are never missing.
    public var required: Set<StateOrProperty> = []
    /// Supported besides the global and the required ones.
    public var supported: Set<StateOrProperty> = []
    /// Descendants are presented as text only (WAI-ARIA 1.2, 5.2.9 Children Presentational).
    public var childrenArePresentational = false
    /// The element must be owned by one of these (WAI-ARIA 1.2, 5.2.7 Required Context Role); empty for anywhere.
    public var context: [Role] = []
    /// The element must own at least one of these and nothing else (5.2.6 Required Owned Elements); empty for anything.
    public var owned: [Role] = []

    /// The name may come from the content of the element.
    public var isNamedFromContents: Bool { nameFrom == .contents }
}

extension Role {
    /// The characteristics of the role. Complexity: O(1).
    public var definition: RoleDefinition { Role.definitionsByNumber[number] }

    /// `definition.isNamedFromContents`, without a copy of the definition.
    public var isNamedFromContents: Bool { Role.namedFromContents[number] }

    /// `definition.childrenArePresentational`, without a copy of the definition.
    public var childrenArePresentational: Bool { Role.withPresentationalChildren[number] }

    private static let namedFromContents = definitionsByNumber.map(\.isNamedFromContents)
    private static let withPresentationalChildren = definitionsByNumber.map(\.childrenArePresentational)

    private static let definitionsByNumber = allCases.map { definitions[$0] ?? RoleDefinition() }

    private static let inputAttributes: Set<StateOrProperty> = [
        .disabled, .errormessage, .invalid, .readonly, .required,
    ]
    private static let rangeAttributes: Set<StateOrProperty> = [.valuemax, .valuemin, .valuetext]
    private static let cellAttributes: Set<StateOrProperty> = [
        .colindex, .colindextext, .colspan, .rowindex, .rowindextext, .rowspan,
    ]
    private static let gridcellAttributes: Set<StateOrProperty> = cellAttributes.union(inputAttributes)
        .union([.expanded, .haspopup, .selected])
    private static let compositeAttributes: Set<StateOrProperty> = [.activedescendant, .disabled]
    private static let textboxAttributes: Set<StateOrProperty> = inputAttributes.union([
        .activedescendant, .autocomplete, .haspopup, .multiline, .placeholder,
    ])
    private static let menuitemAttributes: Set<StateOrProperty> = [
        .disabled, .expanded, .haspopup, .posinset, .setsize,
    ]
    private static let withoutName = RoleDefinition(nameFrom: .prohibited)

    private static let definitions: [Role: RoleDefinition] = [
        .alertdialog: .init(supported: [.modal]),
        .application: .init(supported: compositeAttributes.union([.errormessage, .expanded, .haspopup, .invalid])),
        .article: .init(supported: [.posinset, .setsize]),
        .button: .init(
            nameFrom: .contents, supported: [.disabled, .expanded, .haspopup, .pressed],
            childrenArePresentational: true),
        .caption: .init(nameFrom: .prohibited, context: [.figure, .grid, .table, .treegrid]),
        .cell: .init(nameFrom: .contents, supported: cellAttributes, context: [.row]),
        .checkbox: .init(
            nameFrom: .contents, required: [.checked], supported: inputAttributes.union([.expanded]),
            childrenArePresentational: true),
        .code: withoutName,
        .columnheader: .init(nameFrom: .contents, supported: gridcellAttributes.union([.sort]), context: [.row]),
        .combobox: .init(
            required: [.controls, .expanded],
            supported: inputAttributes.union([.activedescendant, .autocomplete, .haspopup])),
        .comment: .init(nameFrom: .contents, supported: [.level, .posinset, .setsize]),
        .deletion: withoutName,
        .dialog: .init(supported: [.modal]),
        .docBacklink: .init(nameFrom: .contents, supported: [.disabled, .expanded]),
        .docBiblioref: .init(nameFrom: .contents, supported: [.disabled, .expanded]),
        .docGlossref: .init(nameFrom: .contents, supported: [.disabled, .expanded]),
        .docNoteref: .init(nameFrom: .contents, supported: [.disabled, .expanded]),
        .docBiblioentry: .init(supported: [.level, .posinset, .setsize], context: [.list, .docBibliography]),
        .docEndnote: .init(supported: [.level, .posinset, .setsize], context: [.list, .docEndnotes]),
        .docCover: .init(childrenArePresentational: true),
        .docPagebreak: .init(
            nameFrom: .contents, supported: rangeAttributes.union([.disabled, .orientation, .valuenow]),
            childrenArePresentational: true),
        .docSubtitle: .init(nameFrom: .contents, supported: [.level]),
        .emphasis: withoutName,
        .feed: .init(owned: [.article]),
        .generic: withoutName,
        .graphicsSymbol: .init(childrenArePresentational: true),
        .graphicsObject: .init(supported: compositeAttributes),
        .grid: .init(
            supported: compositeAttributes.union([.colcount, .multiselectable, .readonly, .rowcount]),
            owned: [.row, .rowgroup, .caption]),
        .gridcell: .init(nameFrom: .contents, supported: gridcellAttributes, context: [.row]),
        .group: .init(supported: compositeAttributes),
        .heading: .init(nameFrom: .contents, required: [.level]),
        .img: .init(childrenArePresentational: true),
        .image: .init(childrenArePresentational: true),
        .insertion: withoutName,
        .link: .init(nameFrom: .contents, supported: [.disabled, .expanded, .haspopup]),
        .list: .init(owned: [.listitem]),
        .listbox: .init(
            supported: compositeAttributes.union(inputAttributes)
                .union([.expanded, .haspopup, .multiselectable, .orientation]),
            owned: [.option, .group]),
        .listitem: .init(supported: [.level, .posinset, .setsize], context: [.list, .directory]),
        .menu: .init(
            supported: compositeAttributes.union([.orientation]),
            owned: [.menuitem, .menuitemcheckbox, .menuitemradio, .group, .separator]),
        .menubar: .init(
            supported: compositeAttributes.union([.orientation]),
            owned: [.menuitem, .menuitemcheckbox, .menuitemradio, .group, .separator]),
        .menuitem: .init(nameFrom: .contents, supported: menuitemAttributes, context: [.group, .menu, .menubar]),
        .menuitemcheckbox: .init(
            nameFrom: .contents, required: [.checked], supported: menuitemAttributes, childrenArePresentational: true,
            context: [.group, .menu, .menubar]),
        .menuitemradio: .init(
            nameFrom: .contents, required: [.checked], supported: menuitemAttributes, childrenArePresentational: true,
            context: [.group, .menu, .menubar]),
        .meter: .init(required: [.valuenow], supported: rangeAttributes, childrenArePresentational: true),
        .none: withoutName,
        .option: .init(
            nameFrom: .contents, supported: [.checked, .disabled, .posinset, .selected, .setsize],
            childrenArePresentational: true, context: [.group, .listbox]),
        .paragraph: withoutName,
        .presentation: withoutName,
        .progressbar: .init(supported: rangeAttributes.union([.valuenow]), childrenArePresentational: true),
        .radio: .init(
            nameFrom: .contents, required: [.checked], supported: [.disabled, .posinset, .setsize],
            childrenArePresentational: true),
        .radiogroup: .init(
            supported: compositeAttributes.union(inputAttributes).union([.orientation]), owned: [.radio]),
        .row: .init(
            nameFrom: .contents,
            supported: compositeAttributes.union([
                .colindex, .expanded, .level, .posinset, .rowindex, .rowindextext, .selected, .setsize,
            ]),
            context: [.grid, .rowgroup, .table, .treegrid], owned: [.cell, .columnheader, .gridcell, .rowheader]),
        .rowgroup: .init(context: [.grid, .table, .treegrid], owned: [.row]),
        .rowheader: .init(nameFrom: .contents, supported: gridcellAttributes.union([.sort]), context: [.row]),
        .scrollbar: .init(
            required: [.controls, .valuenow], supported: rangeAttributes.union([.disabled, .orientation]),
            childrenArePresentational: true),
        .searchbox: .init(supported: textboxAttributes),
        // A separator that can be focused is a widget and has a value; see `requiredAttributes(of:)`.
        .separator: .init(
            supported: rangeAttributes.union([.disabled, .orientation, .valuenow]), childrenArePresentational: true),
        .slider: .init(
            required: [.valuenow],
            supported: rangeAttributes.union([.disabled, .errormessage, .haspopup, .invalid, .orientation, .readonly]),
            childrenArePresentational: true),
        .spinbutton: .init(supported: rangeAttributes.union(inputAttributes).union([.activedescendant, .valuenow])),
        .strong: withoutName,
        .subscript: withoutName,
        .suggestion: .init(nameFrom: .prohibited),
        .superscript: withoutName,
        .switch: .init(
            nameFrom: .contents, required: [.checked], supported: inputAttributes.union([.expanded]),
            childrenArePresentational: true),
        .tab: .init(
            nameFrom: .contents, supported: [.disabled, .expanded, .haspopup, .posinset, .selected, .setsize],
            childrenArePresentational: true, context: [.tablist]),
        .table: .init(supported: [.colcount, .rowcount], owned: [.row, .rowgroup, .caption]),
        .tablist: .init(supported: compositeAttributes.union([.level, .multiselectable, .orientation]), owned: [.tab]),
        .textbox: .init(supported: textboxAttributes),
        .toolbar: .init(supported: compositeAttributes.union([.orientation])),
        .tooltip: .init(nameFrom: .contents),
        .tree: .init(
            supported: compositeAttributes.union([.errormessage, .invalid, .multiselectable, .orientation, .required]),
            owned: [.treeitem, .group]),
        .treegrid: .init(
            supported: compositeAttributes.union([
                .colcount, .errormessage, .invalid, .multiselectable, .orientation, .readonly, .required, .rowcount,
            ]),
            owned: [.row, .rowgroup, .caption]),
        .treeitem: .init(
            nameFrom: .contents,
            supported: [
                .checked, .disabled, .expanded, .haspopup, .level, .posinset, .selected, .setsize,
            ],
            context: [.group, .tree]),
    ]
}

extension Role {
    /// Whether the role supports the state or property, by its own or as a global one, without regard to prohibition.
    public func supports(_ attribute: StateOrProperty) -> Bool {
        if attribute.isGlobal { return true }
        let definition = definition
        return definition.required.contains(attribute) || definition.supported.contains(attribute)
    }

    /// Whether authors must not use the attribute on the role (WAI-ARIA 1.2, 5.2.5 Prohibited States and Properties):
    /// naming and describing the role of what has no name.
    public func prohibits(_ attribute: StateOrProperty) -> Bool {
        guard definition.nameFrom == .prohibited else { return false }
        switch attribute {
        case .label, .labelledby, .braillelabel: return true
        case .roledescription, .brailleroledescription: return self == .generic || isPresentational
        default: return false
        }
    }
}
