import Diagnostics
import Guidance
import HTML
import Parallelism

/// The text of every requirement as HTML, written once for the pages, checklists and lists that show it.
struct RequirementBodies: Sendable {
    /// By the place of the requirement in the catalog.
    private let bodies: [Markup]

    subscript(requirement: RequirementID) -> Markup { bodies[requirement.index] }

    /// A text whose links are words only, for an answer that is followed by a link of its own. Complexity: O(length).
    static func withoutLinks(_ body: Markup) -> Markup {
        var result = Markup()
        result.bytes.reserveCapacity(body.bytes.count)
        var segments = body.sourceMap.segments[...]
        var index = 0
        while index < body.bytes.count {
            while let segment = segments.first, segment.output <= index {
                result.sourceMap.append(output: result.bytes.count, file: segment.file, offset: segment.offset)
                segments.removeFirst()
            }
            guard let end = endOfLinkTag(at: index, in: body.bytes) else {
                result.bytes.append(body.bytes[index])
                index += 1
                continue
            }
            index = end
        }
        return result
    }

    /// The end of the tag `<a …>` or `</a>` that starts at `index`, or nil for anything else.
    private static func endOfLinkTag(at index: Int, in bytes: [UInt8]) -> Int? {
        guard bytes[index] == 0x3C, index + 2 < bytes.count else { return nil }
        let name = bytes[index + 1] == 0x2F ? index + 2 : index + 1
        guard name + 1 < bytes.count, bytes[name] == 0x61, bytes[name + 1] == 0x20 || bytes[name + 1] == 0x3E else {
            return nil
        }
        var isQuoted = false
        for place in name..<bytes.count {
            if bytes[place] == 0x22 { isQuoted.toggle() }
            if bytes[place] == 0x3E, !isQuoted { return place + 1 }
        }
        return nil
    }

    /// A text for a page that stands in the root folder itself: addresses lose their `../`. Escaped text has no straight
    /// quotes, so only attributes are found. Complexity: O(length).
    static func inRoot(_ body: Markup) -> Markup {
        let pattern = Array("=\"../".utf8)
        let names = [Array("href".utf8), Array("src".utf8)]
        var result = Markup()
        result.bytes.reserveCapacity(body.bytes.count)
        var segments = body.sourceMap.segments[...]
        var index = 0
        func take(upTo end: Int) {
            while let segment = segments.first, segment.output < end {
                result.sourceMap.append(
                    output: result.bytes.count + max(segment.output - index, 0), file: segment.file,
                    offset: segment.offset)
                segments.removeFirst()
            }
            result.bytes += body.bytes[index..<end]
            index = end
        }
        while let found = ByteSearch.firstRange(of: pattern, in: body.bytes, from: index) {
            let isAddress = names.contains { body.bytes[..<found.lowerBound].suffix($0.count).elementsEqual($0) }
            take(upTo: isAddress ? found.upperBound - 3 : found.upperBound)
            index = found.upperBound
        }
        take(upTo: body.bytes.count)
        return result
    }

    init(
        _ catalog: Catalog, addresses: PageAddresses, strings: InterfaceWords, jobs: Int
    ) async {
        let entries = catalog.entries.filter { !$0.requirements.isEmpty }
        let parts = await Parallel.map(entries, jobs: jobs) { entry in
            RequirementBodies.bodies(of: entry, catalog, addresses: addresses, strings: strings)
        }
        self.init(zip(entries, parts).map { ($0.requirements, $1) }, of: catalog)
    }

    /// - Parameter parts: the requirements of each document with their texts, in the same order.
    init(_ parts: [([RequirementID], [Markup])], of catalog: Catalog) {
        var bodies = [Markup](repeating: Markup(), count: catalog.requirements.count)
        for (ids, markups) in parts {
            for (id, markup) in zip(ids, markups) { bodies[id.index] = markup }
        }
        self.bodies = bodies
    }

    /// The texts of a document's requirements, in order.
    static func bodies(
        of entry: Entry, _ catalog: Catalog, addresses: PageAddresses, strings: InterfaceWords
    ) -> [Markup] {
        let rendering = EntryRendering(
            entry, catalog: catalog, addresses: addresses, strings: strings, tableQualifier: entry.qualifiedName,
            isShownElsewhere: true)
        return entry.requirements.map { rendering.markup(catalog[$0].blocks) }
    }
}
