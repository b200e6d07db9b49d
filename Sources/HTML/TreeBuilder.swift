import Diagnostics

/// The insertion modes (HTML 13.2.4.1). "In select" went with the relaxed select parsing of 2025.
enum InsertionMode: UInt8 {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead, inBody, text
    case inTable, inTableText, inCaption, inColumnGroup, inTableBody, inRow, inCell, inTemplate
    case afterBody, inFrameset, afterFrameset, afterAfterBody, afterAfterFrameset
}

/// What an insertion mode did with the token.
enum Disposition {
    case done
    /// "Reprocess the token" in what is now the insertion mode.
    case reprocess
}

/// The tree construction stage (HTML 13.2.6).
///
/// It is one value with everything in it, so that the hot loop neither counts references nor checks for exclusive
/// access. The insertion modes are in `InsertionModes`, one file each.
struct TreeBuilder {
    var tokenizer: Tokenizer
    var document: Document
    var mode = InsertionMode.initial
    /// Where "text" and "in table text" go back to.
    var originalMode = InsertionMode.initial
    var templateModes: [InsertionMode] = []
    var openElements = OpenElements()
    var formattingElements = FormattingElements()
    /// The head and form element pointers, -1 for null.
    var headElement: Int32 = -1
    var formElement: Int32 = -1
    var isFramesetOK = true
    var isFosterParenting = false
    /// After the start tag of `pre`, `listing` or `textarea`: a line feed that comes next is dropped.
    var ignoresLineFeed = false
    let scripting: Bool
    /// The context element of a fragment.
    let context: FragmentContext?
    var isStopped = false
    var hasReportedUnclosedElements = false

    /// The "pending table character tokens".
    var pendingTableText: [TextPiece] = []
    var pendingTableBytes: [UInt8] = []
    var hasPendingTableContent = false

    /// How many more elements may be made that no tag of the page asks for: by reconstructing formatting elements,
    /// by the adoption agency and by cloning options. Bounds the tree by the length of the page.
    var copyBudget: Int
    /// How many more entries of the stack may be moved by the adoption agency.
    var moveBudget: Int

    /// With more open elements than this, new nodes stand beside the current node instead of in it.
    var depthLimit = Int.max

    struct FragmentContext {
        var name: Int32
        var namespace: Namespace
    }

    /// A run of characters: a range of the input, of the tokenizer's `decoded` or of `pendingTableBytes`.
    struct TextPiece {
        enum Place: UInt8 { case input, decoded, pending }
        var place: Place
        var start: Int
        var end: Int
        /// Where it stands in the input.
        var sourceStart: Int
        var sourceEnd: Int
    }

    init(tokenizer: Tokenizer, document: Document, scripting: Bool, context: FragmentContext?) {
        self.tokenizer = tokenizer
        self.document = document
        self.scripting = scripting
        self.context = context
        let length = tokenizer.input.count
        copyBudget = 10_000 + length
        moveBudget = 1_000_000 + length * 16
        document.nodes.reserve(1 + length / 24)
    }

    /// Reads tokens to the end of the page.
    mutating func run() {
        while !isStopped {
            tokenizer.allowsCDATA = isAdjustedCurrentNodeForeign
            tokenizer.next()
            process()
        }
    }

    /// The tree construction dispatcher (13.2.6).
    @inline(__always)
    private mutating func process() {
        if ignoresLineFeed {
            dropLineFeed()
            if tokenizer.token.kind == .characters, isTokenTextEmpty { return }
        }
        var disposition: Disposition
        repeat {
            disposition = usesForeignRules ? foreignContent() : step(mode)
        } while disposition == .reprocess
        if tokenizer.token.kind == .startTag, tokenizer.token.isSelfClosing, !isSelfClosingAcknowledged {
            error(.nonVoidHtmlElementStartTagWithTrailingSolidus)
        }
        isSelfClosingAcknowledged = false
    }

    var isSelfClosingAcknowledged = false

    /// "Process the token using the rules for" an insertion mode.
    mutating func step(_ mode: InsertionMode) -> Disposition {
        switch mode {
        case .initial: initialMode()
        case .beforeHTML: beforeHTMLMode()
        case .beforeHead: beforeHeadMode()
        case .inHead: inHeadMode()
        case .inHeadNoscript: inHeadNoscriptMode()
        case .afterHead: afterHeadMode()
        case .inBody: inBodyMode()
        case .text: textMode()
        case .inTable: inTableMode()
        case .inTableText: inTableTextMode()
        case .inCaption: inCaptionMode()
        case .inColumnGroup: inColumnGroupMode()
        case .inTableBody: inTableBodyMode()
        case .inRow: inRowMode()
        case .inCell: inCellMode()
        case .inTemplate: inTemplateMode()
        case .afterBody: afterBodyMode()
        case .inFrameset: inFramesetMode()
        case .afterFrameset: afterFramesetMode()
        case .afterAfterBody: afterAfterBodyMode()
        case .afterAfterFrameset: afterAfterFramesetMode()
        }
    }

    private mutating func dropLineFeed() {
        ignoresLineFeed = false
        guard tokenizer.token.kind == .characters else { return }
        let piece = tokenText
        if byte(of: piece, at: piece.start) == 0x0A {
            tokenizer.token.textStart += 1
            if !tokenizer.token.isDecoded { tokenizer.token.start += 1 }
        }
    }

    // MARK: Errors

    /// An error that the current token makes.
    mutating func error(_ code: ParseError.Code) {
        let token = tokenizer.token
        tokenizer.errors.append(
            Tokenizer.InputError(
                code: code, start: UInt32(truncatingIfNeeded: token.start),
                end: UInt32(truncatingIfNeeded: token.end)))
    }

    /// Ignores the token, with an error that says so.
    mutating func ignore() -> Disposition {
        switch tokenizer.token.kind {
        case .startTag: error(.ignoredStartTag)
        case .endTag: error(.ignoredEndTag)
        case .doctype: error(.unexpectedDoctype)
        default: error(.unexpectedText)
        }
        return .done
    }

    // MARK: The end

    // HTML 13.2.7 Stop parsing: the stack is popped, and each option that is popped may be cloned.
    mutating func stopParsing() {
        isStopped = true
        while !openElements.isEmpty { pop() }
    }

    /// The document, with what the tokenizer has gathered for it.
    mutating func finish() -> Document {
        document.storage.finish(
            attributes: tokenizer.attributes, attributeData: tokenizer.attributeData, tagNames: tokenizer.tagNames,
            attributeNames: tokenizer.attributeNames)
        return document
    }
}
