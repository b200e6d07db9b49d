import CSS
import HTML

extension Rule {
    /// Animation that does not end and cannot be switched off in the system.
    static let motionReduced = Rule(
        id: "motion-reduced", title: "Endless animation stops with prefers-reduced-motion", group: .colour,
        criteria: ["2.2.2"], level: .A, severity: .warning, act: ["efbfc7"],
        why: "Movement that does not end makes some people ill, and keeps others from reading what stands beside it.",
        howToFix: "Add @media (prefers-reduced-motion: reduce) with animation: none.",
        examples: [
            .passed(
                "It stops when people ask for it",
                """
                <style>@keyframes turn { to { rotate: 360deg } } p { animation: turn 9s infinite }
                @media (prefers-reduced-motion: reduce) { p { animation: none } }</style><p>Loading</p>
                """),
            .failed(
                "It never stops",
                "<style>@keyframes turn { to { rotate: 360deg } } p { animation: turn 9s infinite }</style><p>Loading</p>"
            ),
            .inapplicable("Nothing moves", "<p>Loading</p>"),
        ],
        check: .page { page, verdicts in
            if page.hasInlineTimer { verdicts.ask() }
            guard page.mentions.contains(.motion) else { return }
            let usual = page.styles(in: .light)
            let moving = page.elements.filter { element in
                page.isSeen(element) && (usual.style(of: element).map(isEndless) ?? false)
            }
            guard !moving.isEmpty else { return }
            let reduced = page.styles(in: .reducedMotion)
            for element in moving {
                if reduced.style(of: element).map(isEndless) == true {
                    verdicts.fail(element, "this moves without end, also for people who asked for less motion")
                    return
                }
                verdicts.pass()
            }
        })

    private static func isEndless(_ style: ComputedStyle) -> Bool {
        guard !style.value(.animationName).isNone else { return false }
        return isInfinite(style.value(.animationIterationCount))
    }
}

/// Whether an iteration count, or one of a list, is `infinite`.
private func isInfinite(_ value: Value) -> Bool {
    switch value {
    case .keyword(let keyword): keyword.name == "infinite"
    case .opaque(let text): text.contains("infinite")
    case .list(let values): values.contains { isInfinite($0) }
    default: false
    }
}

extension Page {
    /// Whether the page calls scripts that may change text again and again.
    var hasInlineTimer: Bool { hasScript && !textElements.isEmpty }
}
