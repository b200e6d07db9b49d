import Diagnostics
import Guidance

extension Theme {
    /// The one style sheet of the worksheet's page: of those of all pages what it needs, and its own.
    private static let worksheetStyle = "worksheet.css"
    /// What its page runs at once, and what is fetched when it is first used.
    private static let worksheetScripts = ["worksheet.js", "worksheet-panels.js"]

    /// The style sheets of the project's themes, as their authors wrote them; those of the built-in one have been checked.
    var styleSheetFiles: [SourceFile] {
        assets.filter { $0.name.hasSuffix(".css") && !$0.file.path.hasPrefix(ThemeFolder.embeddedPath) }.map(\.file)
    }

    /// The theme's assets as files of the site, with the words that scripts and printed pages need.
    func outputFiles(of site: SiteContext) -> [OutputFile] {
        var files = publishedAssets(of: site.catalog).map {
            OutputFile(path: "assets/\($0.name)", bytes: $0.bytes, sourceMap: $0.sourceMap)
        }
        files.append(OutputFile(path: "assets/strings.js", bytes: Array(scriptStrings().utf8)))
        if !site.worksheet.rows.isEmpty {
            files.append(OutputFile(path: "assets/worksheet-copy.js", bytes: copyScript(of: site.catalog)))
        }
        return files
    }

    private typealias PublishedAsset = (name: String, bytes: [UInt8], sourceMap: SourceMap?)

    /// The assets as they are published: without what only authors need, scripts in parts joined, and the worksheet's style
    /// made of all others. The parts of a script stand in a folder that has its name, `worksheet.js/10-page.js`. They are
    /// one strict script, whose names the other scripts of the page know too.
    private func publishedAssets(of catalog: Catalog) -> [PublishedAsset] {
        var published: [PublishedAsset] = []
        var parts: [String: [UInt8]] = [:]
        for (name, file) in assets {
            if name.hasSuffix(".css") {
                var (bytes, map) = AssetCompaction.compactedStyle(file)
                if name == stylesheets.first { bytes += Array(pageMargins(of: catalog).utf8) }
                published.append((name, bytes, map))
                continue
            }
            let bytes = AssetCompaction.compacted(name, file.bytes)
            if let range = name.firstRange(of: ".js/") {
                let script = String(name[..<range.lowerBound]) + ".js"
                if parts[script] == nil { published.append((script, [], nil)) }
                parts[script, default: []] += bytes
            } else {
                published.append((name, bytes, nil))
            }
        }
        for index in published.indices {
            guard let joined = parts[published[index].name] else { continue }
            published[index].bytes = Array("\"use strict\";\n".utf8) + joined
        }
        guard let worksheet = published.firstIndex(where: { $0.name == Theme.worksheetStyle }) else { return published }
        var sheet: [UInt8] = []
        var places = SourceMap()
        for name in stylesheets + [Theme.worksheetStyle] {
            guard let part = published.first(where: { $0.name == name }) else { continue }
            if let map = part.sourceMap { places.append(map, at: sheet.count) }
            sheet += part.bytes
        }
        var cut = SourceMapCut(places)
        published[worksheet].bytes = UnusedRules.removed(from: sheet, mentioned: worksheetWords) {
            cut.copy($0, to: $1)
        }
        published[worksheet].sourceMap = cut.sourceMap
        return published
    }

    /// Every word of the templates and scripts that the worksheet's page and its copies are made of.
    private var worksheetWords: MentionedNames {
        var words = MentionedNames()
        for (name, file) in assets where name.hasSuffix(".js") { words.add(file.bytes) }
        var open = ["worksheet", "worksheet-file", "header", "footer"]
        var seen = Set(open)
        while let name = open.popLast() {
            guard let file = templateFiles[name] else { continue }
            words.add(file.bytes)
            for included in TemplateInclusions.names(in: file.bytes) where seen.insert(included).inserted {
                open.append(included)
            }
        }
        return words
    }

