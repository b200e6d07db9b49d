/// The custom properties of an element, shared with all descendants that set none of their own.
final class CustomProperties: Sendable {
    /// The computed values as text; a name that is missing has the guaranteed-invalid value.
    let values: [String: [UInt8]]
    /// Names whose value a browser might not agree with.
    let uncertain: Set<String>

    init(values: [String: [UInt8]] = [:], uncertain: Set<String> = []) {
        self.values = values
        self.uncertain = uncertain
    }

    static let empty = CustomProperties()

    func value(_ name: String) -> [UInt8]? { values[name] }
}
