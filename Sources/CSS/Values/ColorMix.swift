/// `color-mix()` of CSS Color 5, section 3, and the interpolation of CSS Color 4, section 12.
public struct ColorMix: Sendable, Hashable {
    /// One colour with its share in percent, if it names one.
    struct Part: Sendable, Hashable {
        var color: ColorValue
        var percentage: Double?
    }

    enum HueMethod: String, Sendable {
        case shorter, longer, increasing, decreasing
    }

    var space: Color.Space
    var hue: HueMethod
    var parts: [Part]

    func resolved(currentColor: Color?, scheme: ColorScheme) -> Color? {
        var colors: [Color] = []
        for part in parts {
            guard let color = part.color.resolved(currentColor: currentColor, scheme: scheme) else { return nil }
            colors.append(color)
        }
        let (shares, alphaFactor) = ColorMix.normalized(parts.map(\.percentage))
        guard var result = colors.first, var weight = shares.first else { return nil }
        for (color, share) in zip(colors, shares).dropFirst() {
            let total = weight + share
            result = ColorMix.interpolate(
                result, color, in: space, hue: hue, fraction: total == 0 ? 0.5 : share / total)
            weight = total
        }
        result.alpha *= alphaFactor
        // A mixture in hsl or hwb is an sRGB colour that keeps its precision.
        return result.space == .hsl || result.space == .hwb ? result.converted(to: .srgb) : result
    }

    /// CSS Color 5, 3.1: the shares as fractions, and what alpha is multiplied with when they sum to less than 100 %.
    static func normalized(_ percentages: [Double?]) -> (shares: [Double], alphaFactor: Double) {
        let given = percentages.compactMap { $0 }
        let sum = given.reduce(0, +)
        let missing = percentages.count - given.count
        let rest = missing == 0 ? 0 : max(100 - sum, 0) / Double(missing)
        let values = percentages.map { $0 ?? rest }
        let total = values.reduce(0, +)
        guard total > 0 else {
            return ([Double](repeating: 1 / Double(max(values.count, 1)), count: values.count), 0)
        }
        return (values.map { $0 / total }, min(total / 100, 1))
    }

    /// CSS Color 4, 12: interpolates with premultiplied alpha.
    static func interpolate(_ one: Color, _ other: Color, in space: Color.Space, hue: HueMethod, fraction: Double)
        -> Color
    {
        var start = prepared(one, space)
        var end = prepared(other, space)
        // A component missing on one side takes the other side's value.
        for bit in 0..<4 {
            let mask = UInt8(1 << bit)
            if start.missing & mask != 0, end.missing & mask == 0 { start.set(bit, end.component(bit)) }
            if end.missing & mask != 0, start.missing & mask == 0 { end.set(bit, start.component(bit)) }
        }
        let hueIndex = space.hueIndex
        if let hueIndex { fixHues(&start, &end, hueIndex, hue) }
        let bothMissing = start.missing & end.missing
        let startAlpha = bothMissing & 8 != 0 ? 1 : start.alpha
        let endAlpha = bothMissing & 8 != 0 ? 1 : end.alpha
        let alpha = startAlpha * (1 - fraction) + endAlpha * fraction
        var result = Color(space, (0, 0, 0), alpha: bothMissing & 8 != 0 ? 0 : alpha, missing: bothMissing)
        for index in 0..<3 {
            if index == hueIndex {
                let value = start.component(index) * (1 - fraction) + end.component(index) * fraction
                result.assign(index, Color.normalizedHue(value))
            } else if alpha > 0 {
                let value =
                    start.component(index) * startAlpha * (1 - fraction) + end.component(index) * endAlpha * fraction
                result.assign(index, value / alpha)
            } else {
                result.assign(index, start.component(index) * (1 - fraction) + end.component(index) * fraction)
            }
        }
        return result
    }

    /// Converts to the interpolation space and carries missing components forward to analogous ones (12.2).
    private static func prepared(_ color: Color, _ space: Color.Space) -> Color {
        guard color.space != space else {
            var same = color
            same.markPowerlessHue()
            return same
        }
        var result = color.converted(to: space)
        for index in 0..<3 where color.missing & UInt8(1 << index) != 0 {
            guard let role = color.space.role(index) else { continue }
            for target in 0..<3 where space.role(target) == role {
                result.missing |= UInt8(1 << target)
                result.assign(target, 0)
            }
        }
        return result
    }

    /// CSS Color 4, 12.4: hue interpolation.
    private static func fixHues(_ start: inout Color, _ end: inout Color, _ index: Int, _ method: HueMethod) {
        var first = Color.normalizedHue(start.component(index))
        var second = Color.normalizedHue(end.component(index))
        let difference = second - first
        switch method {
        case .shorter:
            if difference > 180 { first += 360 } else if difference < -180 { second += 360 }
        case .longer:
            if difference > 0, difference < 180 {
                first += 360
            } else if difference > -180, difference <= 0 {
                second += 360
            }
        case .increasing: if difference < 0 { second += 360 }
        case .decreasing: if difference > 0 { first += 360 }
        }
        start.assign(index, first)
        end.assign(index, second)
    }
}

extension Color {
    /// Component 0 to 2, or alpha for 3.
    func component(_ index: Int) -> Double {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: alpha
        }
    }

    mutating func assign(_ index: Int, _ value: Double) {
        switch index {
        case 0: first = value
        case 1: second = value
        case 2: third = value
        default: alpha = value
        }
    }

    /// Gives a missing component a value.
    fileprivate mutating func set(_ index: Int, _ value: Double) {
        assign(index, value)
        missing &= ~UInt8(1 << index)
    }
}

extension Color.Space {
    /// Components that are analogous to each other, CSS Color 4, 12.2.
    enum Role { case red, green, blue, lightness, colorfulness, hue, a, b }

    func role(_ index: Int) -> Role? {
        let roles: [Role?]
        switch self {
        case .hsl: roles = [.hue, .colorfulness, .lightness]
        case .hwb: roles = [.hue, nil, nil]
        case .lab, .oklab: roles = [.lightness, .a, .b]
        case .lch, .oklch: roles = [.lightness, .colorfulness, .hue]
        default: roles = [.red, .green, .blue]
        }
        return roles[index]
    }

    /// Which component is a hue.
    var hueIndex: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        default: nil
        }
    }
}
