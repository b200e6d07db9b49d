/// Data: the longhand properties that this module computes, inherited ones first, logical ones last.
public enum Property: UInt8, Sendable, Hashable, CaseIterable {
    /// `color-scheme`
    case colorScheme
    /// `writing-mode`
    case writingMode
    /// `direction`
    case direction
    /// `font-size`
    case fontSize
    /// `font-family`
    case fontFamily
    /// `font-style`
    case fontStyle
    /// `font-weight`
    case fontWeight
    /// `font-stretch`
    case fontStretch
    /// `font-variant-caps`
    case fontVariantCaps
    /// `line-height`
    case lineHeight
    /// `color`
    case color
    /// `accent-color`
    case accentColor
    /// `caret-color`
    case caretColor
    /// `cursor`
    case cursor
    /// `pointer-events`
    case pointerEvents
    /// `visibility`
    case visibility
    /// `letter-spacing`
    case letterSpacing
    /// `word-spacing`
    case wordSpacing
    /// `white-space`
    case whiteSpace
    /// `text-align`
    case textAlign
    /// `text-align-last`
    case textAlignLast
    /// `text-indent`
    case textIndent
    /// `text-transform`
    case textTransform
    /// `text-shadow`
    case textShadow
    /// `text-underline-offset`
    case textUnderlineOffset
    /// `word-break`
    case wordBreak
    /// `overflow-wrap`
    case overflowWrap
    /// `hyphens`
    case hyphens
    /// `list-style-type`
    case listStyleType
    /// `list-style-position`
    case listStylePosition
    /// `list-style-image`
    case listStyleImage
    /// `quotes`
    case quotes
    /// `border-collapse`
    case borderCollapse
    /// `border-spacing`
    case borderSpacing
    /// `caption-side`
    case captionSide
    /// `empty-cells`
    case emptyCells
    /// `print-color-adjust`
    case printColorAdjust
    /// `forced-color-adjust`
    case forcedColorAdjust
    /// `fill`
    case fill
    /// `stroke`
    case stroke
    /// `fill-opacity`
    case fillOpacity
    /// `stroke-opacity`
    case strokeOpacity
    /// `stroke-width`
    case strokeWidth
    /// `user-select`
    case userSelect
    /// `interactivity`
    case interactivity
    /// `-webkit-text-fill-color`
    case webkitTextFillColor
    /// `-webkit-text-stroke-width`
    case webkitTextStrokeWidth
    /// `-webkit-text-stroke-color`
    case webkitTextStrokeColor
    /// `-webkit-text-security`
    case webkitTextSecurity
    /// `display`
    case display
    /// `position`
    case position
    /// `float`
    case float
    /// `clear`
    case clear
    /// `top`
    case top
    /// `right`
    case right
    /// `bottom`
    case bottom
    /// `left`
    case left
    /// `z-index`
    case zIndex
    /// `width`
    case width
    /// `height`
    case height
    /// `min-width`
    case minWidth
    /// `min-height`
    case minHeight
    /// `max-width`
    case maxWidth
    /// `max-height`
    case maxHeight
    /// `margin-top`
    case marginTop
    /// `margin-right`
    case marginRight
    /// `margin-bottom`
    case marginBottom
    /// `margin-left`
    case marginLeft
    /// `padding-top`
    case paddingTop
    /// `padding-right`
    case paddingRight
    /// `padding-bottom`
    case paddingBottom
    /// `padding-left`
    case paddingLeft
    /// `box-sizing`
    case boxSizing
    /// `overflow-x`
    case overflowX
    /// `overflow-y`
    case overflowY
    /// `text-overflow`
    case textOverflow
    /// `clip`
    case clip
    /// `clip-path`
    case clipPath
    /// `mask-image`
    case maskImage
    /// `opacity`
    case opacity
    /// `filter`
    case filter
    /// `backdrop-filter`
    case backdropFilter
    /// `mix-blend-mode`
    case mixBlendMode
    /// `isolation`
    case isolation
    /// `transform`
    case transform
    /// `translate`
    case translate
    /// `rotate`
    case rotate
    /// `scale`
    case scale
    /// `background-color`
    case backgroundColor
    /// `background-image`
    case backgroundImage
    /// `background-position`
    case backgroundPosition
    /// `background-size`
    case backgroundSize
    /// `background-repeat`
    case backgroundRepeat
    /// `background-origin`
    case backgroundOrigin
    /// `background-clip`
    case backgroundClip
    /// `background-attachment`
    case backgroundAttachment
    /// `border-top-width`
    case borderTopWidth
    /// `border-right-width`
    case borderRightWidth
    /// `border-bottom-width`
    case borderBottomWidth
    /// `border-left-width`
    case borderLeftWidth
    /// `border-top-style`
    case borderTopStyle
    /// `border-right-style`
    case borderRightStyle
    /// `border-bottom-style`
    case borderBottomStyle
    /// `border-left-style`
    case borderLeftStyle
    /// `border-top-color`
    case borderTopColor
    /// `border-right-color`
    case borderRightColor
    /// `border-bottom-color`
    case borderBottomColor
    /// `border-left-color`
    case borderLeftColor
    /// `border-top-left-radius`
    case borderTopLeftRadius
    /// `border-top-right-radius`
    case borderTopRightRadius
    /// `border-bottom-right-radius`
    case borderBottomRightRadius
    /// `border-bottom-left-radius`
    case borderBottomLeftRadius
    /// `border-image-source`
    case borderImageSource
    /// `outline-width`
    case outlineWidth
    /// `outline-style`
    case outlineStyle
    /// `outline-color`
    case outlineColor
    /// `outline-offset`
    case outlineOffset
    /// `box-shadow`
    case boxShadow
    /// `text-decoration-line`
    case textDecorationLine
    /// `text-decoration-style`
    case textDecorationStyle
    /// `text-decoration-color`
    case textDecorationColor
    /// `text-decoration-thickness`
    case textDecorationThickness
    /// `vertical-align`
    case verticalAlign
    /// `unicode-bidi`
    case unicodeBidi
    /// `content`
    case content
    /// `content-visibility`
    case contentVisibility
    /// `counter-increment`
    case counterIncrement
    /// `counter-reset`
    case counterReset
    /// `order`
    case order
    /// `flex-direction`
    case flexDirection
    /// `flex-wrap`
    case flexWrap
    /// `flex-grow`
    case flexGrow
    /// `flex-shrink`
    case flexShrink
    /// `flex-basis`
    case flexBasis
    /// `grid-auto-flow`
    case gridAutoFlow
    /// `reading-flow`
    case readingFlow
    /// `appearance`
    case appearance
    /// `resize`
    case resize
    /// `table-layout`
    case tableLayout
    /// `object-fit`
    case objectFit
    /// `column-count`
    case columnCount
    /// `animation-name`
    case animationName
    /// `animation-duration`
    case animationDuration
    /// `animation-iteration-count`
    case animationIterationCount
    /// `animation-play-state`
    case animationPlayState
    /// `animation-fill-mode`
    case animationFillMode
    /// `transition-property`
    case transitionProperty
    /// `transition-duration`
    case transitionDuration
    /// `scroll-behavior`
    case scrollBehavior
    /// `contain`
    case contain
    /// `container-type`
    case containerType
    /// `will-change`
    case willChange
    /// `line-clamp`
    case lineClamp
    /// `stop-color`
    case stopColor
    /// `inline-size`
    case inlineSize
    /// `block-size`
    case blockSize
    /// `min-inline-size`
    case minInlineSize
    /// `min-block-size`
    case minBlockSize
    /// `max-inline-size`
    case maxInlineSize
    /// `max-block-size`
    case maxBlockSize
    /// `margin-block-start`
    case marginBlockStart
    /// `margin-block-end`
    case marginBlockEnd
    /// `margin-inline-start`
    case marginInlineStart
    /// `margin-inline-end`
    case marginInlineEnd
    /// `padding-block-start`
    case paddingBlockStart
    /// `padding-block-end`
    case paddingBlockEnd
    /// `padding-inline-start`
    case paddingInlineStart
    /// `padding-inline-end`
    case paddingInlineEnd
    /// `inset-block-start`
    case insetBlockStart
    /// `inset-block-end`
    case insetBlockEnd
    /// `inset-inline-start`
    case insetInlineStart
    /// `inset-inline-end`
    case insetInlineEnd
    /// `border-block-start-width`
    case borderBlockStartWidth
    /// `border-block-end-width`
    case borderBlockEndWidth
    /// `border-inline-start-width`
    case borderInlineStartWidth
    /// `border-inline-end-width`
    case borderInlineEndWidth
    /// `border-block-start-style`
    case borderBlockStartStyle
    /// `border-block-end-style`
    case borderBlockEndStyle
    /// `border-inline-start-style`
    case borderInlineStartStyle
    /// `border-inline-end-style`
    case borderInlineEndStyle
    /// `border-block-start-color`
    case borderBlockStartColor
    /// `border-block-end-color`
    case borderBlockEndColor
    /// `border-inline-start-color`
    case borderInlineStartColor
    /// `border-inline-end-color`
    case borderInlineEndColor
    /// `overflow-inline`
    case overflowInline
    /// `overflow-block`
    case overflowBlock

