@testable import HTML

/// The dump format of the html5lib tree construction tests.
struct TreeDump {
    let document: Document
    private var lines: [String] = []

    init(_ document: Document) { self.document = document }

    static func of(_ document: Document) -> String {
        var dump = TreeDump(document)
        for child in document.children(document.rootID) { dump.write(child, 0) }
        return dump.lines.joined(separator: "\n")
    }

    private mutating func line(_ depth: Int, _ text: String) {
        lines.append("| " + String(repeating: "  ", count: depth) + text)
    }

    private mutating func write(_ id: NodeID, _ depth: Int) {
        switch document.kind(id) {
        case .element: writeElement(id, depth)
        case .text: line(depth, "\"" + document.text(id) + "\"")
        case .comment: line(depth, "<!-- " + document.text(id) + " -->")
        case .processingInstruction: line(depth, "<?" + (document.target(id) ?? "") + " " + document.text(id) + "?>")
        case .doctype: writeDoctype(id, depth)
        case .document, .templateContents: line(depth, "?")
        }
    }

    private mutating func writeDoctype(_ id: NodeID, _ depth: Int) {
        guard let doctype = document.doctype(id) else { return }
        let publicID = doctype.publicID ?? ""
        let systemID = doctype.systemID ?? ""
        let identifiers = publicID.isEmpty && systemID.isEmpty ? "" : " \"\(publicID)\" \"\(systemID)\""
        line(depth, "<!DOCTYPE \(doctype.name)\(identifiers)>")
    }

    private mutating func writeElement(_ id: NodeID, _ depth: Int) {
        let prefix =
            switch document.namespace(id) {
            case .html: ""
            case .svg: "svg "
            case .mathML: "math "
            }
        line(depth, "<" + prefix + document.tagName(id).text + ">")
        let attributes = document.attributes(id).map { attribute in
            let space = attribute.namespace == .none ? "" : attribute.namespace.prefix + " "
            return (name: space + attribute.name.text, value: attribute.value)
        }
        for attribute in attributes.sorted(by: { Array($0.name.utf16).lexicographicallyPrecedes(Array($1.name.utf16)) })
        {
            line(depth + 1, "\(attribute.name)=\"\(attribute.value)\"")
        }
        if let contents = document.templateContents(id) {
            line(depth + 1, "content")
            for child in document.children(contents) { write(child, depth + 2) }
        }
        for child in document.children(id) { write(child, depth + 1) }
    }
}
