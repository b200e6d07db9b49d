extension Language {
    static let typeScript = Language("typescript", aliases: ["ts", "tsx", "mts", "cts"], scan: grammar.scan)

    private static let grammar = CodeGrammar(
        keywords: WordSet(
            javaScriptKeywords + """
                 abstract asserts declare enum implements infer interface is keyof module namespace override private \
                protected public readonly satisfies type unique
                """),
        literals: javaScriptLiterals,
        types: WordSet("any bigint boolean never number object string symbol unknown"), strings: javaScriptStrings,
        hasAttributes: true, hasDollarWords: true, hasRegularExpressions: true, keysAreProperties: true)
}
