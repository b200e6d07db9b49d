/// What tables are called for assistive technology.
extension MarkdownTree {
    /// The names of all tables, each only once: tables with the same header cells are numbered from the second one on,
    /// because regions of one name cannot be told apart (ARIA 1.2, region role). Complexity: O(nodes).
    ///
    /// - Parameters:
    ///   - pattern: the string `tableName` of the rendering options; `%` stands for the header cells.
    ///   - qualifier: words behind the header cells, for pages that show several documents.
    public func tableNames(pattern: String, qualifier: String? = nil) -> [ID: String] {
        var names: [ID: String] = [:]
        guard nodes.contains(where: { $0.kind == .table }) else { return names }
        var counts: [String: Int] = [:]
        for node in descendants(root) where kind(node) == .table {
            var words = headerWords(node)
            if let qualifier { words += (words.isEmpty ? "" : " ") + "(\(qualifier))" }
            counts[words, default: 0] += 1
            let number = counts[words, default: 1]
            names[node] = MarkdownTree.filled(pattern, with: number > 1 ? "\(words) (\(number))" : words)
        }
        return names
    }

    /// The name of one table by itself.
    func tableName(_ table: ID, pattern: String) -> String {
        MarkdownTree.filled(pattern, with: headerWords(table))
    }

    /// The first four header cells.
    private func headerWords(_ table: ID) -> String {
        guard let row = firstChild(table) else { return "" }
        return children(row).prefix(4).map { plainText($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The pattern with the value in place of its first `%`.
    static func filled(_ pattern: String, with value: String) -> String {
        guard let place = pattern.firstIndex(of: "%") else { return pattern }
        return pattern[..<place] + value + pattern[pattern.index(after: place)...]
    }
}
