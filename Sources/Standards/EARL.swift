/// Terms of the Evaluation and Report Language (EARL) 1.0, https://www.w3.org/TR/EARL10-Schema/.
public enum EARL {
    /// What a test came to.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        case passed, failed, cantTell, inapplicable, untested

        /// For readers.
        public var label: String {
            switch self {
            case .passed: "Pass"
            case .failed: "Fail"
            case .cantTell: "Can’t tell"
            case .inapplicable: "Not applicable"
            case .untested: "Not tested"
            }
        }

        /// The compact IRI, `earl:passed`.
        public var iri: String { "earl:\(rawValue)" }
        /// The IRI without a prefix.
        public var fullIRI: String { "http://www.w3.org/ns/earl#\(rawValue)" }

        /// The class of outcome values, `earl:Pass`.
        public var outcomeClass: String {
            switch self {
            case .passed: "earl:Pass"
            case .failed: "earl:Fail"
            case .cantTell: "earl:CannotTell"
            case .inapplicable: "earl:NotApplicable"
            case .untested: "earl:NotTested"
            }
        }

        /// What the WCAG-EM Report Tool calls it.
        public var wcagEMLabel: String {
            switch self {
            case .passed: "Passed"
            case .failed: "Failed"
            case .cantTell: "Cannot tell"
            case .inapplicable: "Not present"
            case .untested: "Not checked"
            }
        }

        /// How outcomes of parts count for the whole, the strongest first: a failure outweighs everything.
        public static let rollUpOrder: [Outcome] = [.failed, .cantTell, .untested, .passed, .inapplicable]

        /// The outcome of a whole whose parts came to these outcomes; nil for no parts.
        public static func rolledUp(_ outcomes: some Sequence<Outcome>) -> Outcome? {
            outcomes.min { left, right in
                (rollUpOrder.firstIndex(of: left) ?? 0) < (rollUpOrder.firstIndex(of: right) ?? 0)
            }
        }
    }

    /// How a test was carried out.
    public enum Mode: String, Sendable, Hashable, CaseIterable {
        case automatic, manual, semiAuto, undisclosed, unknownMode

        /// The compact IRI, `earl:manual`.
        public var iri: String { "earl:\(rawValue)" }
    }

    /// One term of a JSON-LD context.
    public struct ContextTerm: Sendable, Hashable {
        /// The short word that an export uses.
        public let term: String
        /// What the term stands for.
        public let iri: String
        /// The term's values are IRIs (`"@type": "@id"`).
        public let isReference: Bool
    }

    /// The context that an export holds inline, so that nothing is fetched.
    public static let context: [ContextTerm] =
        [
            ("earl", "http://www.w3.org/ns/earl#"), ("dcterms", "http://purl.org/dc/terms/"),
            ("doap", "http://usefulinc.com/ns/doap#"), ("foaf", "http://xmlns.com/foaf/0.1/"),
            ("WCAG2", "http://www.w3.org/TR/WCAG22/#"), ("Assertion", "earl:Assertion"),
            ("TestSubject", "earl:TestSubject"), ("TestCase", "earl:TestCase"),
            ("TestRequirement", "earl:TestRequirement"), ("TestResult", "earl:TestResult"),
            ("OutcomeValue", "earl:OutcomeValue"), ("Assertor", "earl:Assertor"), ("Software", "earl:Software"),
            ("assertedBy", "@earl:assertedBy"), ("mainAssertor", "@earl:mainAssertor"), ("subject", "@earl:subject"),
            ("test", "@earl:test"), ("result", "earl:result"), ("mode", "@earl:mode"), ("outcome", "@earl:outcome"),
            ("info", "earl:info"), ("pointer", "earl:pointer"), ("title", "dcterms:title"),
            ("description", "dcterms:description"), ("date", "dcterms:date"), ("isPartOf", "@dcterms:isPartOf"),
            ("hasPart", "@dcterms:hasPart"), ("source", "@dcterms:source"),
        ].map { term, iri in
            ContextTerm(
                term: term, iri: iri.hasPrefix("@") ? String(iri.dropFirst()) : iri, isReference: iri.hasPrefix("@"))
        }
}
