import Diagnostics
import TestSupport
import Testing

@testable import Guidance

/// What `handrail check --format json` prints fits its published schema, and the schema leaves none of its members out.
@Suite struct CheckReportTests {
    private func report(_ content: TestContent) -> JSONValue {
        CheckReport(catalog: content.catalog, diagnostics: content.diagnostics, checklistLines: 0, worksheetRows: 0)
            .json
    }

    /// The schema without room for members that it does not name.
    private func strict(_ schema: JSONValue) -> JSONValue {
        switch schema {
        case .object(let members):
            var members = members.map { JSONValue.Member($0.key, strict($0.value)) }
            if schema["required"] != nil { members.append(.init("additionalProperties", false)) }
            return .object(members)
        case .array(let items): return .array(items.map(strict))
        default: return schema
        }
    }

    @Test("Real projects and every member")
    func projects() async throws {
        let small = await TestContent([
            "content/rules/all.md": "# All\n\n## Rule: One\n\n### Must haves\n\n- A {#x}\n- B `gone.dialg` {#x}\n",
            "content/web/react/components/b.md": "---\nid: gone.dialog\n---\n# B\n",
            "content/web/react/components/gone.dialog.md":
                "---\nid: gone.dialog\nstatus: beta\n---\n\n## Checks\n\n### VoiceOver\n\n- C\n",
        ])
        var contents = [small]
        for folder in [Folders.package]
            + (Folders.suites.map { ["\($0)/guidance/patterns", "\($0)/guidance/wild"] } ?? [])
        {
            contents.append(try await TestContent(folder: folder))
        }
        for content in contents {
            var check = JSONSchemaCheck(schema: strict(CheckReportSchema.value))
            check.check(report(content))
            #expect(check.problems.isEmpty, "\(check.problems.prefix(5))")
        }
        let text = report(small).serialized()
        for name in ["globalRules", "suggestions", "related", "checkGroups"] {
            #expect(text.contains("\"\(name)\":"), "\(name)")
        }
    }

    @Test(
        "The schema refuses what does not belong there",
        arguments: [
            ["\"kind\":\"component\"", "\"kind\":\"part\""], ["\"severity\":\"note\"", "\"severity\":\"hint\""],
            ["\"donts\":0", "\"donts\":-1"], ["\"summary\":", "\"sumary\":"], ["\"line\":1", "\"line\":\"1\""],
        ])
    func refuses(change: [String]) async {
        let text = report(await TestContent(["content/components/a.md": "Text.\n"])).serialized()
        #expect(text.contains(change[0]))
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "a.json", text: text.replacing(change[0], with: change[1]))
        let node = JSONParser.parse(file, code: GuidanceCodes.snapshotFormat, diagnostics: &diagnostics)
        var check = JSONSchemaCheck(schema: CheckReportSchema.value)
        check.check(node?.value ?? .null)
        #expect(!check.problems.isEmpty)
    }
}
