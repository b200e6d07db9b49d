import HTML

/// The zoom properties of a viewport meta element, translated as CSS Device Adaptation 1, 9 says.
struct Viewport {
    let userScalable: String?
    /// Nil for a missing or a negative value, which are ignored.
    let maximumScale: Double?
    private let hasMaximumScale: Bool

    /// Nil for other meta elements.
    init?(_ element: NodeID, _ page: Page) {
        guard page.attribute(element, .name)?.lowercased() == "viewport",
            let content = page.attribute(element, .content)
        else { return nil }
        var properties: [String: String] = [:]
        for part in content.split(whereSeparator: { $0 == "," || $0 == ";" }) {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard let name = pair.first else { continue }
            let value = pair.count > 1 ? String(pair[1]).trimmedASCII : ""
            properties[String(name).trimmedASCII.lowercased()] = value.lowercased()
        }
        userScalable = properties["user-scalable"]
        let maximum = properties["maximum-scale"]
        hasMaximumScale = maximum != nil
        maximumScale = maximum.flatMap { text in
            let scale = Viewport.number(text)
            return scale < 0 ? nil : scale
        }
    }

    var isAboutZoom: Bool { userScalable != nil || hasMaximumScale }

    /// `no`, and numbers between -1 and 1, forbid scaling.
    var forbidsScaling: Bool {
        guard let userScalable else { return false }
        switch userScalable {
        case "yes", "device-width", "device-height": return false
        default: return abs(Viewport.number(userScalable)) < 1
        }
    }

    /// CSS Device Adaptation 1, 9.4: `yes` is 1, the device's sizes are 10, other words are 0.
    private static func number(_ text: String) -> Double {
        switch text {
        case "yes": return 1
        case "device-width", "device-height": return 10
        default:
            let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
            return Double(digits) ?? 0
        }
    }

    static func text(_ scale: Double) -> String {
        scale == scale.rounded() && abs(scale) < 1e9 ? String(Int(scale)) : String(scale)
    }

    /// A page with that viewport, for examples.
    static func page(_ content: String) -> String {
        "<!DOCTYPE html><html lang=\"en\"><title>Zoom</title><meta name=\"viewport\" content=\"\(content)\"></html>"
    }
}
