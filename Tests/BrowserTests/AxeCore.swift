import Foundation
import TestSupport

/// axe-core run inside a page: an opinion that is independent of ours.
enum AxeCore {
    struct Outcome: Sendable {
        /// Rule id and target of each violation.
        let violations: [String]
        /// What axe-core could not decide.
        let incomplete: [Undecided]
    }

    struct Undecided: Sendable, Hashable, CustomStringConvertible {
        let rule: String
        let target: String
        let html: String
        /// Why axe-core could not decide.
        let reason: String
        var description: String { "\(rule) at \(target): \(html) (\(reason))" }
    }

    static func run(in browser: Browser) async throws -> Outcome {
        let source = try String(contentsOfFile: Browser.tools + "/axe_playwright_python/axe.min.js", encoding: .utf8)
        // An element with the id `axe` is a property of the window too, so the function is asked for.
        if try await browser.evaluate("return typeof window.axe?.run") != "\"function\"" {
            // The page's content security policy forbids inline scripts; the driver's own evaluation is not bound by it.
            let encoded = Data(source.utf8).base64EncodedString()
            let bytes = "Uint8Array.from(atob('\(encoded)'), c => c.charCodeAt(0))"
            let text =
                #"{"expression":"(0,eval)(new TextDecoder().decode(\#(bytes)))","allowUnsafeEvalBlockedByCSP":true}"#
            try await browser.devTools("Runtime.evaluate", text)
        }
        // The contrast of level AAA is no part of axe-core's usual run, but of our promise.
        let answer = try await browser.evaluatePromise(
            """
            const r = await window.axe.run(document, {resultTypes: ['violations', 'incomplete'],
              rules: {'color-contrast-enhanced': {enabled: true}}});
            const why = n => n.any.concat(n.all, n.none).map(c => c.message.replace(/[0-9.]+px|#[0-9a-f]{6}/g, '…')).join(' ');
            // What is scrolled out of sight cannot be seen by axe-core either.
            const place = n => {
              const region = document.querySelector(n.target[0])?.closest('.table-scroll, .table, pre');
              return region && region.scrollWidth > region.clientWidth ? ' [in a region that scrolls]' : '';
            };
            const flat = list => list.flatMap(rule => rule.nodes.map(n => ({rule: rule.id, target: n.target.join(' '),
              html: n.html.slice(0, 160), reason: why(n).slice(0, 200) + place(n)})));
            return {violations: flat(r.violations), incomplete: flat(r.incomplete)};
            """)
        guard let decoded = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: [[String: String]]],
            let violations = decoded["violations"], let incomplete = decoded["incomplete"]
        else { throw Browser.Failure.command("axe-core gave \(answer.prefix(300))") }
        func undecided(_ node: [String: String]) -> Undecided {
            Undecided(
                rule: node["rule"] ?? "", target: node["target"] ?? "", html: node["html"] ?? "",
                reason: node["reason"] ?? "")
        }
        return Outcome(
            violations: violations.map { undecided($0).description }, incomplete: incomplete.map(undecided))
    }
}
