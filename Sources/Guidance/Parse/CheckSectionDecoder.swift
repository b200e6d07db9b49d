import Markdown

/// The section of acceptance checks, whose groups are written in many ways: as headings, as bold paragraphs, as short
/// plain paragraphs before a list, or as list items that end in a colon and hold a list.
extension SectionDecoder {
    /// Labels that are plain paragraphs have at most this many words.
    private static let labelWordLimit = 8

    mutating func checkParts(_ part: HeadingTree) -> [Section.Part] {
        var parts: [Section.Part] = []
        appendChecks(part.blocks, current: nil, to: &parts)
        for child in part.children {
            if let heading = child.heading, let anchor = SectionDecoder.ruleNumber(child.title) {
                let blocks = child.blocks + child.children.flatMap(\.nodes)
                let general = group("General", label: nil)
                let draft = RequirementDraft(
                    heading: heading, blocks: blocks, anchor: anchor, kind: .check, group: general, in: tree)
                append(add(draft), to: &parts)
            } else if let heading = child.heading {
                appendHeadedGroup(child, heading, to: &parts)
            }
        }
        return parts
    }

    /// A heading with its checks; deeper headings make groups of their own.
    private mutating func appendHeadedGroup(
        _ part: HeadingTree, _ heading: MarkdownTree.ID, to parts: inout [Section.Part]
    ) {
        let group = group(SectionDecoder.label(part.title), label: heading)
        parts.append(.group(placeholder(group)))
        appendChecks(part.blocks, current: group, to: &parts)
        for child in part.children {
            if let heading = child.heading { appendHeadedGroup(child, heading, to: &parts) }
        }
    }

    /// - Parameter current: the group that lists belong to until a label opens another; nil for none yet.
    private mutating func appendChecks(
        _ blocks: [MarkdownTree.ID], current: Int?, to parts: inout [Section.Part]
    ) {
        var current = current
        for (index, block) in blocks.enumerated() {
            let next = index + 1 < blocks.count ? blocks[index + 1] : nil
            switch tree.kind(block) {
            case .list:
                for item in tree.children(block) where hasContent(item) {
                    current = appendItem(item, current: current, to: &parts)
                }
            case .paragraph where isLabel(block, before: next):
                current = group(SectionDecoder.label(tree.words(block)), label: block)
                parts.append(.group(placeholder(groups.count - 1)))
            default:
                if case .group(var open)? = parts.last, open.requirements.isEmpty {
                    open.introduction.append(block)
                    parts[parts.count - 1] = .group(open)
                } else if case .blocks(let earlier)? = parts.last {
                    parts[parts.count - 1] = .blocks(earlier + [block])
                } else {
                    parts.append(.blocks([block]))
                }
            }
        }
    }

    private mutating func appendItem(
        _ item: MarkdownTree.ID, current: Int?, to parts: inout [Section.Part]
    ) -> Int? {
        if let (label, list) = labelledList(item) {
            let group = group(SectionDecoder.label(tree.words(label)), label: label)
            parts.append(.group(placeholder(group)))
            for item in tree.children(list) where hasContent(item) {
                appendCheck(RequirementDraft(item, kind: .check, group: group, in: tree), to: &parts)
            }
            return nil
        }
        let group = current ?? self.group("General", label: nil)
        appendCheck(RequirementDraft(item, kind: .check, group: group, in: tree), to: &parts)
        return current
    }

    private mutating func appendCheck(_ draft: RequirementDraft, to parts: inout [Section.Part]) {
        let id = add(draft)
        if case .group(var open)? = parts.last, open.code == String(draft.group ?? -1) {
            open.requirements.append(id)
            parts[parts.count - 1] = .group(open)
        } else {
            append(id, to: &parts)
        }
    }

    /// A group whose code is not known yet: its code holds the index of its draft until codes are given.
    private func placeholder(_ group: Int) -> CheckGroup {
        CheckGroup(
            title: groups[group].title, code: String(group), auditGroup: nil, label: groups[group].label, anchor: "")
    }

    /// `On open:` or `**Keyboard**` with a list under it. A plain label without a colon is a check with details.
    private func labelledList(_ item: MarkdownTree.ID) -> (label: MarkdownTree.ID, list: MarkdownTree.ID)? {
        let children = Array(tree.children(item))
        guard children.count == 2, tree.kind(children[0]) == .paragraph, tree.kind(children[1]) == .list,
            tree.words(children[0]).hasSuffix(":") || isBold(children[0])
        else { return nil }
        return (children[0], children[1])
    }

    private func isBold(_ paragraph: MarkdownTree.ID) -> Bool {
        let children = Array(tree.children(paragraph))
        return children.count == 1 && tree.kind(children[0]) == .strong
    }

    private func isLabel(_ paragraph: MarkdownTree.ID, before next: MarkdownTree.ID?) -> Bool {
        guard let next, tree.kind(next) == .list else { return false }
        let children = Array(tree.children(paragraph))
        if isBold(paragraph) { return true }
        if children.count == 2, tree.kind(children[0]) == .strong, tree.words(children[1]) == ":" { return true }
        let words = tree.words(paragraph)
        guard let last = words.last, !".!?;,".contains(last) else { return false }
        return words.split(separator: " ").count <= SectionDecoder.labelWordLimit
    }

    /// A label without its closing colon.
    static func label(_ text: String) -> String {
        var label = text[...]
        while let last = label.last, last == ":" || last == " " { label.removeLast() }
        return String(label)
    }
}
