/// GFM 6.9 Autolinks: bare addresses (`https://…`, `www.…`, `name@host`) in text.
///
// Deviation: emphasis is read before bare addresses, so an address that ends inside of emphasis ends before it.
extension MarkdownTree {
    /// Turns bare addresses outside links into links. Complexity: linear in the text.
    mutating func readAutolinks() {
        var index = 0
        while index < nodes.count {
            if nodes[index].kind == .text, nodes[index].flags.contains(.address),
                nodes[index].flags.isDisjoint(with: [.escaped, .insideLink]), nodes[index].parent != MarkdownTree.none
            {
                linkFirstAddress(in: UInt32(index))
            }
            index += 1
        }
    }

    /// Makes `<name@host>` in a link's text plain text again: libcmark nests the two, which CommonMark 6.3 and HTML rule
    /// out. Complexity: linear in the nodes.
    mutating func readNestedLinks() {
        for index in nodes.indices where nodes[index].kind == .link && nodes[index].flags.contains(.insideLink) {
            let child = nodes[index].firstChild
            guard nodes[index].flags.contains(.autolink), child != MarkdownTree.none else { continue }
            nodes[index].kind = .text
            nodes[index].flags.insert(.escaped)
            nodes[index].literal = nodes[Int(child)].literal
            nodes[index].detail = .empty
            discard(child)
        }
    }

    /// Links the first address of a text node; what follows it is a new node that is visited later.
    private mutating func linkFirstAddress(in index: UInt32) {
        let node = nodes[Int(index)]
        let start = Int(node.sourceStart)
        let end = Int(node.sourceEnd)
        guard end <= file.bytes.count, end - start == node.literal.range.count else { return }
        let limit = isRepaired ? end : addressLimit(index)
        let found = file.bytes.withUnsafeBufferPointer {
            AddressScanner(bytes: $0, start: start, nodeEnd: end, limit: limit).first()
        }
        guard var address = found else { return }
        if address.range.upperBound > end {
            address.range = address.range.lowerBound..<absorb(index, to: address.range.upperBound)
        }
        let offset = address.range.lowerBound - start
        let part = isolateText(index, offset..<address.range.upperBound - start)
        var link = Node(kind: .link)
        link.flags.insert(.autolink)
        link.sourceStart = UInt32(truncatingIfNeeded: address.range.lowerBound)
        link.sourceEnd = UInt32(truncatingIfNeeded: address.range.upperBound)
        link.detail = store(address.prefix.utf8)
        link.detail.end = store(file.bytes[address.range]).end
        let linkIndex = make(link)
        insert(linkIndex, before: part)
        detach(part)
        attach(part, to: linkIndex)
        nodes[Int(part)].flags.insert(.insideLink)
    }

    /// How far an address that starts in this node may reach: over text and emphasis that libcmark cut out of it.
    private func addressLimit(_ index: UInt32) -> Int {
        var end = nodes[Int(index)].sourceEnd
        var next = nodes[Int(index)].next
        var steps = 0
        while next != MarkdownTree.none, steps < 32 {
            let node = nodes[Int(next)]
            guard node.sourceStart == end,
                node.kind == .emphasis || node.kind == .strong || (node.kind == .text && node.sourceEnd > end)
            else { break }
            end = node.sourceEnd
            next = node.next
            steps += 1
        }
        return Int(end)
    }

    /// Joins what follows a text node to it, as the file has it, up to at most `end`; gives the end that was reached.
    private mutating func absorb(_ index: UInt32, to end: Int) -> Int {
        var last = MarkdownTree.none
        var reached = Int(nodes[Int(index)].sourceEnd)
        var next = nodes[Int(index)].next
        while next != MarkdownTree.none, reached < end {
            let node = nodes[Int(next)]
            if Int(node.sourceEnd) > end {
                guard node.kind == .text, !node.flags.contains(.escaped) else { break }
                _ = splitText(next, at: end - Int(node.sourceStart))
            }
            reached = Int(nodes[Int(next)].sourceEnd)
            last = next
            next = nodes[Int(next)].next
        }
        guard last != MarkdownTree.none else { return reached }
        var child = nodes[Int(index)].next
        while child != MarkdownTree.none {
            let following = nodes[Int(child)].next
            let isLast = child == last
            discard(child)
            if isLast { break }
            child = following
        }
        let start = Int(nodes[Int(index)].sourceStart)
        let whole = sourceText(start..<reached)
        nodes[Int(index)].literal = whole.literal
        nodes[Int(index)].flags.remove(.plain)
        nodes[Int(index)].sourceEnd = whole.sourceEnd
        return reached
    }
}

/// Finds the first bare address that starts in a stretch of text.
struct AddressScanner {
    /// An address and what its destination starts with besides.
    struct Address {
        var range: Range<Int>
        var prefix: String
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    /// Where the text ends; an address starts before it.
    let nodeEnd: Int
    /// Where an address must end.
    let limit: Int

