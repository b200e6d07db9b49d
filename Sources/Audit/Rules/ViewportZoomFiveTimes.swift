import HTML

extension Rule {
    /// A viewport that keeps people from zooming to 500 %.
    static let viewportZoomFiveTimes = Rule(
        id: "viewport-zoom-500", title: "Viewport lets people zoom to 500 %", group: .document, severity: .note,
        axe: ["meta-viewport-large"],
        why: "Twice the size is the least that WCAG asks for; many people need more.",
        howToFix: "Remove maximum-scale from the viewport's content.",
        examples: [
            .passed("Scaling up to five times", Viewport.page("width=device-width, maximum-scale=5")),
            .failed("Scaling ends at three", Viewport.page("width=device-width, maximum-scale=3")),
            .inapplicable("Nothing is said about scaling", Viewport.page("width=device-width")),
        ],
        check: .elements(.tags([.meta])) { element, page, verdicts in
            guard let viewport = Viewport(element, page), !viewport.forbidsScaling,
                let scale = viewport.maximumScale
            else { return }
            // Below two the rule about 200 % speaks.
            if scale >= 2, scale < 5 {
                verdicts.fail(
                    .attribute(element, .content), "the viewport ends zooming at \(Viewport.text(scale)) times")
            } else {
                verdicts.pass()
            }
        })
}
