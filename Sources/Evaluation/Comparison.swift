import Standards

/// What changed between a baseline and a later audit, check by check.
public struct Comparison: Sendable {
    /// What became of one check.
    public enum Change: String, Sendable, Hashable, CaseIterable {
        /// Failed, and passes or does not apply now.
        case fixed
        /// Passed or did not apply, and fails now.
        case regressed
        /// Failed, and still does.
        case stillFailing
        /// Was not tested, was not listed or could not be told, and fails now.
        case newlyFailing
        /// Was not tested or not listed, and is tested now, without a failure.
        case newlyTested
        /// Was tested, and has not been tested again.
        case notRetested
        /// The check did not exist when the baseline was made.
        case checkIsNew
        /// The check is no longer in the worksheet.
        case checkWasRemoved
        case unchanged

        /// For readers.
        public var label: String {
            switch self {
            case .fixed: "Fixed"
            case .regressed: "Regressed"
            case .stillFailing: "Still failing"
            case .newlyFailing: "Newly failing"
            case .newlyTested: "Newly tested"
            case .notRetested: "Not tested again"
            case .checkIsNew: "Rule is new"
            case .checkWasRemoved: "Rule was removed"
            case .unchanged: "Unchanged"
            }
        }
    }

    /// One check, then and now.
    public struct Entry: Sendable, Hashable {
        /// `dialog.modal#m4`
        public var id: String
        /// The printed code.
        public var code: String
        /// What became of it.
        public var change: Change
        /// Nil where the check is missing on that side.
        public var before: EARL.Outcome?
        /// The outcome now.
        public var after: EARL.Outcome?
        /// The wording differs from the one that the baseline tested.
        public var isReworded: Bool
        /// The wording that the baseline tested.
        public var textBefore: String
        /// The wording of now.
        public var text: String
        /// Findings of the baseline that the later audit does not list any more, and those that it has as new.
        public var closedFindings: [String]
        /// Findings that the baseline does not list.
        public var newFindings: [String]
    }

    /// In the order of the later audit, then what only the baseline has.
    public let entries: [Entry]

    /// - Parameters:
    ///   - isNew: whether a check that the baseline does not list did not exist then; else it was only not listed.
    ///   - isRemoved: whether a check that the later audit does not list exists no more; else it was only not tested
    ///     again.
    ///
    /// Complexity: O(n) in the number of checks.
    public init(
        baseline: RollUp, current: RollUp, isNew: (RollUp.Check) -> Bool = { _ in true },
        isRemoved: (RollUp.Check) -> Bool = { _ in true }
    ) {
        let earlier = Dictionary(baseline.checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let later = Set(current.checks.map(\.id))
        var entries = current.checks.map { check in
            let before = earlier[check.id]
            let change = before == nil && isNew(check) ? .checkIsNew : Comparison.change(before?.outcome, check.outcome)
            return Comparison.entry(before: before, after: check, change)
        }
        for check in baseline.checks where !later.contains(check.id) {
            let change: Change =
                isRemoved(check) ? .checkWasRemoved : check.outcome == .untested ? .unchanged : .notRetested
            entries.append(Comparison.entry(before: check, after: nil, change))
        }
        self.entries = entries
    }

    /// How many checks changed in this way.
    public func count(_ change: Change) -> Int { entries.count { $0.change == change } }
    /// How many checks were reworded.
    public var rewordedCount: Int { entries.count { $0.isReworded } }

    private static func entry(before: RollUp.Check?, after: RollUp.Check?, _ change: Change) -> Entry {
        let textBefore = before.map { $0.answers.first { $0.isGiven }?.text ?? $0.text } ?? ""
        let isReworded =
            before != nil && after != nil && Fingerprint.of(textBefore) != Fingerprint.of(after?.text ?? "")
        let findingsBefore = before?.openFindings.map(\.id) ?? []
        let findingsAfter = after?.openFindings.map(\.id) ?? []
        return Entry(
            id: after?.id ?? before?.id ?? "", code: after?.code ?? before?.code ?? "",
            change: change, before: before?.outcome, after: after?.outcome,
            isReworded: isReworded, textBefore: textBefore, text: after?.text ?? "",
            closedFindings: after == nil ? [] : findingsBefore.filter { !findingsAfter.contains($0) },
            newFindings: findingsAfter.filter { !findingsBefore.contains($0) })
    }

    /// - Parameter before: nil for a check that the baseline does not list, which counts as not tested.
    private static func change(_ before: EARL.Outcome?, _ after: EARL.Outcome) -> Change {
        switch (before ?? .untested, after) {
        case (.failed, .failed): .stillFailing
        case (.failed, .passed), (.failed, .inapplicable): .fixed
        case (.passed, .failed), (.inapplicable, .failed): .regressed
        case (_, .failed): .newlyFailing
        case (.untested, .untested): .unchanged
        case (_, .untested): .notRetested
        case (.untested, _): .newlyTested
        default: .unchanged
        }
    }
}
