import Diagnostics

/// Every kind of diagnostic of the program: each module's list, in the order of the floor plan.
enum DiagnosticCodes {
    static let all: [DiagnosticCode] = ProjectDiagnostics.all
}
