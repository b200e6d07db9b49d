import Diagnostics
import Evaluation
import Mustache
import Standards

/// The data of a report's page: sections, each a run of blocks.
struct ReportPage {
    let report: AuditReport
    let strings: InterfaceWords
    private let componentTitles: [String: String]
    private let groupTitles: [String: String]

    init(report: AuditReport, strings: InterfaceWords) {
        self.report = report
        self.strings = strings
        let rows = report.worksheet?.rows ?? []
        componentTitles = Dictionary(
            rows.map { ($0.component, $0.componentTitle) }, uniquingKeysWith: { first, _ in first })
        groupTitles = Dictionary(
            rows.filter { $0.kind == "check" }.map { ($0.group, $0.groupTitle) },
            uniquingKeysWith: { first, _ in first })
    }

    var audit: AuditFile { report.audit }

    var value: Value {
        let sections = self.sections.filter { !$0.blocks.isEmpty }
        return [
            "title": .text(strings.filled("report_title", ["subject": subjectName])), "line": .text(headLine),
            "verdict": .text(verdict), "sections": .list(sections.map(\.value)),
        ]
    }

    /// The parts in their order; those that have nothing to tell are empty.
    private var sections: [ReportSection] {
        [
            section("summary", summary), section("findings", findings), section("comparison", comparison),
            section("conflicts", conflicts), section("components", components), section("groups", groups),
            section("criteria", criteria), section("clauses", clauses), section("provisions", provisions),
            section("about", about), section("answers", answers), section("appendix", appendix),
        ]
    }

    private func section(_ id: String, _ blocks: [ReportBlock]) -> ReportSection {
        ReportSection(id: id, title: strings["report_section_\(id)"], blocks: blocks)
    }

    // MARK: Names

    /// The product with its version, or the audit's title.
    var subjectName: String {
        let name = audit.subject.string("name") ?? ""
        let version = audit.subject.string("version") ?? ""
        let words = [name.isEmpty ? audit.title : name, version].filter { !$0.isEmpty }
        return words.isEmpty ? strings["report_no_subject"] : words.joined(separator: " ")
    }

    private var headLine: String {
        [audit.title, dates, standard].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    var standard: String {
        "WCAG \(audit.audit.object("standard")?.string("wcag") ?? WCAG.version), \(strings["level"]) \(report.level.rawValue)"
    }

    /// When the audit started and ended, as the file has it: no clock is asked.
    var dates: String {
        let started = audit.audit.string("startedOn") ?? ""
        let finished = audit.audit.string("finishedOn") ?? ""
        if started.isEmpty { return finished }
        if finished.isEmpty { return strings.filled("report_since", ["date": started]) }
        return started == finished ? started : strings.filled("report_dates", ["start": started, "end": finished])
    }

    func word(_ outcome: EARL.Outcome?) -> String { outcome.map { strings["outcome_\($0.rawValue)"] } ?? "–" }

    func testerName(_ id: String?) -> String {
        let name = audit.tester(id)?.name ?? ""
        return name.isEmpty ? strings["report_no_name"] : name
    }

    func sampleName(_ id: String?) -> String {
        guard let id else { return "" }
        let name = audit.sample(id)?.name ?? ""
        return name.isEmpty ? id : name
    }

    func environmentName(_ id: String?) -> String {
        guard let id, let environment = audit.environment(id) else { return id ?? "" }
        if !environment.label.isEmpty { return environment.label }
        let technologies = environment.assistiveTechnologies.compactMap { $0.string("name") }
        let parts = [environment.device, environment.os, environment.osVersion].compactMap { $0 } + technologies
        let name = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        return name.isEmpty ? id : name
    }

    func componentTitle(_ id: String) -> String {
        let title = componentTitles[id] ?? ""
        return title.isEmpty ? id : title == id ? id : "\(title) (\(id))"
    }

    /// For charts, where there is little room.
    func componentShortTitle(_ id: String) -> String {
        let title = componentTitles[id] ?? ""
        return title.isEmpty ? id : title
    }

    func groupTitle(_ id: String) -> String {
        let title = AuditGroup.group(id: id) == nil ? groupTitles[id] ?? id : strings["group_\(id)"]
        return title.isEmpty ? strings["report_no_group"] : title
    }

    /// `2.4.3 Focus Order`
    func criterionName(_ number: String) -> String {
        WCAG.criterion(number).map { "\(number) \($0.name)" } ?? number
    }

    /// A check by its code and wording.
    func checkLines(_ code: String, _ text: String) -> [String] {
        text.isEmpty || text == code ? [code] : [code, text]
    }

    /// The day of a time; empty for answers that were never given.
    func day(_ time: String) -> String { time == Worksheet.never ? "" : String(time.prefix(10)) }

    /// `name: value`, for a line of its own.
    func labelled(_ key: String, _ value: String) -> String {
        value.isEmpty ? "" : strings.filled("report_labelled", ["label": strings[key], "value": value])
    }
}
