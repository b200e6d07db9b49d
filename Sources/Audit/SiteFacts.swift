import Diagnostics
import HTML

/// What rules about the whole site need to know of each page. Documents are not kept.
struct SiteFacts: Sendable {
    let folder: SiteFolder
    /// In the order of the pages.
    let pages: [PageFacts]
    /// For each page, whether it is only ever shown in frames of other pages.
    let isEmbedded: [Bool]

    init(folder: SiteFolder, pages: [PageFacts]) {
        self.folder = folder
        self.pages = pages
        var isFramed = [Bool](repeating: false, count: pages.count)
        var isLinked = isFramed
        for (index, page) in pages.enumerated() {
            for target in page.frames where Int(target) != index { isFramed[Int(target)] = true }
            for target in page.links where Int(target) != index { isLinked[Int(target)] = true }
        }
        isEmbedded = pages.indices.map { index in
            isFramed[index] && !isLinked[index] && pages[index].path != "index.html"
        }
    }
}

/// What is kept of one page after it was judged. Small, for there is one for every page of the site: other pages stand
/// in it by their places in the list of pages.
struct PageFacts: Sendable {
    var path: String
    /// The text of the title element, white space collapsed; nil without one.
    var title: String?
    var titleRange: Range<Int> = 0..<0
    /// The page only sends the browser on to another.
    var isRedirect = false
    /// The pages that links lead to, and those that frames show.
    var links: [Int32] = []
    var frames: [Int32] = []
    var navigations: [Navigation] = []
    var anchors = Anchors()
    /// Links within the folder that name a fragment.
    var fragmentLinks: [FragmentLink] = []

    struct FragmentLink: Sendable {
        /// The target page.
        var target: Int32
        /// Percent-decoded.
        var fragment: String
        var range: Range<UInt32>
    }

    /// Every id of a page, and the names of `a name`, by their hashes.
    struct Anchors: Sendable {
        private var hashes: [Int] = []

        init() {}

        /// The same for equal names as long as the program runs.
        static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(name))
            return hasher.finalize()
        }

        init(_ hashes: some Sequence<Int>) { self.hashes = hashes.sorted() }

        /// Complexity: O(log ids).
        func contains(_ name: String) -> Bool {
            var name = name
            let hash = name.withUTF8 { Anchors.hash($0) }
            var low = 0
            var high = hashes.count
            while low < high {
                let middle = (low + high) / 2
                if hashes[middle] < hash { low = middle + 1 } else { high = middle }
            }
            return low < hashes.count && hashes[low] == hash
        }
    }
}
