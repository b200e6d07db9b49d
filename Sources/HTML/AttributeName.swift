/// The local name of an attribute: one of the known names, which compare as numbers, or any other text.
///
/// Names are as the tree has them: lower case in HTML, and in SVG and MathML with the capitals that the standard
/// restores.
public struct AttributeName: Sendable, Hashable {
    /// The place in `AttributeName.knownList`, or -1 for other names.
    @usableFromInline let code: Int32
    /// The text of a name that is not in the list.
    @usableFromInline let other: String?

    /// The table of the known names: its codes are the places in `knownList`.
    static let knownNames = NameTable(list: knownList)
    /// How many names are known: codes below it mean the same in every document.
    static let knownCount = Int32(truncatingIfNeeded: knownNames.count)
    private static let knownTexts: [String] = (0..<knownNames.count).map { knownNames.text(Int32($0)) }

    init(known code: Int32) {
        self.code = code
        other = nil
    }

    private init(other: String) {
        code = -1
        self.other = other
    }

    /// The name of that text, taken as it stands: HTML names are given in lower case.
    public init(_ text: String) {
        if let known = AttributeName.knownNames.code(of: Array(text.utf8)) {
            code = known
            other = nil
        } else {
            code = -1
            other = text
        }
    }

    /// The name with that code in a document's table.
    init(code: Int32, in table: NameTable) {
        if Int(code) < AttributeName.knownNames.count {
            self.init(known: code)
        } else {
            self.init(other: table.text(code))
        }
    }

    /// Known names compare by their numbers alone.
    @inlinable
    public static func == (left: AttributeName, right: AttributeName) -> Bool {
        left.code >= 0 || right.code >= 0 ? left.code == right.code : left.other == right.other
    }

    /// By number for known names.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        if code < 0 { hasher.combine(other) }
    }

    /// A number that is the same for the same known name in every document, for side tables; -1 for other names.
    public var knownNumber: Int { Int(code) }
    /// The known names in the order of their numbers.
    public static var allKnown: [AttributeName] { (0..<knownNames.count).map { AttributeName(known: Int32($0)) } }

    /// The name as text. Complexity: O(1).
    public var text: String { other ?? AttributeName.knownTexts[Int(code)] }
}

extension AttributeName: CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name as text.
    public var description: String { text }
    /// The name of that text.
    public init(stringLiteral value: String) { self.init(value) }
}