    /// The name in CSS.
    public var name: String { Property.names[Int(rawValue)] }

    private static let names: [String] = list.split(separator: " ").map(String.init)

    static let byName: [String: Property] = Dictionary(
        allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let list = """
        color-scheme writing-mode direction font-size font-family font-style font-weight font-stretch \
        font-variant-caps line-height color accent-color caret-color cursor pointer-events visibility \
        letter-spacing word-spacing white-space text-align text-align-last text-indent text-transform \
        text-shadow text-underline-offset word-break overflow-wrap hyphens list-style-type \
        list-style-position list-style-image quotes border-collapse border-spacing caption-side empty-cells \
        print-color-adjust forced-color-adjust fill stroke fill-opacity stroke-opacity stroke-width \
        user-select interactivity -webkit-text-fill-color -webkit-text-stroke-width \
        -webkit-text-stroke-color -webkit-text-security display position float clear top right bottom left \
        z-index width height min-width min-height max-width max-height margin-top margin-right margin-bottom \
        margin-left padding-top padding-right padding-bottom padding-left box-sizing overflow-x overflow-y \
        text-overflow clip clip-path mask-image opacity filter backdrop-filter mix-blend-mode isolation \
        transform translate rotate scale background-color background-image background-position \
        background-size background-repeat background-origin background-clip background-attachment \
        border-top-width border-right-width border-bottom-width border-left-width border-top-style \
        border-right-style border-bottom-style border-left-style border-top-color border-right-color \
        border-bottom-color border-left-color border-top-left-radius border-top-right-radius \
        border-bottom-right-radius border-bottom-left-radius border-image-source outline-width outline-style \
        outline-color outline-offset box-shadow text-decoration-line text-decoration-style \
        text-decoration-color text-decoration-thickness vertical-align unicode-bidi content \
        content-visibility counter-increment counter-reset order flex-direction flex-wrap flex-grow \
        flex-shrink flex-basis grid-auto-flow reading-flow appearance resize table-layout object-fit \
        column-count animation-name animation-duration animation-iteration-count animation-play-state \
        animation-fill-mode transition-property transition-duration scroll-behavior contain container-type \
        will-change line-clamp stop-color inline-size block-size min-inline-size min-block-size \
        max-inline-size max-block-size margin-block-start margin-block-end margin-inline-start \
        margin-inline-end padding-block-start padding-block-end padding-inline-start padding-inline-end \
        inset-block-start inset-block-end inset-inline-start inset-inline-end border-block-start-width \
        border-block-end-width border-inline-start-width border-inline-end-width border-block-start-style \
        border-block-end-style border-inline-start-style border-inline-end-style border-block-start-color \
        border-block-end-color border-inline-start-color border-inline-end-color overflow-inline \
        overflow-block
        """
}

extension Property {
    /// The inherited ones are the first of all.
    static let inheritedCount = 49
    /// The physical ones come before the logical ones.
    static let physicalCount = 154

