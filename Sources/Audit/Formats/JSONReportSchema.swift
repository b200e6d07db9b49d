import Diagnostics

/// Data: the JSON Schema (2020-12) of what `handrail audit --format json` prints, as it is published beside the report.
public enum JSONReportSchema {
    public static let value: JSONValue = [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Handrail audit report",
        "description":
            "What handrail audit --format json prints, and audit/audit.json of a site. Members may be added; none of these is removed or changes its meaning.",
        "type": "object",
        "required": ["pages", "summary"],
        "properties": [
            "pages": ["type": "array", "items": ["$ref": "#/$defs/page"]],
            "summary": ["$ref": "#/$defs/summary"],
        ],
        "$defs": [
            "page": page, "finding": finding, "optOut": optOut, "summary": summary, "count": count,
            "rule": [
                "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
                "description": "The id of an audit rule, as handrail explain takes it.",
            ],
            "outcome": ["enum": ["passed", "failed", "cantTell", "inapplicable"]],
            "severity": ["enum": ["error", "warning", "note"]],
            "line": ["type": "integer", "minimum": 1],
        ],
    ]

    private static let count: JSONValue = ["type": "integer", "minimum": 0]

    private static let page: JSONValue = [
        "type": "object",
        "required": ["path", "outcomes", "findings"],
        "properties": [
            "path": ["type": "string", "minLength": 1, "description": "Relative to the audited folder."],
            "outcomes": [
                "type": "object",
                "description": "The worst outcome of each rule that was run.",
                "propertyNames": ["$ref": "#/$defs/rule"],
                "additionalProperties": ["$ref": "#/$defs/outcome"],
            ],
            "findings": ["type": "array", "items": ["$ref": "#/$defs/finding"]],
            "optOuts": [
                "type": "array", "items": ["$ref": "#/$defs/optOut"],
                "description": "Findings that a comment in the page accepts; left out where there is none.",
            ],
        ],
    ]

    private static let finding: JSONValue = [
        "type": "object",
        "required": [
            "rule", "outcome", "severity", "line", "column", "excerpt", "message", "fix", "scheme", "source",
        ],
        "properties": [
            "rule": ["$ref": "#/$defs/rule"],
            "outcome": ["enum": ["failed", "cantTell"]],
            "severity": ["$ref": "#/$defs/severity"],
            "line": ["$ref": "#/$defs/line"],
            "column": ["$ref": "#/$defs/line"],
            "excerpt": ["type": "string"],
            "message": [
                "type": "string", "minLength": 1,
                "description": "What is wrong; for cantTell the question that a person must answer.",
            ],
            "fix": ["type": "string", "minLength": 1],
            "scheme": [
                "type": ["string", "null"],
                "description":
                    "Colour schemes and media in which it is so, separated by commas; null where that does not matter.",
            ],
            "source": [
                "description": "The line of content or of a template that wrote this part of the page.",
                "oneOf": [
                    ["type": "null"],
                    [
                        "type": "object", "required": ["path", "line"],
                        "properties": ["path": ["type": "string"], "line": ["$ref": "#/$defs/line"]],
                    ],
                ],
            ],
        ],
    ]

    private static let optOut: JSONValue = [
        "type": "object",
        "required": ["rule", "line", "reason"],
        "properties": [
            "rule": ["$ref": "#/$defs/rule"], "line": ["$ref": "#/$defs/line"],
            "reason": ["type": "string", "minLength": 1],
        ],
    ]

    private static let summary: JSONValue = [
        "type": "object",
        "required": ["pages", "rules", "violations", "notes", "questions", "failedByRule", "optOuts", "baseline"],
        "properties": [
            "pages": ["$ref": "#/$defs/count"],
            "rules": ["$ref": "#/$defs/count"],
            "violations": ["$ref": "#/$defs/count"],
            "notes": ["$ref": "#/$defs/count"],
            "questions": ["$ref": "#/$defs/count"],
            "failedByRule": [
                "type": "object", "propertyNames": ["$ref": "#/$defs/rule"],
                "additionalProperties": ["$ref": "#/$defs/count"],
            ],
            "optOuts": ["$ref": "#/$defs/count"],
            "baseline": [
                "oneOf": [
                    ["type": "null"],
                    [
                        "type": "object", "required": ["accepted", "stale"],
                        "properties": [
                            "accepted": ["$ref": "#/$defs/count"],
                            "stale": [
                                "type": "array",
                                "items": [
                                    "type": "object", "required": ["fingerprint", "rule", "path"],
                                    "properties": [
                                        "fingerprint": ["type": "string", "pattern": "^[0-9a-f]{16}$"],
                                        "rule": ["type": "string"], "path": ["type": "string"],
                                    ],
                                ],
                            ],
                        ],
                    ],
                ]
            ],
        ],
    ]
}
