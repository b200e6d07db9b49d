import CSS

/// The colours of a gradient (CSS Images 4, 3), as far as contrast needs them.
enum Gradient {
    /// The colour stops, or nil for an image that is no gradient or has stops that cannot be read.
    static func colors(of image: Value, on style: ComputedStyle) -> [Color]? {
        guard case .function(let name, let text) = image, name.hasSuffix("gradient"), name != "-webkit-gradient" else {
            return nil
        }
        var colors: [Color] = []
        for (index, argument) in arguments(of: text).enumerated() {
            if let color = color(in: argument, on: style) {
                colors.append(color)
            } else if index > 0, argument.contains(where: \.isLetter), !isHint(argument) {
                return nil
            }
        }
        return colors.isEmpty ? nil : colors
    }

    /// A place between two stops instead of a stop.
    private static func isHint(_ argument: Substring) -> Bool {
        guard let first = argument.first else { return true }
        return first.isNumber || first == "." || first == "-" || argument.hasPrefix("calc(")
    }

    /// The parts between commas that stand in no parentheses.
    private static func arguments(of text: String) -> [Substring] { split(text[...], at: ",") }

    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case separator where depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        parts.append(text[start...])
        return parts
    }

    /// The colour of a stop, which may be followed or led by its places.
    private static func color(in argument: Substring, on style: ComputedStyle) -> Color? {
        for part in split(argument, at: " ") where !part.isEmpty {
            if let first = part.first, first.isNumber || first == "." || first == "-" { continue }
            guard let value = ColorValue(String(part)) else { continue }
            return value.resolved(currentColor: style.color, scheme: style.scheme)
        }
        return nil
    }
}
