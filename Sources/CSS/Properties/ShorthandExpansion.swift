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

/// `font`, CSS Fonts 4, section 2.7.
enum FontShorthand {
    static let caps: [Keyword] = [
        .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps, .unicase, .titlingCaps,
    ]

    /// `font: menu` and its like: a font that only the user's system knows.
    static func isSystemFont(_ value: TokenCursor) -> Bool {
        var cursor = value
        let system: [Keyword] = [.caption, .icon, .menu, .messageBox, .smallCaption, .statusBar]
        return ValueParser.keyword(&cursor, system) != nil && cursor.isExhausted()
    }

    static func expand(_ start: TokenCursor) -> [Value]? {
        var cursor = start
        var values: [Value?] = [nil, nil, nil, nil]
        var normalCount = 0
        while normalCount + values.count(where: { $0 != nil }) < 4 {
            if ValueParser.keyword(&cursor, [.normal]) != nil {
                normalCount += 1
            } else if values[0] == nil, let style = FontParser.style(&cursor) {
                values[0] = style
            } else if values[1] == nil, let keyword = ValueParser.keyword(&cursor, [.smallCaps]) {
                values[1] = .keyword(keyword)
            } else if values[2] == nil, let weight = weight(&cursor) {
                values[2] = weight
            } else if values[3] == nil, let keyword = ValueParser.keyword(&cursor, Array(FontParser.stretches.keys)),
                let percent = FontParser.stretches[keyword]
            {
                values[3] = .percentage(percent)
            } else {
                break
            }
        }
        guard let size = FontParser.size(&cursor) else { return nil }
        var lineHeight = Value.keyword(.normal)
        if cursor.take("/") {
            guard let value = FontParser.lineHeight(&cursor) else { return nil }
            lineHeight = value
        }
        cursor.skipWhitespace()
        guard !cursor.isAtEnd, let families = FontParser.families(&cursor) else { return nil }
        return [
            values[0] ?? .keyword(.normal), values[1] ?? .keyword(.normal), values[2] ?? .number(400),
            values[3] ?? .percentage(100), size, lineHeight, families,
        ]
    }

    /// A weight, unless the number is the start of a size.
    private static func weight(_ cursor: inout TokenCursor) -> Value? {
        let mark = cursor.index
        guard let weight = FontParser.weight(&cursor) else {
            cursor.index = mark
            return nil
        }
        return weight
    }
}

/// `background`, CSS Backgrounds 3, section 2.10.
enum BackgroundParser {
    private struct Layer {
        var image: Value?
        var position: [String] = []
        var size: [String] = []
        var repeats: [String] = []
        var attachment: String?
        var boxes: [String] = []
        var color: Value?
    }

    static func expand(_ cursor: TokenCursor) -> [Value]? {
        let parts = cursor.splitByCommas()
        var layers: [Layer] = []
        for (index, part) in parts.enumerated() {
            guard let layer = layer(part, isLast: index == parts.count - 1) else { return nil }
            layers.append(layer)
        }
        let images = layers.map { $0.image ?? .keyword(.none) }
        func text(_ select: (Layer) -> String) -> Value { .opaque(layers.map(select).joined(separator: ", ")) }
        func words(_ words: [String], _ initial: String) -> String { words.isEmpty ? initial : words.joined(separator: " ") }
        return [
            layers.last?.color ?? .color(.transparent), images.count == 1 ? images[0] : .list(images),
            text { words($0.position, "0% 0%") }, text { words($0.size, "auto") }, text { words($0.repeats, "repeat") },
            text { $0.attachment ?? "scroll" }, text { $0.boxes.first ?? "padding-box" },
            text { $0.boxes.last ?? "border-box" },
        ]
    }

    private static let positions: Set<String> = ["left", "right", "top", "bottom", "center"]
    private static let repeats: Set<String> = ["repeat", "no-repeat", "repeat-x", "repeat-y", "space", "round"]
    private static let boxes: Set<String> = ["border-box", "padding-box", "content-box", "text", "border-area"]

    private static func layer(_ part: TokenCursor, isLast: Bool) -> Layer? {
        var cursor = part.trimmed()
        guard !cursor.isAtEnd else { return nil }
        var layer = Layer()
        while !cursor.isExhausted() {
            guard let token = cursor.peek else { return nil }
            let word = token.kind == .ident ? cursor.list.lowercasedValue(of: token) : ""
            if positions.contains(word) || isLength(cursor) {
                guard layer.position.isEmpty, readPosition(&cursor, &layer) else { return nil }
            } else if word == "none" || isImage(cursor) {
                guard layer.image == nil else { return nil }
                guard let image = ValueParser.keyword(&cursor, [.none]).map(Value.keyword) ?? ImageParser.image(&cursor)
                else { return nil }
                layer.image = image
            } else if repeats.contains(word) {
                guard layer.repeats.count < 2 else { return nil }
                layer.repeats.append(word)
                cursor.index += 1
            } else if ["scroll", "fixed", "local"].contains(word) {
                guard layer.attachment == nil else { return nil }
                layer.attachment = word
                cursor.index += 1
            } else if boxes.contains(word) {
                guard layer.boxes.count < 2 else { return nil }
                layer.boxes.append(word)
                cursor.index += 1
            } else {
                guard isLast, layer.color == nil, let color = ValueParser.color(&cursor) else { return nil }
                layer.color = color
            }
        }
        return layer
    }

