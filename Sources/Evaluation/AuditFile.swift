import Diagnostics
import Standards

/// One filled worksheet: who tested what, with what, and what was found (audit file format 1).
///
/// Invariant: members that this version does not know are kept and written back.
public struct AuditFile: Sendable, Hashable {
    public static let format = "handrail-audit"
    public static let formatVersion = 1

    /// Everything but the five lists below, in the order of the file.
    public var header: JSONObject
    public var testers: [Tester]
    public var environments: [TestEnvironment]
    public var samples: [Sample]
    public var results: [AuditResult]
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
        var object = JSONObject()
        for key in order + header.members.map(\.key) where object[key] == nil {
            if let kept = header[key] { object[key] = kept } else { list(key).map { object.set(key, $0) } }
        }
        for key in AuditFile.lists where object[key] == nil {
            guard let list = list(key), key != "adjudications" || !list.isEmpty else { continue }
            object.set(key, list)
        }
        return object
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

    public var id: String { header.string("id") ?? "" }
    public var revision: Int { header.int("revision") ?? 0 }
    public var updatedAt: String { header.string("updatedAt") ?? "" }
    public var audit: JSONObject { header.object("audit") ?? JSONObject() }
    public var title: String { audit.string("title") ?? "" }
    public var subject: JSONObject { audit.object("subject") ?? JSONObject() }
    public var template: JSONObject { header.object("template") ?? JSONObject() }
    /// The id of the audit that this one is a retest of.
    public var baselineID: String? { audit.object("baseline")?.string("id") }

    public func tester(_ id: String?) -> Tester? { testers.first { $0.id == id } }
    public func environment(_ id: String?) -> TestEnvironment? { environments.first { $0.id == id } }
    public func sample(_ id: String?) -> Sample? { samples.first { $0.id == id } }
}

/// A person who tests.
public struct Tester: Sendable, Hashable {
    public var object: JSONObject
    public init(_ object: JSONObject) { self.object = object }

    public var id: String { object.string("id") ?? "" }
    public var name: String { object.string("name") ?? "" }
    public var role: String? { object.string("role") }
    /// Assistive technologies that the person relies on.
    public var dailyUserOf: [String] { object.strings("dailyUserOf") }
}

/// A device with its settings and assistive technology.
public struct TestEnvironment: Sendable, Hashable {
    public var object: JSONObject
    public init(_ object: JSONObject) { self.object = object }

    public var id: String { object.string("id") ?? "" }
    public var label: String { object.string("label") ?? "" }
    public var device: String? { object.string("device") }
    public var os: String? { object.string("os") }
    public var osVersion: String? { object.string("osVersion") }
    public var textSize: String? { object.string("textSize") }
    public var assistiveTechnologies: [JSONObject] { object.objects("at") }
}

/// Where something was tested: a screen, a demo, a preview.
public struct Sample: Sendable, Hashable {
    public var object: JSONObject
    public init(_ object: JSONObject) { self.object = object }

    public var id: String { object.string("id") ?? "" }
    public var name: String { object.string("name") ?? "" }
    public var path: String? { object.string("path") }
}

/// The judgement that ends a disagreement between testers.
public struct Adjudication: Sendable, Hashable {
    public var object: JSONObject
    public init(_ object: JSONObject) { self.object = object }

    public var check: String { CheckName.id(of: object.string("check") ?? "") }
    /// Nil for all samples.
    public var sample: String? { object.string("sample") }
    /// Nil for all environments.
    public var environment: String? { object.string("environment") }
    public var outcome: EARL.Outcome? { object.string("outcome").flatMap(EARL.Outcome.init) }
    public var by: String { object.string("by") ?? "" }
    public var at: String { object.string("at") ?? "" }
    public var reason: String? { object.string("reason") }
}
