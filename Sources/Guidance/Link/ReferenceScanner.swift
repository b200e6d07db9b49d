import Diagnostics
import Markdown
import YAML

/// Finds the references of one entry. What leads nowhere is a `Problem`, so that the nearest names are looked for once a
/// name only.
struct ReferenceScanner {
    struct Problem: Sendable {
        enum Kind: Sendable {
            case unresolved, brokenLink, missingImage
        }
        var kind: Kind
        var written: String
        var span: SourceSpan
    }

    /// A programming interface that was mentioned.
    struct Mention: Sendable {
        var name: String
        var requirement: RequirementID?
        var isKey: Bool
    }

    typealias Found = (place: Int, reference: Reference)

    let entry: Entry
    let targets: LinkTargets
    var references: [Reference] = []
    var problems: [Problem] = []
    var diagnostics = DiagnosticList()
    private(set) var interfaces: [Mention] = []
    var externalLinks: [String] = []
    /// The entries whose anchors were looked at: found or not, the answer holds while those are the same.
    var consulted: Set<EntryID> = []
    /// The requirement in which a paragraph or cell stands.
    private let owners: [MarkdownTree.ID: RequirementID]
    private let keyBlocks: Set<MarkdownTree.ID>

    /// The tree of the entry, kept beside it because copying it out of the entry costs more than looking into it.
    let tree: MarkdownTree

    /// - Parameter requirements: those of the entry, subscripted as in the catalog.
    init(_ entry: Entry, _ requirements: ArraySlice<Requirement>, _ targets: LinkTargets) {
        self.entry = entry
        self.targets = targets
        let tree = entry.tree
        self.tree = tree
        var owners: [MarkdownTree.ID: RequirementID] = [:]
        for requirement in requirements {
            for node in tree.textBlocks(requirement.blocks) { owners[node] = requirement.id }
        }
        self.owners = owners
        let keySections = entry.sections.flatMap(\.flattened).filter { $0.kind == .keyInterfaces }
        keyBlocks = Set(tree.textBlocks(keySections.flatMap(\.blocks)))
    }

    /// Reads the whole entry: the body in the order of the file, then the front matter.
    mutating func scan(_ draft: EntryDraft, _ requirements: ArraySlice<Requirement>) {
        for node in tree.textBlocks(entry.visibleBlocks(requirements)) {
            scan(InlineText(node, in: tree), owner: owners[node], isKey: keyBlocks.contains(node))
        }
        if tree.hasRawBlocks {
            var owners: [MarkdownTree.ID: RequirementID] = [:]
            for requirement in requirements {
                for node in tree.rawBlocks(requirement.blocks) { owners[node] = requirement.id }
            }
            for node in tree.rawBlocks(entry.visibleBlocks(requirements)) { scanRaw(node, owner: owners[node]) }
        }
        for placed in draft.related + draft.extends { cite(placed) }
        if let placed = draft.replacedBy { cite(placed) }
        for placed in draft.criteria {
            let span = entry.file.span(placed.range)
            for number in CriterionScanner.numbers(written: placed.text, at: span, &diagnostics) {
                append(metadata: placed, target: .criterion(number))
            }
        }
    }

    private mutating func scan(_ text: InlineText, owner: RequirementID?, isKey: Bool) {
        var found: [Found] = []
        for (node, place, isInLink) in text.codes {
            let literal = Array(tree.literalBytes(node))
            if let name = InterfaceName.name(literal) {
                interfaces.append(Mention(name: name, requirement: owner, isKey: isKey))
            } else if !isKey {
                scanCode(node, literal, place: place, isInLink: isInLink, in: text, owner: owner, to: &found)
            }
        }
        scanNames(in: text, owner: owner, to: &found)
        var criteria = CriterionScanner(text, in: tree)
        criteria.scan()
        for use in criteria.uses {
            found.append(
                (
                    use.range.lowerBound,
                    reference(in: text, use.range, written: use.number, target: .criterion(use.number), owner: owner)
                ))
        }
        diagnostics.append(contentsOf: criteria.diagnostics)
        found.sort { $0.place < $1.place }
        references += found.map(\.reference)
        for (node, _) in text.links { scanLink(node, owner: owner) }
        for node in text.images { scanImage(node, owner: owner) }
        for node in text.raws { scanRaw(node, owner: owner) }
    }

