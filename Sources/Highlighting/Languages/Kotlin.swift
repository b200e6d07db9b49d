extension Language {
    static let kotlin = Language("kotlin", aliases: ["kt", "kts"], scan: grammar.scan)

    private static let grammar = CodeGrammar(
        keywords: WordSet(
            """
            abstract actual annotation as break by catch class companion const constructor continue crossinline data do \
            else enum expect external final finally for fun get if import in infix init inline inner interface internal \
            is lateinit noinline object open operator out override package private protected public reified return \
            sealed set suspend tailrec throw try typealias val value var vararg when where while
            """),
        literals: WordSet("true false null this super"),
        strings: [
            CodeGrammar.StringForm(
                delimiter: "\"\"\"", isSingleLine: false, interpolation: ("${", 0x7B, 0x7D), hasEscapes: false),
            CodeGrammar.StringForm(delimiter: "\"", interpolation: ("${", 0x7B, 0x7D)),
            CodeGrammar.StringForm(delimiter: "'"),
        ],
        nestsComments: true, hasAttributes: true)
}
