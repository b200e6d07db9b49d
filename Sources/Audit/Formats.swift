/// The list of report formats. A format is one file in `Formats` and one line here.
public enum ReportFormat: String, Sendable, CaseIterable {
    case text, json, sarif, junit, earl, html

    /// The report in this format.
    ///
    /// - Parameters:
    ///   - version: of the program, for formats that name the tool.
    ///   - width: columns of a terminal, for the text.
    ///   - wraps: whether longer messages of the text go on in the next line.
    public func print(
        _ report: Report, colour: Bool = false, version: String? = nil, width: Int = 80, wraps: Bool = false
    ) -> String {
        switch self {
        case .text: TextFormat(colour: colour, width: width, wraps: wraps).print(report)
        case .json: JSONFormat.value(report).serialized(pretty: true)
        case .sarif: SARIFFormat.value(report, version: version).serialized(pretty: true)
        case .junit: JUnitFormat.text(report)
        case .earl: EARLFormat.value(report).serialized(pretty: true)
        case .html: HTMLFormat.text(report)
        }
    }
}