    /// Initial values by raw value; logical properties have none.
    static let initialValues: [Value] = [
        .keyword(.normal),  // color-scheme
        .keyword(.horizontalTb),  // writing-mode
        .keyword(.ltr),  // direction
        .length(16),  // font-size
        .list([]),  // font-family
        .keyword(.normal),  // font-style
        .number(400),  // font-weight
        .percentage(100),  // font-stretch
        .keyword(.normal),  // font-variant-caps
        .keyword(.normal),  // line-height
        .color(.black),  // color
        .keyword(.auto),  // accent-color
        .keyword(.auto),  // caret-color
        .keyword(.auto),  // cursor
        .keyword(.auto),  // pointer-events
        .keyword(.visible),  // visibility
        .keyword(.normal),  // letter-spacing
        .length(0),  // word-spacing
        .keyword(.normal),  // white-space
        .keyword(.start),  // text-align
        .keyword(.auto),  // text-align-last
        .length(0),  // text-indent
        .keyword(.none),  // text-transform
        .keyword(.none),  // text-shadow
        .keyword(.auto),  // text-underline-offset
        .keyword(.normal),  // word-break
        .keyword(.normal),  // overflow-wrap
        .keyword(.manual),  // hyphens
        .keyword(.disc),  // list-style-type
        .keyword(.outside),  // list-style-position
        .keyword(.none),  // list-style-image
        .keyword(.auto),  // quotes
        .keyword(.separate),  // border-collapse
        .length(0),  // border-spacing
        .keyword(.top),  // caption-side
        .keyword(.show),  // empty-cells
        .keyword(.economy),  // print-color-adjust
        .keyword(.auto),  // forced-color-adjust
        .color(.black),  // fill
        .keyword(.none),  // stroke
        .number(1),  // fill-opacity
        .number(1),  // stroke-opacity
        .length(1),  // stroke-width
        .keyword(.auto),  // user-select
        .keyword(.auto),  // interactivity
        .colorValue(.currentColor),  // -webkit-text-fill-color
        .length(0),  // -webkit-text-stroke-width
        .colorValue(.currentColor),  // -webkit-text-stroke-color
        .keyword(.none),  // -webkit-text-security
        .keyword(.inline),  // display
        .keyword(.static),  // position
        .keyword(.none),  // float
        .keyword(.none),  // clear
        .keyword(.auto),  // top
        .keyword(.auto),  // right
        .keyword(.auto),  // bottom
        .keyword(.auto),  // left
        .keyword(.auto),  // z-index
        .keyword(.auto),  // width
        .keyword(.auto),  // height
        .keyword(.auto),  // min-width
        .keyword(.auto),  // min-height
        .keyword(.none),  // max-width
        .keyword(.none),  // max-height
        .length(0),  // margin-top
        .length(0),  // margin-right
        .length(0),  // margin-bottom
        .length(0),  // margin-left
        .length(0),  // padding-top
        .length(0),  // padding-right
        .length(0),  // padding-bottom
        .length(0),  // padding-left
        .keyword(.contentBox),  // box-sizing
        .keyword(.visible),  // overflow-x
        .keyword(.visible),  // overflow-y
        .keyword(.clip),  // text-overflow
        .keyword(.auto),  // clip
        .keyword(.none),  // clip-path
        .keyword(.none),  // mask-image
        .number(1),  // opacity
        .keyword(.none),  // filter
        .keyword(.none),  // backdrop-filter
        .keyword(.normal),  // mix-blend-mode
        .keyword(.auto),  // isolation
        .keyword(.none),  // transform
        .keyword(.none),  // translate
        .keyword(.none),  // rotate
        .keyword(.none),  // scale
        .color(.transparent),  // background-color
        .keyword(.none),  // background-image
        .opaque("0% 0%"),  // background-position
        .opaque("auto"),  // background-size
        .opaque("repeat"),  // background-repeat
        .opaque("padding-box"),  // background-origin
        .opaque("border-box"),  // background-clip
        .opaque("scroll"),  // background-attachment
        .length(3),  // border-top-width
        .length(3),  // border-right-width
        .length(3),  // border-bottom-width
        .length(3),  // border-left-width
        .keyword(.none),  // border-top-style
        .keyword(.none),  // border-right-style
        .keyword(.none),  // border-bottom-style
        .keyword(.none),  // border-left-style
        .colorValue(.currentColor),  // border-top-color
        .colorValue(.currentColor),  // border-right-color
        .colorValue(.currentColor),  // border-bottom-color
        .colorValue(.currentColor),  // border-left-color
        .length(0),  // border-top-left-radius
        .length(0),  // border-top-right-radius
        .length(0),  // border-bottom-right-radius
        .length(0),  // border-bottom-left-radius
        .keyword(.none),  // border-image-source
        .length(3),  // outline-width
        .keyword(.none),  // outline-style
        .colorValue(.currentColor),  // outline-color
        .length(0),  // outline-offset
        .keyword(.none),  // box-shadow
        .keyword(.none),  // text-decoration-line
        .keyword(.solid),  // text-decoration-style
        .colorValue(.currentColor),  // text-decoration-color
        .keyword(.auto),  // text-decoration-thickness
        .keyword(.baseline),  // vertical-align
        .keyword(.normal),  // unicode-bidi
        .keyword(.normal),  // content
        .keyword(.visible),  // content-visibility
        .keyword(.none),  // counter-increment
        .keyword(.none),  // counter-reset
        .number(0),  // order
        .keyword(.row),  // flex-direction
        .keyword(.nowrap),  // flex-wrap
        .number(0),  // flex-grow
        .number(1),  // flex-shrink
        .keyword(.auto),  // flex-basis
        .keyword(.row),  // grid-auto-flow
        .keyword(.normal),  // reading-flow
        .keyword(.none),  // appearance
        .keyword(.none),  // resize
        .keyword(.auto),  // table-layout
        .keyword(.fill),  // object-fit
        .keyword(.auto),  // column-count
        .keyword(.none),  // animation-name
        .keyword(.auto),  // animation-duration
        .opaque("1"),  // animation-iteration-count
        .keyword(.running),  // animation-play-state
        .keyword(.none),  // animation-fill-mode
        .keyword(.all),  // transition-property
        .opaque("0s"),  // transition-duration
        .keyword(.auto),  // scroll-behavior
        .keyword(.none),  // contain
        .keyword(.normal),  // container-type
        .keyword(.auto),  // will-change
        .keyword(.none),  // line-clamp
        .color(.black),  // stop-color
    ]

