import Foundation

/// One place where the focus stopped.
struct FocusStop: Sendable, Decodable {
    /// Element and what tells it apart: `a#skip`, `button.copy`, with its text.
    let name: String
    /// Its number in the page, so that two stops can be compared.
    let place: Int
    /// Whether its look differs from what it is without focus: outline or shadow of at least 2 px.
    let isVisiblyFocused: Bool
    /// Whether its middle is on the screen and nothing lies over it (WCAG 2.4.11).
    let isUnobscured: Bool
}

extension Browser {
    /// Where the focus is; nil when it is on the page itself.
    func focusStop() async throws -> FocusStop? {
        let answer = try await evaluate(
            """
            const e = document.activeElement;
            if (!e || e === document.body || e === document.documentElement) return null;
            const s = getComputedStyle(e);
            const outlined = s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2;
            const shadowed = s.boxShadow !== 'none';
            const r = e.getBoundingClientRect();
            const x = Math.min(Math.max(r.left + r.width / 2, 0), innerWidth - 1);
            const y = Math.min(Math.max(r.top + Math.min(r.height / 2, 20), 0), innerHeight - 1);
            const top = document.elementFromPoint(x, y);
            const inside = r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth;
            return {
              name: e.localName + (e.id ? '#' + e.id : '') + ' ' + (e.getAttribute('aria-label') || e.textContent || e.name || '').trim().replace(/\\s+/g, ' ').slice(0, 40),
              place: [...document.querySelectorAll('*')].indexOf(e),
              isVisiblyFocused: e.matches(':focus-visible') && (outlined || shadowed),
              isUnobscured: inside && !!top && (top === e || e.contains(top) || top.contains(e) || !!(e.labels && [...e.labels].some(l => l.contains(top)))),
            };
            """)
        return answer == "null" ? nil : try JSONDecoder().decode(FocusStop.self, from: Data(answer.utf8))
    }

    /// Presses Tab from the start of the page until the focus leaves it, and gives every stop.
    /// - Parameter limit: more stops than this are taken for a trap.
    func walk(limit: Int) async throws -> (stops: [FocusStop], leaves: Bool) {
        try await evaluate("document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0)")
        var stops: [FocusStop] = []
        while stops.count < limit {
            try await press(Key.tab)
            guard let stop = try await focusStop(), stop.place != stops.first?.place else { return (stops, true) }
            stops.append(stop)
        }
        return (stops, false)
    }

    /// How many elements of the page the Tab key should reach.
    func tabbableCount() async throws -> Int {
        let answer = try await evaluate(
            """
            const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')];
            const seen = all.filter(e => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}));
            const groups = new Set();
            return seen.filter(e => {
              if (e.type !== 'radio') return true;
              const key = e.name;
              if (groups.has(key)) return false;
              groups.add(key);
              return true;
            }).length;
            """)
        return Int(answer) ?? 0
    }
}
