/// Contrast as WCAG 2 defines it (relative luminance, contrast ratio), and the compositing that comes before it.
extension Color {
    /// WCAG 2: relative luminance, 0 for black to 1 for white. Alpha plays no part; channels are clamped to sRGB.
    public var relativeLuminance: Double {
        let (red, green, blue) = srgb
        func clamp(_ value: Double) -> Double { min(max(value.isNaN ? 0 : value, 0), 1) }
        let linear = Color.linearSRGB((clamp(red), clamp(green), clamp(blue)))
        return 0.2126 * linear.0 + 0.7152 * linear.1 + 0.0722 * linear.2
    }

    /// This colour laid over another, in gamma-encoded sRGB without rounding (Compositing 1, section 5.1).
    public func composited(over backdrop: Color) -> Color {
        if isOpaque { return self }
        let source = srgb
        let below = backdrop.srgb
        let result = alpha + backdrop.alpha * (1 - alpha)
        guard result > 0 else { return .transparent }
        func channel(_ top: Double, _ bottom: Double) -> Double {
            (top * alpha + bottom * backdrop.alpha * (1 - alpha)) / result
        }
        return Color(
            .srgb, channel(source.red, below.red), channel(source.green, below.green),
            channel(source.blue, below.blue), alpha: result)
    }

    /// WCAG 2: the contrast ratio of two opaque colours, 1 to 21. The order does not matter.
    public static func contrastRatio(_ one: Color, _ other: Color) -> Double {
        let first = one.relativeLuminance
        let second = other.relativeLuminance
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The contrast ratio of a foreground, composited over its background first.
    public func contrastRatio(on background: Color) -> Double {
        Color.contrastRatio(composited(over: background), background)
    }
}
