import Diagnostics

/// Don'ts that only negate a must, and musts that hedge.
enum WordingCheck {
    /// A don't that shares this much of its words with a must says the same.
    private static let same = 0.8
    private static let hedges = [
        "should", "try to", "if possible", "where possible", "when possible", "if you can", "ideally", "consider",
        "as far as possible", "preferably", "wherever possible", "whenever possible", "where appropriate",
        "when appropriate", "as appropriate", "where practical", "where feasible", "if feasible", "recommended to",
    ]
    private static let negations = ["do not", "don’t", "don't", "never", "must not", "avoid"]
    /// "Do not forget to return focus" and "do not leave the sheet without a title" ask for what they name.
    private static let omissions = [
        "forget to", "fail to", "neglect to", "omit to", "skip", "omit", "forget", "leave out", "leaving out",
        "skipping",
        "omitting", "forgetting to",
    ]
    private static let withouts: Set<String> = ["leave", "leaving", "ship", "present", "show", "use", "without", "any"]

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
            let words = wordings(of: dont.text).map { WordOverlap($0) }
            guard let index = mustWords.firstIndex(where: { must in words.contains { must.score($0) >= same } })
            else { continue }
            diagnostics.report(
                GuidanceCodes.negatedMust, "this says again what \(musts[index].code) says", at: dont.span,
                related: [.init("\(musts[index].code) stands here", at: musts[index].span)])
        }
    }

    private static func hedge(in text: String) -> String? {
        let words = " " + Wording.heading(text) + " "
        return hedges.first { Wording.contains(words, " \($0) ") }
    }

    /// What a don't would ask for if it were a must: without its negation, and where it warns of leaving something out,
    /// what that is.
    private static func wordings(of text: String) -> [String] {
        let lower = text.lowercased()
        guard let negation = negations.first(where: { lower.hasPrefix($0 + " ") }) else { return [text] }
        let rest = String(lower.dropFirst(negation.count).drop { $0 == " " })
        var found = [rest]
        if let omission = omissions.first(where: { rest.hasPrefix($0 + " ") }) {
            found.append(String(rest.dropFirst(omission.count)))
        }
        let words = Wording.heading(rest).split(separator: " ").map(String.init)
        if words.contains("without") {
            found.append((["with"] + words.filter { !withouts.contains($0) }).joined(separator: " "))
        }
        return found
    }
}
