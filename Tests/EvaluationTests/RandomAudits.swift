import Diagnostics
import Standards

@testable import Evaluation

/// Audits made from a seed: the same for the same seed on every machine.
struct RandomAudits {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }

    private mutating func text() -> String {
        pick([
            "Focus moves", "=SUM(A1)", "a, \"b\"; c", "line one\nline two", "'quoted'", "-1", "@home", "  spaces ",
            "日本語 ✓",
            "\ttab", "it's", "plain text", "<b>", "'=x", "a\r\nb", "a\rb", "\u{0}", "e\u{301}\u{2028}", "+", "",
            String(repeating: "long ", count: 300), "''", "\"", ",", ";",
        ])
    }

    mutating func audit() -> AuditFile {
        let names = ["Ada", "Bo", "Chi", ""]
        let testers = (0..<number(below: 3)).map { $0 + 1 }.map { index in
            JSONObject([.init("id", .string("t\(index)")), .init("name", .string(pick(names)))])
        }
        let environments = (1...2).map { index in
            JSONObject([
                .init("id", .string("e\(index)")), .init("label", .string(pick(["Phone", "Tablet", ""]))),
                .init("os", "iOS"), .init("at", [["name": "VoiceOver", "version": .string(pick(["25", "26"]))]]),
                .init("appearance", .string(pick(["light", "dark"]))),
            ])
        }
        let samples = (1...2).map { index in
            JSONObject([.init("id", .string("s\(index)")), .init("name", .string(pick(["Sheet", "Alert", ""])))])
        }
        let results = (0..<number(below: 12)).map { _ in result() }
        let adjudications = (0..<number(below: 3)).map { _ in
            JSONObject([
                .init("check", .string("dialog.modal#m\(number(below: 5))")), .init("outcome", "passed"),
                .init("by", "t1"), .init("at", .string(time())), .init("sample", pick([.null, "s1", "s2"])),
                .init("environment", pick([.null, "e1"])), .init("reason", .string(text())),
            ])
        }
        var object = JSONObject([
            .init("format", "handrail-audit"), .init("formatVersion", 1),
            .init(
                "id", .string(pick(["6f3f0f0e-2f0f-4a5e-9f0a-0d9a3b1c7e11", "1b2c3d4e-2f0f-4a5e-9f0a-0d9a3b1c7e22"]))),
            .init("revision", .int(number(below: 3))),
            .init("updatedAt", .string(time())), .init("unknown", ["kept": .int(number(below: 9))]),
            .init("audit", ["title": .string(text()), "subject": ["name": "App", "version": "1"], "scope": scope()]),
        ])
        object.set("testers", testers)
        object.set("environments", environments)
        object.set("samples", samples)
        object.set("results", results)
        object.set("adjudications", adjudications)
        if number(below: 2) == 0 { object["history"] = [["at": .string(time()), "what": "created"]] }
        return AuditFile(object)
    }

    private mutating func time() -> String {
        "2026-11-\(10 + number(below: 20))T0\(number(below: 9)):00:00\(pick(["Z", "+01:00", ".5Z"]))"
    }

    private mutating func scope() -> JSONValue {
        [
            "components": JSONValue(pick([[], ["dialog.modal"], ["menu.basic", "dialog.modal"]])), "groups": [],
            "excluded": pick([
                [], [["id": "sheet", "reason": .string(text())]], [["id": "menu.basic", "reason": "later"]],
            ]),
        ]
    }

    private mutating func result() -> JSONObject {
        let kind = pick(CheckName.kinds)
        let anchor = "m\(number(below: 5))"
        var object = JSONObject([
            .init("check", .string("dialog.modal/\(kind)/code/\(anchor)")),
            .init("code", .string("dialog.modal \(anchor)")),
            .init("text", .string(text())), .init("component", "dialog.modal"), .init("group", "code"),
            .init("wcag", JSONValue(pick([[], ["2.4.3"], ["1.1.1", "2.5.8"]]))),
            .init("sample", pick([.null, "s1", "s2", "gone"])), .init("environment", .string(pick(["e1", "e2"]))),
            .init("tester", pick(["t1", "t2", .null])),
            .init("outcome", .string(pick(EARL.Outcome.allCases).rawValue)), .init("note", .string(text())),
            .init("heard", .string(text())), .init("at", .string(time())), .init("extra", .string(text())),
        ])
        let findings = (0..<number(below: 3)).map { index in
            JSONObject([
                .init("id", .string("f\(index)")), .init("title", .string(text())),
                .init("severity", .string(pick(Finding.severities))), .init("cause", "app"),
                .init("steps", .string(text())), .init("status", "open"),
                .init("alsoIn", pick([[], ["s1"], ["s2", "x"]])),
                .init("heard", .string(text())), .init("evidence", [["kind": "log", "name": .string(text())]]),
            ])
        }
        if !findings.isEmpty { object.set("findings", findings) }
        return object
    }
}
