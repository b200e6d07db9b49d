// swift-format-ignore-file
@_exported import Foundation
@_exported import UIKit

// What the samples of `content/` use of SwiftUI, declared and never run: enough to check their types where SwiftUI
// itself is not to be had. Signatures follow Apple's documentation; styles and the like, which are protocols there, are plain
// enumerations here. A sample that uses more needs a declaration here first.

public typealias CGFloat = Double

func undefined<Value>() -> Value { fatalError("declarations are never run") }

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { return undefined() } }
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView { public var body: Never { return undefined() } }
@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildExpression<C: View>(_ c: C) -> C { c }
    public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> { TupleView() }
    public static func buildBlock<C: View>(_ c: C) -> C { c }
    public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { ConditionalContent() }
    public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> { ConditionalContent() }
    public static func buildIf<C: View>(_ c: C?) -> C? { c }
}
public struct TupleView<T>: PrimitiveView { nonisolated init() {} }
public struct ConditionalContent<A, B>: PrimitiveView { nonisolated init() {} }
extension Optional: View where Wrapped: View { public var body: Never { return undefined() } }
public struct EmptyView: PrimitiveView { nonisolated public init() {} }
@propertyWrapper public struct State<V>: Sendable {
    public init(wrappedValue: V) {}
    public init(initialValue: V) {}
    public var wrappedValue: V {
        get { undefined() }
        nonmutating set {}
    }
    public var projectedValue: Binding<V> { undefined() }
}
extension State where V: ExpressibleByNilLiteral { public init() {} }
@propertyWrapper @dynamicMemberLookup public struct Binding<V>: @unchecked Sendable {
    public init(get: @escaping () -> V, set: @escaping (V) -> Void) {}
    public var wrappedValue: V {
        get { undefined() }
        nonmutating set {}
    }
    public var projectedValue: Binding<V> { self }
    public init(projectedValue: Binding<V>) {}
    public static func constant(_ v: V) -> Binding<V> { undefined() }
    public subscript<S>(dynamicMember k: WritableKeyPath<V, S>) -> Binding<S> { undefined() }
}
@propertyWrapper public struct AppStorage<V> {
    public init(wrappedValue: V, _ k: String) {}
    public var wrappedValue: V {
        get { undefined() }
        nonmutating set {}
    }
    public var projectedValue: Binding<V> { undefined() }
}
@propertyWrapper public struct FocusState<V: Hashable> {
    let stored: Int
    public var wrappedValue: V {
        get { undefined() }
        nonmutating set {}
    }
    public var projectedValue: Binding { undefined() }
    public struct Binding {
        public var wrappedValue: V {
            get { undefined() }
            nonmutating set {}
        }
    }
}
extension FocusState where V == Bool { public init() { stored = 0 } }
extension FocusState where V: ExpressibleByNilLiteral { public init() { stored = 0 } }
@propertyWrapper public struct AccessibilityFocusState<V: Hashable>: Sendable {
    let stored: Int
    public var wrappedValue: V {
        get { undefined() }
        nonmutating set {}
    }
    public var projectedValue: Binding { undefined() }
    @propertyWrapper public struct Binding: @unchecked Sendable {
        let stored: Int
        public var wrappedValue: V {
            get { undefined() }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
    }
}
extension AccessibilityFocusState where V == Bool { public init() { stored = 0 } }
extension AccessibilityFocusState where V: ExpressibleByNilLiteral { public init() { stored = 0 } }
@propertyWrapper public struct Environment<V> {
    public init(_ k: KeyPath<EnvironmentValues, V>) {}
    public var wrappedValue: V { undefined() }
}
@MainActor public struct DismissAction { public func callAsFunction() {} }
public enum ColorSchemeContrast { case standard, increased }
public enum DynamicTypeSize: Comparable {
    case large, accessibility5
    public var isAccessibilitySize: Bool { true }
}
public struct EnvironmentValues {
    public var dismiss: DismissAction { undefined() }
    public var dynamicTypeSize: DynamicTypeSize { .large }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityDifferentiateWithoutColor: Bool { true }
    public var accessibilityReduceMotion: Bool { true }
    public var locale: Locale {
        get { .current }
        set {}
    }
}
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable { public init(stringLiteral: String) {} }
public struct Text: PrimitiveView, Sendable {
    nonisolated public init(_ k: LocalizedStringKey) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ s: S) {}
    nonisolated public init(verbatim: String) {}
    @_disfavoredOverload nonisolated public init(_ a: AttributedString) {}
    public func bold() -> Text { self }
    public func underline() -> Text { self }
    public func font(_ f: Font?) -> Text { self }
}
public struct Font: Sendable {
    public static let body = Font(), headline = Font(), subheadline = Font(), footnote = Font(), title3 = Font(),
        largeTitle = Font(), title2 = Font()
    public enum Weight: Sendable { case semibold }
    public enum TextStyle: Sendable { case body, headline, title2 }
    public func weight(_ w: Weight) -> Font { self }
    public func bold() -> Font { self }
    public static func custom(_ n: String, size: CGFloat, relativeTo: TextStyle) -> Font { Font() }
}
public struct ButtonRole: Sendable { public static let destructive = ButtonRole(), cancel = ButtonRole() }
public struct Button<L: View>: PrimitiveView {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
}
extension Button where L == Text {
    public init(_ k: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ k: S, action: @escaping @MainActor () -> Void) {}
    public init(_ k: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ k: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}
extension Button where L == Label<Text, Image> {
    public init(_ k: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
    public init(
        _ k: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}
public struct Label<T: View, I: View>: PrimitiveView {
    public init(@ViewBuilder title: () -> T, @ViewBuilder icon: () -> I) {}
}
extension Label where T == Text, I == Image {
    public init(_ k: LocalizedStringKey, systemImage: String) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ k: S, systemImage: String) {}
}
public struct Image: PrimitiveView {
    nonisolated public init(systemName: String) {}
    nonisolated public init(decorative: String) {}
    nonisolated public init(_ n: String) {}
    nonisolated public init(_ n: String, label: Text) {}
    public func resizable() -> Image { self }
    public enum Scale { case large }
}
public struct AsyncImage<C: View>: PrimitiveView {
    public init<I: View, P: View>(
        url: URL?, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where C == ConditionalContent<I, P> {}
}
public protocol ShapeStyle: Sendable {}
public struct Color: PrimitiveView, ShapeStyle {
    nonisolated public init(_ n: String) {}
    nonisolated public init(_ u: UIColor) {}
    public static let primary = Color(""), clear = Color("")
}
extension ShapeStyle where Self == Color { public static var primary: Color { .primary } }
public protocol Shape: View, Sendable {}
extension Shape { public func stroke<S: ShapeStyle>(_ s: S, lineWidth: CGFloat) -> some View { EmptyView() } }
public struct RoundedRectangle: Shape, PrimitiveView { nonisolated public init(cornerRadius: CGFloat) {} }
public struct Rectangle: Shape, PrimitiveView { nonisolated public init() {} }
public struct Circle: Shape, PrimitiveView { nonisolated public init() {} }
public struct Spacer: PrimitiveView { public init(minLength: CGFloat? = nil) {} }
public struct Alignment: Sendable { public static let leading = Alignment(), center = Alignment() }
public enum HorizontalAlignment: Sendable { case leading, center }
public enum VerticalAlignment: Sendable { case center, firstTextBaseline }
public struct VStack<C: View>: PrimitiveView {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}
public struct HStack<C: View>: PrimitiveView {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}
public protocol Layout {}
extension Layout { public func callAsFunction<V: View>(@ViewBuilder _ c: () -> V) -> some View { EmptyView() } }
public struct VStackLayout: Layout { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct HStackLayout: Layout { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct AnyLayout: Layout { public init<L: Layout>(_ l: L) {} }
public enum Axis {
    case horizontal, vertical
    public struct Set: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var horizontal: Set { Set(rawValue: 1) }
        public static var vertical: Set { Set(rawValue: 2) }
    }
}
public struct ViewThatFits<C: View>: PrimitiveView { public init(in: Axis.Set = [], @ViewBuilder content: () -> C) {} }
public struct ScrollView<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct Form<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct NavigationStack<D, R: View>: PrimitiveView {
    public init(@ViewBuilder root: () -> R) where D == Int {}
    public init(path: Binding<D>, @ViewBuilder root: () -> R) {}
}
public struct NavigationLink<L: View>: PrimitiveView {
    public init<V: Hashable>(value: V?, @ViewBuilder label: () -> L) {}
}
public struct List<S, C: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> C) where S == Never {}
    public init<D: RandomAccessCollection, R: View>(_ d: D, @ViewBuilder rowContent: @escaping (D.Element) -> R)
    where S == Never, C == ForEach<D, D.Element.ID, R>, D.Element: Identifiable {}
    public init<D: RandomAccessCollection, I: Hashable, R: View>(
        _ d: D, id: KeyPath<D.Element, I>, @ViewBuilder rowContent: @escaping (D.Element) -> R
    ) where S == Never, C == ForEach<D, I, R> {}
    public init<R: View>(_ d: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> R)
    where S == Never, C == ForEach<Range<Int>, Int, R> {}
}
public struct ForEach<D, I, C>: PrimitiveView {
}
extension ForEach where D: RandomAccessCollection, C: View, D.Element: Identifiable, I == D.Element.ID {
    public init(_ d: D, @ViewBuilder content: @escaping (D.Element) -> C) {}
}
extension ForEach where D: RandomAccessCollection, C: View {
    public init(_ d: D, id: KeyPath<D.Element, I>, @ViewBuilder content: @escaping (D.Element) -> C) {}
}
extension ForEach { public func onMove(perform: ((IndexSet, Int) -> Void)?) -> some View { EmptyView() } }
extension MutableCollection { public mutating func move(fromOffsets: IndexSet, toOffset: Int) {} }
public struct Section<P, C, F>: PrimitiveView {}
extension Section where P == Text, C: View, F == EmptyView {
    public init(_ k: LocalizedStringKey, @ViewBuilder content: () -> C) {}
}
extension Section where P == EmptyView, C: View, F == EmptyView { public init(@ViewBuilder content: () -> C) {} }
public struct Toggle<L: View>: PrimitiveView { public init(isOn: Binding<Bool>, @ViewBuilder label: () -> L) {} }
extension Toggle where L == Text { public init(_ k: LocalizedStringKey, isOn: Binding<Bool>) {} }
public struct TextField<L: View>: PrimitiveView {}
extension TextField where L == Text {
    public init(_ k: LocalizedStringKey, text: Binding<String>) {}
    public init(_ k: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    public init(_ k: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
}
public struct TextEditor: PrimitiveView { public init(text: Binding<String>) {} }
public struct Picker<L: View, S: Hashable, C: View>: PrimitiveView {}
extension Picker where L == Text {
    public init(_ k: LocalizedStringKey, selection: Binding<S>, @ViewBuilder content: () -> C) {}
}
public struct LabeledContent<L: View, C: View>: PrimitiveView {}
extension LabeledContent { public init(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {} }
extension LabeledContent where L == Text { public init(_ k: LocalizedStringKey, @ViewBuilder content: () -> C) {} }
public struct Slider<L: View>: PrimitiveView {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V, @ViewBuilder label: () -> L) {}
}
public struct Stepper<L: View>: PrimitiveView {
    public init<V: Strideable>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> L) {
    }
}
extension Stepper where L == Text {
    public init<V: Strideable>(_ k: LocalizedStringKey, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = 1) {}
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let date = Self(rawValue: 1)
}
public struct DatePicker<L: View>: PrimitiveView {}
extension DatePicker where L == Text {
    public init(
        _ k: LocalizedStringKey, selection: Binding<Date>, in: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = []
    ) {}
}
public struct Link<L: View>: PrimitiveView { public init(destination: URL, @ViewBuilder label: () -> L) {} }
extension Link where L == Text { public init(_ k: LocalizedStringKey, destination: URL) {} }
public struct ProgressView<L: View, V: View>: PrimitiveView {
    public init<N: BinaryFloatingPoint>(value: N?, total: N = 1, @ViewBuilder label: () -> L) where V == EmptyView {}
}
public struct Menu<L: View, C: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {}
}
public struct TabView<S, C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) where S == Int {} }
public struct EditButton: PrimitiveView { public init() {} }
// toolbar
@MainActor public protocol ToolbarContent {
    associatedtype Body
    var body: Body { get }
}
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension PrimitiveToolbarContent { public var body: Never { return undefined() } }
public struct ToolbarItemPlacement: Sendable {
    public static let confirmationAction = Self(), cancellationAction = Self(), primaryAction = Self(),
        bottomBar = Self()
}
public struct ToolbarItem<C: View>: PrimitiveToolbarContent {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> C) {}
}
public struct ToolbarItemGroup<C: View>: PrimitiveToolbarContent {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> C) {}
}
public struct ToolbarItems: PrimitiveToolbarContent {}
@MainActor @resultBuilder public struct ToolbarContentBuilder {
    public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> some ToolbarContent { ToolbarItems() }
    public static func buildExpression<C: ToolbarContent>(_ c: C) -> C { c }
}
public protocol ToggleStyle {
    associatedtype B: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> B
}
public struct ToggleStyleConfiguration {
    public struct Label: PrimitiveView {}
    @MainActor public var label: Label { Label() }
    @Binding public var isOn: Bool
}
public struct ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
public protocol ViewModifier {
    associatedtype B: View
    typealias Content = ModifiedContent
    @ViewBuilder @MainActor func body(content: Content) -> B
}
public struct ModifiedContent: PrimitiveView {}
public enum PickerStyles { case menu, segmented, wheel, inline }
public enum DatePickerStyles { case compact }
public enum LabelStyles { case iconOnly, titleAndIcon }
public enum ButtonStyles { case plain }
public enum TextFieldStyles { case roundedBorder }
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = Self(), large = Self()
    public static func height(_ h: CGFloat) -> Self { Self() }
    public static func fraction(_ h: CGFloat) -> Self { Self() }
}
public enum Visibility { case automatic, visible, hidden }
public enum Edge {
    case top, bottom, leading
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1), top = Self(rawValue: 2)
    }
}
public enum VerticalEdge { case top, bottom }
public struct AccessibilityTraits: Sendable { public static let isHeader = Self(), isImage = Self(), isButton = Self() }
public struct AccessibilityActionKind {
    public static let escape = Self()
    public static let `default` = Self()
}
public struct AccessibilityChildBehavior { public static let combine = Self(), ignore = Self(), contain = Self() }
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ s: String) {}
        @_disfavoredOverload public init(_ s: AttributedString) {}
        public func post() {}
    }
}
public struct AnyTransition {
    public static let opacity = Self()
    public static func move(edge: Edge) -> Self { Self() }
}
public struct Animation { public static let easeOut = Self() }
@MainActor public func withAnimation<R>(_ a: Animation? = nil, _ b: () throws -> R) rethrows -> R { try b() }
public struct EventModifiers: Sendable { public static let command = Self() }
public struct SymbolVariants { public static let fill = Self(), none = Self() }
public enum TitleDisplayMode { case inline }
public enum SubmitLabel { case next }
public enum TextInputAutocapitalization { case never }
public enum MenuOrder { case fixed }
public enum ScrollDismissesKeyboardMode { case interactively }
public enum TextAlignment { case leading }
@propertyWrapper public struct ScaledMetric {
    public init(wrappedValue: CGFloat, relativeTo: Font.TextStyle) {}
    public var wrappedValue: CGFloat { 1 }
}
extension AttributedString {
    public var underlineStyle: Int? {
        get { nil }
        set {}
    }
    public var accessibilitySpeechAnnouncementPriority: AnnouncementPriority? {
        get { nil }
        set {}
    }
}
public enum AnnouncementPriority { case high, low }
extension Int { public static var single: Int { 1 } }
extension View {
    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }
    public func sheet<I: Identifiable, C: View>(
        item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
    ) -> some View { self }
    public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }
    public func popover<C: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }
    public func alert<A: View, M: View, T>(
        _ k: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ k: S, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View { self }
    public func confirmationDialog<A: View, M: View>(
        _ k: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    public func confirmationDialog<A: View>(
        _ k: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    public func accessibilityFocused(_ b: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<V: Hashable>(_ b: AccessibilityFocusState<V>.Binding, equals: V) -> some View {
        self
    }
    public func focused(_ b: FocusState<Bool>.Binding) -> some View { self }
    public func focused<V: Hashable>(_ b: FocusState<V>.Binding, equals: V) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func padding() -> some View { self }
    public func padding(_ e: Edge.Set) -> some View { self }
    public func font(_ f: Font?) -> some View { self }
    public func bold() -> some View { self }
    public func contentShape<S: Shape>(_ s: S) -> some View { self }
    public func clipShape<S: Shape>(_ s: S) -> some View { self }
    public func labelStyle(_ s: LabelStyles) -> some View { self }
    public func buttonStyle(_ s: ButtonStyles) -> some View { self }
    public func textFieldStyle(_ s: TextFieldStyles) -> some View { self }
    public func toggleStyle<S: ToggleStyle>(_ s: S) -> some View { self }
    public func pickerStyle(_ s: PickerStyles) -> some View { self }
    public func datePickerStyle(_ s: DatePickerStyles) -> some View { self }
    public func imageScale(_ s: Image.Scale) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func symbolVariant(_ s: SymbolVariants) -> some View { self }
    public func navigationTitle(_ k: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ k: S) -> some View { self }
    public func navigationBarTitleDisplayMode(_ m: TitleDisplayMode) -> some View { self }
    public func navigationDestination<D: Hashable, C: View>(for: D.Type, @ViewBuilder destination: @escaping (D) -> C)
        -> some View
    { self }
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
    public func presentationDetents(_ d: Set<PresentationDetent>) -> some View { self }
    public func presentationDetents(_ d: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        self
    }
    public func presentationDragIndicator(_ v: Visibility) -> some View { self }
    public func interactiveDismissDisabled(_ b: Bool = true) -> some View { self }
    public func scrollDismissesKeyboard(_ m: ScrollDismissesKeyboardMode) -> some View { self }
    public func safeAreaInset<C: View>(edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> C)
        -> some View
    { self }
    public func accessibilityAddTraits(_ t: AccessibilityTraits) -> some View { self }
    public func accessibilityHidden(_ b: Bool) -> some View { self }
    public func accessibilityLabel(_ k: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ k: S) -> some View { self }
    public func accessibilityValue(_ k: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ k: S) -> some View { self }
    public func accessibilityInputLabels(_ k: [LocalizedStringKey]) -> some View { self }
    public func accessibilityAction(_ k: AccessibilityActionKind = .default, _ h: @escaping () -> Void) -> some View {
        self
    }
    public func accessibilityAction(named: LocalizedStringKey, _ h: @escaping () -> Void) -> some View { self }
    public func accessibilityActions<C: View>(@ViewBuilder _ c: () -> C) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    public func accessibilityIgnoresInvertColors() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ c: () -> V) -> some View { self }
    public func keyboardShortcut(_ key: Character, modifiers: EventModifiers = .command) -> some View { self }
    public func disabled(_ b: Bool) -> some View { self }
    public func onDisappear(perform: (() -> Void)? = nil) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func tag<V: Hashable>(_ v: V) -> some View { self }
    @_disfavoredOverload public func onChange<V: Equatable>(of: V, perform: @escaping (V) -> Void) -> some View { self }
    public func onChange<V: Equatable>(of: V, initial: Bool = false, _ a: @escaping (V, V) -> Void) -> some View {
        self
    }
    public func onChange<V: Equatable>(of: V, initial: Bool = false, _ a: @escaping () -> Void) -> some View { self }
    public func swipeActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func contextMenu<C: View>(@ViewBuilder menuItems: () -> C) -> some View { self }
    public func menuOrder(_ o: MenuOrder) -> some View { self }
    public func badge(_ t: Text?) -> some View { self }
    public func tabItem<V: View>(@ViewBuilder _ l: () -> V) -> some View { self }
    public func searchable(text: Binding<String>) -> some View { self }
    public func task<T: Equatable>(id: T, _ a: @escaping @MainActor () async -> Void) -> some View { self }
    public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    public func background<S: ShapeStyle>(_ s: S) -> some View { self }
    public func background<S: ShapeStyle, H: Shape>(_ s: S, in: H) -> some View { self }
    public func foregroundStyle<S: ShapeStyle>(_ s: S) -> some View { self }
    public func textContentType(_ t: UITextContentType?) -> some View { self }
    public func keyboardType(_ t: UIKeyboardType) -> some View { self }
    public func textInputAutocapitalization(_ t: TextInputAutocapitalization?) -> some View { self }
    public func submitLabel(_ s: SubmitLabel) -> some View { self }
    public func onSubmit(_ a: @escaping () -> Void) -> some View { self }
    public func multilineTextAlignment(_ a: TextAlignment) -> some View { self }
    public func transition(_ t: AnyTransition) -> some View { self }
    public func dynamicTypeSize(_ d: DynamicTypeSize) -> some View { self }
    public func modifier<M: ViewModifier>(_ m: M) -> some View { self }
    public func underline() -> some View { self }
    public func environment<O: AnyObject>(_ o: O) -> some View { self }
}
