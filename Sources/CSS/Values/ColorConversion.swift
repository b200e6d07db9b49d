/// CSS Color 4, sections 10 and 17: conversion between colour spaces, by way of XYZ with the D65 white point.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Color {
    typealias Triple = (Double, Double, Double)

    /// The same colour in another space. Hues that are powerless become missing (section 12.2); missing components
    /// that have no analogue count as 0.
    public func converted(to target: Space) -> Color {
        if space == target { return self }
        if let direct = polarConversion(to: target) { return Color(target, direct, alpha: alpha, missing: missing & 8) }
        var result = Color(target, Color.fromXYZ(xyz, target), alpha: alpha, missing: missing & 8)
        result.markPowerlessHue()
        return result
    }

    /// Conversions that need no XYZ, so that they are exact.
    private func polarConversion(to target: Space) -> Triple? {
        switch (space, target) {
        case (.rgb, .srgb), (.srgb, .rgb): components
        case (.hsl, .rgb), (.hsl, .srgb): Color.hslToRGB(components)
        case (.hwb, .rgb), (.hwb, .srgb): Color.hwbToRGB(components)
        case (.lch, .lab), (.oklch, .oklab): Color.polarToRectangular(components)
        default: nil
        }
    }

    /// CSS Color 4, 12.2: a hue says nothing when there is no colourfulness.
    mutating func markPowerlessHue() {
        switch space {
        case .hsl where second <= 0.001: missing |= 1
        case .hwb where second + third >= 99.999: missing |= 1
        case .lch where second <= 0.0015: missing |= 4
        case .oklch where second <= 0.000004: missing |= 4
        default: return
        }
        if space == .hsl || space == .hwb { first = 0 } else { third = 0 }
    }

    /// XYZ relative to D65.
    var xyz: Triple {
        switch space {
        case .rgb, .srgb: Matrices.srgbToXYZ * Color.linearSRGB(components)
        case .hsl: Matrices.srgbToXYZ * Color.linearSRGB(Color.hslToRGB(components))
        case .hwb: Matrices.srgbToXYZ * Color.linearSRGB(Color.hwbToRGB(components))
        case .srgbLinear: Matrices.srgbToXYZ * components
        case .displayP3: Matrices.displayP3ToXYZ * Color.linearSRGB(components)
        case .displayP3Linear: Matrices.displayP3ToXYZ * components
        case .a98RGB: Matrices.a98ToXYZ * map(components) { Color.signedPower($0, 563.0 / 256.0) }
        case .proPhotoRGB: Matrices.d50ToD65 * (Matrices.proPhotoToXYZ * map(components, Color.linearProPhoto))
        // Deviation: none; CSS Color 4 of 2025 reads rec2020 with a power of 2.4.
        case .rec2020: Matrices.rec2020ToXYZ * map(components) { Color.signedPower($0, 2.4) }
        case .xyzD65: components
        case .xyzD50: Matrices.d50ToD65 * components
        case .lab: Matrices.d50ToD65 * Color.labToXYZ(components)
        case .lch: Matrices.d50ToD65 * Color.labToXYZ(Color.polarToRectangular(components))
        case .oklab: Color.oklabToXYZ(components)
        case .oklch: Color.oklabToXYZ(Color.polarToRectangular(components))
        }
    }

    private static func fromXYZ(_ xyz: Triple, _ target: Space) -> Triple {
        switch target {
        case .rgb, .srgb: encodedSRGB(Matrices.xyzToSRGB * xyz)
        case .hsl: rgbToHSL(encodedSRGB(Matrices.xyzToSRGB * xyz))
        case .hwb: rgbToHWB(encodedSRGB(Matrices.xyzToSRGB * xyz))
        case .srgbLinear: Matrices.xyzToSRGB * xyz
        case .displayP3: encodedSRGB(Matrices.xyzToDisplayP3 * xyz)
        case .displayP3Linear: Matrices.xyzToDisplayP3 * xyz
        case .a98RGB: map(Matrices.xyzToA98 * xyz) { signedPower($0, 256.0 / 563.0) }
        case .proPhotoRGB: map(Matrices.xyzToProPhoto * (Matrices.d65ToD50 * xyz), encodedProPhoto)
        case .rec2020: map(Matrices.xyzToRec2020 * xyz) { signedPower($0, 1 / 2.4) }
        case .xyzD65: xyz
        case .xyzD50: Matrices.d65ToD50 * xyz
        case .lab: xyzToLab(Matrices.d65ToD50 * xyz)
        case .lch: rectangularToPolar(xyzToLab(Matrices.d65ToD50 * xyz))
        case .oklab: xyzToOklab(xyz)
        case .oklch: rectangularToPolar(xyzToOklab(xyz))
        }
    }

    // MARK: Transfer functions

    private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
        value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }

    static func linearSRGB(_ rgb: Triple) -> Triple {
        map(rgb) { value in
            let size = abs(value)
            let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -linear : linear
        }
    }

    private static func encodedSRGB(_ rgb: Triple) -> Triple {
        map(rgb) { value in
            let size = abs(value)
            let encoded = size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : 12.92 * size
            return value < 0 ? -encoded : encoded
        }
    }

    private static func linearProPhoto(_ value: Double) -> Double {
        abs(value) <= 16.0 / 512.0 ? value / 16 : signedPower(value, 1.8)
    }

    private static func encodedProPhoto(_ value: Double) -> Double {
        abs(value) >= 1.0 / 512.0 ? signedPower(value, 1 / 1.8) : 16 * value
    }

    // MARK: Polar and rectangular forms

    private static func polarToRectangular(_ value: Triple) -> Triple {
        let angle = value.2 * .pi / 180
        return (value.0, value.1 * cos(angle), value.1 * sin(angle))
    }

    private static func rectangularToPolar(_ value: Triple) -> Triple {
        let hue = atan2(value.2, value.1) * 180 / .pi
        return (value.0, (value.1 * value.1 + value.2 * value.2).squareRoot(), hue < 0 ? hue + 360 : hue)
    }

    /// A hue within 0 to 360.
    static func normalizedHue(_ hue: Double) -> Double {
        let rest = hue.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    static func hslToRGB(_ value: Triple) -> Triple {
        let hue = normalizedHue(value.0)
        let saturation = value.1 / 100
        let lightness = value.2 / 100
        func channel(_ n: Double) -> Double {
            let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
        }
        return (channel(0), channel(8), channel(4))
    }

    static func hwbToRGB(_ value: Triple) -> Triple {
        let white = value.1 / 100
        let black = value.2 / 100
        if white + black >= 1 {
            let gray = white / (white + black)
            return (gray, gray, gray)
        }
        return map(hslToRGB((value.0, 100, 50))) { $0 * (1 - white - black) + white }
    }

    private static func rgbToHSL(_ rgb: Triple) -> Triple {
        let highest = max(rgb.0, rgb.1, rgb.2)
        let lowest = min(rgb.0, rgb.1, rgb.2)
        let lightness = (highest + lowest) / 2
        let range = highest - lowest
        guard range > 1e-9 else { return (0, 0, lightness * 100) }
        let divisor = min(lightness, 1 - lightness)
        var saturation = divisor == 0 ? 0 : (highest - lightness) / divisor
        var hue: Double
        if highest == rgb.0 {
            hue = (rgb.1 - rgb.2) / range + (rgb.1 < rgb.2 ? 6 : 0)
        } else if highest == rgb.1 {
            hue = (rgb.2 - rgb.0) / range + 2
        } else {
            hue = (rgb.0 - rgb.1) / range + 4
        }
        // A colour far outside the gamut has a negative saturation on the opposite hue.
        if saturation < 0 {
            hue += 3
            saturation = -saturation
        }
        return (normalizedHue(hue * 60), saturation * 100, lightness * 100)
    }

    private static func rgbToHWB(_ rgb: Triple) -> Triple {
        let hue = rgbToHSL(rgb).0
        return (hue, min(rgb.0, rgb.1, rgb.2) * 100, (1 - max(rgb.0, rgb.1, rgb.2)) * 100)
    }

    // MARK: Lab and Oklab

    private static let kappa = 24389.0 / 27.0
    private static let whiteD50: Triple = (0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

    private static func labToXYZ(_ lab: Triple) -> Triple {
        let y = (lab.0 + 16) / 116
        let x = lab.1 / 500 + y
        let z = y - lab.2 / 200
        func inverse(_ value: Double) -> Double {
            let cube = value * value * value
            return cube > 216.0 / 24389.0 ? cube : (116 * value - 16) / kappa
        }
        return (inverse(x) * whiteD50.0, lab.0 > 8 ? y * y * y : lab.0 / kappa, inverse(z) * whiteD50.2)
    }

    private static func xyzToLab(_ xyz: Triple) -> Triple {
        func forward(_ value: Double) -> Double {
            value > 216.0 / 24389.0 ? cbrt(value) : (kappa * value + 16) / 116
        }
        let x = forward(xyz.0 / whiteD50.0)
        let y = forward(xyz.1)
        let z = forward(xyz.2 / whiteD50.2)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func oklabToXYZ(_ lab: Triple) -> Triple {
        Matrices.lmsToXYZ * map(Matrices.oklabToLMS * lab) { $0 * $0 * $0 }
    }

    private static func xyzToOklab(_ xyz: Triple) -> Triple {
        Matrices.lmsToOklab * map(Matrices.xyzToLMS * xyz) { cbrt($0) }
    }
}

private func map(_ value: Color.Triple, _ transform: (Double) -> Double) -> Color.Triple {
    (transform(value.0), transform(value.1), transform(value.2))
}
