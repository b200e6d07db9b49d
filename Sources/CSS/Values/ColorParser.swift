/// Parses `<color>` of CSS Color 4 and 5.
enum ColorParser {
    /// Colours nest in colour functions; deeper ones than this are not read, because the parser recurses.
    static let depthLimit = 24

    /// The colour that starts at the cursor; the cursor moves past it only when there is one.
    static func parse(_ cursor: inout TokenCursor, depth: Int = 0) -> ColorValue? {
        guard depth < depthLimit else { return nil }
        cursor.skipWhitespace()
        guard let token = cursor.peek else { return nil }
        switch token.kind {
        case .hash:
            guard let color = hexadecimal(cursor.list.value(of: token)) else { return nil }
            cursor.index += 1
            return .absolute(color)
        case .ident:
            guard let color = named(cursor.list.lowercasedValue(of: token)) else { return nil }
            cursor.index += 1
            return color
        case .function:
            let mark = cursor.index
            let name = cursor.list.lowercasedValue(of: token)
            if let color = function(name, cursor.block(), depth: depth + 1) { return color }
            cursor.index = mark
            return nil
        default: return nil
        }
    }

    /// A named colour, system colour or keyword, by its name in lower case.
    static func named(_ name: String) -> ColorValue? {
        if name == "transparent" { return .absolute(.transparent) }
        if name == "currentcolor" { return .currentColor }
        if let value = NamedColors.table[name] { return .absolute(Color(hexadecimal: value)) }
        return SystemColor(name: name).map(ColorValue.system)
    }

    /// CSS Color 4, 5.2: 3, 4, 6 or 8 digits, without the `#`.
    static func hexadecimal(_ text: String) -> Color? {
        let digits = text.utf8.compactMap(hexValue)
        guard digits.count == text.utf8.count else { return nil }
        let channels: [UInt32]
        switch digits.count {
        case 3, 4: channels = digits.map { $0 * 17 }
        case 6, 8: channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        default: return nil
        }
        let alpha = channels.count == 4 ? Double(channels[3]) / 255 : 1
        return Color(red: Int(channels[0]), green: Int(channels[1]), blue: Int(channels[2]), alpha: alpha)
    }

    private static func function(_ name: String, _ content: TokenCursor, depth: Int) -> ColorValue? {
        switch name {
        case "color-mix": return mix(content, depth: depth)
        case "light-dark":
            let parts = content.splitByCommas()
            guard parts.count == 2, let light = whole(parts[0], depth), let dark = whole(parts[1], depth) else {
                return nil
            }
            return .lightDark(light, dark)
        case "contrast-color": return whole(content, depth).map(ColorValue.contrastColor)
        default: break
        }
        guard let form = ColorFunction(name: name) else { return nil }
        var start = content
        if start.takeIdent("from") { return RelativeColor.parse(start, form, depth: depth) }
        return form.parse(content).map(ColorValue.absolute)
    }

    private static func whole(_ cursor: TokenCursor, _ depth: Int) -> ColorValue? {
        var cursor = cursor
        guard let color = parse(&cursor, depth: depth), cursor.isExhausted() else { return nil }
        return color
    }

    /// CSS Color 5, 3: `color-mix( [ in <space> <hue>? , ]? [ <color> && <percentage>? ]# )`.
    private static func mix(_ content: TokenCursor, depth: Int) -> ColorValue? {
        var parts = content.splitByCommas()
        var mix = ColorMix(space: .oklab, hue: .shorter, parts: [])
        var method = parts[0]
        if method.takeIdent("in") {
            guard interpolation(&method, &mix) else { return nil }
            parts.removeFirst()
        }
        guard parts.count >= 2, parts.count <= 64 else { return nil }
        for part in parts {
            guard let part = mixPart(part, depth) else { return nil }
            mix.parts.append(part)
        }
        return simplified(mix)
    }

    private static func simplified(_ mix: ColorMix) -> ColorValue {
        let isFixed = mix.parts.allSatisfy { if case .absolute = $0.color { true } else { false } }
        if isFixed, let color = mix.resolved(currentColor: nil, scheme: .light) { return .absolute(color) }
        return .mix(mix)
    }

    private static func interpolation(_ cursor: inout TokenCursor, _ mix: inout ColorMix) -> Bool {
        cursor.skipWhitespace()
        guard let token = cursor.peek, token.kind == .ident,
            let space = interpolationSpaces[cursor.list.lowercasedValue(of: token)]
        else { return false }
        cursor.index += 1
        mix.space = space
        if cursor.isExhausted() { return true }
        guard space.hueIndex != nil, let method = cursor.peek, method.kind == .ident,
            let hue = ColorMix.HueMethod(rawValue: cursor.list.lowercasedValue(of: method))
        else { return false }
        cursor.index += 1
        mix.hue = hue
        return cursor.takeIdent("hue") && cursor.isExhausted()
    }

    private static func mixPart(_ cursor: TokenCursor, _ depth: Int) -> ColorMix.Part? {
        var cursor = cursor
        var percentage = sharePercentage(&cursor)
        guard let color = parse(&cursor, depth: depth) else { return nil }
        if percentage == nil { percentage = sharePercentage(&cursor) }
        guard cursor.isExhausted() else { return nil }
        if let percentage, !(0...100).contains(percentage) { return nil }
        return ColorMix.Part(color: color, percentage: percentage)
    }

    private static func sharePercentage(_ cursor: inout TokenCursor) -> Double? {
        let mark = cursor.index
        if let parsed = NumericParser.parse(&cursor), parsed.category == .percentage,
            let value = parsed.numeric.resolved(nil)
        {
            // The range is checked for what is written, a calculation is clamped.
            if case .value = parsed.numeric { return value.percent }
            return min(max(value.percent, 0), 100)
        }
        cursor.index = mark
        return nil
    }

    private static let interpolationSpaces: [String: Color.Space] = [
        "srgb": .srgb, "srgb-linear": .srgbLinear, "display-p3": .displayP3, "display-p3-linear": .displayP3Linear,
        "a98-rgb": .a98RGB, "prophoto-rgb": .proPhotoRGB, "rec2020": .rec2020, "lab": .lab, "oklab": .oklab,
        "xyz": .xyzD65, "xyz-d50": .xyzD50, "xyz-d65": .xyzD65, "hsl": .hsl, "hwb": .hwb, "lch": .lch,
        "oklch": .oklch,
    ]
}