    private static func isImage(_ cursor: TokenCursor) -> Bool {
        var cursor = cursor
        return ImageParser.image(&cursor) != nil
    }

    private static func isLength(_ cursor: TokenCursor) -> Bool {
        var cursor = cursor
        return ValueParser.length(&cursor, percentage: true, negative: true) != nil
    }

    /// A position of one to four parts, perhaps followed by a slash and a size.
    private static func readPosition(_ cursor: inout TokenCursor, _ layer: inout Layer) -> Bool {
        while layer.position.count < 4, let text = lengthOr(positions, &cursor) { layer.position.append(text) }
        guard cursor.take("/") else { return true }
        while layer.size.count < 2, let text = lengthOr(["auto", "cover", "contain"], &cursor) { layer.size.append(text) }
        return !layer.size.isEmpty
    }

    private static func lengthOr(_ words: Set<String>, _ cursor: inout TokenCursor) -> String? {
        cursor.skipWhitespace()
        let mark = cursor.index
        if let word = ValueParser.ident(&cursor), words.contains(word) { return word }
        cursor.index = mark
        guard ValueParser.length(&cursor, percentage: true, negative: true) != nil else { return nil }
        return String(decoding: cursor.list.bytes[cursor.list.byteRange(of: mark..<cursor.index)], as: UTF8.self)
    }
}

/// `animation` and `transition`.
enum AnimationParser {
    private static let words: Set<String> = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "normal", "reverse",
        "alternate", "alternate-reverse", "forwards", "backwards", "both", "infinite", "running", "paused", "none",
        "auto", "allow-discrete", "replace", "add", "accumulate",
    ]

    static func animation(_ cursor: TokenCursor) -> [Value]? {
        var names: [Value] = []
        var durations: [String] = []
        var counts: [String] = []
        var plays: [String] = []
        var fills: [String] = []
        for part in cursor.splitByCommas() {
            guard let layer = layer(part) else { return nil }
            names.append(layer.name.map(Value.string) ?? .keyword(.none))
            durations.append(layer.times.first ?? "0s")
            counts.append(layer.count ?? "1")
            plays.append(layer.words.contains("paused") ? "paused" : "running")
            fills.append(layer.words.first { ["forwards", "backwards", "both"].contains($0) } ?? "none")
        }
        return [names.count == 1 ? names[0] : .list(names)] + [durations, counts, plays, fills].map { text($0) }
    }

    static func transition(_ cursor: TokenCursor) -> [Value]? {
        var names: [String] = []
        var durations: [String] = []
        for part in cursor.splitByCommas() {
            guard let layer = layer(part) else { return nil }
            names.append(layer.name ?? (layer.words.contains("none") ? "none" : "all"))
            durations.append(layer.times.first ?? "0s")
        }
        return [text(names), text(durations)]
    }

    private static func text(_ parts: [String]) -> Value {
        parts.count == 1 ? Keyword(name: parts[0]).map(Value.keyword) ?? .opaque(parts[0]) : .opaque(parts.joined(separator: ", "))
    }

    private static func layer(_ part: TokenCursor) -> (name: String?, times: [String], count: String?, words: Set<String>)? {
        var cursor = part
        var name: String?
        var times: [String] = []
        var count: String?
        var found: Set<String> = []
        guard !cursor.isExhausted() else { return nil }
        while !cursor.isExhausted() {
            guard let token = cursor.peek else { return nil }
            let source = String(decoding: cursor.list.bytes[token.range], as: UTF8.self)
            switch token.kind {
            case .dimension:
                guard times.count < 2, Unit(name: cursor.list.lowercasedValue(of: token))?.category == .time else { return nil }
                times.append(source)
            case .number:
                guard count == nil else { return nil }
                count = source
            case .ident:
                let word = cursor.list.lowercasedValue(of: token)
                if words.contains(word), found.insert(word).inserted {
                    if word == "infinite" { count = word }
                } else {
                    guard name == nil else { return nil }
                    name = cursor.list.value(of: token)
                }
            case .string:
                guard name == nil else { return nil }
                name = cursor.list.value(of: token)
            case .function: break
            default: return nil
            }
            cursor.skipComponentValue()
        }
        return (name, times, count, found)
    }
}
