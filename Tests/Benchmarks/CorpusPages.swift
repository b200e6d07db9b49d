/// Made-up pages of a site as a generator would write them, of about 16 KB each.
extension Corpus {
    /// A page with header, navigation, sections of prose with links, lists, a table, code, a form, and a footer.
    mutating func htmlPage(_ number: Int, of count: Int) -> String {
        let title = "\(sentence(4).dropLast()) \(number)"
        var text = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title) – Made-up site</title><link rel="stylesheet" href="assets/site.css"></head>
            <body>
            <a class="skip-link" href="#main">Skip to content</a>
            <header class="site-header"><div class="site-header-inner"><a class="brand" href="index.html">Made-up site</a>
            <nav class="site-nav" aria-label="Site"><ul class="plain-list">\(links(6, of: count))</ul></nav></div></header>
            <div class="frame"><nav class="sidebar" aria-label="Pages"><ul class="plain-list">
            \(links(24, of: count))</ul></nav>
            <main id="main" tabindex="-1"><header class="page-header"><h1>\(title)</h1><p class="lead">\(sentence(14))</p></header>

            """
        for section in 1...9 {
            text +=
                "<section aria-labelledby=\"s\(section)\"><h2 id=\"s\(section)\">\(sentence(4).dropLast()) \(section)</h2>\n"
            for _ in 0..<2 {
                text += "<p>\(paragraph(3)) See <a href=\"\(href(count))\">\(sentence(3).dropLast())</a>.</p>\n"
            }
            text +=
                "<ul>\n" + (0..<4).map { _ in "<li><strong>\(sentence(2))</strong> \(sentence(9))</li>\n" }.joined()
                + "</ul>\n"
            text += "<pre><code>let value\(section) = \"\(sentence(4))\" // \(sentence(3))</code></pre>\n</section>\n"
        }
        text +=
            "<table><caption>\(sentence(4))</caption><thead><tr><th scope=\"col\">Name</th><th scope=\"col\">What it does</th><th scope=\"col\">Since</th></tr></thead><tbody>\n"
        for row in 0..<10 {
            text += "<tr><th scope=\"row\"><code>name\(row)</code></th><td>\(sentence(8))</td><td>\(row).0</td></tr>\n"
        }
        text += "</tbody></table>\n<form action=\"search.html\"><fieldset><legend>\(sentence(3).dropLast())</legend>\n"
        for field in 0..<6 {
            text +=
                "<p><label for=\"f\(field)\">\(sentence(2).dropLast()) \(field)</label> <input id=\"f\(field)\" name=\"f\(field)\" type=\"text\"></p>\n"
        }
        text += "<p><button type=\"submit\">Send</button></p></fieldset></form>\n</main></div>\n"
        text += "<footer class=\"site-footer\"><p>\(sentence(8))</p></footer>\n</body></html>\n"
        return text
    }

    private mutating func links(_ links: Int, of count: Int) -> String {
        (0..<links).map { "<li><a href=\"\(AuditBenchmark.name($0 % count)).html\">Page number \($0)</a></li>" }
            .joined(separator: "\n")
    }

    private mutating func href(_ count: Int) -> String { "\(AuditBenchmark.name(next(count))).html" }
}
