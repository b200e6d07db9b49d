extension Language {
    /// Text that is only escaped.
    static let plain = Language("plain", aliases: ["text", "txt", "plaintext", "none"], scan: { _ in })
}
