import Audit
import Diagnostics

/// Data: the JSON Schema (2020-12) of what `handrail explain --format json` prints, as sites publish it.
enum ExplainSchema {
    static let value: JSONValue = [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Handrail diagnostics and audit rules",
        "description": """
        What handrail explain --all --format json prints, and with a code in place of --all one of its items. Members may be \
        added; none of these is removed or changes its meaning.
        """,
        "anyOf": [["type": "array", "items": ["$ref": "#/$defs/topic"]], ["$ref": "#/$defs/topic"]],
        "$defs": [
            "topic": ["oneOf": [["$ref": "#/$defs/diagnostic"], ["$ref": "#/$defs/auditRule"]]],
            "diagnostic": diagnostic, "auditRule": auditRule, "example": example,
            "severity": ["enum": ["error", "warning", "note"]], "text": ["type": "string", "minLength": 1],
        ],
    ]

    private static let diagnostic: JSONValue = [
        "type": "object", "required": ["id", "kind", "title", "severity", "explanation"],
        "properties": [
            "id": ["type": "string", "pattern": "^HR-[A-Z][0-9]+$"], "kind": ["const": "diagnostic"],
            "title": ["$ref": "#/$defs/text"], "severity": ["$ref": "#/$defs/severity"],
            "explanation": ["$ref": "#/$defs/text"],
        ],
    ]

    private static let auditRule: JSONValue = [
        "type": "object",
        "required": [
            "id", "kind", "title", "group", "criteria", "level", "severity", "impact", "default", "act", "axe", "why",
            "howToFix", "examples",
        ],
        "properties": [
            "id": ["type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"], "kind": ["const": "audit rule"],
            "title": ["$ref": "#/$defs/text"], "group": ["$ref": "#/$defs/text"],
            "criteria": list(
                "WCAG 2.2 success criteria by number; empty for best practice.", pattern: #"^[1-4]\.[1-5]\.[0-9]+$"#),
            "level": ["type": "string"], "severity": ["$ref": "#/$defs/severity"], "impact": ["$ref": "#/$defs/text"],
            "default": ["type": "boolean", "description": "False for rules that run only when --rule names them."],
            "act": list("Ids of W3C's ACT Rules that it implements.", pattern: "^[0-9a-z]{6}$"),
            "axe": list("Rules of axe-core that judge the same.", pattern: "^[a-z0-9-]+$"),
            "why": ["$ref": "#/$defs/text"], "howToFix": ["$ref": "#/$defs/text"],
            "examples": ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/example"]],
        ],
    ]

    private static func list(_ description: String, pattern: String) -> JSONValue {
        [
            "type": "array", "description": .string(description),
            "items": ["type": "string", "pattern": .string(pattern)],
        ]
    }

    private static let example: JSONValue = [
        "type": "object", "required": ["outcome", "title", "files"],
        "properties": [
            "outcome": ["enum": JSONValue(Outcome.allCases.map(\.rawValue))], "title": ["$ref": "#/$defs/text"],
            "files": [
                "type": "array", "minItems": 1,
                "items": [
                    "type": "object", "required": ["path", "text"],
                    "properties": ["path": ["$ref": "#/$defs/text"], "text": ["type": "string"]],
                ],
            ],
        ],
    ]
}
