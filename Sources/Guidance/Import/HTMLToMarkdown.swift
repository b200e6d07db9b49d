import HTML

/// Writes the elements of a page as Markdown blocks.
struct HTMLToMarkdown {
    let page: HTML.Document
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
            if !text.isEmpty { blocks.append(text) }
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

    private func isSkipped(_ id: NodeID) -> Bool {
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
            let text = HTMLToMarkdown.trimmed(inlines(of: id, depth: depth + 1))
            return text.isEmpty ? [] : [String(repeating: "#", count: max(level, 2)) + " " + text]
        }
        switch name {
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
        case "div", "section", "article", "main", "header", "footer", "figure", "details", "dl", "body", "html",
            "fieldset",
            "center", "hgroup", "search":
            return blocks(of: id, without: title, depth: depth + 1)
        default:
            // An unknown element that holds blocks is looked through.
            return page.elements(in: id).contains { HTMLToMarkdown.blockNames.contains(page.tagName($0).text) }
                ? blocks(of: id, without: title, depth: depth + 1) : nil
        }
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
        var lines = page.textContent(id).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        let candidates = [id] + page.elements(in: id).filter { page.isHTML($0, "code") } + page.ancestors(id).prefix(2)
        return MarkdownText.fence(lines, language: candidates.lazy.compactMap(language).first)
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
        let rows = page.elements(in: id).filter { page.isHTML($0, "tr") }.map { row in
            page.children(row).filter { page.isHTML($0, "td") || page.isHTML($0, "th") }.map { cell in
                String(
                    HTMLToMarkdown.trimmed(inlines(of: cell, depth: depth)).flatMap {
                        $0 == "|" ? "\\|" : $0 == "\n" ? " " : String($0)
                    })
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
        case "kbd", "sub", "sup", "abbr", "mark":
            let name = page.tagName(id).text
            return text.isEmpty ? "" : "<\(name)>\(text)</\(name)>"
        case "br": return "\\\n"
        case "a":
            guard let address = page.attribute(id, named: "href"), !HTMLToMarkdown.trimmed(text).isEmpty else {
                return text
            }
            return "[\(HTMLToMarkdown.trimmed(text))](\(HTMLToMarkdown.destination(address)))"
        case "img":
            guard let source = page.attribute(id, named: "src") else { return "" }
            return
                "![\(MarkdownText.escaped(page.attribute(id, named: "alt") ?? ""))](\(HTMLToMarkdown.destination(source)))"
        default: return text
        }
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
