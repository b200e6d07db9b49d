import Diagnostics
import HTML

/// An HTML page as a content file: its main content with headings, lists, tables, code, links and images.
struct HTMLImport {
    private let file: SourceFile
    private let page: HTML.Document
    /// What the main content stands in.
    private let main: NodeID
    private let mainElement: String

    /// Elements that are about the page rather than in it.
    static let skipped: Set<String> = [
        "script", "style", "nav", "aside", "form", "button", "svg", "noscript", "template", "iframe", "head", "dialog",
        "object", "canvas", "select", "input", "textarea",
    ]

    init(_ file: SourceFile) {
        self.file = file
        page = HTMLParser.parseDocument(file)
        (main, mainElement) = HTMLImport.main(of: page)
    }

    private static func main(of page: HTML.Document) -> (NodeID, String) {
        let elements = Array(page.elements(in: page.rootID))
        if let main = elements.first(where: { page.isHTML($0, "main") || page.attribute($0, named: "role") == "main" })
        {
            return (main, "main")
        }
        let articles = elements.filter { page.isHTML($0, "article") }
        if articles.count == 1 { return (articles[0], "article") }
        return (page.body ?? page.rootID, "body")
    }

    func document(_ diagnostics: inout DiagnosticList) -> ContentImport.Document {
        let writer = HTMLToMarkdown(page: page, main: main)
        let headings = page.elements(in: main).filter { HTMLToMarkdown.headingLevel(page.tagName($0).text) != nil }
        let first = headings.first { page.isHTML($0, "h1") }
        let titleElement = page.head.flatMap { head in page.children(head).first { page.isHTML($0, "title") } }
        let title = Wording.normalized(
            first.map { page.textContent($0) }
                ?? titleElement.map { ContentImport.titleWithoutSite(Wording.normalized(page.textContent($0))) }
                ?? EntryName.title(fromStem: ContentPlace(path: file.path).stem))
        let name = ContentImport.name(ofTitle: title)
        report("the content was taken from the `\(mainElement)` element", main, &diagnostics)
        report("the title “\(title)” and the id `\(name)` were made from the page", first ?? main, &diagnostics)
        let announced = Set(headings.compactMap { SectionHeadings.kind(of: Wording.normalized(page.textContent($0))) })
        let codeBlocks = page.elements(in: main).reduce(0) { $0 + (page.isHTML($1, "pre") ? 1 : 0) }
        let kind = HTMLImport.kind(announced, codeBlocks: codeBlocks)
        report("it was taken for a document of kind \(kind.rawValue)", main, &diagnostics)
        let blocks = writer.blocks(of: main, without: first)
        if blocks.isEmpty { report("there is nothing in it to take over", main, &diagnostics) }
        reportTables(&diagnostics)
        reportSkipped(writer, &diagnostics)
        let text =
            ContentImport.opening(kind: kind, name: name, title: title) + "\n" + blocks.joined(separator: "\n\n") + "\n"
        return ContentImport.Document(kind: kind, name: name, text: text)
    }

    private static func kind(_ announced: Set<SectionKind>, codeBlocks: Int) -> EntryKind {
        if announced.intersection([.useWhen, .avoidWhen, .mustHaves, .donts, .acceptanceChecks]).count >= 2 {
            return .component
        }
        if announced.intersection([.rules, .pitfalls, .keyInterfaces, .variants]).count >= 2 { return .guidance }
        return codeBlocks >= 3 ? .lesson : .page
    }

    private func reportTables(_ diagnostics: inout DiagnosticList) {
        for table in page.elements(in: main) where page.isHTML(table, "table") {
            let cells = page.elements(in: table)
            guard cells.contains(where: { page.isHTML($0, "td") }), !cells.contains(where: { page.isHTML($0, "th") })
            else { continue }
            report("the first row of this table was taken for its header", table, &diagnostics)
        }
    }

    /// What stands in the main content and is left out: every place, by element.
    private func reportSkipped(_ writer: HTMLToMarkdown, _ diagnostics: inout DiagnosticList) {
        var order: [String] = []
        var places: [String: [NodeID]] = [:]
        var pending = Array(page.children(main).reversed())
        while let id = pending.popLast() {
            guard page.isElement(id) else { continue }
            guard writer.isSkipped(id) else {
                pending += page.children(id).reversed()
                continue
            }
            let name = page.tagName(id).text
            // Scripts and styles hold nothing to read; an icon without words neither.
            let isMedia = ["iframe", "object", "canvas", "input", "select"].contains(name)
            guard !["script", "style", "template", "head"].contains(name),
                isMedia || page.textContent(id).contains(where: { !$0.isWhitespace })
            else { continue }
            let what = HTMLImport.skipped.contains(name) ? "`\(name)` element" : "hidden `\(name)` element"
            if places[what] == nil { order.append(what) }
            places[what, default: []].append(id)
        }
        for what in order {
            let found = places[what] ?? []
            let lines = found.dropFirst().compactMap { page.startTagRange($0).map { file.line(at: $0.lowerBound) } }
            let more = Set(lines).sorted().map(String.init).joined(separator: ", ")
            report(
                found.count == 1
                    ? "this \(what) was left out"
                    : "\(found.count) \(what)s were left out, the first here\(more.isEmpty ? "" : ", others on line \(more)")",
                found.first ?? main, &diagnostics)
        }
    }

    private func report(_ message: String, _ node: NodeID, _ diagnostics: inout DiagnosticList) {
        diagnostics.report(GuidanceCodes.guessed, message, at: file.span(page.startTagRange(node) ?? 0..<0))
    }
}
