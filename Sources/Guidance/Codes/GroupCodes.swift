import Standards

/// The two letters of each group of checks in an entry.
///
/// Order of choice: the code of the audit vocabulary; the code that the lock has for the title; the initials of the
/// title's first two words, or its first two letters; any two letters that are free.
struct GroupCodes {
    private var codes: [String: String] = [:]
    private var taken: Set<String>

    /// - Parameter locked: titles by code, as the lock has them for this entry.
    init(locked: [String: String]) {
        taken = Set(AuditGroup.all.map(\.code))
        for (code, title) in locked.sorted(by: { $0.key < $1.key }) {
            taken.insert(code)
            let key = Wording.heading(title)
            if codes[key] == nil { codes[key] = code }
        }
    }

    /// The group of the audit vocabulary that a title names.
    static func auditGroup(_ title: String) -> AuditGroup? { byHeading[name(title)] }

    /// A title without spaces: `Voice Over` is `VoiceOver`.
    private static func name(_ title: String) -> String { String(Wording.heading(title).filter { $0 != " " }) }

    private static let byHeading = Dictionary(
        AuditGroup.all.flatMap { group in (group.headings + [group.title]).map { (name($0), group) } },
        uniquingKeysWith: { first, _ in first })

    /// The code of a group; the same title always has the same code.
    mutating func code(for title: String) -> String {
        if let group = GroupCodes.auditGroup(title) { return group.code }
        let key = Wording.heading(title)
        if let code = codes[key] { return code }
        let code = GroupCodes.candidates(key).first { !taken.contains($0) } ?? "ZZ"
        codes[key] = code
        taken.insert(code)
        return code
    }

    /// Pairs of letters, the most telling first, then all others.
    private static func candidates(_ key: String) -> some Sequence<String> {
        let words = key.split(separator: " ").map {
            $0.uppercased().unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
        }
        .filter { !$0.isEmpty }
        let letters = words.flatMap { $0 }
        var telling: [String] = []
        if words.count > 1 { telling.append("\(words[0][words[0].startIndex])\(words[1][words[1].startIndex])") }
        if let first = letters.first { telling += letters.dropFirst().map { "\(first)\($0)" } }
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars
        let first = letters.first.map { [$0] } ?? []
        let all = (first + Array(alphabet)).lazy.flatMap { left in alphabet.lazy.map { "\(left)\($0)" } }
        return [Array(telling), Array(all)].joined()
    }
}
