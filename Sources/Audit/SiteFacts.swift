import Diagnostics
import HTML

/// What rules about the whole site need to know of each page. Documents are not kept.
struct SiteFacts: Sendable {
    let folder: SiteFolder
    /// In the order of the pages.
    let pages: [PageFacts]
}

/// What is kept of one page after it was judged.
struct PageFacts: Sendable {
    var path: String
    /// The text of the title element, white space collapsed; nil without one.
    var title: String?
    var titleRange: Range<Int> = 0..<0
    /// The page only sends the browser on to another.
    var isRedirect = false
    /// Paths of the pages that links and frames lead to.
    var targets: Set<String> = []
    var navigations: [Navigation] = []
    /// Every id, and the names of `a name`.
    var anchors = ByteTable()
    /// Links within the folder that name a fragment.
    var fragmentLinks: [FragmentLink] = []

    struct FragmentLink: Sendable {
        /// The path of the target page.
        var target: String
        /// Percent-decoded.
        var fragment: String
        var range: Range<Int>
    }
}
