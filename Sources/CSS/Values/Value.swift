/// A value of a property: as parsed from a declaration, or as computed for an element.
public enum Value: Sendable, Hashable {
    case keyword(Keyword)
    case number(Double)
    /// CSS pixels; an absolute length, or a computed one.
    case length(Double)
    /// 50 for `50%`; of what depends on the property and needs layout.
    case percentage(Double)
    /// A computed sum of CSS pixels and a percentage.
    indirect case lengthPercentage(Double, percent: Double)
    /// A length, percentage or number whose units are not resolved yet. Never computed.
    indirect case numeric(Numeric)
    /// A computed colour.
    indirect case color(Color)
    /// A colour that is not a colour yet; computed only where it depends on `currentcolor`.
    indirect case colorValue(ColorValue)
    indirect case string(String)
    indirect case url(String)
    indirect case list([Value])
    /// A function that the grammar knows by name only, with the text of its content.
    indirect case function(String, String)
    /// A value that is kept as it was written, in lower case and single spaces.
    indirect case opaque(String)

    /// The keyword, or nil for other values.
    public var keyword: Keyword? {
        if case .keyword(let keyword) = self { keyword } else { nil }
    }

    /// Is it `none`, or a list of nothing else?
    public var isNone: Bool {
        switch self {
        case .keyword(let keyword): keyword == Keyword.none
        case .list(let values): values.allSatisfy(\.isNone)
        default: false
        }
    }
}

/// A set of properties as bits.
public struct PropertySet: Sendable, Hashable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    public init() {}

    public var isEmpty: Bool { words.0 | words.1 | words.2 | words.3 == 0 }

    public func contains(_ property: Property) -> Bool {
        word(property.rawValue >> 6) >> UInt64(property.rawValue & 63) & 1 != 0
    }

    public mutating func insert(_ property: Property) {
        let bit = UInt64(1) << UInt64(property.rawValue & 63)
        switch property.rawValue >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    private func word(_ index: UInt8) -> UInt64 {
        switch index {
        case 0: words.0
        case 1: words.1
        case 2: words.2
        default: words.3
        }
    }

    /// The inherited properties of the set.
    var inherited: PropertySet {
        var result = PropertySet()
        for property in Property.allCases.prefix(Property.inheritedCount) where contains(property) {
            result.insert(property)
        }
        return result
    }

    public static func == (left: PropertySet, right: PropertySet) -> Bool { left.words == right.words }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
        hasher.combine(words.2)
        hasher.combine(words.3)
    }
}
