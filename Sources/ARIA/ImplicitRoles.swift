import HTML

// The roles that elements have without a role attribute: HTML Accessibility API Mappings 1.0, 3.5 HTML Element Role
// Mappings, and SVG Accessibility API Mappings 1.0.

extension Document {
    /// The role of the element by its tag, attributes and place; nil where there is none.
    ///
    /// - Parameters:
    ///   - isNamed: whether the element has an accessible name by its attributes: `section` and `form` are landmarks
    ///     only then.
    ///   - roleOfTable: the role that a table is exposed with, on which the roles of its parts depend.
    public func implicitRole(
        _ id: NodeID, isNamed: (NodeID) -> Bool, roleOfTable: (NodeID) -> Role?
    ) -> Role? {
        guard kind(id) == .element else { return nil }
        switch namespace(id) {
        case .html: break
        case .svg: return implicitRoleOfSVG(id, isNamed: isNamed)
        default: return tagName(id) == .math ? .math : nil
        }
        let tag = tagName(id)
        if let role = ImplicitRoles.role(of: tag) { return role }
        switch tag {
        case .a, .area: return hasAttribute(id, .href) ? .link : .generic
        case .img: return implicitRoleOfImage(id)
        case .input: return implicitRoleOfInput(id)
        case .select: return isListBox(id) ? .listbox : .combobox
        case .section: return isNamed(id) ? .region : .generic
        case .form: return isNamed(id) ? .form : nil
        case .aside: return isScopedToBody(id) || isNamed(id) ? .complementary : .generic
        case .header: return isScopedToBody(id) ? .banner : .generic
        case .footer: return isScopedToBody(id) ? .contentinfo : .generic
        case .li: return isListItemOfList(id) ? .listitem : .generic
        case .td: return tableKind(of: id, roleOfTable).map { $0 == .table ? .cell : .gridcell }
        case .th: return tableKind(of: id, roleOfTable) == nil ? nil : implicitRoleOfHeaderCell(id)
        case .tr: return tableKind(of: id, roleOfTable) == nil ? nil : .row
        case .tbody, .thead, .tfoot: return tableKind(of: id, roleOfTable) == nil ? nil : .rowgroup
        default: return nil
        }
    }

    private func implicitRoleOfImage(_ id: NodeID) -> Role? {
        // HTML-AAM: an empty alt makes it presentational; presentational conflicts are resolved by the tree.
        attributeBytes(id, .alt)?.isEmpty == true ? Role.none : .img
    }

    private func implicitRoleOfInput(_ id: NodeID) -> Role? {
        let hasList = hasAttribute(id, .list)
        switch inputType(id) {
        case "button", "image", "reset", "submit": return .button
        case "checkbox": return .checkbox
        case "radio": return .radio
        case "range": return .slider
        case "number": return .spinbutton
        case "search": return hasList ? .combobox : .searchbox
        case "email", "tel", "text", "url": return hasList ? .combobox : .textbox
        // Dates, colours, files and passwords have no corresponding role.
        default: return nil
        }
    }

    private func implicitRoleOfSVG(_ id: NodeID, isNamed: (NodeID) -> Bool) -> Role? {
        switch tagName(id).text {
        case "svg": return .graphicsDocument
        case "a": return hasAttribute(id, .href) || xlinkAttribute(id, "href") != nil ? .link : .group
        case "image": return .img
        case "text", "foreignObject", "g", "use": return isNamed(id) ? .group : nil
        case "circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "mesh":
            return isNamed(id) ? .graphicsSymbol : nil
        default: return nil
        }
    }

    /// The keyword of an input element's type attribute, `text` for a missing or unknown one
    /// (HTML Standard 4.10.5, The input element).
    public func inputType(_ id: NodeID) -> String {
        guard let bytes = unsafeAttribute(id, .type) else { return "text" }
        if let known = ImplicitRoles.inputTypeTable.find(bytes) { return ImplicitRoles.inputTypeNames[known] }
        let value = String(decoding: bytes, as: UTF8.self).lowercased()
        return ImplicitRoles.inputTypes.contains(value) ? value : "text"
    }

    /// A select element is a list box when several options show or may be chosen (HTML Standard 15.5.16).
    public func isListBox(_ id: NodeID) -> Bool {
        if hasAttribute(id, .multiple) { return true }
        return (attribute(id, .size).flatMap { Int($0) } ?? 0) > 1
    }

