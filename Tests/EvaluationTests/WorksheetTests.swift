import Diagnostics
import Testing

@testable import Evaluation

@Suite("Worksheets")
struct WorksheetTests {
    static let worksheet = Worksheet(
        site: "guide", contentVersion: "2026-11-30", title: "Audit worksheet",
        rows: [
            WorksheetRow(
                component: "dialog.modal", componentTitle: "Modal dialog", kind: "must", group: "code",
                groupTitle: "Code review", anchor: "m4", code: "M4", text: "Focus returns to the trigger.",
                wcag: ["2.4.3"], platforms: ["iOS"], href: "../components/dialog-modal.html#m4"),
            WorksheetRow(
                component: "dialog.modal", componentTitle: "Modal dialog", kind: "check", group: "voiceover",
                groupTitle: "VoiceOver", anchor: "k-vo1", code: "K-VO1", text: "=The *title* is read, \"first\".",
                howToTest: ["Swipe right with one finger"], wcag: ["1.3.1", "4.1.2"]),
            WorksheetRow(
                component: "menu.basic", componentTitle: "Menu", kind: "dont", group: "code",
                groupTitle: "Code review", anchor: "d1", code: "D1", text: "Do not nest menus."),
        ])

    @Test func `a row has its three names`() {
        let row = Self.worksheet.rows[0]
        #expect(row.id == "dialog.modal#m4")
        #expect(row.printedCode == "dialog.modal M4")
        #expect(row.check == "dialog.modal/must/code/m4")
        for name in [row.id, row.printedCode, row.check] { #expect(CheckName.id(of: name) == row.id) }
    }

    @Test func `case, punctuation and spacing do not change a fingerprint`() {
        #expect(Fingerprint.of("Focus returns, to the trigger.") == Fingerprint.of("focus  returns to the Trigger"))
        #expect(Fingerprint.of("Focus returns") != Fingerprint.of("Focus return"))
        #expect(Fingerprint.of("").count == 16)
    }

    @Test func `a worksheet is narrowed by component, platform and group`() {
        #expect(Self.worksheet.scoped(components: ["menu.basic"]).rows.map(\.anchor) == ["d1"])
        #expect(Self.worksheet.scoped(groups: ["code"]).rows.map(\.anchor) == ["m4", "d1"])
        #expect(Self.worksheet.scoped(platforms: ["web"]).rows.map(\.anchor) == ["k-vo1", "d1"])
    }

    @Test func `the CSV has the columns of the format, and cells that could run are defused`() {
        let text = String(
            decoding: CSVFormat.bytes(of: Self.worksheet.blankAudit(generatorVersion: "1")), as: UTF8.self)
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5 && lines[4].isEmpty)
        #expect(lines[0] == "\u{FEFF}" + CSVFormat.columns.joined(separator: ","))
        #expect(
            lines[1].contains(
                "dialog.modal,must,code,dialog.modal M4,dialog.modal#m4,Focus returns to the trigger.,2.4.3,A,11.2.4.3,"
            ))
        #expect(lines[2].contains(",\"'=The *title* is read, \"\"first\"\".\",1.3.1 4.1.2,A A,"))
        #expect(lines[1].contains(",untested,"))
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@x", "\tx", "'", "'=x", "''-y", "plain", "it's", "'quoted'", ""])
    func `defusing a cell can be undone`(cell: String) {
        #expect(CSVWriter.restored(CSVWriter.defused(cell)) == cell)
    }

    @Test func `the Markdown is a task list`() {
        let text = String(decoding: MarkdownFormat.bytes(of: Self.worksheet), as: UTF8.self)
        #expect(
            text == """
                # Audit worksheet

                Content version 2026-11-30, 3 checks.

                ## Modal dialog (`dialog.modal`)

                ### Code review

                - [ ] **dialog.modal M4** Focus returns to the trigger. WCAG 2.4.3. [Rule](<../components/dialog-modal.html#m4>)

                ### VoiceOver

                - [ ] **dialog.modal K-VO1** =The \\*title\\* is read, "first". WCAG 1.3.1, 4.1.2.
                  - Swipe right with one finger

                ## Menu (`menu.basic`)

                ### Code review

                - [ ] **menu.basic D1** Do not nest menus.

                """)
    }

    @Test func `a blank audit is the same each time and holds a row for each question`() {
        let first = Self.worksheet.blankAudit(generatorVersion: "1")
        #expect(first == Self.worksheet.blankAudit(generatorVersion: "1"))
        #expect(first.results.map(\.id) == Self.worksheet.rows.map(\.id))
        #expect(first.results.allSatisfy { $0.outcome == .untested })
        #expect(first.id.count == 36)
    }
}
