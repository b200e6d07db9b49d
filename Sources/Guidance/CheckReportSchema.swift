import Diagnostics

/// Data: the JSON Schema (2020-12) of what `handrail check --format json` prints, as sites publish it.
public enum CheckReportSchema {
    /// The path of the schema in a site.
    public static let path = "data/check.schema.json"

    public static let value: JSONValue = [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Handrail check report",
        "description":
            "What handrail check --format json prints. Members may be added; none of these is removed or changes its meaning.",
        "type": "object",
        "required": ["entries", "diagnostics", "summary"],
        "properties": [
            "entries": [
                "type": "array", "items": ["$ref": "#/$defs/entry"],
                "description": "One for each content file, in the order of their paths.",
            ],
            "diagnostics": ["type": "array", "items": ["$ref": "#/$defs/diagnostic"]],
            "summary": counts(
                "requirements", "anchors", "checklistLines", "worksheetRows", "errors", "warnings", "notes"),
        ],
        "$defs": [
            "entry": entry, "diagnostic": diagnostic, "related": related, "count": ["type": "integer", "minimum": 0],
            "place": ["type": "integer", "minimum": 1],
        ],
    ]

    /// An object whose members are numbers.
    private static func counts(_ names: String...) -> JSONValue {
        [
            "type": "object", "required": JSONValue(names),
            "properties": .object(names.map { .init($0, ["$ref": "#/$defs/count"]) }),
        ]
    }

    private static let entry: JSONValue = [
        "type": "object",
        "required": [
            "path", "id", "title", "kind", "stack", "status", "counts", "checkGroups", "codeBlocks", "references",
        ],
        "properties": [
            "path": ["type": "string", "description": "Of the content file, from the project's root."],
            "id": ["type": "string"], "title": ["type": "string"],
            "kind": ["enum": JSONValue(EntryKind.allCases.filter { $0 != .globalRule }.map(\.rawValue))],
            "stack": ["type": ["string", "null"], "description": "Platform and framework, such as ios/swiftui."],
            "status": ["type": ["string", "null"]],
            "counts": counts(
                "useWhen", "avoidWhen", "mustHaves", "donts", "customizable", "checks", "rules", "pitfalls",
                "takeaways",
                "variants"),
            "checkGroups": [
                "type": "array", "description": "The groups of the acceptance checks, in their order.",
                "items": [
                    "type": "object", "required": ["name", "count"],
                    "properties": ["name": ["type": "string"], "count": ["$ref": "#/$defs/count"]],
                ],
            ],
            "codeBlocks": ["$ref": "#/$defs/count"],
            "references": counts("resolved", "planned", "unresolved"),
            "globalRules": [
                "type": "integer", "minimum": 0,
                "description":
                    "How many rules the file holds; only where the kind is rules. The counts are sums over them.",
            ],
        ],
    ]

    private static let diagnostic: JSONValue = [
        "type": "object",
        "required": ["severity", "code", "message", "path", "line", "column", "help"],
        "properties": [
            "severity": ["enum": ["error", "warning", "note"]],
            "code": ["type": "string", "description": "As handrail explain takes it, such as HR-C021."],
            "message": ["type": "string"],
            "path": ["type": ["string", "null"], "description": "Null for what has no place in a file."],
            "line": ["type": ["integer", "null"], "minimum": 1],
            "column": ["type": ["integer", "null"], "minimum": 1, "description": "In characters."],
            "help": ["type": ["string", "null"]],
            "suggestions": [
                "type": "array", "items": ["type": "string"],
                "description": "The nearest of the names that are valid there; left out where there is none.",
            ],
            "related": [
                "type": "array", "items": ["$ref": "#/$defs/related"],
                "description": "Other places that belong to it; left out where there is none.",
            ],
        ],
    ]

    private static let related: JSONValue = [
        "type": "object", "required": ["message", "path", "line", "column"],
        "properties": [
            "message": ["type": "string"], "path": ["type": "string"], "line": ["$ref": "#/$defs/place"],
            "column": ["$ref": "#/$defs/place"],
        ],
    ]
}