    /// Not inside sectioning content or main, so that header, footer and aside are landmarks of the whole page.
    private func isScopedToBody(_ id: NodeID) -> Bool {
        for ancestor in ancestors(id) where namespace(ancestor) == .html {
            switch tagName(ancestor) {
            case .article, .aside, .main, .nav, .section: return false
            default: break
            }
            if let role = attribute(ancestor, .role).flatMap({ Role(token: $0) }) {
                switch role {
                case .article, .complementary, .main, .navigation, .region: return false
                default: break
                }
            }
        }
        return true
    }

    private func isListItemOfList(_ id: NodeID) -> Bool {
        guard let parent = parent(id), namespace(parent) == .html else { return false }
        switch tagName(parent) {
        case .ul, .ol, .menu: return true
        default: return false
        }
    }

    /// The table that a row, cell or row group belongs to.
    func table(of part: NodeID) -> NodeID? { ancestors(part).first { isHTML($0, .table) } }

    /// `table` or `grid`, or nil outside of tables that are exposed as such.
    private func tableKind(of part: NodeID, _ roleOfTable: (NodeID) -> Role?) -> Role? {
        guard let table = table(of: part) else { return nil }
        switch roleOfTable(table) {
        case .grid, .treegrid: return .grid
        case .table: return .table
        // HTML-AAM: parts of a table that is not a table have no role of their own.
        default: return nil
        }
    }

    /// The value of an attribute of SVG links in the XLink namespace, such as `xlink:href` (HTML 13.2.6.1, adjust foreign
    /// attributes).
    public func xlinkAttribute(_ id: NodeID, _ name: String) -> String? {
        attributes(id).first { $0.namespace == .xlink && $0.name.text == name }?.value
    }

    private func implicitRoleOfHeaderCell(_ id: NodeID) -> Role {
        switch attribute(id, .scope)?.lowercased() {
        case "row", "rowgroup": return .rowheader
        case "col", "colgroup": return .columnheader
        default: break
        }
        // A header cell with only header cells in its row is over a column; otherwise beside a row.
        guard let row = parent(id) else { return .columnheader }
        for cell in children(row) where isHTML(cell, .td) { return .rowheader }
        return .columnheader
    }
}

/// Tables of the implicit roles that depend on nothing but the tag.
enum ImplicitRoles {
    static func role(of tag: TagName) -> Role? {
        let number = tag.knownNumber
        return number >= 0 ? ofKnownTag[number] : nil
    }

    private static let ofKnownTag = TagName.allKnown.map { ofTag[$0] }

    private static let ofTag: [TagName: Role] = [
        .address: .group, .article: .article, .b: .generic, .bdi: .generic, .bdo: .generic,
        .blockquote: .blockquote, .body: .generic, .button: .button, .caption: .caption, .code: .code,
        .data: .generic, .datalist: .listbox, .del: .deletion, .details: .group, .dfn: .term, .dialog: .dialog,
        .div: .generic, .em: .emphasis, .fieldset: .group, .figure: .figure, .h1: .heading, .h2: .heading,
        .h3: .heading, .h4: .heading, .h5: .heading, .h6: .heading, .hgroup: .group, .hr: .separator,
        .html: .document, .i: .generic, .ins: .insertion, .main: .main, .menu: .list, .meter: .meter,
        .nav: .navigation, .ol: .list, .optgroup: .group, .option: .option, .output: .status, .p: .paragraph,
        .pre: .generic, .progress: .progressbar, .q: .generic, .s: .deletion, .samp: .generic, .search: .search,
        .small: .generic, .span: .generic, .strong: .strong, .sub: .subscript, .sup: .superscript, .table: .table,
        .textarea: .textbox, .time: .time, .u: .generic, .ul: .list,
    ]

    /// The types by their bytes in lower case, as most pages write them.
    static let inputTypeTable = inputTypeNames.reduce(into: ByteTable()) { table, name in
        _ = Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0) }
    }
    static let inputTypeNames = inputTypes.sorted()

    static let inputTypes: Set<String> = [
        "button", "checkbox", "color", "date", "datetime-local", "email", "file", "hidden", "image", "month", "number",
        "password", "radio", "range", "reset", "search", "submit", "tel", "text", "time", "url", "week",
    ]
}
