/// What the tokenizer gives to the tree construction stage (HTML 13.2.5). All of it is numbers: text and names are
/// ranges and codes, so that passing a token on costs nothing.
struct Token {
    enum Kind: UInt8 {
        case doctype, startTag, endTag, comment, processingInstruction
        /// A run of characters without U+0000.
        case characters
        /// A single U+0000, which the insertion modes treat apart.
        case nullCharacter
        case endOfFile
    }

    var kind = Kind.endOfFile
    /// Tags: code of the name. Processing instructions: code of the target.
    var name: Int32 = -1
    var isSelfClosing = false
    /// Doctype: the force-quirks flag.
    var forcesQuirks = false
    /// The text lies in the tokenizer's `decoded` and not in the input.
    var isDecoded = false
    /// Where the token stands in the input.
    var start = 0
    var end = 0
    /// Tags: the attributes' place in the tokenizer's `attributes`.
    var firstAttribute = 0
    var attributeCount = 0
    /// Characters, comment, processing instruction: the range of the data in the input or in `decoded`.
    var textStart = 0
    var textEnd = 0
}
