/// What the parser of CSS Syntax 3 returns for one rule or declaration; ranges are indices of tokens.
public enum SyntaxItem: Sendable, Hashable {
    case atRule(AtRule)
    case qualifiedRule(QualifiedRule)
    case declaration(SyntaxDeclaration)
    /// A parse error: these tokens are no rule and no declaration.
    case invalid(Range<Int>)
}

/// An at-rule: `@name prelude;` or `@name prelude { block }`.
public struct AtRule: Sendable, Hashable {
    /// Index of the at-keyword.
    public var name: Int
    public var prelude: Range<Int>
    /// The tokens between the braces, or nil for a statement.
    public var block: Range<Int>?
}

/// A qualified rule: `prelude { block }`.
public struct QualifiedRule: Sendable, Hashable {
    public var prelude: Range<Int>
    public var block: Range<Int>
}

/// A declaration, not yet judged by any property's grammar.
public struct SyntaxDeclaration: Sendable, Hashable {
    /// Index of the identifier.
    public var name: Int
    /// Without white space at both ends and without `!important`.
    public var value: Range<Int>
    public var isImportant: Bool
}

/// Why an entry point that wants exactly one thing found none.
public enum SyntaxError: Error, Sendable, Hashable {
    case empty, invalid, extraInput
}
