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
        let names = reported.count <= 20 ? namesInReach : []
        diagnostics.report(
            TemplateCodes.missingVariable, "`\(name.text)` has no value here", at: span,
            suggestions: NearestName.suggestions(for: name.text, among: names))
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
