import HTML

/// The addresses that pages name, each parsed and looked up in the folder once for all pages beside each other.
/// One for each thread.
final class AddressBook {
    /// One address as seen from the pages of one folder.
    final class Entry {
        let text: String
        let address: SiteAddress
        /// What the folder has at the address; nil for one that does not lead into the folder.
        let match: SiteFolder.Match?

        fileprivate init(_ text: String, from page: String, in folder: SiteFolder) {
            self.text = text
            address = SiteAddress(text, from: page)
            if case .inside(let path) = address.place { match = folder.match(path) } else { match = nil }
        }

        /// An address that differs from another only in its fragment.
        fileprivate init(_ text: String, like other: Entry, fragment: String) {
            self.text = text
            address = SiteAddress(place: other.address.place, fragment: PercentEncoding.decode(fragment))
            match = other.match
        }
    }

    private let folder: SiteFolder
    private var folders: [String: Int] = [:]
    /// By folder the addresses and, by their numbers, the entries.
    private var tables: [ByteTable] = []
    private var entries: [[Entry]] = []
    private var count = 0
    /// The address with a fragment that was resolved last, and the page that it stands in.
    private var before: (page: String, path: [UInt8], entry: Entry)?

    init(_ folder: SiteFolder) { self.folder = folder }

    /// The number of the folder that a page is in, for `entry`.
    func folderNumber(of page: String) -> Int {
        // A site without limits must not make this grow without limits; numbers are asked for anew for each page.
        if count > 200_000 {
            folders = [:]
            tables = []
            entries = []
            count = 0
        }
        let name = page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
        if let known = folders[name] { return known }
        folders[name] = entries.count
        tables.append(ByteTable())
        entries.append([])
        return entries.count - 1
    }

    /// The address of an attribute's bytes, as seen from a page of that folder.
    func entry(_ bytes: UnsafeBufferPointer<UInt8>, from page: String, folder: Int) -> Entry {
        let number = tables[folder].number(of: bytes)
        if number < entries[folder].count { return entries[folder][number] }
        let entry = newEntry(bytes, from: page)
        entries[folder].append(entry)
        count += 1
        return entry
    }

    /// Most addresses of a site differ from the one before in their fragment only: the path is resolved once for them.
    private func newEntry(_ bytes: UnsafeBufferPointer<UInt8>, from page: String) -> Entry {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let hash = bytes.firstIndex(of: 0x23), hash > 0, let first = bytes.first, first > 0x20,
            let last = bytes.last, last > 0x20
        else { return Entry(text, from: page, in: folder) }
        let path = bytes[..<hash]
        if let before, before.page == page, before.path.elementsEqual(path) {
            return Entry(text, like: before.entry, fragment: String(decoding: bytes[(hash + 1)...], as: UTF8.self))
        }
        let entry = Entry(text, from: page, in: folder)
        before = (page, Array(path), entry)
        return entry
    }
}
