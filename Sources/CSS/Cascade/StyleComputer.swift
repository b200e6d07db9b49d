/// Computes one element's style from its parent's and the declarations that won.
struct StyleComputer {
    let environment: Environment
    let parent: ComputedStyle?
    let rootFontSize: Double
    let rootLineHeight: Double
    private let selection: DeclarationSelection
    private let customProperties: CustomProperties
    private var inherited: [Value]
    private var own: [Value]
    private var uncertain: PropertySet
    private var scheme: ColorScheme
    private var fontOrigin: FontOrigin
    private var context: LengthContext
    /// Shorthands with `var()` that were read for this element.
    private var readPending: [ObjectIdentifier: [(Property, DeclaredValue)]] = [:]
    private var hasReadUncertain = false

    private static let initialInherited = Array(Property.initialValues[..<Property.inheritedCount])
    private static let initialOwn = Array(Property.initialValues[Property.inheritedCount...])

    init(
        _ selection: DeclarationSelection, parent: ComputedStyle?, environment: Environment, pageSchemes: Value,
        registrations: [String: PropertyRegistration]
    ) {
        self.selection = selection
        self.parent = parent
        self.environment = environment
        rootFontSize = parent?.rootFontSize ?? environment.defaultFontSize
        rootLineHeight = parent?.rootLineHeight ?? environment.defaultFontSize * 1.15
        customProperties = CustomPropertyResolver.resolve(
            selection.custom, doubtful: selection.doubtfulCustom, parent: parent?.customProperties ?? .empty,
            registrations: registrations)
        inherited = parent?.inherited ?? StyleComputer.initialInherited
        own = StyleComputer.initialOwn
        uncertain = selection.uncertain
        scheme = parent?.scheme ?? .light
        fontOrigin = parent?.fontOrigin ?? FontOrigin()
        let size = parent?.fontSize ?? environment.defaultFontSize
        context = LengthContext(
            fontSize: size, rootFontSize: rootFontSize, lineHeight: parent?.usedLineHeight ?? size * 1.15,
            rootLineHeight: rootLineHeight, viewportWidth: environment.width, viewportHeight: environment.height)
        if parent == nil {
            inherited[Int(Property.colorScheme.rawValue)] = pageSchemes
            inherited[Int(Property.fontSize.rawValue)] = .length(environment.defaultFontSize)
        }
        inheritUncertainty()
    }

    /// Properties that are inherited without a declaration inherit the doubt as well.
    private mutating func inheritUncertainty() {
        guard let parent, !parent.uncertain.isEmpty else { return }
        for property in Property.allCases.prefix(Property.inheritedCount)
        where parent.uncertain.contains(property) && selection.chosen[Int(property.rawValue)] == nil {
            uncertain.insert(property)
        }
    }

    /// Computes everything, what others depend on first.
    mutating func compute(number: Int, isPseudoElement: Bool) -> ComputedStyle {
        set(.colorScheme)
        scheme = usedScheme()
        if parent == nil {
            inherited[Int(Property.color.rawValue)] = .color(SystemColor.canvasText.color(scheme))
        }
        computeFont()
        set(.color)
        let early: Set<Property> = [.colorScheme, .fontFamily, .fontSize, .fontWeight, .lineHeight, .color]
        for property in selection.touched where !early.contains(property) { set(property) }
        adjust(isPseudoElement: isPseudoElement)
        return ComputedStyle(
            inherited: inherited, own: own, uncertain: uncertain, customProperties: customProperties, scheme: scheme,
            fontOrigin: fontOrigin, number: number, rootFontSize: parent == nil ? context.fontSize : rootFontSize,
            rootLineHeight: parent == nil ? context.lineHeight : rootLineHeight)
    }

    // MARK: Values

    private func current(_ property: Property) -> Value {
        let index = Int(property.rawValue)
        return index < Property.inheritedCount ? inherited[index] : own[index - Property.inheritedCount]
    }

    private mutating func store(_ property: Property, _ value: Value) {
        // Arrays are shared with other styles for as long as nothing differs.
        guard current(property) != value else { return }
        let index = Int(property.rawValue)
        if index < Property.inheritedCount {
            inherited[index] = value
        } else {
            own[index - Property.inheritedCount] = value
        }
    }

