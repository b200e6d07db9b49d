import Diagnostics

/// Musts that no check tests, and checks that test no must.
enum CoverageCheck {
    static func report(_ coverage: Coverage, _ catalog: Catalog, _ diagnostics: inout DiagnosticList) {
        let entry = catalog[coverage.entry]
        let kinds = entry.requirements.map { catalog[$0].kind }
        if !kinds.contains(.check) {
            let musts = kinds.count { $0 == .must }
            diagnostics.report(
                GuidanceCodes.mustWithoutCheck,
                "`\(entry.name)` has \(musts) \(musts == 1 ? "must" : "musts") and no acceptance check", at: entry.span)
            return
        }
        for id in coverage.mustsWithoutCheck {
            diagnostics.report(
                GuidanceCodes.mustWithoutCheck, "no acceptance check tests \(catalog[id].code) of `\(entry.name)`",
                at: catalog[id].span)
        }
        guard kinds.contains(where: { [.must, .dont, .rule].contains($0) }) else { return }
        for id in coverage.checksWithoutMust {
            diagnostics.report(
                GuidanceCodes.checkWithoutMust, "\(catalog[id].code) of `\(entry.name)` tests nothing that is required",
                at: catalog[id].span)
        }
    }
}
