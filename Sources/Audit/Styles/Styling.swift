import CSS
import Diagnostics
import HTML

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The style sheets of the audited folder, parsed once and shared by all pages and threads.
struct FolderStyles: Sendable {
    /// By path in the folder.
    let sheets: [String: StyleSheet]
    /// The path in the folder of each page and sheet by the path of its source.
    let pathsBySource: [String: String]
    /// Some sheet of the folder names a colour scheme, a print medium or an orientation; pages may do so themselves.
    let mentions: Mentions
    /// Some sheet sets an outline to nothing.
    let removesOutline: Bool
    /// What each sheet, and those that it imports, loads from other hosts; sheets that load nothing are left out.
    let networkLoads: [String: [NetworkLoad]]

    /// What style sheets speak of, found by words in their text: what no sheet names needs not be computed.
    struct Mentions: OptionSet, Sendable {
        let rawValue: UInt8

        static let scheme = Mentions(rawValue: 1)
        static let print = Mentions(rawValue: 2)
        static let orientation = Mentions(rawValue: 4)
        static let motion = Mentions(rawValue: 8)
        static let focus = Mentions(rawValue: 16)
        static let outline = Mentions(rawValue: 32)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ bytes: [UInt8]) {
            self = []
            formUnion(.scheme(in: bytes))
            if bytes.contains("print") { insert(.print) }
            if bytes.contains("(orientation") { insert(.orientation) }
            if bytes.contains("animation") { insert(.motion) }
            if bytes.contains(":focus") { insert(.focus) }
            if bytes.contains("outline") { insert(.outline) }
        }

        /// `scheme` where a text names a colour scheme.
        static func scheme(in bytes: [UInt8]) -> Mentions {
            bytes.contains("color-scheme") || bytes.contains("light-dark(") ? .scheme : []
        }
    }

    /// What the authors of made sheets wrote, by the path of the sheet's source.
    private let origins: [String: SourceMap]

    init(_ assets: [String: SourceFile], origins: [String: SourceMap] = [:], pages: [SiteFile]) {
        self.origins = Dictionary(
            origins.compactMap { path, map in assets[path].map { ($0.path, map) } },
            uniquingKeysWith: { first, _ in first })
        sheets = assets.mapValues { StyleSheet($0) }
        var paths: [String: String] = [:]
        for (path, source) in assets { paths[source.path] = path }
        for page in pages { paths[page.source.path] = page.path }
        pathsBySource = paths
        removesOutline = assets.values.contains { FolderStyles.removesOutline($0.bytes) }
        mentions = assets.values.reduce(into: []) { $0.formUnion(Mentions($1.bytes)) }
        networkLoads = NetworkLoad.all(in: assets)
    }

    /// Whether a text sets an outline to nothing.
    static func removesOutline(_ bytes: [UInt8]) -> Bool {
        bytes.contains("outline:") { rest in
            let value = rest.first == 0x20 ? rest.dropFirst() : rest[...]
            return value.first == 0x30 || value.starts(with: "none".utf8)
        }
    }

    /// The place in what its author wrote of a place in a sheet.
    func origin(of span: SourceSpan) -> SourceSpan {
        origins[span.file.path]?.origin(of: span.range.lowerBound) ?? span
    }

    /// The sheet at an address in a page or sheet; nil for one that is not in the folder.
    func sheet(at address: String, from referrer: String) -> StyleSheet? {
        let path = pathsBySource[referrer] ?? referrer
        switch SiteAddress(address, from: path).place {
        case .inside(let target), .hostRoot(let target): return sheets[target]
        default: return nil
        }
    }
}

/// Computes the styles of pages; keeps what pages have in common. One for each thread.
final class Styling {
    let folder: FolderStyles
    private var cascades: [Environment: Cascade] = [:]
    private let sharing = CascadeSharing()
    /// What was found out about focus indicators, by all that it depends on.
    var focusJudgements: [FocusKind: FocusIndicator.Judgement] = [:]

    /// The same by style class, but for what has to be looked at on each page.
    var focusClasses: [FocusClass: FocusIndicator.Judgement] = [:]

    private struct MemoryKey: Hashable {
        let sheets: Int
        let scheme: Scheme
    }

    private var contrastMemories: [MemoryKey: ContrastMemory] = [:]

    init(_ folder: FolderStyles) { self.folder = folder }

    /// What is known of texts on pages with these sheets.
    func contrasts(of sheets: Int, in scheme: Scheme) -> ContrastMemory {
        let key = MemoryKey(sheets: sheets, scheme: scheme)
        if let known = contrastMemories[key] { return known }
        if contrastMemories.count >= 64 { contrastMemories = [:] }
        let made = ContrastMemory()
        contrastMemories[key] = made
        return made
    }

    func styles(
        of elements: PageElements, in environment: Environment, state: PageState = PageState()
    ) -> DocumentStyles {
        cascade(in: environment).styles(of: elements, state: state)
    }

    /// Where the declaration stands that gives an element a property; nil where no style sheet says it.
    func place(
        of property: Property, inherits: Bool, on element: NodeID, in elements: PageElements, _ environment: Environment
    ) -> SourceSpan? {
        cascade(in: environment).place(of: property, inherits: inherits, on: element, in: elements)
            .map(folder.origin)
    }

    private func cascade(in environment: Environment) -> Cascade {
        if let cascade = cascades[environment] { return cascade }
        let folder = folder
        let cascade = Cascade(environment: environment, sharing: sharing) { folder.sheet(at: $0, from: $1) }
        cascades[environment] = cascade
        return cascade
    }
}

extension Environment {
    static let light = Environment(media: .screen, scheme: .light)
    static let dark = Environment(media: .screen, scheme: .dark)
    /// The width of a sheet of A4 between usual margins.
    static let paper = Environment(media: .print, scheme: .light, width: 720, height: 1040, hasMouse: false)
    static let portrait = Environment(width: 800, height: 1280)
    static let landscape = Environment(width: 1280, height: 800)
    static let reducedMotion = Environment(reducedMotion: true)
}

extension Scheme {
    var environment: Environment {
        switch self {
        case .light: .light
        case .dark: .dark
        case .print: .paper
        }
    }
}

extension [UInt8] {
    /// Whether the bytes of an ASCII text occur, followed by what `isWanted` looks at.
    ///
    /// The C library looks for the text's rarest byte, which is the last that is no letter, else its first.
    /// Complexity: O(n) where that byte is rare.
    func contains(
        _ text: StaticString, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true }
    ) -> Bool {
        text.withUTF8Buffer { needle in
            withUnsafeBufferPointer { bytes in
                guard let text = needle.baseAddress, !needle.isEmpty, let start = bytes.baseAddress else {
                    return needle.isEmpty
                }
                let rare = needle.lastIndex { !(0x61...0x7A).contains($0 | 0x20) } ?? 0
                var place = rare
                while place < bytes.count,
                    let found = memchr(start + place, Int32(needle[rare]), bytes.count - place)
                {
                    let first = start.distance(to: found.assumingMemoryBound(to: UInt8.self)) - rare
                    let end = first + needle.count
                    guard end <= bytes.count else { return false }
                    if memcmp(start + first, text, needle.count) == 0,
                        isWanted(UnsafeBufferPointer(rebasing: bytes[end...]))
                    {
                        return true
                    }
                    place = first + rare + 1
                }
                return false
            }
        }
    }
}
