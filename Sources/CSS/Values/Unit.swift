/// The units of CSS Values 4, with plain numbers and percentages among them.
public enum Unit: UInt8, Sendable {
    case number, percent
    // Absolute lengths
    case px, cm, mm, q, inch, pt, pc
    // Lengths relative to a font
    case em, rem, ex, rex, ch, rch, cap, rcap, ic, ric, lh, rlh
    // Lengths relative to the viewport
    case vw, vh, vi, vb, vmin, vmax
    /// Any unit relative to a query container; its value needs layout.
    case container
    case deg, grad, rad, turn
    case s, ms
    case hz, khz
    case dpi, dpcm, dppx
    case fr

    /// What a unit measures.
    public enum Category: UInt8, Sendable {
        case number, percentage, length, angle, time, frequency, resolution, flex
        /// A sum of lengths and percentages.
        case lengthPercentage
    }

    public var category: Category {
        switch self {
        case .number: .number
        case .percent: .percentage
        case .deg, .grad, .rad, .turn: .angle
        case .s, .ms: .time
        case .hz, .khz: .frequency
        case .dpi, .dpcm, .dppx: .resolution
        case .fr: .flex
        default: .length
        }
    }

    /// The unit of a dimension token, by its name in lower case.
    init?(name: String) {
        guard let unit = Unit.names[name] else { return nil }
        self = unit
    }

    /// How many canonical units (px, deg, s, hz, dppx) one of an absolute unit is; nil for relative ones.
    var absoluteFactor: Double? {
        switch self {
        case .number, .percent, .px, .deg, .s, .hz, .dppx, .fr: 1
        case .cm: 96 / 2.54
        case .mm: 96 / 25.4
        case .q: 96 / 101.6
        case .inch: 96
        case .pt: 96.0 / 72
        case .pc: 16
        case .grad: 0.9
        case .rad: 180 / Double.pi
        case .turn: 360
        case .ms: 0.001
        case .khz: 1000
        case .dpi: 1.0 / 96
        case .dpcm: 2.54 / 96
        default: nil
        }
    }

    private static let names: [String: Unit] = {
        var names: [String: Unit] = [
            "px": .px, "cm": .cm, "mm": .mm, "q": .q, "in": .inch, "pt": .pt, "pc": .pc, "em": .em, "rem": .rem,
            "ex": .ex, "rex": .rex, "ch": .ch, "rch": .rch, "cap": .cap, "rcap": .rcap, "ic": .ic, "ric": .ric,
            "lh": .lh, "rlh": .rlh, "deg": .deg, "grad": .grad, "rad": .rad, "turn": .turn, "s": .s, "ms": .ms,
            "hz": .hz, "khz": .khz, "dpi": .dpi, "dpcm": .dpcm, "dppx": .dppx, "x": .dppx, "fr": .fr,
        ]
        let viewport: [(String, Unit)] = [
            ("vw", .vw), ("vh", .vh), ("vi", .vi), ("vb", .vb), ("vmin", .vmin), ("vmax", .vmax),
        ]
        for (name, unit) in viewport {
            for prefix in ["", "s", "l", "d"] { names[prefix + name] = unit }
        }
        for name in ["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"] { names[name] = .container }
        return names
    }()
}

/// What relative lengths are resolved against, in CSS pixels.
struct LengthContext: Sendable {
    var fontSize: Double
    var rootFontSize: Double
    var lineHeight: Double
    var rootLineHeight: Double
    var viewportWidth: Double
    var viewportHeight: Double

    /// Pixels per unit, or nil when the unit cannot be known without layout.
    ///
    /// Deviation: `ex` and `ch` are half an em, `cap` 0.7 and `ic` a whole one, as CSS Values 4 has it for fonts whose
    /// measures are not known.
    func factor(of unit: Unit) -> Double? {
        if let factor = unit.absoluteFactor { return factor }
        switch unit {
        case .em, .ic: return fontSize
        case .rem, .ric: return rootFontSize
        case .ex, .ch: return fontSize / 2
        case .rex, .rch: return rootFontSize / 2
        case .cap: return fontSize * 0.7
        case .rcap: return rootFontSize * 0.7
        case .lh: return lineHeight
        case .rlh: return rootLineHeight
        case .vw, .vi: return viewportWidth / 100
        case .vh, .vb: return viewportHeight / 100
        case .vmin: return min(viewportWidth, viewportHeight) / 100
        case .vmax: return max(viewportWidth, viewportHeight) / 100
        default: return nil
        }
    }
}
