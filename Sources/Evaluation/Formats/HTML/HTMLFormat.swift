import Standards

/// A report as one self-contained page: nothing to fetch, no script, charts with a table twin.
public enum HTMLFormat {
    public static func bytes(of report: AuditReport) -> [UInt8] {
        let title = "Accessibility audit: \(report.subjectName)"
        var sections = report.sections
        sections.removeAll { $0.body.isEmpty }
        var page = HTMLText()
        page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        page.raw("<meta name=\"color-scheme\" content=\"light\">\n")
        page.element("title", title)
        page.raw("\n<style>\n\(HTMLStyle.sheet)\n</style>\n</head>\n<body>\n")
        page.raw("<a class=\"skip\" href=\"#main\">Skip to the report</a>\n<header>\n")
        page.element("h1", title)
        page.raw("\n<nav aria-label=\"Contents\"><ul>")
        for section in sections {
            page.raw("<li><a href=\"#\(section.id)\">\(HTMLText.escape(section.title))</a></li>")
        }
        page.raw("</ul></nav>\n</header>\n<main id=\"main\" tabindex=\"-1\">\n")
        page.element("p", "class=\"verdict\"", report.verdict)
        page.raw("\n<p class=\"note\">A worksheet holds some checks, not all there could be: this report says what was ")
        page.raw("found, and claims no conformance.</p>\n")
        page.raw(HTMLChart.patterns)
        for section in sections {
            page.raw("<section aria-labelledby=\"\(section.id)\">\n<h2 id=\"\(section.id)\">")
            page.escaped(section.title)
            page.raw("</h2>\n\(section.body)</section>\n")
        }
        page.raw("</main>\n</body>\n</html>\n")
        return Array(page.text.utf8)
    }
}

/// One part of a report page.
struct HTMLSection {
    var id: String
    var title: String
    /// Markup; empty when there is nothing to tell, and then the section is left out.
    var body: String
}

extension AuditReport {
    var subjectName: String {
        let name = audit.subject.string("name") ?? ""
        let version = audit.subject.string("version") ?? ""
        let subject = [name.isEmpty ? audit.title : name, version].filter { !$0.isEmpty }.joined(separator: " ")
        return subject.isEmpty ? "unnamed product" : subject
    }

    /// The parts in their order.
    var sections: [HTMLSection] {
        [
            HTMLSection(id: "about", title: "About this audit", body: aboutSection),
            HTMLSection(
                id: "components", title: "By component",
                body: tallySection(rollUp.byComponent, id: "table-components", head: "Component")),
            HTMLSection(
                id: "groups", title: "By assistive technology and topic",
                body: tallySection(rollUp.byGroup, id: "table-groups", head: "Group")),
            HTMLSection(id: "criteria", title: "By WCAG success criterion", body: criteriaSection),
            HTMLSection(id: "clauses", title: "By clause of EN 301 549", body: clausesSection),
            HTMLSection(id: "section508", title: "By provision of Section 508", body: section508Section),
            HTMLSection(id: "comparison", title: "Compared with the baseline", body: comparisonSection),
            HTMLSection(id: "conflicts", title: "Disagreements", body: conflictsSection),
            HTMLSection(id: "findings", title: "Findings", body: findingsSection),
            HTMLSection(id: "not-covered", title: "What was not covered", body: notCoveredSection),
        ]
    }
}
