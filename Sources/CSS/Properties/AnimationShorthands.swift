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
        parts.count == 1
            ? Keyword(name: parts[0]).map(Value.keyword) ?? .opaque(parts[0]) : .opaque(parts.joined(separator: ", "))
    }

    private static func layer(_ part: TokenCursor) -> (
        name: String?, times: [String], count: String?, words: Set<String>
    )? {
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
                guard times.count < 2, Unit(name: cursor.list.lowercasedValue(of: token))?.category == .time else {
                    return nil
                }
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
