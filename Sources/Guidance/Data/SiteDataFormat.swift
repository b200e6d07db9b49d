import Diagnostics
import YAML

extension SiteData {
    /// The text of `data/site.json` as a value.
    public var document: JSONValue {
        guard case .object(let members) = json else { return json }
        return .object(
            [
                .init("$schema", .string(SiteData.schemaName)), .init("format", .string(SiteData.format)),
                .init("formatVersion", .int(SiteData.formatVersion)),
            ] + members)
    }

    /// Reads `data/site.json`; nil, with a diagnostic that says where, for a damaged or newer file.
    public init?(reading file: SourceFile, diagnostics: inout DiagnosticList) {
        guard let root = JSONParser.parse(file, code: GuidanceCodes.snapshotFormat, diagnostics: &diagnostics) else {
            return nil
        }
        func refuse(_ message: String, _ range: Range<Int>, help: String? = nil) {
            diagnostics.report(GuidanceCodes.snapshotFormat, message, at: file.span(range), help: help)
        }
        guard root["format"]?.string == SiteData.format else {
            refuse("this is no site.json of Handrail", root.range, help: "expected `data/site.json` of a built site")
            return nil
        }
        guard let version = root["formatVersion"]?.int, version <= SiteData.formatVersion else {
            refuse(
                "this file has a newer format than this Handrail reads", (root["formatVersion"] ?? root).range,
                help: "expected format version \(SiteData.formatVersion) or less")
            return nil
        }
        do {
            try self.init(root)
        } catch {
            refuse(error.message, error.range)
            return nil
        }
    }

    /// The JSON Schema of `data/site.json` (draft 2020-12), published beside it.
    public static var schemaDocument: JSONValue {
        guard case .object(let site) = SiteData.schema else { return .null }
        let definitions: [JSONValue.Member] = [
            definition(Named.self), definition(Status.self), definition(Document.self), definition(Heading.self),
            definition(Group.self),
            definition(Rule.self), definition(Place.self), definition(Citation.self), definition(Change.self),
            definition(Criterion.self), definition(Interface.self), definition(Unwritten.self),
            definition(CoverageOfDocument.self), definition(Pair.self), definition(Review.self),
            definition(Definition.self), definition(ExternalLink.self),
        ]
        let head: [JSONValue.Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("title", "Data of a site made by Handrail"),
            .init("description", "Every document and every rule of the site. Members that are empty are left out."),
        ]
        let constants: [JSONValue.Member] = [
            .init("$schema", ["type": "string"]), .init("format", ["const": .string(SiteData.format)]),
            .init("formatVersion", ["const": .int(SiteData.formatVersion)]),
        ]
        let members = site.map { member -> JSONValue.Member in
            switch (member.key, member.value) {
            case ("properties", .object(let properties)): .init("properties", .object(constants + properties))
            case ("required", .array(let names)): .init("required", .array(["format", "formatVersion"] + names))
            default: member
            }
        }
        return .object(head + members + [.init("$defs", .object(definitions))])
    }

    private static func definition<Record: DataRecord>(_ record: Record.Type) -> JSONValue.Member {
        .init(record.name, record.schema)
    }
}

extension JSONValue {
    /// A value of YAML's core schema. Numbers that JSON cannot write become their text.
    public init(_ node: Node) {
        switch node.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .float(let value):
            if !value.isFinite {
                self = .string(String(value))
            } else if value == value.rounded(), abs(value) < 1e15 {
                self = .int(Int(value))
            } else {
                self = .double(value)
            }
        case .string(let text): self = .string(text)
        case .sequence(let items): self = .array(items.map { JSONValue($0) })
        case .mapping(let mapping): self = .object(mapping.entries.map { Member($0.key, JSONValue($0.value)) })
        }
    }
}
