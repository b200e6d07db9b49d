import Foundation
import TestSupport
import Testing

/// The colours of the default theme, as its style sheet names them.
@Suite("Colours of the theme")
struct ThemeColorTests {
    /// The colours of the first rule behind a mark in the style sheet, by name.
    private static func colors(behind mark: String, in sheet: String) -> [String: String] {
        guard let start = sheet.range(of: mark)?.upperBound else { return [:] }
        let rule = String(sheet[start...].prefix { $0 != "}" })
        var colors: [String: String] = [:]
        for match in rule.matches(of: /--([a-z-]+): #([0-9a-f]{6});/) {
            colors[String(match.output.1)] = String(match.output.2)
        }
        return colors
    }

    /// WCAG 2.2, relative luminance.
    private static func luminance(_ color: String) -> Double {
        let value = Int(color, radix: 16) ?? 0
        let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private static func contrast(_ one: String, _ other: String) -> Double {
        let values = [luminance(one), luminance(other)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    @Test(
        "Text has the contrast of level AAA on every ground that it stands on (WCAG 1.4.6)",
        arguments: [":root {", ":root:not([data-scheme=\"light\"]) {", ":root[data-scheme=\"dark\"] {"])
    func contrast(scheme: String) throws {
        let path = Folders.package + "/themes/handrail/assets/handrail.css"
        let colors = Self.colors(behind: scheme, in: String(decoding: try Folders.bytes(of: path), as: UTF8.self))
        let code = colors.keys.filter { $0.hasPrefix("code-") }.sorted()
        #expect(code.count >= 5)
        for (names, grounds) in [
            (["ink", "ink-soft", "accent", "must", "avoid", "warn"], ["paper", "surface", "accent-wash"]),
            (code + ["ink"], ["sunken", "accent-wash"]), (["ink"], ["mark"]),
        ] {
            for name in names {
                for ground in grounds {
                    let text = try #require(colors[name])
                    let behind = try #require(colors[ground])
                    let ratio = Self.contrast(text, behind)
                    #expect(ratio >= 7, "\(scheme) \(name) on \(ground): \(ratio)")
                }
            }
        }
    }
}
