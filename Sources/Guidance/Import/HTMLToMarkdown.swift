import HTML
import Markdown

/// Writes the elements of a page as Markdown blocks.
struct HTMLToMarkdown {
    let page: HTML.Document
    /// The `id`s that links of the page lead to.
    let targets: Set<String>

    init(page: HTML.Document, main: NodeID) {
        self.page = page
        targets = Set(
            page.elements(in: main).compactMap { link in
                guard page.isHTML(link, "a"), let address = page.attribute(link, named: "href") else { return nil }
                return address.hasPrefix("#") ? String(address.dropFirst()) : nil
            })
    }

    /// Deeper elements are written as their text, so that no page can exhaust the stack.
    private static let depthLimit = 60

    static func headingLevel(_ name: String) -> Int? {
        guard name.utf8.count == 2, name.first == "h", let level = name.last?.wholeNumberValue, (1...6).contains(level)
        else { return nil }
        return level
    }

    /// The blocks below an element, in order.
    func blocks(of id: NodeID, without title: NodeID? = nil, depth: Int = 0) -> [String] {
        var blocks: [String] = []
        var run = ""
        func closeRun() {
            let text = HTMLToMarkdown.trimmed(run)
            if !text.isEmpty { blocks.append(HTMLToMarkdown.escapedStarts(text)) }
            run = ""
        }
        for child in page.children(id) where child != title && !isSkipped(child) {
            guard page.isElement(child), let block = block(child, title: title, depth: depth) else {
                run += inline(child, depth: depth)
                continue
            }
            closeRun()
            blocks += block
        }
        closeRun()
        return blocks
    }

    /// Each line of a paragraph, so that none starts a block.
    private static func escapedStarts(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { MarkdownText.escapedStart(String($0.drop { $0 == " " })) }.joined(separator: "\n")
    }

    func isSkipped(_ id: NodeID) -> Bool {
        guard page.isElement(id) else { return !page.isText(id) }
        let name = page.tagName(id).text
        return HTMLImport.skipped.contains(name) || page.attribute(id, named: "hidden") != nil
            || page.attribute(id, named: "aria-hidden") == "true"
    }

    /// The blocks that an element gives, or nil for one that belongs to a line.
    private func block(_ id: NodeID, title: NodeID?, depth: Int) -> [String]? {
        let name = page.tagName(id).text
        if depth > HTMLToMarkdown.depthLimit {
            return [MarkdownText.escaped(Wording.normalized(page.textContent(id)))].filter { !$0.isEmpty }
        }
        if let level = HTMLToMarkdown.headingLevel(name) {
            let text = HTMLToMarkdown.trimmed(headingInlines(of: id, depth: depth + 1)).replacing("\\\n", with: " ")
            let anchor = page.attribute(id, named: "id").flatMap { self.anchor($0, unlike: page.textContent(id)) } ?? ""
            return text.isEmpty ? [] : [String(repeating: "#", count: max(level, 2)) + " " + text + anchor]
        }
        switch name {
        case "details": return details(id, depth: depth + 1)
        case "a": return linkedBlocks(id, depth: depth + 1)
        case "p", "address", "figcaption", "caption", "summary", "dd":
            return blocks(of: id, without: title, depth: depth + 1)
        case "dt": return blocks(of: id, depth: depth + 1).map { "**\($0)**" }
        case "ul", "menu": return list(id, ordered: false, depth: depth + 1)
        case "ol": return list(id, ordered: true, depth: depth + 1)
        case "pre": return [code(id)]
        case "table": return table(id, depth: depth + 1)
        case "blockquote":
            return [
                blocks(of: id, depth: depth + 1).joined(separator: "\n\n").split(
                    separator: "\n", omittingEmptySubsequences: false
                )
                .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
            ]
        case "hr": return ["---"]
        case "div", "section", "article", "main", "header", "footer", "figure", "dl", "body", "html",
            "fieldset",
            "center", "hgroup", "search":
            return blocks(of: id, without: title, depth: depth + 1)
        default:
            // An unknown element that holds blocks is looked through.
            return page.elements(in: id).contains { HTMLToMarkdown.blockNames.contains(page.tagName($0).text) }
                ? blocks(of: id, without: title, depth: depth + 1) : nil
        }
    }

    /// An anchor of the author's, where a link leads to it and the heading's words do not give it.
    private func anchor(_ id: String, unlike text: String) -> String? {
        guard targets.contains(id), id != Slugger.slug(of: Wording.normalized(text)),
            id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        else { return nil }
        return " {#\(id)}"
    }

    /// The words of a heading. A link to the heading itself is none of them, whether it holds them or a sign.
    private func headingInlines(of id: NodeID, depth: Int) -> String {
        page.children(id).filter { !isSkipped($0) }.map { child in
            guard page.isHTML(child, "a"), page.attribute(child, named: "href")?.hasPrefix("#") == true else {
                return inline(child, depth: depth)
            }
            let classes = page.attribute(child, named: "class") ?? ""
            let isSign =
                !page.textContent(child).contains { $0.isLetter || $0.isNumber }
                || ["anchor", "permalink", "headerlink"].contains { classes.contains($0) }
                    && page.children(id).contains { $0 != child && page.textContent($0).contains { $0.isLetter } }
            return isSign ? "" : inlines(of: child, depth: depth)
        }.joined()
    }

