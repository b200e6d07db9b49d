// How the simpler shorthands are taken apart.

extension Shorthand {
    private func value(_ index: Int, _ cursor: inout TokenCursor) -> Value? {
        ValueParser.parse(Property.grammars[Int(longhands[index].rawValue)], &cursor)
    }

    /// One to four values: top, right, bottom, left.
    func fourSides(_ cursor: inout TokenCursor) -> [Value]? {
        var values: [Value] = []
        while !cursor.isExhausted() {
            guard values.count < 4, let value = value(values.count, &cursor) else { return nil }
            values.append(value)
        }
        return Shorthand.completed(values)
    }

    static func completed(_ values: [Value]) -> [Value]? {
        switch values.count {
        case 1: [values[0], values[0], values[0], values[0]]
        case 2: [values[0], values[1], values[0], values[1]]
        case 3: [values[0], values[1], values[2], values[1]]
        case 4: values
        default: nil
        }
    }

    /// One or two values: start, end.
    func twoSides(_ cursor: inout TokenCursor) -> [Value]? {
        guard let first = value(0, &cursor) else { return nil }
        if cursor.isExhausted() { return [first, first] }
        guard let second = value(1, &cursor), cursor.isExhausted() else { return nil }
        return [first, second]
    }

    /// Each part at most once, in any order; the others are initial.
    func anyOrder(_ cursor: inout TokenCursor, _ properties: [Property]) -> [Value]? {
        var found = [Value?](repeating: nil, count: properties.count)
        while !cursor.isExhausted() {
            let mark = cursor.index
            var isFound = false
            for (index, property) in properties.enumerated() where found[index] == nil {
                if let value = ValueParser.parse(Property.grammars[Int(property.rawValue)], &cursor) {
                    found[index] = value
                    isFound = true
                    break
                }
                cursor.index = mark
            }
            guard isFound else { return nil }
        }
        guard found.contains(where: { $0 != nil }) else { return nil }
        return zip(found, properties).map { value, property in value ?? property.initialValue }
    }

    func radii(_ cursor: inout TokenCursor) -> [Value]? {
        func list(_ cursor: inout TokenCursor) -> [Value]? {
            var values: [Value] = []
            while values.count < 4, let value = ValueParser.length(&cursor, percentage: true, negative: false) {
                values.append(value)
            }
            return Shorthand.completed(values)
        }
        guard let horizontal = list(&cursor) else { return nil }
        guard cursor.take("/") else { return cursor.isExhausted() ? horizontal : nil }
        guard let vertical = list(&cursor), cursor.isExhausted() else { return nil }
        return zip(horizontal, vertical).map { $0 == $1 ? $0 : .list([$0, $1]) }
    }

    /// Only the source is kept.
    func borderImage(_ cursor: inout TokenCursor) -> [Value]? {
        while !cursor.isExhausted() {
            if let image = ImageParser.image(&cursor) { return [image] }
            cursor.skipComponentValue()
        }
        return [.keyword(.none)]
    }

    /// CSS Flexbox 1, 7.1.
    func flex(_ cursor: inout TokenCursor) -> [Value]? {
        if ValueParser.keyword(&cursor, [.none]) != nil {
            return cursor.isExhausted() ? [.number(0), .number(0), .keyword(.auto)] : nil
        }
        var numbers: [Value] = []
        var basis: Value?
        while !cursor.isExhausted() {
            if numbers.count < 2, let number = ValueParser.number(&cursor, minimum: 0) {
                numbers.append(number)
            } else if basis == nil, let value = value(2, &cursor) {
                basis = value
            } else {
                return nil
            }
        }
        if numbers.isEmpty, basis == nil { return nil }
        // Without a basis it is 0, without a growth factor that is 1.
        return [
            numbers.first ?? .number(1), numbers.count > 1 ? numbers[1] : .number(1), basis ?? .percentage(0),
        ]
    }

    /// CSS Lists 3, 3.4: a lone `none` is for both type and image.
    func listStyle(_ cursor: inout TokenCursor) -> [Value]? {
        var type: Value?
        var position: Value?
        var image: Value?
        var noneCount = 0
        while !cursor.isExhausted() {
            if ValueParser.keyword(&cursor, [.none]) != nil {
                noneCount += 1
            } else if position == nil, let value = value(1, &cursor) {
                position = value
            } else if image == nil, let value = ImageParser.image(&cursor) {
                image = value
            } else if type == nil, let value = ValueParser.listStyleType(&cursor) {
                type = value
            } else {
                return nil
            }
        }
        guard noneCount + (type == nil ? 0 : 1) + (image == nil ? 0 : 1) <= 2 else { return nil }
        if noneCount > 0, type == nil { type = .keyword(.none) }
        return [type ?? .keyword(.disc), position ?? .keyword(.outside), image ?? .keyword(.none)]
    }

    func columns(_ cursor: inout TokenCursor) -> [Value]? {
        var count: Value?
        while !cursor.isExhausted() {
            if ValueParser.keyword(&cursor, [.auto]) != nil { continue }
            if count == nil, let value = ValueParser.integer(&cursor) {
                count = value
            } else if ValueParser.length(&cursor, percentage: false, negative: false) == nil {
                return nil
            }
        }
        return [count ?? .keyword(.auto)]
    }

    /// `name / type`.
    func container(_ cursor: inout TokenCursor) -> [Value]? {
        while !cursor.isExhausted() {
            if cursor.take("/") { return ValueParser.opaque(&cursor).map { [$0] } }
            cursor.skipComponentValue()
        }
        return [.keyword(.normal)]
    }

    func fontVariant(_ cursor: inout TokenCursor) -> [Value]? {
        var caps = Value.keyword(.normal)
        while !cursor.isExhausted() {
            if let keyword = ValueParser.keyword(&cursor, FontShorthand.caps) {
                caps = .keyword(keyword)
            } else if ValueParser.ident(&cursor) == nil {
                guard cursor.kind == .function else { return nil }
                cursor.skipComponentValue()
            }
        }
        return [caps]
    }
}
