extension Language {
    static let javaScript = Language("javascript", aliases: ["js", "jsx", "mjs", "cjs"], scan: grammar.scan)

    static let javaScriptKeywords = """
        as async await break case catch class const continue debugger default delete do else export extends finally \
        for from function get if import in instanceof let new of return set static super switch throw try typeof var \
        void while with yield
        """
    static let javaScriptLiterals = WordSet("true false null undefined this NaN Infinity")
    static let javaScriptStrings = [
        CodeGrammar.StringForm(delimiter: "`", isSingleLine: false, interpolation: ("${", 0x7B, 0x7D)),
        CodeGrammar.StringForm(delimiter: "\""),
        CodeGrammar.StringForm(delimiter: "'"),
    ]

    private static let grammar = CodeGrammar(
        keywords: WordSet(javaScriptKeywords), literals: javaScriptLiterals, strings: javaScriptStrings,
        hasAttributes: true, hasDollarWords: true, hasRegularExpressions: true, keysAreProperties: true)
}