    private func initial(_ property: Property) -> Value {
        property == .color ? .color(SystemColor.canvasText.color(scheme)) : property.initialValue
    }

    /// What the winning declaration says, with `var()` replaced; nil where nothing was declared.
    private mutating func declared(_ property: Property) -> DeclaredValue? {
        guard let value = selection.chosen[Int(property.rawValue)] else { return nil }
        guard case .pending(let pending) = value else { return value }
        hasReadUncertain = false
        let key = ObjectIdentifier(pending)
        if readPending[key] == nil { readPending[key] = read(pending) }
        let found = readPending[key]?.first { candidate in
            candidate.0 == property || selection.mapping.physical(candidate.0) == property
        }
        if hasReadUncertain { uncertain.insert(property) }
        // Invalid at computed-value time.
        return found?.1 ?? .wide(.unset)
    }

    private mutating func read(_ pending: PendingValue) -> [(Property, DeclaredValue)] {
        let properties = customProperties
        var isUncertain = false
        let substitution = VariableSubstitution { name in properties.values[name] }
        if !properties.uncertain.isEmpty { isUncertain = mentionsUncertain(pending.text) }
        let text = substitution.substitute(pending.text)
        if isUncertain {
            hasReadUncertain = true
            for property in PropertyNames.longhands(of: pending.property) { uncertain.insert(property) }
        }
        guard let text else { return [] }
        let longhands = PropertyNames.longhands(of: pending.property)
        let value = TokenList(text).cursor
        if let keyword = DeclarationParser.wide(value) { return longhands.map { ($0, .wide(keyword)) } }
        return DeclarationParser.judgeSimple(pending.property, longhands, value)
    }

    private func mentionsUncertain(_ text: [UInt8]) -> Bool {
        TokenList(text).tokens.contains { token in
            token.kind == .ident
                && customProperties.uncertain.contains(
                    String(decoding: text[token.valueRange], as: UTF8.self))
        }
    }

    /// Sets one property from its declaration.
    private mutating func set(_ property: Property) {
        guard let declared = declared(property) else { return }
        switch declared {
        case .value(let value): store(property, computed(property, value))
        case .wide(let keyword): setWide(property, keyword)
        case .unknown:
            uncertain.insert(property)
            setWide(property, .unset)
        default: break
        }
    }

    private mutating func setWide(_ property: Property, _ keyword: WideKeyword) {
        let inherits = Int(property.rawValue) < Property.inheritedCount
        switch keyword {
        case .inherit: inherit(property)
        case .initial: store(property, initial(property))
        default: if inherits { inherit(property) } else { store(property, initial(property)) }
        }
    }

    private mutating func inherit(_ property: Property) {
        store(property, parent?.value(property) ?? initial(property))
        if let parent, !parent.isKnown(property) { uncertain.insert(property) }
    }

    /// Resolves units and colours.
    private mutating func computed(_ property: Property, _ value: Value) -> Value {
        switch value {
        case .numeric(let numeric): return resolved(property, numeric)
        case .colorValue(let color): return resolved(property, color)
        case .list(let values):
            // Font families and images hold nothing to resolve.
            guard values.contains(where: { if case .numeric = $0 { true } else { false } }) else { return value }
            return .list(values.map { computed(property, $0) })
        case .keyword(.normal) where property == .wordSpacing: return .length(0)
        default: return value
        }
    }

