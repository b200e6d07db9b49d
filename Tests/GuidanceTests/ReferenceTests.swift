import Diagnostics
import Testing

@testable import Guidance

/// References, backlinks and what they do not mistake for references.
@Suite struct ReferenceTests {
    private static let modal = """
        ---
        id: dialog.modal
        ---

        # Modal

        ## Must haves

        - Return focus to the trigger. {#focus-return}
        - Give it a title.

        ## Acceptance checks

        ### VoiceOver

        - Focus is back on the trigger (see #focus-return).
        - The title is spoken.
        """

    private func load(_ text: String, extra: [String: String] = [:], assets: Set<String> = []) async -> TestContent {
        var files = extra
        files["content/components/dialog.modal.md"] = Self.modal
        files["content/pages/test.md"] = "# Test page\n\n" + text + "\n\n## Guide\n\nText.\n"
        return await TestContent(files, assets: assets)
    }

    /// What the test page refers to, as short words.
    private func targets(_ content: TestContent) -> [String] {
        (content.entry("test")?.references ?? []).filter { !$0.isContinuation }.map { reference in
            switch reference.target {
            case .entry(let id): content.catalog[id].name
            case .requirement(let id): "\(content.catalog[content.catalog[id].entry].name) \(content.catalog[id].code)"
            case .heading(let id, let anchor): "\(content.catalog[id].name)#\(anchor)"
            case .removed(_, let code, _): "removed \(code)"
            case .criterion(let number): number
            case .interface(let name), .asset(let name): name
            case .external: "external"
            case .planned(let name): "planned \(name)"
            case .unresolved(let name): "unresolved \(name)"
            }
        }
    }

    @Test(
        "Every form of reference leads where it says",
        arguments: [
            ("See `dialog.modal`.", ["dialog.modal"]),
            ("See dialog.modal.", ["dialog.modal"]),
            ("See dialog.modal, dialog.modal; (dialog.modal)", ["dialog.modal", "dialog.modal", "dialog.modal"]),
            ("See dialog.modal M2.", ["dialog.modal M2"]),
            ("See `dialog.modal` M2.", ["dialog.modal M2"]),
            ("See `dialog.modal M2`.", ["dialog.modal M2"]),
            ("See dialog.modal K-VO2.", ["dialog.modal K-VO2"]),
            ("See dialog.modal#focus-return.", ["dialog.modal M1"]),
            ("See `dialog.modal#m1`.", ["dialog.modal M1"]),
            ("See dialog.modal#must-haves.", ["dialog.modal#must-haves"]),
            ("[text](../components/dialog.modal.md)", ["dialog.modal"]),
            ("[text](../components/dialog.modal.md#m2)", ["dialog.modal M2"]),
            ("[text](../components/dialog.modal.md#focus-return)", ["dialog.modal M1"]),
            ("[text](../components/dialog.modal.md#must-haves)", ["dialog.modal#must-haves"]),
            ("[text](#guide)", ["test#guide"]),
            ("[text](#\u{FE0F}-part)\n\n## ⚙️ Part\n\nText.", ["test#\u{FE0F}-part"]),
            ("[dialog.modal](../components/dialog.modal.md)", ["dialog.modal", "dialog.modal"]),
            ("[out](https://example.org/a#b)", ["external"]),
            ("[mail](mailto:a@example.org)", ["external"]),
            ("![Picture](../assets/a.png)", ["assets/a.png"]),
            ("dialog.missing", ["unresolved dialog.missing"]),
            ("dialog.planned", ["planned dialog.planned"]),
            ("[text](../components/soon.md)", ["planned soon"]),
        ])
    func forms(text: String, expected: [String]) async {
        let site = ["content/site.yaml": "title: Test\nplanned: [dialog.planned, soon]\n"]
        let content = await load(text, extra: site, assets: ["content/assets/a.png"])
        #expect(targets(content) == expected)
    }

