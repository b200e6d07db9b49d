import Diagnostics
import Standards

/// Testers who came to different outcomes for the same check, sample and environment.
public struct Conflict: Sendable, Hashable {
    /// What identifies the check: `dialog.modal#m4`.
    public var check: String
    /// The id of the sample, where one is named.
    public var sample: String?
    /// The id of the environment, where one is named.
    public var environment: String?
    /// The answers that were given, by tester.
    public var answers: [AuditResult]
    /// The judgement that settles it, where there is one.
    public var adjudication: Adjudication?

    /// What counts: the judgement, or else the worst of the answers.
    public var outcome: EARL.Outcome {
        adjudication?.outcome ?? EARL.Outcome.rolledUp(answers.map(\.outcome)) ?? .untested
    }
}

/// The answers to one check in one sample and environment, as one outcome.
struct Judgement {
    var answers: [AuditResult]
    var conflict: Conflict?
    var outcome: EARL.Outcome
}

extension AuditFile {
    /// All disagreements, in order of check, sample and environment. Answers that were not given do not disagree.
    public var conflicts: [Conflict] {
        Dictionary(grouping: results, by: \.id).sorted { $0.key < $1.key }
            .flatMap { judgements(of: $0.value).compactMap(\.conflict) }
    }

    /// The answers of one check, joined by sample and environment. Complexity: O(n log n).
    func judgements(of answers: [AuditResult]) -> [Judgement] {
        struct Place: Hashable, Comparable {
            var sample: String
            var environment: String
            static func < (left: Place, right: Place) -> Bool {
                (left.sample, left.environment) < (right.sample, right.environment)
            }
        }
        // A row of the blank worksheet does not count beside an answer.
        let given = answers.filter(\.isGiven)
        let grouped = Dictionary(grouping: given.isEmpty ? answers : given) { answer in
            Place(sample: answer.sample ?? "", environment: answer.environment ?? "")
        }
        return grouped.sorted { $0.key < $1.key }.map { _, answers in
            let tested = answers.filter { $0.outcome != .untested }
            let adjudication = adjudications.filter { $0.settles(answers) }.max { left, right in
                Timestamp.isEarlier(Timestamp(left.at), Timestamp(right.at)) ?? (left.by < right.by)
            }
            var conflict: Conflict?
            if Set(tested.map(\.outcome)).count > 1, Set(tested.map(\.tester)).count > 1, let first = tested.first {
                conflict = Conflict(
                    check: first.id, sample: first.sample, environment: first.environment, answers: tested,
                    adjudication: adjudication)
            }
            let outcome =
                adjudication?.outcome ?? EARL.Outcome.rolledUp((tested.isEmpty ? answers : tested).map(\.outcome))
            return Judgement(answers: answers, conflict: conflict, outcome: outcome ?? .untested)
        }
    }

    /// A warning for each disagreement that nobody has settled.
    ///
    /// - Parameter places: the answers' places in the files that were merged, in their order.
    public func reportConflicts(
        in file: SourceFile, places: [AnswerPlaces] = [], _ diagnostics: inout DiagnosticList
    ) {
        for conflict in conflicts where conflict.adjudication == nil {
            let answers = conflict.answers.map { answer in
                "\(name(ofTester: answer.tester)): \(answer.outcome.rawValue)"
            }
            diagnostics.report(
                EvaluationCodes.conflict,
                "testers disagree about `\(conflict.answers.first.map(\.readableCode) ?? conflict.check)`\(place(of: conflict)) (\(answers.joined(separator: ", ")))",
                at: file.whole,
                help: "`\(conflict.outcome.rawValue)` counts until it is settled by an entry in `adjudications`",
                related: conflict.answers.compactMap { answer in
                    places.lazy.compactMap { $0.place(of: answer, in: self) }.first.map { place in
                        Diagnostic.Related("\(name(ofTester: answer.tester)): \(answer.outcome.rawValue)", at: place)
                    }
                })
        }
    }
}

extension AuditFile {
    private func name(ofTester id: String?) -> String {
        let name = tester(id)?.name ?? id ?? ""
        return name.isEmpty ? "somebody without a name" : name
    }

    /// ` in License sheet, iPhone`; empty where neither is named.
    private func place(of conflict: Conflict) -> String {
        let names = [
            conflict.sample.map { sample($0)?.name ?? $0 }, conflict.environment.map { environment($0)?.label ?? $0 },
        ].compactMap { $0 }.filter { !$0.isEmpty }
        return names.isEmpty ? "" : " in " + names.joined(separator: ", ")
    }
}

extension AuditResult {
    /// What a sheet on paper calls the check, with its component: `dialog.modal M4`.
    var readableCode: String { code.contains(" ") ? code : code.isEmpty ? id : "\(component) \(code)" }

    /// Whether somebody answered, rather than that the row stands there from the blank worksheet.
    public var isGiven: Bool { outcome != .untested || tester != nil || at != Worksheet.never && !at.isEmpty }
}

extension Adjudication {
    func settles(_ answers: [AuditResult]) -> Bool {
        guard let first = answers.first, outcome != nil, check == first.id else { return false }
        return (sample == nil || sample == first.sample) && (environment == nil || environment == first.environment)
    }
}
