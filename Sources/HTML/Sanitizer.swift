import Diagnostics

/// Lets through the raw HTML of a content file that readers may be shown, and reports the rest (design 4.6).
///
/// CommonMark hands raw HTML over in pieces: one inline tag, or the lines of an HTML block, whose end tag may follow
/// blocks later. So this works tag by tag and remembers what is open: use one value for everything that is rendered
/// inside one parent, `depth` before and `closeElements(downTo:)` after each part that must be balanced.
///
/// Invariant: what it writes is balanced once all elements are closed, and holds no script, style or comment.
public struct Sanitizer {
    /// The allowed elements that are open, outermost first.
    private var openElements: [TagName] = []
    /// How many of each are open, so that an end tag without a start tag is found at once.
    private var openCounts: [TagName: Int] = [:]

    /// An address that raw HTML names.
    public struct Address: Sendable, Hashable {
        /// The value of `href` of a link or of `src` of an image.
        public var text: String
        public var isImage: Bool
        /// Byte offsets of the attribute in the fragment.
        public var range: Range<Int>
    }

    /// What becomes of an address: the same or another one, or nil for a link that leads nowhere. Its element stays
    /// without the address; an image gives way to its alternative text.
    public var rewrite: ((Address) -> String?)?

    /// Put before every `id`, and before what a `for` names, so that several documents can share a page.
    public var idPrefix = ""

    /// Values of `id` that are left out, without a report.
    public var refusedIDs: Set<String> = []

    /// A sanitizer with nothing open.
    public init() {}

    /// How many elements are open.
    public var depth: Int { openElements.count }

    /// Appends the allowed part of a piece of raw HTML to `markup`. What is removed is reported at its
    /// place, comments too. Complexity: O(bytes).
    ///
    /// - Parameters:
    ///   - origin: where the fragment stands; byte n of the fragment is taken to be byte n of the span.
    ///   - offsets: where each byte of the fragment stands in the file, when that is not byte for byte.
    ///   - allowsBlocks: false inside a paragraph, where a block would end the paragraph.
    public mutating func append(
        _ fragment: some Collection<UInt8>, at origin: SourceSpan?, to markup: inout Markup,
        diagnostics: inout DiagnosticList, offsets: [Int]? = nil, allowsBlocks: Bool = true
    ) {
        var bytes = Array(fragment)
        if !UTF8Scan.isValid(bytes) { bytes = Array(String(decoding: bytes, as: UTF8.self).utf8) }
        bytes.withUnsafeBufferPointer { input in
            var pass = SanitizerPass(
                tokenizer: Tokenizer(input: input), origin: origin, markup: markup, diagnostics: diagnostics)
            pass.allowsBlocks = allowsBlocks
            pass.offsets = offsets
            pass.rewrite = rewrite
            pass.idPrefix = idPrefix
            pass.refusedIDs = refusedIDs
            // Given back in `pass`; let go here so that the buffers are not copied.
            markup = Markup()
            diagnostics = DiagnosticList()
            while pass.next() { handle(&pass) }
            markup = pass.markup
            diagnostics = pass.diagnostics
        }
    }

    private mutating func handle(_ pass: inout SanitizerPass) {
        let token = pass.tokenizer.token
        switch token.kind {
        case .characters: pass.appendText()
        case .startTag: startTag(&pass)
        case .endTag: endTag(&pass)
        case .comment, .processingInstruction, .doctype: pass.removeMarkup()
        case .nullCharacter, .endOfFile: break
        }
    }

    private mutating func startTag(_ pass: inout SanitizerPass) {
        let name = pass.tagName
        if pass.isComponentTag { return pass.appendSource() }
        guard let kind = SanitizerAllowList.elements[name], kind != .block || pass.allowsBlocks else {
            pass.remove(name)
            return
        }
        if pass.isMissingImage(name) { return pass.appendAlternativeText() }
        pass.appendStartTag(name)
        if kind == .void { return }
        openElements.append(name)
        openCounts[name, default: 0] += 1
    }

    private mutating func endTag(_ pass: inout SanitizerPass) {
        let name = pass.tagName
        if pass.isComponentTag { return pass.appendSource() }
        // The start tag was removed and reported.
        guard let kind = SanitizerAllowList.elements[name], kind != .void, kind != .block || pass.allowsBlocks else {
            return
        }
        guard openCounts[name, default: 0] > 0 else {
            pass.report(
                SanitizerDiagnostics.unmatchedEndTag, "`</\(name)>` closes nothing that is open here",
                help: "remove it, or add `<\(name)>` before it")
            return
        }
        pass.mark()
        while let open = openElements.last {
            close(in: &pass.markup)
            if open == name { return }
        }
    }

    private mutating func close(in markup: inout Markup) {
        let name = openElements.removeLast()
        openCounts[name, default: 1] -= 1
        markup.append(raw: "</\(name.text)>".utf8)
    }

    /// Writes the end tags of the elements that were opened after `depth` elements were open.
    public mutating func closeElements(downTo depth: Int = 0, in markup: inout Markup) {
        while openElements.count > max(depth, 0) { close(in: &markup) }
    }

    /// Sanitises a fragment that stands for itself: everything that it opens is closed.
    public static func sanitize(
        _ fragment: some Collection<UInt8>, at origin: SourceSpan?, diagnostics: inout DiagnosticList,
        allowsBlocks: Bool = true
    ) -> Markup {
        var sanitizer = Sanitizer()
        var markup = Markup()
        sanitizer.append(fragment, at: origin, to: &markup, diagnostics: &diagnostics, allowsBlocks: allowsBlocks)
        sanitizer.closeElements(in: &markup)
        return markup
    }
}
