import Standards

/// What an audit found, check by check, and summed over components, groups and criteria.
///
/// Outcomes roll up as failed > cantTell > untested > passed > inapplicable, from answers to a check and from checks to
/// everything above. Counts are always out of the checks in scope.
public struct RollUp: Sendable {
    /// One check with the outcome that counts for it.
    public struct Check: Sendable, Hashable {
        /// `dialog.modal#m4`
        public var id: String
        /// The printed code.
        public var code: String
        /// The wording: the worksheet's, or else the one that was tested.
        public var text: String
        /// The document that the check stands in.
        public var component: String
        /// `must`, `dont`, `check`, `rule` or `pitfall`.
        public var kind: String
        /// The group in which it is tested.
        public var group: String
        /// Numbers of success criteria.
        public var wcag: [String]
        /// The platforms that it is for; empty for all, and where only an audit tells of it.
        public var platforms: [String] = []
        /// What counts for the check.
        public var outcome: EARL.Outcome
        /// Every answer, the blank row where there is none.
        public var answers: [AuditResult]
        /// Where testers disagree about it.
        public var conflicts: [Conflict]

        /// The problems of all answers.
        public var findings: [Finding] { answers.flatMap(\.findings) }
        /// Those that have not been fixed.
        public var openFindings: [Finding] {
            answers.flatMap { answer in answer.findings.filter { !answer.hasFixed($0) } }
        }
        /// Numbers of the check's success criteria and of those that its open findings name besides.
        public var concernedCriteria: [String] {
            var seen = Set<String>()
            return (wcag + openFindings.flatMap(\.wcag)).filter { seen.insert($0).inserted }
        }
    }

    /// The checks in scope: in the order of the worksheet, or else in the order of the results.
    public let checks: [Check]
    /// Answers whose check is not in the worksheet.
    public let orphans: [AuditResult]

    /// - Parameter worksheet: the checks in scope; without one, those that the audit has results for.
    ///
    /// Complexity: O(n log n) in the number of results.
    public init(_ audit: AuditFile, worksheet: Worksheet? = nil) {
        let answers = Dictionary(grouping: audit.results, by: \.id)
        func check(_ id: String, _ answers: [AuditResult], row: WorksheetRow?) -> Check {
            let judgements = audit.judgements(of: answers)
            let first = answers.first
            return Check(
                id: id, code: row?.printedCode ?? first?.code ?? id, text: row?.text ?? first?.text ?? "",
                component: row?.component ?? first?.component ?? "", kind: row?.kind ?? first?.kind ?? "",
                group: row?.group ?? first?.group ?? "", wcag: row?.wcag ?? first?.wcag ?? [],
                platforms: row?.platforms ?? [],
                outcome: EARL.Outcome.rolledUp(judgements.map(\.outcome)) ?? .untested, answers: answers,
                conflicts: judgements.compactMap(\.conflict))
        }
        if let worksheet {
            let known = Set(worksheet.rows.map(\.id))
            checks = worksheet.rows.map { check($0.id, answers[$0.id] ?? [], row: $0) }
            orphans = audit.results.filter { !known.contains($0.id) }
        } else {
            var seen = Set<String>()
            let ids = audit.results.map(\.id).filter { seen.insert($0).inserted }
            checks = ids.map { check($0, answers[$0] ?? [], row: nil) }
            orphans = []
        }
    }

    /// All checks as one.
    public var total: Tally { Tally(name: "", title: "", checks: checks) }

    /// One for each component, in the order of the checks.
    public var byComponent: [Tally] { tallies(inOrder: checks.map(\.component), \.component) }
    /// One for each group, in the order of the checks.
    public var byGroup: [Tally] {
        tallies(inOrder: checks.map(\.group), \.group).map { tally in
            var tally = tally
            tally.title = AuditGroup.group(id: tally.name)?.title ?? tally.name
            return tally
        }
    }

