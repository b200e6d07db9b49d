import Diagnostics

/// Partials, parents and blocks.
extension Renderer {
    /// Renders the template that a partial or parent tag names, with the tag's blocks passed on.
    mutating func include(_ inclusion: Inclusion, from templateIndex: Int) {
        guard let target = target(of: inclusion, in: templateIndex) else { return }
        guard depth < Renderer.depthLimit else {
            isStopped = true
            diagnostics.report(
                TemplateCodes.recursion, "`\(library.templates[target].name)` is included without end",
                at: library.templates[templateIndex].file.span(inclusion.tag))
            return
        }
        let outerLineStart = lineStart
        let outerArguments = arguments.count
        lineStart = LineStart(indent: indentation(inclusion.indent, in: templateIndex))
        for block in inclusion.arguments {
            let identifier = library.templates[templateIndex].blocks[block].identifier
            arguments.append(Argument(identifier: identifier, template: templateIndex, block: block))
        }
        nest(0..<library.templates[target].instructions.count, of: target)
        arguments.removeLast(arguments.count - outerArguments)
        lineStart = outerLineStart
    }

    /// White space at the start of a line of a template, as it comes out here. A tag among other text gives its
    /// inclusion no indentation.
    private func indentation(_ range: Range<Int>, in templateIndex: Int, isAtLineStart: Bool = false) -> [UInt8] {
        guard !range.isEmpty || isAtLineStart else { return [] }
        return lineStart.indent + library.templates[templateIndex].file.bytes[range].dropFirst(lineStart.dedent)
    }

    private mutating func target(of inclusion: Inclusion, in templateIndex: Int) -> Int? {
        switch inclusion.target {
        // A name that the library lacks was reported when the templates were read.
        case .named(_, let index): return index
        case .dynamic(let index):
            let template = library.templates[templateIndex]
            let name = template.names[index]
            guard let value = lookUp(name) else {
                reportMissing(name, at: inclusion.tag.lowerBound, of: template)
                return nil
            }
            guard case .string(let text) = value else {
                if value.isTruthy { reportUnprintable(name, at: inclusion.tag.lowerBound, of: template) }
                return nil
            }
            if let target = library.index(of: text) { return target }
            let span = template.file.span(inclusion.tag)
            if reported.insert(span).inserted { diagnostics.append(library.missingTemplate(text, at: span)) }
            return nil
        }
    }

    /// Renders a block: its own content, or that of the outermost template that overrides it.
    ///
    /// Overriding content loses the indentation that it has where it is written and gets that of the place it fills.
    mutating func renderBlock(_ block: Block, of templateIndex: Int) {
        let argument = arguments.first { $0.identifier == block.identifier }
        let content = argument.map { library.templates[$0.template].blocks[$0.block] } ?? block
        guard !content.content.isEmpty else { return }
        let outerLineStart = lineStart
        let indent: [UInt8] =
            if block.startsOnNewLine {
                indentation(block.intrinsicIndent, in: templateIndex, isAtLineStart: true)
            } else {
                indentation(block.lead, in: templateIndex, isAtLineStart: block.isAtLineStart)
            }
        let start = output.count
        let file = library.templates[templateIndex].file
        if !content.startsOnNewLine, block.isAtLineStart || block.startsOnNewLine, !indent.isEmpty {
            sourceMap.append(output: start, file: file, offset: block.offset)
            output += indent
        }
        if argument != nil {
            lineStart = LineStart(
                indent: indent, dedent: content.startsOnNewLine ? content.intrinsicIndent.count : 0)
        }
        nest(content.content, of: argument?.template ?? templateIndex)
        lineStart = outerLineStart
        if !block.lineBreak.isEmpty, output.count > start, output.last != 0x0A {
            sourceMap.append(output: output.count, file: file, offset: block.lineBreak.lowerBound, isCopy: true)
            output += file.bytes[block.lineBreak]
        }
    }
}
