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
        let writer = HTMLToMarkdown(page: page)
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

    private func report(_ message: String, _ node: NodeID, _ diagnostics: inout DiagnosticList) {
        diagnostics.report(GuidanceCodes.guessed, message, at: file.span(page.startTagRange(node) ?? 0..<0))
    }
}
