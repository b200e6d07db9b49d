import ARIA
import HTML

extension Rule {
    /// Landmarks of one kind with one name.
    static let landmarkUnique = Rule(
        id: "landmark-unique", title: "Landmarks of one kind have different names", group: .structure,
        severity: .warning, axe: ["landmark-unique"],
        why: "Two things that are both called \"navigation\" cannot be told apart in the list of landmarks.",
        howToFix: "Add aria-label to each of them.",
        examples: [
            .passed("Two named navigations", "<nav aria-label=\"Main\">A</nav><nav aria-label=\"Page\">B</nav>"),
            .failed("Two without a name", "<nav>A</nav><nav>B</nav>"),
            .inapplicable("Only one", "<nav>A</nav>"),
        ],
        check: .page { page, verdicts in
            var seen: [Role: [String: NodeID]] = [:]
            for landmark in page.landmarks {
                guard let role = page.role(landmark), ![.main, .banner, .contentinfo].contains(role) else { continue }
                let name = page.name(landmark)
                if let first = seen[role]?[name.lowercased()] {
                    verdicts.fail(
                        .element(landmark),
                        name.isEmpty
                            ? "a second \(role.rawValue) landmark without a name"
                            : "a second \(role.rawValue) landmark called “\(name)”",
                        related: [("the first", .element(first))])
                } else {
                    if seen[role] != nil { verdicts.pass() }
                    seen[role, default: [:]][name.lowercased()] = landmark
                }
            }
        })
}
