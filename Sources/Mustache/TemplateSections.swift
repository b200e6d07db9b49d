import Diagnostics

/// Sections, partials, parents and blocks, and the tags that close them.
extension TemplateParser {
    mutating func push(_ kind: Open.Kind, _ name: String, _ tag: Tag, entry: Int) {
        open.append(
            Open(
                kind: kind, name: name, tag: tag.range, instruction: template.instructions.count, entry: entry))
    }

    // MARK: Partials

    mutating func appendPartial(_ tag: Tag, _ name: String) {
        var indent = tag.range.lowerBound..<tag.range.lowerBound
        if let lead = lead(of: tag), let rest = rest(after: tag.range.upperBound) {
            appendText(upTo: lead.lowerBound)
            indent = lead
            goOn(at: rest.upperBound, startsLine: true)
        } else {
            skipInline(tag)
        }
        append(.partial(template.inclusions.count))
        template.inclusions.append(Inclusion(target: target(name), indent: indent, tag: tag.range))
    }

    private mutating func target(_ name: String) -> Inclusion.Target {
        let bare = withoutAsterisk(name)
        return name == bare ? .named(name, index: nil) : .dynamic(name: intern(bare))
    }

    // MARK: Parents

    /// Whether a parent stands alone shows only at its closing tag. Until then the white space before it is kept as an
    /// instruction of its own.
    mutating func beginParent(_ tag: Tag, _ name: String) {
        var indent = tag.range.lowerBound..<tag.range.lowerBound
        if let lead = lead(of: tag) {
            appendText(upTo: lead.lowerBound)
            append(.text(lead, startsLine: true))
            indent = lead
            openersEnd = tag.range.upperBound
            goOn(at: tag.range.upperBound, startsLine: false)
        } else {
            skipInline(tag)
        }
        push(.parent, withoutWhiteSpace(name), tag, entry: template.inclusions.count)
        append(.parent(template.inclusions.count, end: 0))
        template.inclusions.append(Inclusion(target: target(name), indent: indent, tag: tag.range))
    }

    private mutating func closeParent(_ parent: Open, _ tag: Tag) {
        appendText(upTo: tag.range.lowerBound)
        let before = parent.instruction - 1
        let isAtLineStart: Bool =
            if before >= 0, case .text(let range, true) = template.instructions[before] {
                range.upperBound == parent.tag.lowerBound && range == template.inclusions[parent.entry].indent
            } else { false }
        if isAtLineStart, let rest = rest(after: tag.range.upperBound) {
            template.instructions[before] = .text(parent.tag.lowerBound..<parent.tag.lowerBound, startsLine: false)
            goOn(at: rest.upperBound, startsLine: true)
        } else {
            template.inclusions[parent.entry].indent = parent.tag.lowerBound..<parent.tag.lowerBound
            goOn(at: tag.range.upperBound, startsLine: false)
        }
    }

    // MARK: Blocks

    mutating func beginBlock(_ tag: Tag, _ name: String) {
        let start = tag.range.lowerBound
        let lead = lead(of: tag)
        let isClean = lead != nil || whiteSpace(before: start).lowerBound == openersEnd
        appendText(upTo: lead?.lowerBound ?? start)
        var block = Block(
            name: name, content: 0..<0, lead: lead ?? start..<start, intrinsicIndent: start..<start,
            lineBreak: start..<start, offset: start, nameRange: tag.content)
        block.isAtLineStart = lead != nil
        if isClean, let rest = rest(after: tag.range.upperBound), !lineBreak(of: rest).isEmpty {
            block.startsOnNewLine = true
            block.intrinsicIndent = indentation(at: rest.upperBound)
            goOn(at: rest.upperBound, startsLine: true)
        } else {
            if isClean { openersEnd = tag.range.upperBound }
            goOn(at: tag.range.upperBound, startsLine: false)
        }
        push(.block, name, tag, entry: template.blocks.count)
        append(.block(template.blocks.count))
        template.blocks.append(block)
    }

    /// White space before a closing tag on its own line goes, as does that line's break. The break is kept beside the
    /// block: content that does not end in one, such as the text of another template, gets it back.
    private mutating func closeBlock(_ open: Open, _ tag: Tag) {
        let lead = lead(of: tag)
        appendText(upTo: lead?.lowerBound ?? tag.range.lowerBound)
        let isAlone = lead != nil || template.blocks[open.entry].isAtLineStart
        if isAlone, let rest = rest(after: tag.range.upperBound) {
            template.blocks[open.entry].lineBreak = lineBreak(of: rest)
            goOn(at: rest.upperBound, startsLine: true)
        } else {
            goOn(at: tag.range.upperBound, startsLine: false)
        }
    }

    // MARK: Closing

    mutating func handleClose(_ tag: Tag, _ name: String) {
        let name = withoutWhiteSpace(name)
        guard let match = open.lastIndex(where: { $0.name == name }) else {
            let help = open.last.map { "expected `{{/\($0.name)}}`" } ?? "no section is open here"
            report(TemplateCodes.strayClose, "`{{/\(name)}}` closes nothing", tag.range, help: help)
            skipInline(tag)
            return
        }
        while open.count > match + 1, let inner = open.last {
            report(
                TemplateCodes.unclosedSection, "`\(file.text(in: inner.tag))` is never closed", inner.tag,
                help: "expected `{{/\(inner.name)}}`",
                related: [.init("the section around it is closed here", at: file.span(tag.range))])
            appendText(upTo: tag.range.lowerBound)
            finish(inner)
        }
        let opened = open[match]
        switch opened.kind {
        case .section: takeOutLine(of: tag)
        case .parent: closeParent(opened, tag)
        case .block: closeBlock(opened, tag)
        }
        finish(opened)
    }

    /// Takes the innermost open section off and notes where its instructions end.
    mutating func finish(_ opened: Open) {
        open.removeLast()
        let end = template.instructions.count
        switch template.instructions[opened.instruction] {
        case .section(let name, let isInverted, _):
            template.instructions[opened.instruction] = .section(name: name, isInverted: isInverted, end: end)
        case .parent(let inclusion, _):
            template.instructions[opened.instruction] = .parent(inclusion, end: end)
        case .block(let block):
            template.blocks[block].content = (opened.instruction + 1)..<end
            if template.blocks[block].content.isEmpty {
                template.blocks[block].intrinsicIndent = template.blocks[block].lead
            }
            if let parent = open.last, parent.kind == .parent {
                template.inclusions[parent.entry].arguments.append(block)
            }
        case .text, .variable, .partial: break
        }
    }

    private func withoutWhiteSpace(_ name: String) -> String { name.filter { !$0.isWhitespace } }
}
