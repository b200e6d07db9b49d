extension MediaFeature {
    /// Evaluates the feature; nil is the standard's "unknown", for features no browser knows.
    func matches(_ environment: Environment) -> Certainty? {
        if let quantity = quantity(environment) { return compare(quantity, environment) }
        guard let current = keyword(environment) else { return nil }
        guard let constraint = constraints.first else {
            return Certainty.of(current.values.first != "none" && current.values.first != "no-preference")
        }
        guard constraints.count == 1, constraint.comparison == .equal else { return nil }
        switch constraint.operand {
        case .keyword(let word): return current.known.contains(word) ? Certainty.of(current.values.contains(word)) : nil
        case .numeric(let numeric):
            // `(-webkit-transform-3d: 1)` and `(grid: 0)`.
            guard let number = numeric.resolved(nil)?.value, name == "grid" else { return nil }
            return Certainty.of(number == 0)
        case .ratio: return nil
        }
    }

    private enum Quantity {
        case length(Double)
        case number(Double)
        case ratio(Double)
        case resolution(Double)
    }

    private func quantity(_ environment: Environment) -> Quantity? {
        switch name {
        case "width", "device-width": .length(environment.width)
        case "height", "device-height": .length(environment.height)
        case "aspect-ratio", "device-aspect-ratio": .ratio(environment.width / max(environment.height, 1))
        case "color": .number(8)
        case "color-index", "monochrome": .number(0)
        case "resolution": .resolution(1)
        case "-webkit-device-pixel-ratio": .number(1)
        default: nil
        }
    }

    private func compare(_ quantity: Quantity, _ environment: Environment) -> Certainty? {
        guard !constraints.isEmpty else {
            switch quantity {
            case .length(let value), .number(let value), .ratio(let value), .resolution(let value):
                return Certainty.of(value != 0)
            }
        }
        // Relative lengths in media queries count from initial values.
        let size = environment.defaultFontSize
        let context = LengthContext(
            fontSize: size, rootFontSize: size, lineHeight: size * 1.2, rootLineHeight: size * 1.2,
            viewportWidth: environment.width, viewportHeight: environment.height)
        var result = Certainty.yes
        for constraint in constraints {
            switch (quantity, constraint.operand) {
            case (.length(let value), .numeric(let numeric)), (.number(let value), .numeric(let numeric)),
                (.ratio(let value), .numeric(let numeric)), (.resolution(let value), .numeric(let numeric)):
                guard let limit = numeric.resolved(context), limit.isPure else { return nil }
                result = result.and(.of(constraint.comparison.holds(value, limit.value)))
            case (.ratio(let value), .ratio(let limit)):
                result = result.and(.of(constraint.comparison.holds(value, limit)))
            default: return nil
            }
        }
        return result
    }

    /// The values that hold for a discrete feature (`none` or `no-preference` first where it is false in boolean
    /// context), and all values it knows.
    private func keyword(_ environment: Environment) -> (values: [String], known: Set<String>)? {
        func one(_ value: String, _ known: String...) -> ([String], Set<String>) { ([value], Set(known)) }
        let isScreen = environment.media == .screen
        let mouse = environment.hasMouse
        switch name {
        case "orientation":
            return one(environment.height >= environment.width ? "portrait" : "landscape", "portrait", "landscape")
        case "prefers-color-scheme": return one(environment.scheme.rawValue, "light", "dark")
        case "prefers-reduced-motion":
            return one(environment.reducedMotion ? "reduce" : "no-preference", "reduce", "no-preference")
        case "prefers-reduced-transparency", "prefers-reduced-data":
            return one("no-preference", "reduce", "no-preference")
        case "prefers-contrast":
            let value = environment.forcedColors ? "custom" : environment.contrast.rawValue
            return one(value, "no-preference", "more", "less", "custom")
        case "forced-colors": return one(environment.forcedColors ? "active" : "none", "active", "none")
        case "inverted-colors": return one("none", "none", "inverted")
        case "hover", "any-hover": return one(mouse && isScreen ? "hover" : "none", "none", "hover")
        case "pointer", "any-pointer":
            return one(isScreen ? (mouse ? "fine" : "coarse") : "none", "none", "coarse", "fine")
        case "scripting": return one(environment.scripting ? "enabled" : "none", "none", "initial-only", "enabled")
        case "update": return one(isScreen ? "fast" : "none", "none", "slow", "fast")
        case "overflow-block": return one(isScreen ? "scroll" : "paged", "none", "scroll", "paged")
        case "overflow-inline": return one(isScreen ? "scroll" : "none", "none", "scroll")
        case "display-mode":
            return one("browser", "fullscreen", "standalone", "minimal-ui", "browser", "picture-in-picture")
        case "color-gamut": return one("srgb", "srgb", "p3", "rec2020")
        case "dynamic-range", "video-dynamic-range": return one("standard", "standard", "high")
        case "grid": return one("none", "none")
        case "scan": return one("progressive", "interlace", "progressive")
        case "-webkit-transform-3d": return one("1", "1")
        default: return nil
        }
    }
}
