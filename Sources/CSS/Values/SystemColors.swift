/// The system colours of CSS Color 4, section 6.2, with the values browsers give them outside forced colours.
public enum SystemColor: String, Sendable, Hashable, CaseIterable {
    case accentColor = "accentcolor"
    case accentColorText = "accentcolortext"
    case activeText = "activetext"
    case buttonBorder = "buttonborder"
    case buttonFace = "buttonface"
    case buttonText = "buttontext"
    case canvas = "canvas"
    case canvasText = "canvastext"
    case field = "field"
    case fieldText = "fieldtext"
    case grayText = "graytext"
    case highlight = "highlight"
    case highlightText = "highlighttext"
    case linkText = "linktext"
    case mark = "mark"
    case markText = "marktext"
    case selectedItem = "selecteditem"
    case selectedItemText = "selecteditemtext"
    case visitedText = "visitedtext"

    /// A colour by its name in lower case; the deprecated names of appendix A are mapped as it says.
    init?(name: String) {
        if let color = SystemColor(rawValue: name) {
            self = color
        } else if let color = SystemColor.deprecated[name] {
            self = color
        } else {
            return nil
        }
    }

    /// The colour in a scheme, as Chromium has it.
    public func color(_ scheme: ColorScheme) -> Color {
        let isLight = scheme == .light
        func pick(_ light: UInt32, _ dark: UInt32) -> Color { Color(hexadecimal: isLight ? light : dark) }
        return switch self {
        case .canvas: pick(0xFFFFFF, 0x121212)
        case .canvasText: pick(0x000000, 0xFFFFFF)
        case .linkText: pick(0x0000EE, 0x9E9EFF)
        case .visitedText: pick(0x551A8B, 0xD0ADF0)
        case .activeText: pick(0xFF0000, 0xFF0000)
        case .buttonFace: pick(0xEFEFEF, 0x6B6B6B)
        case .buttonText: pick(0x000000, 0xFFFFFF)
        case .buttonBorder: pick(0x000000, 0xFFFFFF)
        case .field: pick(0xFFFFFF, 0x3B3B3B)
        case .fieldText: pick(0x000000, 0xFFFFFF)
        case .highlight: Color(hexadecimal: 0x0041C6, alpha: 0.8)
        case .highlightText: pick(0xFFFFFF, 0xFFFFFF)
        case .selectedItem: pick(0x1967D2, 0x99C8FF)
        case .selectedItemText: pick(0xFFFFFF, 0x3B3B3B)
        case .mark: pick(0xFFFF00, 0xFFFF00)
        case .markText: pick(0x000000, 0x000000)
        case .grayText: pick(0x808080, 0x808080)
        case .accentColor: pick(0x0075FF, 0x0075FF)
        case .accentColorText: pick(0xFFFFFF, 0xFFFFFF)
        }
    }

    private static let deprecated: [String: SystemColor] = [
        "activeborder": .buttonBorder, "activecaption": .canvas, "appworkspace": .canvas, "background": .canvas,
        "buttonhighlight": .buttonFace, "buttonshadow": .buttonFace, "captiontext": .canvasText,
        "inactiveborder": .buttonBorder, "inactivecaption": .canvas, "inactivecaptiontext": .grayText,
        "infobackground": .canvas, "infotext": .canvasText, "menu": .canvas, "menutext": .canvasText,
        "scrollbar": .canvas, "threeddarkshadow": .buttonBorder, "threedface": .buttonFace,
        "threedhighlight": .buttonBorder, "threedlightshadow": .buttonBorder, "threedshadow": .buttonBorder,
        "window": .canvas, "windowframe": .buttonBorder, "windowtext": .canvasText,
    ]
}
