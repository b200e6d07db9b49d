import Diagnostics
import HTML
import Mustache

/// The pages that tell a site's own audit, rendered after the others.
public func renderAudit(
    _ summary: AuditSummary, for built: BuiltSite, diagnostics: inout DiagnosticList
) -> [OutputFile] {
    let site = built.renderer.site
    let pages = [AuditPage.page(summary, in: site)] + AuditRulePages.pages(summary.documentation, in: site)
    return pages.map { built.renderer.render($0, diagnostics: &diagnostics) }
}

enum AuditPage {
    static let path = "audit/index.html"

    static func page(_ summary: AuditSummary, in site: SiteContext) -> Page {
        var page = Page(path, template: "audit", title: site.strings["title_audit"], section: .reports) { context in
            PageData(["audit": value(summary, in: context)])
        }
        page.lead = site.strings["lead_audit"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        return page
    }

    private static func value(_ summary: AuditSummary, in context: PageContext) -> Value {
        let strings = context.strings
        let documented = Set(summary.documentation.map(\.id))
        func href(rule: String) -> Value {
            documented.contains(rule) ? context.href(AuditRulePages.path(of: rule)) : .null
        }
        let judged = Set(summary.rules.map(\.id))
        let others = summary.documentation.filter { !judged.contains($0.id) }
        let failed = summary.findings.count { $0.outcome == "failed" }
        let numbers = [
            ("audited_pages", summary.pages.count), ("audit_rules", summary.rules.count), ("violations", failed),
            ("questions", summary.findings.count - failed),
        ]
        return [
            "numbers": .list(
                numbers.map { ["number": .int($0.1), "label": .string(strings.counted("number_\($0.0)", $0.1))] }),
            "hasFindings": .bool(!summary.findings.isEmpty),
            "findings": .list(
                summary.findings.map { finding in
                    [
                        "href": context.href(finding.page), "path": .string(finding.page),
                        "place": .string(finding.origin ?? "\(finding.page):\(finding.line)"),
                        "rule": .string(finding.rule), "ruleHref": href(rule: finding.rule),
                        "outcome": .string(strings["outcome_\(finding.outcome)"]),
                        "message": .string(finding.message),
                    ]
                }),
            "hasRules": .bool(!summary.rules.isEmpty), "hasPages": .bool(!summary.pages.isEmpty),
            "rules": .list(
                summary.rules.map { rule in
                    [
                        "id": .string(rule.id), "title": .string(rule.title), "href": href(rule: rule.id),
                        "criteria": .string(rule.criteria.joined(separator: ", ")), "passed": .int(rule.passed),
                        "failed": .int(rule.failed), "cantTell": .int(rule.cantTell),
                    ]
                }),
            "hasOptOuts": .bool(!summary.optOuts.isEmpty),
            "optOuts": .list(
                summary.optOuts.map { optOut in
                    [
                        "href": context.href(optOut.page), "path": .string("\(optOut.page):\(optOut.line)"),
                        "rule": .string(optOut.rule), "ruleHref": href(rule: optOut.rule),
                        "reason": .string(optOut.reason),
                    ]
                }),
            "hasOtherRules": .bool(!others.isEmpty),
            "otherRules": .list(
                others.map { ["id": .string($0.id), "title": .string($0.title), "href": href(rule: $0.id)] }),
            "pages": .list(
                summary.pages.map { page in
                    [
                        "href": context.href(page.path), "path": .string(page.path),
                        "body": .markup(Markup(text: page.path, breaks: .inColumns)), "failed": .int(page.failed),
                        "cantTell": .int(page.cantTell),
                    ]
                }),
        ]
    }
}
