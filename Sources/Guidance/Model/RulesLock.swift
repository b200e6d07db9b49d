/// The codes that were ever given, with the wording they stood for: `content/rules.lock`.
///
/// Invariant: within one entry, kind and group a number stands for one requirement for ever; removed ones stay as
/// tombstones, so that no number is given twice.
public struct RulesLock: Sendable, Hashable {
    public struct Record: Sendable, Hashable {
        public var code: RequirementCode
        /// The wording when the lock was written: plain text, single spaces.
        public var text: String
        public var authorAnchor: String?
        public var isRemoved: Bool

        public init(code: RequirementCode, text: String, authorAnchor: String? = nil, isRemoved: Bool = false) {
            self.code = code
            self.text = text
            self.authorAnchor = authorAnchor
            self.isRemoved = isRemoved
        }
    }

    /// Records by entry: the name, with its stack in front when it has one (`ios/swiftui:dialog.modal`).
    public var records: [String: [Record]] = [:]
    /// Titles of check groups by entry and code, so that a derived code stays with its group.
    public var groups: [String: [String: String]] = [:]

    public init() {}
}
