import Evaluation
import Mustache
import Standards

/// A chart of outcomes: one bar of full width for each row of the table that stands behind it and holds the data.
///
/// Outcomes are told apart by pattern, outline and number, so that colour and screen are not needed. Widths are in
/// per cent and heights in em, so that the text keeps its size at every width and zoom.
struct ReportChart {
    /// Names the image.
    var title: String
    /// Says the main number.
    var caption: String
    var bars: [(label: String, tally: Tally)]

    /// In tenths of an em: from one bar to the next, to the label's baseline, to the bar, to its number's baseline.
    private static let step = 32
    private static let labelBaseline = 10
    private static let barTop = 14
    private static let numberBaseline = 24
    /// Characters of a label that fit beside the count on a screen of 320 CSS pixels.
    private static let labelLimit = 30
    /// Bars in one image: so many fit on a sheet of paper, and an image cannot break across two.
    private static let partLimit = 18

    var value: Value {
        let count = (bars.count + ReportChart.partLimit - 1) / ReportChart.partLimit
        let images = (0..<count).map { index -> Value in
            let start = index * ReportChart.partLimit
            return image(bars[start..<min(start + ReportChart.partLimit, bars.count)], part: index + 1, of: count)
        }
        return ["caption": .text(caption), "images": .list(images), "isWhole": .bool(count <= 1)]
    }

    private func image(_ bars: ArraySlice<(label: String, tally: Tally)>, part: Int, of count: Int) -> Value {
        [
            "title": .text(count > 1 ? "\(title), \(part)/\(count)" : title),
            "height": .string(ReportChart.em(bars.count * ReportChart.step)),
            "bars": .list(
                bars.enumerated().map { index, bar in
                    ReportChart.value(bar.label, bar.tally, top: index * ReportChart.step)
                }),
        ]
    }

    private static func value(_ label: String, _ tally: Tally, top: Int) -> Value {
        var parts: [Value] = []
        var before = 0
        for outcome in EARL.Outcome.rollUpOrder {
            let count = tally.count(outcome)
            guard count > 0 else { continue }
            let middle = hundredths(before * 2 + count, of: tally.total * 2)
            parts.append([
                "outcome": .string(outcome.rawValue), "x": .string(percent(before, of: tally.total)),
                "width": .string(percent(count, of: tally.total)), "middle": .string(decimal(middle, 100)),
                "number": Value(isWideEnough(count, of: tally.total) ? count : nil), "y": .string(em(top + barTop)),
                "numberY": .string(em(top + numberBaseline)),
            ])
            before += count
        }
        return [
            "label": .text(shortened(label)), "y": .string(em(top + labelBaseline)),
            "failed": .int(tally.count(.failed)), "total": .int(tally.total), "parts": .list(parts),
        ]
    }

    /// Whether a number fits into its part of the bar on a narrow screen.
    private static func isWideEnough(_ count: Int, of total: Int) -> Bool {
        hundredths(count, of: total) >= 200 + 300 * String(count).utf8.count
    }

    private static func shortened(_ label: String) -> String {
        label.count <= labelLimit ? label : label.prefix(labelLimit - 1) + "…"
    }

    private static func hundredths(_ count: Int, of total: Int) -> Int { total == 0 ? 0 : count * 10_000 / total }
    private static func percent(_ count: Int, of total: Int) -> String { decimal(hundredths(count, of: total), 100) }
    private static func em(_ tenths: Int) -> String { decimal(tenths, 10) }

    private static func decimal(_ value: Int, _ divisor: Int) -> String {
        let rest = value % divisor
        guard rest != 0 else { return String(value / divisor) }
        let digits = divisor == 100 && rest < 10 ? "0\(rest)" : String(rest)
        return "\(value / divisor).\(digits)"
    }
}
