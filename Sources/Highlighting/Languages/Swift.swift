extension Language {
    static let swift = Language("swift", scan: grammar.scan)

    private static let grammar = CodeGrammar(
        keywords: WordSet(
            """
            actor any as associatedtype async await borrowing break case catch class consume consuming continue \
            convenience copy default defer deinit didSet distributed do dynamic each else enum extension fallthrough \
            fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy let \
            macro mutating nonisolated nonmutating open operator optional override package postfix precedencegroup \
            prefix private protocol public repeat required rethrows return sending set some static struct subscript \
            super switch throw throws try typealias unowned var weak where while willSet yield
            """),
        literals: WordSet("true false nil self Self"),
        strings: [
            CodeGrammar.StringForm(
                delimiter: "\"\"\"", isSingleLine: false, interpolation: ("\\(", 0x28, 0x29), takesHashes: true),
            CodeGrammar.StringForm(delimiter: "\"", interpolation: ("\\(", 0x28, 0x29), takesHashes: true),
        ],
        nestsComments: true, hasAttributes: true, hasDirectives: true, hasDollarWords: true)
}
