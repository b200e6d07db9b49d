import CSS
import HTML

extension Rule {
    /// Style sheets that turn the page back when the device is turned.
    static let orientationLock = Rule(
        id: "orientation-lock", title: "CSS does not lock orientation", group: .document, criteria: ["1.3.4"],
        level: .AA, severity: .error, act: ["b33eff"], axe: ["css-orientation-lock"],
        why: "A device that is fixed to a wheelchair cannot be turned: its page must be readable as it stands.",
        howToFix: "Remove the quarter turn from the media query about orientation.",
        examples: [
            .passed("A whole turn", OrientationLock.page("html { transform: rotate(1turn) }")),
            .failed("A quarter turn", OrientationLock.page("html { transform: rotate(90deg) }")),
            .failed("A quarter turn by another property", OrientationLock.page("body { rotate: -0.25turn }")),
            .inapplicable("Nothing is turned", OrientationLock.page("body { margin: 0 }")),
        ],
        check: .page { page, verdicts in
            guard page.mentions.contains(.orientation) else { return }
            let portrait = page.styles(in: .portrait)
            let landscape = page.styles(in: .landscape)
            for element in page.elements where page.tree.isRendered(element) {
                guard let upright = portrait.style(of: element), let flat = landscape.style(of: element),
                    upright.value(.transform) != flat.value(.transform)
                        || upright.value(.rotate) != flat.value(.rotate)
                else { continue }
                guard let one = Rotation.degrees(upright), let other = Rotation.degrees(flat) else {
                    verdicts.cantTell(element, "does the style sheet turn this when the device is turned?")
                    continue
                }
                guard
                    !upright.value(.transform).isNone || !flat.value(.transform).isNone
                        || !upright.value(.rotate).isNone || !flat.value(.rotate).isNone
                else { continue }
                let turn = abs(one - other).truncatingRemainder(dividingBy: 180)
                if abs(turn - 90) < 1 {
                    verdicts.fail(element, "the style sheet turns this a quarter when the device is turned")
                } else if one != other || isRotated(upright) || isRotated(flat) {
                    verdicts.pass()
                }
            }
        })

    private static func isRotated(_ style: ComputedStyle) -> Bool {
        !style.value(.rotate).isNone || Rotation.mentionsRotation(style.value(.transform))
    }
}

/// Pages for the examples about orientation.
enum OrientationLock {
    static func page(_ rules: String) -> String {
        """
        <!DOCTYPE html><html lang="en"><title>Turning</title>
        <style>@media (orientation: portrait) { \(rules) }</style><main>Page content</main></html>
        """
    }
}

/// How far an element is turned about the axis that points at the reader.
enum Rotation {
    /// Degrees clockwise by `transform` and `rotate`; nil where a value is not understood.
    static func degrees(_ style: ComputedStyle) -> Double? {
        guard let transform = degrees(of: style.value(.transform)),
            let rotate = degrees(of: style.value(.rotate))
        else { return nil }
        return transform + rotate
    }

    static func mentionsRotation(_ value: Value) -> Bool {
        let text = text(of: value)
        return text.contains("rotate") || text.contains("matrix")
    }

    private static func degrees(of value: Value) -> Double? {
        if value.isNone { return 0 }
        let text = text(of: value)
        if let angle = angle(text[...]) { return angle }
        var sum = 0.0
        var rest = text[...]
        while let open = rest.firstIndex(of: "(") {
            guard let close = rest[open...].firstIndex(of: ")") else { return nil }
            let name = rest[..<open].drop { !$0.isLetter }
            let arguments = rest[rest.index(after: open)..<close].split(whereSeparator: { $0 == "," || $0 == " " })
            guard let part = degrees(function: String(name), arguments) else { return nil }
            sum += part
            rest = rest[rest.index(after: close)...]
        }
        return sum
    }

    private static func degrees(function: String, _ arguments: [Substring]) -> Double? {
        switch function {
        case "rotate", "rotatez": return arguments.count == 1 ? angle(arguments[0]) : nil
        case "rotate3d":
            guard arguments.count == 4, Double(arguments[0]) == 0, Double(arguments[1]) == 0 else { return nil }
            return angle(arguments[3])
        case "matrix":
            let numbers = arguments.compactMap { Double($0) }
            return numbers.count == 6 ? angle(cosine: numbers[0], sine: numbers[1]) : nil
        case "matrix3d":
            let numbers = arguments.compactMap { Double($0) }
            return numbers.count == 16 ? angle(cosine: numbers[0], sine: numbers[1]) : nil
        case "translate", "translatex", "translatey", "translatez", "translate3d", "scale", "scalex", "scaley",
            "scalez", "scale3d", "skew", "skewx", "skewy", "perspective", "rotatex", "rotatey":
            return 0
        default: return nil
        }
    }

    /// The angle of a rotation matrix, as far as quarter turns are concerned.
    private static func angle(cosine: Double, sine: Double) -> Double? {
        let small = 0.02
        if abs(sine) < small { return cosine >= 0 ? 0 : 180 }
        if abs(cosine) < small { return sine >= 0 ? 90 : -90 }
        return 45
    }

    private static func angle(_ text: Substring) -> Double? {
        let units: [(String, Double)] = [("turn", 360), ("grad", 0.9), ("deg", 1), ("rad", 57.295779513082323)]
        if Double(text) == 0 { return 0 }
        for (unit, factor) in units where text.hasSuffix(unit) {
            return Double(text.dropLast(unit.count)).map { $0 * factor }
        }
        return nil
    }

    private static func text(of value: Value) -> String {
        switch value {
        case .opaque(let text): text.lowercased()
        case .function(let name, let content): (name + "(" + content + ")").lowercased()
        case .list(let values): values.map { text(of: $0) }.joined(separator: " ")
        default: ""
        }
    }
}