    @Test(
        "A code without a document's name is a rule of the document itself",
        arguments: [
            ("see M1", ["M1"], []), ("See M1 and K-VO2, M2.", ["M1", "K-VO2", "M2"], []),
            ("(see M1/M2)", ["M1", "M2"], []),
            ("see M9", [], ["`dialog.own` has no rule M9 (M1, M2)"]),
            ("see D4", [], []), ("(siehe M2)", ["M2"], []), ("Se M2.", ["M2"], []), ("M1 alone", [], []),
            ("oversee M1", [], []), ("see M1x and see A4 paper", [], []),
            ("see dialog.modal M2", ["M2"], []),
        ] as [(String, [String], [String])])
    func ownCodes(text: String, expected: [String], told: [String]) async {
        let own =
            "# Own\n\n\(text)\n\n## Must haves\n\n- Be one.\n- Be two.\n\n## Acceptance checks\n\n### VoiceOver\n\n- One.\n- Two.\n"
        let content = await TestContent([
            "content/components/dialog.own.md": own, "content/components/dialog.modal.md": Self.modal,
        ])
        let found = (content.entry("dialog.own")?.references ?? []).compactMap { reference -> String? in
            if case .requirement(let id) = reference.target { content.catalog[id].code } else { nil }
        }
        #expect(found == expected)
        let messages = content.diagnostics.all.filter { $0.code == GuidanceCodes.unknownCode }.map {
            "\($0.message) (\($0.suggestions.prefix(2).joined(separator: ", ")))"
        }
        #expect(messages == told)
    }

    @Test(
        "Words that look like ids are left alone",
        arguments: [
            "`document.body` and document.body", "global_rules.md", "`dialog.md`", "`.sheet`", "e.g. this, i.e. that",
            "`dialog.modal()`", "`a.dialog.modal`", "https://dialog.modal/x", "x/dialog.modal",
            "`dialog.returnValue`", "version 1.2.3", "node.js", "`let a = dialog.modal`", "@dialog.modal",
            "dialog.modal-",
        ])
    func lookAlikes(text: String) async {
        let content = await load(text)
        #expect(!targets(content).contains { $0.hasPrefix("unresolved") }, "\(text): \(targets(content))")
        #expect(content.messages(GuidanceCodes.unresolvedReference).isEmpty)
    }

    @Test("A missing id is told with line, column and the nearest id")
    func nearest() async {
        let content = await load("Use `dialog.nodal` here.")
        let found = content.diagnostics.all.filter { $0.code == GuidanceCodes.unresolvedReference }
        #expect(found.map(\.suggestions) == [["dialog.modal"]])
        #expect(content.places(GuidanceCodes.unresolvedReference) == ["content/pages/test.md:3:5"])
    }

    @Test("A reference to a removed rule says so, and one to a rule that never was names the nearest")
    func removedRules() async {
        let lock = "handrail-lock 1\n\n[dialog.modal]\nM7 removed #old An old rule.\n"
        let content = await load(
            "dialog.modal M7, dialog.modal#old, dialog.modal M99", extra: ["content/rules.lock": lock])
        #expect(targets(content) == ["removed M7", "removed M7", "dialog.modal"])
        #expect(content.messages(GuidanceCodes.removedReference).count == 2)
        #expect(content.messages(GuidanceCodes.unknownCode).count == 1)
    }

    @Test("Broken links, anchors and images are told")
    func broken() async {
        let content = await load(
            "[a](gone.md) [b](#gone) [c](../components/dialog.modal.md#gone) ![d](gone.png) [e](/x)")
        #expect(content.messages(GuidanceCodes.brokenLink).count == 2)
        #expect(content.messages(GuidanceCodes.brokenAnchor).count == 2)
        #expect(content.messages(GuidanceCodes.missingImage).count == 1)
    }

    @Test("The target knows what refers to it, and the rule which rule refers to it")
    func backlinks() async throws {
        let content = await load("See dialog.modal M2 and `dialog.modal`.")
        let modal = try #require(content.entry("dialog.modal"))
        #expect(modal.backlinks.count == 2)
        let title = try #require(modal.requirements.map { content.catalog[$0] }.first { $0.code == "M2" })
        #expect(title.backlinks.map { content.catalog[$0.entry].name } == ["test"])
        let focus = try #require(modal.requirements.map { content.catalog[$0] }.first { $0.code == "M1" })
        #expect(focus.backlinks.compactMap(\.requirement).map { content.catalog[$0].code } == ["K-VO1"])
    }