    /// One for each success criterion of a version of WCAG up to a level, also for those that no check covers; and for
    /// those beyond that a check is about all the same.
    public func byCriterion(upTo level: ConformanceLevel, version: String = WCAG.version) -> [Tally] {
        let concerned = Set(checks.flatMap(\.concernedCriteria))
        return tallies(
            of: WCAG.criteria.filter { criterion in
                criterion.isAskedFor(upTo: level, version: version) || concerned.contains(criterion.number)
            }.map { ($0.number, $0.name, [$0.number]) })
    }

    /// One for each clause of EN 301 549: of clause 11 for apps, of clause 9 for the web.
    public func byEN301549Clause(forWeb: Bool) -> [Tally] {
        tallies(
            of: WCAG.criteria.compactMap { criterion in
                guard let clauses = EN301549.clauses(for: criterion.number) else { return nil }
                guard let clause = forWeb ? clauses.web : clauses.softwareOpen else { return nil }
                return (clause, criterion.name, [criterion.number])
            })
    }

    /// One for each provision of Section 508 that asks for success criteria, for software or for the web.
    public func bySection508Provision(forWeb: Bool) -> [Tally] {
        var criteria: [String: [String]] = [:]
        for criterion in WCAG.criteria {
            guard let provisions = Section508.provisions(for: criterion.number) else { continue }
            for provision in forWeb ? provisions.web : provisions.software {
                criteria[provision, default: []].append(criterion.number)
            }
        }
        return tallies(of: criteria.sorted { $0.key < $1.key }.map { ($0.key, Section508.wcagBasis, $0.value) })
    }

    private func tallies(inOrder names: [String], _ name: (Check) -> String) -> [Tally] {
        let grouped = Dictionary(grouping: checks, by: name)
        var seen = Set<String>()
        return names.filter { seen.insert($0).inserted }.map { Tally(name: $0, title: $0, checks: grouped[$0] ?? []) }
    }

    private func tallies(of rows: [(name: String, title: String, criteria: [String])]) -> [Tally] {
        var covering: [String: [Check]] = [:]
        for check in checks {
            for criterion in check.concernedCriteria { covering[criterion, default: []].append(check) }
        }
        return rows.map { row in
            var seen = Set<String>()
            let checks = row.criteria.flatMap { covering[$0] ?? [] }.filter { seen.insert($0.id).inserted }
            return Tally(name: row.name, title: row.title, checks: checks)
        }
    }
}

extension SuccessCriterion {
    /// Whether a standard asks for it: WCAG 2.0, 2.1 or 2.2, up to a level. 4.1.1 is no longer asked for by 2.2.
    func isAskedFor(upTo level: ConformanceLevel, version: String) -> Bool {
        self.level <= level && introducedIn <= version && (!isObsolete || version < "2.2")
    }
}

extension AuditResult {
    /// Whether a problem is gone: somebody said so, or the check was tested again and does not fail any more.
    public func hasFixed(_ finding: Finding) -> Bool {
        if finding.status == "fixed" { return true }
        let earlier = carriedFrom?.string("outcome")
        return finding.status == "open" && (outcome == .passed || outcome == .inapplicable)
            && (earlier == EARL.Outcome.failed.rawValue || earlier == EARL.Outcome.cantTell.rawValue)
    }
}

/// Checks counted by outcome.
public struct Tally: Sendable, Hashable {
    /// What the checks have in common: a component's or group's id, the number of a criterion or clause.
    public var name: String
    /// For readers.
    public var title: String
    /// The checks that are counted.
    public let checks: [RollUp.Check]

    /// How many checks came to this outcome.
    public func count(_ outcome: EARL.Outcome) -> Int { checks.count { $0.outcome == outcome } }
    /// How many checks there are.
    public var total: Int { checks.count }

    /// Nil when no check is in scope.
    public var outcome: EARL.Outcome? { EARL.Outcome.rolledUp(checks.map(\.outcome)) }

    /// What may be said. It never claims conformance: a worksheet holds some checks, not all there could be.
    public var verdict: String {
        switch outcome {
        case nil: "Not covered by this worksheet"
        case .failed: "Failures found"
        case .cantTell, .untested: "Incomplete"
        case .passed, .inapplicable: "No failures found in \(total) \(total == 1 ? "check" : "checks")"
        }
    }
}
