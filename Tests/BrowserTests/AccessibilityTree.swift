import Foundation

/// The accessibility tree of a page as Chromium gives it to assistive technologies, as text that a person can read:
/// one element a line, indented, with its role, its name and its states.
enum AccessibilityTree {
    private struct Node {
        var role = ""
        var name = ""
        var states: [String] = []
        var isIgnored = false
        var children: [String] = []
    }

    static func text(of browser: Browser) async throws -> String {
        let answer = try await browser.devTools("Accessibility.getFullAXTree")
        guard let decoded = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any],
            let list = decoded["nodes"] as? [[String: Any]]
        else { throw Browser.Failure.command("no accessibility tree") }
        var nodes: [String: Node] = [:]
        for item in list {
            guard let id = item["nodeId"] as? String else { continue }
            nodes[id] = node(item)
        }
        guard let root = list.first?["nodeId"] as? String else { return "" }
        var lines: [String] = []
        append(root, depth: 0, parentName: "", nodes, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    /// States that tell a reader something; which node is painted where does not.
    private static let shownStates: Set<String> = [
        "level", "expanded", "checked", "pressed", "selected", "required", "invalid", "disabled", "hasPopup", "modal",
        "autocomplete", "multiline", "live",
    ]

    private static func node(_ item: [String: Any]) -> Node {
        func value(_ key: String) -> String {
            ((item[key] as? [String: Any])?["value"]).map { "\($0)" } ?? ""
        }
        var node = Node()
        node.role = value("role")
        node.name = value("name").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        node.isIgnored = item["ignored"] as? Bool ?? false
        node.children = item["childIds"] as? [String] ?? []
        let description = value("description")
        if !description.isEmpty { node.states.append("description=\(description)") }
        for property in item["properties"] as? [[String: Any]] ?? [] {
            guard let name = property["name"] as? String, shownStates.contains(name),
                let state = (property["value"] as? [String: Any])?["value"]
            else { continue }
            let text = "\(state)"
            // What is off is the rule, except where being off is the message.
            let isOff = text == "0" || text == "false"
            if name == "level", node.role != "heading" { continue }
            if isOff, name != "expanded", name != "checked", name != "selected" { continue }
            node.states.append("\(name)=\(isOff ? "false" : text == "1" && name != "level" ? "true" : text)")
        }
        node.states.sort()
        return node
    }

    private static let quietRoles: Set<String> = [
        "generic", "none", "InlineTextBox", "LineBreak", "ListMarker", "Ignored", "sectionheader", "sectionfooter",
    ]

    private static func append(
        _ id: String, depth: Int, parentName: String, _ nodes: [String: Node], to lines: inout [String]
    ) {
        guard let node = nodes[id], node.role != "InlineTextBox" else { return }
        var depth = depth
        var name = parentName
        let isQuiet = node.isIgnored || (quietRoles.contains(node.role) && node.name.isEmpty)
        let repeatsParent = node.role == "StaticText" && node.name == parentName
        if !isQuiet, !repeatsParent {
            let states = node.states.isEmpty ? "" : " [" + node.states.joined(separator: " ") + "]"
            let text = node.name.isEmpty ? "" : " \u{201C}\(node.name)\u{201D}"
            lines.append(String(repeating: "  ", count: depth) + node.role + text + states)
            depth += 1
            name = node.name
        }
        for child in node.children { append(child, depth: depth, parentName: name, nodes, to: &lines) }
    }
}
