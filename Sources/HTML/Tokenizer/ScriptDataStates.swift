extension Tokenizer {
    /// Where the script data states stand inside `<!--` and `<script`; all of them emit every character that they
    /// read, so that one run passes through them.
    private enum ScriptState {
        case scriptData
        case escaped, escapedDash, escapedDashDash
        case doubleEscaped, doubleEscapedDash, doubleEscapedDashDash
    }

    // HTML 13.2.5.4 Script data state, and 13.2.5.15 to 13.2.5.31
    mutating func scriptDataState() {
        var run = TextRun(start: position)
        var inside = ScriptState.scriptData
        while true {
            if inside == .scriptData { position = endOfPlainText(from: position) }
            switch peek() {
            case 0x0D:
                decodeLineEnding(&run)
                inside = withoutDashes(inside)
            case 0:
                decodeNull(&run)
                inside = withoutDashes(inside)
            case 0x3C:
                if inside != .doubleEscaped, inside != .doubleEscapedDash, inside != .doubleEscapedDashDash,
                    isAppropriateEndTag()
                {
                    emit(&run)
                    state = .appropriateEndTag
                    return
                }
                scriptDataLessThanSign(&inside)
            case -1:
                emit(&run)
                if !isTokenReady {
                    emitEndOfFile()
                } else if inside != .scriptData {
                    error(.eofInScriptHtmlCommentLikeText)
                }
                return
            case let byte:
                position += 1
                scriptDataCharacter(byte, &inside)
            }
        }
    }

    private func withoutDashes(_ inside: ScriptState) -> ScriptState {
        switch inside {
        case .scriptData: .scriptData
        case .escaped, .escapedDash, .escapedDashDash: .escaped
        case .doubleEscaped, .doubleEscapedDash, .doubleEscapedDashDash: .doubleEscaped
        }
    }

    /// The dash states: 13.2.5.20 to 13.2.5.22 and 13.2.5.27 to 13.2.5.29.
    private func scriptDataCharacter(_ byte: Int, _ inside: inout ScriptState) {
        switch (inside, byte) {
        case (.scriptData, _): break
        case (.escaped, 0x2D): inside = .escapedDash
        case (.escapedDash, 0x2D), (.escapedDashDash, 0x2D): inside = .escapedDashDash
        case (.doubleEscaped, 0x2D): inside = .doubleEscapedDash
        case (.doubleEscapedDash, 0x2D), (.doubleEscapedDashDash, 0x2D): inside = .doubleEscapedDashDash
        case (.escapedDashDash, 0x3E), (.doubleEscapedDashDash, 0x3E): inside = .scriptData
        default: inside = withoutDashes(inside)
        }
    }

    /// The less-than sign states: 13.2.5.15, 13.2.5.18, 13.2.5.19, 13.2.5.23, 13.2.5.26, 13.2.5.30, 13.2.5.31.
    private mutating func scriptDataLessThanSign(_ inside: inout ScriptState) {
        position += 1
        switch inside {
        case .scriptData:
            if peek() == 0x21, peek(1) == 0x2D, peek(2) == 0x2D {
                position += 3
                inside = .escapedDashDash
            }
        case .escaped, .escapedDash, .escapedDashDash:
            inside = .escaped
            if isScriptName(at: position) {
                position += peek(6) == 0x0D ? 6 : 7
                inside = .doubleEscaped
            }
        case .doubleEscaped, .doubleEscapedDash, .doubleEscapedDashDash:
            inside = .doubleEscaped
            if peek() == 0x2F {
                position += 1
                if isScriptName(at: position) {
                    position += peek(6) == 0x0D ? 6 : 7
                    inside = .escaped
                }
            }
        }
    }

    /// Whether `script` and white space, `/` or `>` stand there; a carriage return is left to be normalised.
    private func isScriptName(at start: Int) -> Bool {
        let name: StaticString = "script"
        guard start + 6 < input.count else { return false }
        let isName = name.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { input[start + $0].asciiLowercased == bytes[$0] }
        }
        let after = input[start + 6]
        return isName && (after.isHTMLSpace || after == 0x2F || after == 0x3E)
    }
}
