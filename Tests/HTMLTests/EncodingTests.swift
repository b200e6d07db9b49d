import Diagnostics
import Testing

@testable import HTML

@Suite("Encodings")
struct EncodingTests {
    private func parse(_ bytes: [UInt8]) -> Document {
        HTMLParser.parseDocument(SourceFile(path: "page.html", bytes: bytes))
    }

    private func errors(_ document: Document) -> [String] {
        document.errors.map(\.code).filter {
            [.unsupportedEncoding, .conflictingEncoding, .invalidByteSequence].contains($0)
        }.map(\.rawValue)
    }

    @Test(
        "A declared encoding other than UTF-8, UTF-16 and windows-1252 is an error at its label",
        arguments: ["shift_jis", "iso-8859-2", "koi8-r", "no-such-encoding"])
    func unsupported(label: String) {
        let document = parse(Array("<!DOCTYPE html><meta charset=\"\(label)\"><p>x".utf8))
        #expect(errors(document) == ["unsupported-encoding"])
        let range = document.errors.first { $0.code == .unsupportedEncoding }?.range
        #expect(range.map { document.source.text(in: $0) } == label)
    }

    @Test("windows-1252 and its labels are decoded", arguments: ["windows-1252", "latin1", "ISO-8859-1", "ascii"])
    func windows1252(label: String) {
        let document = parse(Array("<meta charset=\(label)><p>".utf8) + [0x80, 0xE9])
        #expect(document.textContent(document.rootID) == "€é")
        #expect(document.encoding == .windows1252)
        #expect(errors(document).isEmpty)
    }

    @Test("A byte order mark counts more than the declaration, and the conflict is told")
    func conflict() {
        let document = parse([0xEF, 0xBB, 0xBF] + Array("<meta charset=windows-1252><p>é".utf8))
        #expect(document.textContent(document.rootID) == "é")
        #expect(errors(document) == ["conflicting-encoding"])
    }

    @Test("UTF-16 without its second half of a pair, or of a unit, is U+FFFD")
    func utf16() {
        let document = parse([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x62, 0x00, 0x63])
        #expect(document.textContent(document.rootID) == "a\u{FFFD}b\u{FFFD}")
        #expect(errors(document) == ["invalid-byte-sequence", "invalid-byte-sequence"])
    }

    @Test("Invalid UTF-8 is U+FFFD for each maximal part, with an error at its place")
    func invalid() {
        let document = parse(Array("<p>a".utf8) + [0xF0, 0x9F, 0x98, 0x62, 0xFF, 0xC3])
        #expect(document.textContent(document.rootID) == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
        let ranges = document.errors.filter { $0.code == .invalidByteSequence }.map(\.range)
        #expect(ranges == [4..<7, 8..<9, 9..<10])
    }

    @Test("A page that declares nothing is UTF-8")
    func fallback() {
        let document = parse(Array("<p>é".utf8))
        #expect(document.encoding == .utf8)
        #expect(document.textContent(document.rootID) == "é")
    }
}
