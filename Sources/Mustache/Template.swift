import Diagnostics

/// One parsed template: a flat list of instructions in the order of the text, with tables beside it.
///
/// Invariant: the instructions inside a section, parent or block follow it directly, up to its `end`; so a part of a
/// template is a range of instructions, and walking it needs no tree.
struct Template: Sendable {
    let name: String
    let file: SourceFile
    var instructions: [Instruction] = []
    var names: [Name] = []
    var inclusions: [Inclusion] = []
    var blocks: [Block] = []

    /// A byte offset at or before which the instruction stands.
    func offset(of index: Int) -> Int {
        for instruction in instructions[...index].reversed() {
            switch instruction {
            case .text(let range, _): return range.lowerBound
            case .variable(_, _, let offset): return offset
            case .partial(let inclusion), .parent(let inclusion, _): return inclusions[inclusion].tag.lowerBound
            case .block(let block): return blocks[block].offset
            case .section: continue
            }
        }
        return 0
    }
}

/// Payloads are numbers only, so that reading one counts no references.
enum Instruction: Sendable {
    /// Bytes of the template. With `startsLine` the first byte stands at the start of a line; an empty range then
    /// marks a line that starts with a tag.
    case text(Range<Int>, startsLine: Bool)
    case variable(name: Int, isEscaped: Bool, offset: Int)
    case section(name: Int, isInverted: Bool, end: Int)
    /// A partial: an index into `inclusions`.
    case partial(Int)
    /// A parent: an index into `inclusions`.
    case parent(Int, end: Int)
    /// An index into `blocks`.
    case block(Int)
}

/// A name as a tag gives it: `.`, or parts with dots between.
struct Name: Sendable {
    struct Part: Sendable {
        let text: String
        let hash: UInt64
    }

    let text: String
    /// Empty for the implicit iterator `.`.
    let parts: [Part]

    init(_ text: String) {
        self.text = text
        parts =
            text == "."
            ? []
            : text.split(separator: ".", omittingEmptySubsequences: false).map {
                Part(text: String($0), hash: Value.Object.hash(String($0)))
            }
    }
}

/// A partial or parent tag: what it includes, and how.
struct Inclusion: Sendable {
    enum Target: Sendable {
        /// A template by name; the index in the library, or nil when it has none of that name.
        case named(String, index: Int?)
        /// The name stands in the data: `{{>*name}}`. An index into `names`.
        case dynamic(name: Int)
    }

    var target: Target
    /// White space before a tag that stands alone on its line: it indents every line of what is included.
    var indent: Range<Int>
    /// Byte offsets of the tag.
    var tag: Range<Int>
    /// The blocks that a parent tag passes on: indices into `blocks`.
    var arguments: [Int] = []
}

/// A block: a place that can be overridden, or what overrides it.
struct Block: Sendable {
    var name: String
    /// The block's name as a number that is the same in all templates of the library.
    var identifier = 0
    /// The instructions of its content.
    var content: Range<Int>
    /// The content starts on a line of its own.
    var startsOnNewLine = false
    /// Nothing but white space stands before the opening tag on its line.
    var isAtLineStart = false
    /// White space that stands before the opening tag, when that is the start of the line.
    var lead: Range<Int>
    /// Indentation of the first line of the content, when that starts on a line of its own.
    var intrinsicIndent: Range<Int>
    /// The line break behind the closing tag, when nothing else follows there on its line.
    var lineBreak: Range<Int>
    var offset: Int
    /// Where the name stands in the opening tag.
    var nameRange: Range<Int>
}
