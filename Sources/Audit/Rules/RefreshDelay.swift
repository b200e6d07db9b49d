import HTML

extension Rule {
    /// A meta refresh after a delay.
    static let refreshDelay = Rule(
        id: "refresh-delay", title: "No delayed refresh or redirect", group: .document, criteria: ["2.2.1"],
        level: .A, severity: .error, act: ["bc659a"], axe: ["meta-refresh"],
        why: "A page that reloads or moves on by itself takes away the place and the time that people need to read it.",
        howToFix: "Redirect on the server or with a delay of 0, and let the reader start a refresh.",
        examples: [
            .passed("A redirect at once", Refresh.page("0; URL=new.html")),
            .passed("A refresh after more than twenty hours", Refresh.page("72001")),
            .failed("A redirect after five seconds", Refresh.page("5; URL=new.html")),
            .failed("A refresh every half minute", Refresh.page("30")),
            .inapplicable("The value is not valid, so nothing happens", Refresh.page("+5; URL=new.html")),
        ],
        check: .page { page, verdicts in
            guard let refresh = Refresh.first(on: page) else { return }
            if refresh.seconds == 0 || refresh.seconds > 72_000 {
                verdicts.pass()
            } else {
                verdicts.fail(
                    .attribute(refresh.element, .content),
                    "the page \(refresh.isRedirect ? "moves on" : "reloads itself") after \(refresh.seconds) seconds")
            }
        })
}
