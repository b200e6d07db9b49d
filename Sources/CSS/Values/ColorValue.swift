/// A `<color>` as it was written: perhaps not yet a colour, because it depends on the element or on the scheme.
public indirect enum ColorValue: Sendable, Hashable {
    case absolute(Color)
    case currentColor
    case system(SystemColor)
    case lightDark(ColorValue, ColorValue)
    case mix(ColorMix)
    case contrastColor(ColorValue)
    case relative(RelativeColor)

    /// Parses a whole text as a colour; nil when it is none.
    public init?(_ text: String) {
        var cursor = TokenList(text).cursor
        guard let value = ColorParser.parse(&cursor), cursor.isExhausted() else { return nil }
        self = value
    }

    /// The colour itself.
    ///
    /// - Parameters:
    ///   - currentColor: the element's `color`, or nil when the answer must not depend on it.
    ///   - scheme: the colour scheme that is in use on the element.
    /// - Returns: nil when the colour depends on `currentcolor` and none was given.
    public func resolved(currentColor: Color?, scheme: ColorScheme) -> Color? {
        switch self {
        case .absolute(let color): return color
        case .currentColor: return currentColor
        case .system(let system): return system.color(scheme)
        case .lightDark(let light, let dark):
            return (scheme == .light ? light : dark).resolved(currentColor: currentColor, scheme: scheme)
        case .mix(let mix): return mix.resolved(currentColor: currentColor, scheme: scheme)
        case .contrastColor(let value):
            guard let color = value.resolved(currentColor: currentColor, scheme: scheme) else { return nil }
            let opaque = color.multiplyingAlpha(by: 1)
            return Color.contrastRatio(opaque, .white) >= Color.contrastRatio(opaque, .black) ? .white : .black
        case .relative(let relative): return relative.resolved(currentColor: currentColor, scheme: scheme)
        }
    }

    /// Does the value depend on the element's own `color`?
    var dependsOnCurrentColor: Bool {
        switch self {
        case .absolute, .system: false
        case .currentColor: true
        case .lightDark(let light, let dark): light.dependsOnCurrentColor || dark.dependsOnCurrentColor
        case .mix(let mix): mix.parts.contains { $0.color.dependsOnCurrentColor }
        case .contrastColor(let value): value.dependsOnCurrentColor
        case .relative(let relative): relative.origin.dependsOnCurrentColor
        }
    }
}

/// A colour scheme that a page can be shown in.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    case light, dark
}
