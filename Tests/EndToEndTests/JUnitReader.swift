import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads a JUnit report as continuous-integration servers do, and notes what their schemas would refuse.
final class JUnitReader: NSObject, XMLParserDelegate {
    struct Suite {
        var name: String
        var tests = 0, failures = 0, skipped = 0
    }

    private(set) var suites: [Suite] = []
    private(set) var totals: [String: Int] = [:]
    private(set) var faults: [String] = []
    private var open: [String] = []
    private var counted = Suite(name: "")

    /// Nil for text that is no well-formed XML.
    static func read(_ text: String) -> JUnitReader? {
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        return parser.parse() ? reader : nil
    }

    /// What may stand in what, and the attributes that must be there.
    private static let schema: [String: (parents: Set<String>, required: [String], allowed: Set<String>)] = [
        "testsuites": ([""], [], ["name", "tests", "failures", "errors", "time"]),
        "testsuite": (
            ["testsuites"], ["name", "tests", "failures", "errors"],
            ["name", "tests", "failures", "errors", "skipped", "time"]
        ),
        "testcase": (["testsuite"], ["name", "classname"], ["name", "classname", "time"]),
        "failure": (["testcase"], ["message"], ["message", "type"]),
        "skipped": (["testcase"], [], ["message"]),
    ]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let parent = open.last ?? ""
        open.append(name)
        guard let rule = Self.schema[name] else {
            faults.append("there is no element \(name)")
            return
        }
        if !rule.parents.contains(parent) { faults.append("\(name) stands in \(parent)") }
        for attribute in rule.required where attributes[attribute] == nil {
            faults.append("\(name) has no \(attribute)")
        }
        for attribute in attributes.keys where !rule.allowed.contains(attribute) {
            faults.append("\(name) has an attribute \(attribute)")
        }
        func number(_ attribute: String) -> Int { attributes[attribute].flatMap { Int($0) } ?? -1 }
        switch name {
        case "testsuites": for key in ["tests", "failures", "errors"] { totals[key] = number(key) }
        case "testsuite":
            suites.append(
                Suite(
                    name: attributes["name"] ?? "", tests: number("tests"), failures: number("failures"),
                    skipped: number("skipped")))
            counted = Suite(name: "")
        case "testcase": counted.tests += 1
        case "failure": counted.failures += 1
        case "skipped": counted.skipped += 1
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
        guard name == "testsuite", let suite = suites.last else { return }
        if (suite.tests, suite.failures, suite.skipped) != (counted.tests, counted.failures, counted.skipped) {
            faults.append("\(suite.name) counts other test cases than it has")
        }
    }
}
