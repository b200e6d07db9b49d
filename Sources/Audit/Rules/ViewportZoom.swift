import HTML

extension Rule {
    /// A viewport that keeps people from zooming to 200 %.
    static let viewportZoom = Rule(
        id: "viewport-zoom", title: "Viewport lets people zoom to 200 %", group: .document, criteria: ["1.4.4"],
        level: .AA, severity: .error, act: ["b4f0c3"], axe: ["meta-viewport"],
        why: "People with low vision enlarge a page by pinching. Some browsers obey a page that forbids it.",
        howToFix: "Remove user-scalable=no, and maximum-scale below 2, from the viewport's content.",
        examples: [
            .passed("Scaling up to five times", Viewport.page("width=device-width, maximum-scale=5")),
            .failed("Scaling is forbidden", Viewport.page("width=device-width, user-scalable=no")),
            .failed("Scaling ends below two", Viewport.page("maximum-scale=1.5")),
            .inapplicable("Nothing is said about scaling", Viewport.page("width=device-width, initial-scale=1")),
        ],
        check: .elements(.tags([.meta])) { element, page, verdicts in
            guard let viewport = Viewport(element, page), viewport.isAboutZoom else { return }
            let place = Verdicts.Place.attribute(element, .content)
            if viewport.forbidsScaling {
                verdicts.fail(place, "the viewport forbids zooming (user-scalable=\(viewport.userScalable ?? ""))")
            } else if let scale = viewport.maximumScale, scale < 2 {
                verdicts.fail(place, "the viewport ends zooming at \(Viewport.text(scale)) times")
            } else {
                verdicts.pass()
            }
        })
}
