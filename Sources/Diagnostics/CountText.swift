/// Numbers with what they count, for messages: `1 page`, `2 pages`.
public enum CountText {
    /// - Parameter plural: where that is not the noun with an `s`.
    public static func of(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}
