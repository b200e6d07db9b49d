import HTML

extension Rule {
    /// A meta refresh after any delay.
    static let refreshAny = Rule(
        id: "refresh-any", title: "No refresh at all", group: .document, criteria: ["2.2.4", "3.2.5"], level: .AAA,
        severity: .note, isDefault: false, act: ["bisz58"], axe: ["meta-refresh-no-exceptions"],
        why: "At level AAA changes of context happen only when the reader asks for them.",
        howToFix: "Let the reader start the update, for instance with a link.",
        examples: [
            .passed("A redirect at once", Refresh.page("0; URL=new.html")),
            .failed("A refresh every day", Refresh.page("86400")),
            .inapplicable("There is no delay", Refresh.page("")),
        ],
        check: .page { page, verdicts in
            guard let refresh = Refresh.first(on: page) else { return }
            if refresh.seconds == 0 {
                verdicts.pass()
            } else {
                verdicts.fail(
                    .attribute(refresh.element, .content),
                    "the page \(refresh.isRedirect ? "moves on" : "reloads itself") after \(refresh.seconds) seconds")
            }
        })
}
