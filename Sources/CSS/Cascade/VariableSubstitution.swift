/// Replaces `var()` and `env()` in values, CSS Variables 1, section 3.
struct VariableSubstitution {
    /// Longer results are taken for an attack and make the value invalid, as browsers do.
    static let sizeLimit = 256 * 1024
    /// Fallbacks in fallbacks deeper than this are not read, because substitution recurses.
    static let depthLimit = 32

    /// The computed value of a custom property, or nil for the guaranteed-invalid value.
    let lookup: (String) -> [UInt8]?

    /// The text with every reference replaced; nil when some reference has neither a value nor a fallback.
    func substitute(_ text: [UInt8], depth: Int = 0) -> [UInt8]? {
        guard VariableSubstitution.mayNeed(text) else { return text }
        guard depth < VariableSubstitution.depthLimit else { return nil }
        let list = TokenList(text)
        var output: [UInt8] = []
        var copied = 0
        var cursor = list.cursor
        while let token = cursor.peek {
            let isVariable = token.kind == .function && list.names(token, "var")
            guard isVariable || (token.kind == .function && list.names(token, "env")) else {
                cursor.index += 1
                continue
            }
            output += text[copied..<Int(token.start)]
            let content = cursor.block()
            guard let value = value(content, isVariable, depth) else { return nil }
            // Nothing may grow together with what stands beside it.
            output += "/**/".utf8
            output += value
            output += "/**/".utf8
            guard output.count <= VariableSubstitution.sizeLimit else { return nil }
            copied = cursor.index > 0 ? Int(list.tokens[cursor.index - 1].end) : copied
        }
        output += text[copied...]
        return output
    }

    private func value(_ content: TokenCursor, _ isVariable: Bool, _ depth: Int) -> [UInt8]? {
        var content = content
        content.skipWhitespace()
        guard let token = content.peek, token.kind == .ident else { return nil }
        let name = content.list.value(of: token)
        content.index += 1
        if isVariable {
            if let value = lookup(name) { return value }
        } else if let value = VariableSubstitution.environment[asciiLowercased(name)] {
            return Array(value.utf8)
        }
        while !content.isAtEnd, content.kind != .comma { content.skipComponentValue() }
        guard content.take(.comma) else { return nil }
        return substitute(content.list.closedText(of: content.trimmed().remaining), depth: depth + 1)
    }

    /// A quick look for `var(` or `env(`.
    static func mayNeed(_ text: [UInt8]) -> Bool {
        var index = 0
        while index + 3 < text.count {
            if text[index + 3] == 0x28 {
                let first = lowercased(text[index])
                if first == 0x76 || first == 0x65 || text[index + 2] == 0x5C || first == 0x5C { return true }
            } else if text[index] == 0x5C {
                return true
            }
            index += 1
        }
        return false
    }

    /// CSS Environment Variables 1: on a screen without a notch nothing is unsafe.
    private static let environment: [String: String] = [
        "safe-area-inset-top": "0px", "safe-area-inset-right": "0px", "safe-area-inset-bottom": "0px",
        "safe-area-inset-left": "0px", "safe-area-max-inset-top": "0px", "safe-area-max-inset-right": "0px",
        "safe-area-max-inset-bottom": "0px", "safe-area-max-inset-left": "0px", "preferred-text-scale": "1",
    ]
}

/// Computes the custom properties of an element from its declarations and its parent's.
final class CustomPropertyResolver {
    /// References deeper than this are taken for broken; the resolver recurses.
    static let depthLimit = 128

    private var values: [String: [UInt8]]
    private var uncertain: Set<String>
    private var unresolved: [String: [UInt8]] = [:]
    private var stack: [String] = []
    private var cyclic: Set<String> = []

    /// - Parameters:
    ///   - declared: the winning declarations by name.
    ///   - doubtful: names for which a declaration that may or may not hold has more weight.
    static func resolve(
        _ declared: [String: DeclaredValue], doubtful: Set<String>, parent: CustomProperties,
        registrations: [String: PropertyRegistration]
    ) -> CustomProperties {
        if declared.isEmpty, doubtful.isEmpty, registrations.isEmpty { return parent }
        let resolver = CustomPropertyResolver(values: parent.values, uncertain: parent.uncertain)
        for (name, registration) in registrations where !registration.inherits || parent.values[name] == nil {
            resolver.values[name] = registration.initialValue
        }
        for (name, value) in declared {
            let registration = registrations[name]
            resolver.uncertain.remove(name)
            switch value {
            case .wide(.inherit): resolver.values[name] = parent.values[name]
            case .wide(.initial): resolver.values[name] = registration?.initialValue
            case .wide:
                resolver.values[name] =
                    registration?.inherits == false
                    ? registration?.initialValue : parent.values[name] ?? registration?.initialValue
            case .text(let text): resolver.unresolved[name] = text
            default: break
            }
        }
        for name in declared.keys { _ = resolver.value(name) }
        for name in resolver.cyclic { resolver.values[name] = registrations[name]?.initialValue }
        return CustomProperties(values: resolver.values, uncertain: resolver.uncertain.union(doubtful))
    }

    private init(values: [String: [UInt8]], uncertain: Set<String>) {
        self.values = values
        self.uncertain = uncertain
    }

    private func value(_ name: String) -> [UInt8]? {
        if let place = stack.firstIndex(of: name) {
            // Everything from its first appearance on refers to itself.
            cyclic.formUnion(stack[place...])
            return nil
        }
        guard let text = unresolved[name] else { return values[name] }
        guard stack.count < CustomPropertyResolver.depthLimit else {
            uncertain.insert(name)
            return nil
        }
        stack.append(name)
        let result = VariableSubstitution { self.value($0) }.substitute(text)
        stack.removeLast()
        unresolved[name] = nil
        values[name] = cyclic.contains(name) ? nil : result
        return values[name]
    }
}
