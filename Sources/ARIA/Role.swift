/// The roles of WAI-ARIA 1.2, of the draft of 1.3 where browsers know them, of DPUB-ARIA 1.1 and of Graphics-ARIA 1.0.
///
/// The raw value is the token as authors write it.
public enum Role: String, Sendable, Hashable, CaseIterable {
    // WAI-ARIA 1.2, concrete roles
    case alert, alertdialog, application, article, banner, blockquote, button, caption, cell, checkbox, code
    case columnheader, combobox, complementary, contentinfo, definition, deletion, dialog, directory, document
    case emphasis, feed, figure, form, generic, grid, gridcell, group, heading, img, insertion, link, list, listbox
    case listitem, log, main, marquee, math, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, meter
    case navigation, none, note, option, paragraph, presentation, progressbar, radio, radiogroup, region, row
    case rowgroup, rowheader, scrollbar, search, searchbox, separator, slider, spinbutton, status, strong
    case `subscript`, superscript, `switch`, tab, table, tablist, tabpanel, term, textbox, time, timer, toolbar
    case tooltip, tree, treegrid, treeitem
    // WAI-ARIA 1.2, abstract roles, which authors must not use
    case command, composite, input, landmark, range, roletype, section, sectionhead, select, structure, widget, window
    // WAI-ARIA 1.3 draft
    case comment, image, mark, sectionfooter, sectionheader, suggestion
    // Graphics-ARIA 1.0
    case graphicsDocument = "graphics-document"
    case graphicsObject = "graphics-object"
    case graphicsSymbol = "graphics-symbol"
    // DPUB-ARIA 1.1
    case docAbstract = "doc-abstract"
    case docAcknowledgments = "doc-acknowledgments"
    case docAfterword = "doc-afterword"
    case docAppendix = "doc-appendix"
    case docBacklink = "doc-backlink"
    case docBiblioentry = "doc-biblioentry"
    case docBibliography = "doc-bibliography"
    case docBiblioref = "doc-biblioref"
    case docChapter = "doc-chapter"
    case docColophon = "doc-colophon"
    case docConclusion = "doc-conclusion"
    case docCover = "doc-cover"
    case docCredit = "doc-credit"
    case docCredits = "doc-credits"
    case docDedication = "doc-dedication"
    case docEndnote = "doc-endnote"
    case docEndnotes = "doc-endnotes"
    case docEpigraph = "doc-epigraph"
    case docEpilogue = "doc-epilogue"
    case docErrata = "doc-errata"
    case docExample = "doc-example"
    case docFootnote = "doc-footnote"
    case docForeword = "doc-foreword"
    case docGlossary = "doc-glossary"
    case docGlossref = "doc-glossref"
    case docIndex = "doc-index"
    case docIntroduction = "doc-introduction"
    case docNoteref = "doc-noteref"
    case docNotice = "doc-notice"
    case docPagebreak = "doc-pagebreak"
    case docPagefooter = "doc-pagefooter"
    case docPageheader = "doc-pageheader"
    case docPagelist = "doc-pagelist"
    case docPart = "doc-part"
    case docPreface = "doc-preface"
    case docPrologue = "doc-prologue"
    case docPullquote = "doc-pullquote"
    case docQna = "doc-qna"
    case docSubtitle = "doc-subtitle"
    case docTip = "doc-tip"
    case docToc = "doc-toc"

    /// The place in `allCases`, for side tables. An enumeration without values of fewer than 256 cases is one byte.
    @inline(__always)
    public var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    /// By number: hashing the token would cost ten times as much.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    private static let byToken = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The role of a token of the `role` attribute, compared without regard to ASCII case; nil for an unknown one.
    /// Complexity: O(1).
    public init?(token: String) {
        if let role = Role.byToken[token] ?? Role.byToken[token.lowercased()] { self = role } else { return nil }
    }

    /// WAI-ARIA 1.2, 5.3.1 Abstract Roles: they build the ontology, and authors must not use them.
    public var isAbstract: Bool { Role.abstract.contains(self) }

    private static let abstract: Set<Role> = [
        .command, .composite, .input, .landmark, .range, .roletype, .section, .sectionhead, .select, .structure,
        .widget, .window,
    ]

    /// WAI-ARIA 1.2 and DPUB-ARIA 1.1 advise against these; the value is what to use instead.
    public var replacement: String? {
        switch self {
        case .directory: "list"
        case .docBiblioentry, .docEndnote: "listitem"
        default: nil
        }
    }

    /// `none` is a synonym of `presentation` (WAI-ARIA 1.2, 5.4 none role).
    public var isPresentational: Bool { self == .none || self == .presentation }

    /// The roles of which at most one tells what a region of the page is for (WAI-ARIA 1.2, 5.3.4 Landmark Roles).
    public var isLandmark: Bool {
        switch self {
        case .banner, .complementary, .contentinfo, .form, .main, .navigation, .region, .search: true
        default: false
        }
    }
}