    /// `details` is allowed in content; its summary is HTML, what it holds is Markdown.
    private func details(_ id: NodeID, depth: Int) -> [String] {
        let summary = page.children(id).first { page.isHTML($0, "summary") }
        let words = summary.map { Wording.normalized(page.textContent($0)) } ?? ""
        let rest = blocks(of: id, without: summary, depth: depth)
        let opening = words.isEmpty ? "<details>" : "<details><summary>\(Escaping.escapedText(words))</summary>"
        return [opening] + rest + ["</details>"]
    }

    /// A link that holds blocks, as cards have it: its first line of words is the link. Nil for one inside a line.
    private func linkedBlocks(_ id: NodeID, depth: Int) -> [String]? {
        guard page.elements(in: id).contains(where: { HTMLToMarkdown.blockNames.contains(page.tagName($0).text) })
        else { return nil }
        var blocks = blocks(of: id, depth: depth)
        guard let address = page.attribute(id, named: "href"), !blocks.isEmpty else { return blocks }
        let target = "](\(HTMLToMarkdown.destination(address)))"
        let marks = blocks[0].prefix { $0 == "#" }
        let words = blocks[0].dropFirst(marks.count).drop { $0 == " " }
        if blocks[0].contains("\n") || words.isEmpty || "-|`>".contains(blocks[0].first ?? "-") || words.contains("](")
        {
            blocks.append("[\(MarkdownText.escaped(address))\(target)")
        } else {
            blocks[0] = (marks.isEmpty ? "" : marks + " ") + "[" + words + target
        }
        return blocks
    }

    private static let blockNames: Set<String> = [
        "p", "div", "ul", "ol", "pre", "table", "blockquote", "section", "article", "h1", "h2", "h3", "h4", "h5", "h6",
        "dl", "hr",
    ]

    private func list(_ id: NodeID, ordered: Bool, depth: Int) -> [String] {
        var items: [String] = []
        var number = page.attribute(id, named: "start").flatMap { Int($0) } ?? 1
        for child in page.children(id) where page.isElement(child) && !isSkipped(child) {
            let marker = ordered ? "\(number). " : "- "
            let indent = String(repeating: " ", count: marker.count)
            let parts =
                page.isHTML(child, "li")
                ? blocks(of: child, depth: depth) : block(child, title: nil, depth: depth) ?? []
            guard !parts.isEmpty else { continue }
            // Paragraphs of one item are separated by a blank line, a list in it is not.
            var text = parts[0]
            for part in parts.dropFirst() {
                text += (part.hasPrefix("- ") || part.hasPrefix("1. ") ? "\n" : "\n\n") + part
            }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            items.append(
                lines.enumerated().map { $0 == 0 ? marker + $1 : $1.isEmpty ? "" : indent + $1 }.joined(separator: "\n")
            )
            number += 1
        }
        return items.isEmpty ? [] : [items.joined(separator: "\n")]
    }

    private func code(_ id: NodeID) -> String {
        var lines = preformatted(id).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        let candidates = [id] + page.elements(in: id).filter { page.isHTML($0, "code") } + page.ancestors(id).prefix(2)
        return MarkdownText.fence(lines, language: candidates.lazy.compactMap(language).first)
    }

    /// The text of a `pre` element; some highlighters end a line with `br`, or give each line an element of its own.
    private func preformatted(_ id: NodeID) -> String {
        var text = ""
        for node in page.descendants(id) {
            if page.isText(node) {
                text += page.text(node)
            } else if page.isHTML(node, "br") {
                text += "\n"
            } else if page.isHTML(node, "div") || page.isHTML(node, "li") || page.isHTML(node, "p") {
                if !text.isEmpty, text.last != "\n" { text += "\n" }
            }
        }
        return text
    }

    /// From `class="language-swift"`, `lang-swift`, `highlight-source-swift`, or `data-lang`.
    private func language(_ id: NodeID) -> String? {
        guard page.isElement(id) else { return nil }
        if let language = page.attribute(id, named: "data-lang") ?? page.attribute(id, named: "data-language") {
            return language
        }
        for word in (page.attribute(id, named: "class") ?? "").split(separator: " ") {
            for prefix in ["language-", "lang-", "highlight-source-", "brush:"] where word.hasPrefix(prefix) {
                return String(word.dropFirst(prefix.count)).lowercased()
            }
        }
        return nil
    }

