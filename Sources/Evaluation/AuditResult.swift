import Diagnostics
import Standards

/// One answer: what one tester found for one check in one sample and environment.
public struct AuditResult: Sendable, Hashable {
    public var object: JSONObject

    public init(_ object: JSONObject) { self.object = object }

    /// The check's name as the file has it.
    public var check: String { object.string("check") ?? "" }

    /// What identifies the check: `dialog.modal#m4`.
    public var id: String {
        if let id = object.string("id"), id.contains("#") { return id }
        let id = CheckName.id(of: check)
        // A component that the schema's form cannot spell stands beside it.
        if let component = object.string("component"), let hash = id.firstIndex(of: "#"), id[..<hash] != component[...]
        {
            return component + id[hash...]
        }
        return id
    }

    public var code: String { object.string("code") ?? "" }
    /// The wording that was tested.
    public var text: String { object.string("text") ?? "" }
    public var fingerprint: String { object.string("fingerprint") ?? Fingerprint.of(text) }
    public var component: String { object.string("component") ?? CheckName.parts(of: check).component ?? "" }
    public var kind: String { CheckName.parts(of: check).kind ?? object.string("kind") ?? "" }
    public var group: String { object.string("group") ?? CheckName.parts(of: check).group ?? "" }
    public var wcag: [String] { object.strings("wcag") }
    public var sample: String? { object.string("sample") }
    public var environment: String? { object.string("environment") }
    public var tester: String? { object.string("tester") }

    /// An absent or unknown outcome counts as untested; reading the file has reported it.
    public var outcome: EARL.Outcome {
        get { object.string("outcome").flatMap(EARL.Outcome.init) ?? .untested }
        set { object.set("outcome", newValue.rawValue) }
    }

    public var mode: String? { object.string("mode") }
    public var note: String { object.string("note") ?? "" }
    /// What the assistive technology said.
    public var heard: String { object.string("heard") ?? "" }
    public var at: String { object.string("at") ?? "" }
    public var state: String { object.string("state") ?? "current" }
    public var findings: [Finding] {
        get { object.objects("findings").map(Finding.init) }
        set { object.set("findings", newValue.map(\.object)) }
    }
    public var evidence: [JSONObject] { object.objects("evidence") }
    public var carriedFrom: JSONObject? { object.object("carriedFrom") }

    /// Whether the check was worded differently when it was tested.
    public func isReworded(from current: String) -> Bool { fingerprint != current }

    /// What two answers to the same question have in common.
    public struct Key: Sendable, Hashable, Comparable {
        public var check: String
        public var sample: String
        public var environment: String
        public var tester: String

        public static func < (left: Key, right: Key) -> Bool {
            (left.check, left.sample, left.environment, left.tester)
                < (right.check, right.sample, right.environment, right.tester)
        }
    }

    public var key: Key {
        Key(check: id, sample: sample ?? "", environment: environment ?? "", tester: tester ?? "")
    }
}

/// One problem. It keeps its id in retests, so that it can be followed over time.
public struct Finding: Sendable, Hashable {
    public static let severities = ["blocker", "major", "minor"]

    public var object: JSONObject
    public init(_ object: JSONObject) { self.object = object }

    public var id: String { object.string("id") ?? "" }
    public var title: String { object.string("title") ?? "" }
    public var severity: String { object.string("severity") ?? "" }
    public var cause: String { object.string("cause") ?? "unknown" }
    /// Groups of people, or EN 301 549 clause 4.2 numbers.
    public var affects: [String] { object.strings("affects") }
    public var wcag: [String] { object.strings("wcag") }
    /// Other samples with the same problem.
    public var alsoIn: [String] { object.strings("alsoIn") }
    public var expected: String { object.string("expected") ?? "" }
    public var actual: String { object.string("actual") ?? "" }
    public var steps: String { object.string("steps") ?? "" }
    public var heard: String { object.string("heard") ?? "" }
    public var evidence: [JSONObject] { object.objects("evidence") }
    public var ticket: String { object.string("ticket") ?? "" }
    public var status: String { object.string("status") ?? "open" }
}
