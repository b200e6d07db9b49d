import HTML

/// Presentational attributes as declarations, HTML 15.3 and SVG 2, 6.6: the text of a block of declarations.
struct PresentationalHints {
    let document: Document
    /// The colour that `<body link>` gives links, as declarations.
    let linkHint: String

    init(_ document: Document) {
        self.document = document
        let color = document.body.flatMap { document.attribute($0, .link) }.flatMap(LegacyColor.parse)
        linkHint = color.map { "color:\($0);" } ?? ""
    }

    /// Names of elements whose attributes are looked at.
    private static let elements: Set<TagName> = [
        .body, .table, .tr, .td, .th, .thead, .tbody, .tfoot, .col, .colgroup, .caption, .p, .div, .h1, .h2, .h3, .h4,
        .h5, .h6, .hr, .img, .object, .embed, .iframe, .video, .canvas, .input, .font, .ol, .ul, .li, .br, .a, .pre,
        .legend, .basefont,
    ]

    /// May an attribute of that name be a hint on an element of the namespace?
    static func isHint(_ name: AttributeName, _ namespace: Namespace) -> Bool {
        let number = name.knownNumber
        let known = namespace == .svg ? knownVectorHints : knownHints
        return number >= 0 ? known[number] : name.text == "bordercolor" || namespace == .svg
    }

    private static let knownHints = AttributeName.allKnown.map { attributes.contains($0) }
    private static let knownVectorHints = AttributeName.allKnown.map { presentationNames[$0] != nil }

    /// The declarations of an element; empty for none. Complexity: O(attributes), for cells O(depth).
    func text(_ node: NodeID) -> String {
        if document.namespace(node) == .svg { return vectorHints(node) }
        let name = document.tagName(node)
        guard document.namespace(node) == .html, PresentationalHints.elements.contains(name) else { return "" }
        let isCell = name == .td || name == .th
        guard isCell || document.attributeCount(node) > 0 else { return "" }
        var css = ""
        if isCell { addTableOfCell(node, &css) }
        for place in 0..<document.attributeCount(node) where document.attributeNamespace(node, at: place) == .none {
            let attribute = document.attributeName(node, at: place)
            guard PresentationalHints.attributes.contains(attribute) else { continue }
            add(attribute, String(decoding: document.attributeBytes(node, at: place), as: UTF8.self), name, node, &css)
        }
        if name == .a, !linkHint.isEmpty, document.hasAttribute(node, .href) { css += linkHint }
        return css
    }

    private static let attributes: Set<AttributeName> = [
        .bgcolor, .text, .background, .marginheight, .marginwidth, .align, .border, .cellspacing, .width, .height,
        .hspace, .vspace, .valign, .nowrap, .color, .face, .size, .type, .clear, .noshade, AttributeName("bordercolor"),
    ]

    private func add(_ attribute: AttributeName, _ value: String, _ name: TagName, _ node: NodeID, _ css: inout String)
    {
        switch attribute {
        case .bgcolor where PresentationalHints.isColored(name):
            if let color = LegacyColor.parse(value) { css += "background-color:\(color);" }
        case .background where PresentationalHints.isColored(name):
            if !value.isEmpty { css += "background-image:url(\"\(PresentationalHints.quoted(value))\");" }
        case .text where name == .body: if let color = LegacyColor.parse(value) { css += "color:\(color);" }
        case .color where name == .font || name == .hr:
            if let color = LegacyColor.parse(value) {
                css +=
                    name == .hr
                    ? "border-style:solid;border-color:\(color);background-color:\(color);" : "color:\(color);"
            }
        case .face where name == .font: css += "font-family:\(PresentationalHints.safe(value));"
        case .size where name == .font:
            if let size = PresentationalHints.fontSize(value) { css += "font-size:\(size);" }
        case .align: align(asciiLowercased(value), name, &css)
        case .valign where PresentationalHints.isTablePart(name):
            let word = asciiLowercased(value)
            if ["top", "middle", "bottom", "baseline"].contains(word) { css += "vertical-align:\(word);" }
        case .nowrap where name == .td || name == .th: css += "white-space:nowrap;"
        case .width where PresentationalHints.isSized(name): dimension("width", value, &css)
        case .height where PresentationalHints.isSized(name) || name == .tr: dimension("height", value, &css)
        case .hspace where name != .table:
            dimension("margin-left", value, &css)
            dimension("margin-right", value, &css)
        case .vspace where name != .table:
            dimension("margin-top", value, &css)
            dimension("margin-bottom", value, &css)
        case .marginheight where name == .body:
            dimension("margin-top", value, &css)
            dimension("margin-bottom", value, &css)
        case .marginwidth where name == .body:
            dimension("margin-left", value, &css)
            dimension("margin-right", value, &css)
        case .cellspacing where name == .table: dimension("border-spacing", value, &css)
        case .border: border(value, name, &css)
        case .noshade where name == .hr: css += "border-style:solid;"
        case .type: listType(value, name, &css)
        case .clear where name == .br:
            let word = asciiLowercased(value)
            css +=
                ["left", "right"].contains(word)
                ? "clear:\(word);" : word == "all" || word == "both" ? "clear:both;" : ""
        default:
            if attribute.text == "bordercolor", name == .table, let color = LegacyColor.parse(value) {
                css += "border-color:\(color);"
            }
        }
    }

