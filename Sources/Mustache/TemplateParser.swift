import Diagnostics

/// Turns the text of a template into instructions. Parsing always gives a template; faults are diagnostics beside it.
///
/// Complexity: O(n) in the length of the text.
struct TemplateParser {
    /// Sections may stand this deep in each other.
    static let nestingLimit = 100

    /// A section, parent or block that is open.
    struct Open {
        enum Kind { case section, parent, block }

        var kind: Kind
        /// The tag's name as the closing tag must repeat it.
        var name: String
        var tag: Range<Int>
        /// The index of its instruction.
        var instruction: Int
        /// The index in `inclusions` or `blocks`.
        var entry: Int
    }

    var template: Template
    let bytes: [UInt8]
    var position: Int
    /// Text before this offset has been turned into instructions.
    var textStart: Int
    /// Whether `textStart` is the start of a line, as seen after lines with a lone tag were taken out.
    var textStartsLine = true
    /// Opening tags of parents and blocks at the start of a line end here: what follows still counts as its start.
    var openersEnd = -1
    var openDelimiter: [UInt8] = Array("{{".utf8)
    var closeDelimiter: [UInt8] = Array("}}".utf8)
    var open: [Open] = []
    var diagnostics = DiagnosticList()
    private var nameIndices: [String: Int] = [:]

    static func parse(name: String, file: SourceFile, diagnostics: inout DiagnosticList) -> Template {
        var parser = TemplateParser(name: name, file: file)
        parser.run()
        diagnostics.append(contentsOf: parser.diagnostics)
        return parser.template
    }

    private init(name: String, file: SourceFile) {
        template = Template(name: name, file: file)
        bytes = file.bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        textStart = position
    }

    private mutating func run() {
        while let tagStart = find(openDelimiter, from: position) {
            guard let tag = readTag(at: tagStart) else { break }
            position = tag.range.upperBound
            handle(tag)
            if open.count > TemplateParser.nestingLimit {
                report(
                    TemplateCodes.nesting, "sections stand more than \(TemplateParser.nestingLimit) deep in each other",
                    tag.range)
                textStart = bytes.count
                break
            }
        }
        appendText(upTo: bytes.count)
        while let unclosed = open.last {
            let sigil = file.text(in: unclosed.tag)
            report(
                TemplateCodes.unclosedSection, "`\(sigil)` is never closed", unclosed.tag,
                help: "expected `{{/\(unclosed.name)}}`")
            finish(unclosed)
        }
    }

    var file: SourceFile { template.file }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ range: Range<Int>, help: String? = nil,
        related: [Diagnostic.Related] = []
    ) {
        diagnostics.report(code, message, at: file.span(range), help: help, related: related)
    }

    // MARK: Tags

    struct Tag {
        /// The sigil: `#`, `^`, `/`, `>`, `<`, `$`, `&`, `{`, `!`, `=`; 0 for a plain variable.
        var sigil: UInt8
        /// What stands between sigil and closing delimiter, without white space around it.
        var content: Range<Int>
        /// The whole tag with its delimiters.
        var range: Range<Int>
    }

    private func find(_ pattern: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first, start < bytes.count else { return nil }
        var index = start
        let last = bytes.count - pattern.count
        while index <= last {
            if bytes[index] == first, pattern.count == 1 || bytes[index...].starts(with: pattern) { return index }
            index += 1
        }
        return nil
    }

    private mutating func readTag(at start: Int) -> Tag? {
        var contentStart = start + openDelimiter.count
        while contentStart < bytes.count, isSpace(bytes[contentStart]) { contentStart += 1 }
        var sigil: UInt8 = 0
        if contentStart < bytes.count {
            switch bytes[contentStart] {
            case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
                UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "{"), UInt8(ascii: "!"), UInt8(ascii: "="):
                sigil = bytes[contentStart]
                contentStart += 1
            default: break
            }
        }
        var closing = closeDelimiter
        if sigil == UInt8(ascii: "{") { closing.insert(UInt8(ascii: "}"), at: 0) }
        if sigil == UInt8(ascii: "=") { closing.insert(UInt8(ascii: "="), at: 0) }
        guard let contentEnd = find(closing, from: contentStart) else {
            report(
                TemplateCodes.unclosedTag, "the tag is never closed", start..<(start + openDelimiter.count),
                help: "expected `\(String(decoding: closing, as: UTF8.self))`")
            return nil
        }
        var content = contentStart..<contentEnd
        while let first = content.first, isSpace(bytes[first]) { content = content.dropFirst() }
        while let last = content.last, isSpace(bytes[last]) { content = content.dropLast() }
        return Tag(sigil: sigil, content: content, range: start..<(contentEnd + closing.count))
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func handle(_ tag: Tag) {
        let content = file.text(in: tag.content)
        switch tag.sigil {
        case UInt8(ascii: "!"): takeOutLine(of: tag)
        case UInt8(ascii: "="): setDelimiters(tag, content)
        default:
            guard isName(content, tag) else {
                skipInline(tag)
                return
            }
            handleNamed(tag, content)
        }
    }

    private mutating func handleNamed(_ tag: Tag, _ name: String) {
        switch tag.sigil {
        case UInt8(ascii: "#"), UInt8(ascii: "^"):
            takeOutLine(of: tag)
            push(.section, name, tag, entry: 0)
            append(.section(name: intern(name), isInverted: tag.sigil == UInt8(ascii: "^"), end: 0))
        case UInt8(ascii: "/"): handleClose(tag, name)
        case UInt8(ascii: ">"): appendPartial(tag, name)
        case UInt8(ascii: "<"): beginParent(tag, name)
        case UInt8(ascii: "$"): beginBlock(tag, name)
        default:
            skipInline(tag)
            append(.variable(name: intern(name), isEscaped: tag.sigil == 0, offset: tag.range.lowerBound))
        }
    }

    private mutating func isName(_ name: String, _ tag: Tag) -> Bool {
        let spaced = tag.sigil == UInt8(ascii: ">") || tag.sigil == UInt8(ascii: "<") || tag.sigil == UInt8(ascii: "/")
        let bare = spaced ? withoutAsterisk(name) : name
        if bare.isEmpty {
            report(TemplateCodes.badTag, "the tag has no name", tag.range)
            return false
        }
        if bare.utf8.contains(where: isSpace) {
            report(
                TemplateCodes.badTag, "a name cannot hold white space", tag.content,
                help: "is a closing delimiter missing before it?")
            return false
        }
        return true
    }

    /// `* name` and `*name` are the same dynamic name.
    func withoutAsterisk(_ name: String) -> String {
        guard name.utf8.first == UInt8(ascii: "*") else { return name }
        return String(name.dropFirst().drop { $0.isWhitespace })
    }

    private mutating func setDelimiters(_ tag: Tag, _ content: String) {
        takeOutLine(of: tag)
        let parts = content.utf8.split(whereSeparator: isSpace).map { Array($0) }
        guard parts.count == 2, parts.allSatisfy({ $0.count <= 16 && !$0.contains(UInt8(ascii: "=")) }) else {
            report(
                TemplateCodes.badTag, "a delimiter tag needs two short delimiters", tag.range,
                help: "such as `{{=<% %>=}}`")
            return
        }
        openDelimiter = parts[0]
        closeDelimiter = parts[1]
    }

    mutating func intern(_ name: String) -> Int {
        if let index = nameIndices[name] { return index }
        let index = template.names.count
        template.names.append(Name(name))
        nameIndices[name] = index
        return index
    }

    mutating func append(_ instruction: Instruction) { template.instructions.append(instruction) }
}
