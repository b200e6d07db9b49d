import Foundation

/// Edits guidance at random, as a year of writing does: words are replaced, items move, go and come. The same for the
/// same seed on every machine.
struct Rewording {
    private var state: UInt64
    private let vocabulary = """
        people often notice whenever another screen appears because several parts remain quiet until somebody asks about \
        something else entirely while larger groups prefer shorter answers during busy mornings although quick readers \
        rarely finish long chapters before lunch under bright lamps beside open windows near noisy streets around towns
        """.split(separator: " ").map(String.init)

    init(seed: UInt64) { state = seed }

    private mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(bound, 1)
    }

    mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
        var items = items
        for index in items.indices.reversed() { items.swapAt(index, number(below: index + 1)) }
        return items
    }

    /// A document without the ids that its author gave to list items, so that only wordings can tell them apart.
    static func withoutAuthorIdentifiers(_ text: String) -> String {
        mapItems(of: text) { item in
            item.replacing(/\s?\{#[\w.-]+\}/, with: "").replacing(/\s\(see #[^)]*\)/, with: "")
        }
    }

    /// A document in which a share of the words of each list item is replaced.
    mutating func reworded(_ text: String, share: Double) -> String {
        var copy = self
        let result = Rewording.mapItems(of: text) { copy.rewordedItem($0, share: share) }
        self = copy
        return result
    }

    private mutating func rewordedItem(_ item: String, share: Double) -> String {
        var words = item.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        // Code, links, ids and the numbers and names of criteria are no wording.
        var isCode = false
        var isCriterion = false
        var plain: [Int] = []
        for (index, word) in words.enumerated() {
            if word.contains("WCAG") { isCriterion = true }
            let hadCode = isCode
            if word.count(where: { $0 == "`" }) % 2 == 1 { isCode.toggle() }
            if !isCode, !hadCode, !isCriterion, word.wholeMatch(of: /[A-Za-z]{2,}[,.;]?/) != nil { plain.append(index) }
            if word.contains(")") { isCriterion = false }
        }
        let total = words.count { $0.contains { $0.isLetter } }
        for index in shuffled(plain).prefix(Int((Double(total) * share).rounded())) {
            let sign = words[index].last.map { ",.;".contains($0) ? String($0) : "" } ?? ""
            words[index] = vocabulary[number(below: vocabulary.count)] + sign
        }
        return words.joined(separator: " ")
    }

    /// A document in which the items of each list stand in another order, some are gone and some are new.
    ///
    /// - Parameter rate: of how many items one is removed, and of how many lists one gets a new item.
    mutating func reordered(_ text: String, rate: Int) -> String {
        var result: [String] = []
        var list: [String] = []
        var copy = self
        func flush() {
            guard !list.isEmpty else { return }
            var items = copy.shuffled(list).filter { _ in list.count < 3 || copy.number(below: rate) != 0 }
            if copy.number(below: rate) == 0 {
                let words = (0..<12).map { _ in copy.vocabulary[copy.number(below: copy.vocabulary.count)] }
                items.append("- " + words.joined(separator: " ") + ".")
            }
            result += items
            list = []
        }
        Rewording.forEachLine(of: text) { line, isItem in
            if isItem {
                list.append(line)
            } else {
                flush()
                result.append(line)
            }
        }
        flush()
        self = copy
        return result.joined(separator: "\n")
    }

    private static func mapItems(of text: String, _ change: (String) -> String) -> String {
        var result: [String] = []
        forEachLine(of: text) { line, isItem in result.append(isItem ? "- " + change(String(line.dropFirst(2))) : line)
        }
        return result.joined(separator: "\n")
    }

    /// Front matter and code are no list.
    private static func forEachLine(of text: String, _ body: (String, Bool) -> Void) {
        var fences = 0
        var isFrontMatter = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated()
        {
            if line == "---", index == 0 || isFrontMatter { isFrontMatter.toggle() }
            if line.hasPrefix("```") { fences += 1 }
            body(line, line.hasPrefix("- ") && !isFrontMatter && fences % 2 == 0)
        }
    }
}
