import Foundation
import TestSupport

/// A headless Chromium, driven by chromedriver over HTTP on the loopback interface (W3C WebDriver).
actor Browser {
    enum Failure: Error, CustomStringConvertible {
        case notStarted(String)
        case command(String)

        var description: String {
            switch self {
            case .notStarted(let why): "the browser did not start: \(why)"
            case .command(let why): "the browser answered: \(why)"
            }
        }
    }

    /// Where the tools of these tests were put by `.ci/setup --tests`.
    static let tools =
        ProcessInfo.processInfo.environment["HANDRAIL_TEST_TOOLS"] ?? Folders.package + "/.build/test-tools"
    static let isAvailable =
        executable("chromedriver") != nil && executable("chromium") != nil
        && FileManager.default.fileExists(atPath: tools + "/axe_playwright_python/axe.min.js")
    static let isAbsent = "Chromium, chromedriver or axe-core is not here: run .ci/setup --tests"

    static func executable(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private let driver: Process
    private let port: Int
    private var session = ""
    private let profile: TemporaryFolder
    private var slot: Slot?

    /// A turn among the browsers, given back when the last hold on it goes.
    private final class Slot: Sendable {
        deinit { Task { await BrowserSlots.shared.giveBack() } }
    }

    /// - Parameters:
    ///   - profile: the browser's user data; give the same one to see what survives a restart.
    ///   - preferences: Chromium's own, such as whether sites may keep data.
    init(
        profile: TemporaryFolder? = nil, width: Int = 1280, height: Int = 900, preferences: [String: Int] = [:]
    ) async throws {
        await BrowserSlots.shared.take()
        slot = Slot()
        let profile = try profile ?? TemporaryFolder()
        self.profile = profile
        guard let path = Browser.executable("chromedriver") else { throw Failure.notStarted("no chromedriver") }
        let log = profile.path + "/driver.log"
        try Data().write(to: URL(filePath: log))
        driver = Process()
        driver.executableURL = URL(filePath: path)
        driver.arguments = ["--port=0"]
        driver.standardOutput = try FileHandle(forWritingTo: URL(filePath: log))
        driver.standardError = FileHandle.nullDevice
        try driver.run()
        port = try await Browser.port(from: log)
        let arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--user-data-dir=\(profile.path)/profile", "--window-size=\(width),\(height)", "--lang=en",
        ]
        let capabilities: [String: Any] = [
            "capabilities": [
                "alwaysMatch": [
                    "browserName": "chrome", "timeouts": ["script": 240_000],
                    "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
                    "goog:chromeOptions": ["args": arguments, "prefs": preferences],
                ]
            ]
        ]
        let answer = try await Browser.send(
            "POST", port: port, "/session", body: try JSONSerialization.data(withJSONObject: capabilities))
        guard let value = answer as? [String: Any], let id = value["sessionId"] as? String else {
            throw Failure.notStarted("no session")
        }
        session = "/session/\(id)"
        // The page of a new tab asks for a lot of its own.
        try await open("about:blank")
        _ = try await requests()
        _ = try await consoleProblems()
    }

    deinit { if driver.isRunning { driver.terminate() } }

    /// chromedriver says on which free port it listens.
    private static func port(from log: String) async throws -> Int {
        for _ in 0..<1200 {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            if let match = text.firstMatch(of: /started successfully on port (\d+)/), let port = Int(match.output.1) {
                return port
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Failure.notStarted("chromedriver named no port")
    }

    private static func send(_ method: String, port: Int, _ path: String, body: Data?) async throws -> sending Any? {
        let data = try await LoopbackHTTP.send(method, port: port, path: path, body: body)
        let answer = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? [String: Any]
        let value = answer?["value"]
        if let failure = value as? [String: Any], let error = failure["error"] as? String {
            throw Failure.command("\(error): \(failure["message"] ?? "")")
        }
        return value
    }

    private func command(_ method: String, _ path: String, _ body: [String: Any] = [:]) async throws -> Any? {
        let encoded = method == "DELETE" || method == "GET" ? nil : try JSONSerialization.data(withJSONObject: body)
        return try await Browser.send(method, port: port, session + path, body: encoded)
    }

    // MARK: - What tests do

    func open(_ url: String) async throws { _ = try await command("POST", "/url", ["url": url]) }

    /// Runs a function body in the page and gives its result as JSON text, `null` for nothing.
    @discardableResult
    func evaluate(_ script: String) async throws -> String {
        let wrapped = "return JSON.stringify((function(){\(script)})() ?? null)"
        return try await command("POST", "/execute/sync", ["script": wrapped, "args": [Any]()]) as? String ?? "null"
    }

    /// As `evaluate`, for a body that ends in a promise.
    func evaluatePromise(_ script: String) async throws -> String {
        let wrapped = """
            const done = arguments[arguments.length - 1];
            (async function(){\(script)})().then(v => done(JSON.stringify(v ?? null)), e => done(JSON.stringify({error: String(e)})));
            """
        return try await command("POST", "/execute/async", ["script": wrapped, "args": [Any]()]) as? String ?? "null"
    }

    /// Waits until a function body gives true, for at most five seconds.
    func wait(for condition: String) async throws {
        for _ in 0..<100 {
            if try await evaluate(condition) == "true" { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Failure.command("waited in vain for: \(condition)")
    }

    /// Messages of the console since the last call that are errors or warnings.
    func consoleProblems() async throws -> [String] {
        let entries = try await command("POST", "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            let level = entry["level"] as? String ?? ""
            return level == "SEVERE" || level == "WARNING" ? entry["message"] as? String : nil
        }
    }

    /// The URLs asked for since the last call.
    func requests() async throws -> [String] {
        let entries = try await command("POST", "/se/log", ["type": "performance"]) as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            guard let text = entry["message"] as? String,
                let outer = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
                let message = outer["message"] as? [String: Any],
                message["method"] as? String == "Network.requestWillBeSent",
                let parameters = message["params"] as? [String: Any],
                let request = parameters["request"] as? [String: Any]
            else { return nil }
            return request["url"] as? String
        }
    }

    /// A command of the Chrome DevTools Protocol; parameters as JSON text, result as JSON text.
    @discardableResult
    func devTools(_ name: String, _ parameters: String = "{}") async throws -> String {
        let decoded = try JSONSerialization.jsonObject(with: Data(parameters.utf8))
        let value = try await command("POST", "/goog/cdp/execute", ["cmd": name, "params": decoded])
        let data = try JSONSerialization.data(withJSONObject: value ?? NSNull(), options: .fragmentsAllowed)
        return String(decoding: data, as: UTF8.self)
    }

    /// Emulates a medium and user preferences, such as `("print", ["prefers-color-scheme": "dark"])`.
    func emulate(media: String = "", features: [String: String] = [:]) async throws {
        let list = features.sorted { $0.key < $1.key }.map { #"{"name":"\#($0.key)","value":"\#($0.value)"}"# }
        try await devTools(
            "Emulation.setEmulatedMedia", #"{"media":"\#(media)","features":[\#(list.joined(separator: ","))]}"#)
    }

    /// The viewport in CSS pixels, narrower than a window can be.
    func resize(width: Int, height: Int = 900) async throws {
        try await devTools(
            "Emulation.setDeviceMetricsOverride",
            #"{"width":\#(width),"height":\#(height),"deviceScaleFactor":1,"mobile":false}"#)
    }

    /// Types keys one after another; special keys by their WebDriver code points, such as `Key.tab`.
    func press(_ keys: String...) async throws {
        var actions: [[String: Any]] = []
        for key in keys {
            actions.append(["type": "keyDown", "value": key])
            actions.append(["type": "keyUp", "value": key])
        }
        _ = try await command(
            "POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
    }

    /// Opens another tab and goes to it.
    func openTab(_ url: String) async throws {
        let tab = try await command("POST", "/window/new", ["type": "tab"]) as? [String: Any]
        _ = try await command("POST", "/window", ["handle": tab?["handle"] ?? ""])
        try await open(url)
    }

    /// Goes to the tab that was opened as the given one, from 0.
    func switchToTab(_ index: Int) async throws {
        let handles = try await command("GET", "/window/handles") as? [String] ?? []
        guard handles.indices.contains(index) else { throw Failure.command("there is no tab \(index)") }
        _ = try await command("POST", "/window", ["handle": handles[index]])
    }

    /// Closes the tab that is looked at.
    func closeTab() async throws { _ = try await command("DELETE", "/window") }

    /// Looks into a frame of the page from now on.
    func enterFrame(_ selector: String) async throws {
        let element = try await command("POST", "/element", ["using": "css selector", "value": selector])
        _ = try await command("POST", "/frame", ["id": element ?? NSNull()])
    }

    /// Chooses a file in a file field, as a person does in the system's dialog.
    func choose(file: String, in selector: String) async throws {
        let element = try await command("POST", "/element", ["using": "css selector", "value": selector])
        guard let id = (element as? [String: String])?.values.first else { throw Failure.command("no \(selector)") }
        _ = try await command("POST", "/element/\(id)/value", ["text": file])
    }

    /// Where the page's downloads go from now on.
    func allowDownloads(into folder: String) async throws {
        try await devTools("Browser.setDownloadBehavior", #"{"behavior":"allow","downloadPath":"\#(folder)"}"#)
    }

    func type(_ text: String) async throws {
        for character in text { try await press(String(character)) }
    }

    /// The page as PDF, as its print style has it.
    func printToPDF(_ parameters: String = #"{"preferCSSPageSize":true,"generateTaggedPDF":true}"#) async throws -> Data
    {
        let answer = try await devTools("Page.printToPDF", parameters)
        let decoded = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        guard let data = (decoded?["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
            throw Failure.command("no PDF")
        }
        return data
    }

    func quit() async {
        _ = try? await command("DELETE", "")
        await stopDriver()
        slot = nil
    }

    /// `waitUntilExit` needs a run loop, which no thread of a test has.
    private func stopDriver() async {
        driver.terminate()
        for _ in 0..<100 where driver.isRunning { try? await Task.sleep(for: .milliseconds(20)) }
        if driver.isRunning { Foundation.kill(driver.processIdentifier, SIGKILL) }
    }

    /// Ends the browser as a power cut would, with no time to write anything.
    func kill() async {
        let pattern = "user-data-dir=\(profile.path)/profile"
        _ = try? Program.run("/usr/bin/env", ["pkill", "-9", "-f", pattern])
        await stopDriver()
        slot = nil
    }
}

/// WebDriver's code points for keys without a character.
enum Key {
    static let tab = "\u{E004}"
    static let enter = "\u{E007}"
    static let escape = "\u{E00C}"
    static let space = " "
    static let left = "\u{E012}"
    static let up = "\u{E013}"
    static let right = "\u{E014}"
    static let down = "\u{E015}"
}