    // MARK: Ids in code and in text

    private mutating func scanCode(
        _ node: MarkdownTree.ID, _ literal: [UInt8], place: Int, isInLink: Bool, in text: InlineText,
        owner: RequirementID?, to found: inout [Found]
    ) {
        guard let citation = Citation(literal, at: 0, isStack: targets.claimsStack), citation.end == literal.count,
            isCited(citation) || isRedirect(place: place, in: text, found)
        else { return }
        var target = resolve(citation, at: tree.span(node))
        var follower: Range<Int>?
        // `dialog.modal` M4: the code of the requirement stands behind the code span.
        if citation.requirement == nil, case .entry(let id) = target, place + 1 < text.bytes.count,
            text.bytes[place + 1] == 0x20, let code = Citation.code(text.bytes, at: place + 2)
        {
            follower = code
            target = requirement(String(decoding: text.bytes[code], as: UTF8.self), of: id, at: tree.span(node))
        }
        let reference = Reference(
            form: .code, node: node, range: 0..<literal.count, written: citation.qualifiedName, span: tree.span(node),
            target: target, requirement: owner)
        found.append((place, isInLink ? reference.asMention : reference))
        if let follower, case .requirement = target {
            let code = String(decoding: text.bytes[follower], as: UTF8.self)
            var second = self.reference(in: text, follower, written: code, target: target, owner: owner)
            second.isContinuation = true
            found.append((follower.lowerBound, second))
        }
    }

    private mutating func scanNames(in text: InlineText, owner: RequirementID?, to found: inout [Found]) {
        let bytes = text.bytes
        var index = 0
        var ownCodeEnd = -1
        while index < bytes.count {
            // `M1/M2` are two codes, though a slash mostly belongs to a path.
            let isSecond = ownCodeEnd == index - 1 && ownCodeEnd >= 0 && bytes[index - 1] == 0x2F
            let isStart = isSecond || index == 0 || !ReferenceScanner.joins(bytes[index - 1])
            if isStart, Citation.isCapital(bytes[index]), let code = Citation.code(bytes, at: index),
                isOwnCode(bytes, at: index, after: ownCodeEnd)
            {
                scanOwnCode(code, in: text, owner: owner, to: &found)
                ownCodeEnd = code.upperBound
                index = code.upperBound
                continue
            }
            guard isStart, Citation.isLetter(bytes[index]) || bytes[index] == 0x23 else {
                index += 1
                continue
            }
            if bytes[index] == 0x23 {
                index = scanOwnAnchor(in: text, at: index, owner: owner, to: &found)
                continue
            }
            // Most words are words: only one with a dot or a colon in it can be an id.
            let end = ReferenceScanner.wordEnd(bytes, index)
            guard end + 1 < bytes.count, bytes[end] == 0x2E || bytes[end] == 0x3A, Citation.isNameByte(bytes[end + 1]),
                let citation = Citation(bytes, at: index, isStack: targets.claimsStack)
            else {
                index = end
                continue
            }
            let isWord = citation.nameEnd >= bytes.count || !ReferenceScanner.continues(bytes[citation.nameEnd])
            if citation.name.contains("."), isWord, isCited(citation) {
                var reference = reference(
                    in: text, index..<citation.end, written: citation.qualifiedName, target: .unresolved(citation.name),
                    owner: owner)
                reference.target = resolve(citation, at: reference.span)
                found.append((index, reference))
            }
            index = max(citation.end, index + 1)
        }
    }

