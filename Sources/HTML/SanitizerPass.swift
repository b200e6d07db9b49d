import Diagnostics

/// One piece of raw HTML on its way through the sanitizer.
struct SanitizerPass {
    var tokenizer: Tokenizer
    let origin: SourceSpan?
    var markup: Markup
    var diagnostics: DiagnosticList
    var allowsBlocks = true
    /// Where each byte of the piece stands in the file; nil when the piece stands there byte for byte.
    var offsets: [Int]?
    var rewrite: ((Sanitizer.Address) -> String?)?
    var idPrefix = ""
    var refusedIDs: Set<String> = []

    init(tokenizer: Tokenizer, origin: SourceSpan?, markup: Markup, diagnostics: DiagnosticList) {
        self.tokenizer = tokenizer
        self.origin = origin
        self.markup = markup
        self.diagnostics = diagnostics
    }

    /// Reads the next token; false at the end.
    mutating func next() -> Bool {
        let start = tokenizer.position
        tokenizer.next()
        guard tokenizer.token.kind == .endOfFile else { return true }
        // A tag that the piece's end cuts off is no tag: it is shown.
        if let error = tokenizer.errors.last, error.code == .eofInTag || error.code == .eofInProcessingInstruction {
            appendRange(start, tokenizer.input.count)
        }
        return false
    }

    var tagName: TagName { TagName(code: tokenizer.token.name, in: tokenizer.tagNames) }

    /// `<Callout>`: a component of another tool, which is shown as it is written.
    var isComponentTag: Bool {
        let token = tokenizer.token
        let first = token.start + (token.kind == .endTag ? 2 : 1)
        guard first + 1 < tokenizer.input.count else { return false }
        let second = tokenizer.input[first + 1]
        return tokenizer.input[first].isASCIIUppercase && (second.isASCIILetter && !second.isASCIIUppercase)
    }

    // MARK: Writing

    /// Says where what follows was written.
    mutating func mark() {
        guard let origin else { return }
        markup.mark(origin.file, at: place(tokenizer.token.start, in: origin))
    }

    /// The offset in the file of a byte of the piece.
    private func place(_ index: Int, in origin: SourceSpan) -> Int {
        guard let offsets else { return min(origin.range.lowerBound + index, origin.range.upperBound) }
        return offsets.indices.contains(index) ? offsets[index] : origin.range.upperBound
    }

    mutating func appendText() {
        mark()
        let token = tokenizer.token
        if token.isDecoded {
            let text = allowed(Array(tokenizer.decoded[token.textStart..<token.textEnd]), at: token.start..<token.end)
            Escaping.appendEscapedText(text, to: &markup.bytes)
        } else {
            appendRange(token.textStart, token.textEnd)
        }
    }

    /// Shows the token as it is written.
    mutating func appendSource() {
        mark()
        appendRange(tokenizer.token.start, tokenizer.token.end)
    }

    private mutating func appendRange(_ start: Int, _ end: Int) {
        Escaping.appendEscapedText(SanitizerPass.normalized(Array(tokenizer.input[start..<end])), to: &markup.bytes)
    }

