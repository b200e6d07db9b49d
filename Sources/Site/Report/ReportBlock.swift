import Evaluation
import Mustache
import Standards

/// One part of a report page, with a heading of level 2.
struct ReportSection {
    var id: String
    var title: String
    var blocks: [ReportBlock]

    var value: Value {
        ["id": .string(id), "title": .text(title), "blocks": .list(blocks.map(\.value))]
    }
}

/// What a section is made of. The template `report-block` writes them.
enum ReportBlock {
    case paragraph(String)
    /// A heading of level 3.
    case heading(String)
    /// Names with their values; those without a value are left out.
    case facts([(name: String, value: String)])
    case list([String])
    case chart(ReportChart)
    case table(ReportTable)
    case finding(ReportFinding)

    /// An object with a member for each case, null for all but its own, so that no name is missing in the template.
    var value: Value {
        var object: Value.Object = [
            "paragraph": .null, "heading": .null, "facts": .null, "list": .null, "chart": .null, "table": .null,
            "finding": .null,
        ]
        switch self {
        case .paragraph(let text): object["paragraph"] = ["lines": .lines(text)]
        case .heading(let text): object["heading"] = .text(text)
        case .facts(let facts): object["facts"] = ["items": .facts(facts)]
        case .list(let items): object["list"] = ["items": .list(items.map { ["lines": .lines($0)] })]
        case .chart(let chart): object["chart"] = chart.value
        case .table(let table): object["table"] = table.value
        case .finding(let finding): object["finding"] = finding.value
        }
        return .object(object)
    }
}

/// A table with a caption. The first cell of each row names the row.
struct ReportTable {
    enum Cell {
        case text(String)
        case lines([String])
        case link(String, href: String)
        case number(Int)
    }

    /// Unique on the page.
    var id: String
    var caption: String
    /// Names of the columns; those of numbers are set to the end of their cells.
    var head: [(text: String, isNumber: Bool)]
    var rows: [[Cell]]

    var value: Value {
        [
            "id": .string("table-\(id)"), "caption": .text(caption),
            "head": .list(head.map { ["text": .text($0.text), "isNumber": .bool($0.isNumber)] }),
            "rows": .list(
                rows.map { row in
                    ["cells": .list(row.enumerated().map { ReportTable.value($0.element, isHeader: $0.offset == 0) })]
                }),
        ]
    }

    private static func value(_ cell: Cell, isHeader: Bool) -> Value {
        var object: Value.Object = ["isHeader": .bool(isHeader), "isNumber": false, "href": .null]
        switch cell {
        case .text(let text): object["lines"] = .lines(text, isHeader: isHeader)
        case .lines(let lines): object["lines"] = .lines(lines.joined(separator: "\n"), isHeader: isHeader)
        case .link(let text, let href):
            object["lines"] = .lines(text, isHeader: isHeader)
            object["href"] = .string(href)
        case .number(let number):
            object["lines"] = .lines(String(number))
            object["isNumber"] = true
        }
        return .object(object)
    }
}

/// One problem, or a failed check for which none was written down.
struct ReportFinding {
    var number: Int
    var title: String
    var facts: [(name: String, value: String)]

    var value: Value {
        ["id": .string("finding-\(number)"), "title": .text("\(number). \(title)"), "facts": .facts(facts)]
    }
}

extension Value {
    /// Text that somebody typed. Control characters other than white space may not stand in HTML (HTML Standard 13.1.4).
    static func text(_ text: String) -> Value {
        let isClean = text.unicodeScalars.allSatisfy { !isControl($0) }
        guard !isClean else { return .string(text) }
        var cleaned = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { cleaned.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
        return .string(String(cleaned))
    }

    /// Text with its line breaks: `text` and, on all lines but the last, `more`. In a cell that names a row all lines
    /// but the first are `plain`.
    static func lines(_ text: String, isHeader: Bool = false) -> Value {
        let lines = text.split(whereSeparator: \.isNewline)
        return .list(
            lines.enumerated().map { index, line in
                [
                    "text": .text(String(line)), "more": .bool(index + 1 < lines.count),
                    "plain": .bool(isHeader && index > 0),
                ]
            })
    }

    /// Names with their values; those without a value are left out.
    static func facts(_ facts: [(name: String, value: String)]) -> Value {
        .list(
            facts.filter { !$0.value.isEmpty }.map { ["name": .text($0.name), "lines": .lines($0.value)] })
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
