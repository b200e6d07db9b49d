extension PageKind {
    static let notFound = PageKind("404") { site in
        var page = Page("404.html", template: "not-found", title: site.strings["title_not_found"], section: .home) {
            _ in PageData()
        }
        page.lead = site.strings["lead_not_found"]
        page.isListed = false
        page.hasSidebar = false
        page.breadcrumb = [site.homeLink]
        return [page]
    }
}
