import Diagnostics
import Standards

extension Worksheet {
    /// A time that no test can have: an answer that carries it was never given.
    public static let never = "1970-01-01T00:00:00Z"

    /// An audit file in which nothing has been tested yet: one untested result for each row. It holds no clock time, so
    /// that the same guidance gives the same bytes.
    public func blankAudit(generatorVersion: String) -> AuditFile {
        let hash = contentHash
        var object = JSONObject()
        object["format"] = .string(AuditFile.format)
        object["formatVersion"] = .int(AuditFile.formatVersion)
        object["id"] = .string(stableID(contentHash: hash))
        object["revision"] = 0
        object["createdAt"] = .string(Worksheet.never)
        object["updatedAt"] = .string(Worksheet.never)
        object["exportedRevision"] = 0
        object["generator"] = ["name": "handrail", "version": .string(generatorVersion)]
        object["template"] = [
            "site": .string(site), "contentVersion": .string(contentVersion), "contentHash": .string(hash),
            "checks": .int(rows.count),
        ]
        object["audit"] = [
            "title": .string(title), "kind": "initial", "status": "draft", "baseline": nil,
            "subject": scopedPlatforms.isEmpty
                ? ["name": ""] : ["name": "", "platform": .string(scopedPlatforms.joined(separator: ", "))],
            "standard": ["wcag": .string(WCAG.version), "level": "AA"],
            "scope": [
                "components": JSONValue(scopedComponents), "groups": JSONValue(scopedGroups),
                "excluded": [],
            ],
            "finishedOn": nil, "summary": "",
        ]
        for list in ["testers", "environments", "samples"] { object[list] = [] }
        object.set("results", rows.map(\.untestedResult))
        object["adjudications"] = []
        object["history"] = []
        return AuditFile(object)
    }

    /// A UUID of version 8 (RFC 9562 5.8) made from the site and the questions.
    private func stableID(contentHash: String) -> String {
        var first = FNV1a()
        first.combine(site)
        first.combine(contentHash)
        var second = first
        second.combine(contentVersion)
        var digits = Array(first.hexadecimal + second.hexadecimal)
        digits[12] = "8"
        digits[16] = "8"
        let text = String(digits)
        let parts = [(0, 8), (8, 12), (12, 16), (16, 20), (20, 32)]
        return parts.map { start, end in
            String(text[text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end)])
        }.joined(separator: "-")
    }
}

extension WorksheetRow {
    /// The row as an answer that has not been given.
    var untestedResult: JSONObject {
        var members: [JSONValue.Member] = [
            .init("check", .string(check)), .init("id", .string(id)), .init("code", .string(printedCode)),
            .init("text", .string(text)), .init("fingerprint", .string(fingerprint)),
            .init("component", .string(component)), .init("group", .string(group)), .init("wcag", JSONValue(wcag)),
            .init("sample", .null), .init("environment", .null), .init("tester", .null),
            .init("outcome", .string(EARL.Outcome.untested.rawValue)), .init("mode", "manual"),
            .init("at", .string(Worksheet.never)), .init("carriedFrom", .null), .init("state", "current"),
        ]
        if !howToTest.isEmpty { members.append(.init("howToTest", JSONValue(howToTest))) }
        if !href.isEmpty { members.append(.init("href", .string(href))) }
        return JSONObject(members)
    }
}
