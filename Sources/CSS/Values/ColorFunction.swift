/// The colour functions with components: `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`.
enum ColorFunction: Sendable, Hashable {
    case rgb, hsl, hwb, lab, lch, oklab, oklch, color

    init?(name: String) {
        switch name {
        case "rgb", "rgba": self = .rgb
        case "hsl", "hsla": self = .hsl
        case "hwb": self = .hwb
        case "lab": self = .lab
        case "lch": self = .lch
        case "oklab": self = .oklab
        case "oklch": self = .oklch
        case "color": self = .color
        default: return nil
        }
    }

    /// One component as it was written.
    enum Component: Sendable {
        case none
        case number(Double)
        case percentage(Double)
        case angle(Double)

        /// The value, where 100 % is `whole`; nil for an angle.
        func value(whole: Double) -> Double? {
            switch self {
            case .none: 0
            case .number(let number): number
            case .percentage(let percent): percent / 100 * whole
            case .angle: nil
            }
        }

        /// The value as a hue in degrees; nil for a percentage.
        var hue: Double? {
            switch self {
            case .none: 0
            case .number(let number), .angle(let number): Color.normalizedHue(number)
            case .percentage: nil
            }
        }

        var isNone: Bool { if case .none = self { true } else { false } }
        var isPercentage: Bool { if case .percentage = self { true } else { false } }
    }

    /// Parses the content of the function.
    func parse(_ content: TokenCursor) -> Color? {
        var cursor = content
        var space = Color.Space.srgb
        if self == .color {
            cursor.skipWhitespace()
            guard let token = cursor.peek, token.kind == .ident,
                let named = ColorFunction.spaces[cursor.list.lowercasedValue(of: token)]
            else { return nil }
            space = named
            cursor.index += 1
        }
        guard let first = ColorFunction.component(&cursor) else { return nil }
        cursor.skipWhitespace()
        if cursor.kind == .comma { return self == .rgb || self == .hsl ? legacy(first, content) : nil }
        guard let second = ColorFunction.component(&cursor), let third = ColorFunction.component(&cursor) else {
            return nil
        }
        var alpha = Component.number(1)
        if cursor.take("/") {
            guard let value = ColorFunction.component(&cursor) else { return nil }
            alpha = value
        }
        guard cursor.isExhausted() else { return nil }
        return make([first, second, third], alpha, space, clamps: true)
    }

    /// CSS Color 4, 5.1 and 7: the forms with commas, which take no `none` and do not mix numbers and percentages.
    private func legacy(_ first: Component, _ content: TokenCursor) -> Color? {
        var components: [Component] = []
        for part in content.splitByCommas() {
            var part = part
            guard let component = ColorFunction.component(&part), !component.isNone, part.isExhausted() else {
                return nil
            }
            components.append(component)
        }
        guard components.count == 3 || components.count == 4 else { return nil }
        if self == .rgb {
            guard components[1].isPercentage == first.isPercentage, components[2].isPercentage == first.isPercentage
            else { return nil }
        } else if !components[1].isPercentage || !components[2].isPercentage {
            return nil
        }
        let alpha = components.count == 4 ? components[3] : .number(1)
        return make(Array(components[0..<3]), alpha, .srgb, clamps: true)
    }

    static func component(_ cursor: inout TokenCursor) -> Component? {
        cursor.skipWhitespace()
        if cursor.takeIdent("none") { return Component.none }
        guard let parsed = NumericParser.parse(&cursor), let value = parsed.numeric.resolved(nil) else { return nil }
        func finite(_ number: Double) -> Double {
            number.isNaN ? 0 : min(max(number, -1e30), 1e30)
        }
        switch parsed.category {
        case .number: return .number(finite(value.value))
        case .percentage: return .percentage(finite(value.percent))
        case .angle: return .angle(finite(value.value))
        default: return nil
        }
    }

    /// The colour of three components and alpha.
    ///
    /// - Parameter clamps: false for relative colours, whose components are not clamped to sRGB.
    func make(_ parts: [Component], _ alpha: Component, _ space: Color.Space, clamps: Bool) -> Color? {
        guard let alphaValue = alpha.value(whole: 1), let (space, values) = values(parts, space, clamps) else {
            return nil
        }
        var missing: UInt8 = alpha.isNone ? 8 : 0
        for (index, part) in parts.enumerated() where part.isNone { missing |= UInt8(1 << index) }
        return Color(space, values, alpha: min(max(alphaValue, 0), 1), missing: missing)
    }

    private func values(_ parts: [Component], _ space: Color.Space, _ clamps: Bool) -> (Color.Space, Color.Triple)? {
        func triple(_ wholes: Double, _ second: Double, _ third: Double) -> Color.Triple? {
            guard let first = parts[0].value(whole: wholes), let second = parts[1].value(whole: second),
                let third = parts[2].value(whole: third)
            else { return nil }
            return (first, second, third)
        }
        switch self {
        case .rgb:
            guard let value = triple(255, 255, 255) else { return nil }
            func channel(_ value: Double) -> Double { clamps ? min(max(value / 255, 0), 1) : value / 255 }
            return (clamps ? .rgb : .srgb, (channel(value.0), channel(value.1), channel(value.2)))
        case .hsl, .hwb:
            guard let hue = parts[0].hue, let second = parts[1].value(whole: 100),
                let third = parts[2].value(whole: 100)
            else { return nil }
            if self == .hwb {
                return (.hwb, (hue, clamps ? max(second, 0) : second, clamps ? max(third, 0) : third))
            }
            return (
                .hsl,
                (hue, clamps ? min(max(second, 0), 100) : max(second, 0), clamps ? min(max(third, 0), 100) : third)
            )
        case .lab:
            return triple(100, 125, 125).map { (.lab, (min(max($0.0, 0), 100), $0.1, $0.2)) }
        case .oklab:
            return triple(1, 0.4, 0.4).map { (.oklab, (min(max($0.0, 0), 1), $0.1, $0.2)) }
        case .lch:
            guard let lightness = parts[0].value(whole: 100), let chroma = parts[1].value(whole: 150),
                let hue = parts[2].hue
            else { return nil }
            return (.lch, (min(max(lightness, 0), 100), max(chroma, 0), hue))
        case .oklch:
            guard let lightness = parts[0].value(whole: 1), let chroma = parts[1].value(whole: 0.4),
                let hue = parts[2].hue
            else { return nil }
            return (.oklch, (min(max(lightness, 0), 1), max(chroma, 0), hue))
        case .color:
            return triple(1, 1, 1).map { (space, $0) }
        }
    }

    static let spaces: [String: Color.Space] = [
        "srgb": .srgb, "srgb-linear": .srgbLinear, "display-p3": .displayP3, "display-p3-linear": .displayP3Linear,
        "a98-rgb": .a98RGB, "prophoto-rgb": .proPhotoRGB, "rec2020": .rec2020, "xyz": .xyzD65, "xyz-d50": .xyzD50,
        "xyz-d65": .xyzD65,
    ]
}
