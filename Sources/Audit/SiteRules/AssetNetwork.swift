import CSS
import Diagnostics
import HTML

extension Rule {
    /// Resources that come from the network.
    static let assetNetwork = Rule(
        id: "asset-network", title: "Pages load nothing from the network", group: .site, severity: .error,
        isDefault: false,
        why: "A page that needs another host does not open from a folder or a train, and tells that host who reads it.",
        howToFix: "Put the file into the folder, and load it from there.",
        examples: [
            Example(
                .passed, "The script is in the folder",
                files: [.init("page.html", "<script src=\"a.js\"></script>"), .init("a.js", "")]),
            .failed("The script is on another host", "<script src=\"https://example.org/a.js\"></script>"),
            Example(
                .failed, "The style sheet loads a font from another host",
                files: [
                    .init("page.html", "<link rel=\"stylesheet\" href=\"a.css\"><p>A</p>"),
                    .init("a.css", "@font-face { font-family: A; src: url(https://example.org/a.woff2) }"),
                ]),
            .failed("A style element imports a sheet", "<style>@import \"//example.org/a.css\";</style>"),
            .inapplicable("A link is only followed", "<a href=\"https://example.org/\">Example</a>"),
        ],
        check: .page { page, verdicts in
            for address in page.addresses where address.use != .link {
                switch address.address.place {
                case .network(let host):
                    verdicts.fail(
                        .attribute(address.element, address.attribute), "the page loads a file from \(host)")
                case .inside, .above, .hostRoot: verdicts.pass()
                default: break
                }
            }
            judgeStyles(page, &verdicts)
        })

    /// Judges what style sheets load: of the folder, of the page, and of `style` attributes.
    private static func judgeStyles(_ page: Page, _ verdicts: inout Verdicts) {
        for address in page.addresses where address.use == .resource && page.isHTML(address.element, .link) {
            guard case .file(let path)? = address.match, let loads = page.styling.folder.networkLoads[path] else {
                continue
            }
            for load in loads {
                verdicts.fail(
                    .attribute(address.element, address.attribute),
                    "the style sheet `\(load.sheet)` loads a file from \(load.host) in line \(load.line)")
            }
        }
        for element in (page.index[.style] + page.index.elements(with: .style)).sorted() {
            let isSheet = page.isHTML(element, .style)
            guard let text = isSheet ? page.document.textContent(element) : page.attribute(element, .style) else {
                continue
            }
            for host in NetworkLoad.hosts(in: Array(text.utf8)) {
                verdicts.fail(
                    isSheet ? .element(element) : .attribute(element, .style), "a style loads a file from \(host)")
            }
        }
    }
}

/// A file that a style sheet of the folder loads from another host.
struct NetworkLoad: Sendable {
    /// The path of the sheet that names it.
    let sheet: String
    let host: String
    /// From 1.
    let line: Int

    /// The hosts that a style sheet's text loads files from.
    static func hosts(in bytes: [UInt8]) -> [String] {
        guard bytes.contains("//") else { return [] }
        return StyleSheetAddress.all(in: bytes).compactMap {
            if case .network(let host) = SiteAddress($0.url, from: "").place { host } else { nil }
        }
    }

    /// The loads of each sheet and of all that it imports.
    static func all(in sheets: [String: SourceFile]) -> [String: [NetworkLoad]] {
        guard sheets.values.contains(where: { $0.bytes.contains("//") }) else { return [:] }
        var own: [String: [NetworkLoad]] = [:]
        var imports: [String: [String]] = [:]
        for (path, source) in sheets {
            for address in StyleSheetAddress.all(in: source.bytes) {
                switch SiteAddress(address.url, from: path).place {
                case .network(let host):
                    let line = source.span(address.range).start.line
                    own[path, default: []].append(NetworkLoad(sheet: path, host: host, line: line))
                case .inside(let target) where sheets[target] != nil: imports[path, default: []].append(target)
                default: break
                }
            }
        }
        var all: [String: [NetworkLoad]] = [:]
        for path in sheets.keys {
            var reached: Set<String> = [path]
            var order = [path]
            var next = 0
            while next < order.count {
                for target in imports[order[next]] ?? [] where reached.insert(target).inserted { order.append(target) }
                next += 1
            }
            let loads = order.flatMap { own[$0] ?? [] }
            if !loads.isEmpty { all[path] = loads }
        }
        return all
    }
}