    private static func isTablePart(_ name: TagName) -> Bool {
        [.tr, .td, .th, .thead, .tbody, .tfoot, .col, .colgroup].contains(name)
    }

    private static func isColored(_ name: TagName) -> Bool { name == .body || name == .table || isTablePart(name) }

    private static func isSized(_ name: TagName) -> Bool {
        [.table, .td, .th, .col, .colgroup, .hr, .img, .object, .embed, .iframe, .video, .canvas, .input].contains(name)
    }

    private func align(_ value: String, _ name: TagName, _ css: inout String) {
        let isReplaced = [.img, .object, .embed, .iframe, .input].contains(name)
        switch (name, value) {
        case (.table, "left"), (.table, "right"): css += "float:\(value);"
        case (.table, "center"), (.hr, "center"): css += "margin-left:auto;margin-right:auto;"
        case (.hr, "left"): css += "margin-left:0;margin-right:auto;"
        case (.hr, "right"): css += "margin-left:auto;margin-right:0;"
        case (.caption, "bottom"): css += "caption-side:bottom;"
        case (_, "left") where isReplaced, (_, "right") where isReplaced: css += "float:\(value);vertical-align:top;"
        case (_, "top") where isReplaced, (_, "middle") where isReplaced, (_, "bottom") where isReplaced:
            css += "vertical-align:\(value == "bottom" ? "baseline" : value);"
        case (_, "left"), (_, "right"), (_, "center"), (_, "middle"), (_, "justify"):
            if PresentationalHints.isTablePart(name)
                || [.p, .h1, .h2, .h3, .h4, .h5, .h6, .caption, .div].contains(name)
            {
                css +=
                    value == "justify"
                    ? "text-align:justify;" : "text-align:-webkit-\(value == "middle" ? "center" : value);"
            }
        default: break
        }
    }

    private func border(_ value: String, _ name: TagName, _ css: inout String) {
        guard [.table, .img, .object, .input].contains(name) else { return }
        let width = PresentationalHints.nonNegativeInteger(value) ?? (name == .table ? 1 : 0)
        guard width > 0 else {
            if name == .img { css += "border-width:0;" }
            return
        }
        css += "border-width:\(width)px;border-style:\(name == .table ? "outset" : "solid");"
    }

    /// What the table says about its cells.
    private func addTableOfCell(_ cell: NodeID, _ css: inout String) {
        guard let table = document.ancestors(cell).prefix(4).first(where: { document.isHTML($0, .table) }) else {
            return
        }
        if let padding = document.attribute(table, .cellpadding) { dimension("padding", padding, &css) }
        if let border = document.attribute(table, .border), PresentationalHints.nonNegativeInteger(border) != 0 {
            css += "border-width:1px;border-style:inset;"
        }
    }

    private func listType(_ value: String, _ name: TagName, _ css: inout String) {
        guard [.ol, .ul, .li].contains(name) else { return }
        let styles = ["1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"]
        let words = ["disc", "circle", "square", "none"]
        if let style = styles[value] ?? words.first(where: { $0 == asciiLowercased(value) }) {
            css += "list-style-type:\(style);"
        }
    }

    // MARK: Numbers and texts

    /// HTML 2.3.4.4: rules for parsing dimension values.
    private func dimension(_ property: String, _ value: String, _ css: inout String) {
        let bytes = Array(value.utf8.drop(while: isWhitespace))
        var end = 0
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        guard end > 0 else { return }
        if end + 1 < bytes.count, bytes[end] == 0x2E, isDigit(bytes[end + 1]) {
            end += 1
            while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        }
        let number = String(decoding: bytes[..<end], as: UTF8.self)
        css += "\(property):\(number)\(end < bytes.count && bytes[end] == 0x25 ? "%" : "px");"
    }

