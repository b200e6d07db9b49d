/// The names that HTML's tokenizer lower-cases and SVG and MathML write with capitals, and the attributes with a
/// namespace (HTML 13.2.6.1, 13.2.6.5).
struct ForeignNames: Sendable {
    static let shared = ForeignNames()

    /// From the code of a lower-case name to that of the adjusted one; the same code where nothing is adjusted.
    private let svgElements: [Int32]
    private let svgAttributes: [Int32]
    /// By the code of a name as it is written, what it is with its namespace; `.none` for all others.
    private let namespaced: [(name: Int32, namespace: AttributeNamespace)]
    private let definitionURL: (from: Int32, to: Int32)

    /// The elements with capitals are the known names that have any.
    private init() {
        svgElements = ForeignNames.adjustments(TagName.knownNames)
        svgAttributes = ForeignNames.adjustments(AttributeName.knownNames, except: "definitionURL")
        let names = AttributeName.knownNames
        func code(_ name: String) -> Int32 { names.code(of: Array(name.utf8)) ?? 0 }
        definitionURL = (code("definitionurl"), code("definitionURL"))
        var namespaced = (0..<Int32(names.count)).map { (name: $0, namespace: AttributeNamespace.none) }
        for name in ["actuate", "arcrole", "href", "role", "show", "title", "type"] {
            namespaced[Int(code("xlink:" + name))] = (code(name), .xlink)
        }
        for name in ["lang", "space"] { namespaced[Int(code("xml:" + name))] = (code(name), .xml) }
        namespaced[Int(code("xmlns"))] = (code("xmlns"), .xmlns)
        namespaced[Int(code("xmlns:xlink"))] = (code("xlink"), .xmlns)
        self.namespaced = namespaced
    }

    private static func adjustments(_ names: NameTable, except excluded: String = "") -> [Int32] {
        var adjusted = (0..<Int32(names.count)).map { $0 }
        for code in 0..<Int32(names.count) {
            let text = names.text(code)
            let lower = text.lowercased()
            guard lower != text, text != excluded, let from = names.code(of: Array(lower.utf8)) else { continue }
            adjusted[Int(from)] = code
        }
        return adjusted
    }

    func svgElement(_ name: Int32) -> Int32 {
        Int(name) < svgElements.count && name >= 0 ? svgElements[Int(name)] : name
    }

    /// "Adjust MathML attributes", "adjust SVG attributes" and "adjust foreign attributes"; nil where nothing changes.
    func attribute(_ name: Int32, _ namespace: Namespace) -> (name: Int32, namespace: AttributeNamespace)? {
        guard name >= 0, Int(name) < namespaced.count else { return nil }
        if namespaced[Int(name)].namespace != .none { return namespaced[Int(name)] }
        switch namespace {
        case .mathML: return name == definitionURL.from ? (definitionURL.to, .none) : nil
        case .svg:
            guard svgAttributes[Int(name)] != name else { return nil }
            return (svgAttributes[Int(name)], .none)
        case .html: return nil
        }
    }
}
