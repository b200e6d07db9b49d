extension Diagnostic {
    /// The member of `diagnostics` in `--format json`: severity, code, message, path, line, column, help, and where
    /// there are any, suggestions and related places.
    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("severity", .string(severity.rawValue)), .init("code", .string(code.id)),
            .init("message", .string(message)), .init("path", JSONValue(span?.file.path)),
            .init("line", JSONValue(span?.start.line)), .init("column", JSONValue(span?.start.column)),
            .init("help", JSONValue(help)),
        ]
        if !suggestions.isEmpty { members.append(.init("suggestions", JSONValue(suggestions))) }
        if !related.isEmpty {
            members.append(
                .init(
                    "related",
                    .array(
                        related.map { place in
                            [
                                "message": .string(place.message), "path": .string(place.span.file.path),
                                "line": .int(place.span.start.line), "column": .int(place.span.start.column),
                            ]
                        })))
        }
        return .object(members)
    }
}

extension DiagnosticList {
    /// The sorted and folded diagnostics as JSON.
    public var json: JSONValue { .array(sortedAndFolded().map(\.json)) }
}
