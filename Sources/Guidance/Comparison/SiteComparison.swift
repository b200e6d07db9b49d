import Diagnostics

/// What became of the rules between two builds: `handrail diff OLD NEW`.
public struct SiteComparison: Sendable, Hashable {
    public enum Change: Sendable, Hashable {
        case documentAdded(id: String, title: String, rules: Int)
        case documentRemoved(id: String, title: String, rules: Int)
        case documentRetitled(id: String, from: String, to: String)
        case added(document: String, rule: SiteSnapshot.Rule)
        case removed(document: String, rule: SiteSnapshot.Rule)
        case reworded(document: String, code: String, from: String, to: String)
        /// The same wording under another code, in the same document or in another.
        case moved(document: String, code: String, toDocument: String, rule: SiteSnapshot.Rule)
    }

    /// Documents first, then rules, each in the order of the newer build, removed ones in the order of the older.
    public let changes: [Change]

    /// Complexity: O(rules).
    public init(from old: SiteSnapshot, to new: SiteSnapshot) {
        let olds = Dictionary(old.documents.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let news = Dictionary(new.documents.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var documents: [Change] = []
        var reworded: [Change] = []
        var added: [(document: String, rule: SiteSnapshot.Rule)] = []
        var removed: [(document: String, rule: SiteSnapshot.Rule)] = []
        for document in new.documents {
            let before = olds[document.id]
            if let before, before.title != document.title {
                documents.append(.documentRetitled(id: document.id, from: before.title, to: document.title))
            } else if before == nil {
                documents.append(.documentAdded(id: document.id, title: document.title, rules: document.rules.count))
            }
            let known = Dictionary(before?.rules.map { ($0.code, $0) } ?? [], uniquingKeysWith: { first, _ in first })
            for rule in document.rules {
                if let earlier = known[rule.code] {
                    if earlier.text != rule.text {
                        reworded.append(
                            .reworded(document: document.id, code: rule.code, from: earlier.text, to: rule.text))
                    }
                } else {
                    added.append((document.id, rule))
                }
            }
        }
        for document in old.documents {
            let after = news[document.id]
            if after == nil {
                documents.append(.documentRemoved(id: document.id, title: document.title, rules: document.rules.count))
            }
            let kept = Set(after?.rules.map(\.code) ?? [])
            removed += document.rules.filter { !kept.contains($0.code) }.map { (document.id, $0) }
        }
        changes = documents + reworded + SiteComparison.pair(removed, added)
    }

    /// A removed and an added rule with the same wording are one that moved.
    private static func pair(
        _ removed: [(document: String, rule: SiteSnapshot.Rule)], _ added: [(document: String, rule: SiteSnapshot.Rule)]
    ) -> [Change] {
        var byText = Dictionary(grouping: removed.indices.reversed(), by: { removed[$0].rule.text })
        var isMoved = Set<Int>()
        var changes: [Change] = []
        for (document, rule) in added {
            guard let index = byText[rule.text]?.popLast() else {
                changes.append(.added(document: document, rule: rule))
                continue
            }
            isMoved.insert(index)
            changes.append(
                .moved(
                    document: removed[index].document, code: removed[index].rule.code, toDocument: document, rule: rule)
            )
        }
        return changes
            + removed.indices.filter { !isMoved.contains($0) }
            .map { .removed(document: removed[$0].document, rule: removed[$0].rule) }
    }

    // MARK: Forms

    /// One paragraph a change and a line of sums; `no rule changed` when nothing did.
    public var text: String {
        guard !changes.isEmpty else { return "no rule changed\n" }
        var text = changes.map(SiteComparison.text).joined(separator: "\n") + "\n"
        let words = ["added", "reworded", "moved", "removed"]
        text +=
            "\n" + words.map { word in "\(changes.count { $0.word == word }) \(word)" }.joined(separator: ", ") + "\n"
        return text
    }

    private static func text(_ change: Change) -> String {
        switch change {
        case .documentAdded(let id, let title, let rules): "+ \(id) (“\(title)”, \(CountText.of(rules, "rule")))"
        case .documentRemoved(let id, let title, let rules): "- \(id) (“\(title)”, \(CountText.of(rules, "rule")))"
        case .documentRetitled(let id, let from, let to): "~ \(id) is called “\(to)”, was “\(from)”"
        case .added(let document, let rule): "+ \(document) \(rule.code): \(rule.text)"
        case .removed(let document, let rule): "- \(document) \(rule.code): \(rule.text)"
        case .reworded(let document, let code, let from, let to): "~ \(document) \(code): \(to)\n  was: \(from)"
        case .moved(let document, let code, let target, let rule):
            "> \(document) \(code) is now \(target) \(rule.code): \(rule.text)"
        }
    }

    /// `{"changes": [{"change", "document", "code", …}]}`.
    public var json: JSONValue {
        [
            "changes": .array(
                changes.map { change in
                    var members: [JSONValue.Member] = [.init("change", .string(change.name))]
                    members += SiteComparison.members(change)
                    return .object(members)
                })
        ]
    }

    private static func members(_ change: Change) -> [JSONValue.Member] {
        switch change {
        case .documentAdded(let id, let title, let rules), .documentRemoved(let id, let title, let rules):
            [.init("document", .string(id)), .init("title", .string(title)), .init("rules", .int(rules))]
        case .documentRetitled(let id, let from, let to):
            [.init("document", .string(id)), .init("from", .string(from)), .init("to", .string(to))]
        case .added(let document, let rule), .removed(let document, let rule):
            [
                .init("document", .string(document)), .init("code", .string(rule.code)),
                .init("text", .string(rule.text)),
            ]
        case .reworded(let document, let code, let from, let to):
            [
                .init("document", .string(document)), .init("code", .string(code)), .init("from", .string(from)),
                .init("to", .string(to)),
            ]
        case .moved(let document, let code, let target, let rule):
            [
                .init("document", .string(document)), .init("code", .string(code)),
                .init("toDocument", .string(target)),
                .init("toCode", .string(rule.code)), .init("text", .string(rule.text)),
            ]
        }
    }
}

extension SiteComparison.Change {
    /// The member `change` of the JSON form.
    public var name: String {
        switch self {
        case .documentAdded: "documentAdded"
        case .documentRemoved: "documentRemoved"
        case .documentRetitled: "documentRetitled"
        case .added: "added"
        case .removed: "removed"
        case .reworded: "reworded"
        case .moved: "moved"
        }
    }

    /// What happened to a rule, in one word; empty for documents.
    var word: String {
        switch self {
        case .added, .removed, .reworded, .moved: name
        default: ""
        }
    }
}
