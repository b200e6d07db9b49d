import Diagnostics

/// Don'ts that only negate a must, and musts that hedge.
enum WordingCheck {
    /// A don't that shares this much of its words with a must says the same.
    private static let same = 0.8
    private static let hedges = [
        "should", "try to", "if possible", "where possible", "when possible", "if you can", "ideally", "consider",
        "as far as possible", "preferably",
    ]
    private static let negations = ["do not", "don’t", "don't", "never", "avoid"]

    static func report(_ entry: Entry, _ catalog: Catalog, _ diagnostics: inout DiagnosticList) {
        let requirements = catalog.requirements(of: entry)
        let musts = requirements.filter { $0.kind == .must }
        for must in musts {
            guard let hedge = hedge(in: must.text) else { continue }
            diagnostics.report(
                GuidanceCodes.hedgingMust, "this must says “\(hedge)”", at: must.span,
                help: "say when it holds, or move it to *Customizable*")
        }
        let donts = requirements.filter { $0.kind == .dont }
        guard musts.count * donts.count <= 40_000 else { return }
        let mustWords = musts.map { WordOverlap($0.text) }
        for dont in donts {
            let words = WordOverlap(withoutNegation(dont.text))
            guard let index = mustWords.firstIndex(where: { $0.score(words) >= same }) else { continue }
            diagnostics.report(
                GuidanceCodes.negatedMust, "this says again what \(musts[index].code) says", at: dont.span,
                related: [.init("\(musts[index].code) stands here", at: musts[index].span)])
        }
    }

    private static func hedge(in text: String) -> String? {
        let words = " " + Wording.heading(text) + " "
        return hedges.first { Wording.contains(words, " \($0) ") }
    }

    private static func withoutNegation(_ text: String) -> String {
        let lower = text.lowercased()
        for negation in negations where lower.hasPrefix(negation) { return String(text.dropFirst(negation.count)) }
        return text
    }
}