    private mutating func resolved(_ property: Property, _ numeric: Numeric) -> Value {
        guard let value = numeric.resolved(context) else {
            uncertain.insert(property)
            return property.initialValue
        }
        if uncertain.contains(.fontSize) { uncertain.insert(property) }
        func finite(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, -1e9), 1e9) }
        if value.percent == 0 { return .length(clamped(property, finite(value.value))) }
        if value.value == 0 { return .percentage(clamped(property, finite(value.percent))) }
        return .lengthPercentage(finite(value.value), percent: finite(value.percent))
    }

    /// A calculation is clamped to what the property allows (CSS Values 4, 10.12).
    private func clamped(_ property: Property, _ number: Double) -> Double {
        switch Property.grammars[Int(property.rawValue)] {
        case .length(_, let negative, _): negative ? number : max(number, 0)
        case .size, .borderWidth, .radius, .lengthPair, .fontSize, .lineHeight: max(number, 0)
        default: number
        }
    }

    private func resolved(_ property: Property, _ value: ColorValue) -> Value {
        if property == .color {
            let inheritedColor = parent?.color ?? SystemColor.canvasText.color(scheme)
            return .color(value.resolved(currentColor: inheritedColor, scheme: scheme) ?? inheritedColor)
        }
        if value.dependsOnCurrentColor { return .colorValue(value) }
        return value.resolved(currentColor: nil, scheme: scheme).map(Value.color) ?? .colorValue(value)
    }

    /// CSS Color Adjust 1, 2.2: the preferred scheme where the element supports it, else the first it supports.
    private func usedScheme() -> ColorScheme {
        guard case .list(let schemes) = current(.colorScheme) else { return .light }
        let supported = schemes.compactMap { value -> ColorScheme? in
            switch value {
            case .keyword(.light): .light
            case .keyword(.dark): .dark
            default: nil
            }
        }
        return supported.contains(environment.scheme) ? environment.scheme : supported.first ?? .light
    }
}

// MARK: Fonts

extension StyleComputer {
    private mutating func computeFont() {
        let parentSize = parent?.fontSize ?? environment.defaultFontSize
        set(.fontFamily)
        let wasMonospace = fontOrigin.isMonospace
        if case .list(let families) = current(.fontFamily) {
            fontOrigin.isMonospace = families == [.keyword(.monospace)]
        }
        let size = fontSize(parentSize, wasMonospace: wasMonospace)
        store(.fontSize, .length(size))
        context.fontSize = size
        if parent == nil { context.rootFontSize = size }
        setFontWeight()
        setLineHeight(size)
    }

    private mutating func fontSize(_ parentSize: Double, wasMonospace: Bool) -> Double {
        let origin = parent?.fontOrigin ?? FontOrigin()
        guard let declared = declared(.fontSize) else { return inheritedFontSize(parentSize, wasMonospace) }
        let base = environment.defaultFontSize
        switch declared {
        case .value(.keyword(let keyword)):
            if let index = FontParser.sizeKeywords.firstIndex(of: keyword) {
                fontOrigin.keyword = index
                fontOrigin.isAbsolute = false
                return StyleComputer.keywordSize(index, base: base, isMonospace: fontOrigin.isMonospace)
            }
            fontOrigin.keyword = nil
            fontOrigin.isAbsolute = origin.isAbsolute
            return keyword == .larger ? parentSize * 1.2 : keyword == .smaller ? parentSize / 1.2 : parentSize
        case .value(.length(let pixels)):
            fontOrigin.keyword = nil
            fontOrigin.isAbsolute = true
            return pixels
        case .value(.percentage(let percent)):
            fontOrigin.keyword = nil
            return max(percent / 100 * parentSize, 0)
        case .value(.numeric(let numeric)): return fontSize(numeric, parentSize)
        case .wide(.initial):
            fontOrigin.keyword = 3
            fontOrigin.isAbsolute = false
            return StyleComputer.keywordSize(3, base: base, isMonospace: fontOrigin.isMonospace)
        case .unknown:
            uncertain.insert(.fontSize)
            return parentSize
        default:
            if let parent, !parent.isKnown(.fontSize) { uncertain.insert(.fontSize) }
            return parentSize
        }
    }

    private mutating func fontSize(_ numeric: Numeric, _ parentSize: Double) -> Double {
        fontOrigin.keyword = nil
        if case .value(_, let unit) = numeric, unit == .em || unit == .ex || unit == .ch {
        } else {
            fontOrigin.isAbsolute = true
        }
        guard let value = numeric.resolved(context) else {
            uncertain.insert(.fontSize)
            return parentSize
        }
        if let parent, !parent.isKnown(.fontSize) { uncertain.insert(.fontSize) }
        let size = value.value + value.percent / 100 * parentSize
        return size.isFinite ? min(max(size, 0), 1e6) : parentSize
    }

