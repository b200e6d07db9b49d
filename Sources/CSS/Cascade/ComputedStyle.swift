/// The computed values of one element or pseudo-element.
///
/// Elements whose styles come out the same share one instance, so that identity is a cheap test of equality.
/// A property of which `isKnown` is false has a value that a browser might not agree with: it depends on layout, on
/// something this module does not implement, or on a sheet that is missing.
public final class ComputedStyle: Sendable {
    let inherited: [Value]
    let own: [Value]
    let uncertain: PropertySet
    let customProperties: CustomProperties
    /// The colour scheme in use on the element, after `color-scheme`.
    public let scheme: ColorScheme
    /// How the font size came about; what children with another generic family need to know.
    let fontOrigin: FontOrigin
    /// Unique among the styles that one `Cascade` has made.
    let number: Int
    /// What `rem` and `rlh` are on the page.
    let rootFontSize: Double
    let rootLineHeight: Double

    init(
        inherited: [Value], own: [Value], uncertain: PropertySet, customProperties: CustomProperties,
        scheme: ColorScheme, fontOrigin: FontOrigin, number: Int, rootFontSize: Double, rootLineHeight: Double
    ) {
        self.inherited = inherited
        self.own = own
        self.uncertain = uncertain
        self.customProperties = customProperties
        self.scheme = scheme
        self.fontOrigin = fontOrigin
        self.number = number
        self.rootFontSize = rootFontSize
        self.rootLineHeight = rootLineHeight
    }

    /// Are all values the same, and all that children's values depend on?
    func isSame(as other: ComputedStyle) -> Bool {
        scheme == other.scheme && fontOrigin == other.fontOrigin && uncertain == other.uncertain
            && rootFontSize == other.rootFontSize && rootLineHeight == other.rootLineHeight
            && customProperties === other.customProperties && inherited == other.inherited && own == other.own
    }

    /// The computed value of a property; of a logical one, its own initial value is `auto`.
    public func value(_ property: Property) -> Value {
        let index = Int(property.rawValue)
        if index < Property.inheritedCount { return inherited[index] }
        return index < Property.physicalCount ? own[index - Property.inheritedCount] : .keyword(.auto)
    }

    /// Is the value certain to be what a browser computes?
    public func isKnown(_ property: Property) -> Bool { !uncertain.contains(property) }

    /// Are all of them known?
    public func areKnown(_ properties: Property...) -> Bool { properties.allSatisfy(isKnown) }

    /// The value as a keyword, or `auto` for other values.
    public func keyword(_ property: Property) -> Keyword { value(property).keyword ?? .auto }

    /// The value in CSS pixels; nil for keywords and for values that need layout (percentages other than 0 %).
    public func pixels(_ property: Property) -> Double? {
        switch value(property) {
        case .length(let pixels): pixels
        case .percentage(let percent): percent == 0 ? 0 : nil
        case .number(let number): number == 0 ? 0 : nil
        default: nil
        }
    }

    /// The value as a number, or nil.
    public func number(_ property: Property) -> Double? {
        if case .number(let number) = value(property) { number } else { nil }
    }

    /// The value as a colour, with `currentcolor` resolved; nil for values that are no colour.
    public func color(_ property: Property) -> Color? {
        switch value(property) {
        case .color(let color): color
        case .colorValue(let value): value.resolved(currentColor: color, scheme: scheme)
        default: nil
        }
    }

    /// The line height in CSS pixels; for `normal` what fonts have on the average.
    var usedLineHeight: Double {
        switch value(.lineHeight) {
        case .length(let pixels): pixels
        case .number(let factor): factor * fontSize
        default: fontSize * 1.15
        }
    }

    /// The value of a custom property such as `--accent`, as text; nil when it is not set.
    public func customProperty(_ name: String) -> String? {
        customProperties.value(name).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// How a font size came about (the font size of monospace text depends on it).
struct FontOrigin: Sendable, Hashable {
    /// 0 for `xx-small` to 7 for `xxx-large`, while the size is such a keyword's or inherited from one.
    var keyword: Int? = 3
    /// Some length set it, directly or as the base of a relative size.
    var isAbsolute = false
    /// The only family is the generic `monospace`.
    var isMonospace = false
}
