/// The link reference definitions of a document. libcmark keeps them to itself, so the lines that may hold them are
/// found again: they are parsed once more beside the cells of tables.
extension TreeBuilder {
    /// Appends every line that may belong to a definition, without its containers' markers, to a second text.
    /// Paragraphs that stand in it as well do no harm. Complexity: linear.
    func appendDefinitions(to output: inout [UInt8]) {
        let leaves = leafBlocks()
        var next = 0
        var isCollecting = false
        var line = 1
        while input.lineStart(line) < input.bytes.endIndex {
            let range = input.line(line)
            let start = skipMarkers(range)
            line += 1
            guard start < range.upperBound else {
                if isCollecting { output.append(0x0A) }
                isCollecting = false
                continue
            }
            let place = input.source(start)
            while next < leaves.count, leaves[next].range.upperBound <= place { next += 1 }
            if next < leaves.count, leaves[next].range.contains(place) {
                // Inside a leaf block only its own first line can start a definition.
                let leaf = leaves[next]
                let startsHere = leaf.range.lowerBound == place && input.bytes[start] == 0x5B
                if leaf.isCode || !(isCollecting || startsHere) {
                    isCollecting = false
                    continue
                }
            } else if !isCollecting, input.bytes[start] != 0x5B {
                continue
            }
            if !isCollecting { output.append(0x0A) }
            isCollecting = true
            output.append(contentsOf: input.bytes[start..<range.upperBound])
            output.append(0x0A)
        }
    }

    /// The places of paragraphs, headings, code, HTML and tables in the file, in order.
    private func leafBlocks() -> [(range: Range<Int>, isCode: Bool)] {
        var leaves: [(range: Range<Int>, isCode: Bool)] = []
        for id in tree.descendants(tree.root) {
            switch tree.kind(id) {
            case .paragraph, .heading: leaves.append((tree.range(id), false))
            case .codeBlock, .htmlBlock, .table: leaves.append((tree.range(id), true))
            default: break
            }
        }
        return leaves
    }

    /// The first byte behind indentation, block quote and list markers.
    func skipMarkers(_ range: Range<Int>) -> Int {
        let bytes = input.bytes
        return Markers.end(of: range, in: bytes)
    }
}

/// The markers of containers at the start of a line.
enum Markers {
    /// The first index behind indentation, block quote and list markers. Complexity: O(their length).
    static func end(of range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if isSpaceOrTab(byte) || byte == 0x3E {
                index += 1
                continue
            }
            var end = index
            if byte == 0x2D || byte == 0x2A || byte == 0x2B {
                end += 1
            } else if (0x30...0x39).contains(byte) {
                while end < range.upperBound, end - index < 9, (0x30...0x39).contains(bytes[end]) { end += 1 }
                guard end < range.upperBound, bytes[end] == 0x2E || bytes[end] == 0x29 else { return index }
                end += 1
            }
            guard end > index, end < range.upperBound, isSpaceOrTab(bytes[end]) else { return index }
            index = end
        }
        return index
    }
}
