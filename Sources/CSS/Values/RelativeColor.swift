/// A relative colour of CSS Color 5, section 4: `rgb(from <color> r g b / alpha)` and its like.
public struct RelativeColor: Sendable, Hashable {
    let origin: ColorValue
    let form: ColorFunction
    let space: Color.Space
    /// The components' source, read again once the origin colour is known.
    let components: [UInt8]

    /// Parses what follows `from`; nil when it could be no colour whatever the origin is.
    static func parse(_ content: TokenCursor, _ form: ColorFunction, depth: Int) -> ColorValue? {
        var cursor = content
        guard let origin = ColorParser.parse(&cursor, depth: depth) else { return nil }
        var space = Color.Space.srgb
        if form == .color {
            cursor.skipWhitespace()
            guard let token = cursor.peek, token.kind == .ident,
                let named = ColorFunction.spaces[cursor.list.lowercasedValue(of: token)]
            else { return nil }
            space = named
            cursor.index += 1
        }
        let relative = RelativeColor(
            origin: origin, form: form, space: space, components: cursor.list.closedText(of: cursor.remaining))
        // The grammar does not depend on the origin, so that any colour tells whether it holds.
        guard relative.color(from: .white) != nil else { return nil }
        if case .absolute(let color) = origin, let result = relative.color(from: color) { return .absolute(result) }
        return .relative(relative)
    }

    func resolved(currentColor: Color?, scheme: ColorScheme) -> Color? {
        origin.resolved(currentColor: currentColor, scheme: scheme).flatMap(color)
    }

    private var workingSpace: Color.Space {
        switch form {
        case .rgb: .srgb
        case .hsl: .hsl
        case .hwb: .hwb
        case .lab: .lab
        case .lch: .lch
        case .oklab: .oklab
        case .oklch: .oklch
        case .color: space
        }
    }

    private var channelNames: [String] {
        switch form {
        case .rgb: ["r", "g", "b"]
        case .hsl: ["h", "s", "l"]
        case .hwb: ["h", "w", "b"]
        case .lab, .oklab: ["l", "a", "b"]
        case .lch, .oklch: ["l", "c", "h"]
        case .color: space == .xyzD50 || space == .xyzD65 ? ["x", "y", "z"] : ["r", "g", "b"]
        }
    }

    /// The colour, with each channel keyword replaced by the origin's value.
    private func color(from origin: Color) -> Color? {
        let converted = origin.converted(to: workingSpace)
        let factor: Double = form == .rgb ? 255 : 1
        var values: [String: Double] = ["alpha": converted.alpha]
        for (index, name) in channelNames.enumerated() { values[name] = converted.component(index) * factor }
        let source = TokenList(components)
        var text: [UInt8] = []
        for token in source.tokens {
            if token.kind == .ident, let value = values[source.lowercasedValue(of: token)] {
                text += RelativeColor.decimal(value).utf8
            } else {
                text += source.bytes[token.range]
            }
        }
        var cursor = TokenList(text).cursor
        guard let first = ColorFunction.component(&cursor), let second = ColorFunction.component(&cursor),
            let third = ColorFunction.component(&cursor)
        else { return nil }
        var alpha = ColorFunction.Component.number(converted.alpha)
        if cursor.take("/") {
            guard let value = ColorFunction.component(&cursor) else { return nil }
            alpha = value
        }
        guard cursor.isExhausted() else { return nil }
        let result = form.make([first, second, third], alpha, space, clamps: false)
        // A relative hsl() or hwb() colour is an sRGB colour that keeps its precision.
        return result.map { $0.space == .hsl || $0.space == .hwb ? $0.converted(to: .srgb) : $0 }
    }

    /// A number as CSS reads it: Swift writes large and small ones with an exponent, which CSS knows too.
    private static func decimal(_ value: Double) -> String { value.isFinite ? "\(value)" : "0" }
}
