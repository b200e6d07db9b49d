import Diagnostics
import HTML

/// The templates of a theme: parsed once, rendered many times and from many threads.
///
/// Mustache with partials, inheritance (`{{<layout}} {{$block}}`) and dynamic names (`{{>*name}}`).
/// Deviation: lambdas are left out on purpose. Data is values only, so that no template can run code, and no tag of a
/// template can need one: a section over a text renders its content once with the text in reach.
public struct TemplateLibrary: Sendable {
    let templates: [Template]
    private let indices: [String: Int]
    /// Instructions that one page may take: sections over lists inside sections over lists multiply.
    var stepLimit = 5_000_000
    /// Faults in the templates: tags that do not parse, sections never closed, partials that do not exist.
    public let diagnostics: DiagnosticList

    /// Templates are named for their file: the path behind the last folder `templates/`, or else the file name, without
    /// `.mustache`. Of two files with the same name the later one counts, so that a theme can replace single files.
    public init(files: [SourceFile]) {
        self.init(templates: files.map { (name: TemplateLibrary.name(of: $0.path), file: $0) })
    }

    /// Of two templates with the same name the later one counts.
    public init(templates files: [(name: String, file: SourceFile)]) {
        var diagnostics = DiagnosticList()
        var templates: [Template] = []
        var indices: [String: Int] = [:]
        for (name, file) in files {
            if let index = indices[name] {
                templates[index] = Template(name: name, file: file)
            } else {
                indices[name] = templates.count
                templates.append(Template(name: name, file: file))
            }
        }
        var blockIdentifiers: [String: Int] = [:]
        for index in templates.indices {
            var template = TemplateParser.parse(
                name: templates[index].name, file: templates[index].file, diagnostics: &diagnostics)
            for block in template.blocks.indices {
                let name = template.blocks[block].name
                template.blocks[block].identifier = blockIdentifiers[name] ?? blockIdentifiers.count
                blockIdentifiers[name] = template.blocks[block].identifier
            }
            templates[index] = template
        }
        for index in templates.indices {
            for inclusion in templates[index].inclusions.indices {
                guard case .named(let name, _) = templates[index].inclusions[inclusion].target else { continue }
                templates[index].inclusions[inclusion].target = .named(name, index: indices[name])
                if indices[name] == nil {
                    let span = templates[index].file.span(templates[index].inclusions[inclusion].tag)
                    diagnostics.append(TemplateLibrary.missingTemplate(name, at: span, among: indices.keys.sorted()))
                }
            }
        }
        BlockCheck.check(templates, diagnostics: &diagnostics)
        self.templates = templates
        self.indices = indices
        self.diagnostics = diagnostics
    }

    /// The names of the templates, sorted.
    public var names: [String] { indices.keys.sorted() }

    /// Whether there is a template of this name.
    public func contains(_ name: String) -> Bool { indices[name] != nil }

    /// Renders a template; an unknown name is an error and gives no markup.
    ///
    /// Complexity: O(length of the output + number of tags rendered × size of the objects in reach).
    public func render(_ name: String, data: Value, diagnostics: inout DiagnosticList) -> Markup {
        guard let index = indices[name] else {
            diagnostics.append(missingTemplate(name, at: nil))
            return Markup()
        }
        var renderer = Renderer(library: self, data: data)
        renderer.nest(0..<templates[index].instructions.count, of: index)
        diagnostics.append(contentsOf: renderer.diagnostics)
        return Markup(bytes: renderer.output, sourceMap: renderer.sourceMap)
    }

    func index(of name: String) -> Int? { indices[name] }

    func missingTemplate(_ name: String, at span: SourceSpan?) -> Diagnostic {
        TemplateLibrary.missingTemplate(name, at: span, among: names)
    }

    private static func missingTemplate(_ name: String, at span: SourceSpan?, among names: [String]) -> Diagnostic {
        let near = NearestName.suggestions(for: name, among: names)
        return Diagnostic(
            TemplateCodes.missingTemplate, "no template is called `\(name)`", at: span,
            help: near.isEmpty ? "it would be the file `templates/\(name).mustache` of the theme" : nil,
            suggestions: near)
    }

    private static func name(of path: String) -> String {
        var parts = path.split(separator: "/")
        if let folder = parts.lastIndex(of: "templates"), folder + 1 < parts.count {
            parts.removeFirst(folder + 1)
        } else {
            parts = parts.suffix(1)
        }
        let name = parts.joined(separator: "/")
        return name.hasSuffix(".mustache") ? String(name.dropLast(".mustache".count)) : name
    }
}
