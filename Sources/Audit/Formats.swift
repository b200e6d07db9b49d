/// The list of report formats. A format is one file in `Formats` and one line here.
public enum ReportFormat: String, Sendable, CaseIterable {
    case text, json

    /// The report in this format.
    ///
    /// - Parameter version: of the program, for formats that name the tool.
    public func print(_ report: Report, colour: Bool = false) -> String {
        switch self {
        case .text: TextFormat(colour: colour).print(report)
        case .json: JSONFormat.value(report).serialized(pretty: true)
        }
    }
}
