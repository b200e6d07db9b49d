import Synchronization

/// Reads files again when their bytes are asked for, and holds the bytes of the last one only: what is kept of many
/// files that most of nothing is said about.
public final class Rereading: Sendable {
    private struct Held: Sendable {
        let file: ObjectIdentifier
        let bytes: [UInt8]
        var lineStarts: [Int]?
    }

    /// The bytes of the file at a path, as far as they can be read.
    private let read: @Sendable (String) -> [UInt8]
    private let held = Mutex<Held?>(nil)

    public init(read: @escaping @Sendable (String) -> [UInt8]) { self.read = read }

    /// As many bytes as the file had when it was found: ranges stay valid whatever happened to it meanwhile.
    func bytes(of file: SourceFile) -> [UInt8] {
        held.withLock { held in
            if let known = held, known.file == ObjectIdentifier(file) { return known.bytes }
            let bytes = fresh(file)
            held = Held(file: ObjectIdentifier(file), bytes: bytes)
            return bytes
        }
    }

    func lineStarts(of file: SourceFile) -> [Int] {
        let bytes = bytes(of: file)
        return held.withLock { held in
            if let known = held, known.file == ObjectIdentifier(file), let starts = known.lineStarts { return starts }
            let starts = SourceFile.lineStarts(of: bytes)
            if held?.file == ObjectIdentifier(file) { held?.lineStarts = starts }
            return starts
        }
    }

    /// Read now and not held.
    func fresh(_ file: SourceFile) -> [UInt8] {
        var bytes = read(file.path)
        guard bytes.count != file.count else { return bytes }
        bytes = Array(bytes.prefix(file.count))
        bytes += repeatElement(0x20, count: file.count - bytes.count)
        return bytes
    }
}