    /// The initial value; of a logical property, `auto`.
    var initialValue: Value {
        Int(rawValue) < Property.physicalCount ? Property.initialValues[Int(rawValue)] : .keyword(.auto)
    }

    /// Grammars by raw value.
    static let grammars: [Grammar] = [
        .colorScheme,  // color-scheme
        .keywords([.horizontalTb, .verticalRl, .verticalLr, .sidewaysRl, .sidewaysLr]),  // writing-mode
        .keywords([.ltr, .rtl]),  // direction
        .fontSize,  // font-size
        .fontFamily,  // font-family
        .fontStyle,  // font-style
        .fontWeight,  // font-weight
        .fontStretch,  // font-stretch
        .keywords([.normal, .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps, .unicase, .titlingCaps]),
        .lineHeight,  // line-height
        .color,  // color
        .colorOr([.auto]),  // accent-color
        .colorOr([.auto]),  // caret-color
        .opaque,  // cursor
        .keywords([
            .auto, .none, .visiblepainted, .visiblefill, .visiblestroke, .visible, .painted, .fill, .stroke, .all,
            .boundingBox,
        ]),  // pointer-events
        .keywords([.visible, .hidden, .collapse]),  // visibility
        .length(percentage: true, negative: true, [.normal]),  // letter-spacing
        .length(percentage: true, negative: true, [.normal]),  // word-spacing
        .whiteSpace,  // white-space
        .keywords([
            .start, .end, .left, .right, .center, .justify, .matchParent, .webkitCenter, .webkitLeft, .webkitRight,
            .webkitMatchParent,
        ]),  // text-align
        .keywords([.auto, .start, .end, .left, .right, .center, .justify, .matchParent]),  // text-align-last
        .textIndent,  // text-indent
        .keywordSet([.none, .capitalize, .uppercase, .lowercase, .fullWidth, .fullSizeKana, .mathAuto]),
        .opaque,  // text-shadow
        .length(percentage: true, negative: true, [.auto]),  // text-underline-offset
        .keywords([.normal, .breakAll, .keepAll, .breakWord, .autoPhrase]),  // word-break
        .keywords([.normal, .breakWord, .anywhere]),  // overflow-wrap
        .keywords([.none, .manual, .auto]),  // hyphens
        .listStyleType,  // list-style-type
        .keywords([.inside, .outside]),  // list-style-position
        .image([.none]),  // list-style-image
        .opaque,  // quotes
        .keywords([.separate, .collapse]),  // border-collapse
        .lengthPair,  // border-spacing
        .keywords([.top, .bottom]),  // caption-side
        .keywords([.show, .hide]),  // empty-cells
        .keywords([.economy, .exact]),  // print-color-adjust
        .keywords([.auto, .none, .preserveParentColor]),  // forced-color-adjust
        .paint,  // fill
        .paint,  // stroke
        .alpha,  // fill-opacity
        .alpha,  // stroke-opacity
        .lengthOrNumber,  // stroke-width
        .keywords([.auto, .text, .none, .contain, .all]),  // user-select
        .keywords([.auto, .inert]),  // interactivity
        .color,  // -webkit-text-fill-color
        .borderWidth,  // -webkit-text-stroke-width
        .color,  // -webkit-text-stroke-color
        .keywords([.none, .disc, .circle, .square]),  // -webkit-text-security
        .display,  // display
        .keywords([.static, .relative, .absolute, .fixed, .sticky, .webkitSticky]),  // position
        .keywords([.none, .left, .right, .inlineStart, .inlineEnd]),  // float
        .keywords([.none, .left, .right, .both, .inlineStart, .inlineEnd]),  // clear
        .length(percentage: true, negative: true, [.auto]),  // top
        .length(percentage: true, negative: true, [.auto]),  // right
        .length(percentage: true, negative: true, [.auto]),  // bottom
        .length(percentage: true, negative: true, [.auto]),  // left
        .integer([.auto]),  // z-index
        .size([.auto]),  // width
        .size([.auto]),  // height
        .size([.auto]),  // min-width
        .size([.auto]),  // min-height
        .size([.none]),  // max-width
        .size([.none]),  // max-height
        .length(percentage: true, negative: true, [.auto]),  // margin-top
        .length(percentage: true, negative: true, [.auto]),  // margin-right
        .length(percentage: true, negative: true, [.auto]),  // margin-bottom
        .length(percentage: true, negative: true, [.auto]),  // margin-left
        .length(percentage: true, negative: false, []),  // padding-top
        .length(percentage: true, negative: false, []),  // padding-right
        .length(percentage: true, negative: false, []),  // padding-bottom
        .length(percentage: true, negative: false, []),  // padding-left
        .keywords([.contentBox, .borderBox]),  // box-sizing
        .keywords([.visible, .hidden, .clip, .scroll, .auto, .overlay]),  // overflow-x
        .keywords([.visible, .hidden, .clip, .scroll, .auto, .overlay]),  // overflow-y
        .opaque,  // text-overflow
        .clip,  // clip
        .opaque,  // clip-path
        .opaque,  // mask-image
        .alpha,  // opacity
        .opaque,  // filter
        .opaque,  // backdrop-filter
        .keywords([
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter,
        ]),  // mix-blend-mode
        .keywords([.auto, .isolate]),  // isolation
        .opaque,  // transform
        .opaque,  // translate
        .opaque,  // rotate
        .opaque,  // scale
        .color,  // background-color
        .imageList([.none]),  // background-image
        .opaque,  // background-position
        .opaque,  // background-size
        .opaque,  // background-repeat
        .opaque,  // background-origin
        .opaque,  // background-clip
        .opaque,  // background-attachment
        .borderWidth,  // border-top-width
        .borderWidth,  // border-right-width
        .borderWidth,  // border-bottom-width
        .borderWidth,  // border-left-width
        .lineStyle,  // border-top-style
        .lineStyle,  // border-right-style
        .lineStyle,  // border-bottom-style
        .lineStyle,  // border-left-style
        .color,  // border-top-color
        .color,  // border-right-color
        .color,  // border-bottom-color
        .color,  // border-left-color
        .radius,  // border-top-left-radius
        .radius,  // border-top-right-radius
        .radius,  // border-bottom-right-radius
        .radius,  // border-bottom-left-radius
        .image([.none]),  // border-image-source
        .borderWidth,  // outline-width
        .outlineStyle,  // outline-style
        .colorOr([.auto, .invert]),  // outline-color
        .length(percentage: false, negative: true, []),  // outline-offset
        .opaque,  // box-shadow
        .decorationLine,  // text-decoration-line
        .keywords([.solid, .double, .dotted, .dashed, .wavy]),  // text-decoration-style
        .color,  // text-decoration-color
        .length(percentage: true, negative: true, [.auto, .fromFont]),  // text-decoration-thickness
        .length(
            percentage: true, negative: true, [.baseline, .sub, .super, .textTop, .textBottom, .middle, .top, .bottom]),
        .keywords([.normal, .embed, .isolate, .bidiOverride, .isolateOverride, .plaintext]),  // unicode-bidi
        .content,  // content
        .keywords([.visible, .auto, .hidden]),  // content-visibility
        .opaque,  // counter-increment
        .opaque,  // counter-reset
        .integer([]),  // order
        .keywords([.row, .rowReverse, .column, .columnReverse]),  // flex-direction
        .keywords([.nowrap, .wrap, .wrapReverse]),  // flex-wrap
        .number,  // flex-grow
        .number,  // flex-shrink
        .size([.auto, .content]),  // flex-basis
        .opaque,  // grid-auto-flow
        .keywords([.normal, .flexVisual, .flexFlow, .gridRows, .gridColumns, .gridOrder, .sourceOrder]),
        .opaque,  // appearance
        .keywords([.none, .both, .horizontal, .vertical, .block, .inline]),  // resize
        .keywords([.auto, .fixed]),  // table-layout
        .keywords([.fill, .contain, .cover, .none, .scaleDown]),  // object-fit
        .integer([.auto]),  // column-count
        .animationName,  // animation-name
        .opaque,  // animation-duration
        .opaque,  // animation-iteration-count
        .opaque,  // animation-play-state
        .opaque,  // animation-fill-mode
        .opaque,  // transition-property
        .opaque,  // transition-duration
        .keywords([.auto, .smooth]),  // scroll-behavior
        .opaque,  // contain
        .opaque,  // container-type
        .opaque,  // will-change
        .opaque,  // line-clamp
        .color,  // stop-color
        .size([.auto]),  // inline-size
        .size([.auto]),  // block-size
        .size([.auto]),  // min-inline-size
        .size([.auto]),  // min-block-size
        .size([.none]),  // max-inline-size
        .size([.none]),  // max-block-size
        .length(percentage: true, negative: true, [.auto]),  // margin-block-start
        .length(percentage: true, negative: true, [.auto]),  // margin-block-end
        .length(percentage: true, negative: true, [.auto]),  // margin-inline-start
        .length(percentage: true, negative: true, [.auto]),  // margin-inline-end
        .length(percentage: true, negative: false, []),  // padding-block-start
        .length(percentage: true, negative: false, []),  // padding-block-end
        .length(percentage: true, negative: false, []),  // padding-inline-start
        .length(percentage: true, negative: false, []),  // padding-inline-end
        .length(percentage: true, negative: true, [.auto]),  // inset-block-start
        .length(percentage: true, negative: true, [.auto]),  // inset-block-end
        .length(percentage: true, negative: true, [.auto]),  // inset-inline-start
        .length(percentage: true, negative: true, [.auto]),  // inset-inline-end
        .borderWidth,  // border-block-start-width
        .borderWidth,  // border-block-end-width
        .borderWidth,  // border-inline-start-width
        .borderWidth,  // border-inline-end-width
        .lineStyle,  // border-block-start-style
        .lineStyle,  // border-block-end-style
        .lineStyle,  // border-inline-start-style
        .lineStyle,  // border-inline-end-style
        .color,  // border-block-start-color
        .color,  // border-block-end-color
        .color,  // border-inline-start-color
        .color,  // border-inline-end-color
        .keywords([.visible, .hidden, .clip, .scroll, .auto, .overlay]),  // overflow-inline
        .keywords([.visible, .hidden, .clip, .scroll, .auto, .overlay]),  // overflow-block
    ]
}
