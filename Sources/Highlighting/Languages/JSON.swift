extension Language {
    static let json = Language("json", aliases: ["jsonc", "json5", "jsonld"], scan: grammar.scan)

    private static let grammar = CodeGrammar(
        literals: WordSet("true false null"), strings: [CodeGrammar.StringForm(delimiter: "\"")],
        capitalsAreTypes: false, keysAreProperties: true)
}