    static func nonNegativeInteger(_ value: String) -> Int? {
        let digits = value.utf8.drop(while: isWhitespace).prefix(while: isDigit)
        return digits.isEmpty ? nil : min(Int(String(decoding: Array(digits.prefix(9)), as: UTF8.self)) ?? 0, 100_000)
    }

    /// HTML 15.3.7: rules for parsing a legacy font size.
    static func fontSize(_ value: String) -> String? {
        var bytes = Array(value.utf8.drop(while: isWhitespace))
        guard let first = bytes.first else { return nil }
        if first == 0x2B || first == 0x2D { bytes.removeFirst() }
        guard var size = nonNegativeInteger(String(decoding: bytes, as: UTF8.self)) else { return nil }
        if first == 0x2B { size += 3 }
        if first == 0x2D { size = 3 - size }
        let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
        return names[min(max(size, 1), 7) - 1]
    }

    private static func quoted(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "")
    }

    /// Without what could end the declaration.
    private static func safe(_ value: String) -> String { String(value.filter { !";{}!".contains($0) }) }

    // MARK: SVG

    private static let presentation: [String] = [
        "fill", "stroke", "fill-opacity", "stroke-opacity", "stroke-width", "color", "opacity", "display", "visibility",
        "font-size", "font-family", "font-weight", "font-style", "letter-spacing", "word-spacing", "text-decoration",
        "overflow", "pointer-events", "clip-path", "filter", "stop-color", "direction", "transform",
    ]
    private static let presentationNames: [AttributeName: String] = Dictionary(
        presentation.map { (AttributeName($0), $0) }, uniquingKeysWith: { first, _ in first })

    private func vectorHints(_ node: NodeID) -> String {
        var css = ""
        for place in 0..<document.attributeCount(node) where document.attributeNamespace(node, at: place) == .none {
            guard let name = PresentationalHints.presentationNames[document.attributeName(node, at: place)] else {
                continue
            }
            let value = PresentationalHints.safe(
                String(decoding: document.attributeBytes(node, at: place), as: UTF8.self))
            let isLength = ["font-size", "letter-spacing", "word-spacing", "stroke-width"].contains(name)
            css += "\(name):\(value)\(isLength && Double(value) != nil ? "px" : "");"
        }
        return css
    }
}

/// HTML 2.3.6: rules for parsing a legacy colour value.
enum LegacyColor {
    /// The colour as `#rrggbb` or as its name, or nil.
    static func parse(_ value: String) -> String? {
        let trimmed = asciiLowercased(trim(value))
        if trimmed.isEmpty || trimmed == "transparent" { return nil }
        if NamedColors.table[trimmed] != nil { return trimmed }
        // A code point outside of the BMP counts as two characters; what is no digit counts as 0.
        var digits: [UInt8] = []
        for scalar in trimmed.unicodeScalars {
            if scalar.value > 0xFFFF {
                digits += [0x30, 0x30]
            } else {
                digits.append(scalar.isASCII ? UInt8(scalar.value) : 0x30)
            }
        }
        let hasHash = digits.first == 0x23
        if hasHash { digits.removeFirst() }
        if hasHash, digits.count == 3, digits.allSatisfy({ hexValue($0) != nil }) {
            return text(digits.flatMap { [$0, $0] })
        }
        digits = digits.prefix(hasHash ? 127 : 128).map { hexValue($0) == nil ? 0x30 : $0 }
        while digits.isEmpty || digits.count % 3 != 0 { digits.append(0x30) }
        let length = digits.count / 3
        var parts = (0..<3).map { Array(digits[$0 * length..<($0 + 1) * length].suffix(8)) }
        while parts[0].count > 2, parts.allSatisfy({ $0[0] == 0x30 }) { parts = parts.map { Array($0.dropFirst()) } }
        return text(parts.flatMap { $0.count == 1 ? [0x30, $0[0]] : Array($0.prefix(2)) })
    }

    private static func text(_ digits: [UInt8]) -> String { "#" + String(decoding: digits, as: UTF8.self) }

    private static func trim(_ value: String) -> String {
        let bytes = Array(value.utf8)
        guard let first = bytes.firstIndex(where: { !isWhitespace($0) }),
            let last = bytes.lastIndex(where: { !isWhitespace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
