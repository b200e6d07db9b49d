/// Changes to the arena that the parser and its extensions share. All keep the links of neighbours right.
extension MarkdownTree {
    /// Adds a node as the last child of `parent` and gives its index.
    @discardableResult
    mutating func append(_ node: Node, to parent: UInt32) -> UInt32 {
        let index = UInt32(truncatingIfNeeded: nodes.count)
        nodes.append(node)
        // The array is asked once, not for each link, whether it is this tree's own.
        nodes.withUnsafeMutableBufferPointer { nodes in
            let last = nodes[Int(parent)].lastChild
            nodes[Int(index)].parent = parent
            nodes[Int(index)].previous = last
            if last == MarkdownTree.none {
                nodes[Int(parent)].firstChild = index
            } else {
                nodes[Int(last)].next = index
            }
            nodes[Int(parent)].lastChild = index
        }
        return index
    }

    /// Adds a node that hangs nowhere yet.
    mutating func make(_ node: Node) -> UInt32 {
        nodes.append(node)
        return UInt32(truncatingIfNeeded: nodes.count - 1)
    }

    /// Takes a node with its children out of the tree.
    mutating func detach(_ index: UInt32) {
        let node = nodes[Int(index)]
        if node.previous != MarkdownTree.none {
            nodes[Int(node.previous)].next = node.next
        } else if node.parent != MarkdownTree.none {
            nodes[Int(node.parent)].firstChild = node.next
        }
        if node.next != MarkdownTree.none {
            nodes[Int(node.next)].previous = node.previous
        } else if node.parent != MarkdownTree.none {
            nodes[Int(node.parent)].lastChild = node.previous
        }
        nodes[Int(index)].parent = MarkdownTree.none
        nodes[Int(index)].previous = MarkdownTree.none
        nodes[Int(index)].next = MarkdownTree.none
    }

    /// Puts a detached node behind `sibling`.
    mutating func insert(_ index: UInt32, after sibling: UInt32) {
        let next = nodes[Int(sibling)].next
        let parent = nodes[Int(sibling)].parent
        nodes[Int(index)].parent = parent
        nodes[Int(index)].previous = sibling
        nodes[Int(index)].next = next
        nodes[Int(sibling)].next = index
        if next != MarkdownTree.none {
            nodes[Int(next)].previous = index
        } else if parent != MarkdownTree.none {
            nodes[Int(parent)].lastChild = index
        }
    }

    /// Puts a detached node before `sibling`.
    mutating func insert(_ index: UInt32, before sibling: UInt32) {
        let previous = nodes[Int(sibling)].previous
        if previous != MarkdownTree.none {
            insert(index, after: previous)
            return
        }
        let parent = nodes[Int(sibling)].parent
        nodes[Int(index)].parent = parent
        nodes[Int(index)].previous = MarkdownTree.none
        nodes[Int(index)].next = sibling
        nodes[Int(sibling)].previous = index
        if parent != MarkdownTree.none { nodes[Int(parent)].firstChild = index }
    }

    /// Puts a detached node behind the last child of `parent`.
    mutating func attach(_ index: UInt32, to parent: UInt32) {
        let last = nodes[Int(parent)].lastChild
        if last != MarkdownTree.none {
            insert(index, after: last)
        } else {
            nodes[Int(index)].parent = parent
            nodes[Int(parent)].firstChild = index
            nodes[Int(parent)].lastChild = index
        }
    }

    /// Cuts a text node in two at an offset of its literal and gives the index of the second part. The first part
    /// keeps its index.
    mutating func splitText(_ index: UInt32, at offset: Int) -> UInt32 {
        var tail = nodes[Int(index)]
        let cut = UInt32(truncatingIfNeeded: offset)
        tail.literal.start += cut
        tail.sourceStart = min(tail.sourceStart + cut, tail.sourceEnd)
        tail.firstChild = MarkdownTree.none
        tail.lastChild = MarkdownTree.none
        nodes[Int(index)].literal.end = tail.literal.start
        nodes[Int(index)].sourceEnd = tail.sourceStart
        let second = make(tail)
        insert(second, after: index)
        return second
    }

    /// Cuts `range` (offsets of the literal) out of a text node so that it is a text node of its own, and gives its
    /// index. Empty remains are removed, so `index` may be detached afterwards.
    mutating func isolateText(_ index: UInt32, _ range: Range<Int>) -> UInt32 {
        let length = nodes[Int(index)].literal.range.count
        if range.upperBound < length { _ = splitText(index, at: range.upperBound) }
        guard range.lowerBound > 0 else { return index }
        return splitText(index, at: range.lowerBound)
    }

    /// Adds bytes to the text buffer.
    mutating func store(_ bytes: some Collection<UInt8>) -> TextRange {
        let start = UInt32(truncatingIfNeeded: text.count)
        text.append(contentsOf: bytes)
        return TextRange(start: start, end: UInt32(truncatingIfNeeded: text.count))
    }

    /// Replaces the siblings from `first` to `last` by one text node that shows the file's bytes from the start of
    /// the first to the end of the last, or to `end` when that comes before, and gives its index.
    mutating func replaceBySource(from first: UInt32, through last: UInt32, upTo end: Int = .max) -> UInt32 {
        let start = Int(nodes[Int(first)].sourceStart)
        let end = max(min(Int(nodes[Int(last)].sourceEnd), end), start)
        var text = sourceText(start..<end)
        if nodes[Int(first)].flags.contains(.insideLink) { text.flags.insert(.insideLink) }
        let replacement = make(text)
        insert(replacement, before: first)
        var current = first
        while current != MarkdownTree.none {
            let next = nodes[Int(current)].next
            detach(current)
            if current == last { break }
            current = next
        }
        return replacement
    }

    /// A text node that shows a part of the file.
    mutating func sourceText(_ range: Range<Int>) -> Node {
        var node = Node(kind: .text)
        node.flags = [.brace, .tilde, .address, .bracket]
        node.sourceStart = UInt32(truncatingIfNeeded: range.lowerBound)
        node.sourceEnd = UInt32(truncatingIfNeeded: range.upperBound)
        if isRepaired {
            // What is not UTF-8, and NUL, is shown as U+FFFD.
            let shown = String(decoding: file.bytes[range], as: UTF8.self).map { $0 == "\0" ? "\u{FFFD}" : $0 }
            node.literal = store(Array(String(shown).utf8))
            if node.literal.range.count != range.count { node.flags.insert(.escaped) }
        } else {
            node.literal = store(file.bytes[range])
        }
        return node
    }
}
