/// Parses numbers, percentages, dimensions and the mathematical functions of CSS Values 4, section 10.
enum NumericParser {
    /// Deeper expressions than this are not read: the parser recurses once a level.
    static let depthLimit = 32

    typealias Parsed = (numeric: Numeric, category: Unit.Category)

    /// The numeric value that starts at the cursor; the cursor moves past it only when there is one.
    static func parse(_ cursor: inout TokenCursor) -> Parsed? {
        cursor.skipWhitespace()
        let mark = cursor.index
        if let parsed = operand(&cursor, depth: 0), let category = parsed.category {
            return (parsed.numeric, category)
        }
        cursor.index = mark
        return nil
    }

    private typealias Operand = (numeric: Numeric, category: Unit.Category?)

    private static func operand(_ cursor: inout TokenCursor, depth: Int) -> Operand? {
        guard depth < depthLimit, let token = cursor.peek else { return nil }
        switch token.kind {
        case .number:
            cursor.index += 1
            return (.value(token.number, .number), .number)
        case .percentage:
            cursor.index += 1
            return (.value(token.number, .percent), .percentage)
        case .dimension:
            guard let unit = Unit(name: cursor.list.lowercasedValue(of: token)) else { return nil }
            cursor.index += 1
            return (.value(token.number, unit), unit.category)
        case .function:
            let name = cursor.list.lowercasedValue(of: token)
            guard isMathFunction(name) else { return nil }
            return function(name, cursor.block(), depth: depth + 1)
        case .leftParenthesis where depth > 0:
            return sum(cursor.block(), depth: depth + 1)
        case .ident where depth > 0:
            guard let constant = constant(cursor.list.lowercasedValue(of: token)) else { return nil }
            cursor.index += 1
            return (.value(constant, .number), .number)
        default: return nil
        }
    }

    private static func constant(_ name: String) -> Double? {
        switch name {
        case "pi": Double.pi
        case "e": 2.718281828459045
        case "infinity": Double.infinity
        case "-infinity": -Double.infinity
        case "nan": Double.nan
        default: nil
        }
    }

    static func isMathFunction(_ name: String) -> Bool {
        name == "calc" || name == "-webkit-calc" || name == "round"
            || (Numeric.MathFunction(rawValue: name) != nil && !name.contains { $0.isUppercase })
    }

    /// A whole cursor as `<calc-sum>`.
    private static func sum(_ cursor: TokenCursor, depth: Int) -> Operand? {
        guard depth < depthLimit else { return nil }
        var cursor = cursor
        var terms: [Numeric] = []
        var category: Unit.Category?
        var isNegative = false
        while true {
            guard let term = product(&cursor, depth: depth), let termCategory = term.category else { return nil }
            if terms.isEmpty {
                category = termCategory
            } else {
                guard let joined = joined(category, termCategory) else { return nil }
                category = joined
            }
            terms.append(isNegative ? .product([.value(-1, .number), term.numeric]) : term.numeric)
            let before = cursor.index
            cursor.skipWhitespace()
            guard let sign = cursor.peek else { break }
            // The operators + and - need white space on both sides.
            guard before < cursor.index, sign.isDelimiter(0x2B) || sign.isDelimiter(0x2D),
                cursor.token(at: 1)?.kind == .whitespace
            else { return nil }
            isNegative = sign.delimiter == 0x2D
            cursor.index += 1
        }
        return (terms.count == 1 ? terms[0] : .sum(terms), category)
    }

    static func joined(_ one: Unit.Category?, _ other: Unit.Category) -> Unit.Category? {
        if one == other { return other }
        switch (one, other) {
        case (.length, .percentage), (.percentage, .length), (.lengthPercentage, .length),
            (.lengthPercentage, .percentage), (.length, .lengthPercentage), (.percentage, .lengthPercentage):
            return .lengthPercentage
        default: return nil
        }
    }

    private static func product(_ cursor: inout TokenCursor, depth: Int) -> Operand? {
        cursor.skipWhitespace()
        guard var result = operand(&cursor, depth: depth) else { return nil }
        var factors = [result.numeric]
        while true {
            let mark = cursor.index
            cursor.skipWhitespace()
            guard let sign = cursor.peek, sign.isDelimiter(0x2A) || sign.isDelimiter(0x2F) else {
                cursor.index = mark
                break
            }
            cursor.index += 1
            cursor.skipWhitespace()
            guard let factor = operand(&cursor, depth: depth), let category = factor.category else { return nil }
            if sign.delimiter == 0x2F {
                // Division by a dimension is for typed arithmetic, which is not read.
                guard category == .number else { return nil }
                factors.append(.inverse(factor.numeric))
            } else {
                guard category == .number || result.category == .number else { return nil }
                if category != .number { result.category = category }
                factors.append(factor.numeric)
            }
        }
        return (factors.count == 1 ? factors[0] : .product(factors), result.category)
    }

    private static func function(_ name: String, _ content: TokenCursor, depth: Int) -> Operand? {
        if name == "calc" || name == "-webkit-calc" { return sum(content, depth: depth) }
        var parts = content.splitByCommas()
        guard var function = Numeric.MathFunction(rawValue: name) else { return nil }
        if function == .round, let strategy = roundingStrategy(parts[0]) {
            function = strategy
            parts.removeFirst()
        }
        var arguments: [Numeric] = []
        var category: Unit.Category?
        for part in parts {
            if function == .clamp, let infinite = clampBound(part, isLower: arguments.isEmpty) {
                arguments.append(infinite)
                continue
            }
            guard let argument = sum(part, depth: depth), let next = argument.category else { return nil }
            category = category == nil ? next : joined(category, next)
            if category == nil { return nil }
            arguments.append(argument.numeric)
        }
        guard let category, let result = resultCategory(function, arguments.count, category) else { return nil }
        return (.function(function, arguments), result)
    }

    private static func clampBound(_ part: TokenCursor, isLower: Bool) -> Numeric? {
        var part = part
        guard part.takeIdent("none"), part.isExhausted() else { return nil }
        return .value(isLower ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude, .number)
    }

    private static func roundingStrategy(_ part: TokenCursor) -> Numeric.MathFunction? {
        var part = part
        part.skipWhitespace()
        guard let token = part.peek, token.kind == .ident else { return nil }
        switch part.list.lowercasedValue(of: token) {
        case "nearest": return .round
        case "up": return .roundUp
        case "down": return .roundDown
        case "to-zero": return .roundToZero
        default: return nil
        }
    }

    private static func resultCategory(
        _ function: Numeric.MathFunction, _ count: Int, _ category: Unit.Category
    ) -> Unit.Category? {
        switch function {
        case .min, .max, .hypot: return category
        case .clamp: return count == 3 ? category : nil
        case .round, .roundUp, .roundDown, .roundToZero:
            return count == 2 || (count == 1 && category == .number) ? category : nil
        case .mod, .rem: return count == 2 ? category : nil
        case .abs: return count == 1 ? category : nil
        case .sign: return count == 1 ? .number : nil
        case .sin, .cos, .tan: return count == 1 && (category == .number || category == .angle) ? .number : nil
        case .asin, .acos, .atan: return count == 1 && category == .number ? .angle : nil
        case .atan2: return count == 2 ? .angle : nil
        case .sqrt, .exp: return count == 1 && category == .number ? .number : nil
        case .pow: return count == 2 && category == .number ? .number : nil
        case .log: return (1...2).contains(count) && category == .number ? .number : nil
        }
    }
}
