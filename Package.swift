// swift-tools-version: 6.2
// The floor plan of the house: a module may import only what stands below it here.
// `Tests/ArchitectureTests` reads every import in Sources and holds them to this list.
import PackageDescription

/// Settings of every Swift target: Swift 6 mode, no warnings, and optimisation across modules in
/// release builds, because the parsers' hot loops call each other's small public functions.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
    // Exclusive access is checked when the tests run; release builds do without the cost of asking each time.
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

func module(_ name: String, imports: [String] = [], plugins: [Target.PluginUsage] = []) -> Target {
    .target(
        name: name, dependencies: imports.map { .target(name: $0) }, swiftSettings: settings, plugins: plugins)
}

func tests(_ name: String, of imports: [String], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: (imports + ["TestSupport"]).map { .target(name: $0) }, exclude: exclude,
        swiftSettings: settings)
}

/// A fuzzer of one parser: `HANDRAIL_FUZZ=1 swift build -c release --sanitize=fuzzer --scratch-path .build/fuzz`, then
/// run `.build/fuzz/release/FuzzHTML` on a folder of inputs.
func fuzzer(_ module: String, imports: [String]) -> Target {
    .executableTarget(
        name: "Fuzz\(module)", dependencies: (imports + ["Diagnostics"]).map { .target(name: $0) },
        path: "Tests/Fuzz/\(module)",
        swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

/// What reads input: the parsers, each with a fuzzer.
let parsers: [Target] = [
    // Floor 0
    module("Diagnostics"),
    module("Parallelism"),
    .systemLibrary(
        name: "CCommonMark", pkgConfig: "libcmark",
        providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    // Floor 1
    module("YAML", imports: ["Diagnostics"]),
    module("HTML", imports: ["Diagnostics"]),
    module("Standards"),
    // Floor 2
    module("Markdown", imports: ["CCommonMark", "HTML", "Diagnostics"]),
    module("Mustache", imports: ["HTML", "Diagnostics"]),
    module("CSS", imports: ["HTML", "Diagnostics"]),
    module("Highlighting", imports: ["HTML"]),
    // Floor 3
    module("Evaluation", imports: ["Standards", "Diagnostics"]),
]

/// What stands on the parsers, and the tests.
let upperFloors: [Target] = [
    // Floor 3
    module("ARIA", imports: ["CSS", "HTML"]),
    // Floor 4
    module("Guidance", imports: ["Markdown", "YAML", "HTML", "Standards", "Diagnostics", "Parallelism"]),
    module("Audit", imports: ["ARIA", "CSS", "HTML", "Standards", "Diagnostics", "Parallelism"]),
    // Floor 5
    module("EmbeddedTheme", plugins: ["EmbedThemePlugin"]),
    module(
        "Site",
        imports: [
            "Guidance", "Evaluation", "Mustache", "Highlighting", "HTML", "Markdown", "Standards", "YAML",
            "Diagnostics", "Parallelism", "EmbeddedTheme",
        ]),
    // Floor 6
    .executableTarget(
        name: "handrail",
        dependencies: ["Site", "Audit", "Evaluation", "Guidance", "CSS", "HTML", "Standards", "Markdown", "Mustache", "YAML", "Diagnostics"],
        swiftSettings: settings),

    // Build time only: writes themes/handrail into the binary, so that one file is a whole generator.
    .executableTarget(name: "EmbedTheme", swiftSettings: settings),
    .plugin(
        name: "EmbedThemePlugin", capability: .buildTool(), dependencies: ["EmbedTheme"],
        path: "Sources/EmbedThemePlugin"),

    // Tests
    .target(
        name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport", swiftSettings: settings),
    tests("DiagnosticsTests", of: ["Diagnostics"]),
    tests("ParallelismTests", of: ["Parallelism"]),
    tests("StandardsTests", of: ["Standards"]),
    tests("YAMLTests", of: ["YAML"]),
    tests("HTMLTests", of: ["HTML"]),
    tests("CSSTests", of: ["CSS", "HTML"]),
    tests("ARIATests", of: ["ARIA", "CSS", "HTML"]),
    tests("MarkdownTests", of: ["Markdown", "HTML"]),
    tests("MustacheTests", of: ["Mustache", "HTML"]),
    tests("HighlightingTests", of: ["Highlighting", "HTML"]),
    tests("GuidanceTests", of: ["Guidance", "Markdown", "YAML", "Standards"]),
    tests("EvaluationTests", of: ["Evaluation", "Standards", "YAML"]),
    tests("AuditTests", of: ["Audit", "ARIA", "CSS", "HTML", "Standards"]),
    tests("SiteTests", of: ["Site", "Evaluation", "Guidance", "Mustache", "Markdown", "HTML"]),
    tests("EndToEndTests", of: [], exclude: ["Fixtures"]),
    tests("BrowserTests", of: [], exclude: ["Fixtures", "Snapshots"]),
    tests("ArchitectureTests", of: []),
    // Figures, never a test: swift run -c release Benchmarks
    .executableTarget(
        name: "Benchmarks",
        dependencies: ["handrail", "CCommonMark", "CSS", "HTML", "Markdown", "Mustache", "YAML", "Diagnostics", "TestSupport"],
        path: "Tests/Benchmarks", exclude: ["axe_speed.py"], swiftSettings: settings),
]

let fuzzers: [Target] = [
    fuzzer("HTML", imports: ["HTML"]),
    fuzzer("Markdown", imports: ["Markdown", "HTML"]),
    fuzzer("YAML", imports: ["YAML"]),
    fuzzer("CSS", imports: ["CSS", "HTML"]),
    fuzzer("Mustache", imports: ["Mustache", "HTML"]),
    fuzzer("Evaluation", imports: ["Evaluation"]),
]

/// libFuzzer's `main` would clash with that of the tools, so a fuzzing build has the parsers only.
let isFuzzing = Context.environment["HANDRAIL_FUZZ"] != nil

let package = Package(
    name: "handrail",
    platforms: [.macOS(.v15)],
    products: isFuzzing ? [] : [.executable(name: "handrail", targets: ["handrail"])],
    targets: parsers + (isFuzzing ? fuzzers : upperFloors)
)
