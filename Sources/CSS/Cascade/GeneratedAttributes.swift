import HTML

extension ComputedStyle {
    /// `attr()` in `content` as the element's attributes have it; the style itself where there is none.
    func replacingAttributes(of node: NodeID, in document: Document, number: @autoclosure () -> Int) -> ComputedStyle {
        guard case .list(let values) = value(.content) else { return self }
        var replaced: [Value] = []
        var isChanged = false
        for value in values {
            guard case .function(let kind, let name) = value, kind == "attr" || kind == "alternative-attr" else {
                replaced.append(value)
                continue
            }
            isChanged = true
            let text =
                document.attribute(node, named: document.namespace(node) == .html ? asciiLowercased(name) : name) ?? ""
            replaced.append(kind == "attr" ? .string(text) : .function("alternative", text))
        }
        guard isChanged else { return self }
        var own = own
        own[Int(Property.content.rawValue) - Property.inheritedCount] = .list(replaced)
        return ComputedStyle(
            inherited: inherited, own: own, uncertain: uncertain, customProperties: customProperties, scheme: scheme,
            fontOrigin: fontOrigin, number: number(), rootFontSize: rootFontSize, rootLineHeight: rootLineHeight)
    }
}
