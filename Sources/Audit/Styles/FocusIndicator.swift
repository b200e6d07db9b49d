import CSS
import Diagnostics
import HTML

/// The outline that shows the focus, as far as style sheets say it.
enum FocusIndicator {
    enum Judgement: Sendable {
        /// No outline of the page's own shows the focus.
        case none
        case enough
        case unknown
        /// The ratio, cut to hundredths, and the two colours.
        case low(Double, outline: String, background: String)
    }

    /// Judges an outline by what it lies on and what it goes round; either may be what it stands out from.
    static func judge(
        rest: ComputedStyle, focused: ComputedStyle, around: Backdrop, inside: Backdrop
    ) -> Judgement {
        guard focused.keyword(.outlineStyle) != .none, focused.outlineWidth > 0,
            outline.contains(where: { rest.value($0) != focused.value($0) })
        else { return .none }
        // What browsers draw by themselves stands out from anything.
        guard focused.keyword(.outlineStyle) != .auto, let color = focused.color(.outlineColor) else { return .enough }
        guard focused.areKnown(.outlineStyle, .outlineWidth, .outlineColor), around.doubt == nil, inside.doubt == nil
        else { return .unknown }
        let backgrounds = around.colors + inside.colors
        let ratios = backgrounds.map { color.contrastRatio(on: $0) }
        guard let highest = ratios.max(), highest < 3, let background = backgrounds.first else {
            return ratios.isEmpty ? .unknown : .enough
        }
        let hasOther = Property.allCases.contains { property in
            !outline.contains(property) && rest.value(property) != focused.value(property)
        }
        if hasOther { return .unknown }
        let ratio = (highest * 100).rounded(.down) / 100
        return .low(ratio, outline: color.composited(over: background).hexadecimal, background: background.hexadecimal)
    }

    private static let outline: Set<Property> = [.outlineStyle, .outlineWidth, .outlineColor, .outlineOffset]
}

/// All that the judgement of an element's focus outline depends on: the elements around it without their siblings,
/// the page's style sheets, and what lies behind.
struct FocusKind: Hashable {
    let markup: String
    let sheets: String
    let colors: [String]
    let scheme: Scheme
}

/// Elements that look the same in focus, on whatever page.
struct FocusClass: Hashable {
    let sheets: Int
    let number: Int
    let scheme: Scheme
}

extension Page {
    /// The first focusable element of each kind, kinds being told apart by their style; a few are enough to know a page.
    func focusableKinds(in scheme: Scheme) -> [NodeID] {
        let styles = styles(in: scheme.environment)
        var seen: Set<Int> = []
        var kinds: [NodeID] = []
        for element in tree.tabStops where document.attributeCount(element) > 0 && !isHTML(element, .iframe) {
            let style = styles.number(of: element)
            guard style >= 0, !seen.contains(style), isSeen(element) else { continue }
            seen.insert(style)
            kinds.append(element)
            if kinds.count == 6 { break }
        }
        return kinds
    }

    /// Judges the outline of an element in focus.
    ///
    /// Most pages of a site have the same few kinds of controls, and to style a whole page for each is dear: the
    /// element is styled on a page of its own with nothing but what is around it, once for each kind. Where that looks
    /// bad, the page itself is styled before anything is said.
    func focusIndicator(of element: NodeID, in scheme: Scheme) -> FocusIndicator.Judgement {
        let environment = scheme.environment
        let styles = styles(in: environment)
        guard styles.isComplete, let rest = styles.style(of: element) else { return .unknown }
        // All that the judgement depends on is told by the element's style class, but for boxes behind others.
        var memory: FocusClass?
        if let classes = styles.classes, !styles.palette.contains(where: Backdrops.isBoxBehind) {
            let own = FocusClass(sheets: styles.sheets, number: classes.number(of: element), scheme: scheme)
            if let known = styling.focusClasses[own] { return known }
            memory = own
        }
        let backdrops = screenBackdrops(in: scheme)
        let inside = backdrops.backdrop(behind: element)
        let around = document.parentElement(element).map { backdrops.backdrop(behind: $0) } ?? inside
        let kind = FocusKind(
            markup: focusMarkup(element), sheets: sheetMarkup,
            colors: (around.colors + inside.colors).map(\.hexadecimal)
                + [around, inside].map { $0.doubt?.rawValue ?? "" },
            scheme: scheme)
        let known = styling.focusJudgements[kind] ?? judgeAlone(kind, around: around, inside: inside, environment)
        if styling.focusJudgements.count > 2_000 { styling.focusJudgements = [:] }
        styling.focusJudgements[kind] = known
        guard case .low = known else {
            if let memory { styling.focusClasses[memory] = known }
            return known
        }
        let focused = styling.styles(of: styledElements, in: environment, state: PageState(focused: element))
        guard let style = focused.style(of: element) else { return .unknown }
        return FocusIndicator.judge(rest: rest, focused: style, around: around, inside: inside)
    }

    private func judgeAlone(
        _ kind: FocusKind, around: Backdrop, inside: Backdrop, _ environment: Environment
    ) -> FocusIndicator.Judgement {
        let text = "<!DOCTYPE html><head>\(kind.sheets)</head>\(kind.markup)"
        let alone = HTMLParser.parseDocument(
            SourceFile(path: file.source.path, text: text), depthLimit: HTMLParser.browserDepthLimit)
        guard var element = alone.body else { return .unknown }
        while let child = alone.childElements(element).first(where: { _ in true }) { element = child }
        let elements = PageElements(alone)
        let rest = styling.styles(of: elements, in: environment)
        let focused = styling.styles(of: elements, in: environment, state: PageState(focused: element))
        guard let before = rest.style(of: element), let after = focused.style(of: element) else { return .unknown }
        return FocusIndicator.judge(rest: before, focused: after, around: around, inside: inside)
    }

    /// The start tags of an element and of all around it, without what no style sheet is likely to ask for.
    private func focusMarkup(_ element: NodeID) -> String {
        let chain = document.ancestors(element).filter { document.isElement($0) }.reversed() + [element]
        return chain.map { startTag($0, isFocused: $0 == element) }.joined()
    }

    private func startTag(_ element: NodeID, isFocused: Bool) -> String {
        var tag = "<" + document.tagName(element).text
        for place in 0..<document.attributeCount(element) {
            let name = document.attributeName(element, at: place)
            let keepsValue: Bool
            switch name {
            case .class, .type, .role, .rel: keepsValue = true
            case .id, .style: keepsValue = isFocused || isHTML(element, .body) || isHTML(element, .html)
            case .ariaLabel, .ariaLabelledby, .ariaDescribedby, .ariaControls: continue
            default: keepsValue = name.text.hasPrefix("data-") || name.text.hasPrefix("aria-")
            }
            tag += " " + name.text
            guard keepsValue else {
                tag += "=\"#\""
                continue
            }
            let value = String(decoding: document.attributeBytes(element, at: place), as: UTF8.self)
            tag += "=\"" + value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;") + "\""
        }
        return tag + ">"
    }

    /// The `style` and `link` elements of the page as written.
    func findSheetMarkup() -> String {
        var text = ""
        for element in elements {
            if isHTML(element, .style) {
                text +=
                    "<style media=\"\(attribute(element, .media) ?? "all")\">\(document.textContent(element))</style>"
            } else if isHTML(element, .link), let range = document.startTagRange(element) {
                text += file.source.text(in: range)
            }
        }
        return text
    }
}
