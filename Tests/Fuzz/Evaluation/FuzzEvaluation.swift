import Diagnostics
import Evaluation

/// Filled worksheets in every form that is read, chosen by the first byte: no crash, no hang, nothing refused without a
/// diagnostic, and what was read is written back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvaluation(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let form = bytes.first else { return 0 }
    let names = ["a.json", "a.csv", "a.html", "a.txt"]
    let file = SourceFile(path: names[Int(form) % names.count], bytes: Array(bytes.dropFirst()))
    var diagnostics = DiagnosticList()
    guard let audit = AuditReader.readAny(file, worksheet: worksheet, diagnostics: &diagnostics) else {
        precondition(diagnostics.hasErrors, "refused without an error")
        return 0
    }
    let written = JSONFormat.bytes(of: audit)
    var untold = DiagnosticList()
    let again = AuditReader.read(SourceFile(path: "b.json", bytes: written), diagnostics: &untold)
    precondition(again.map { JSONFormat.bytes(of: $0) } == written, "written and read back as something else")
    let carried = audit.carried(to: worksheet, in: file, &untold)
    if let merged = Merge.merged([audit, carried]) {
        precondition(Merge.merged([carried, audit]) == merged, "the order of merging matters")
        let report = AuditReport(audit: merged, baseline: audit, worksheet: worksheet)
        for format in AuditFormat.allCases { _ = format.bytes(of: merged, rollUp: report.rollUp) }
    }
    _ = Retest(worksheet, since: audit, in: file).audit(generatorVersion: "1")
    return 0
}

private let worksheet = Worksheet(
    site: "guide", contentVersion: "1", title: "Worksheet",
    rows: [
        WorksheetRow(
            component: "dialog.modal", componentTitle: "Modal dialog", kind: "must", group: "code",
            groupTitle: "Code review", anchor: "m4", code: "M4", text: "Focus returns to the trigger.", wcag: ["2.4.3"]),
        WorksheetRow(
            component: "dialog.modal", componentTitle: "Modal dialog", kind: "check", group: "voiceover",
            groupTitle: "VoiceOver", anchor: "k-vo1", code: "K-VO1", text: "The title is read.", wcag: ["4.1.2"]),
        WorksheetRow(
            component: "menu.basic", componentTitle: "Menu", kind: "dont", group: "code", groupTitle: "Code review",
            anchor: "d1", code: "D1", text: "Do not nest menus."),
    ])
