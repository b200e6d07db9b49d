import Diagnostics
import Evaluation
import Foundation
import Guidance
import Mustache
import TestSupport
import Testing

@testable import Site

/// The theme guide against what templates are really given.
@Suite("The theme guide")
struct ThemeGuideTests {
    /// Walks values beside the shapes that the guide has for them.
    private struct Walk {
        let shapes = Dictionary(TemplateShape.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        /// `shape.name` of everything given.
        var given: Set<String> = []
        var faults: Set<String> = []

        mutating func visit(_ value: Value, as shape: String) {
            guard let known = shapes[shape] else {
                faults.insert("there is no shape \(shape)")
                return
            }
            guard case .object(let object) = value else {
                faults.insert("\(shape) is no object")
                return
            }
            for member in object.members {
                guard let variable = known.variables.first(where: { $0.name == member.name }) else {
                    faults.insert("\(shape).\(member.name) is given, but not in the guide")
                    continue
                }
                given.insert("\(shape).\(member.name)")
                visit(member.value, as: variable.kind, name: "\(shape).\(member.name)")
            }
        }

        private mutating func visit(_ value: Value, as kind: TemplateVariable.Kind, name: String) {
            switch (kind, value) {
            // A name without a value is empty, whatever it would be.
            case (_, .null), (.number, .int), (.number, .double), (.flag, .bool): break
            case (.text, .string), (.markup, .markup), (.markup, .string), (.words, .object), (.free, .object): break
            case (.text, .int), (.number, .string): faults.insert("\(name) is told as \(kind), but is \(value)")
            case (.texts, .list(let items)):
                for item in items { visit(item, as: .text, name: name) }
            case (.object(let shape), .object): visit(value, as: shape)
            case (.list(let shape), .list(let items)):
                for item in items { visit(item, as: shape) }
            default: faults.insert("\(name) is told as \(kind), but is another kind of value")
            }
        }
    }

    /// What the package's own site does not have.
    private static let extra: [String: String] = [
        "content/site.yaml":
            "title: Rich\ndescription: A rich site.\ndefect_owner: Apple\nplanned: [dialog.later]\nteam: Design\nfamilies: [{id: dialog, title: Dialogs, description: Surfaces.}]\nstacks: [{id: ios, title: iOS, description: Phones.}, {id: web, title: Web}]\nstatuses: {deprecated: Use another.}\n",
        "content/components/dialog.one.md": """
        ---
        title: One
        status: deprecated
        replaced_by: dialog.two
        platforms: [iOS]
        availability: iOS 16
        version: 1.1
        owner: Team
        figma: https://example.org/design
        reviewed: 2026-10
        aliases: [first]
        docs: https://example.org/one
        related: [dialog.two]
        changelog:
          - {version: "1.1", date: 2026-10-01, text: New check}
        ---
        A lead.

        ## Use when

        - One thing happens.

        ## Avoid when

        - Two things happen (use dialog.two).
        - Something else does (use dialog.later).

        ## Must haves

        - Do `.sheet(isPresented:)` well (WCAG 2.4.3). {#well}

        ## Donts

        - Do not do it badly; a known iOS bug makes it worse.

        ## Golden pattern

        ```swift title="One.swift" mark="1"
        let one = 1
        ```

        ## Acceptance checks

        ### VoiceOver

        - It is well (see #well).
        """,
        "content/components/dialog.two.md":
            "# Two\n\n## Use when\n\n- Two things happen.\n\n## Must haves\n\n- Follow dialog.one M1 and `global.focus`.\n",
        "content/components/dialog.three.md":
            "---\nstack: ios\n---\n\n# Three\n\nA lead.\n\n## Must haves\n\n- Do it.\n",
        "content/components/dialog.four.md": "---\nstack: web\n---\n\n# Four\n\n## Must haves\n\n- Do it.\n",
        "content/rules/one.md": "# Rules\n\n## Rule: Focus {#global.focus}\n\n### Must haves\n\n- Keep it.\n",
        "content/rules/two.md": "# More rules\n\n## Rule: Size {#global.size}\n\n### Must haves\n\n- Keep it.\n",
        "content/guidance/topic.md":
            "# Topic\n\nLead.\n\n## Rules\n\n- **Do.** It.\n\n## Pitfalls\n\n- **Do not.** It.\n",
        "content/lessons/lesson.md": "# Lesson\n\n## Takeaways\n\n- Learn.\n",
        "content/pages/page.md": "# Page\n\nText.\n",
    ]

    private static func context(_ files: [SourceFile]) async -> SiteContext {
        var list = DiagnosticList()
        let texts = files.filter { file in [".md", ".yaml", ".lock"].contains { file.path.hasSuffix($0) } }
        let catalog = await Catalog.load(texts, diagnostics: &list)
        return await prepare(SiteInput(catalog: catalog), diagnostics: &list)
    }

    private static func ownFiles() throws -> [SourceFile] {
        try Folders.files(below: Folders.package + "/content").map {
            SourceFile(path: "content/" + $0, bytes: try Folders.bytes(of: Folders.package + "/content/" + $0))
        }
    }

