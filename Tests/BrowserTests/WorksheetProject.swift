import Foundation
import TestSupport

/// Projects whose worksheets the tests fill in.
enum WorksheetProject {
    /// Two components for different platforms and a rule that holds everywhere.
    static func small() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("title: Sample guide\nlanguage: en\n", to: "content/site.yaml")
        try folder.write(modal(), to: "content/components/dialog.modal.md")
        try folder.write(
            """
            ---
            title: Button
            platforms: [Android]
            ---
            ## Must haves

            - Say what the button does in its label (WCAG 4.1.2).

            ## Acceptance checks

            ### TalkBack

            - TalkBack speaks the label and the role.

            ### VoiceOver

            - VoiceOver speaks the label and the button trait.
            """, to: "content/components/button.basic.md")
        try folder.write(
            """
            ---
            title: Global rules
            ---
            ## Focus {#global.focus}

            Focus is seen.

            ### Must haves

            - Show where the focus is (WCAG 2.4.7).
            """, to: "content/rules/global.md")
        try build(folder)
        return folder
    }

    /// The modal dialog, with its musts as given.
    static func modal(
        musts: [String] = [
            "Give the dialog a title that says what it is for.",
            "Return the focus to the control that opened it (WCAG 2.4.3).",
        ]
    ) -> String {
        """
        ---
        title: Modal dialog
        platforms: [iOS]
        ---
        ## Must haves

        \(musts.map { "- \($0)" }.joined(separator: "\n"))

        ## Donts

        - Do not open a dialog from a dialog.

        ## Acceptance checks

        ### VoiceOver

        - The two-finger scrub closes the dialog.
        - VoiceOver reads the title first.

        ### Switch Control & Full Keyboard Access

        - Escape closes the dialog.
        """
    }

    /// A site with as many rows as asked for, fifty to a component.
    static func large(rows: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("title: Large guide\nlanguage: en\n", to: "content/site.yaml")
        for component in 0..<(rows / 50) {
            let checks = (0..<50).map {
                "- VoiceOver speaks part \($0) of component \(component) with its value and its trait."
            }
            try folder.write(
                "---\ntitle: Component \(component)\n---\n## Acceptance checks\n\n### VoiceOver\n\n\(checks.joined(separator: "\n"))\n",
                to: "content/components/large.component-\(component).md")
        }
        try build(folder)
        return folder
    }

    static func build(_ folder: TemporaryFolder) throws {
        let output = try Program.run(["build", "--no-audit"], folder: folder.path)
        guard output.status == 0 else { throw Browser.Failure.command(output.standardError) }
    }

    static func url(_ folder: TemporaryFolder) -> String { "file://\(folder.path)/public/worksheet/index.html" }
}

/// A worksheet page in a browser, used as a person uses it.
struct WorksheetPage {
    let browser: Browser

    func open(_ url: String) async throws {
        try await browser.open(url)
        try await untilReady()
    }

    /// Until everything can be filled in. A person's first touch fetches the rest of the page.
    func untilReady() async throws {
        try await until("return document.getElementById('sheet')?.dataset.ready === ''")
        try await browser.evaluate(
            "document.getElementById('sheet').dispatchEvent(new Event('focusin', {bubbles: true}))")
        try await until("return document.getElementById('sheet').dataset.whole === ''")
    }

    /// Waits until a script gives true.
    func until(_ script: String) async throws {
        for _ in 0..<200 {
            if try await browser.evaluate(script) == "true" { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Browser.Failure.command("never true: \(script)")
    }

    func text(_ script: String) async throws -> String {
        let json = try await browser.evaluate(script)
        return try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String ?? json
    }

    /// The row of a printed code such as `dialog.modal M1`.
    private static func row(_ code: String) -> String {
        "[...document.querySelectorAll('.row')].find(r => r.querySelector('.row-code').textContent === '\(code)')"
    }

    func answer(_ code: String, _ outcome: String) async throws {
        try await browser.evaluate("\(Self.row(code)).querySelector('input[value=\(outcome)]').click()")
    }

    func outcome(_ code: String) async throws -> String {
        try await text("return \(Self.row(code)).querySelector('input:checked')?.value")
    }

    /// Puts the focus into the note of a row and types.
    func note(_ code: String, _ text: String) async throws {
        try await browser.evaluate("\(Self.row(code)).querySelector('textarea').focus()")
        try await browser.type(text)
    }

    func noteText(_ code: String) async throws -> String {
        try await text("return \(Self.row(code)).querySelector('textarea').value")
    }

    func rowText(_ code: String) async throws -> String { try await text("return \(Self.row(code)).innerText") }

    func isShown(_ code: String) async throws -> Bool {
        try await browser.evaluate("return !\(Self.row(code)).hidden") == "true"
    }

    func click(_ id: String) async throws { try await browser.evaluate("document.getElementById('\(id)').click()") }

    /// Writes into a field as typing does, events included.
    func set(_ selector: String, _ value: String) async throws {
        try await browser.evaluate(
            """
            const field = document.querySelector(\(quoted(selector)));
            field.value = \(quoted(value));
            field.dispatchEvent(new Event('input', {bubbles: true}));
            field.dispatchEvent(new Event('change', {bubbles: true}));
            """)
    }

    func notice(_ name: String) async throws -> String {
        try await text("const n = document.getElementById('notice-\(name)'); return n.hidden ? '' : n.textContent")
    }

    func state() async throws -> String { try await text("return document.getElementById('sheet-saved').textContent") }

    func announced() async throws -> String {
        try await Task.sleep(for: .milliseconds(150))
        return try await text("return document.getElementById('sheet-announce').textContent")
    }

    /// The text of the dialog that is open; empty when none is.
    func dialog() async throws -> String {
        try await text("const d = document.getElementById('sheet-dialog'); return d.open ? d.innerText : ''")
    }

    func waitForDialog() async throws { try await until("return document.getElementById('sheet-dialog').open") }

    func press(dialogButton label: String) async throws {
        try await browser.evaluate(
            "[...document.querySelectorAll('#sheet-dialog-buttons button')].find(b => b.textContent === \(quoted(label))).click()"
        )
    }

    /// Clicks a button and waits for the file that it saves.
    func download(_ button: String, into folder: TemporaryFolder) async throws -> String {
        try await browser.allowDownloads(into: folder.path)
        let before = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        var known = 0
        try await click(button)
        for _ in 0..<200 {
            let now = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            // A file may be there before its content is.
            if let new = now.first(where: { !before.contains($0) && !$0.hasSuffix(".crdownload") && !$0.hasPrefix(".") }
            ),
                let size = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + new)[.size] as? Int,
                size > 0
            {
                if size == known { return folder.path + "/" + new }
                known = size
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Browser.Failure.command("\(button) saved no file")
    }

    /// Opens a file through the page's file field and waits for its question.
    func offer(_ file: String) async throws {
        try await browser.choose(file: file, in: "#import-file")
        try await waitForDialog()
    }

    func quoted(_ text: String) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

/// The audit in a file that the page saved.
func savedAudit(_ path: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    guard let audit = value as? [String: Any] else { throw Browser.Failure.command("\(path) is no object") }
    return audit
}
