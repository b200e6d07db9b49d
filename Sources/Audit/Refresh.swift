import ARIA
import HTML

/// The refresh that a page's meta elements ask for (HTML Standard 4.2.5.3, shared declarative refresh steps).
struct Refresh {
    let element: NodeID
    let seconds: Int
    let isRedirect: Bool

    /// The first meta element with a valid value; later ones do nothing.
    static func first(on page: Page) -> Refresh? {
        for element in page.index[.meta] {
            guard page.attribute(element, .httpEquiv)?.lowercased() == "refresh",
                let content = page.attribute(element, .content), let parsed = parse(content)
            else { continue }
            return Refresh(element: element, seconds: parsed.seconds, isRedirect: parsed.isRedirect)
        }
        return nil
    }

    private static func parse(_ content: String) -> (seconds: Int, isRedirect: Bool)? {
        var rest = Array(content.utf8)[...]
        rest = rest.drop { $0.isHTMLSpace }
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        let seconds: Int
        if digits.isEmpty {
            guard rest.first == 0x2E else { return nil }
            seconds = 0
        } else {
            seconds = Int(String(decoding: digits, as: UTF8.self)) ?? Int.max
        }
        rest = rest.dropFirst(digits.count).drop { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard let next = rest.first else { return (seconds, false) }
        guard next == 0x3B || next == 0x2C || next.isHTMLSpace else { return nil }
        let target = rest.drop { $0.isHTMLSpace || $0 == 0x3B || $0 == 0x2C }
        return (seconds, !target.isEmpty)
    }

    /// A page with that refresh, for examples.
    static func page(_ content: String) -> String {
        """
        <!DOCTYPE html><html lang="en"><title>Old</title><meta http-equiv="refresh" content="\(content)">
        <p>Moved.</p></html>
        """
    }
}
