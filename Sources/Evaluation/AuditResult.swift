import Diagnostics
import Standards

/// One answer: what one tester found for one check in one sample and environment.
public struct AuditResult: Sendable, Hashable {
    /// How an answer stands to the worksheet of now.
    public static let states = ["current", "text-changed", "removed", "moved"]

    /// The members as the file has them.
    public var object: JSONObject

    /// Reads the members as they are.
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

    /// The printed code, for example `dialog.modal M4`.
    public var code: String { object.string("code") ?? "" }
    /// The wording that was tested.
    public var text: String { object.string("text") ?? "" }
    /// The fingerprint of the wording that was tested.
    public var fingerprint: String { object.string("fingerprint") ?? Fingerprint.of(text) }
    /// The document that the check stands in.
    public var component: String { object.string("component") ?? CheckName.parts(of: check).component ?? "" }
    /// `must`, `dont`, `check`, `rule` or `pitfall`; empty where the name does not tell.
    public var kind: String { CheckName.parts(of: check).kind ?? object.string("kind") ?? "" }
    /// The group in which it was tested.
    public var group: String { object.string("group") ?? CheckName.parts(of: check).group ?? "" }
    /// Numbers of success criteria.
    public var wcag: [String] { object.strings("wcag") }
    /// The id of the sample, where one is named.
    public var sample: String? { object.string("sample") }
    /// The id of the environment, where one is named.
    public var environment: String? { object.string("environment") }
    /// The id of the tester, where one is named.
    public var tester: String? { object.string("tester") }

    /// An absent or unknown outcome counts as untested; reading the file has reported it.
    public var outcome: EARL.Outcome {
        get { object.string("outcome").flatMap(EARL.Outcome.init) ?? .untested }
        set { object.set("outcome", newValue.rawValue) }
    }

    /// `manual`, `semiAuto` or `automatic`.
    public var mode: String? { object.string("mode") }
    /// What the tester wrote.
    public var note: String { object.string("note") ?? "" }
    /// What the assistive technology said.
    public var heard: String { object.string("heard") ?? "" }
    /// When it was tested.
    public var at: String { object.string("at") ?? "" }
    /// `current`, `text-changed`, `removed` or `moved`, against the worksheet of now.
    public var state: String { object.string("state") ?? "current" }
    /// The problems that were found.
    public var findings: [Finding] {
        get { object.objects("findings").map(Finding.init) }
        set { object.set("findings", newValue.map(\.object)) }
    }
    /// Files that show it, by name.
    public var evidence: [JSONObject] { object.objects("evidence") }
    /// The earlier answer that was taken over and not tested again.
    public var carriedFrom: JSONObject? { object.object("carriedFrom") }

    /// Whether the check was worded differently when it was tested.
    public func isReworded(from current: String) -> Bool { fingerprint != current }

    /// What two answers to the same question have in common.
    public struct Key: Sendable, Hashable, Comparable {
        /// The check's name.
        public var check: String
        /// The id of the sample, where one is named.
        public var sample: String
        /// The id of the environment, where one is named.
        public var environment: String
        /// The id of the tester, where one is named.
        public var tester: String

        /// By check, then sample, environment and tester.
        public static func < (left: Key, right: Key) -> Bool {
            (left.check, left.sample, left.environment, left.tester)
                < (right.check, right.sample, right.environment, right.tester)
        }
    }

    /// What this answer answers.
    public var key: Key {
        Key(check: id, sample: sample ?? "", environment: environment ?? "", tester: tester ?? "")
    }
}

/// One problem. It keeps its id in retests, so that it can be followed over time.
public struct Finding: Sendable, Hashable {
    /// The worst first.
    public static let severities = ["blocker", "major", "minor"]
    /// Where a problem comes from.
    public static let causes = ["app", "platform", "content", "unknown"]
    /// What becomes of a problem.
    public static let statuses = ["open", "fixed", "accepted", "wontfix"]

    /// The members as the file has them.
    public var object: JSONObject
    /// Reads the members as they are.
    public init(_ object: JSONObject) { self.object = object }

    /// Stable, also in retests.
    public var id: String { object.string("id") ?? "" }
    /// The problem in a few words.
    public var title: String { object.string("title") ?? "" }
    /// `blocker`, `major` or `minor`.
    public var severity: String { object.string("severity") ?? "" }
    /// `app`, `platform`, `content` or `unknown`.
    public var cause: String { object.string("cause") ?? "unknown" }
    /// Groups of people, or EN 301 549 clause 4.2 numbers.
    public var affects: [String] { object.strings("affects") }
    /// Numbers of success criteria.
    public var wcag: [String] { object.strings("wcag") }
    /// Other samples with the same problem.
    public var alsoIn: [String] { object.strings("alsoIn") }
    /// What should have happened.
    public var expected: String { object.string("expected") ?? "" }
    /// What happened.
    public var actual: String { object.string("actual") ?? "" }
    /// How to see it.
    public var steps: String { object.string("steps") ?? "" }
    /// What the assistive technology said.
    public var heard: String { object.string("heard") ?? "" }
    /// Files that show it, by name.
    public var evidence: [JSONObject] { object.objects("evidence") }
    /// Where the problem is tracked.
    public var ticket: String { object.string("ticket") ?? "" }
    /// `open`, `fixed`, `accepted` or `wontfix`.
    public var status: String { object.string("status") ?? "open" }
}
