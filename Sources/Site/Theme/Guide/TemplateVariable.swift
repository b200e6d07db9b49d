/// One name that a template may use, as the theme guide tells it.
struct TemplateVariable: Sendable {
    enum Kind: Sendable, Hashable {
        case text, number, flag
        /// HTML, to be inserted with three braces.
        case markup
        /// A list of texts, each `{{.}}`.
        case texts
        /// Every word of the theme's `strings/`, by its key.
        case words
        /// Names and values that authors write, of any type.
        case free
        /// Names of a shape.
        case object(String)
        /// A list of things of a shape: a section is rendered for each.
        case list(String)
    }

    let name: String
    let kind: Kind
    let meaning: String
    let example: String

    init(_ name: String, _ kind: Kind, _ meaning: String, _ example: String) {
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.example = example
    }
}

/// Names that always come together: a page's data, or one thing of a list.
struct TemplateShape: Sendable {
    let id: String
    /// The heading in the guide.
    let title: String
    /// Where it is given, in a sentence.
    let meaning: String
    let variables: [TemplateVariable]

    init(_ id: String, _ title: String, _ meaning: String, _ variables: [TemplateVariable]) {
        self.id = id
        self.title = title
        self.meaning = meaning
        self.variables = variables
    }
}
