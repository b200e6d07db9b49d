/// The shorthand properties that this module takes apart.
enum Shorthand: String, Sendable, CaseIterable {
    case margin, padding, inset
    case marginBlock = "margin-block"
    case marginInline = "margin-inline"
    case paddingBlock = "padding-block"
    case paddingInline = "padding-inline"
    case insetBlock = "inset-block"
    case insetInline = "inset-inline"
    case border
    case borderTop = "border-top"
    case borderRight = "border-right"
    case borderBottom = "border-bottom"
    case borderLeft = "border-left"
    case borderBlock = "border-block"
    case borderInline = "border-inline"
    case borderBlockStart = "border-block-start"
    case borderBlockEnd = "border-block-end"
    case borderInlineStart = "border-inline-start"
    case borderInlineEnd = "border-inline-end"
    case borderWidth = "border-width"
    case borderStyle = "border-style"
    case borderColor = "border-color"
    case borderBlockWidth = "border-block-width"
    case borderBlockStyle = "border-block-style"
    case borderBlockColor = "border-block-color"
    case borderInlineWidth = "border-inline-width"
    case borderInlineStyle = "border-inline-style"
    case borderInlineColor = "border-inline-color"
    case borderRadius = "border-radius"
    case borderImage = "border-image"
    case outline, background, font, overflow, flex, animation, transition, mask, columns, container
    case flexFlow = "flex-flow"
    case textDecoration = "text-decoration"
    case listStyle = "list-style"
    case fontVariant = "font-variant"
    case textStroke = "-webkit-text-stroke"

    /// The longhands in the order of the grammar's parts.
    var longhands: [Property] { Shorthand.table[self] ?? [] }

    private static let widths: [Property] = [.borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth]
    private static let styles: [Property] = [.borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle]
    private static let colors: [Property] = [.borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor]
    private static let blockWidths: [Property] = [.borderBlockStartWidth, .borderBlockEndWidth]
    private static let blockStyles: [Property] = [.borderBlockStartStyle, .borderBlockEndStyle]
    private static let blockColors: [Property] = [.borderBlockStartColor, .borderBlockEndColor]
    private static let inlineWidths: [Property] = [.borderInlineStartWidth, .borderInlineEndWidth]
    private static let inlineStyles: [Property] = [.borderInlineStartStyle, .borderInlineEndStyle]
    private static let inlineColors: [Property] = [.borderInlineStartColor, .borderInlineEndColor]

