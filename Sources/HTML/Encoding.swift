// Deviation: of the encodings of the Encoding standard only these four are decoded; any other declared one is a
// diagnostic, and the bytes are read as windows-1252 where it is an ASCII superset.
/// The encodings that Handrail reads (a part of Encoding 4.2).
public enum Encoding: String, Sendable, Hashable, CaseIterable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case windows1252 = "windows-1252"
}
