import Diagnostics
import Markdown

/// A don't that forbids an interface which a must or a golden pattern of the same stack uses.
///
/// Only plain prohibitions are looked at ("Do not use `.x`", "Avoid `.x`"): one that names a condition may be right beside
/// the other.
struct ContradictionCheck {
    private let catalog: Catalog
    private static let verbs: Set<String> = [
        "use", "apply", "set", "add", "call", "put", "attach", "using", "applying", "setting", "adding", "calling",
        "attaching",
    ]
    private static let negations: [[String]] = [["do", "not"], ["dont"], ["never"], ["avoid"], ["must", "not"]]
    private static let conditions = [
        " without ", " unless ", " only ", " alone ", " if ", " when ", " inside ", " for ", " as ", " on ", " in ",
        " to ",
        " that ", " which ", " with ",
    ]

    init(_ catalog: Catalog) { self.catalog = catalog }

    func report(_ diagnostics: inout DiagnosticList) {
        let candidates = catalog.requirements.filter { $0.kind == .dont }.compactMap { dont -> (Requirement, String)? in
            forbidden(dont).map { (dont, $0) }
        }
        guard !candidates.isEmpty else { return }
        let users = users(of: Set(candidates.map(\.1)))
        for (dont, name) in candidates {
            let stack = catalog[dont.entry].stack
            guard let user = users[name]?.first(where: { $0.stack == stack }) else { continue }
            diagnostics.report(
                GuidanceCodes.contradiction, "`\(name)` is forbidden here and used by \(user.place)", at: dont.span,
                related: [.init("it is used here", at: user.span)])
        }
    }

    /// The interface that a don't plainly forbids, without its arguments.
    private func forbidden(_ dont: Requirement) -> String? {
        let tree = catalog[dont.entry].tree
        guard let block = dont.blocks.first, tree.kind(block) == .paragraph, let first = tree.firstChild(block),
            tree.kind(first) == .text, tree.literalBytes(first).count <= 40, let code = tree.nextSibling(first),
            tree.kind(code) == .code
        else { return nil }
        let words = Wording.heading(tree.literal(first)).split(separator: " ").map(String.init)
        guard let negation = ContradictionCheck.negations.first(where: { words.starts(with: $0) }) else { return nil }
        let rest = words.dropFirst(negation.count)
        // "Avoid `.x`" needs no verb; otherwise at most two words stand behind it, as in "Do not use the plain `.x`".
        guard rest.count <= 3,
            rest.isEmpty ? negation == ["avoid"] : ContradictionCheck.verbs.contains(rest[rest.startIndex])
        else { return nil }
        let behind = tree.nextSibling(code).map { tree.kind($0) == .text ? tree.literal($0) : "" } ?? ""
        let clause = " " + Wording.normalized(String(behind.prefix { $0 != ";" && $0 != "." })) + " "
        guard !ContradictionCheck.conditions.contains(where: { clause.contains($0) }) else { return nil }
        guard let name = InterfaceName.name(Array(tree.literalBytes(code))) else { return nil }
        return String(name.prefix { $0 != "(" })
    }

    /// True when the interface is the first that a must names, and no "not" stands before it.
    private func opens(_ must: Requirement, with name: String) -> Bool {
        let tree = catalog[must.entry].tree
        guard let block = must.blocks.first else { return false }
        var before = " "
        for node in tree.descendants(block) {
            if tree.kind(node) == .text { before += tree.literal(node).lowercased() + " " }
            guard tree.kind(node) == .code, let found = InterfaceName.name(Array(tree.literalBytes(node))) else {
                continue
            }
            return found.prefix { $0 != "(" } == name
                && ![" not ", " no ", "n't ", "n’t ", " never ", " avoid "].contains { before.contains($0) }
        }
        return false
    }

    private struct User {
        var stack: String?
        var place: String
        var span: SourceSpan
    }

    private func users(of names: Set<String>) -> [String: [User]] {
        var users: [String: [User]] = [:]
        for interface in catalog.interfaces {
            let name = String(interface.name.prefix { $0 != "(" })
            guard names.contains(name) else { continue }
            for use in interface.uses {
                guard let id = use.requirement, catalog[id].kind == .must, opens(catalog[id], with: name) else {
                    continue
                }
                let entry = catalog[use.entry]
                users[name, default: []].append(
                    User(stack: entry.stack, place: "`\(entry.name)` \(catalog[id].code)", span: catalog[id].span))
            }
        }
        for entry in catalog.entries {
            for sample in entry.goldenPattern {
                for name in ContradictionCheck.members(Array(entry.tree.literalBytes(sample.node)))
                where names.contains(name) {
                    users[name, default: []].append(
                        User(
                            stack: entry.stack, place: "the golden pattern of `\(entry.name)`",
                            span: entry.tree.span(sample.node)))
                }
            }
        }
        return users
    }

    /// The members (`.sheet`) and wrappers (`@State`) that a code sample names.
    private static func members(_ code: [UInt8]) -> Set<String> {
        var members = Set<String>()
        var start: Int?
        for index in 0...code.count {
            let byte = index < code.count ? code[index] : 0x20
            let isWord = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
            if !isWord, let from = start {
                if index - from > 1 { members.insert(String(decoding: code[from..<index], as: UTF8.self)) }
                start = nil
            }
            if byte == 0x2E || byte == 0x40 { start = index }
        }
        return members
    }
}