    /// Carriage returns, which a reference may write, would be line feeds to the page's reader; U+0000 is U+FFFD.
    private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0D) || bytes.contains(0) else { return bytes }
        var output: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case 0: output.append(contentsOf: [0xEF, 0xBF, 0xBD])
            case 0x0D: output.append(0x0A)
            case 0x0A where index > 0 && bytes[index - 1] == 0x0D: break
            default: output.append(byte)
            }
        }
        return output
    }

    /// The text as pages may hold it. What references stand for that no page may hold is U+FFFD, and reported.
    private mutating func allowed(_ bytes: [UInt8], at range: Range<Int>) -> [UInt8] {
        let text = SanitizerPass.normalized(bytes)
        guard let repaired = RefusedCharacter.replaced(in: text) else { return text }
        report(
            SanitizerDiagnostics.refusedCharacter,
            "a character reference stands for \(RefusedCharacter.name(repaired.first.value))", at: range,
            help: "it is shown as U+FFFD; delete it")
        return repaired.bytes
    }

    mutating func appendStartTag(_ name: TagName) {
        mark()
        markup.append(raw: "<\(name.text)".utf8)
        let token = tokenizer.token
        for index in token.firstAttribute..<token.firstAttribute + token.attributeCount {
            appendAttribute(tokenizer.attributes[index], of: name)
        }
        markup.append(raw: ">")
    }

    private mutating func appendAttribute(_ record: AttributeRecord, of element: TagName) {
        let attribute = tokenizer.attributeNames.text(record.name)
        let range = Int(record.nameStart)..<Int(max(record.nameEnd, record.valueEnd))
        guard SanitizerAllowList.allows(attribute, on: element) else {
            report(
                SanitizerDiagnostics.removedAttribute, "the attribute `\(attribute)` of `<\(element)>` is removed",
                at: range,
                suggestions: NearestName.suggestions(for: attribute, among: SanitizerAllowList.attributes(of: element)))
            return
        }
        let value = allowed(value(of: record), at: range)
        if let problem = problem(of: attribute, value) {
            report(problem.code, "the address in `\(attribute)` of `<\(element)>` \(problem.message)", at: range)
            return
        }
        guard let value = rewritten(value, attribute, of: element, record) else { return }
        if attribute == "id", !refusedIDs.isEmpty, refusedIDs.contains(String(decoding: value, as: UTF8.self)) {
            return
        }
        markup.bytes.append(0x20)
        markup.append(raw: attribute.utf8)
        markup.append(raw: "=\"")
        if attribute == "id" || attribute == "for" { markup.append(raw: idPrefix.utf8) }
        Escaping.appendEscapedAttribute(value, to: &markup.bytes)
        markup.append(raw: "\"")
    }

    /// The value to write: for an address what the caller makes of it, or nil for one that leads nowhere.
    private func rewritten(
        _ value: [UInt8], _ attribute: String, of element: TagName, _ record: AttributeRecord
    ) -> [UInt8]? {
        guard let rewrite, (element == .a && attribute == "href") || (element == .img && attribute == "src") else {
            return value
        }
        let address = Sanitizer.Address(
            text: String(decoding: value, as: UTF8.self), isImage: element == .img,
            range: Int(record.nameStart)..<Int(max(record.nameEnd, record.valueEnd)))
        return rewrite(address).map { Array($0.utf8) }
    }

    private func record(of attribute: String) -> AttributeRecord? {
        let token = tokenizer.token
        return (token.firstAttribute..<token.firstAttribute + token.attributeCount).lazy.map {
            tokenizer.attributes[$0]
        }
        .first { tokenizer.attributeNames.text($0.name) == attribute }
    }

    /// True for an image whose address leads nowhere.
    func isMissingImage(_ name: TagName) -> Bool {
        guard rewrite != nil, name == .img, let record = record(of: "src") else { return false }
        let value = SanitizerPass.normalized(value(of: record))
        return problem(of: "src", value) == nil && rewritten(value, "src", of: name, record) == nil
    }

    mutating func appendAlternativeText() {
        mark()
        guard let record = record(of: "alt") else { return }
        let text = allowed(value(of: record), at: Int(record.nameStart)..<Int(record.valueEnd))
        Escaping.appendEscapedText(text, to: &markup.bytes)
    }

    /// What is wrong with an address, or nil.
    private func problem(of attribute: String, _ value: [UInt8]) -> (code: DiagnosticCode, message: String)? {
        guard attribute == "href" || attribute == "src" || attribute == "cite" else { return nil }
        let scheme = AddressScheme.scheme(of: value)
        if let scheme, AddressScheme.isRefused(value) {
            return (SanitizerDiagnostics.refusedScheme, "uses the refused scheme `\(scheme):`")
        }
        let isFromNetwork = scheme != nil || value.starts(with: "//".utf8)
        guard attribute == "src", isFromNetwork else { return nil }
        return (SanitizerDiagnostics.networkImage, "would be loaded from the network")
    }

    private func value(of record: AttributeRecord) -> [UInt8] {
        record.isStored
            ? Array(tokenizer.attributeData[Int(record.dataStart)..<Int(record.dataStart + record.dataCount)])
            : Array(tokenizer.input[Int(record.valueStart)..<Int(record.valueEnd)])
    }

    // MARK: Removing

    /// Leaves out a start tag, and what is inside of it where that is not text to read.
    mutating func remove(_ name: TagName) {
        let isBlock = SanitizerAllowList.elements[name] != nil
        let start = tokenizer.token.start
        var end = tokenizer.token.end
        // What goes with its content is reported from its start tag to its end tag.
        let isDropped = SanitizerAllowList.dropped.contains(name) && !tokenizer.token.isSelfClosing
        if isDropped {
            skipContents(name)
            end = max(end, tokenizer.token.kind == .endOfFile ? tokenizer.input.count : tokenizer.token.end)
        }
        let what =
            isDropped ? "the element `<\(name)>` is removed with its content" : "the element `<\(name)>` is removed"
        report(
            SanitizerDiagnostics.removedElement,
            isBlock ? "`<\(name)>` may not stand inside a paragraph" : what, at: start..<end,
            help: isBlock ? "put a blank line before and after it" : nil,
            suggestions: isBlock ? [] : nearestNames(name))
    }

    /// Leaves out what is no element.
    mutating func removeMarkup() {
        let what: String
        switch tokenizer.token.kind {
        case .comment:
            let text = tokenizer.input[tokenizer.token.start..<tokenizer.token.end]
            if text.starts(with: "<!--".utf8) {
                return report(SanitizerDiagnostics.comment, "this comment is not shown")
            }
            what = text.starts(with: "<![CDATA[".utf8) ? "the CDATA section" : "this markup"
        case .doctype: what = "the document type"
        default: what = "the processing instruction"
        }
        report(SanitizerDiagnostics.removedElement, "\(what) is removed")
    }

    private func nearestNames(_ name: TagName) -> [String] {
        // Only a word that is no element of HTML is taken for a slip.
        guard name.code < 0 else { return [] }
        return NearestName.suggestions(for: name.text, among: SanitizerAllowList.elements.keys.map(\.text).sorted())
    }

    /// Goes behind the end tag, or to the end of the piece.
    private mutating func skipContents(_ name: TagName) {
        switch name {
        case .script: tokenizer.state = .scriptData
        case .style, .iframe, .noembed, .noframes: tokenizer.state = .rawtext
        case .textarea: tokenizer.state = .rcdata
        case .embed: return
        default: break
        }
        let code = tokenizer.token.name
        var depth = 1
        while depth > 0 {
            tokenizer.next()
            switch tokenizer.token.kind {
            case .startTag where tokenizer.token.name == code && !tokenizer.token.isSelfClosing: depth += 1
            case .endTag where tokenizer.token.name == code: depth -= 1
            case .endOfFile: return
            default: break
            }
        }
    }

    // MARK: Reporting

    mutating func report(
        _ code: DiagnosticCode, _ message: String, at range: Range<Int>? = nil, help: String? = nil,
        suggestions: [String] = []
    ) {
        let place = range ?? tokenizer.token.start..<tokenizer.token.end
        let span = origin.map { origin in
            let start = self.place(place.lowerBound, in: origin)
            let end =
                offsets == nil
                ? self.place(place.upperBound, in: origin)
                : place.isEmpty ? start : self.place(place.upperBound - 1, in: origin) + 1
            return origin.file.span(start..<max(start, end))
        }
        diagnostics.report(code, message, at: span, help: help, suggestions: suggestions)
    }
}
