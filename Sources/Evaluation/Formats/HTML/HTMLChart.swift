import Standards

/// A bar chart of outcomes as inline SVG: patterns and numbers in the bars, and outlines, so that it can be read in grey
/// print and without colour. Its table twin stands beside it and holds the data.
enum HTMLChart {
    private static let width = 320
    private static let rowHeight = 40

    /// The patterns that all charts of a page share; it stands once in the page.
    static let patterns = """
        <svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false"><defs>\
        <pattern id="bar-failed" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
        <rect width="6" height="6" fill="#fff"/><rect width="3" height="6" fill="#8c1d18"/></pattern>\
        <pattern id="bar-cantTell" width="6" height="6" patternUnits="userSpaceOnUse">\
        <rect width="6" height="6" fill="#fff"/><circle cx="3" cy="3" r="1.6" fill="#6b4a00"/></pattern>\
        <pattern id="bar-untested" width="6" height="6" patternUnits="userSpaceOnUse">\
        <rect width="6" height="6" fill="#fff"/></pattern>\
        <pattern id="bar-passed" width="6" height="6" patternUnits="userSpaceOnUse">\
        <rect width="6" height="6" fill="#c9e4d0"/></pattern>\
        <pattern id="bar-inapplicable" width="6" height="6" patternUnits="userSpaceOnUse" \
        patternTransform="rotate(-45)"><rect width="6" height="6" fill="#fff"/>\
        <rect width="1" height="6" fill="#555"/></pattern></defs></svg>

        """

    /// - Parameters:
    ///   - title: names the chart for assistive technology; it holds the main number.
    ///   - rows: one bar for each; its label and its counts.
    static func figure(title: String, rows: [Tally]) -> String {
        let most = max(rows.map(\.total).max() ?? 0, 1)
        let height = rows.count * rowHeight + 4
        var markup = "<figure><svg role=\"img\" viewBox=\"0 0 \(width) \(height)\" class=\"chart\">"
        markup += "<title>\(HTMLText.escape(title))</title>"
        for (index, row) in rows.enumerated() {
            markup += bars(row, top: index * rowHeight, scale: Double(width - 2) / Double(most))
        }
        return markup + "</svg><figcaption>\(HTMLText.escape(title))</figcaption></figure>\n" + legend
    }

    private static func bars(_ row: Tally, top: Int, scale: Double) -> String {
        let label = row.title.isEmpty ? "All checks" : row.title
        var markup = "<text x=\"1\" y=\"\(top + 13)\">\(HTMLText.escape(String(label.prefix(48))))</text>"
        var left = 1.0
        for outcome in EARL.Outcome.rollUpOrder {
            let count = row.count(outcome)
            guard count > 0 else { continue }
            let width = Double(count) * scale
            markup += """
                <rect x="\(rounded(left))" y="\(top + 18)" width="\(rounded(width))" height="18" \
                fill="url(#bar-\(outcome.rawValue))" stroke="#111"/>
                """
            if width >= 16 {
                let middle = left + width / 2
                let half = 4.0 + 3.5 * Double(String(count).count)
                markup += """
                    <rect x="\(rounded(middle - half))" y="\(top + 20)" width="\(rounded(half * 2))" height="14" \
                    fill="#fff"/><text x="\(rounded(middle))" y="\(top + 31)" text-anchor="middle">\(count)</text>
                    """
            }
            left += width
        }
        return markup
    }

    /// One decimal, the same on every machine.
    private static func rounded(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
    }

    private static var legend: String {
        let items = EARL.Outcome.rollUpOrder.map { outcome in
            """
            <li><svg width="18" height="14" aria-hidden="true" focusable="false"><rect x="1" y="1" width="16" \
            height="12" fill="url(#bar-\(outcome.rawValue))" stroke="#111"/></svg> \(HTMLText.escape(outcome.label))</li>
            """
        }
        return "<ul class=\"legend\">\(items.joined())</ul>\n"
    }
}
