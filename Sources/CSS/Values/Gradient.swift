/// The colours of a gradient, CSS Images 4, section 3: what contrast is judged against where text stands on one.
public enum Gradient {
    /// The colours of all stops, or nil when the image is no gradient or some stop is not understood. Between two stops
    /// a gradient has no colour that is lighter or darker than both by more than rounding, in the usual spaces.
    ///
    /// - Parameters:
    ///   - image: a value of `background-image`, or one layer of it.
    ///   - style: the style of the element whose image it is, for `currentcolor` and the scheme.
    public static func colors(of image: Value, style: ComputedStyle) -> [Color]? {
        guard case .function(let name, let text) = image, name.hasSuffix("-gradient") else { return nil }
        var colors: [Color] = []
        for (index, part) in TokenList(text).cursor.splitByCommas().enumerated() {
            var cursor = part
            guard let color = stop(&cursor) else {
                // The first part may be the gradient's line, later ones may be hints such as `30%`.
                guard index == 0 || isHint(part) else { return nil }
                continue
            }
            guard let resolved = color.resolved(currentColor: style.color, scheme: style.scheme) else { return nil }
            colors.append(resolved)
        }
        return colors.isEmpty ? nil : colors
    }

    /// A colour with up to two positions on either side.
    private static func stop(_ cursor: inout TokenCursor) -> ColorValue? {
        var color: ColorValue?
        while !cursor.isExhausted() {
            if color == nil, let found = ColorParser.parse(&cursor) {
                color = found
            } else if NumericParser.parse(&cursor) == nil {
                return nil
            }
        }
        return color
    }

    private static func isHint(_ part: TokenCursor) -> Bool {
        var cursor = part
        return NumericParser.parse(&cursor) != nil && cursor.isExhausted()
    }
}
