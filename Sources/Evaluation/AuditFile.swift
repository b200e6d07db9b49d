import Diagnostics
import Standards

/// One filled worksheet: who tested what, with what, and what was found (audit file format 1).
///
/// Invariant: members that this version does not know are kept and written back.
public struct AuditFile: Sendable, Hashable {
    /// The value of `format` in every audit file.
    public static let format = "handrail-audit"
    /// The newest version of the format that can be read.
    public static let formatVersion = 1

    /// Everything but the five lists below, in the order of the file.
    public var header: JSONObject
    /// The people who tested.
    public var testers: [Tester]
    /// The devices with their settings and assistive technology.
    public var environments: [TestEnvironment]
    /// Where things were tested.
    public var samples: [Sample]
    /// The answers.
    public var results: [AuditResult]
    /// Judgements that end disagreements.
    public var adjudications: [Adjudication]
    /// The members in the order of the file, the lists included, so that writing keeps it.
    private var order: [String]

    private static let lists = ["testers", "environments", "samples", "results", "adjudications"]

    /// A list that is no array of objects stays in the header as it is, so that nothing of it is lost.
    public init(_ object: JSONObject) {
        let kept = object.members.filter { !AuditFile.isList($0) }
        header = JSONObject(kept)
        let lists = JSONObject(object.members.filter(AuditFile.isList))
        testers = lists.objects("testers").map(Tester.init)
        environments = lists.objects("environments").map(TestEnvironment.init)
        samples = lists.objects("samples").map(Sample.init)
        results = lists.objects("results").map(AuditResult.init)
        adjudications = lists.objects("adjudications").map(Adjudication.init)
        order = object.members.map(\.key)
    }

    private static func isList(_ member: JSONValue.Member) -> Bool {
        guard lists.contains(member.key), case .array(let items) = member.value else { return false }
        return items.allSatisfy { if case .object = $0 { true } else { false } }
    }

    /// The whole file as one object. Members stand where they stood; lists that are new stand at the end.
    public var object: JSONObject {
        let kept = Dictionary(header.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        var members: [JSONValue.Member] = []
        var seen = Set<String>()
        for key in order + header.members.map(\.key) where seen.insert(key).inserted {
            guard let value = kept[key] ?? list(key).map({ .array($0.map(\.value)) }) else { continue }
            members.append(.init(key, value))
        }
        for key in AuditFile.lists where seen.insert(key).inserted {
            guard let list = list(key), key != "adjudications" || !list.isEmpty else { continue }
            members.append(.init(key, .array(list.map(\.value))))
        }
        return JSONObject(members)
    }

    private func list(_ key: String) -> [JSONObject]? {
        switch key {
        case "testers": testers.map(\.object)
        case "environments": environments.map(\.object)
        case "samples": samples.map(\.object)
        case "results": results.map(\.object)
        case "adjudications": adjudications.map(\.object)
        default: nil
        }
    }

    /// Stable for the life of the audit.
    public var id: String { header.string("id") ?? "" }
    /// Plus one at each save.
    public var revision: Int { header.int("revision") ?? 0 }
    /// When the file was last saved.
    public var updatedAt: String { header.string("updatedAt") ?? "" }
    /// What was audited, how and when.
    public var audit: JSONObject { header.object("audit") ?? JSONObject() }
    /// The title of the audit.
    public var title: String { audit.string("title") ?? "" }
    /// The product that was tested.
    public var subject: JSONObject { audit.object("subject") ?? JSONObject() }
    /// The worksheet that the answers belong to.
    public var template: JSONObject { header.object("template") ?? JSONObject() }
    /// The id of the audit that this one is a retest of.
    public var baselineID: String? { audit.object("baseline")?.string("id") }

    /// The tester of an id. Complexity: O(testers).
    public func tester(_ id: String?) -> Tester? { testers.first { $0.id == id } }
    /// The environment of an id, where one is named. Complexity: O(environments).
    public func environment(_ id: String?) -> TestEnvironment? { environments.first { $0.id == id } }
    /// The sample of an id, where one is named. Complexity: O(samples).
    public func sample(_ id: String?) -> Sample? { samples.first { $0.id == id } }
}

/// A person who tests.
public struct Tester: Sendable, Hashable {
    /// The members as the file has them.
    public var object: JSONObject
    /// Reads the members as they are.
    public init(_ object: JSONObject) { self.object = object }

    /// Unique in the file.
    public var id: String { object.string("id") ?? "" }
    /// For readers; may be empty.
    public var name: String { object.string("name") ?? "" }
    /// What the person does.
    public var role: String? { object.string("role") }
    /// Assistive technologies that the person relies on.
    public var dailyUserOf: [String] { object.strings("dailyUserOf") }
}

/// A device with its settings and assistive technology.
public struct TestEnvironment: Sendable, Hashable {
    /// The members as the file has them.
    public var object: JSONObject
    /// Reads the members as they are.
    public init(_ object: JSONObject) { self.object = object }

    /// Unique in the file.
    public var id: String { object.string("id") ?? "" }
    /// For readers; may be empty.
    public var label: String { object.string("label") ?? "" }
    /// For example `iPhone 16`.
    public var device: String? { object.string("device") }
    /// For example `iOS`.
    public var os: String? { object.string("os") }
    /// For example `26.1`.
    public var osVersion: String? { object.string("osVersion") }
    /// The label of a `DynamicTypeSize`.
    public var textSize: String? { object.string("textSize") }
    /// Each with `name`, `version` and `settings`.
    public var assistiveTechnologies: [JSONObject] { object.objects("at") }
}

/// Where something was tested: a screen, a demo, a preview.
public struct Sample: Sendable, Hashable {
    /// The members as the file has them.
    public var object: JSONObject
    /// Reads the members as they are.
    public init(_ object: JSONObject) { self.object = object }

    /// Unique in the file.
    public var id: String { object.string("id") ?? "" }
    /// For readers; may be empty.
    public var name: String { object.string("name") ?? "" }
    /// How to reach it, because apps have no addresses.
    public var path: String? { object.string("path") }
}

/// The judgement that ends a disagreement between testers.
public struct Adjudication: Sendable, Hashable {
    /// The members as the file has them.
    public var object: JSONObject
    /// Reads the members as they are.
    public init(_ object: JSONObject) { self.object = object }

    /// What identifies the check: `dialog.modal#m4`.
    public var check: String { CheckName.id(of: object.string("check") ?? "") }
    /// Nil for all samples.
    public var sample: String? { object.string("sample") }
    /// Nil for all environments.
    public var environment: String? { object.string("environment") }
    /// What counts; nil for an unknown word.
    public var outcome: EARL.Outcome? { object.string("outcome").flatMap(EARL.Outcome.init) }
    /// Who judged.
    public var by: String { object.string("by") ?? "" }
    /// When it was judged.
    public var at: String { object.string("at") ?? "" }
    /// Why.
    public var reason: String? { object.string("reason") }
}
