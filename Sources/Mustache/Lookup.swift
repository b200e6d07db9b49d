import Diagnostics

/// Names and the context stack.
extension Renderer {
    /// The value of a name; nil when no data in reach has it.
    ///
    /// The first part of a dotted name is looked for through the stack, the others strictly inside what was found.
    func lookUp(_ name: Name) -> Value? {
        guard let first = name.parts.first else { return stack.last }
        var found: Value?
        for value in stack.reversed() {
            if case .object(let object) = value, let member = object.value(of: first.text, hash: first.hash) {
                found = member
                break
            }
        }
        for part in name.parts.dropFirst() {
            guard case .object(let object)? = found else { return nil }
            found = object.value(of: part.text, hash: part.hash)
        }
        return found
    }

    /// Whether a tag is reported for the first time.
    private mutating func isNews(_ span: SourceSpan) -> Bool { reported.insert(span).inserted }

    mutating func reportMissing(_ name: Name, at offset: Int, of template: Template) {
        let span = span(of: name, at: offset, in: template)
        guard isNews(span) else { return }
        // Looking for near names costs more than rendering; a page with many faults needs no hint for each.
        let advice = reported.count <= 20 ? advice(on: name) : (help: nil, near: [])
        diagnostics.report(
            TemplateCodes.missingVariable, "`\(name.text)` has no value here", at: span, help: advice.help,
            suggestions: advice.near)
    }

    /// The nearest names to the first part of a name that nothing has, with the other parts as they are; where no name
    /// is near, those that the value before that part has.
    private func advice(on name: Name) -> (help: String?, near: [String]) {
        var parts = name.parts.map(\.text)
        var names = namesInReach
        var unknown = 0
        if let first = parts.first, let value = lookUp(Name(first)) {
            var owner = value
            unknown = 1
            while unknown < parts.count, let member = owner[parts[unknown]] {
                owner = member
                unknown += 1
            }
            guard case .object(let object) = owner else {
                let path = parts[..<unknown].joined(separator: ".")
                return ("`\(path)` is \(Renderer.kind(of: owner)) and has no names of its own", [])
            }
            names = object.members.map(\.name)
        }
        guard parts.indices.contains(unknown) else { return (nil, []) }
        let near = NearestName.suggestions(for: parts[unknown], among: names).map { found in
            parts[unknown] = found
            return parts.joined(separator: ".")
        }
        guard near.isEmpty, parts.count > 1, !names.isEmpty else { return (nil, near) }
        guard unknown > 0 else { return ("nothing here is called `\(parts[0])`", []) }
        let shown = names.sorted().prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return ("`\(parts[..<unknown].joined(separator: "."))` has \(shown)\(names.count > 8 ? ", …" : "")", [])
    }

    private static func kind(of value: Value) -> String {
        switch value {
        case .null: "empty here"
        case .bool: "true or false"
        case .int, .double: "a number"
        case .string, .markup: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }

    mutating func reportUnprintable(_ name: Name, at offset: Int, of template: Template) {
        let span = span(of: name, at: offset, in: template)
        guard isNews(span) else { return }
        diagnostics.report(
            TemplateCodes.unprintable, "`\(name.text)` is a list or an object and cannot be printed", at: span,
            help: "use it as a section: `{{#\(name.text)}}…{{/\(name.text)}}`")
    }

    private var namesInReach: [String] {
        stack.flatMap { value -> [String] in
            if case .object(let object) = value { object.members.map(\.name) } else { [] }
        }
    }

    /// The name inside a tag that starts at `offset`.
    private func span(of name: Name, at offset: Int, in template: Template) -> SourceSpan {
        let bytes = template.file.bytes
        let wanted = Array(name.text.utf8)
        var start = offset
        let last = min(bytes.count - wanted.count, offset + 64)
        while start <= last {
            if bytes[start...].starts(with: wanted) {
                return template.file.span(start..<(start + wanted.count))
            }
            start += 1
        }
        return template.file.span(offset..<offset)
    }
}
