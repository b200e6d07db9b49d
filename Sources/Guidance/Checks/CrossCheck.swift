import Diagnostics
import Parallelism

extension Catalog {
    /// What a good editor would ask about the whole. Each question is a diagnostic of its own that can be switched off.
    func crossCheck(
        _ drafts: [EntryDraft], jobs: Int, memory: inout DocumentMemory, diagnostics: inout DiagnosticList
    ) async {
        for coverage in coverage { CoverageCheck.report(coverage, self, &diagnostics) }
        let known = memory.linked
        let lists = await Parallel.map(entries, jobs: jobs) { entry in
            let own = known[entry.id.index].checks ?? ownChecks(of: entry)
            var all = own
            RedirectCheck.report(entry, self, &all)
            return (own: own, all: all)
        }
        for (index, list) in lists.enumerated() {
            memory.linked[index].checks = list.own
            diagnostics.append(contentsOf: list.all)
        }
        RedirectCheck.reportCycles(drafts, self, &diagnostics)
        reportStale(drafts, &diagnostics)
        reportAliases(drafts, &diagnostics)
        reportWrittenPlans(&diagnostics)
        ContradictionCheck(self).report(&diagnostics)
    }

    /// Questions that an entry answers alone.
    private func ownChecks(of entry: Entry) -> DiagnosticList {
        var diagnostics = DiagnosticList()
        WordingCheck.report(entry, self, &diagnostics)
        SampleCheck.report(entry, &diagnostics)
        if entry.ruleSet == nil { HeadingCheck.report(entry, &diagnostics) }
        return diagnostics
    }

    private func reportStale(_ drafts: [EntryDraft], _ diagnostics: inout DiagnosticList) {
        for freshness in freshness where freshness.isStale {
            guard let due = freshness.due, let reviewed = freshness.reviewed else { continue }
            diagnostics.report(
                GuidanceCodes.staleReview,
                "`\(self[freshness.entry].name)` was reviewed in \(reviewed.text) and due for review in \(due.text)",
                at: drafts[freshness.entry.index].reviewedSpan ?? self[freshness.entry].span)
        }
    }

    private func reportAliases(_ drafts: [EntryDraft], _ diagnostics: inout DiagnosticList) {
        var first: [String: (entry: Entry, span: SourceSpan)] = [:]
        for (entry, draft) in zip(entries, drafts) where !entry.isDeprecated {
            var own = Set<String>()
            for alias in draft.aliases {
                let words = Wording.normalized(alias.text).lowercased()
                let key = "\(entry.stack ?? "")\n\(words)"
                let span = entry.file.span(alias.range)
                guard own.insert(words).inserted else { continue }
                if let other = first[key] {
                    diagnostics.report(
                        GuidanceCodes.repeatedAlias,
                        "`\(entry.name)` and `\(other.entry.name)` both claim the alias “\(alias.text)”", at: span,
                        related: [.init("it stands here first", at: other.span)])
                } else {
                    first[key] = (entry, span)
                }
            }
        }
    }

    private func reportWrittenPlans(_ diagnostics: inout DiagnosticList) {
        for name in settings.planned.sorted() where entriesByID[name] != nil {
            diagnostics.report(
                GuidanceCodes.plannedReference, "`\(name)` is listed as planned, but it is written",
                at: settings.file?.span(settings.plannedPlaces[name] ?? 0..<0), help: "remove it from `planned:`")
        }
    }
}