    private static let summary = AuditSummary(
        rules: [
            .init(
                id: "img-name", title: "Images", criteria: ["1.1.1"], passed: 1, failed: 0, cantTell: 0, inapplicable: 0
            )
        ],
        findings: [
            .init(rule: "img-name", outcome: "cantTell", page: "index.html", line: 1, message: "?", origin: nil)
        ],
        pages: [.init(path: "index.html", failed: 0, cantTell: 1)],
        optOuts: [.init(rule: "img-name", page: "index.html", line: 1, reason: "A decorative map")],
        documentation: [
            documentation("img-name", criteria: ["1.1.1", "2.4.3"]), documentation("heading-order", criteria: []),
        ])

    private static func documentation(_ id: String, criteria: [String]) -> AuditRuleDocumentation {
        AuditRuleDocumentation(
            id: id, title: id, criteria: criteria, level: "A", severity: "error", isDefault: true, act: ["23a2a8"],
            axe: ["image-alt"], why: "Why.", howToFix: "How.",
            examples: [.init(outcome: "passed", title: "Named", files: [(path: "page.html", text: "<img alt=\"A\">")])])
    }

    @Test("Every name that pages are given is told with its type, and nothing is told that is not given")
    func bothWays() async throws {
        var walk = Walk()
        let extra = Self.extra.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        for files in [try Self.ownFiles(), extra] {
            let site = await Self.context(files)
            var list = DiagnosticList()
            let pages =
                PageKind.all.flatMap { $0.pages(site) } + [AuditPage.page(Self.summary, in: site)]
                + AuditRulePages.pages(Self.summary.documentation, in: site)
            let renderer = PageRenderer(site, pages: pages, diagnostics: &list)
            for page in pages {
                walk.visit(.object(renderer.data(of: page)), as: "every-page")
                let around = renderer.navigation.data(renderer.navigation.key(of: page), shared: renderer.shared)
                walk.visit(.object(around.header), as: "header")
                walk.visit(.object(around.sidebar), as: "sidebar")
                walk.visit(.object(around.footer), as: "footer")
            }
        }
        #expect(walk.faults.sorted() == [])
        let reports = Set(TemplateShape.report.map(\.id))
        let told = TemplateShape.all.filter { !reports.contains($0.id) }.flatMap { shape in
            shape.variables.map { "\(shape.id).\($0.name)" }
        }
        #expect(told.filter { !walk.given.contains($0) } == [], "told in the guide, but never given")
    }

    @Test(
        "Every name that reports are given is told, and nothing is told that is not given",
        .enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
    func reports() throws {
        var list = DiagnosticList()
        let path = try #require(Folders.data) + "/audit-worksheet.example.json"
        let file = SourceFile(path: "example.json", bytes: try Folders.bytes(of: path))
        let audit = try #require(AuditReader.readAny(file, worksheet: nil, diagnostics: &list))
        let theme = Theme.load("handrail", files: [], language: "en", at: nil, diagnostics: &list)
        var walk = Walk()
        let data = reportData(of: AuditReport(audit: audit, worksheet: nil), theme: theme, language: "en")
        walk.visit(.object(data), as: "report-page")
        #expect(walk.faults.sorted() == [])
        let told = TemplateShape.report.flatMap { shape in shape.variables.map { "\(shape.id).\($0.name)" } }
        #expect(told.filter { !walk.given.contains($0) } == [], "told in the guide, but never given")
    }

    @Test("Every template of the default theme is told, and every shape that a type names is there once")
    func templatesAndShapes() throws {
        let folder = Folders.package + "/themes/handrail/templates"
        let names = try Folders.files(below: folder, ending: ".mustache").map { String($0.dropLast(".mustache".count)) }
        #expect(Set(TemplateFile.all.map(\.name)) == Set(names))
        #expect(TemplateFile.all.count == names.count)
        let shapes = TemplateShape.all.map(\.id)
        #expect(Set(shapes).count == shapes.count)
        for variable in TemplateShape.all.flatMap(\.variables) {
            switch variable.kind {
            case .object(let id), .list(let id): #expect(shapes.contains(id), "\(variable.name) names \(id)")
            default: break
            }
            #expect(!variable.meaning.isEmpty && !variable.example.isEmpty)
        }
    }

    @Test(
        "The pages of this project's site are the guide as the program writes it", arguments: ThemeGuide.documentNames)
    func page(name: String) throws {
        let text = try String(contentsOfFile: Folders.package + "/content/pages/\(name).md", encoding: .utf8)
        #expect(
            text == ThemeGuide.documents[name],
            "write it anew: handrail explain theme --document \(name) > content/pages/\(name).md")
    }

    @Test("Every shape is told in one document and in the whole, under its own name")
    func chapters() {
        for shape in TemplateShape.all {
            let told = ThemeGuide.documents.values.filter { $0.contains(" {#\(shape.id)}\n") }
            #expect(told.count == 1, "\(shape.id)")
            #expect(ThemeGuide.text.contains(" {#\(shape.id)}\n"), "\(shape.id)")
        }
    }
}
