import ARIA
import HTML

extension Rule {
    /// Landmarks of the whole page inside of others.
    static let landmarkNesting = Rule(
        id: "landmark-nesting", title: "Banner, contentinfo and complementary are top level", group: .structure,
        severity: .note,
        axe: [
            "landmark-banner-is-top-level", "landmark-contentinfo-is-top-level", "landmark-complementary-is-top-level",
        ],
        why: "A banner inside of another landmark is not found where one looks for it.",
        howToFix: "Move it out of the other landmark.",
        examples: [
            .passed("The banner stands in the body", "<header>Site</header><main>Text</main>"),
            .failed("A banner in main", "<main><div role=\"banner\">Site</div></main>"),
            .inapplicable("A header of main is no banner", "<main><header>Title</header></main>"),
        ],
        check: .elements(.roles([.banner, .contentinfo, .complementary])) { element, page, verdicts in
            guard let outer = page.landmark(around: element) else {
                verdicts.pass()
                return
            }
            // An aside in main is about the content of main (HTML-AAM scopes it), and not far from it.
            if page.role(element) == .complementary, !page.has(element, .role) {
                verdicts.pass()
                return
            }
            let names = [element, outer].map { page.role($0)?.rawValue ?? "" }
            verdicts.fail(element, "\(names[0]) stands inside another landmark (\(names[1]))")
        })
}
