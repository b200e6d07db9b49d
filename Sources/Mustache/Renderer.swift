import Diagnostics
import HTML

/// Renders one template with one set of data into bytes and their source map.
struct Renderer {
    /// Sections, partials and blocks may stand this deep in each other while rendering.
    static let depthLimit = 250
    /// Bytes of one page.
    static let outputLimit = 256 << 20

    /// What is done to the start of each line of a template: so many bytes of white space taken off, then the
    /// indentation put on.
    struct LineStart {
        var indent: [UInt8] = []
        var dedent = 0

        var isPlain: Bool { indent.isEmpty && dedent == 0 }
    }

    /// A block passed on by a parent tag.
    struct Argument {
        var identifier: Int
        var template: Int
        var block: Int
    }

    let library: TemplateLibrary
    var output: [UInt8] = []
    var sourceMap = SourceMap()
    var diagnostics = DiagnosticList()
    /// The context stack, the innermost last.
    var stack: [Value]
    /// The outermost first: it wins over those of the templates that it inherits from.
    var arguments: [Argument] = []
    var lineStart = LineStart()
    var depth = 0
    private var steps = 0
    /// Set after a fault that makes further output pointless.
    var isStopped = false
    /// Tags that have been reported: one warning a tag is enough.
    var reported: Set<SourceSpan> = []

    init(library: TemplateLibrary, data: Value) {
        self.library = library
        stack = [data]
        output.reserveCapacity(16 << 10)
    }

    mutating func render(_ range: Range<Int>, of templateIndex: Int) {
        let template = library.templates[templateIndex]
        var index = range.lowerBound
        while index < range.upperBound, !isStopped {
            switch template.instructions[index] {
            case .text(let range, let startsLine):
                append(range, of: template, startsLine: startsLine)
            case .variable(let name, let isEscaped, let offset):
                appendVariable(template.names[name], isEscaped: isEscaped, offset: offset, of: template)
            case .section(let name, let isInverted, let end):
                renderSection(
                    template.names[name], isInverted: isInverted, content: (index + 1)..<end, of: templateIndex)
                index = end
                continue
            case .partial(let inclusion):
                include(template.inclusions[inclusion], from: templateIndex)
            case .parent(let inclusion, let end):
                include(template.inclusions[inclusion], from: templateIndex)
                index = end
                continue
            case .block(let block):
                renderBlock(template.blocks[block], of: templateIndex)
                index = template.blocks[block].content.upperBound
                continue
            }
            index += 1
        }
    }

    // MARK: Text

    private mutating func append(_ range: Range<Int>, of template: Template, startsLine: Bool) {
        guard lineStart.isPlain else {
            appendLines(range, of: template, startsLine: startsLine)
            return
        }
        guard !range.isEmpty else { return }
        sourceMap.append(output: output.count, file: template.file, offset: range.lowerBound, isCopy: true)
        template.file.bytes.withUnsafeBufferPointer {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
        }
        limitOutput(of: template, at: range.lowerBound)
    }

    private mutating func appendLines(_ range: Range<Int>, of template: Template, startsLine: Bool) {
        let bytes = template.file.bytes
        var start = range.lowerBound
        var isFresh = startsLine
        repeat {
            var end = start
            while end < range.upperBound, bytes[end] != 0x0A { end += 1 }
            if end < range.upperBound { end += 1 }
            if isFresh {
                var taken = 0
                while taken < lineStart.dedent, start < end, bytes[start] == 0x20 || bytes[start] == 0x09 {
                    start += 1
                    taken += 1
                }
                sourceMap.append(output: output.count, file: template.file, offset: start)
                output += lineStart.indent
            }
            sourceMap.append(output: output.count, file: template.file, offset: start, isCopy: true)
            output += bytes[start..<end]
            start = end
            isFresh = true
        } while start < range.upperBound
        limitOutput(of: template, at: range.lowerBound)
    }

    private mutating func limitOutput(of template: Template, at offset: Int) {
        guard output.count > Renderer.outputLimit else { return }
        isStopped = true
        diagnostics.report(
            TemplateCodes.outputLimit, "the page is larger than \(Renderer.outputLimit >> 20) MB here",
            at: template.file.span(offset..<offset))
    }

    // MARK: Variables

    private mutating func appendVariable(_ name: Name, isEscaped: Bool, offset: Int, of template: Template) {
        guard let value = lookUp(name) else {
            reportMissing(name, at: offset, of: template)
            return
        }
        sourceMap.append(output: output.count, file: template.file, offset: offset)
        switch value {
        case .null: break
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .int(let value): output += String(value).utf8
        case .double(let value): output += shortest(value).utf8
        case .string(let text):
            if isEscaped { appendEscaped(text, to: &output) } else { output += text.utf8 }
        case .markup(let markup):
            if isEscaped {
                markup.bytes.withUnsafeBufferPointer { appendEscaped($0, to: &output) }
            } else {
                sourceMap.append(markup.sourceMap, at: output.count)
                output += markup.bytes
            }
        case .list, .object:
            reportUnprintable(name, at: offset, of: template)
        }
        limitOutput(of: template, at: offset)
    }

    /// As JSON writes numbers: `1.21`, and `85` rather than `85.0`.
    private func shortest(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    // MARK: Sections

    private mutating func renderSection(
        _ name: Name, isInverted: Bool, content: Range<Int>, of templateIndex: Int
    ) {
        let value = lookUp(name)
        guard let value, value.isTruthy else {
            if isInverted { nest(content, of: templateIndex) }
            return
        }
        guard !isInverted else { return }
        let isNew = stack.count
        if case .list(let items) = value {
            for item in items where !isStopped {
                stack.append(item)
                nest(content, of: templateIndex)
                stack.removeLast(stack.count - isNew)
            }
        } else {
            stack.append(value)
            nest(content, of: templateIndex)
            stack.removeLast(stack.count - isNew)
        }
    }

    /// Renders a part one level deeper.
    mutating func nest(_ range: Range<Int>, of templateIndex: Int) {
        guard depth < Renderer.depthLimit else {
            isStopped = true
            let template = library.templates[templateIndex]
            let offset = range.isEmpty ? 0 : template.offset(of: range.lowerBound)
            diagnostics.report(
                TemplateCodes.recursion,
                "sections and templates stand more than \(Renderer.depthLimit) deep in each other",
                at: template.file.span(offset..<offset), help: "does the template include itself?")
            return
        }
        steps += range.count + 1
        guard steps < library.stepLimit else {
            isStopped = true
            let template = library.templates[templateIndex]
            let offset = range.isEmpty ? 0 : template.offset(of: range.lowerBound)
            diagnostics.report(
                TemplateCodes.outputLimit, "the page takes more than \(library.stepLimit) steps to render",
                at: template.file.span(offset..<offset), help: "do sections repeat the same list inside each other?")
            return
        }
        depth += 1
        render(range, of: templateIndex)
        depth -= 1
    }
}
