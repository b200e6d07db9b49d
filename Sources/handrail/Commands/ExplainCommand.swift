import Audit
import Diagnostics
import Site

extension Command {
    static let explain = Command(
        name: "explain", summary: "the documentation of a diagnostic or audit rule",
        details: """
            CODE is the code of a diagnostic (HR-C021) or the id of an audit rule
            (img-name), as messages print it. `handrail explain theme` is the guide to
            themes, with every name that templates may use.
            """,
        operands: Operands(usage: "CODE", minimum: 0, maximum: 1),
        options: [
            Option(name: "all", summary: "everything there is"),
            .format(["text", "json"]),
            Option(
                name: "document", value: "NAME", choices: ThemeGuide.documentNames,
                summary: "with `theme`: this part of the guide, as a document for content/pages/"),
        ]
    ) { arguments, console async throws(CommandFailure) in
        let topics = ExplainedTopic.all
        let asJSON = arguments.value("format") == "json"
        guard let code = arguments.operands.first else {
            guard arguments.has("all") else {
                throw .usage("`handrail explain` needs a code", help: "`handrail explain --all` lists them")
            }
            if asJSON {
                console.print(JSONValue.array(topics.map(\.json)).serialized(pretty: true))
            } else {
                let width = topics.map(\.id.count).max() ?? 0
                console.print(topics.map { $0.id.padded(to: width + 2) + $0.title }.joined(separator: "\n"))
            }
            return .fine
        }
        if code.lowercased() == "theme" {
            let guide: JSONValue = ["id": "theme", "kind": "guide", "text": .string(ThemeGuide.text)]
            let document = arguments.value("document").flatMap { ThemeGuide.documents[$0] }
            let text = document ?? TerminalText.wrapped(ThemeGuide.text)
            console.print(asJSON ? guide.serialized(pretty: true) : text)
            return .fine
        }
        guard let topic = topics.first(where: { $0.id.lowercased() == code.lowercased() }) else {
            let near = NearestName.suggestions(for: code, among: topics.map(\.id) + ["theme"], limit: 1).first
            throw .usage(
                "nothing is called `\(code)`",
                help: near.map { "did you mean `\($0)`?" } ?? "`handrail explain --all` lists the codes")
        }
        console.print(asJSON ? topic.json.serialized(pretty: true) : topic.text)
        return .fine
    }
}

/// One thing that `handrail explain` knows about.
struct ExplainedTopic: Sendable {
    let id: String
    let title: String
    let text: String
    let json: JSONValue

    /// Every diagnostic of every module by code, then every audit rule.
    static var all: [ExplainedTopic] {
        DiagnosticCodes.all.map(ExplainedTopic.init) + Rules.all.map(ExplainedTopic.init)
    }

    init(_ code: DiagnosticCode) {
        id = code.id
        title = code.title
        text = "\(code.id): \(code.title) (\(code.severity.rawValue))\n\n\(Help.wrapped(code.explanation, indent: 0))\n"
        json = [
            "id": .string(code.id), "kind": "diagnostic", "title": .string(code.title),
            "severity": .string(code.severity.rawValue), "explanation": .string(code.explanation),
        ]
    }

    init(_ rule: Rule) {
        id = rule.id
        title = rule.title
        text = Explanation.text(rule)
        json = Explanation.json(rule)
    }
}
