import Diagnostics

/// What the sanitizer reports about raw HTML in content files.
public enum SanitizerDiagnostics {
    /// Every code, in the order of their numbers.
    public static let all: [DiagnosticCode] = [
        refusedScheme, removedElement, removedAttribute, networkImage, unmatchedEndTag, comment,
        refusedCharacter,
    ]

    /// A link or image of Markdown or of raw HTML that runs or embeds something.
    public static let refusedScheme = DiagnosticCode(
        "HR-M002", .warning, "a link or image with a refused scheme",
        explanation: """
            Links and images may not use `javascript:`, `vbscript:`, `data:`, `blob:` or `file:`: they run or embed what \
            nobody reviewed, or lead into the reader's own disk. The text is kept without the link. Use a relative path, \
            `https:`, `http:` or `mailto:`.
            """)
    /// A tag that the allow-list does not have.
    public static let removedElement = DiagnosticCode(
        "HR-M101", .warning, "an HTML element is not allowed in content",
        explanation: """
            Raw HTML in Markdown passes an allow-list: phrasing elements such as `kbd`, `abbr`, `sub`, `sup`, `mark` and \
            `br`, and `details`, `summary`, `figure`, lists and tables. The tags of other elements are removed and their \
            text stays; of scripts, styles and frames nothing stays. Write the same in Markdown, or in a template.
            """)
    /// An attribute that the allow-list does not have.
    public static let removedAttribute = DiagnosticCode(
        "HR-M102", .warning, "an HTML attribute is not allowed in content",
        explanation: """
            Attributes of raw HTML pass an allow-list for each element. Event handlers and `style` are never let through: \
            the pages allow no inline script or style. Use a class of the theme instead.
            """)
    /// An image of raw HTML that the network would have to bring.
    public static let networkImage = DiagnosticCode(
        "HR-M103", .warning, "an image of raw HTML comes from the network",
        explanation: """
            It would make the page need the network, and tell another server who reads it. Copy the image into \
            `content/assets` and name it by its path.
            """)
    /// An end tag without its start tag.
    public static let unmatchedEndTag = DiagnosticCode(
        "HR-M104", .warning, "an end tag of raw HTML matches no start tag",
        explanation: """
            An end tag counts only where its start tag is open in the same paragraph, list item or section. Add the start \
            tag or remove the end tag.
            """)
    /// A character that no page may hold.
    public static let refusedCharacter = DiagnosticCode(
        "HR-M106", .warning, "raw HTML stands for a control character",
        explanation: """
            A character reference such as `&#7;` stands for a control character, or for what is no character at all. No page \
            may hold it, so it is shown as U+FFFD. Delete it.
            """)
    /// A comment, which readers never see.
    public static let comment = DiagnosticCode(
        "HR-M105", .note, "a comment is not shown",
        explanation: """
            `<!-- … -->` in a content file is for its writers: the pages and the data files do not have it. Write what \
            readers need outside of it.
            """)
}
