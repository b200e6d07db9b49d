import Diagnostics

/// Compares a JSON value with the shape that the format asks for, and says for each difference where it stands.
struct ShapeChecker {
    let file: SourceFile
    var diagnostics = DiagnosticList()
    /// Unknown members that have been told: one note for each name and place in the format.
    private var told: Set<String> = []

    init(file: SourceFile) { self.file = file }

    /// Complexity: O(size of the value); the depth is that of the shape.
    mutating func check(_ node: JSONNode, _ shape: Shape, path: String) {
        switch (shape, node.content) {
        case (.optional, .null), (.string, .string), (.integer, .int), (.boolean, .bool): return
        case (.optional(let inner), _): check(node, inner, path: path)
        case (.integer, _) where node.double.map { $0 == $0.rounded() } ?? false: return
        case (.form(let form), .string(let text)):
            guard !form.matches(text) else { return }
            diagnostics.append(
                Diagnostic(
                    EvaluationCodes.wrongValue, "`\(path)` should be \(form.rawValue)", at: file.span(node.range),
                    severity: .warning))
        case (.word(let words), .string(let text)):
            guard !words.contains(text) else { return }
            diagnostics.report(
                EvaluationCodes.wrongValue, "`\(path)` cannot be `\(text.prefix(80))`", at: file.span(node.range),
                help: "expected one of \(words.map { "`\($0)`" }.joined(separator: ", "))",
                suggestions: NearestName.suggestions(for: text, among: words))
        case (.array(let item), .array(let nodes)):
            for (index, node) in nodes.enumerated() { check(node, item, path: "\(path)[\(index)]") }
        case (.object(let fields), .object(let members)):
            check(members, fields, of: node, path: path)
        default:
            diagnostics.report(
                EvaluationCodes.wrongType, "`\(path)` is \(node.kindName), but should be \(name(of: shape))",
                at: file.span(node.range))
        }
    }

    private mutating func check(_ members: [JSONNode.Member], _ fields: [Shape.Field], of node: JSONNode, path: String)
    {
        let prefix = path.isEmpty ? "" : path + "."
        for field in fields {
            if let member = members.first(where: { $0.key == field.key }) {
                check(member.value, field.shape, path: prefix + field.key)
            } else if field.isRequired {
                diagnostics.report(
                    EvaluationCodes.missingMember, "`\(prefix)\(field.key)` is missing",
                    at: file.span(node.range.lowerBound..<min(node.range.lowerBound + 1, node.range.upperBound)))
            }
        }
        for member in members where !fields.contains(where: { $0.key == member.key }) {
            let place = path.filter { !$0.isNumber } + "." + member.key
            guard told.insert(place).inserted else { continue }
            diagnostics.report(
                EvaluationCodes.unknownMember,
                "the member `\(prefix)\(member.key.prefix(80))` is not known; it is kept",
                at: file.span(member.keyRange),
                suggestions: NearestName.suggestions(for: member.key, among: fields.map(\.key)))
        }
    }

    private func name(of shape: Shape) -> String {
        switch shape {
        case .string: "a string"
        case .form(let form): form.rawValue
        case .word(let words): "one of \(words.map { "`\($0)`" }.joined(separator: ", "))"
        case .integer: "a whole number"
        case .boolean: "true or false"
        case .array: "an array"
        case .object: "an object"
        case .optional(let inner): name(of: inner) + " or null"
        }
    }
}
