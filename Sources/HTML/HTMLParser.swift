import Diagnostics

/// The parser of HTML documents and fragments (HTML 13.2). It never fails: every byte string has a tree.
public enum HTMLParser {
    /// How many elements may be open at once before browsers built on Chromium or WebKit nest no deeper.
    public static let browserDepthLimit = 512

    /// Parses a whole page. Complexity: O(bytes).
    ///
    /// - Parameters:
    ///   - scripting: whether the page is read as a browser with scripting reads it: then `noscript` holds text and no
    ///     elements.
    ///   - depthLimit: how many elements may be open before new nodes become siblings of the current node and no longer
    ///     its children. The standard knows no limit.
    public static func parseDocument(
        _ source: SourceFile, scripting: Bool = false, depthLimit: Int = .max
    ) -> Document {
        let stream = InputStream(source)
        return stream.text.withUnsafeBufferPointer { input in
            var builder = TreeBuilder(
                tokenizer: Tokenizer(input: input, position: stream.start),
                document: Document(source: source, stream: stream), scripting: scripting, context: nil)
            builder.depthLimit = depthLimit
            return finish(builder, stream)
        }
    }

    /// Parses what would stand inside an element (HTML 13.4, "parsing HTML fragments"). The fragment's nodes are the
    /// children of the result's root.
    public static func parseFragment(
        _ source: SourceFile, context: TagName = .body, namespace: Namespace = .html, scripting: Bool = false
    ) -> Document {
        let stream = InputStream(source)
        return stream.text.withUnsafeBufferPointer { input in
            var builder = TreeBuilder(
                tokenizer: Tokenizer(input: input, position: stream.start),
                document: Document(source: source, stream: stream), scripting: scripting,
                context: TreeBuilder.FragmentContext(name: context.code, namespace: namespace))
            builder.startFragment()
            var document = finish(builder, stream)
            document.unwrapFragment()
            document.fragmentContext = namespace == .html ? context.code : -1
            return document
        }
    }

    private static func finish(_ builder: consuming TreeBuilder, _ stream: InputStream) -> Document {
        builder.run()
        let document = builder.finish()
        let errors = (stream.errors + builder.tokenizer.errors).map { error in
            ParseError(error.code, at: document.originalRange(error.start, error.end) ?? 0..<0)
        }
        document.errors = (stream.sourceErrors + errors).enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
        return document
    }
}

extension Document {
    init(source: SourceFile, stream: InputStream) {
        self.init(source: source)
        text = stream.text
        originalOffsets = stream.originalOffsets
        encoding = stream.encoding
    }

    /// Makes the children of the fragment's `html` element those of the root.
    mutating func unwrapFragment() {
        guard let html = documentElement else { return }
        detach(html)
        moveChildren(of: html, to: rootID)
    }
}

extension TreeBuilder {
    // HTML 13.4 Parsing HTML fragments, steps 4 to 12
    mutating func startFragment() {
        guard let context else { return }
        if context.namespace == .html {
            switch context.name {
            case Tag.title, Tag.textarea: tokenizer.state = .rcdata
            case Tag.style, Tag.xmp, Tag.iframe, Tag.noembed, Tag.noframes: tokenizer.state = .rawtext
            case Tag.script: tokenizer.state = .scriptData
            case Tag.noscript where scripting: tokenizer.state = .rawtext
            case Tag.plaintext: tokenizer.state = .plaintext
            default: break
            }
        }
        var html = NodeRecord(kind: .element)
        html.name = Tag.html
        push(insertNew(html, at: Place(parent: 0)), name: Tag.html, namespace: .html)
        if context.name == Tag.template, context.namespace == .html { templateModes.append(.inTemplate) }
        resetInsertionMode()
        // The form element pointer is the context itself: a place that is no element of this tree.
        if context.name == Tag.form, context.namespace == .html { formElement = 0 }
    }
}
