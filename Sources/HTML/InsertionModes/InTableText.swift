extension TreeBuilder {
    // HTML 13.2.6.4.10 The "in table text" insertion mode
    mutating func inTableTextMode() -> Disposition {
        switch tokenizer.token.kind {
        case .nullCharacter: return .done
        case .characters:
            addPendingTableText()
            return .done
        default: break
        }
        let pieces = pendingTableText
        if hasPendingTableContent {
            // "Reprocess the character tokens using the rules given in the anything else entry of in table."
            isFosterParenting = true
            for piece in pieces {
                fosterParentedError(piece)
                reconstructFormattingElements()
                insertCharacters(piece)
                if !isWhiteSpace(piece) { isFramesetOK = false }
            }
            isFosterParenting = false
        } else {
            for piece in pieces { insertCharacters(piece) }
        }
        pendingTableText.removeAll(keepingCapacity: true)
        mode = originalMode
        return .reprocess
    }

    private mutating func fosterParentedError(_ piece: TextPiece) {
        tokenizer.errors.append(
            Tokenizer.InputError(
                code: .fosterParentedContent, start: UInt32(truncatingIfNeeded: piece.sourceStart),
                end: UInt32(truncatingIfNeeded: piece.sourceEnd)))
    }

    private mutating func addPendingTableText() {
        var piece = tokenText
        if !isWhiteSpace(piece) { hasPendingTableContent = true }
        if piece.place == .decoded {
            let start = pendingTableBytes.count
            pendingTableBytes.append(contentsOf: tokenizer.decoded[piece.start..<piece.end])
            piece.place = .pending
            piece.start = start
            piece.end = pendingTableBytes.count
        }
        pendingTableText.append(piece)
    }
}