    /// The end of the letters, digits, hyphens and slashes that start at `start`.
    private static func wordEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, Citation.isNameByte(bytes[end]) || bytes[end] == 0x2F { end += 1 }
        return end
    }

    /// `#focus-return` in running text: a rule of the same document, by its author's anchor or code.
    private mutating func scanOwnAnchor(
        in text: InlineText, at start: Int, owner: RequirementID?, to found: inout [Found]
    ) -> Int {
        let bytes = text.bytes
        let end = Citation.anchorEnd(bytes, from: start + 1)
        guard end > start + 1 else { return start + 1 }
        let anchor = String(decoding: bytes[start + 1..<end], as: UTF8.self)
        consulted.insert(entry.id)
        if case .requirement(let id)? = targets.anchor(anchor, in: entry.id) {
            found.append(
                (start, reference(in: text, start..<end, written: "#" + anchor, target: .requirement(id), owner: owner))
            )
        } else if start >= 4, bytes[start - 4..<start].elementsEqual("see ".utf8) {
            let target = Reference.Target.unresolved("#" + anchor)
            let reference = reference(in: text, start..<end, written: "#" + anchor, target: target, owner: owner)
            reportAnchor(anchor, in: entry.id, at: reference.span)
            found.append((start, reference))
        }
        return end
    }

    /// Whether a code without a document's name is one of this document: behind `see`, or in a list that starts there.
    private func isOwnCode(_ bytes: [UInt8], at start: Int, after last: Int) -> Bool {
        // In the languages in which sections may be headed; the first letter in either case.
        for word in ["see ", "siehe ", "se "] where start >= word.utf8.count {
            let place = start - word.utf8.count
            guard bytes[place] | 0x20 == 0x73, bytes[place + 1..<start].elementsEqual(word.utf8.dropFirst()) else {
                continue
            }
            return place == 0 || !Citation.isNameByte(bytes[place - 1])
        }
        guard last >= 0, start > last else { return false }
        return [", ", " and ", " or ", ", and ", "/"].contains { bytes[last..<start].elementsEqual($0.utf8) }
    }

    /// `(see M4)`: a rule of the same document, or of the file of rules around it.
    private mutating func scanOwnCode(
        _ range: Range<Int>, in text: InlineText, owner: RequirementID?, to found: inout [Found]
    ) {
        let code = String(decoding: text.bytes[range], as: UTF8.self)
        consulted.formUnion([entry.id] + [entry.ruleSet].compactMap { $0 })
        let target = targets.anchor(code, in: entry.id) ?? entry.ruleSet.flatMap { targets.anchor(code, in: $0) }
        var reference = reference(in: text, range, written: code, target: target ?? .unresolved(code), owner: owner)
        if target == nil {
            // Where no rule has such a letter, it may be a size of paper or a name.
            let letters = code.lowercased().prefix { !$0.isNumber }
            let names = targets.anchorNames(of: entry.id)
            let isCode = names.contains { $0.hasPrefix(letters) && $0.dropFirst(letters.count).allSatisfy(\.isNumber) }
            guard isCode else { return }
            reference.target = requirement(code, of: entry.id, at: reference.span)
            guard case .removed = reference.target else { return }
        }
        found.append((range.lowerBound, reference))
    }

    /// Bytes that make the word after them part of something else: a path, an address, a member.
    private static func joins(_ byte: UInt8) -> Bool {
        switch byte {
        // . / \ @ # $ : & = <
        case 0x2E, 0x2F, 0x5C, 0x40, 0x23, 0x24, 0x3A, 0x26, 0x3D, 0x3C: true
        default: Citation.isNameByte(byte) || Citation.isCapital(byte)
        }
    }

    /// Bytes behind an id that make it part of something else, such as a call.
    private static func continues(_ byte: UInt8) -> Bool {
        switch byte {
        // ( / @ = [
        case 0x28, 0x2F, 0x40, 0x3D, 0x5B: true
        default: Citation.isNameByte(byte) || Citation.isCapital(byte)
        }
    }

    /// True for the code spans of `(use `snackbar` or `dialog.alert`)`: words without a dot that readers are sent to.
    private func isRedirect(place: Int, in text: InlineText, _ found: [Found]) -> Bool {
        let before = text.bytes[..<place]
        if before.suffix(5).elementsEqual("(use ".utf8) { return true }
        guard let last = found.last, last.reference.form == .code else { return false }
        return joinsList(text.bytes[last.place..<place])
    }

    /// Between two code spans stands only `or`, `and` or a comma.
    private func joinsList(_ bytes: ArraySlice<UInt8>) -> Bool {
        [" or ", ", or ", ", ", " and "].contains { bytes.dropFirst().elementsEqual($0.utf8) }
    }

    private func isCited(_ citation: Citation) -> Bool {
        citation.stack.map { targets.isStack($0) } == true || targets.isKnown(citation.name)
            || targets.isInKnownFamily(citation.name)
    }

    // MARK: References to places

    /// A reference to a range of a block's text: a part of the text node that holds it.
    func reference(
        in text: InlineText, _ range: Range<Int>, written: String, target: Reference.Target, owner: RequirementID?
    ) -> Reference {
        guard let place = text.place(range, in: tree) else {
            return Reference(
                form: .mention, node: nil, range: 0..<0, written: written, span: entry.span, target: target,
                requirement: owner)
        }
        let reference = Reference(
            form: .text, node: place.node, range: place.local, written: written, span: place.span, target: target,
            requirement: owner)
        return place.isLinkable ? reference : reference.asMention
    }

    mutating func append(metadata placed: NodeReader.PlacedString, target: Reference.Target) {
        references.append(
            Reference(
                form: .metadata, node: nil, range: 0..<0, written: placed.text, span: entry.file.span(placed.range),
                target: target, requirement: nil))
    }
}

