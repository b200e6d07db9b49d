import Diagnostics

/// The headings of a document with ids as GitHub makes them, unique in the document.
public struct Outline: Sendable {
    /// One heading.
    public struct Heading: Sendable, Hashable {
        public var node: MarkdownTree.ID
        /// 1 to 6, as written.
        public var level: Int
        /// Its plain text.
        public var text: String
        /// Its id: the author's `{#id}`, else a slug of the text.
        public var id: String
    }

    /// The headings in document order.
    public let headings: [Heading]

    /// The ids by node, for `RenderingOptions.headingIDs`.
    public var ids: [MarkdownTree.ID: String] {
        Dictionary(headings.map { ($0.node, $0.id) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter taken: ids that the page already uses; headings get others.
    public init(_ tree: MarkdownTree, taken: Set<String> = [], diagnostics: inout DiagnosticList) {
        var slugger = Slugger(taken: taken)
        var headings: [Heading] = []
        for node in tree.descendants(tree.root) where tree.kind(node) == .heading {
            let text = tree.plainText(node)
            let id: String
            if let own = tree.attributes(node)?.id {
                id = slugger.unique(own)
                if id != own {
                    diagnostics.report(
                        MarkdownDiagnostics.duplicateHeadingID, "the id `\(own)` is already used in this page",
                        at: tree.span(node), help: "this heading gets `\(id)`")
                }
            } else {
                id = slugger.slug(text)
            }
            headings.append(Heading(node: node, level: tree.headingLevel(node), text: text, id: id))
        }
        self.headings = headings
    }
}

/// Makes slugs as GitHub does, each only once.
public struct Slugger: Sendable {
    private var taken: Set<String>
    private var counters: [String: Int] = [:]

    public init(taken: Set<String> = []) { self.taken = taken }

    /// The slug of a text, made unique with `-1`, `-2`, … and remembered. Complexity: O(length), amortised.
    public mutating func slug(_ text: String) -> String {
        let base = Slugger.slug(of: text)
        return unique(base.isEmpty ? "section" : base)
    }

    /// The id itself when it is free, else with a number; remembered.
    public mutating func unique(_ id: String) -> String {
        if taken.insert(id).inserted { return id }
        var number = counters[id, default: 0]
        var candidate: String
        repeat {
            number += 1
            candidate = "\(id)-\(number)"
        } while !taken.insert(candidate).inserted
        counters[id] = number
        return candidate
    }

    /// Lower case, spaces to hyphens, everything but letters, marks, digits, `-` and `_` removed.
    public static func slug(of text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if scalar == " " {
                result.append("-")
            } else if scalar == "-" || scalar == "_" || isWord(scalar) {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
            return true
        default: return false
        }
    }
}
