import HTML

extension Rule {
    /// A body that is hidden from assistive technology.
    static let ariaHiddenBody = Rule(
        id: "aria-hidden-body", title: "Body is not aria-hidden", group: .aria, criteria: ["1.3.1", "4.1.2"],
        level: .A, severity: .error, axe: ["aria-hidden-body"],
        why: "Nothing of the page reaches assistive technology: it is silent from end to end.",
        howToFix: "Remove aria-hidden from the body.",
        examples: [
            .passed("The body is exposed", "<body><p>Text</p></body>"),
            .failed("The body is hidden", "<body aria-hidden=\"true\"><p>Text</p></body>"),
            .noPage,
        ],
        check: .page { page, verdicts in
            guard let body = page.document.body else { return }
            if page.attribute(body, .ariaHidden) == "true" {
                verdicts.fail(.attribute(body, .ariaHidden), "the whole page is hidden from assistive technology")
            } else {
                verdicts.pass()
            }
        })
}
