import ARIA
import HTML

/// A comment in a page that accepts a finding: `<!-- handrail-ignore img-name: the logo is named beside it -->`.
///
/// It speaks of the element that follows it, with all that is inside, or of the element around it when none follows.
/// Without a reason it has no effect.
struct OptOutComment {
    static let marker: StaticString = "handrail-ignore"

    let rules: Set<String>
    let reason: String
    /// The bytes of the page that it speaks of.
    let range: Range<Int>

    /// The opt-outs of a page; none for a page whose bytes do not hold the marker.
    static func all(on page: Page) -> [OptOutComment] {
        guard page.file.source.bytes.contains(marker) else { return [] }
        return page.document.allNodes.compactMap { node in
            page.document.kind(node) == .comment ? OptOutComment(node, page) : nil
        }
    }

    private init?(_ comment: NodeID, _ page: Page) {
        guard let text = OptOutText(page.document.text(comment)), !text.rules.isEmpty, !text.reason.isEmpty,
            let element = page.document.nextElementSibling(comment) ?? page.document.parentElement(comment),
            let range = page.document.range(of: element)
        else { return nil }
        rules = Set(text.rules)
        reason = text.reason
        self.range = range
    }

    func covers(_ finding: Finding) -> Bool {
        rules.contains(finding.rule) && range.contains(finding.span.range.lowerBound)
    }
}

/// What a comment says that begins with the marker.
struct OptOutText {
    /// As written; not all of them may exist.
    let rules: [String]
    /// Empty where none is given.
    let reason: String

    /// Nil for other comments.
    init?(_ comment: String) {
        let text = comment.trimmedASCII
        guard text.hasPrefix("handrail-ignore") else { return nil }
        let said = text.dropFirst("handrail-ignore".count)
        let colon = said.firstIndex(of: ":")
        rules = said[..<(colon ?? said.endIndex)].split(whereSeparator: { $0 == "," || $0.isWhitespace })
            .map(String.init)
        reason = colon.map { String(said[said.index(after: $0)...]).trimmedASCII } ?? ""
    }
}

extension PageReport {
    /// Moves the findings that comments accept to `optOuts`; the outcome of their rules is what remains.
    mutating func applyComments(_ rules: [Rule]) {
        let accepted = comments
        guard !accepted.isEmpty else { return }
        var changed: Set<String> = []
        findings.removeAll { finding in
            guard let optOut = accepted.first(where: { $0.covers(finding) }) else { return false }
            optOuts.append(.init(finding: finding, reason: optOut.reason))
            changed.insert(finding.rule)
            return true
        }
        for (index, rule) in rules.enumerated() where changed.contains(rule.id) {
            outcomes[index] = findings.filter { $0.rule == rule.id }.map(\.outcome).max() ?? .passed
        }
    }
}
