import Audit
import CSS
import Diagnostics
import Evaluation
import Guidance
import HTML
import Markdown
import Mustache
import Site
import YAML

/// Every kind of diagnostic of the program: each module's list, in the order of the floor plan.
enum DiagnosticCodes {
    static let all: [DiagnosticCode] =
        ProjectDiagnostics.all + ReportDiagnostics.all + YAMLCodes.all + SanitizerDiagnostics.all
        + MarkdownDiagnostics.all + TemplateCodes.all + StyleDiagnostics.all + GuidanceCodes.all
        + AuditDiagnostics.all + EvaluationCodes.all + SiteCodes.all
}
