import Foundation
import TestSupport
import Testing

/// The worksheet on paper: blank to fill in by hand, and filled.
@Suite(
    "A worksheet is printed", .serialized, .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)),
    .enabled(if: Browser.executable("pdftotext") != nil, "Poppler is not here: run .ci/setup --tests"))
struct WorksheetPrintTests {
    struct Paper: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let width: Double
        let height: Double
    }

    @Test(
        "Blank and filled, with whole codes, the circumstances at the head, and page numbers",
        arguments: [
            Paper(testDescription: "A4", width: 8.27, height: 11.69),
            Paper(testDescription: "Letter", width: 8.5, height: 11),
        ])
    func printed(paper: Paper) async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.set("#about-app", "Notes")
        try await page.set("#list-tester [data-path=name]", "A. Tester")
        try await page.set("#list-environment [data-path=device]", "iPhone 16")
        try await page.answer("dialog.modal M1", "failed")
        try await page.set(
            "[data-check='dialog.modal#m1'] textarea",
            "A note that is long enough to need more than one line on paper, so that it would be cut off if the field did not grow with it: end of note."
        )
        try await browser.evaluate("window.print = () => {}; document.querySelector('.findings > button').click()")
        try await page.set(".finding [data-path=title]", "No title is read")

        let codes = ["dialog.modal M1", "dialog.modal M2", "dialog.modal K-VO1", "button.basic M1", "global.focus M1"]
        try await page.click("print-blank")
        let blank = try await text(browser, paper, files, "blank")
        for code in codes { #expect(blank.contains(code), "\(code)") }
        #expect(blank.contains("p pass, f fail, ? can’t tell, n not applicable, u not tested"))
        #expect(
            !blank.contains("end of note") && !blank.contains("No title is read") && !blank.contains("A. Tester")
                && !blank.contains("iPhone 16"))
        #expect(blank.contains("Page 1 of"))
        #expect(!blank.contains("Save a copy") && !blank.contains("Rows shown"), "nothing to press is printed")

        try await page.click("print-filled")
        try await browser.emulate(media: "print")
        let marked = """
            return [...document.querySelectorAll('.row input:checked')]
              .filter(e => e.checkVisibility() && getComputedStyle(e, '::before').display !== 'none')
              .map(e => e.closest('.row').querySelector('.row-code').textContent + ' ' + e.value);
            """
        #expect(try await browser.evaluate(marked) == #"["dialog.modal M1 failed"]"#, "only answers have a mark")
        try await browser.emulate()
        let filled = try await text(browser, paper, files, "filled")
        for code in codes { #expect(filled.contains(code), "\(code)") }
        for word in ["end of note.", "No title is read", "A. Tester", "iPhone 16", "Notes"] {
            #expect(filled.contains(word), "\(word)")
        }
        await browser.quit()
    }

    private func text(_ browser: Browser, _ paper: Paper, _ files: TemporaryFolder, _ name: String) async throws
        -> String
    {
        let size =
            #"{"preferCSSPageSize":true,"generateTaggedPDF":true,"paperWidth":\#(paper.width),"paperHeight":\#(paper.height)}"#
        let path = files.path + "/\(name).pdf"
        try await browser.printToPDF(size).write(to: URL(filePath: path))
        let information = try Program.run("/usr/bin/env", ["pdfinfo", path]).standardOutput
        #expect(
            information.contains("\(Int(paper.width * 72)).")
                || information.contains("\(Int((paper.width * 72).rounded())) "), "\(information)")
        let text = try Program.run("/usr/bin/env", ["pdftotext", path, "-"]).standardOutput
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
