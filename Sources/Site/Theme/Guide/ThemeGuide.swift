/// The theme guide: what a theme is made of and every name that its templates may use, written from the same tables
/// that the pages' data is checked against.
public enum ThemeGuide {
    /// The guide as Markdown in one text, for the terminal.
    public static let text: String = {
        var text = introduction
        for chapter in Chapter.allCases {
            text += "## \(chapter.heading)\n\n" + shapes(of: chapter, level: 3) { "#\($0)" }
        }
        return trimmed(text)
    }()

    /// The guide as documents of a site, one for each chapter.
    public static let documents: [String: String] = Dictionary(
        uniqueKeysWithValues: Chapter.allCases.map { ($0.rawValue, document(of: $0)) })

    /// The names of the documents, in their order: `theme-guide` is `content/pages/theme-guide.md`.
    public static let documentNames: [String] = Chapter.allCases.map(\.rawValue)

    /// A document, by its name.
    private enum Chapter: String, CaseIterable {
        case frame = "theme-guide"
        case pages = "theme-guide-pages"
        case parts = "theme-guide-lists"
        case reports = "theme-guide-reports"

        var heading: String {
            switch self {
            case .frame: "What stands around a page"
            case .pages: "Pages"
            case .parts: "What lists are made of"
            case .reports: "Reports"
            }
        }

        var title: String {
            switch self {
            case .frame: "Theme guide"
            case .pages: "Theme guide: names on each page"
            case .parts: "Theme guide: what lists are made of"
            case .reports: "Theme guide: names in reports"
            }
        }

        var summary: String {
            switch self {
            case .frame: "What a theme is made of, and the names that templates may use on every page."
            case .pages: "The names that templates may use on pages of one kind, such as documents and checklists."
            case .parts: "The names that templates may use within lists: links, cards, rows, groups and so on."
            case .reports: "The names that the template of audit reports may use."
            }
        }

        var shapes: [TemplateShape] {
            switch self {
            case .frame: TemplateShape.frame
            case .pages: TemplateShape.pages
            case .parts: TemplateShape.parts
            case .reports: TemplateShape.report
            }
        }
    }

    private static func document(of chapter: Chapter) -> String {
        let others = Chapter.allCases.filter { $0 != chapter }
        var text = """
            ---
            title: "\(chapter.title)"
            summary: "\(chapter.summary)"
            related: [\(others.map(\.rawValue).joined(separator: ", "))]
            ---


            """
        let address: (String) -> String = { id in
            let owner = others.first { $0.shapes.contains { $0.id == id } }
            return (owner.map { $0.rawValue + ".md" } ?? "") + "#" + id
        }
        switch chapter {
        case .frame:
            text += introduction + "## \(chapter.heading)\n\n" + shapes(of: chapter, level: 3, address)
            text += "## More names\n\n"
            for other in others { text += "- [\(other.heading)](\(other.rawValue).md): \(lowercased(other.summary))\n" }
        case .pages, .parts, .reports:
            text += "\(chapter.summary) [\(Chapter.frame.title)](\(Chapter.frame.rawValue).md) has the rest.\n\n"
            text += shapes(of: chapter, level: 2, address)
        }
        return trimmed(text)
    }

    private static let introduction = """
        A theme is a folder of `themes/`; the settings name it (`theme: handbook`). It needs no Swift, and only the files
        in which it differs: everything else comes from the theme it extends, in the end from the built-in one.

        | file | what it is |
        | --- | --- |
        | `theme.yaml` | `name`, `extends` (default `handrail`), `stylesheets` and `scripts` (files of `assets/`, in order), `options` |
        | `templates/*.mustache` | one file a template; a file of the same name replaces the one beneath |
        | `assets/` | style sheets, scripts and pictures, copied to `assets/` of the site |
        | `strings/<language>.yaml` | interface words; those under `script:` are for scripts, as `window.handrailStrings` |

        Templates are Mustache with inheritance: `{{name}}` inserts text, `{{{name}}}` markup, `{{#name}}…{{/name}}` repeats
        for each of a list or shows its content when there is something, `{{^name}}…{{/name}}` when there is nothing,
        `{{>name}}` includes a template, `{{<layout}}{{$main}}…{{/main}}{{/layout}}` fills the blocks of one. A name that
        does not exist is a warning with file, line and column; a name that may be empty is not. Told are also blocks that no
        template has, templates and words that nothing uses, files that a list names and the theme lacks, and what a style
        sheet holds that browsers drop. Messages call the files of the built-in theme `theme handrail/…`; `handrail init DIR
        --theme` writes them out.

        `options:` maps names to values that sites may choose: `theme_options:` in `content/site.yaml` gives other values to
        names that the theme has. Templates find them as `{{theme.options.name}}`.

        A style sheet or script comes from the site's own folder and stands in a file: the pages allow nothing else, so
        that they work without a network. Words are never written into templates, but taken from `strings`.

        `handrail watch` shows every change at once. The audit holds a theme to the same rules as content: a site that
        fails it is not published.

        ## Templates


        """
        + TemplateFile.Role.allCases.map { role in
            let files = TemplateFile.all.filter { $0.role == role }
            return "### \(role.rawValue)\n\n" + files.map { "- `\($0.name)`: \($0.meaning)\n" }.joined() + "\n"
        }.joined()

    /// - Parameter address: where the shape of an id is told, as links write it.
    private static func shapes(of chapter: Chapter, level: Int, _ address: (String) -> String) -> String {
        chapter.shapes.map { table($0, level: level, address) }.joined()
    }

    private static func table(_ shape: TemplateShape, level: Int, _ address: (String) -> String) -> String {
        var text =
            String(repeating: "#", count: level) + " \(shape.title) {#\(shape.id)}\n\n\(shape.meaning)\n\n"
            + "| name | type | meaning | example |\n| --- | --- | --- | --- |\n"
        for variable in shape.variables {
            let kind = word(variable.kind, address)
            let cells = ["`\(variable.name)`", kind, variable.meaning, "`\(variable.example)`"]
            text += "| \(cells.map(cell).joined(separator: " | ")) |\n"
        }
        return text + "\n"
    }

    /// The type in words, with a link to what it is made of.
    private static func word(_ kind: TemplateVariable.Kind, _ address: (String) -> String) -> String {
        switch kind {
        case .text: "text"
        case .number: "number"
        case .flag: "true or false"
        case .markup: "markup"
        case .texts: "list of texts"
        case .words: "texts by key"
        case .free: "what its author wrote"
        case .object(let id): "[\(name(id))](\(address(id)))"
        case .list(let id): "list: [\(name(id))](\(address(id)))"
        }
    }

    private static func name(_ id: String) -> String {
        lowercased(TemplateShape.all.first { $0.id == id }?.title ?? id)
    }

    private static func lowercased(_ sentence: String) -> String {
        sentence.prefix(1).lowercased() + sentence.dropFirst()
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }

    /// A vertical bar would end a cell, in code too (GFM 4.10).
    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
