import ARIA
import HTML

extension Rule {
    /// Several banners or contentinfos.
    static let landmarkOnce = Rule(
        id: "landmark-once", title: "One banner and one contentinfo", group: .structure, severity: .note,
        axe: ["landmark-no-duplicate-banner", "landmark-no-duplicate-contentinfo"],
        why: "There is one site, so there is one banner and one footer about it.",
        howToFix: "Use a section, or put the header into the article that it belongs to.",
        examples: [
            .passed("One header", "<header>Site</header><main>Text</main>"),
            .failed("Two headers", "<header>Site</header><header>More</header>"),
            .inapplicable("No header", "<main>Text</main>"),
        ],
        check: .page { page, verdicts in
            for role in [Role.banner, .contentinfo] {
                let found = page.landmarks.filter { page.role($0) == role }
                guard let first = found.first else { continue }
                verdicts.pass()
                for other in found.dropFirst() {
                    verdicts.fail(
                        .element(other), "the page has a second \(role.rawValue)",
                        related: [("the first", .element(first))])
                }
            }
        })
}
