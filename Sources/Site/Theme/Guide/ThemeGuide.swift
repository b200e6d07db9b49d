/// The theme guide: what a theme is made of and every name that its templates may use, written from the same tables
/// that the pages' data is checked against.
public enum ThemeGuide {
    /// The document of a site: `content/pages/theme-guide.md`.
    public static let document = """
        ---
        title: Theme guide
        summary: What a theme is made of, and every name that its templates may use.
        ---

        \(text)
        """

    /// The guide as Markdown, for the terminal and for the page.
    public static let text: String = {
        var text = introduction
        for role in TemplateFile.Role.allCases {
            text += "### \(role.rawValue)\n\n"
            for file in TemplateFile.all where file.role == role { text += "- `\(file.name)`: \(file.meaning)\n" }
            text += "\n"
        }
        text +=
            "## What stands around a page\n\n"
            + shapes([
                "every-page", "page", "pager", "contents-item", "site", "theme", "header", "section-link", "sidebar",
                "sidebar-group", "sidebar-family", "footer",
            ])
        text += "## Pages\n\n" + shapes(TemplateShape.pages.map(\.id))
        text += "## What lists are made of\n\n" + shapes(TemplateShape.parts.map(\.id))
        text += "## Reports\n\n" + shapes(TemplateShape.report.map(\.id))
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }()

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
        does not exist is a warning with file, line and column; a name that may be empty is not.

        `options:` maps names to values that sites may choose: `theme_options:` in `content/site.yaml` gives other values to
        names that the theme has. Templates find them as `{{theme.options.name}}`.

        A style sheet or script comes from the site's own folder and stands in a file: the pages allow nothing else, so
        that they work without a network. Words are never written into templates, but taken from `strings`.

        `handrail watch` shows every change at once. The audit holds a theme to the same rules as content: a site that
        fails it is not published.

        ## Templates


        """

    private static func shapes(_ ids: [String]) -> String {
        TemplateShape.all.filter { ids.contains($0.id) }.map(table).joined()
    }

    private static func table(_ shape: TemplateShape) -> String {
        var text =
            "### \(shape.title) {#\(shape.id)}\n\n\(shape.meaning)\n\n| name | type | meaning | example |\n| --- | --- | --- | --- |\n"
        for variable in shape.variables {
            let cells = ["`\(variable.name)`", word(variable.kind), variable.meaning, "`\(variable.example)`"]
            text += "| \(cells.map(cell).joined(separator: " | ")) |\n"
        }
        return text + "\n"
    }

    /// The type in words, with a link to what it is made of.
    private static func word(_ kind: TemplateVariable.Kind) -> String {
        switch kind {
        case .text: "text"
        case .number: "number"
        case .flag: "true or false"
        case .markup: "markup"
        case .texts: "list of texts"
        case .words: "texts by key"
        case .free: "what its author wrote"
        case .object(let id): "[\(name(id))](#\(id))"
        case .list(let id): "list: [\(name(id))](#\(id))"
        }
    }

    private static func name(_ id: String) -> String {
        let title = TemplateShape.all.first { $0.id == id }?.title ?? id
        return title.prefix(1).lowercased() + title.dropFirst()
    }

    /// A vertical bar would end a cell, in code too (GFM 4.10).
    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
