/// The names of a check: `dialog.modal#m4` identifies it, `dialog.modal M4` is printed, and `dialog.modal/must/code/m4`
/// is the form that the schema of audit files asks for.
public enum CheckName {
    /// The kinds of a check in names.
    public static let kinds = ["must", "dont", "check", "rule", "pitfall"]

    /// The name in audit files. Characters that the schema does not allow become `.` in the component, `-` elsewhere.
    public static func path(component: String, kind: String, group: String, anchor: String) -> String {
        let safe = clean(component, also: ".") { "." }
        return "\(safe)/\(kind)/\(clean(group, also: "") { "-" })/\(clean(anchor, also: "") { "-" })"
    }

    /// A name in the characters that anchors may have.
    static func slug(_ name: String) -> String { clean(name, also: "") { "-" } }

    private static func clean(_ text: String, also allowed: String, replacement: () -> Character) -> String {
        // Nearly all names are fine as they are.
        let isClean = text.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
                || (byte == 0x2E && allowed == ".")
        }
        if isClean, !text.isEmpty { return text }
        let cleaned = String(
            text.lowercased().map { character in
                character.isASCII && (character.isLetter || character.isNumber || character == "-")
                    || allowed.contains(character) ? character : replacement()
            })
        return cleaned.isEmpty ? "x" : cleaned
    }

    /// The identity of a check that was read from a file: `dialog.modal/must/code/m4`, `dialog.modal#m4` and
    /// `dialog.modal M4` are all `dialog.modal#m4`.
    public static func id(of name: String) -> String {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 4, kinds.contains(String(parts[1])) { return "\(parts[0])#\(parts[3])" }
        if name.contains("#") { return name }
        let words = name.split(separator: " ")
        if words.count == 2 { return "\(words[0])#\(words[1].lowercased())" }
        return name
    }

    /// The component, kind and group that a name tells; nil where it does not.
    public static func parts(of name: String) -> (component: String?, kind: String?, group: String?) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 4, kinds.contains(parts[1]) { return (parts[0], parts[1], parts[2]) }
        let id = id(of: name)
        guard let hash = id.firstIndex(of: "#") else { return (nil, nil, nil) }
        return (String(id[..<hash]), nil, nil)
    }
}
