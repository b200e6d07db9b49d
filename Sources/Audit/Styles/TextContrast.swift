import CSS
import HTML

/// The contrast of a piece of text as WCAG 2 measures it.
struct TextContrast {
    enum Judgement {
        case enough, low
        case unknown(String)
    }

    let foreground: Color
    let backdrop: Backdrop
    /// The least and the greatest ratio over the colours behind.
    let lowest: Double
    let highest: Double
    /// At least 24 px, or bold and at least 18.66 px (WCAG 2.2, large scale).
    let isLarge: Bool
    private let doubt: String?

    /// The ratio that success criterion 1.4.3 asks for.
    var minimum: Double { isLarge ? 3 : 4.5 }
    /// The ratio that success criterion 1.4.6 asks for.
    var enhanced: Double { isLarge ? 4.5 : 7 }

    init(_ style: ComputedStyle, opacity: Double, on backdrop: Backdrop) {
        foreground = style.textFillColor.multiplyingAlpha(by: opacity)
        self.backdrop = backdrop
        let ratios = backdrop.colors.map { [foreground] in foreground.contrastRatio(on: $0) }
        lowest = ratios.min() ?? 21
        highest = ratios.max() ?? 21
        let size = style.fontSize
        // Half a hundredth of a pixel for the rounding of points to pixels.
        isLarge = size >= 23.995 || (size >= 18.66 && style.fontWeight >= 700)
        var doubt = backdrop.doubt?.rawValue
        if !style.areKnown(.color, .webkitTextFillColor, .fontSize) { doubt = Backdrop.Doubt.style.rawValue }
        if !style.value(.textShadow).isNone || (style.pixels(.webkitTextStrokeWidth) ?? 0) > 0 {
            doubt = doubt ?? "the text has a shadow or an outline"
        }
        self.doubt = doubt
    }

    /// Whether the contrast reaches a ratio.
    func judge(_ required: Double) -> Judgement {
        if let doubt { return .unknown(doubt) }
        if lowest >= required { return isOnOneSide ? .enough : .unknown("a gradient lies behind the text") }
        if highest < required { return .low }
        return .unknown("a gradient lies behind the text")
    }

    /// All colours behind are lighter than the text, or all are darker: then those between two stops are too.
    private var isOnOneSide: Bool {
        guard backdrop.colors.count > 1 else { return true }
        let own = foreground.relativeLuminance
        return backdrop.colors.allSatisfy { $0.relativeLuminance >= own }
            || backdrop.colors.allSatisfy { $0.relativeLuminance <= own }
    }

    /// The text colour moved towards black or white as little as reaches the ratio; nil where neither does.
    func passingColor(_ required: Double) -> Color? {
        guard let background = backdrop.colors.first else { return nil }
        let start = foreground.composited(over: background)
        let isDarkening = background.relativeLuminance > 0.18
        let end: Color = isDarkening ? .black : .white
        guard Color.contrastRatio(end, background) >= required else { return nil }
        var low = 0.0
        var high = 1.0
        for _ in 0..<12 {
            let middle = (low + high) / 2
            let candidate = TextContrast.rounded(end.multiplyingAlpha(by: middle).composited(over: start))
            if Color.contrastRatio(candidate, background) >= required { high = middle } else { low = middle }
        }
        return TextContrast.rounded(end.multiplyingAlpha(by: high).composited(over: start))
    }

    private static func rounded(_ color: Color) -> Color {
        let (red, green, blue) = color.rgb8
        return Color(red: Int(red), green: Int(green), blue: Int(blue))
    }
}
