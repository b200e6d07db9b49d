import Diagnostics

/// What the sanitizer reports about raw HTML in content files.
public enum SanitizerDiagnostics {
    /// Every code, in the order of their numbers.
    public static let all: [DiagnosticCode] = [removedElement, removedAttribute, refusedAddress, unmatchedEndTag]

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
    /// A link or image with a refused scheme, or an image from the network.
    public static let refusedAddress = DiagnosticCode(
        "HR-M103", .warning, "an address of raw HTML has a refused scheme",
        explanation: """
            `javascript:`, `vbscript:`, `data:`, `blob:` and `file:` run or embed what nobody reviewed, or lead into the \
            reader's own disk. An image from the network would make the page need the network: copy it into \
            `content/assets`.
            """)
    /// An end tag without its start tag.
    public static let unmatchedEndTag = DiagnosticCode(
        "HR-M104", .warning, "an end tag of raw HTML matches no start tag",
        explanation: """
            An end tag counts only where its start tag is open in the same paragraph, list item or section. Add the start \
            tag or remove the end tag.
            """)
}
