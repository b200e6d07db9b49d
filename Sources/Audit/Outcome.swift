/// What a rule says about one target, or about a page: the words of EARL and of the ACT Rules Format.
///
/// Ordered from the best to the worst, so that the outcome of a page is the maximum over its targets.
public enum Outcome: String, Sendable, Hashable, Comparable, CaseIterable {
    /// There is nothing on the page that the rule judges.
    case inapplicable
    case passed
    /// A person has to decide; the finding carries the question.
    case cantTell
    case failed

    public static func < (left: Outcome, right: Outcome) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .inapplicable: 0
        case .passed: 1
        case .cantTell: 2
        case .failed: 3
        }
    }
}
