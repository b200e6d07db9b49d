import Foundation
import TestSupport
import Testing

@testable import CSS

@Suite struct ColorSuiteTests {
    @Test(.enabled(if: SuiteRunner.isPresent, Comment(rawValue: Folders.suitesAreAbsent)))
    func `every row of the colour suite has the expected value`() throws {
        var runner = SuiteRunner("colors.json")
        for row in try SuiteRunner.rows("colors.json") {
            let problem = Self.problem(row)
            runner.record(problem == nil, "\(row["id"] ?? "") \(row["input"] ?? ""): \(problem ?? "")")
        }
        runner.report()
        #expect(runner.failures.isEmpty)
    }

    private static let exactFeatures: Set<String> = ["named", "hex", "rgb-hsl-3", "hsl", "hwb"]

    static func problem(_ row: [String: Any]) -> String? {
        let input = row["input"] as? String ?? ""
        let isValid = row["valid"] as? Bool ?? false
        let value = ColorValue(input)
        guard isValid else { return value == nil ? nil : "is taken for a colour" }
        let current = Color(red: 1, green: 2, blue: 3)
        guard let color = value?.resolved(currentColor: current, scheme: .light) else {
            return "is not taken for a colour"
        }
        let (red, green, blue) = color.srgb
        let srgb = row["srgb"] as? [Double] ?? []
        for (got, expected) in zip([red, green, blue], srgb)
        where !(abs(got - expected) <= 0.003 * max(1, abs(expected))) {
            return "srgb is \([red, green, blue]), not \(srgb)"
        }
        let alpha = row["alpha"] as? Double ?? 1
        if abs(color.alpha - alpha) > 0.005 { return "alpha is \(color.alpha), not \(alpha)" }
        let feature = row["feature"] as? String ?? ""
        let isExact =
            exactFeatures.contains(feature)
            || (feature == "modern" && ["rgb", "hsl", "hwb"].contains { input.lowercased().hasPrefix($0) })
        let rgb8 = color.rgb8
        for (index, expected) in (row["rgb8"] as? [Int] ?? []).enumerated() {
            let got = [Int(rgb8.red), Int(rgb8.green), Int(rgb8.blue)][index]
            let channel = min(max([red, green, blue][index], 0), 1) * 255
            let isHalf = abs(channel - channel.rounded(.down) - 0.5) <= 0.01
            if abs(got - expected) > (isExact && !isHalf ? 0 : 1) { return "rgb8 is \(rgb8), not \(row["rgb8"] ?? "")" }
        }
        return nil
    }

    @Test(.enabled(if: SuiteRunner.isPresent, Comment(rawValue: Folders.suitesAreAbsent)))
    func `every row of the contrast suite has the expected ratio`() throws {
        var runner = SuiteRunner("contrast.json")
        for row in try SuiteRunner.rows("contrast.json") {
            let foreground = ColorValue(row["fg"] as? String ?? "")?.resolved(currentColor: nil, scheme: .light)
            let background = ColorValue(row["bg"] as? String ?? "")?.resolved(currentColor: nil, scheme: .light)
            guard let foreground, let background else {
                runner.record(false, "\(row): no colour")
                continue
            }
            let ratio = foreground.contrastRatio(on: background)
            let levels: [(String, Double)] = [
                ("aa_text", 4.5), ("aa_large", 3), ("aaa_text", 7), ("aaa_large", 4.5), ("non_text", 3),
            ]
            let isRight =
                abs(ratio - (row["ratio"] as? Double ?? 0)) <= 0.0005
                && levels.allSatisfy { row[$0.0] as? Bool == (ratio >= $0.1) }
            runner.record(isRight, "\(row["fg"] ?? "") on \(row["bg"] ?? ""): \(ratio), not \(row["ratio"] ?? "")")
        }
        runner.report()
        #expect(runner.failures.isEmpty)
    }
}
