/// A parse error of a page, by the standard's name.
public struct ParseError: Sendable, Hashable {
    /// Which error it is.
    public var code: Code
    /// Byte offsets in the source: the character at which the error is found, or the tag that is wrong.
    public var range: Range<Int>

    /// An error at a range of bytes of the source.
    public init(_ code: Code, at range: Range<Int>) {
        self.code = code
        self.range = range
    }

    /// The names of HTML 13.2.2. The standard names the errors of the tokenizer and of the input stream; it gives none
    /// to those of tree construction and of encodings, so that the names after `isNamedByStandard` ends are ours.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// A comment is closed by `>` before it began.
        case abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment"
        /// `>` ends the doctype inside its public identifier.
        case abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier"
        /// `>` ends the doctype inside its system identifier.
        case abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier"
        /// A numeric character reference has no digits.
        case absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference"
        /// A CDATA section stands outside SVG and MathML and is read as a comment.
        case cdataInHtmlContent = "cdata-in-html-content"
        /// A numeric character reference is above U+10FFFF.
        case characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range"
        /// The page holds a control character.
        case controlCharacterInInputStream = "control-character-in-input-stream"
        /// A character reference names a control character.
        case controlCharacterReference = "control-character-reference"
        /// The tag already has an attribute of this name; this one is ignored.
        case duplicateAttribute = "duplicate-attribute"
        /// An end tag has attributes.
        case endTagWithAttributes = "end-tag-with-attributes"
        /// An end tag ends in `/>`.
        case endTagWithTrailingSolidus = "end-tag-with-trailing-solidus"
        /// The page ends where a tag name is expected.
        case eofBeforeTagName = "eof-before-tag-name"
        /// The page ends inside a CDATA section.
        case eofInCDATA = "eof-in-cdata"
        /// The page ends inside a comment.
        case eofInComment = "eof-in-comment"
        /// The page ends inside the doctype.
        case eofInDoctype = "eof-in-doctype"
        /// The page ends inside a processing instruction.
        case eofInProcessingInstruction = "eof-in-processing-instruction"
        /// The page ends inside `<!--` of a script.
        case eofInScriptHtmlCommentLikeText = "eof-in-script-html-comment-like-text"
        /// The page ends inside a tag.
        case eofInTag = "eof-in-tag"
        /// A comment is closed by `--!>`.
        case incorrectlyClosedComment = "incorrectly-closed-comment"
        /// `<!` starts neither a comment nor a doctype.
        case incorrectlyOpenedComment = "incorrectly-opened-comment"
        /// The doctype's name is followed by neither PUBLIC nor SYSTEM.
        case invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name"
        /// This character cannot start a tag name.
        case invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name"
        /// A processing instruction may not be called xml or xml-stylesheet and is read as a comment.
        case disallowedProcessingInstructionTarget = "disallowed-processing-instruction-target"
        /// This character cannot start the target of a processing instruction, which is read as a comment.
        case invalidFirstCharacterOfProcessingInstructionTarget =
            "invalid-first-character-of-processing-instruction-target"
        /// This character does not belong in the target of a processing instruction, which is read as a comment.
        case invalidProcessingInstructionTarget = "invalid-processing-instruction-target"
        /// An attribute has `=` but no value.
        case missingAttributeValue = "missing-attribute-value"
        /// The doctype has no name.
        case missingDoctypeName = "missing-doctype-name"
        /// The doctype has no public identifier.
        case missingDoctypePublicIdentifier = "missing-doctype-public-identifier"
        /// The doctype has no system identifier.
        case missingDoctypeSystemIdentifier = "missing-doctype-system-identifier"
        /// An end tag has no name.
        case missingEndTagName = "missing-end-tag-name"
        /// The doctype's public identifier has no quotes.
        case missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier"
        /// The doctype's system identifier has no quotes.
        case missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier"
        /// A character reference does not end in `;`.
        case missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference"
        /// White space is missing after PUBLIC.
        case missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword"
        /// White space is missing after SYSTEM.
        case missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword"
        /// White space is missing before the doctype's name.
        case missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name"
        /// White space is missing between two attributes.
        case missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes"
        /// White space is missing between the doctype's identifiers.
        case missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers =
            "missing-whitespace-between-doctype-public-and-system-identifiers"
        /// `<!--` stands inside a comment.
        case nestedComment = "nested-comment"
        /// `/>` does not close an HTML element.
        case nonVoidHtmlElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus"
        /// A character reference names a noncharacter.
        case noncharacterCharacterReference = "noncharacter-character-reference"
        /// The page holds a noncharacter.
        case noncharacterInInputStream = "noncharacter-in-input-stream"
        /// A character reference names U+0000.
        case nullCharacterReference = "null-character-reference"
        /// A character reference names a surrogate.
        case surrogateCharacterReference = "surrogate-character-reference"
        /// The page holds a lone surrogate.
        case surrogateInInputStream = "surrogate-in-input-stream"
        /// Something follows the doctype's system identifier.
        case unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier"
        /// This character does not belong in an attribute name.
        case unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name"
        /// This character does not belong in an attribute value without quotes.
        case unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value"
        /// `=` stands where an attribute name is expected.
        case unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name"
        /// The page holds U+0000.
        case unexpectedNullCharacter = "unexpected-null-character"
        /// `/` stands inside a tag.
        case unexpectedSolidusInTag = "unexpected-solidus-in-tag"
        /// No character has this name.
        case unknownNamedCharacterReference = "unknown-named-character-reference"