    /// Browsers scale an inherited size when text becomes monospace, or is no longer, unless a length set it.
    private func inheritedFontSize(_ parentSize: Double, _ wasMonospace: Bool) -> Double {
        guard fontOrigin.isMonospace != wasMonospace, !fontOrigin.isAbsolute else { return parentSize }
        if let keyword = fontOrigin.keyword {
            return StyleComputer.keywordSize(
                keyword, base: environment.defaultFontSize, isMonospace: fontOrigin.isMonospace)
        }
        return fontOrigin.isMonospace ? parentSize * 13 / 16 : parentSize * 16 / 13
    }

    /// Sizes of the keywords as browsers have them for a medium of 16 px, and of 13 px for monospace text.
    static func keywordSize(_ index: Int, base: Double, isMonospace: Bool) -> Double {
        let sizes: [Double] = isMonospace ? [9, 10, 12, 13, 16, 20, 26, 39] : [9, 10, 13, 16, 18, 24, 32, 48]
        return sizes[index] * base / 16
    }

    /// CSS Fonts 4, 2.2.1: relative weights.
    private mutating func setFontWeight() {
        let inheritedWeight = parent?.fontWeight ?? 400
        guard case .value(.keyword(let keyword))? = declared(.fontWeight) else {
            set(.fontWeight)
            return
        }
        if let parent, !parent.isKnown(.fontWeight) { uncertain.insert(.fontWeight) }
        let weight: Double =
            if keyword == .bolder {
                inheritedWeight < 350 ? 400 : inheritedWeight < 550 ? 700 : max(inheritedWeight, 900)
            } else {
                inheritedWeight < 100
                    ? inheritedWeight : inheritedWeight < 550 ? 100 : inheritedWeight < 750 ? 400 : 700
            }
        store(.fontWeight, .number(weight))
    }

    /// Percentages and lengths are computed here; numbers are inherited as they are.
    private mutating func setLineHeight(_ size: Double) {
        set(.lineHeight)
        switch current(.lineHeight) {
        case .percentage(let percent): store(.lineHeight, .length(percent / 100 * size))
        case .lengthPercentage(let length, let percent): store(.lineHeight, .length(length + percent / 100 * size))
        default: break
        }
        switch current(.lineHeight) {
        case .length(let length): context.lineHeight = length
        case .number(let number): context.lineHeight = number * size
        default: context.lineHeight = size * 1.15
        }
        if parent == nil { context.rootLineHeight = context.lineHeight }
    }
}

// MARK: Adjustments

extension StyleComputer {
    /// What values do to each other, CSS 2.2, 9.7 and CSS Display 3, 2.7.
    private mutating func adjust(isPseudoElement: Bool) {
        let position = current(.position)
        let isOutOfFlow = position == .keyword(.absolute) || position == .keyword(.fixed)
        if isOutOfFlow, current(.float) != .keyword(.none) { store(.float, .keyword(.none)) }
        if case .keyword(let display) = current(.display), display != .none, display != .contents {
            let isItem = parent.map { [.flex, .inlineFlex, .grid, .inlineGrid].contains($0.display) } ?? false
            if isOutOfFlow || current(.float) != .keyword(.none) || (parent == nil && !isPseudoElement) || isItem {
                store(.display, .keyword(DisplayParser.blockified(display)))
            }
        }
        adjustOverflow()
        if uncertain.contains(.color) { doubtCurrentColor() }
        for (style, width) in StyleComputer.lines {
            let line = current(style)
            if line == .keyword(.none) || line == .keyword(.hidden) { store(width, .length(0)) }
        }
    }

    private static let lines: [(Property, Property)] = [
        (.borderTopStyle, .borderTopWidth), (.borderRightStyle, .borderRightWidth),
        (.borderBottomStyle, .borderBottomWidth), (.borderLeftStyle, .borderLeftWidth),
    ]

    /// CSS Overflow 3, 3.1: `visible` beside a scrolling axis is `auto`.
    private mutating func adjustOverflow() {
        guard case .keyword(let x) = current(.overflowX), case .keyword(let y) = current(.overflowY), x != y else {
            return
        }
        if x == .visible, y != .clip { store(.overflowX, .keyword(.auto)) }
        if y == .visible, x != .clip { store(.overflowY, .keyword(.auto)) }
    }

    private mutating func doubtCurrentColor() {
        for property in Property.allCases.prefix(Property.physicalCount) {
            if case .colorValue(let value) = current(property), value.dependsOnCurrentColor {
                uncertain.insert(property)
            }
        }
    }
}
