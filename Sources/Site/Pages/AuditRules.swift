import HTML
import Highlighting
import Mustache

/// A page for each audit rule: what it is about, why it matters, how to mend it, and examples as code.
enum AuditRulePages {
    static func path(of id: String) -> String { "audit/rules/\(id).html" }

    static func pages(_ rules: [AuditRuleDocumentation], in site: SiteContext) -> [Page] {
        rules.map { rule in
            var page = page(path(of: rule.id), title: rule.title, in: site) { context in
                PageData(["rule": value(rule, in: context)])
            }
            page.description = rule.why
            return page
        }
    }

    /// A page like those of the rules, which the renderer must know of before the audit: they share its navigation.
    static func sample(in site: SiteContext) -> Page {
        page(path(of: "sample"), title: site.strings["audit_rule"], in: site) { _ in PageData() }
    }

    private static func page(
        _ path: String, title: String, in site: SiteContext, data: @escaping @Sendable (PageContext) -> PageData
    ) -> Page {
        var page = Page(path, template: "audit-rule", title: title, section: .reports, data: data)
        page.breadcrumb = [site.homeLink, PageLink(title: site.strings["title_audit"], path: AuditPage.path)]
        page.hasSidebar = false
        page.isListed = false
        return page
    }

    private static func value(_ rule: AuditRuleDocumentation, in context: PageContext) -> Value {
        let pages = Set(context.catalog.criteria.map(\.number))
        let isEnglish = context.site.settings.language.lowercased().hasPrefix("en")
        return [
            "id": .string(rule.id), "title": .string(rule.title), "level": .string(rule.level),
            "language": isEnglish ? .null : .string("en"),
            "severity": .string(context.strings["severity_\(rule.severity)"]), "isDefault": .bool(rule.isDefault),
            "isBestPractice": .bool(rule.criteria.isEmpty),
            "criteria": .list(
                rule.criteria.map { number in
                    [
                        "number": .string(number),
                        "href": pages.contains(number) ? context.href("wcag/\(number).html") : .null,
                    ]
                }),
            "hasACT": .bool(!rule.act.isEmpty),
            "act": .list(
                rule.act.map { ["id": .string($0), "href": .string("https://act-rules.github.io/rules/" + $0)] }),
            "hasAxe": .bool(!rule.axe.isEmpty), "axe": Value(rule.axe),
            "why": .string(rule.why), "howToFix": .string(rule.howToFix),
            "examples": .list(rule.examples.map { value($0, in: context) }),
        ]
    }

    private static func value(_ example: AuditRuleDocumentation.Example, in context: PageContext) -> Value {
        [
            "outcome": .string(context.strings["outcome_\(example.outcome)"]), "title": .string(example.title),
            "files": .list(
                example.files.map { file in
                    let language = file.path.split(separator: ".").last.map(String.init) ?? "html"
                    let code = Array(file.text.utf8)
                    var source = Array("<pre tabindex=\"0\"><code>".utf8)
                    if let highlighted = Highlighter.highlight(code, language: language) {
                        source += highlighted
                    } else {
                        Escaping.appendEscapedText(file.text, to: &source)
                    }
                    source += "</code></pre>".utf8
                    return [
                        "title": example.files.count > 1 ? .string(file.path) : .null,
                        "language": .string(language.uppercased()), "lines": .null,
                        "source": .string(String(decoding: source, as: UTF8.self)),
                    ]
                }),
        ]
    }
}
