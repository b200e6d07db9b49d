import Standards

/// What the members of an audit file look like: the file's schema as data. Read by `ShapeChecker`.
indirect enum Shape: Sendable {
    case string
    /// Text of a certain form, with a name for messages.
    case form(TextForm)
    case word([String])
    case integer
    case boolean
    case array(Shape)
    case object([Field])
    /// The shape or null.
    case optional(Shape)

    struct Field: Sendable {
        var key: String
        var shape: Shape
        var isRequired = false
    }
}

/// Forms of text that the format asks for.
enum TextForm: String, Sendable {
    case uuid = "a UUID"
    case dateTime = "a date and time such as `2026-11-30T09:00:00Z`"
    case date = "a date such as `2026-11-30`"
    case key = "a key of lower-case letters, digits and `-`"
    case criterion = "the number of a success criterion of WCAG such as `2.4.3`"
    case fingerprint = "16 hexadecimal digits"
    case check = "a check such as `dialog.modal#m4`"
}

extension Shape {
    static let audit = Shape.object([
        required("format", .string), required("formatVersion", .integer), required("id", .form(.uuid)),
        required("revision", .integer), required("createdAt", .form(.dateTime)),
        required("updatedAt", .form(.dateTime)), field("exportedRevision", .optional(.integer)),
        field("generator", .object([field("name", .string), field("version", .string)])),
        required("template", template), required("audit", description), required("testers", .array(tester)),
        required("environments", .array(environment)), required("samples", .array(sample)),
        required("results", .array(result)), field("adjudications", .array(adjudication)),
        field("history", .array(event)),
    ])

    private static func field(_ key: String, _ shape: Shape) -> Field { Field(key: key, shape: shape) }
    private static func required(_ key: String, _ shape: Shape) -> Field {
        Field(key: key, shape: shape, isRequired: true)
    }

    private static let outcome = Shape.word(EARL.Outcome.allCases.map(\.rawValue))
    private static let strings = Shape.array(.string)
    private static let criteria = Shape.array(.form(.criterion))

    private static let template = Shape.object([
        required("site", .string), required("contentVersion", .string), field("contentHash", .string),
        required("checks", .integer), field("url", .string),
    ])

    private static let description = Shape.object([
        required("title", .string), required("kind", .word(["initial", "retest", "spot"])),
        required("status", .word(["draft", "complete"])),
        field(
            "baseline",
            .optional(.object([field("id", .string), field("title", .string), field("finishedOn", .string)]))),
        required(
            "subject",
            .object([
                required("name", .string), field("version", .string), field("build", .string),
                field("commit", .string), field("platform", .string), field("url", .string),
            ])),
        field(
            "standard",
            .object([field("wcag", .word(["2.0", "2.1", "2.2"])), field("level", .word(["A", "AA", "AAA"]))])),
        field("scope", scope), field("commissioner", .string), field("startedOn", .form(.date)),
        field("finishedOn", .optional(.form(.date))), field("summary", .string), field("locale", .string),
    ])

    private static let scope = Shape.object([
        field("components", strings), field("groups", strings),
        field("excluded", .array(.object([required("id", .string), required("reason", .string)]))),
    ])

    private static let tester = Shape.object([
        required("id", .form(.key)), required("name", .string), field("role", .string), field("dailyUserOf", strings),
    ])

    private static let environment = Shape.object([
        required("id", .form(.key)), required("label", .string), field("device", .string),
        field("simulator", .boolean), field("os", .string), field("osVersion", .string),
        field(
            "at",
            .array(.object([required("name", .string), field("version", .string), field("settings", .string)]))),
        field("input", .string), field("textSize", .word(DynamicTypeSize.all.map(\.label))),
        field("appearance", .word(["light", "dark"])), field("options", strings),
        field("orientation", .word(["portrait", "landscape"])), field("language", .string),
    ])

    private static let sample = Shape.object([
        required("id", .form(.key)), required("name", .string), field("path", .string), field("components", strings),
        field("kind", .word(["structured", "random", "process", "demo"])),
    ])

    private static let evidence = Shape.array(
        .object([
            required("kind", .word(["screenshot", "recording", "log", "link", "text"])), required("name", .string),
            field("alt", .string), field("href", .string), field("sha256", .string), field("size", .integer),
        ]))

    private static let finding = Shape.object([
        required("id", .string), required("title", .string), required("severity", .word(Finding.severities)),
        field("cause", .word(Finding.causes)), field("affects", strings),
        field("wcag", criteria), field("alsoIn", strings), field("expected", .string), field("actual", .string),
        field("steps", .string), field("heard", .string), field("evidence", evidence), field("ticket", .string),
        field("status", .word(Finding.statuses)),
    ])

    private static let result = Shape.object([
        required("check", .form(.check)), field("id", .string), field("code", .string), required("text", .string),
        field("fingerprint", .form(.fingerprint)), field("component", .string), field("group", .string),
        field("wcag", criteria), field("sample", .optional(.string)), field("environment", .optional(.string)),
        field("tester", .optional(.string)), required("outcome", outcome),
        field("mode", .word(["manual", "semiAuto", "automatic"])), field("note", .string), field("heard", .string),
        field("findings", .array(finding)), field("evidence", evidence), required("at", .form(.dateTime)),
        field(
            "carriedFrom",
            .optional(.object([field("audit", .string), field("at", .string), field("outcome", outcome)]))),
        field("state", .word(AuditResult.states)), field("howToTest", strings),
        field("href", .string),
    ])

    private static let adjudication = Shape.object([
        required("check", .form(.check)), field("sample", .optional(.string)), field("environment", .optional(.string)),
        required("outcome", outcome), required("by", .string), required("at", .form(.dateTime)),
        field("reason", .string),
    ])

    private static let event = Shape.object([
        required("at", .form(.dateTime)),
        required("what", .word(["created", "imported", "merged", "template-updated", "migrated", "exported"])),
        field("detail", .string),
    ])
}
