/// A small page with the outcome that a rule must have on it. The examples of a rule are its tests, stand on its
/// published page, and are what `handrail explain` prints.
public struct Example: Sendable {
    public let outcome: Outcome
    /// What the example shows, as a sentence.
    public let title: String
    /// The pages and other files; one page called `page.html` for most rules, several for rules about a site.
    public let files: [File]

    /// One file of an example.
    public struct File: Sendable {
        public let path: String
        public let text: String

        public init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    public init(_ outcome: Outcome, _ title: String, files: [File]) {
        self.outcome = outcome
        self.title = title
        self.files = files
    }

    public static func passed(_ title: String, _ html: String) -> Example {
        Example(.passed, title, files: [File("page.html", html)])
    }

    public static func failed(_ title: String, _ html: String) -> Example {
        Example(.failed, title, files: [File("page.html", html)])
    }

    public static func cantTell(_ title: String, _ html: String) -> Example {
        Example(.cantTell, title, files: [File("page.html", html)])
    }

    /// For rules that judge every page: other files are none.
    static let noPage = Example(
        .inapplicable, "A picture is no page",
        files: [File("picture.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A menu</title></svg>")])

    public static func inapplicable(_ title: String, _ html: String) -> Example {
        Example(.inapplicable, title, files: [File("page.html", html)])
    }
}
