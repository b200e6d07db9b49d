/// Data: names of properties: aliases, and those that browsers know and this module does not compute.
enum PropertyNames {
    /// What a name is another name of; CSS Compatibility and legacy name aliases.
    static let aliases: [String: String] = {
        var aliases = [
            "word-wrap": "overflow-wrap", "font-width": "font-stretch", "-webkit-line-clamp": "line-clamp",
            "-webkit-print-color-adjust": "print-color-adjust", "color-adjust": "print-color-adjust",
        ]
        for name in prefixed.split(separator: " ") { aliases["-webkit-" + name] = String(name) }
        return aliases
    }()

    private static let prefixed = """
        animation animation-duration animation-fill-mode animation-iteration-count animation-name \
        animation-play-state appearance backface-visibility background-clip background-origin \
        background-size border-radius border-top-left-radius border-top-right-radius \
        border-bottom-left-radius border-bottom-right-radius box-shadow box-sizing clip-path column-count \
        columns filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap hyphens mask \
        mask-image opacity order transform transition transition-duration transition-property user-select
        """

    /// The longhands that a property or shorthand sets; empty for names that are not computed.
    static func longhands(of name: String) -> [Property] {
        if let property = Property.byName[name] { return [property] }
        if let shorthand = Shorthand(rawValue: name) { return shorthand.longhands }
        return name == "all" ? everything : []
    }

    /// CSS Cascade 5, 3.2: `all` leaves out `direction`, `unicode-bidi` and custom properties. Logical properties
    /// come to the same as the physical ones.
    private static let everything = Property.allCases.prefix(Property.physicalCount)
        .filter { $0 != .direction && $0 != .unicodeBidi }

    /// Does some browser of today know the property?
    static func isKnown(_ name: String) -> Bool {
        name.hasPrefix("--") || others.contains(name) || !longhands(of: aliases[name] ?? name).isEmpty
    }

    /// Every name that is not one browser's own, ascending.
    static let all: [String] = Set(Property.byName.keys).union(Shorthand.allCases.map(\.rawValue)).union(others)
        .union(aliases.keys).filter { !$0.hasPrefix("-") }.sorted()

    private static let others = Set(otherNames.split(separator: " ").map(String.init))

    private static let otherNames = """
        -webkit-app-region -webkit-box-align -webkit-box-decoration-break -webkit-box-direction \
        -webkit-box-flex -webkit-box-ordinal-group -webkit-box-orient -webkit-box-pack -webkit-box-reflect \
        -webkit-font-smoothing -webkit-locale -webkit-print-color-adjust -webkit-rtl-ordering \
        -webkit-ruby-position -webkit-tap-highlight-color -webkit-text-combine \
        -webkit-text-decorations-in-effect -webkit-text-orientation -webkit-user-drag -webkit-user-modify \
        accent-color align-content align-items align-self alignment-baseline all anchor-name anchor-scope \
        animation-composition animation-delay animation-direction animation-range animation-range-end \
        animation-range-start animation-timeline animation-timing-function aspect-ratio backface-visibility \
        background-blend-mode background-position-x background-position-y baseline-shift baseline-source \
        block-ellipsis border-end-end-radius border-end-start-radius border-image-outset border-image-repeat \
        border-image-slice border-image-width border-start-end-radius border-start-start-radius \
        box-decoration-break break-after break-before break-inside buffered-rendering caret-animation \
        caret-shape clip-rule color-interpolation color-interpolation-filters color-rendering column-fill \
        column-gap column-rule column-rule-color column-rule-style column-rule-width column-span \
        column-width contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size \
        contain-intrinsic-size contain-intrinsic-width container-name corner-shape counter-set cx cy d \
        dominant-baseline dynamic-range-limit field-sizing fill-rule flood-color flood-opacity font-display \
        font-feature-settings font-kerning font-language-override font-optical-sizing font-palette \
        font-size-adjust font-synthesis font-synthesis-small-caps font-synthesis-style font-synthesis-weight \
        font-variant-alternates font-variant-east-asian font-variant-emoji font-variant-ligatures \
        font-variant-numeric font-variant-position font-variation-settings gap grid grid-area \
        grid-auto-columns grid-auto-rows grid-column grid-column-end grid-column-gap grid-column-start \
        grid-gap grid-row grid-row-end grid-row-gap grid-row-start grid-template grid-template-areas \
        grid-template-columns grid-template-rows hyphenate-character hyphenate-limit-chars image-orientation \
        image-rendering initial-letter inset-area interpolate-size justify-content justify-items \
        justify-self letter-spacing lighting-color line-break margin-trim marker marker-end marker-mid \
        marker-start mask-clip mask-composite mask-mode mask-origin mask-position mask-repeat mask-size \
        mask-type math-depth math-shift math-style object-position object-view-box offset offset-anchor \
        offset-distance offset-path offset-position offset-rotate orphans overflow-anchor \
        overflow-clip-margin overlay overscroll-behavior overscroll-behavior-block \
        overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y page page-break-after \
        page-break-before page-break-inside page-orientation paint-order perspective perspective-origin \
        place-content place-items place-self position-anchor position-area position-try \
        position-try-fallbacks position-try-order position-visibility r row-gap ruby-align ruby-position rx \
        ry scroll-initial-target scroll-margin scroll-margin-block scroll-margin-block-end \
        scroll-margin-block-start scroll-margin-bottom scroll-margin-inline scroll-margin-inline-end \
        scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top \
        scroll-marker-group scroll-padding scroll-padding-block scroll-padding-block-end \
        scroll-padding-block-start scroll-padding-bottom scroll-padding-inline scroll-padding-inline-end \
        scroll-padding-inline-start scroll-padding-left scroll-padding-right scroll-padding-top \
        scroll-snap-align scroll-snap-stop scroll-snap-type scroll-timeline scroll-timeline-axis \
        scroll-timeline-name scrollbar-color scrollbar-gutter scrollbar-width shape-image-threshold \
        shape-margin shape-outside shape-rendering speak stop-opacity stroke-dasharray stroke-dashoffset \
        stroke-linecap stroke-linejoin stroke-miterlimit tab-size text-anchor text-autospace text-box \
        text-box-edge text-box-trim text-combine-upright text-decoration-skip-ink text-emphasis \
        text-emphasis-color text-emphasis-position text-emphasis-style text-orientation text-rendering \
        text-size-adjust text-spacing-trim text-underline-position text-wrap text-wrap-mode text-wrap-style \
        timeline-scope touch-action transform-box transform-origin transform-style transition-behavior \
        transition-delay transition-timing-function vector-effect view-timeline view-timeline-axis \
        view-timeline-inset view-timeline-name view-transition-class view-transition-name \
        white-space-collapse widows x y zoom
        """
}
