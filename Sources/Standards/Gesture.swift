/// One input of an assistive technology of iOS and iPadOS: what to do and what it does. Users can remap them; these
/// are the defaults.
public struct Gesture: Sendable, Hashable {
    /// How well the fact is supported.
    public enum Confidence: String, Sendable, Hashable {
        /// A list taken from a device, or two lists that agree.
        case confirmed
        /// A list taken from a device with iOS 14.0.1.
        case confirmedIOS14 = "confirmed-ios14"
        /// One secondary list.
        case oneSource = "one-source"
        /// Known to many; check on a device before relying on it.
        case generalKnowledge = "general-knowledge"
        /// Documented by the vendor, not compared; check on a device before relying on it.
        case notRead = "not-read"
    }

    /// For example `vo.next`.
    public let id: String
    /// How well the fact is supported.
    public let confidence: Confidence
    /// For example `Swipe right with one finger`. In keyboard commands `VO` is the VoiceOver modifier, Control-Option.
    public let input: String
    /// What the input does.
    public let action: String
    /// What checks use it for, where they do.
    public let useInChecks: String?
    /// Another input that does the same.
    public let also: String?

    /// Gestures of VoiceOver on the screen.
    public static let voiceOverTouch = gestures(GestureData.voiceOverTouch)
    /// Commands of VoiceOver with a keyboard.
    public static let voiceOverKeyboard = gestures(GestureData.voiceOverKeyboard)
    /// Commands of Full Keyboard Access.
    public static let fullKeyboardAccess = gestures(GestureData.fullKeyboardAccess)
    /// Inputs of Switch Control.
    public static let switchControl = gestures(GestureData.switchControl)
    /// Commands of Voice Control.
    public static let voiceControl = gestures(GestureData.voiceControl)

    private static let byID = Dictionary(
        (voiceOverTouch + voiceOverKeyboard + fullKeyboardAccess + switchControl + voiceControl).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })

    /// The gesture of an id. Complexity: O(1).
    public static func gesture(id: String) -> Gesture? { byID[id] }

    private static func gestures(_ table: String) -> [Gesture] {
        tableRows(table).compactMap { row in
            guard let confidence = Confidence(rawValue: row[1]) else { return nil }
            return Gesture(
                id: row[0], confidence: confidence, input: row[2], action: row[3], useInChecks: row.optional(4),
                also: row.optional(5))
        }
    }
}

/// A setting of iOS and iPadOS that a test turns on.
public struct DeviceSetting: Sendable, Hashable {
    /// For example `set.voiceover`.
    public let id: String
    /// Nil where the sources are not graded.
    public let confidence: Gesture.Confidence?
    /// For example `Settings`, `Accessibility`, `VoiceOver`.
    public let path: [String]
    /// What to know about the setting.
    public let note: String?

    /// In the order of the settings.
    public static let all: [DeviceSetting] = tableRows(GestureData.settings).map { row in
        DeviceSetting(
            id: row[0], confidence: Gesture.Confidence(rawValue: row[1]),
            path: row[2].split(separator: " > ").map(String.init), note: row.optional(3))
    }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The setting of an id. Complexity: O(1).
    public static func setting(id: String) -> DeviceSetting? { byID[id] }
}

/// A text size of Dynamic Type.
public struct DynamicTypeSize: Sendable, Hashable {
    /// The case of SwiftUI's `DynamicTypeSize`.
    public let swiftUI: String
    /// The name in audit files, for example `AX3`.
    public let label: String
    /// 1 for the smallest.
    public let step: Int
    /// Size of body text in points.
    public let bodyPoints: Int
    /// Body text in percent of the default size.
    public let percentOfDefault: Int

    /// The size that a new device has.
    public var isDefault: Bool { percentOfDefault == 100 }
    /// One of the five larger accessibility sizes.
    public var isAccessibilitySize: Bool { label.hasPrefix("AX") }

    /// In ascending order.
    public static let all: [DynamicTypeSize] = tableRows(GestureData.dynamicTypeSizes).enumerated()
        .map { index, row in
            DynamicTypeSize(
                swiftUI: row[0], label: row[1], step: index + 1, bodyPoints: Int(row[2]) ?? 0,
                percentOfDefault: Int(row[3]) ?? 0)
        }
}