    /// Complexity: O(length).
    func first() -> Address? {
        var index = start
        while index < nodeEnd {
            switch bytes[index] {
            case 0x3A:
                if let address = scheme(at: index) { return address }
            case 0x40:
                if let address = mail(at: index) { return address }
            case 0x77, 0x57:
                if let address = www(at: index) { return address }
            default: break
            }
            index += 1
        }
        return nil
    }

    private func isAlpha(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private func isAlphanumeric(_ byte: UInt8) -> Bool { isAlpha(byte) || (0x30...0x39).contains(byte) }

    private func www(at index: Int) -> Address? {
        guard index + 4 < limit, bytes[index + 1] | 0x20 == 0x77, bytes[index + 2] | 0x20 == 0x77,
            bytes[index + 3] == 0x2E
        else { return nil }
        if index > start {
            switch bytes[index - 1] {
            case 0x20, 0x09...0x0D, 0x2A, 0x5F, 0x7E, 0x28: break
            default: return nil
            }
        }
        guard domainEnd(from: index, needsDot: true) != nil else { return nil }
        let end = trimmedEnd(index)
        return end > index + 4 ? Address(range: index..<end, prefix: "http://") : nil
    }

    private func scheme(at colon: Int) -> Address? {
        guard colon + 3 < limit, bytes[colon + 1] == 0x2F, bytes[colon + 2] == 0x2F else { return nil }
        var begin = colon
        while begin > start, colon - begin < 8, isAlpha(bytes[begin - 1]) { begin -= 1 }
        let name = bytes[begin..<colon].map { $0 | 0x20 }
        guard ["http", "https", "ftp"].contains(where: { name.elementsEqual($0.utf8) }) else { return nil }
        guard isHost(colon + 3), domainEnd(from: colon + 3, needsDot: false) != nil else { return nil }
        let end = trimmedEnd(begin)
        return end > colon + 3 ? Address(range: begin..<end, prefix: "") : nil
    }

    private func mail(at sign: Int) -> Address? {
        var begin = sign
        while begin > start {
            let byte = bytes[begin - 1]
            guard isAlphanumeric(byte) || byte == 0x2E || byte == 0x2B || byte == 0x2D || byte == 0x5F else { break }
            begin -= 1
        }
        guard begin < sign else { return nil }
        var end = sign + 1
        var dots = 0
        while end < limit {
            let byte = bytes[end]
            if byte == 0x40 { return nil }
            if byte == 0x2E, end + 1 < limit, isAlphanumeric(bytes[end + 1]) {
                dots += 1
            } else if !isAlphanumeric(byte), byte != 0x2D, byte != 0x5F {
                break
            }
            end += 1
        }
        guard dots > 0, end > sign + 1, isAlpha(bytes[end - 1]) else { return nil }
        return Address(range: begin..<end, prefix: "mailto:")
    }

    /// Whether a host may start here: neither white space nor punctuation.
    private func isHost(_ index: Int) -> Bool {
        guard index < limit else { return false }
        let byte = bytes[index]
        return byte >= 0x80 || (!isPunctuation(byte) && byte > 0x20)
    }

    /// The end of a valid domain: no underscore in its last two parts, and a dot when one is needed.
    private func domainEnd(from index: Int, needsDot: Bool) -> Int? {
        var dots = 0
        var lastUnderscores = 0
        var underscores = 0
        var position = index
        while position < limit {
            let byte = bytes[position]
            if byte == 0x5F {
                underscores += 1
            } else if byte == 0x2E {
                lastUnderscores = underscores
                underscores = 0
                dots += 1
            } else if byte != 0x2D, !isHost(position) {
                break
            }
            position += 1
        }
        if lastUnderscores > 0 || underscores > 0, dots <= 10 { return nil }
        return needsDot && dots == 0 ? nil : position
    }

    /// Where the address ends: at white space or `<`, without trailing punctuation, unbalanced `)` and a trailing
    /// character reference (GFM, extended autolink path validation).
    private func trimmedEnd(_ begin: Int) -> Int {
        var end = begin
        var opening = 0
        var closing = 0
        while end < limit, bytes[end] > 0x20, bytes[end] != 0x3C {
            if bytes[end] == 0x28 { opening += 1 }
            if bytes[end] == 0x29 { closing += 1 }
            end += 1
        }
        while end > begin {
            switch bytes[end - 1] {
            case 0x29:
                if closing <= opening { return end }
                closing -= 1
                end -= 1
            case 0x3F, 0x21, 0x2E, 0x2C, 0x3A, 0x2A, 0x5F, 0x7E, 0x27, 0x22: end -= 1
            case 0x3B:
                var name = end - 2
                while name > begin, isAlpha(bytes[name]) { name -= 1 }
                end = name > begin && name < end - 2 && bytes[name] == 0x26 ? name : end - 1
            default: return end
            }
        }
        return end
    }
}
