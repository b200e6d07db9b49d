// Data: the raw HTML that content files may use (design 4.6).

enum SanitizerAllowList {
    enum Kind { case phrasing, block, void }

    private static let phrasing = """
        a abbr b bdi bdo cite code data del dfn em i ins kbd label mark output q rb rp rt rtc ruby s samp small span strong sub
        sup time u var
        """
    private static let voids = "br wbr img hr col"
    private static let blocks = """
        blockquote caption colgroup dd details div dl dt figcaption figure li ol p pre summary table tbody td tfoot th
        thead tr ul
        """

    /// Elements of which not even the text is kept.
    static let dropped = names("script style iframe noembed noframes object embed svg math template textarea select")

    static let elements: [TagName: Kind] = {
        var elements: [TagName: Kind] = [:]
        for name in names(phrasing) { elements[name] = .phrasing }
        for name in names(voids) { elements[name] = .void }
        for name in names(blocks) { elements[name] = .block }
        return elements
    }()

    private static let globalAttributes = Set(
        "class dir id lang role title translate".split(separator: " ").map(String.init))

    private static let elementAttributes: [TagName: Set<String>] = {
        let rows: [(String, String)] = [
            ("a", "href hreflang rel"), ("q blockquote", "cite"), ("del ins", "cite datetime"), ("time", "datetime"),
            ("data", "value"), ("details", "open name"), ("img", "src alt width height loading decoding"),
            ("ol", "start reversed type"), ("li", "value"), ("td", "colspan rowspan headers align"),
            ("th", "colspan rowspan headers scope abbr align"), ("col colgroup", "span"), ("label", "for"),
            ("p div table", "align"),
        ]
        var attributes: [TagName: Set<String>] = [:]
        for (elements, allowed) in rows {
            for name in names(elements) { attributes[name] = Set(allowed.split(separator: " ").map(String.init)) }
        }
        return attributes
    }()

    static func allows(_ attribute: String, on element: TagName) -> Bool {
        if elementAttributes[element]?.contains(attribute) == true { return true }
        if globalAttributes.contains(attribute) { return true }
        return attribute.hasPrefix("aria-") && AttributeName(attribute).code >= 0
    }

    /// The attributes that are allowed on an element, for a message.
    static func attributes(of element: TagName) -> [String] {
        globalAttributes.union(elementAttributes[element] ?? []).sorted()
    }

    private static func names(_ list: String) -> Set<TagName> {
        Set(list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { TagName(String($0)) })
    }
}
