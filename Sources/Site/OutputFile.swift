import Diagnostics

/// One file of the site as it will be written.
public struct OutputFile: Sendable {
    /// Relative to the output folder, `/` between folders; never absolute, never with `..` (checked when published).
    public var path: String
    public var bytes: [UInt8]
    /// For pages and style sheets: which place in content, template or theme wrote which bytes. Nil for other files.
    public var sourceMap: SourceMap?

    public init(path: String, bytes: [UInt8], sourceMap: SourceMap? = nil) {
        self.path = path
        self.bytes = bytes
        self.sourceMap = sourceMap
    }
}
