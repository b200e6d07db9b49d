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
    }

    private let folder: SiteFolder
    private var folders: [String: Int] = [:]
    /// By folder the addresses and, by their numbers, the entries.
    private var tables: [ByteTable] = []
    private var entries: [[Entry]] = []
    private var count = 0

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
        let entry = Entry(String(decoding: bytes, as: UTF8.self), from: page, in: self.folder)
        entries[folder].append(entry)
        count += 1
        return entry
    }
}
