import Diagnostics
import Standards

/// The ways in which people and other tools write outcomes.
public enum OutcomeWords {
    private static let words: [String: EARL.Outcome] = {
        var words: [String: EARL.Outcome] = [
            "p": .passed, "ok": .passed, "yes": .passed, "pass": .passed, "passed": .passed, "✓": .passed, "+": .passed,
            "supports": .passed, "f": .failed, "ko": .failed, "no": .failed, "fail": .failed, "failed": .failed,
            "✗": .failed, "x": .failed, "-": .failed, "does not support": .failed, "violation": .failed,
            "?": .cantTell, "c": .cantTell, "cannot tell": .cantTell, "can't tell": .cantTell, "canttell": .cantTell,
            "incomplete": .cantTell, "conditional": .cantTell, "needs review": .cantTell, "n": .inapplicable,
            "na": .inapplicable, "n/a": .inapplicable, "i": .inapplicable, "inapplicable": .inapplicable,
            "not applicable": .inapplicable, "does not apply": .inapplicable, "not present": .inapplicable,
            "": .untested, "u": .untested, "nt": .untested, "untested": .untested, "not tested": .untested,
            "not checked": .untested, "not evaluated": .untested,
        ]
        for outcome in EARL.Outcome.allCases {
            words[outcome.label.lowercased()] = outcome
            words[outcome.iri.lowercased()] = outcome
            words[outcome.fullIRI.lowercased()] = outcome
            words[outcome.wcagEMLabel.lowercased()] = outcome
        }
        return words
    }()

    /// The outcome that a word means, compared without regard to case; nil for an unknown word.
    public static func outcome(_ word: String) -> EARL.Outcome? {
        words[word.trimmed.lowercased()]
    }

    /// The outcomes' own words that are nearest to one that means none.
    static func nearest(to word: String) -> [String] {
        let names = EARL.Outcome.allCases.map(\.rawValue)
        let near = NearestName.suggestions(for: word, among: names)
        return near.isEmpty ? NearestName.suggestions(for: word, among: ["pass", "fail"]) : near
    }
}

extension String {
    /// Without white space at both ends.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
