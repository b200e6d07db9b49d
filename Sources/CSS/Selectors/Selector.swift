import HTML

/// One complex selector of Selectors 4, compiled for matching from the subject leftwards.
public struct Selector: Sendable, Hashable {
    /// The subject first. Never empty.
    var compounds: [Compound]
    public internal(set) var specificity: Specificity
    /// The pseudo-element whose styles the selector gives, or nil when it is about elements.
    public internal(set) var pseudoElement: PseudoElement?
    /// Hashes of names that an ancestor of the subject must have, for quick rejection.
    var ancestorHashes: [UInt32] = []
    /// It starts with a combinator, as selectors in `:has()` and nested rules may.
    var isRelative = false
}

/// Selectors 4, section 17: ids, then classes, attributes and pseudo-classes, then types and pseudo-elements.
public struct Specificity: Sendable, Hashable, Comparable {
    public var ids: Int
    public var classes: Int
    public var types: Int

    public init(_ ids: Int = 0, _ classes: Int = 0, _ types: Int = 0) {
        self.ids = ids
        self.classes = classes
        self.types = types
    }

    public static func < (left: Specificity, right: Specificity) -> Bool {
        (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
    }

    /// Nested rules can multiply counts without end, so that sums stop somewhere.
    static func + (left: Specificity, right: Specificity) -> Specificity {
        func sum(_ one: Int, _ other: Int) -> Int { min(one + other, 1 << 30) }
        return Specificity(sum(left.ids, right.ids), sum(left.classes, right.classes), sum(left.types, right.types))
    }
}

/// The relation of a compound to the one on its left.
enum Combinator: UInt8, Sendable, Hashable {
    case descendant, child, nextSibling, subsequentSibling
}

/// Simple selectors that must all hold for one element.
struct Compound: Sendable, Hashable {
    var simples: [SimpleSelector] = []
    /// How this compound stands to the next one in `Selector.compounds`; nil for the last.
    var combinator: Combinator?
}

/// A name with the hash of its lower-case form; equality of hashes is only a hint.
struct HashedName: Sendable, Hashable {
    let bytes: [UInt8]
    let hash: UInt32
    /// `TagName.knownNumber` of the text.
    let tagNumber: Int32

    init(_ text: String) {
        bytes = Array(text.utf8)
        tagNumber = Int32(TagName(text).knownNumber)
        hash = bytes.withUnsafeBufferPointer { HashedName.hash($0) }
    }

    /// FNV-1a over the ASCII-lower-case bytes.
    @inline(__always)
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in bytes { hash = (hash ^ UInt32(lowercased(byte))) &* 0x0100_0193 }
        return hash == 0 ? 1 : hash
    }

    static func hash(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.withUnsafeBufferPointer { hash($0) } }
}

/// One simple selector.
indirect enum SimpleSelector: Sendable, Hashable {
    case type(HashedName)
    case id(HashedName)
    case className(HashedName)
    case attribute(AttributeSelector)
    case state(PseudoClass)
    case nth(NthSelector)
    case matchesAny([Selector])
    case not([Selector])
    case has([Selector])
    case language([String])
    case direction(String)
    /// `:scope`, and the anchor of a selector in `:has()`.
    case scope
    /// A selector that is valid and matches nothing here, such as one in no namespace or `:nth-child(0)`.
    case never
    /// Valid, but this module cannot tell whether it matches.
    case unknown
    /// The element is one of these or in one, as the rules of `@scope` want it. How near it is, and where the scope
    /// ends, is not looked into: then it may or may not match.
    case scoped([Selector])
    /// The mark that `&` leaves beside what it stands for; it always holds.
    case parent
}

/// An attribute selector, Selectors 4, section 6.
struct AttributeSelector: Sendable, Hashable {
    enum Operation: UInt8, Sendable {
        case exists, equals, includes, dashMatch, prefix, suffix, substring
    }

    enum CaseRule: UInt8, Sendable {
        /// As the document language says: without case for some attributes of HTML elements.
        case standard
        case insensitive, sensitive
    }

    let name: HashedName
    var operation: Operation
    var value: [UInt8]
    var caseRule: CaseRule
    /// `*|name`: attributes of any namespace.
    var anyNamespace: Bool
    /// Whether it is one of the attributes whose values are matched without case on HTML elements.
    let ignoresCaseInHTML: Bool

    init(name: HashedName, operation: Operation, value: [UInt8], caseRule: CaseRule, anyNamespace: Bool) {
        self.name = name
        self.operation = operation
        self.value = value
        self.caseRule = caseRule
        self.anyNamespace = anyNamespace
        ignoresCaseInHTML = CaseInsensitiveAttributes.contains(name)
    }
}

/// `:nth-child()` and its like.
struct NthSelector: Sendable, Hashable {
    var formula: AnPlusB
    var fromEnd: Bool
    var ofType: Bool
    /// The selectors after `of`; empty for all siblings.
    var of: [Selector]
    /// Tells this selector from others where positions are remembered.
    let identity = Identity()

    final class Identity: Sendable, Hashable {
        static func == (left: Identity, right: Identity) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

/// The pseudo-elements that browsers know.
public enum PseudoElement: Sendable, Hashable {
    case before, after, marker, placeholder, firstLine, firstLetter, backdrop, selection, fileSelectorButton
    /// Any other, such as `::part(x)` or `::-webkit-scrollbar`.
    case other(String)

    private static let plain: [PseudoElement] = [
        .before, .after, .marker, .placeholder, .firstLine, .firstLetter, .backdrop, .selection, .fileSelectorButton,
    ]

    /// A number for side tables: 1 and up, 255 for any other.
    var code: UInt8 {
        switch self {
        case .before: 1
        case .after: 2
        case .marker: 3
        case .placeholder: 4
        case .firstLine: 5
        case .firstLetter: 6
        case .backdrop: 7
        case .selection: 8
        case .fileSelectorButton: 9
        case .other: 255
        }
    }

    /// The pseudo-element of a code other than 0 and 255.
    init?(code: UInt8) {
        guard code > 0, Int(code) <= PseudoElement.plain.count else { return nil }
        self = PseudoElement.plain[Int(code) - 1]
    }
}

/// The pseudo-classes without arguments that this module can decide on a page as it was parsed.
enum PseudoClass: UInt8, Sendable, Hashable {
    case root, empty, firstChild, lastChild, onlyChild, firstOfType, lastOfType, onlyOfType
    case anyLink, link, visited, localLink, target, targetWithin
    case hover, active, focus, focusVisible, focusWithin
    case enabled, disabled, readOnly, readWrite, placeholderShown, isDefault, checked, indeterminate
    case required, optional, valid, invalid, inRange, outOfRange, userValid, userInvalid
    case defined, open, modal, popoverOpen, fullscreen, pictureInPicture, autofill
    case playing, paused, seeking, buffering, stalled, muted, volumeLocked
    case host
}
