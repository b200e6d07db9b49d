import CSS
import HTML

/// What the text of elements looks like in one scheme, by their style class, found once for all pages with the same
/// sheets. One for each thread.
///
/// All that it depends on is told by the class, but for boxes that lie behind others: a page that may have one is not
/// remembered, nor looked up.
final class ContrastMemory {
    enum Text {
        case unknown
        /// The text is not seen.
        case unseen
        case seen(TextContrast)
    }

    /// By class.
    private var texts: [Text] = []
    /// By class: 1 where an element may lie behind the text of others, 0 where it does not, -1 where nobody knows yet.
    private var boxes: [Int8] = []

    /// The texts of a page, or nil when a class of it was not met before.
    func texts(of elements: [NodeID], _ classes: StyleClasses) -> ContrastTexts? {
        for number in classes.all {
            guard number < boxes.count, boxes[Int(number)] == 0 else { return nil }
        }
        var result = ContrastTexts()
        result.texts.reserveCapacity(elements.count)
        let greatest = Int(classes.all.max() ?? -1)
        /// By class: the place of the contrast, -1 for unseen text, -2 where it was not looked up yet.
        var places = [Int32](repeating: -2, count: greatest + 1)
        for element in elements {
            let number = classes.number(of: element)
            guard number >= 0 else { continue }
            if places[number] == -2 {
                switch texts[number] {
                case .unknown: return nil
                case .unseen: places[number] = -1
                case .seen(let contrast):
                    places[number] = Int32(result.contrasts.count)
                    result.contrasts.append(contrast)
                }
            }
            if places[number] >= 0 {
                result.texts.append(ContrastTexts.Text(element: element, contrast: Int(places[number])))
            }
        }
        return result
    }

    /// Keeps the texts of a page for the next.
    func remember(
        _ found: ContrastTexts, among elements: [NodeID], of page: Page, _ styles: DocumentStyles,
        _ classes: StyleClasses
    ) {
        let missing = Int(classes.all.max() ?? -1) + 1 - boxes.count
        if missing > 0 {
            boxes.append(contentsOf: repeatElement(-1, count: missing))
            texts.append(contentsOf: repeatElement(.unknown, count: missing))
        }
        let isBoxBehind = styles.palette.map(Backdrops.isBoxBehind)
        for element in page.elements {
            let number = classes.number(of: element)
            guard number >= 0 else { continue }
            boxes[number] = isBoxBehind[styles.number(of: element)] ? 1 : 0
        }
        guard !isBoxBehind.contains(true) else { return }
        var next = 0
        for element in elements {
            let number = classes.number(of: element)
            let isSeen = next < found.texts.count && found.texts[next].element == element
            if number >= 0 { texts[number] = isSeen ? .seen(found.contrasts[found.texts[next].contrast]) : .unseen }
            if isSeen { next += 1 }
        }
    }
}
