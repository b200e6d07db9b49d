import Foundation
import TestSupport

/// axe-core run inside a page: an opinion that is independent of ours.
enum AxeCore {
    struct Outcome: Sendable {
        /// Rule id and target of each violation.
        var violations: [String]
        /// What axe-core could not decide.
        var incomplete: [Undecided]
        /// What it decided only when regions that scroll were laid open.
        var laidOpen = 0
    }

    struct Undecided: Sendable, Hashable, CustomStringConvertible {
        let rule: String
        let target: String
        let html: String
        /// Why axe-core could not decide.
        let reason: String
        var description: String { "\(rule) at \(target): \(html) (\(reason))" }
    }

    /// Pages with more elements than this are looked at in parts for the rules about contrast, of which each costs much.
    private static let elementsAtOnce = 2500

    /// Brings axe-core into the page; once a page.
    private static func load(into browser: Browser) async throws {
        // An element with the id `axe` is a property of the window too, so the function is asked for.
        guard try await browser.evaluate("return typeof window.axe?.run") != "\"function\"" else { return }
        let source = try String(contentsOfFile: Browser.tools + "/axe_playwright_python/axe.min.js", encoding: .utf8)
        // The page's content security policy forbids inline scripts; the driver's own evaluation is not bound by it.
        let encoded = Data(source.utf8).base64EncodedString()
        let bytes = "Uint8Array.from(atob('\(encoded)'), c => c.charCodeAt(0))"
        let text = #"{"expression":"(0,eval)(new TextDecoder().decode(\#(bytes)))","allowUnsafeEvalBlockedByCSP":true}"#
        try await browser.devTools("Runtime.evaluate", text)
        try await browser.evaluate(tools)
    }

    static func run(in browser: Browser) async throws -> Outcome {
        try await load(into: browser)
        let parts = Int(try await browser.evaluate("return axeTests.divide(\(elementsAtOnce))")) ?? 1
        if parts == 1 {
            return try outcome(of: try await browser.evaluatePromise("return await axeTests.judge('all')"))
        }
        var outcome = try outcome(of: try await browser.evaluatePromise("return await axeTests.judge('but contrast')"))
        for part in 0..<parts {
            let script = "axeTests.show(\(part)); return await axeTests.judge('contrast')"
            let more = try self.outcome(of: try await browser.evaluatePromise(script))
            outcome.violations += more.violations
            outcome.incomplete += more.incomplete
            outcome.laidOpen += more.laidOpen
        }
        try await browser.evaluate("axeTests.show(-1)")
        return outcome
    }

    private struct Answer: Decodable {
        struct Node: Decodable {
            let rule: String
            let target: String
            let html: String
            let reason: String

            var undecided: Undecided { Undecided(rule: rule, target: target, html: html, reason: reason) }
        }
        let violations: [Node]
        let incomplete: [Node]
        let laidOpen: Int
    }

    private static func outcome(of answer: String) throws -> Outcome {
        guard let decoded = try? JSONDecoder().decode(Answer.self, from: Data(answer.utf8)) else {
            throw Browser.Failure.command("axe-core gave \(answer.prefix(300))")
        }
        return Outcome(
            violations: decoded.violations.map(\.undecided.description),
            incomplete: decoded.incomplete.map(\.undecided),
            laidOpen: decoded.laidOpen)
    }

    /// What stands beside axe-core in the page.
    ///
    /// `divide` cuts the content of a large page into parts, rows and items whole; `show` hides all parts but one.
    /// `judge` runs the rules. What is scrolled out of sight cannot be seen by axe-core, so contrast that it could not
    /// decide in a region that scrolls is judged once more where the regions are laid open; in a bar that sticks to the
    /// edge of the window, where it stands by itself.
    private static let tools = """
        window.axeTests = {
          parts: [],
          divide(most) {
            const size = e => e.getElementsByTagName('*').length + 1;
            const main = document.querySelector('main') || document.body;
            this.parts = [];
            if (size(main) <= most) return 1;
            const units = [];
            const cut = e => {
              if (size(e) <= most / 4 || e.matches('tr, li, fieldset, pre, svg, select, details') || !e.children.length) units.push(e);
              else [...e.children].forEach(cut);
            };
            [...main.children].forEach(cut);
            let count = most;
            for (const unit of units) {
              if (count + size(unit) > most) { this.parts.push([]); count = 0; }
              this.parts.at(-1).push(unit);
              count += size(unit);
            }
            return this.parts.length;
          },
          hidden: [],
          show(index) {
            this.hidden.forEach(e => e.style.removeProperty('display'));
            this.hidden = index < 0 ? [] : this.parts.flatMap((part, number) => number === index ? [] : part);
            this.hidden.forEach(e => e.style.setProperty('display', 'none', 'important'));
          },
          region: node => document.querySelector(node.target[0])?.closest('.table-scroll, .table, pre, .status-bar'),
          contrast: ['color-contrast', 'color-contrast-enhanced'],
          async judge(which) {
            // A bar that sticks to the edge covers what was scrolled beneath it.
            scrollTo({top: 0, behavior: 'instant'});
            // The contrast of level AAA is no part of axe-core's usual run, but of our promise.
            const enabled = Object.fromEntries(this.contrast.map(rule => [rule, {enabled: which === 'all'}]));
            const options = which === 'contrast' ? {runOnly: this.contrast} : {rules: enabled};
            const result = await axe.run(document, {...options, resultTypes: ['violations', 'incomplete']});
            const why = n => n.any.concat(n.all, n.none).map(c => c.message.replace(/[0-9.]+px|#[0-9a-f]{6}/g, '…')).join(' ');
            const flat = list => list.flatMap(rule => rule.nodes.map(n => ({rule: rule.id, target: n.target.join(' '),
              html: n.html.slice(0, 160), reason: why(n).slice(0, 200), node: n})));
            let violations = flat(result.violations), incomplete = flat(result.incomplete);
            const scrolled = incomplete.filter(n => this.contrast.includes(n.rule) && this.region(n.node));
            if (scrolled.length) {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(`.table-scroll, .table, pre { overflow: visible !important; }
                .status-bar { position: static !important; }
                .contents, .sidebar { display: none !important; } body { inline-size: 5000px !important; }`);
              document.adoptedStyleSheets.push(sheet);
              const include = [...new Set(scrolled.map(n => this.region(n.node)))];
              const open = await axe.run({include}, {runOnly: this.contrast, resultTypes: ['violations', 'incomplete']});
              document.adoptedStyleSheets.pop();
              violations = violations.concat(flat(open.violations));
              incomplete = incomplete.filter(n => !scrolled.includes(n)).concat(flat(open.incomplete));
            }
            [...violations, ...incomplete].forEach(n => delete n.node);
            return {violations, incomplete, laidOpen: scrolled.length};
          },
        };
        """
}
