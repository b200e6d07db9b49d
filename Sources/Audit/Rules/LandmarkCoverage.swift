import ARIA
import HTML

extension Rule {
    /// Content outside of all landmarks.
    static let landmarkCoverage = Rule(
        id: "landmark-coverage", title: "Content sits in landmarks", group: .structure, severity: .note,
        isAboutWebPages: true,
        axe: ["region"],
        why: "Who moves by landmarks never meets what stands between them.",
        howToFix: "Move it into main, nav, header, footer or a named section.",
        examples: [
            .passed("All content is in main", "<main><h1>A</h1><p>Text</p></main>"),
            .passed("Skip links may stand before", "<a href=\"#m\">Skip to content</a><main id=\"m\">A</main>"),
            .failed("A paragraph beside main", "<main><h1>A</h1></main><p>Text</p>"),
            .inapplicable("There are no landmarks", "<p>Text</p>"),
        ],
        check: .page { page, verdicts in
            guard let body = page.document.body, page.landmarks.contains(where: { page.role($0) == .main }) else {
                return
            }
            verdicts.pass()
            var skipped: NodeID?
            for visit in page.document.visits(body) {
                switch visit {
                case .leave(let id): if id == skipped { skipped = nil }
                case .enter(let id):
                    guard skipped == nil, id != body else { continue }
                    if page.isHidden(id) || isCovered(id, page) {
                        skipped = id
                    } else if page.document.isText(id), !page.document.text(id).isBlank {
                        let parent = page.document.parent(id) ?? body
                        verdicts.fail(
                            parent == body ? .range(page.range(of: id)) : .element(parent),
                            "this content is in no landmark")
                        return
                    }
                }
            }
        })

    private static func isCovered(_ id: NodeID, _ page: Page) -> Bool {
        guard page.document.isElement(id) else { return false }
        if let role = page.role(id) {
            if role.isLandmark || [.dialog, .alertdialog, .alert, .status, .log].contains(role) { return true }
        }
        return page.skipLinks.contains(id) || page.has(id, .ariaLive)
    }
}
