import Diagnostics

/// A parsed style sheet: rules with compiled selectors and judged declarations, conditions still open.
///
/// It is parsed once and shared by all pages, schemes and threads. Parsing is total: what CSS would drop is dropped.
public final class StyleSheet: Sendable {
    /// Where the text stands: a `.css` file, or the page whose `style` element holds it.
    public let source: SourceFile
    /// Everything that counts for the cascade, in source order, blocks flattened.
    let items: [Item]
    let conditions: [Condition]
    /// `@property` registrations.
    let registrations: [PropertyRegistration]
    /// The targets of `@import`, in order.
    public let imports: [Import]
    /// Names of the `@keyframes` of the sheet.
    public let keyframes: Set<String>
    /// The rules, in source order.
    public var rules: [StyleRule] {
        items.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
    }

    init(
        source: SourceFile, items: [Item], conditions: [Condition], registrations: [PropertyRegistration],
        imports: [Import], keyframes: Set<String>
    ) {
        self.source = source
        self.items = items
        self.conditions = conditions
        self.registrations = registrations
        self.imports = imports
        self.keyframes = keyframes
    }

    enum Item: Sendable {
        case rule(StyleRule)
        /// `@layer a, b;` or the opening of a layer block: the path from the sheet's root.
        case layer([String], condition: Int)
        /// Index into `imports`.
        case importSheet(Int)
    }

    /// An `@import` rule.
    public struct Import: Sendable {
        /// The address as written.
        public let url: String
        /// The media queries of the rule; an empty list always holds.
        public let media: MediaQueryList
        /// Byte range of the rule in the sheet's source.
        public let range: Range<Int>
        /// nil: no layer; empty: an anonymous layer.
        let layer: [String]?
        let supports: Certainty
    }

    /// A condition around rules, inside its parent condition (-1 for none).
    struct Condition: Sendable {
        var parent: Int
        var kind: Kind

        enum Kind: Sendable {
            case media(MediaQueryList)
            case fixed(Certainty)
        }
    }
}

/// One rule with one block of declarations.
public struct StyleRule: Sendable {
    public let selectors: [Selector]
    public let declarations: [Declaration]
    /// Byte range of the selectors in the sheet's source.
    public let range: Range<Int>
    /// Index into the sheet's conditions, or -1.
    let condition: Int
    /// The cascade layer's path; empty for none.
    let layer: [String]
    /// The rule stands in something (such as `@scope`) whose effect on matching is not computed.
    let isUncertain: Bool
}

/// A declaration that its property's grammar has accepted; shorthands are taken apart.
public struct Declaration: Sendable {
    public enum Name: Sendable, Hashable {
        case property(Property)
        /// A custom property, with its dashes.
        case custom(String)
    }

    public let name: Name
    public let isImportant: Bool
    /// Byte range of the declaration (of the shorthand, for its parts) in the source.
    public let range: Range<Int>
    let value: DeclaredValue
}

/// What a declaration says.
enum DeclaredValue: Sendable {
    case value(Value)
    case wide(WideKeyword)
    /// It holds `var()`: read when custom properties are known.
    case pending(PendingValue)
    /// The text of a custom property.
    case text([UInt8])
    /// A browser may know this value; this module does not.
    case unknown
}

/// The CSS-wide keywords, CSS Cascade 5, section 7.3.
enum WideKeyword: String, Sendable, Hashable {
    case inherit, initial, unset, revert
    case revertLayer = "revert-layer"
    /// Behaves as `unset` for the cascade.
    case revertRule = "revert-rule"
}

/// A value with `var()` in it, one for all longhands of a shorthand.
final class PendingValue: Sendable {
    /// The name of the property or shorthand as declared, in lower case.
    let property: String
    let text: [UInt8]

    init(property: String, text: [UInt8]) {
        self.property = property
        self.text = text
    }
}

/// `@property`.
struct PropertyRegistration: Sendable {
    var name: String
    var inherits: Bool
    var initialValue: [UInt8]?
    var condition: Int
}

/// Three-valued logic: what cannot be known without a browser is neither.
public enum Certainty: UInt8, Sendable, Hashable {
    case no, maybe, yes

    static func of(_ value: Bool) -> Certainty { value ? .yes : .no }

    func and(_ other: Certainty) -> Certainty { Certainty(rawValue: min(rawValue, other.rawValue)) ?? .no }
    func or(_ other: Certainty) -> Certainty { Certainty(rawValue: max(rawValue, other.rawValue)) ?? .no }
    var negated: Certainty { Certainty(rawValue: 2 - rawValue) ?? .maybe }
}
