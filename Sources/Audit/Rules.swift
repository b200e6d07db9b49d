/// The list of audit rules. A rule is one file in `Rules` or `SiteRules` and one line here.
public enum Rules {
    public static let all: [Rule] = []

    /// The rule of that id. Complexity: O(1).
    public static func rule(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
