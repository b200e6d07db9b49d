import Diagnostics

extension Theme {
    /// The theme's assets as files of the site, with the words that scripts and printed pages need.
    func outputFiles(of site: SiteContext) -> [OutputFile] {
        var files = assets.map { name, file in
            let bytes = AssetCompaction.compacted(name, file.bytes)
            let margins = name == stylesheets.first ? Array(pageMargins(of: site).utf8) : []
            return OutputFile(path: "assets/\(name)", bytes: bytes + margins)
        }
        files.append(OutputFile(path: "assets/strings.js", bytes: Array(scriptStrings().utf8)))
        return files
    }

    /// The words of scripts as a classic script, so that they load from a folder.
    private func scriptStrings() -> String {
        let members = strings.scriptWords.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
        return "window.handrailStrings=\(JSONValue.object(members).serialized());\n"
    }

    /// Running head and page numbers of printed pages: CSS Paged Media 3, 4.2 page-margin boxes.
    private func pageMargins(of site: SiteContext) -> String {
        let head = [site.settings.title, site.contentVersion].compactMap { $0 }.joined(separator: ", ")
        let parts = strings["page_of_pages"].split(separator: "{", omittingEmptySubsequences: false)
        var content = parts.first.map { cssString(String($0)) } ?? "\"\""
        for part in parts.dropFirst() {
            let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            content += " counter(\(pieces.first == "pages" ? "pages" : "page"))"
            if pieces.count > 1, !pieces[1].isEmpty { content += " " + cssString(String(pieces[1])) }
        }
        // Margin boxes are physical, so a language that runs from the right needs the other corners.
        let isLeftToRight = TextDirection.of(site.settings.language) == "ltr"
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
