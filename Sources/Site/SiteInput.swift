import Diagnostics
import Guidance

/// Everything a site is made of, as values: nothing else is read while it is built.
public struct SiteInput: Sendable {
    public var catalog: Catalog
    /// Files of `content/` that are copied, by path from the project's root (`content/assets/icon.png`).
    public var assets: [SourceFile]
    /// `themes/**` by path from the project's root; empty for a project that uses the built-in theme.
    public var themes: [SourceFile]
    /// Whether pages of the site's own audit will be added, so that the others link to them.
    public var includesAudit: Bool
    /// How many pages are rendered at a time. The output is the same for any number.
    public var jobs: Int
    /// Written into data files, such as `1.0.0`.
    public var generatorVersion: String

    public init(
        catalog: Catalog, assets: [SourceFile] = [], themes: [SourceFile] = [], includesAudit: Bool = true,
        jobs: Int = 1, generatorVersion: String = "1.0.0"
    ) {
        self.catalog = catalog
        self.assets = assets
        self.themes = themes
        self.includesAudit = includesAudit
        self.jobs = jobs
        self.generatorVersion = generatorVersion
    }
}

/// A finished site in memory.
public struct BuiltSite: Sendable {
    /// In ascending order of path.
    public var files: [OutputFile]
    public var counts: RequirementCounts
    /// Whether the theme has faults that break every page, so that their audit would only tell the same again.
    public var isThemeBroken: Bool
    /// The style sheets of the theme, as their authors wrote them.
    public var styleSheets: [SourceFile] { renderer.site.theme.styleSheetFiles }
    /// What pages that are added later are rendered with.
    let renderer: PageRenderer
}

/// How often the requirements that an auditor looks at appear in a site. In a sound site all four are equal.
public struct RequirementCounts: Sendable, Equatable {
    /// Musts, don'ts, checks, rules and pitfalls, each with its code.
    public var requirements: Int
    /// Those that have an anchor on a page.
    public var anchors: Int
    /// Lines of the checklist of everything.
    public var checklistLines: Int
    public var worksheetRows: Int

    public init(requirements: Int, anchors: Int, checklistLines: Int, worksheetRows: Int) {
        self.requirements = requirements
        self.anchors = anchors
        self.checklistLines = checklistLines
        self.worksheetRows = worksheetRows
    }
}
