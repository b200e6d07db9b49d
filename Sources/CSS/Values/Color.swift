/// A colour of CSS Color 4: a colour space, three components and alpha, any of which may be missing (`none`).
///
/// Components are as the space has them: 0 to 1 for RGB and XYZ spaces, 0 to 100 for the lightness of lab and lch and
/// for the percentages of hsl and hwb, degrees for hues. They are not clamped to any gamut.
public struct Color: Sendable, Hashable {
    /// The colour spaces of CSS Color 4. `rgb` is sRGB in its legacy form.
    public enum Space: UInt8, Sendable {
        case rgb, hsl, hwb, srgb, srgbLinear, displayP3, displayP3Linear, a98RGB, proPhotoRGB, rec2020
        case xyzD50, xyzD65, lab, lch, oklab, oklch
    }

    public var space: Space
    public var first: Double
    public var second: Double
    public var third: Double
    /// 0 to 1.
    public var alpha: Double
    /// Which of the four are `none`: bits 0 to 2 for the components, bit 3 for alpha. A missing one is stored as 0.
    var missing: UInt8

    public init(_ space: Space, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.init(space, (first, second, third), alpha: alpha, missing: 0)
    }

    init(_ space: Space, _ components: (Double, Double, Double), alpha: Double, missing: UInt8) {
        self.space = space
        (first, second, third) = components
        self.alpha = alpha
        self.missing = missing
    }

    /// An sRGB colour from components of 0 to 255.
    public init(red: Int, green: Int, blue: Int, alpha: Double = 1) {
        self.init(.rgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: alpha)
    }

    /// An opaque colour from a number such as 0xRRGGBB.
    init(hexadecimal value: UInt32, alpha: Double = 1) {
        self.init(red: Int(value >> 16 & 255), green: Int(value >> 8 & 255), blue: Int(value & 255), alpha: alpha)
    }

    public static let transparent = Color(.rgb, 0, 0, 0, alpha: 0)
    public static let black = Color(.rgb, 0, 0, 0)
    public static let white = Color(.rgb, 1, 1, 1)

    var components: (Double, Double, Double) { (first, second, third) }

    /// Gamma-encoded sRGB, not clamped: outside 0 to 1 when the colour is outside the gamut.
    public var srgb: (red: Double, green: Double, blue: Double) {
        switch space {
        case .rgb, .srgb: return (first, second, third)
        default:
            let color = converted(to: .srgb)
            return (color.first, color.second, color.third)
        }
    }

    /// The 8-bit sRGB value, clamped channel by channel.
    public var rgb8: (red: UInt8, green: UInt8, blue: UInt8) {
        func channel(_ value: Double) -> UInt8 { UInt8(min(max(value.isNaN ? 0 : value, 0), 1) * 255 + 0.5) }
        let (red, green, blue) = srgb
        return (channel(red), channel(green), channel(blue))
    }

    /// Does the colour fit into sRGB?
    public var isInGamut: Bool {
        let (red, green, blue) = srgb
        let range = -0.0001...1.0001
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }

    public var isOpaque: Bool { alpha >= 1 }
    public var isTransparent: Bool { alpha <= 0 }

    /// The colour with its alpha multiplied, as an ancestor's `opacity` does.
    public func multiplyingAlpha(by factor: Double) -> Color {
        var color = self
        color.alpha = min(max(alpha * factor, 0), 1)
        return color
    }

    /// `#rrggbb`, or `#rrggbbaa` when the colour is translucent: the form that messages use.
    public var hexadecimal: String {
        let (red, green, blue) = rgb8
        var digits = [red, green, blue]
        if !isOpaque { digits.append(UInt8(min(max(alpha, 0), 1) * 255 + 0.5)) }
        return "#" + digits.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