        // The errors that the standard does not name.
        /// The page does not start with `<!DOCTYPE html>`.
        case missingDoctype = "missing-doctype"
        /// The doctype is not `<!DOCTYPE html>`.
        case nonConformingDoctype = "non-conforming-doctype"
        /// A doctype stands inside the page and is ignored.
        case unexpectedDoctype = "unexpected-doctype"
        /// This start tag is not allowed here.
        case unexpectedStartTag = "unexpected-start-tag"
        /// This start tag is not allowed here and is ignored.
        case ignoredStartTag = "ignored-start-tag"
        /// This end tag closes elements that are still open.
        case unexpectedEndTag = "unexpected-end-tag"
        /// This end tag matches no open element and is ignored.
        case ignoredEndTag = "ignored-end-tag"
        /// Text is not allowed here.
        case unexpectedText = "unexpected-text"
        /// The page ends with elements still open.
        case unexpectedEndOfFile = "unexpected-end-of-file"
        /// An element is closed by what follows, although it needs an end tag.
        case unclosedElement = "unclosed-element"
        /// This end tag overlaps another element.
        case misnestedFormattingElement = "misnested-formatting-element"
        /// An element of this kind is already open and is closed first.
        case nestedInteractiveElement = "nested-interactive-element"
        /// This content is not allowed inside a table and is moved before it.
        case fosterParentedContent = "foster-parented-content"
        /// This HTML start tag ends the SVG or MathML content.
        case startTagInForeignContent = "start-tag-in-foreign-content"
        /// The page is too deeply misnested; some of its elements are not carried on.
        case complexityLimitReached = "complexity-limit-reached"
        /// The page is larger than 2 GB; the rest is not read.
        case sizeLimitReached = "size-limit-reached"
        /// The bytes are not valid in the page's encoding.
        case invalidByteSequence = "invalid-byte-sequence"
        /// The page declares an encoding other than UTF-8, UTF-16 and windows-1252.
        case unsupportedEncoding = "unsupported-encoding"
        /// The page declares another encoding than its byte order mark says.
        case conflictingEncoding = "conflicting-encoding"
    }
}

extension ParseError.Code {
    /// Whether the name is one of HTML 13.2.2, and not one of ours.
    public var isNamedByStandard: Bool {
        switch self {
        case .missingDoctype, .nonConformingDoctype, .unexpectedDoctype,
            .unexpectedStartTag, .ignoredStartTag, .unexpectedEndTag,
            .ignoredEndTag, .unexpectedText, .unexpectedEndOfFile,
            .unclosedElement, .misnestedFormattingElement, .nestedInteractiveElement,
            .fosterParentedContent, .startTagInForeignContent, .complexityLimitReached,
            .sizeLimitReached, .invalidByteSequence, .unsupportedEncoding,
            .conflictingEncoding:
            false
        default: true
        }
    }

