import Diagnostics
import Foundation
import Testing

@testable import HTML

private struct SerializationCase: Decodable {
    var id: String
    var data: String
    var fragment: String?
    var html: String?
    var bodyHTML: String?
    var quirks: Bool?

    enum CodingKeys: String, CodingKey {
        case id, data, fragment, html, quirks
        case bodyHTML = "body_html"
    }

    func parse() -> Document {
        let source = SourceFile(path: id, text: data)
        guard let fragment else { return HTMLParser.parseDocument(source) }
        let words = fragment.split(separator: " ")
        let namespace: Namespace = words.count < 2 ? .html : words[0] == "svg" ? .svg : .mathML
        return HTMLParser.parseFragment(
            source, context: TagName(String(words[words.count - 1])), namespace: namespace)
    }
}

@Suite("Serialisation")
struct SerializationSuiteTests {
    @Test("Every row serialises exactly as browsers do", .enabled(if: Suite.isPresent, Suite.absence))
    func serialization() throws {
        var table = PassTable("html5lib serialisation")
        let file = Suite.html.appendingPathComponent("serialize.json")
        for row in try JSONDecoder().decode([SerializationCase].self, from: Data(contentsOf: file)) {
            let document = row.parse()
            let root = row.bodyHTML == nil ? document.rootID : document.body ?? document.rootID
            let html = String(decoding: Serializer.serialize(document, childrenOf: root), as: UTF8.self)
            let quirks = document.quirksMode == .quirks
            table.record(
                row.id,
                html.utf8.elementsEqual((row.html ?? row.bodyHTML ?? "").utf8)
                    && (row.fragment != nil || row.quirks ?? quirks == quirks),
                "\n\(row.data)\n--- expected \(row.quirks ?? false)\n\(row.html ?? row.bodyHTML ?? "")\n--- got \(quirks)\n\(html)"
            )
        }
        table.report()
    }
}