    private func table(_ id: NodeID, depth: Int) -> [String] {
        let caption = page.children(id).first { page.isHTML($0, "caption") }.map { blocks(of: $0, depth: depth) } ?? []
        let rows = page.elements(in: id).filter { row in
            page.isHTML(row, "tr") && page.ancestors(row).first(where: { page.isHTML($0, "table") }) == id
        }.map { row in
            page.children(row).filter { page.isHTML($0, "td") || page.isHTML($0, "th") }.flatMap { cell in
                // A cell across several columns stands in the first of them.
                let span = page.attribute(cell, named: "colspan").flatMap { Int($0) } ?? 1
                return [cellText(cell, depth: depth)] + Array(repeating: "", count: max(0, min(span, 100) - 1))
            }
        }.filter { !$0.isEmpty }
        let width = rows.map(\.count).max() ?? 0
        guard let head = rows.first, width > 0 else { return caption }
        func line(_ cells: [String]) -> String {
            "| " + (cells + Array(repeating: "", count: width - cells.count)).joined(separator: " | ") + " |"
        }
        let rule = "|" + String(repeating: " --- |", count: width)
        return caption + [([line(head), rule] + rows.dropFirst().map(line)).joined(separator: "\n")]
    }

    /// The lines of a cell, with breaks between them.
    private func cellText(_ cell: NodeID, depth: Int) -> String {
        var lines: [String] = []
        var run = ""
        func closeRun() {
            lines += run.split(separator: "\\\n").map { HTMLToMarkdown.trimmed(String($0)) }.filter { !$0.isEmpty }
            run = ""
        }
        func visit(_ id: NodeID, _ depth: Int) {
            for child in page.children(id) where !isSkipped(child) {
                let name = page.isElement(child) ? page.tagName(child).text : ""
                if name == "pre" {
                    closeRun()
                    let code = Wording.normalized(preformatted(child))
                    if !code.isEmpty { lines.append(MarkdownText.codeSpan(code)) }
                } else if depth < HTMLToMarkdown.depthLimit,
                    HTMLToMarkdown.blockNames.contains(name) || ["li", "dt", "dd", "tr", "td", "th"].contains(name)
                {
                    closeRun()
                    if name == "li" { run = "• " }
                    visit(child, depth + 1)
                    closeRun()
                } else {
                    run += inline(child, depth: depth)
                }
            }
        }
        visit(cell, depth)
        closeRun()
        return lines.joined(separator: "<br>").replacing("|", with: "\\|").replacing("\n", with: " ")
    }

    // MARK: Inside a line

    private func inlines(of id: NodeID, depth: Int) -> String {
        page.children(id).filter { !isSkipped($0) }.map { inline($0, depth: depth) }.joined()
    }

    private func inline(_ id: NodeID, depth: Int) -> String {
        if page.isText(id) { return MarkdownText.escaped(HTMLToMarkdown.collapsed(page.text(id))) }
        guard page.isElement(id) else { return "" }
        if depth > HTMLToMarkdown.depthLimit { return MarkdownText.escaped(Wording.normalized(page.textContent(id))) }
        let text = inlines(of: id, depth: depth + 1)
        switch page.tagName(id).text {
        case "strong", "b": return HTMLToMarkdown.wrapped(text, "**")
        case "em", "i": return HTMLToMarkdown.wrapped(text, "*")
        case "del", "s": return HTMLToMarkdown.wrapped(text, "~~")
        case "code", "samp", "tt", "var":
            let code = Wording.normalized(page.textContent(id))
            return code.isEmpty ? "" : MarkdownText.codeSpan(code)
        case "kbd", "sub", "sup", "abbr", "mark", "ins":
            let name = page.tagName(id).text
            let title = page.attribute(id, named: "title").map { " title=\"\(Escaping.escapedAttribute($0))\"" } ?? ""
            return text.isEmpty ? "" : "<\(name)\(title)>\(text)</\(name)>"
        case "q": return text.isEmpty ? "" : "“\(text)”"
        case "br": return "\\\n"
        case "a":
            guard let address = page.attribute(id, named: "href"), !HTMLToMarkdown.trimmed(text).isEmpty else {
                return text
            }
            return "[\(HTMLToMarkdown.trimmed(text))](\(HTMLToMarkdown.destination(address))\(linkTitle(id)))"
        case "img":
            let words = MarkdownText.escaped(Wording.normalized(page.attribute(id, named: "alt") ?? ""))
            guard let source = page.attribute(id, named: "src"), !source.isEmpty else { return words }
            return "![\(words)](\(HTMLToMarkdown.destination(source))\(linkTitle(id)))"
        default: return text
        }
    }

    private func linkTitle(_ id: NodeID) -> String {
        let title = Wording.normalized(page.attribute(id, named: "title") ?? "")
        return title.isEmpty ? "" : " \"" + MarkdownText.escaped(title).replacing("\"", with: "\\\"") + "\""
    }

    private static func destination(_ address: String) -> String {
        address.contains { " ()<>".contains($0) || $0.isNewline }
            ? "<" + String(address.filter { !"<>".contains($0) && !$0.isNewline }) + ">" : address
    }

    /// Emphasis cannot touch white space on its inside.
    private static func wrapped(_ text: String, _ mark: String) -> String {
        let inner = trimmed(text)
        guard !inner.isEmpty else { return text }
        return (text.first == " " ? " " : "") + mark + inner + mark + (text.last == " " ? " " : "")
    }

    /// Runs of white space as one space, those at the ends too.
    private static func collapsed(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isWhitespace {
                if result.last != " " { result.append(" ") }
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace || $0 == "\\" }.reversed())
    }
}
