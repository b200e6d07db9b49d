import ARIA
import CSS
import HTML

extension Page {
    /// What the style sheets of the page and the folder speak of.
    func findMentions() -> FolderStyles.Mentions {
        // Media queries stand in style elements; a scheme may also stand in an attribute.
        let folder = styling.folder.mentions
        if !index[.style].isEmpty {
            return folder.union(FolderStyles.Mentions(file.source.bytes))
        }
        return folder.contains(.scheme) ? folder : folder.union(.scheme(in: file.source.bytes))
    }

    /// The schemes to judge: those that nothing tells apart from light are left out.
    var distinctSchemes: [Scheme] {
        schemes.filter { scheme in
            switch scheme {
            case .light: true
            case .dark: mentions.contains(.scheme)
            case .print: mentions.contains(.print)
            }
        }
    }

    /// The computed style of an element on a screen in the light scheme.
    func style(_ id: NodeID) -> ComputedStyle? { lightStyles.style(of: id) }

    /// How a style has an element rendered, for the accessibility tree.
    static func rendering(_ style: ComputedStyle) -> Rendering {
        let display: Rendering.Display
        switch style.display {
        case .none: display = .none
        case .contents: display = .contents
        case .inline, .ruby: display = .inline
        default: display = .block
        }
        return Rendering(
            display: display, isVisible: style.visibility == .visible,
            hidesContent: style.contentVisibility == .hidden)
    }

    /// The text that a pseudo-element generates.
    func generatedText(_ id: NodeID, _ styles: DocumentStyles, isBefore: Bool) -> String {
        guard let style = styles.style(of: id, isBefore ? .before : .after), !style.isDisplayNone,
            style.visibility == .visible, let content = style.contentText
        else { return "" }
        return content.alternative ?? content.text
    }
}
