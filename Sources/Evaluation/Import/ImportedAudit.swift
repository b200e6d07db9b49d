import Diagnostics

/// The parts of an audit file that a table or another tool's report does not tell.
enum ImportedAudit {
    /// A UUID of version 8 (RFC 9562 5.8) made from a name, so that reading a file again gives the same audit.
    static func identifier(of name: String) -> String {
        var hash = FNV1a()
        hash.combine(name)
        let digits = hash.hexadecimal
        return "\(digits.prefix(8))-\(digits.dropFirst(8).prefix(4))-8000-8000-\(digits.suffix(12))"
    }

    static func header(id: String, title: String, subject: JSONObject, checks: Int) -> JSONObject {
        JSONObject([
            .init("format", .string(AuditFile.format)), .init("formatVersion", .int(AuditFile.formatVersion)),
            .init("id", .string(id)), .init("revision", 0), .init("createdAt", .string(Worksheet.never)),
            .init("updatedAt", .string(Worksheet.never)),
            .init("template", ["site": "", "contentVersion": "", "checks": .int(checks)]),
            .init(
                "audit",
                ["title": .string(title), "kind": "initial", "status": "draft", "subject": subject.value]),
        ])
    }
}