    private static let table: [Shorthand: [Property]] = [
        .margin: [.marginTop, .marginRight, .marginBottom, .marginLeft],
        .padding: [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft],
        .inset: [.top, .right, .bottom, .left],
        .marginBlock: [.marginBlockStart, .marginBlockEnd], .marginInline: [.marginInlineStart, .marginInlineEnd],
        .paddingBlock: [.paddingBlockStart, .paddingBlockEnd],
        .paddingInline: [.paddingInlineStart, .paddingInlineEnd],
        .insetBlock: [.insetBlockStart, .insetBlockEnd], .insetInline: [.insetInlineStart, .insetInlineEnd],
        .border: widths + styles + colors + [.borderImageSource],
        .borderTop: [.borderTopWidth, .borderTopStyle, .borderTopColor],
        .borderRight: [.borderRightWidth, .borderRightStyle, .borderRightColor],
        .borderBottom: [.borderBottomWidth, .borderBottomStyle, .borderBottomColor],
        .borderLeft: [.borderLeftWidth, .borderLeftStyle, .borderLeftColor],
        .borderBlock: blockWidths + blockStyles + blockColors,
        .borderInline: inlineWidths + inlineStyles + inlineColors,
        .borderBlockStart: [.borderBlockStartWidth, .borderBlockStartStyle, .borderBlockStartColor],
        .borderBlockEnd: [.borderBlockEndWidth, .borderBlockEndStyle, .borderBlockEndColor],
        .borderInlineStart: [.borderInlineStartWidth, .borderInlineStartStyle, .borderInlineStartColor],
        .borderInlineEnd: [.borderInlineEndWidth, .borderInlineEndStyle, .borderInlineEndColor],
        .borderWidth: widths, .borderStyle: styles, .borderColor: colors,
        .borderBlockWidth: blockWidths, .borderBlockStyle: blockStyles, .borderBlockColor: blockColors,
        .borderInlineWidth: inlineWidths, .borderInlineStyle: inlineStyles, .borderInlineColor: inlineColors,
        .borderRadius: [
            .borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius, .borderBottomLeftRadius,
        ],
        .borderImage: [.borderImageSource],
        .outline: [.outlineWidth, .outlineStyle, .outlineColor],
        .background: [
            .backgroundColor, .backgroundImage, .backgroundPosition, .backgroundSize, .backgroundRepeat,
            .backgroundAttachment, .backgroundOrigin, .backgroundClip,
        ],
        .font: [.fontStyle, .fontVariantCaps, .fontWeight, .fontStretch, .fontSize, .lineHeight, .fontFamily],
        .overflow: [.overflowX, .overflowY], .flex: [.flexGrow, .flexShrink, .flexBasis],
        .animation: [
            .animationName, .animationDuration, .animationIterationCount, .animationPlayState, .animationFillMode,
        ],
        .transition: [.transitionProperty, .transitionDuration], .mask: [.maskImage], .columns: [.columnCount],
        .container: [.containerType], .flexFlow: [.flexDirection, .flexWrap],
        .textDecoration: [
            .textDecorationLine, .textDecorationStyle, .textDecorationColor, .textDecorationThickness,
        ],
        .listStyle: [.listStyleType, .listStylePosition, .listStyleImage],
        .fontVariant: [.fontVariantCaps], .textStroke: [.webkitTextStrokeWidth, .webkitTextStrokeColor],
    ]

    /// Takes a value apart: a value for every longhand, or nil when it is not valid.
    func expand(_ cursor: TokenCursor) -> [Value]? {
        var cursor = cursor.trimmed()
        guard !cursor.isAtEnd else { return nil }
        switch self {
        case .margin, .padding, .inset, .borderWidth, .borderStyle, .borderColor: return fourSides(&cursor)
        case .marginBlock, .marginInline, .paddingBlock, .paddingInline, .insetBlock, .insetInline, .overflow,
            .borderBlockWidth, .borderBlockStyle, .borderBlockColor, .borderInlineWidth, .borderInlineStyle,
            .borderInlineColor:
            return twoSides(&cursor)
        case .border:
            return anyOrder(&cursor, Shorthand.oneBorder).map { Shorthand.repeated($0, 4) + [.keyword(.none)] }
        case .borderBlock, .borderInline:
            return anyOrder(&cursor, Shorthand.oneBorder).map { Shorthand.repeated($0, 2) }
        case .borderTop, .borderRight, .borderBottom, .borderLeft, .borderBlockStart, .borderBlockEnd,
            .borderInlineStart, .borderInlineEnd, .outline, .flexFlow, .textDecoration, .textStroke:
            return anyOrder(&cursor, longhands)
        case .borderRadius: return radii(&cursor)
        case .borderImage: return borderImage(&cursor)
        case .background: return BackgroundParser.expand(cursor)
        case .font: return FontShorthand.expand(cursor)
        case .flex: return flex(&cursor)
        case .animation: return AnimationParser.animation(cursor)
        case .transition: return AnimationParser.transition(cursor)
        case .listStyle: return listStyle(&cursor)
        case .mask: return ValueParser.opaque(&cursor).map { [$0] }
        case .columns: return columns(&cursor)
        case .container: return container(&cursor)
        case .fontVariant: return fontVariant(&cursor)
        }
    }

    private static let oneBorder: [Property] = [.borderTopWidth, .borderTopStyle, .borderTopColor]

    private static func repeated(_ values: [Value], _ count: Int) -> [Value] {
        values.flatMap { [Value](repeating: $0, count: count) }
    }
}
