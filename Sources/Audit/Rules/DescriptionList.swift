import ARIA
import HTML

extension Rule {
    /// Description lists that are put together wrongly.
    static let descriptionList = Rule(
        id: "dl-structure", title: "Description lists are well formed", group: .structure, criteria: ["1.3.1"],
        level: .A, severity: .error, axe: ["definition-list", "dlitem"],
        why: "Which description belongs to which term is known only from the order of dt and dd.",
        howToFix: "Put only groups of dt and dd into dl, each group in a div if need be.",
        examples: [
            .passed("Terms and descriptions", "<dl><dt>A</dt><dd>B</dd></dl>"),
            .passed("Groups in divs", "<dl><div><dt>A</dt><dd>B</dd></div></dl>"),
            .failed("A paragraph between them", "<dl><dt>A</dt><p>B</p></dl>"),
            .failed("A term outside of a list", "<div><dt>A</dt></div>"),
            .inapplicable("The list has another role", "<dl role=\"list\"><p>A</p></dl>"),
        ],
        check: .elements(.tags([.dl, .dt, .dd])) { element, page, verdicts in
            guard !page.isHidden(element), !page.has(element, .role) else { return }
            if page.isHTML(element, .dl) {
                judgeList(element, page, &verdicts)
            } else {
                judgeItem(element, page, &verdicts)
            }
        })

    private static func judgeItem(_ element: NodeID, _ page: Page, _ verdicts: inout Verdicts) {
        guard var parent = page.document.parent(element) else { return }
        if page.isHTML(parent, .div), let outer = page.document.parent(parent) { parent = outer }
        if page.isHTML(parent, .dl) || page.document.tagName(parent).text.contains("-") {
            verdicts.pass()
        } else {
            verdicts.fail(element, "the \(page.document.tagName(element).text) is in no dl")
        }
    }

    private static func judgeList(_ element: NodeID, _ page: Page, _ verdicts: inout Verdicts) {
        verdicts.pass()
        for child in page.document.childElements(element) {
            switch page.document.tagName(child) {
            case .dt, .dd, .script, .template: continue
            case .div:
                let inner = page.document.childElements(child)
                let isGroup = inner.allSatisfy { [.dt, .dd, .script, .template].contains(page.document.tagName($0)) }
                if isGroup { continue }
            default: break
            }
            guard !page.isHidden(child) else { continue }
            verdicts.fail(child, "the dl holds a `\(page.document.tagName(child).text)` that is no group of dt and dd")
            return
        }
        for child in page.document.children(element)
        where page.document.isText(child) && !page.document.text(child).isBlank {
            verdicts.fail(.range(page.range(of: child)), "the dl holds text that is in no dt or dd")
            return
        }
    }
}