    /// The styles and the script of a worksheet that lies in one file.
    func copyParts(of catalog: Catalog) -> (style: String, script: String) {
        let published = Dictionary(
            publishedAssets(of: catalog).map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        func text(_ names: [String]) -> String {
            names.map { String(decoding: published[$0] ?? [], as: UTF8.self) }.joined(separator: "\n")
        }
        return (text([Theme.worksheetStyle]), text(Theme.worksheetScripts))
    }

    /// All style sheets in one, for a page that carries its own. Nothing in it can end a `style` element.
    func style(of catalog: Catalog) -> String {
        let published = Dictionary(
            publishedAssets(of: catalog).map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        // CSS Syntax 3, 4.3.7: an escaped solidus is a solidus.
        return String(decoding: stylesheets.compactMap { published[$0] }.joined(), as: UTF8.self).replacingEndTags()
    }

    /// Both as strings: a page that was opened from a folder may run a script beside it, but not read a file.
    private func copyScript(of catalog: Catalog) -> [UInt8] {
        let parts = copyParts(of: catalog)
        let members = [JSONValue.Member("style", .string(parts.style)), .init("script", .string(parts.script))]
        return Array("window.handrailCopy=\(JSONValue.object(members).serialized());\n".utf8)
    }

    /// The words of scripts as a classic script, so that they load from a folder.
    private func scriptStrings() -> String {
        let members = strings.scriptWords.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
        return "window.handrailStrings=\(JSONValue.object(members).serialized());\n"
    }

    /// Running head and page numbers of printed pages: CSS Paged Media 3, 4.2 page-margin boxes.
    private func pageMargins(of catalog: Catalog) -> String {
        let version = catalog.freshness.compactMap(\.reviewed).max().map { DateText.text($0, strings) }
        let head = [catalog.settings.title, version].compactMap { $0 }.joined(separator: ", ")
        let parts = strings["page_of_pages"].split(separator: "{", omittingEmptySubsequences: false)
        var content = parts.first.map { cssString(String($0)) } ?? "\"\""
        for part in parts.dropFirst() {
            let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            content += " counter(\(pieces.first == "pages" ? "pages" : "page"))"
            if pieces.count > 1, !pieces[1].isEmpty { content += " " + cssString(String(pieces[1])) }
        }
        // Margin boxes are physical, so a language that runs from the right needs the other corners.
        let isLeftToRight = TextDirection.of(catalog.settings.language) == "ltr"
        return """
            @page {
              @top-\(isLeftToRight ? "left" : "right") { content: \(cssString(head)); font: 9pt sans-serif; }
              @bottom-\(isLeftToRight ? "right" : "left") { content: \(content); font: 9pt sans-serif; }
            }

            """
    }

    /// CSS Syntax 3, 4.3.5: a string token, with what could end it escaped.
    private func cssString(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n", "\r", "\u{C}", "\0": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// The source map of a text that was made of parts of another, taken in ascending order.
private struct SourceMapCut {
    private(set) var sourceMap = SourceMap()
    private let segments: [SourceMap.Segment]
    private var next = 0

    init(_ whole: SourceMap) { segments = whole.segments }

    /// A range of the other text stands at `output` in this one. Complexity: O(segments) for all together.
    mutating func copy(_ range: Range<Int>, to output: Int) {
        while next < segments.count, segments[next].output <= range.lowerBound { next += 1 }
        if next > 0 { add(segments[next - 1], at: output) }
        while next < segments.count, segments[next].output < range.upperBound {
            add(segments[next], at: output + segments[next].output - range.lowerBound)
            next += 1
        }
    }

    private mutating func add(_ segment: SourceMap.Segment, at output: Int) {
        sourceMap.append(output: output, file: segment.file, offset: segment.offset)
    }
}

extension String {
    /// HTML Standard, 4.12.1.2: raw text ends at an end tag, wherever that stands in it.
    fileprivate func replacingEndTags() -> String {
        var result = ""
        var before: Unicode.Scalar = " "
        for scalar in unicodeScalars {
            if before == "<", scalar == "/" { result += "\\" }
            result.unicodeScalars.append(scalar)
            before = scalar
        }
        return result
    }
}
