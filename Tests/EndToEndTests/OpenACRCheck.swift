import Foundation
import TestSupport

/// What the published OpenACR format asks of a report: the schema `openacr-0.1.0.json`, and the checks of its tool
/// against the catalog (chapters, components, terms, remarks).
enum OpenACRCheck {
    private static let terms: Set = [
        "supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated",
    ]
    private static let components: Set = ["web", "electronic-docs", "software", "authoring-tool", "none"]
    private static let texts = [
        "title", "report_date", "last_modified_date", "notes", "evaluation_methods_used", "legal_disclaimer", "license",
        "repository", "feedback",
    ]

    /// The faults of a report; none when it is valid.
    ///
    /// - Parameter levels: the level of each criterion.
    static func faults(of report: Any?, levels: [String: String]) -> [String] {
        guard let report = report as? [String: Any] else { return ["the report is no mapping"] }
        var faults: [String] = []
        for name in texts where report[name] != nil && !(report[name] is String) { faults.append("\(name) is no text") }
        if !(report["title"] is String) { faults.append("title is missing") }
        if !((report["product"] as? [String: Any])?["name"] is String) { faults.append("product.name is missing") }
        for contact in ["author", "vendor"] where contact == "author" || report[contact] != nil {
            let members = report[contact] as? [String: Any]
            if !(members?["email"] is String) { faults.append("\(contact).email is missing") }
            if !(members?.values.allSatisfy { $0 is String } ?? false) {
                faults.append("\(contact) holds more than texts")
            }
        }
        if report["version"] != nil, !(report["version"] is Int) { faults.append("version is no whole number") }
        for (name, chapter) in report["chapters"] as? [String: Any] ?? [:] {
            faults += self.faults(ofChapter: name, chapter, levels: levels)
        }
        return faults
    }

    private static func faults(ofChapter name: String, _ chapter: Any, levels: [String: String]) -> [String] {
        guard let level = name.split(separator: "_").last?.uppercased(), name.hasPrefix("success_criteria_level_")
        else {
            return ["\(name) is no chapter of success criteria"]
        }
        guard let criteria = (chapter as? [String: Any])?["criteria"] as? [[String: Any]] else {
            return ["\(name) has no criteria"]
        }
        var faults: [String] = []
        var seen = Set<String>()
        for criterion in criteria {
            guard let number = criterion["num"] as? String else {
                faults.append("\(name): a criterion has no number as text")
                continue
            }
            if levels[number] != level { faults.append("\(number) is not of \(name)") }
            if !seen.insert(number).inserted { faults.append("\(number) stands twice") }
            for component in criterion["components"] as? [[String: Any]] ?? [] {
                guard let word = component["name"] as? String, components.contains(word) else {
                    faults.append("\(number): the component is not known")
                    continue
                }
                guard let adherence = component["adherence"] as? [String: Any],
                    let term = adherence["level"] as? String,
                    let notes = adherence["notes"] as? String
                else {
                    faults.append("\(number): no level, or no remark")
                    continue
                }
                if !term.isEmpty, !terms.contains(term) { faults.append("\(number): `\(term)` is no level") }
                if ["supports", "partially-supports"].contains(term), notes.isEmpty {
                    faults.append("\(number): \(term) needs a remark")
                }
                if term == "not-evaluated", level != "AAA" { faults.append("\(number): not evaluated is for AAA only") }
                if term.isEmpty, notes.isEmpty { faults.append("\(number): a blank level needs a remark") }
            }
        }
        return faults
    }

    /// The level of each criterion, from the fact tables.
    static func levels(in folder: String) throws -> [String: String] {
        let data = try Data(contentsOf: URL(filePath: folder + "/wcag22.json"))
        let table = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let criteria = table?["criteria"] as? [[String: Any]] ?? []
        return Dictionary(
            criteria.compactMap { item in
                guard let number = item["num"] as? String, let level = item["level"] as? String else { return nil }
                return (number, level)
            }
        ) { first, _ in first }
    }
}
