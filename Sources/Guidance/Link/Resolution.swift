import Diagnostics
import Markdown
import YAML

/// Resolves what was cited: ids, links and images.
extension ReferenceScanner {
    mutating func resolve(_ citation: Citation, at span: SourceSpan) -> Reference.Target {
        switch targets.entry(named: citation.name, stack: citation.stack, from: entry.stack) {
        case .none:
            if targets.isPlanned(citation.name) { return .planned(citation.name) }
            problems.append(Problem(kind: .unresolved, written: citation.qualifiedName, span: span))
            return .unresolved(citation.qualifiedName)
        case .ambiguous(let id, let among):
            let names = among.map { "`\(targets.qualifiedName($0))`" }
            diagnostics.report(
                GuidanceCodes.ambiguousReference, "`\(citation.name)` exists in \(among.count) stacks", at: span,
                help: "write one of \(names.joined(separator: ", "))")
            return citation.requirement.map { requirement($0, of: id, at: span) } ?? .entry(id)
        case .one(let id):
            return citation.requirement.map { requirement($0, of: id, at: span) } ?? .entry(id)
        }
    }

    mutating func requirement(_ written: String, of entry: EntryID, at span: SourceSpan) -> Reference.Target {
        consulted.insert(entry)
        if let target = targets.anchor(written, in: entry) { return target }
        if let removed = targets.removed(written, of: entry) {
            diagnostics.report(
                GuidanceCodes.removedReference, "`\(targets.name(entry))` had a rule \(written), which was removed",
                at: span)
            return removed
        }
        diagnostics.report(
            GuidanceCodes.unknownCode, "`\(targets.name(entry))` has no rule \(written)", at: span,
            suggestions: NearestName.suggestions(for: written.lowercased(), among: targets.anchorNames(of: entry)).map {
                // A code is printed in capitals; an author's anchor is not.
                written == written.uppercased() && RequirementCode($0.uppercased()) != nil ? $0.uppercased() : $0
            })
        return .entry(entry)
    }

    /// An id or a file that front matter names.
    mutating func cite(_ placed: NodeReader.PlacedString) {
        let span = entry.file.span(placed.range)
        let bytes = Array(placed.text.utf8)
        let citation = Citation(bytes, at: 0, isStack: targets.claimsStack).flatMap { $0.end == bytes.count ? $0 : nil }
        if let citation, targets.isKnown(citation.name) || !placed.text.hasSuffix(".md") {
            append(metadata: placed, target: resolve(citation, at: span))
        } else if RelativePath.isExternal(placed.text) {
            externalLinks.append(placed.text)
            append(metadata: placed, target: .external(placed.text))
        } else {
            append(metadata: placed, target: fileTarget(placed.text, at: span))
        }
    }

    mutating func scanLink(_ node: MarkdownTree.ID, owner: RequirementID?) {
        let destination = tree.destination(node)
        let target = linkTarget(destination, at: tree.span(node))
        if case .external = target { externalLinks.append(destination) }
        references.append(
            Reference(
                form: .link, node: node, range: 0..<0, written: destination, span: tree.span(node), target: target,
                requirement: owner))
    }

    /// The links and images of raw HTML.
    mutating func scanRaw(_ node: MarkdownTree.ID, owner: RequirementID?) {
        for address in tree.rawAddresses(node) {
            let span = entry.file.span(address.range)
            if address.isImage, !hasAlternative(address.range) {
                diagnostics.report(
                    GuidanceCodes.imageWithoutText, "the image `\(address.text)` has no alternative text", at: span,
                    help: "give it an `alt`; an empty one for an image that says nothing")
            }
            let target = address.isImage ? imageTarget(address.text, at: span) : linkTarget(address.text, at: span)
            if case .external = target, !address.isImage { externalLinks.append(address.text) }
            references.append(
                Reference(
                    form: .raw, node: node, range: 0..<0, written: address.text, span: span, target: target,
                    requirement: owner))
        }
    }

    /// Whether the tag around an attribute of raw HTML has an `alt`, be it empty.
    private func hasAlternative(_ attribute: Range<Int>) -> Bool {
        let bytes = entry.file.bytes
        let start = bytes[..<min(attribute.lowerBound, bytes.count)].lastIndex(of: 0x3C) ?? 0
        var index = start
        var quote: UInt8?
        while index < bytes.count, quote != nil || bytes[index] != 0x3E {
            if bytes[index] == 0x22 || bytes[index] == 0x27 {
                quote = quote == nil ? bytes[index] : quote == bytes[index] ? nil : quote
            } else if quote == nil, bytes[index] <= 0x20, index + 4 < bytes.count,
                bytes[index + 1..<index + 4].map({ $0 | 0x20 }) == Array("alt".utf8),
                !Citation.isNameByte(bytes[index + 4])
            {
                return true
            }
            index += 1
        }
        return false
    }

    private mutating func imageTarget(_ destination: String, at span: SourceSpan) -> Reference.Target {
        guard !RelativePath.isExternal(destination) else { return .external(destination) }
        let path = RelativePath.resolve(destination, from: entry.file.path)?.path
        if let path, case .asset(let asset)? = targets.file(path) { return .asset(asset) }
        problems.append(Problem(kind: .missingImage, written: destination, span: span))
        return .unresolved(destination)
    }

    mutating func scanImage(_ node: MarkdownTree.ID, owner: RequirementID?) {
        let destination = tree.destination(node)
        let span = tree.span(node)
        if tree.words(node).isEmpty {
            diagnostics.report(
                GuidanceCodes.imageWithoutText, "the image `\(destination)` has no alternative text", at: span,
                help: "write between the brackets what it says")
        }
        let target = imageTarget(destination, at: span)
        references.append(
            Reference(
                form: .image, node: node, range: 0..<0, written: destination, span: span, target: target,
                requirement: owner))
    }

    private mutating func linkTarget(_ destination: String, at span: SourceSpan) -> Reference.Target {
        if RelativePath.isExternal(destination) { return .external(destination) }
        let (path, fragment) = RelativePath.cut(destination)
        guard path.isEmpty, let anchor = fragment else { return fileTarget(destination, at: span) }
        consulted.formUnion([entry.id] + [entry.ruleSet].compactMap { $0 })
        let target = targets.anchor(anchor, in: entry.id) ?? entry.ruleSet.flatMap { targets.anchor(anchor, in: $0) }
        if let target { return target }
        reportAnchor(anchor, in: entry.id, at: span)
        return .unresolved(destination)
    }

    private mutating func fileTarget(_ destination: String, at span: SourceSpan) -> Reference.Target {
        guard let path = RelativePath.resolve(destination, from: entry.file.path), let file = targets.file(path.path)
        else {
            let stem = RelativePath.stem(of: destination)
            if targets.isPlanned(stem) { return .planned(stem) }
            problems.append(Problem(kind: .brokenLink, written: destination, span: span))
            return .unresolved(destination)
        }
        guard case .entry(let id) = file, let fragment = path.fragment, !fragment.isEmpty else { return file }
        consulted.insert(id)
        if let target = targets.anchor(fragment, in: id) ?? targets.removed(fragment, of: id) { return target }
        reportAnchor(fragment, in: id, at: span)
        return file
    }

    mutating func reportAnchor(_ anchor: String, in entry: EntryID, at span: SourceSpan) {
        let place = entry == self.entry.id ? "this document" : "`\(targets.name(entry))`"
        diagnostics.report(
            GuidanceCodes.brokenAnchor, "\(place) has no anchor `#\(anchor)`", at: span,
            suggestions: NearestName.suggestions(for: anchor, among: targets.anchorNames(of: entry)))
    }
}