extension Reference {
    /// The same reference, counted but not linked.
    var asMention: Reference {
        var mention = self
        mention.form = .mention
        mention.range = 0..<0
        return mention
    }
}

extension MarkdownTree {
    /// The blocks of raw HTML among and below the given ones, in order.
    func rawBlocks(_ blocks: [ID]) -> [ID] {
        blocks.flatMap { block in ([block] + descendants(block)).filter { kind($0) == .htmlBlock } }
    }

    /// The blocks with inlines among and below the given ones, in order.
    func textBlocks(_ blocks: [ID]) -> [ID] {
        var found: [ID] = []
        for block in blocks {
            if isTextBlock(block) {
                found.append(block)
            } else {
                appendTextBlocks(below: block, to: &found)
            }
        }
        return found
    }

    /// Inlines are not looked at: what holds them holds no blocks.
    private func appendTextBlocks(below block: ID, to found: inout [ID]) {
        var current = firstChild(block)
        while let node = current {
            let isText = isTextBlock(node)
            if isText { found.append(node) }
            if !isText, let child = firstChild(node) {
                current = child
                continue
            }
            var climbing: ID? = node
            current = nil
            while let from = climbing, from != block {
                if let next = nextSibling(from) {
                    current = next
                    break
                }
                climbing = parent(from)
            }
        }
    }
}

extension Entry {
    /// The top blocks of everything that readers see, in the order of the file.
    func visibleBlocks(_ requirements: ArraySlice<Requirement>) -> [MarkdownTree.ID] {
        (titleHeading.map { [$0] } ?? []) + lead
            + sections.filter { $0.kind != .contents }.flatMap { $0.visibleBlocks(requirements) }
    }
}

extension Section {
    /// The heading, and the top blocks of everything under it, in the order of the file.
    func visibleBlocks(_ requirements: ArraySlice<Requirement>) -> [MarkdownTree.ID] {
        (heading.map { [$0] } ?? [])
            + parts.flatMap { part -> [MarkdownTree.ID] in
                switch part {
                case .blocks(let list): list
                case .requirements(let list): list.flatMap { requirements[$0.index].blocks }
                case .group(let group):
                    (group.label.map { [$0] } ?? []) + group.introduction
                        + group.requirements.flatMap { requirements[$0.index].blocks }
                case .section(let section): section.visibleBlocks(requirements)
                }
            }
    }
}
