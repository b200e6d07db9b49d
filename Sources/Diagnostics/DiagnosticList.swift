/// The diagnostics of a step, in the order in which they were found. Faults in content, templates and pages are
/// collected here beside a best-effort value and never thrown, so that one run tells everything.
public struct DiagnosticList: Sendable {
    public private(set) var all: [Diagnostic] = []

    public init() {}
    public init(_ diagnostics: [Diagnostic]) { all = diagnostics }

    public mutating func append(_ diagnostic: Diagnostic) { all.append(diagnostic) }
    public mutating func append(contentsOf list: DiagnosticList) { all.append(contentsOf: list.all) }

    public mutating func report(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan?, help: String? = nil,
        related: [Diagnostic.Related] = [], suggestions: [String] = []
    ) {
        append(Diagnostic(code, message, at: span, help: help, related: related, suggestions: suggestions))
    }

    public func count(_ severity: Severity) -> Int { all.count { $0.severity == severity } }
    public var hasErrors: Bool { all.contains { $0.severity == .error } }
    public var isEmpty: Bool { all.isEmpty }

    /// Every diagnostic at least as severe as `from` becomes an error, as `--strict` asks.
    public func raised(from: Severity) -> DiagnosticList {
        DiagnosticList(
            all.map { diagnostic in
                guard diagnostic.severity >= from else { return diagnostic }
                var raised = diagnostic
                raised.severity = .error
                return raised
            })
    }

    /// Sorted by path, place and code, with identical ones folded into one. Complexity: O(n log n).
    public func sortedAndFolded() -> [Diagnostic] {
        struct Key: Comparable {
            let path: String, offset: Int, code: String, order: Int
            static func < (left: Key, right: Key) -> Bool {
                if left.path != right.path { return left.path < right.path }
                return (left.offset, left.code, left.order) < (right.offset, right.code, right.order)
            }
        }
        var seen = Set<Diagnostic>()
        return all.enumerated()
            .map { index, diagnostic in
                (
                    Key(
                        path: diagnostic.span?.file.path ?? "", offset: diagnostic.span?.range.lowerBound ?? -1,
                        code: diagnostic.code.id, order: index), diagnostic
                )
            }
            .sorted { $0.0 < $1.0 }
            .map(\.1)
            .filter { seen.insert($0).inserted }
    }
}
