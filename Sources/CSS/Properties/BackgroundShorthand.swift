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
        func words(_ words: [String], _ initial: String) -> String {
            words.isEmpty ? initial : words.joined(separator: " ")
        }
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
        while layer.size.count < 2, let text = lengthOr(["auto", "cover", "contain"], &cursor) {
            layer.size.append(text)
        }
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
