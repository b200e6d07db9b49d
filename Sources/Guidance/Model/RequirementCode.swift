/// The stable name of a requirement within its entry: a letter and a number, with the group's letters for checks.
public struct RequirementCode: Sendable, Hashable {
    public var kind: RequirementKind
    /// Two capital letters, for checks only.
    public var group: String?
    public var number: Int

    public init(kind: RequirementKind, group: String?, number: Int) {
        self.kind = kind
        self.group = group
        self.number = number
    }

    /// `M4`, or `K-VO2`.
    public var text: String {
        guard let group else { return "\(kind.letter)\(number)" }
        return "\(kind.letter)-\(group)\(number)"
    }

    /// Reads a code as people write it: `M4`, `m4`, `K-VO2`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8).map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
        guard let first = bytes.first, let kind = RequirementKind(letter: Character(Unicode.Scalar(first))) else {
            return nil
        }
        var index = 1
        var group: String?
        if kind == .check {
            guard bytes.count >= 5, bytes[1] == 0x2D, bytes[2...3].allSatisfy({ (0x41...0x5A).contains($0) }) else {
                return nil
            }
            group = String(decoding: bytes[2...3], as: UTF8.self)
            index = 4
        }
        let digits = bytes[index...]
        guard !digits.isEmpty, digits.count <= 6, digits.first != 0x30,
            digits.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(String(decoding: digits, as: UTF8.self))
        else { return nil }
        self.init(kind: kind, group: group, number: number)
    }
}

extension RequirementCode: Comparable {
    /// In the order of a checklist: by kind, group and number.
    public static func < (left: RequirementCode, right: RequirementCode) -> Bool {
        (left.kind.position, left.group ?? "", left.number) < (right.kind.position, right.group ?? "", right.number)
    }
}