    @Test("An id of several stacks is taken from the own stack, else it must be qualified")
    func stacks() async throws {
        let files = [
            "content/ios/swiftui/components/dialog.modal.md": "# A\n",
            "content/web/react/components/dialog.modal.md": "# B\n\nSee `ios/swiftui:dialog.modal`.\n",
            "content/web/react/components/tabs.md": "# C\n\nSee `dialog.modal`.\n",
            "content/pages/home.md": "# D\n\nSee `dialog.modal`.\n",
        ]
        let content = await TestContent(files)
        let tabs = try #require(content.entry("tabs")?.references.first?.entry)
        #expect(content.catalog[tabs].qualifiedName == "web/react:dialog.modal")
        let other = try #require(content.entry("web/react:dialog.modal")?.references.first?.entry)
        #expect(content.catalog[other].slug == "ios-swiftui-dialog-modal")
        #expect(content.places(GuidanceCodes.ambiguousReference) == ["content/pages/home.md:3:5"])
        #expect(content.catalog.stacks.map(\.id) == ["ios/swiftui", "web/react"])
    }

    @Test("An avoid item sends readers to another component, and the page of unwritten ids lists the missing ones")
    func redirects() async throws {
        let text = """
            # Menu

            ## Use when

            - There are commands.

            ## Do not use when

            - Something is asked (use `dialog.modal`, as global.focus says).
            - A value is chosen (use `select.menu` or `listbox`).
            """
        let content = await TestContent([
            "content/components/dialog.modal.md": Self.modal, "content/components/menu.basic.md": text,
        ])
        let menu = try #require(content.entry("menu.basic"))
        let redirects = menu.requirements.map { content.catalog[$0].redirects.map(\.written) }
        #expect(redirects == [[], ["dialog.modal"], ["select.menu", "listbox"]])
        #expect(content.catalog.unwritten.map(\.name) == ["global.focus", "listbox", "select.menu"])
        #expect(content.messages(GuidanceCodes.oneWayRedirect).count == 1)
    }

    @Test("Deprecated documents that replace each other in a circle are an error")
    func cycle() async {
        let content = await TestContent([
            "content/components/a.one.md": "---\nstatus: deprecated\nreplaced_by: a.two\n---\n\n# A\n",
            "content/components/a.two.md": "---\nstatus: deprecated\nreplaced_by: a.one\n---\n\n# B\n",
        ])
        #expect(content.messages(GuidanceCodes.redirectCycle) == ["`a.one` → `a.two` → `a.one`"])
    }

    @Test("The nodes of a page say which of their bytes become links")
    func annotations() async throws {
        let content = await load("See dialog.modal M2 and `dialog.modal` M1.")
        let entry = try #require(content.entry("test"))
        let ranges = entry.referencesByNode.values.flatMap { $0 }.map { reference in
            reference.node.map {
                String(
                    decoding: entry.tree.literalBytes($0).dropFirst(reference.range.lowerBound).prefix(
                        reference.range.count), as: UTF8.self)
            }
        }
        #expect(Set(ranges) == ["dialog.modal M2", "dialog.modal", "M1"])
    }

    @Test(
        "An id behind the name of a stack that the site does not have leads nowhere, and the stacks that have it are named"
    )
    func unknownStack() async {
        let content = await TestContent([
            "content/ios/swiftui/components/dialog.modal.md": "# A\n\nText.\n",
            "content/web/react/components/dialog.modal.md": "# A\n\nText.\n",
            "content/pages/a.md":
                "# A\n\nSee `web/vue:dialog.modal`, ios:dialog.modal, web/react:dialog.modal and id:dialog.modal or 1/2:3.\n",
        ])
        #expect(
            content.messages(GuidanceCodes.unresolvedReference) == [
                "no rule or document is called `web/vue:dialog.modal`",
                "no rule or document is called `ios:dialog.modal`",
            ])
        let told = content.diagnostics.all.filter { $0.code == GuidanceCodes.unresolvedReference }
        #expect(
            told.allSatisfy { $0.suggestions == ["ios/swiftui:dialog.modal", "web/react:dialog.modal"] },
            "\(told.map(\.suggestions))")
    }
}
