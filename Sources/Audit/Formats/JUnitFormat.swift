import Diagnostics

/// The report as JUnit XML: a page is a test suite, a rule that judged something on it is a test case.
public enum JUnitFormat {
    public static func text(_ report: Report) -> String {
        var suites = ""
        var tests = 0
        var failures = 0
        for page in report.pages {
            let suite = suite(page, rules: report.rules)
            guard suite.tests > 0 else { continue }
            suites += suite.text
            tests += suite.tests
            failures += suite.failures
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Handrail audit" tests="\(tests)" failures="\(failures)" errors="0">
            \(suites)</testsuites>

            """
    }

    private struct Suite {
        var text = ""
        var tests = 0
        var failures = 0
    }

    private static func suite(_ page: PageReport, rules: [Rule]) -> Suite {
        var suite = Suite()
        var cases = ""
        var skipped = 0
        let path = XMLText.escaped(page.path)
        for (rule, outcome) in zip(rules, page.outcomes) where outcome != .inapplicable {
            let findings = page.findings.filter { $0.rule == rule.id }
            suite.tests += 1
            let opening = "    <testcase classname=\"\(path)\" name=\"\(rule.id)\""
            switch outcome {
            case .failed where findings.contains(where: { $0.outcome == .failed }):
                suite.failures += 1
                cases +=
                    opening + ">\n" + failure(rule, findings.filter { $0.outcome == .failed }) + "    </testcase>\n"
            case .cantTell:
                skipped += 1
                let question = findings.first?.message ?? "a person must decide"
                cases += opening + ">\n      <skipped message=\"\(XMLText.escaped(question))\"/>\n    </testcase>\n"
            default: cases += opening + "/>\n"
            }
        }
        suite.text = """
              <testsuite name="\(path)" tests="\(suite.tests)" failures="\(suite.failures)" errors="0" skipped="\(skipped)">
            \(cases)  </testsuite>

            """
        return suite
    }

    private static func failure(_ rule: Rule, _ findings: [Finding]) -> String {
        let lines = findings.map { finding -> String in
            let start = finding.span.start
            return "\(finding.span.file.path):\(start.line):\(start.column): \(finding.message). \(finding.fix)"
        }
        let message = findings.count == 1 ? findings[0].message : "\(findings.count) findings: \(rule.title)"
        return """
                  <failure type="\(rule.severity.rawValue)" message="\(XMLText.escaped(message))">\
            \(XMLText.escaped(lines.joined(separator: "\n")))</failure>

            """
    }
}

/// Text in XML 1.0.
enum XMLText {
    /// With the five characters of markup escaped and those left out that XML cannot hold.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&apos;".unicodeScalars)
            case "\t", "\n", "\r": result.append(scalar)
            default:
                if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF { result.append(scalar) }
            }
        }
        return String(result)
    }
}
