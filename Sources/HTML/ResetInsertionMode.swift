extension TreeBuilder {
    // HTML 13.2.4.1 "Reset the insertion mode appropriately"
    mutating func resetInsertionMode() {
        // Each step goes to the next element below that decides anything.
        var index = openElements.isEmpty ? -1 : Int(openElements.top.resetsMode)
        while index >= 0 {
            let isLast = index == 0
            let name = isLast ? (context?.name ?? openElements[0].name) : openElements[index].name
            let isHTML = isLast ? (context?.namespace ?? .html) == .html : openElements[index].namespace == .html
            if isHTML, let decided = mode(for: name, isLast: isLast) {
                mode = decided
                return
            }
            if isLast { break }
            index = Int(openElements[index - 1].resetsMode)
        }
        mode = .inBody
    }

    private func mode(for name: Int32, isLast: Bool) -> InsertionMode? {
        switch name {
        case Tag.td, Tag.th: isLast ? nil : .inCell
        case Tag.tr: .inRow
        case Tag.tbody, Tag.thead, Tag.tfoot: .inTableBody
        case Tag.caption: .inCaption
        case Tag.colgroup: .inColumnGroup
        case Tag.table: .inTable
        case Tag.template: templateModes.last ?? .inBody
        case Tag.head: isLast ? nil : .inHead
        case Tag.body: .inBody
        case Tag.frameset: .inFrameset
        case Tag.html: headElement < 0 ? .beforeHead : .afterHead
        default: nil
        }
    }
}
