import Foundation
import TestSupport

/// axe-core run inside a page: an opinion that is independent of ours.
enum AxeCore {
    struct Outcome: Sendable {
        /// Rule id and the first target of each violation.
        let violations: [String]
        /// What axe-core could not decide.
        let incomplete: [String]
    }

    static func run(in browser: Browser) async throws -> Outcome {
        let source = try String(contentsOfFile: Browser.tools + "/axe_playwright_python/axe.min.js", encoding: .utf8)
        // An element with the id `axe` is a property of the window too, so the function is asked for.
        if try await browser.evaluate("return typeof window.axe?.run") != "\"function\"" {
            // The page's content security policy forbids inline scripts; the driver's own evaluation is not bound by it.
            let encoded = Data(source.utf8).base64EncodedString()
            let bytes = "Uint8Array.from(atob('\(encoded)'), c => c.charCodeAt(0))"
            let text = #"{"expression":"(0,eval)(new TextDecoder().decode(\#(bytes)))","allowUnsafeEvalBlockedByCSP":true}"#
            try await browser.devTools("Runtime.evaluate", text)
        }
        let answer = try await browser.evaluatePromise(
            """
            const r = await window.axe.run(document, {resultTypes: ['violations', 'incomplete']});
            const flat = list => list.flatMap(rule => rule.nodes.map(n => rule.id + ' at ' + n.target.join(' ') + ': ' + n.html.slice(0, 120)));
            return {violations: flat(r.violations), incomplete: flat(r.incomplete)};
            """)
        guard let decoded = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any],
            let violations = decoded["violations"] as? [String], let incomplete = decoded["incomplete"] as? [String]
        else { throw Browser.Failure.command("axe-core gave \(answer.prefix(300))") }
        return Outcome(violations: violations, incomplete: incomplete)
    }
}
