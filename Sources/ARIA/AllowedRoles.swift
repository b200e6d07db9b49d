import HTML

// Which roles authors may put on which HTML elements: ARIA in HTML, 4 Document conformance requirements for use of
// ARIA attributes in HTML, the table of allowed roles.

/// The roles that an element may be given.
public enum AllowedRoles: Sendable, Equatable {
    case any
    case none
    case only(Set<Role>)

    public func contains(_ role: Role) -> Bool {
        switch self {
        case .any: true
        case .none: false
        case .only(let roles): roles.contains(role)
        }
    }
}

extension AccessibilityTree {
    /// The roles that ARIA in HTML allows on an element besides its own.
    public func allowedRoles(_ id: NodeID) -> AllowedRoles {
        guard document.namespace(id) == .html else { return .any }
        let tag = document.tagName(id)
        if let fixed = AllowedRoles.byTag[tag] { return fixed }
        switch tag {
        case .a: return document.hasAttribute(id, .href) ? .only(AllowedRoles.link) : .any
        case .area: return document.hasAttribute(id, .href) ? .none : .only([.button, .link])
        case .img: return allowedRolesOfImage(id)
        case .input: return allowedRolesOfInput(id)
        case .select: return document.isListBox(id) ? .none : .only([.menu])
        case .summary: return document.isSummaryForParentDetails(id) ? .none : .any
        case .figure: return document.children(id).contains { document.isHTML($0, .figcaption) } ? .none : .any
        case .dt: return .only([.listitem])
        case .div:
            return document.parent(id).map { document.isHTML($0, .dl) } == true
                ? .only([.presentation, Role.none]) : .any
        case .td, .th, .tr, .tbody, .thead, .tfoot: return allowedRolesInTable(id)
        default: return .any
        }
    }

    private func allowedRolesOfImage(_ id: NodeID) -> AllowedRoles {
        if document.attribute(id, .alt)?.isEmpty == true { return .only([.presentation, Role.none]) }
        // Without a name an image may not be given a role; whether it has one depends on more than alt.
        return .only(AllowedRoles.image)
    }

    private func allowedRolesOfInput(_ id: NodeID) -> AllowedRoles {
        switch document.inputType(id) {
        case "button":
            return .only([
                .checkbox, .combobox, .gridcell, .link, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio,
                .separator, .slider, .switch, .tab, .treeitem,
            ])
        case "submit", "reset":
            return .only([
                .checkbox, .combobox, .gridcell, .link, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio,
                .separator, .slider, .switch, .tab, .treeitem,
            ])
        case "checkbox":
            // A check box with aria-pressed may be a toggle button.
            let withoutState: Set<Role> = [.menuitemcheckbox, .option, .switch]
            return .only(document.hasAttribute(id, .ariaPressed) ? withoutState.union([.button]) : withoutState)
        case "image":
            return .only([
                .checkbox, .gridcell, .link, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio, .separator,
                .slider, .switch, .tab, .treeitem,
            ])
        case "radio": return .only([.menuitemradio])
        case "text": return document.hasAttribute(id, .list) ? .none : .only([.combobox, .searchbox, .spinbutton])
        default: return .none
        }
    }

    private func allowedRolesInTable(_ id: NodeID) -> AllowedRoles {
        guard let table = document.ancestors(id).first(where: { document.isHTML($0, .table) }) else { return .any }
        switch explicitRole(table) {
        case nil, .table: return .none
        default: return .any
        }
    }
}

extension AllowedRoles {
    static let link: Set<Role> = [
        .button, .checkbox, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio, .switch, .tab, .treeitem,
        .docBacklink, .docBiblioref, .docGlossref, .docNoteref,
    ]

    static let image: Set<Role> = [
        .button, .checkbox, .link, .math, .menuitem, .menuitemcheckbox, .menuitemradio, .meter, .option, .progressbar,
        .radio, .scrollbar, .separator, .slider, .switch, .tab, .treeitem, .docCover, .image, .presentation, Role.none,
    ]

    private static let heading: AllowedRoles = .only([.presentation, Role.none, .tab, .docSubtitle])
    private static let list: AllowedRoles = .only([
        .group, .listbox, .menu, .menubar, Role.none, .presentation, .radiogroup, .tablist, .toolbar, .tree,
    ])

    /// Elements on which it depends on nothing but the tag.
    static let byTag: [TagName: AllowedRoles] = [
        .article: .only([
            .application, .document, .feed, .main, Role.none, .presentation, .region,
        ]),
        .aside: .only([
            .feed, Role.none, .note, .presentation, .region, .search, .docExample, .docFootnote, .docGlossary,
            .docPullquote, .docTip, .docAbstract,
        ]),
        .audio: .only([.application]), .base: .none, .body: .none, .br: .only([Role.none, .presentation]),
        .button: .only([
            .checkbox, .combobox, .gridcell, .link, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio,
            .separator, .slider, .switch, .tab, .treeitem,
        ]),
        .caption: .none, .col: .none, .colgroup: .none, .datalist: .none, .dd: .none, .details: .none,
        .dialog: .only([.alertdialog]), .dl: .only([.group, .list, Role.none, .presentation]),
        .embed: .only([.application, .document, .img, .image, Role.none, .presentation]),
        .fieldset: .only([Role.none, .presentation, .radiogroup]),
        .figcaption: .only([.group, Role.none, .presentation]),
        .footer: .only([.group, Role.none, .presentation, .docFootnote]),
        .form: .only([.form, Role.none, .presentation, .search]),
        .h1: heading, .h2: heading, .h3: heading, .h4: heading, .h5: heading, .h6: heading, .head: .none,
        .header: .only([.group, Role.none, .presentation, .docFootnote]),
        .hr: .only([Role.none, .presentation, .docPagebreak]), .html: .none,
        .iframe: .only([.application, .document, .img, .image, Role.none, .presentation]), .label: .none,
        .legend: .none, .link: .none, .main: .none, .map: .none, .menu: list, .meta: .none, .meter: .none,
        .nav: .only([
            .menu, .menubar, Role.none, .presentation, .tablist, .docIndex, .docPagelist, .docToc,
        ]),
        .noscript: .none, .object: .only([.application, .document, .img, .image]), .ol: list, .optgroup: .none,
        .option: .none, .param: .none, .picture: .none, .progress: .none, .script: .none,
        .search: .only([.form, .group, Role.none, .presentation, .region]), .slot: .none, .source: .none,
        .style: .none, .template: .none, .textarea: .none, .title: .none, .track: .none, .ul: list,
        .video: .only([.application]), .wbr: .only([Role.none, .presentation]),
    ]
}
