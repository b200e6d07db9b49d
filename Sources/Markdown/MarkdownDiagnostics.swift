import Diagnostics

/// The diagnostics of Markdown. Those of raw HTML and of refused schemes are `SanitizerDiagnostics`; the number HR-M001
/// was given once and is not used again.
public enum MarkdownDiagnostics {
    public static let all: [DiagnosticCode] = [
        foreignSyntax, bracketLimit, nestingLimit, invalidText, missingFootnote,
        unusedFootnote, duplicateFootnote, invalidAttributes, duplicateHeadingID,
        unusedDefinition, unusedInfo, emptyHeading, surplusCells, nestedFootnote,
    ]

    public static let foreignSyntax = DiagnosticCode(
        "HR-M003", .warning, "template or component syntax is shown as text",
        explanation: """
            Liquid and Nunjucks tags (`{% … %}`, `{{ … }}`, `{# … #}`) and MDX (`import`, `export`, JSX elements, \
            `{/* … */}`) are not run. They are shown as they were written, so that nothing is lost. Put them into a code \
            span if they are meant to be read, or rewrite them as Markdown.
            """)
    public static let bracketLimit = DiagnosticCode(
        "HR-M004", .warning, "too many unclosed openers in one paragraph",
        explanation: """
            A paragraph with very many `[`, `![`, `<!--`, `<?` or `<![CDATA[` that are never closed would take a very long time to \
            read. Past a limit they are taken as plain text.
            """)
    public static let nestingLimit = DiagnosticCode(
        "HR-M005", .warning, "blocks are nested too deeply",
        explanation: """
            Lists and quotations nested deeper than a reader could follow are kept, but browsers and printers give up \
            on them. Flatten the structure.
            """)
    public static let invalidText = DiagnosticCode(
        "HR-M006", .warning, "the text is not valid UTF-8, or holds control characters",
        explanation: """
            Bytes that are not UTF-8, control characters other than white space, and noncharacters such as U+FFFE are shown \
            as U+FFFD, because no page may hold them; so are character references that stand for them, such as `&#7;`. Save \
            the file as UTF-8, and delete what came in with copied text.
            """)
    public static let missingFootnote = DiagnosticCode(
        "HR-M007", .warning, "a footnote is not defined",
        explanation: "`[^label]` has no definition `[^label]: …` in the same file; it is shown as it was written.")
    public static let unusedFootnote = DiagnosticCode(
        "HR-M008", .note, "a footnote is never referred to",
        explanation:
            "A footnote without a reference is not shown on the page. Refer to it with `[^label]` or remove it.")
    public static let duplicateFootnote = DiagnosticCode(
        "HR-M009", .warning, "a footnote is defined twice",
        explanation:
            "The first definition of a label counts, later ones are not shown. Give each footnote its own label.")
    public static let invalidAttributes = DiagnosticCode(
        "HR-M010", .warning, "an attribute block has an unusable part",
        explanation: """
            `{#id .class key="value"}` at the end of a heading, list item or paragraph, or of a fence's info string. Keys \
            are `lang`, `dir` and `data-…`, for fences also `title` and `mark`; others are not taken over.
            """)
    public static let duplicateHeadingID = DiagnosticCode(
        "HR-M011", .warning, "two headings have the same id",
        explanation: "An id must be unique in its page. The second one gets a number; change one `{#id}`.")

    public static let unusedDefinition = DiagnosticCode(
        "HR-M012", .note, "a link definition is never used",
        explanation: """
            `[label]: address` shows nothing by itself; it gives links of the form `[text][label]` their address. Of two \
            definitions of one label the first counts. Use it, or remove it.
            """)
    public static let emptyHeading = DiagnosticCode(
        "HR-M014", .warning, "a heading is empty",
        explanation: """
            `##` without words announces nothing, and screen readers list it among the headings. It is left out; what follows \
            belongs to the section before it.
            """)
    public static let surplusCells = DiagnosticCode(
        "HR-M015", .warning, "a row of a table has more cells than its header",
        explanation: """
            The header says how many columns a table has; cells behind the last one are not shown. Often a `|` was meant as \
            text: write `\\|`, in code spans too.
            """)
    public static let nestedFootnote = DiagnosticCode(
        "HR-M016", .warning, "a footnote is referred to inside of a link or image",
        explanation: """
            A reference to a footnote is a link itself, and a link cannot stand inside of another one, nor in the alternative \
            text of an image. It is shown as it was written. Write it behind the link or image: `[text](address)[^label]`.
            """)
    public static let unusedInfo = DiagnosticCode(
        "HR-M013", .note, "words behind the language of a code block are not used",
        explanation: """
            The first word behind the opening fence names the language. Other tools read further words there, such as \
            `live`; the page does not show them. Pairs such as `title="File.swift"` are understood.
            """)
}
