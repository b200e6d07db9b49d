// Runs of characters in the tree construction stage.
extension TreeBuilder {
    /// The text of the current characters token.
    var tokenText: TextPiece {
        let token = tokenizer.token
        return TextPiece(
            place: token.isDecoded ? .decoded : .input, start: token.textStart, end: token.textEnd,
            sourceStart: token.start, sourceEnd: token.end)
    }

    var isTokenTextEmpty: Bool { tokenizer.token.textStart >= tokenizer.token.textEnd }

    @inline(__always)
    func byte(of piece: TextPiece, at index: Int) -> UInt8? {
        guard index < piece.end else { return nil }
        return switch piece.place {
        case .input: tokenizer.input[index]
        case .decoded: tokenizer.decoded[index]
        case .pending: pendingTableBytes[index]
        }
    }

    /// The number of white space bytes at the start.
    func leadingWhiteSpace(of piece: TextPiece) -> Int {
        var index = piece.start
        while let byte = byte(of: piece, at: index), byte.isHTMLSpace { index += 1 }
        return index - piece.start
    }

    func isWhiteSpace(_ piece: TextPiece) -> Bool {
        leadingWhiteSpace(of: piece) == piece.end - piece.start
    }

    /// Cuts the white space off the front of the token and gives it, or nil if there is none.
    mutating func takeLeadingWhiteSpace() -> TextPiece? {
        var piece = tokenText
        let count = leadingWhiteSpace(of: piece)
        guard count > 0 else { return nil }
        tokenizer.token.textStart += count
        piece.end = piece.start + count
        if piece.place == .input {
            tokenizer.token.start += count
            piece.sourceEnd = piece.end
        }
        return piece
    }

    // MARK: Inserting

    /// "Insert a character", for a whole run.
    mutating func insertCharacters(_ piece: TextPiece) {
        guard piece.end > piece.start else { return }
        let place = appropriatePlace()
        if document.nodes[Int(place.parent)].kind == .document { return }
        let previous =
            place.before >= 0
            ? document.nodes[Int(place.before)].previousSibling : document.nodes[Int(place.parent)].lastChild
        if previous >= 0, document.nodes[Int(previous)].kind == .text {
            extendText(previous, piece)
            return
        }
        var node = NodeRecord(kind: .text)
        node.start = UInt32(truncatingIfNeeded: piece.sourceStart)
        node.end = UInt32(truncatingIfNeeded: piece.sourceEnd)
        node.dataCount = UInt32(truncatingIfNeeded: piece.end - piece.start)
        if piece.place == .input {
            node.dataStart = UInt32(truncatingIfNeeded: piece.start)
        } else {
            node.isStored = true
            node.dataStart = UInt32(truncatingIfNeeded: document.textData.count)
            appendToTextData(piece)
        }
        insertNew(node, at: place)
    }

    mutating func insertCharacters() { insertCharacters(tokenText) }

    /// U+FFFD for a U+0000 of foreign content.
    mutating func insertReplacementCharacter() {
        let token = tokenizer.token
        tokenizer.decoded.removeAll(keepingCapacity: true)
        tokenizer.decoded.append(contentsOf: [0xEF, 0xBF, 0xBD])
        insertCharacters(
            TextPiece(place: .decoded, start: 0, end: 3, sourceStart: token.start, sourceEnd: token.end))
    }

    private mutating func appendToTextData(_ piece: TextPiece) {
        let range = piece.start..<piece.end
        switch piece.place {
        case .input: document.textData.append(contentsOf: UnsafeBufferPointer(rebasing: tokenizer.input[range]))
        case .decoded: document.textData.append(contentsOf: tokenizer.decoded[range])
        case .pending: document.textData.append(contentsOf: pendingTableBytes[range])
        }
    }

    /// Lengthens a text node. A range of the input stays one if the piece follows it; otherwise the text moves to
    /// `textData`, where it gets room to grow, so that many pieces cost no more than their length.
    private mutating func extendText(_ index: Int32, _ piece: TextPiece) {
        var node = document.nodes[Int(index)]
        let count = UInt32(truncatingIfNeeded: piece.end - piece.start)
        node.end = max(node.end, UInt32(truncatingIfNeeded: piece.sourceEnd))
        if !node.isStored, piece.place == .input, Int(node.dataStart + node.dataCount) == piece.start {
            node.dataCount += count
            document.nodes[Int(index)] = node
            return
        }
        let end = Int(node.dataStart + node.dataCount)
        if node.isStored, end == document.textData.count {
            appendToTextData(piece)
        } else if node.isStored, node.closeStart != NodeRecord.unplaced, node.dataCount + count <= node.closeStart {
            overwriteTextData(at: end, piece)
        } else {
            moveText(&node, piece)
        }
        node.dataCount += count
        document.nodes[Int(index)] = node
    }

    private mutating func overwriteTextData(at start: Int, _ piece: TextPiece) {
        for offset in 0..<(piece.end - piece.start) {
            if let byte = byte(of: piece, at: piece.start + offset) { document.textData[start + offset] = byte }
        }
    }

    private mutating func moveText(_ node: inout NodeRecord, _ piece: TextPiece) {
        let start = document.textData.count
        let range = Int(node.dataStart)..<Int(node.dataStart + node.dataCount)
        let wasStored = node.isStored
        if wasStored {
            document.textData.append(contentsOf: Array(document.textData[range]))
        } else {
            document.textData.append(contentsOf: UnsafeBufferPointer(rebasing: tokenizer.input[range]))
        }
        appendToTextData(piece)
        node.isStored = true
        node.dataStart = UInt32(truncatingIfNeeded: start)
        guard wasStored else { return }
        let used = document.textData.count - start
        document.textData.append(contentsOf: repeatElement(0, count: used))
        node.closeStart = UInt32(truncatingIfNeeded: used * 2)
    }
}
