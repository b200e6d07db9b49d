import Diagnostics
import Foundation
import HTML
import TestSupport
import Testing

@testable import CSS

@Suite struct CascadeSuiteTests {
    @Test(.enabled(if: SuiteRunner.isPresent, Comment(rawValue: Folders.suitesAreAbsent)))
    func `every row of the cascade suite has the expected computed values`() throws {
        var runner = SuiteRunner("cascade.json")
        let suite = try SuiteRunner.json("cascade.json") as? [String: Any] ?? [:]
        for row in suite["rows"] as? [[String: Any]] ?? [] {
            let styled = StyledPage(css: row["css"] as? String ?? "", html: row["html"] as? String ?? "")
            var problems: [String] = []
            for expectation in row["expect"] as? [[String]] ?? [] {
                if let problem = styled.problem(expectation[0], expectation[1], expectation[2]) {
                    problems.append(problem)
                }
            }
            runner.record(problems.isEmpty, "\(row["id"] ?? "") \(row["tag"] ?? ""): \(problems)")
        }
        runner.report()
        #expect(runner.failures.isEmpty)
    }
}

/// A page with one style element, styled.
struct StyledPage {
    let document: Document
    let styles: DocumentStyles

    init(css: String, html: String, environment: Environment = Environment()) {
        let page = "<!doctype html><html><head><style>\(css)</style></head><body>\(html)</body></html>"
        document = HTMLParser.parseDocument(SourceFile(path: "page.html", text: page))
        styles = Cascade(environment: environment).styles(of: document)
    }

    func style(_ id: String) -> ComputedStyle? {
        document.allNodes.first { document.attribute($0, .id) == id }.flatMap { styles.style(of: $0) }
    }

    /// What is wrong with a computed value, or nil.
    func problem(_ id: String, _ name: String, _ expected: String) -> String? {
        guard let style = style(id), let property = Property.byName[name] else {
            return "\(id) has no style, or \(name) is not known"
        }
        guard style.isKnown(property) else { return "\(id) \(name) is unknown" }
        if let wanted = ColorValue(expected)?.resolved(currentColor: nil, scheme: .light) {
            guard let got = style.color(property) else { return "\(id) \(name) is no colour: \(style.value(property))" }
            let one = got.srgb
            let other = wanted.srgb
            let difference = max(
                abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue),
                abs(got.alpha - wanted.alpha))
            return difference < 0.004 ? nil : "\(id) \(name) is \(got), not \(expected)"
        }
        let got = StyledPage.text(style, property)
        return got == expected ? nil : "\(id) \(name) is \(got), not \(expected)"
    }

    /// A computed value as `getComputedStyle` writes it.
    static func text(_ style: ComputedStyle, _ property: Property) -> String {
        func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
        if property == .lineHeight, let height = style.lineHeight { return number(height) + "px" }
        return switch style.value(property) {
        case .keyword(let keyword): keyword.name
        case .number(let value): number(value)
        case .length(let value): number(value) + "px"
        case .percentage(let value): number(value) + "%"
        case .list(let values): values.compactMap(\.keyword?.name).joined(separator: " ")
        case let value: "\(value)"
        }
    }
}
