extension TreeBuilder {
    // HTML 13.2.6.4.8 The "text" insertion mode
    mutating func textMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters: insertCharacters()
        case .endOfFile:
            error(.unexpectedEndOfFile)
            pop()
            mode = originalMode
            return .reprocess
        case .endTag:
            pop()
            mode = originalMode
        default: break
        }
        return .done
    }
}