    /// What is wrong, as a sentence without a full stop.
    public var message: String {
        switch self {
        case .abruptClosingOfEmptyComment: "a comment is closed by `>` before it began"
        case .abruptDoctypePublicIdentifier: "`>` ends the doctype inside its public identifier"
        case .abruptDoctypeSystemIdentifier: "`>` ends the doctype inside its system identifier"
        case .absenceOfDigitsInNumericCharacterReference: "a numeric character reference has no digits"
        case .cdataInHtmlContent: "a CDATA section stands outside SVG and MathML and is read as a comment"
        case .characterReferenceOutsideUnicodeRange: "a numeric character reference is above U+10FFFF"
        case .controlCharacterInInputStream: "the page holds a control character"
        case .controlCharacterReference: "a character reference names a control character"
        case .duplicateAttribute: "the tag already has an attribute of this name; this one is ignored"
        case .endTagWithAttributes: "an end tag has attributes"
        case .endTagWithTrailingSolidus: "an end tag ends in `/>`"
        case .eofBeforeTagName: "the page ends where a tag name is expected"
        case .eofInCDATA: "the page ends inside a CDATA section"
        case .eofInComment: "the page ends inside a comment"
        case .eofInDoctype: "the page ends inside the doctype"
        case .eofInProcessingInstruction: "the page ends inside a processing instruction"
        case .eofInScriptHtmlCommentLikeText: "the page ends inside `<!--` of a script"
        case .eofInTag: "the page ends inside a tag"
        case .incorrectlyClosedComment: "a comment is closed by `--!>`"
        case .incorrectlyOpenedComment: "`<!` starts neither a comment nor a doctype"
        case .invalidCharacterSequenceAfterDoctypeName: "the doctype's name is followed by neither PUBLIC nor SYSTEM"
        case .invalidFirstCharacterOfTagName: "this character cannot start a tag name"
        case .disallowedProcessingInstructionTarget:
            "a processing instruction may not be called xml or xml-stylesheet and is read as a comment"
        case .invalidFirstCharacterOfProcessingInstructionTarget:
            "this character cannot start the target of a processing instruction, which is read as a comment"
        case .invalidProcessingInstructionTarget:
            "this character does not belong in the target of a processing instruction, which is read as a comment"
        case .missingAttributeValue: "an attribute has `=` but no value"
        case .missingDoctypeName: "the doctype has no name"
        case .missingDoctypePublicIdentifier: "the doctype has no public identifier"
        case .missingDoctypeSystemIdentifier: "the doctype has no system identifier"
        case .missingEndTagName: "an end tag has no name"
        case .missingQuoteBeforeDoctypePublicIdentifier: "the doctype's public identifier has no quotes"
        case .missingQuoteBeforeDoctypeSystemIdentifier: "the doctype's system identifier has no quotes"
        case .missingSemicolonAfterCharacterReference: "a character reference does not end in `;`"
        case .missingWhitespaceAfterDoctypePublicKeyword: "white space is missing after PUBLIC"
        case .missingWhitespaceAfterDoctypeSystemKeyword: "white space is missing after SYSTEM"
        case .missingWhitespaceBeforeDoctypeName: "white space is missing before the doctype's name"
        case .missingWhitespaceBetweenAttributes: "white space is missing between two attributes"
        case .missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers:
            "white space is missing between the doctype's identifiers"
        case .nestedComment: "`<!--` stands inside a comment"
        case .nonVoidHtmlElementStartTagWithTrailingSolidus: "`/>` does not close an HTML element"
        case .noncharacterCharacterReference: "a character reference names a noncharacter"
        case .noncharacterInInputStream: "the page holds a noncharacter"
        case .nullCharacterReference: "a character reference names U+0000"
        case .surrogateCharacterReference: "a character reference names a surrogate"
        case .surrogateInInputStream: "the page holds a lone surrogate"
        case .unexpectedCharacterAfterDoctypeSystemIdentifier: "something follows the doctype's system identifier"
        case .unexpectedCharacterInAttributeName: "this character does not belong in an attribute name"
        case .unexpectedCharacterInUnquotedAttributeValue:
            "this character does not belong in an attribute value without quotes"
        case .unexpectedEqualsSignBeforeAttributeName: "`=` stands where an attribute name is expected"
        case .unexpectedNullCharacter: "the page holds U+0000"
        case .unexpectedSolidusInTag: "`/` stands inside a tag"
        case .unknownNamedCharacterReference: "no character has this name"
        case .missingDoctype: "the page does not start with `<!DOCTYPE html>`"
        case .nonConformingDoctype: "the doctype is not `<!DOCTYPE html>`"
        case .unexpectedDoctype: "a doctype stands inside the page and is ignored"
        case .unexpectedStartTag: "this start tag is not allowed here"
        case .ignoredStartTag: "this start tag is not allowed here and is ignored"
        case .unexpectedEndTag: "this end tag closes elements that are still open"
        case .ignoredEndTag: "this end tag matches no open element and is ignored"
        case .unexpectedText: "text is not allowed here"
        case .unexpectedEndOfFile: "the page ends with elements still open"
        case .unclosedElement: "an element is closed by what follows, although it needs an end tag"
        case .misnestedFormattingElement: "this end tag overlaps another element"
        case .nestedInteractiveElement: "an element of this kind is already open and is closed first"
        case .fosterParentedContent: "this content is not allowed inside a table and is moved before it"
        case .startTagInForeignContent: "this HTML start tag ends the SVG or MathML content"
        case .complexityLimitReached: "the page is too deeply misnested; some of its elements are not carried on"
        case .sizeLimitReached: "the page is larger than 2 GB; the rest is not read"
        case .invalidByteSequence: "the bytes are not valid in the page's encoding"
        case .unsupportedEncoding: "the page declares an encoding other than UTF-8, UTF-16 and windows-1252"
        case .conflictingEncoding: "the page declares another encoding than its byte order mark says"
        }
    }
}
