// The computed values that callers ask for most, by their names.

extension ComputedStyle {
    /// `none`, `contents`, `block`, `inline`, `inline-block`, `list-item`, `table-cell`, … in its short form.
    public var display: Keyword { keyword(.display) }
    public var visibility: Keyword { keyword(.visibility) }
    public var position: Keyword { keyword(.position) }
    public var contentVisibility: Keyword { keyword(.contentVisibility) }
    /// 0 to 1.
    public var opacity: Double { number(.opacity) ?? 1 }

    public var color: Color {
        if case .color(let color) = value(.color) { color } else { .black }
    }

    public var backgroundColor: Color { color(.backgroundColor) ?? .transparent }

    /// The colour that text is painted with: `-webkit-text-fill-color` where it is set.
    public var textFillColor: Color { color(.webkitTextFillColor) ?? color }

    /// The layers of `background-image`, the top one first; empty for `none`.
    public var backgroundImages: [Value] { images(.backgroundImage) }

    func images(_ property: Property) -> [Value] {
        switch value(property) {
        case .list(let values): values.filter { !$0.isNone }
        case .keyword: []
        case let value: [value]
        }
    }

    /// CSS pixels.
    public var fontSize: Double { pixels(.fontSize) ?? 16 }
    /// 1 to 1000.
    public var fontWeight: Double { number(.fontWeight) ?? 400 }
    public var isItalic: Bool { value(.fontStyle) != .keyword(.normal) }

    /// The names of the font families, generic ones in lower case.
    public var fontFamilies: [String] {
        guard case .list(let values) = value(.fontFamily) else { return [] }
        return values.compactMap { value in
            switch value {
            case .string(let name): name
            case .keyword(let keyword): keyword.name
            default: nil
            }
        }
    }

    /// CSS pixels, or nil for `normal`.
    public var lineHeight: Double? {
        switch value(.lineHeight) {
        case .length(let pixels): pixels
        case .number(let factor): factor * fontSize
        default: nil
        }
    }

    /// The lines of `text-decoration-line`; empty for `none`.
    public var textDecorationLines: [Keyword] {
        switch value(.textDecorationLine) {
        case .keyword(let keyword): keyword == .none ? [] : [keyword]
        case .list(let values): values.compactMap(\.keyword)
        default: []
        }
    }

    /// The border's used width on one side, by its width property: 0 where its style is `none` or `hidden`.
    public func borderWidth(_ width: Property) -> Double {
        let style: Property =
            switch width {
            case .borderTopWidth: .borderTopStyle
            case .borderRightWidth: .borderRightStyle
            case .borderBottomWidth: .borderBottomStyle
            case .borderLeftWidth: .borderLeftStyle
            default: .outlineStyle
            }
        let line = keyword(style)
        return line == .none || line == .hidden ? 0 : pixels(width) ?? 0
    }

    /// The outline's used width: 0 where its style is `none`.
    public var outlineWidth: Double { borderWidth(.outlineWidth) }

    /// Does anything keep the element's box from being made: `display: none`?
    public var isDisplayNone: Bool { display == .none }

    /// Is the element out of flow or placed apart from its place in the order of the source?
    public var isAbsolutelyPositioned: Bool { position == .absolute || position == .fixed }

    /// The text that a pseudo-element's `content` generates, and its alternative text where it names one (`/ "…"`).
    /// Nil when it generates nothing. Counters and quotes are not evaluated; `attr()` was.
    public var contentText: GeneratedContent? {
        switch value(.content) {
        case .list(let values): GeneratedContent(values)
        case .keyword(let keyword): [.normal, .none].contains(keyword) ? nil : GeneratedContent([.keyword(keyword)])
        case let value: GeneratedContent([value])
        }
    }
}

/// What the `content` of a pseudo-element generates.
public struct GeneratedContent: Sendable, Hashable {
    /// The text, images left out.
    public var text = ""
    /// The alternative text after the slash (CSS Content 3), if there is one.
    public var alternative: String?
    public var hasImage = false
    /// Some part (a counter, a quotation mark) has text that is not known here.
    public var isPartial = false

    init(_ values: [Value]) {
        for value in values {
            switch value {
            case .string(let text): self.text += text
            case .url: hasImage = true
            case .keyword(let keyword): isPartial = isPartial || keyword == .openQuote || keyword == .closeQuote
            case .function("alternative", let text): alternative = (alternative ?? "") + text
            case .function("image", _): hasImage = true
            default: isPartial = true
            }
        }
    }
}
