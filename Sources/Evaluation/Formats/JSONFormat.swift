import Diagnostics

/// Audit files as JSON.
public enum JSONFormat {
    /// UTF-8 with one member a line; a line feed at the end.
    public static func bytes(of audit: AuditFile) -> [UInt8] {
        audit.object.value.serializedBytes(pretty: true)
    }
}
