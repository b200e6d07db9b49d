/// A group in which checks are tested together, such as VoiceOver or Dynamic Type.
public struct AuditGroup: Sendable, Hashable {
    /// Stable, for example `switch-keyboard`.
    public let id: String
    /// The code in printed rule codes, for example `VO`.
    public let code: String
    /// For readers.
    public let title: String
    /// The section titles that name the group.
    public let headings: [String]
    /// Features of the App Store's Accessibility Nutrition Labels that it tests.
    public let appStoreLabels: [String]
    /// EN 301 549 clause 4.2 statements that it serves.
    public let functionalPerformanceStatements: [String]
    /// Success criteria to suggest, and to show as suggested, where a check names none.
    public let suggestedWCAG: [String]
    /// Ids of `DeviceSetting`s to turn on.
    public let settings: [String]
    /// What a tester needs beside the device.
    public let needs: [String]

    /// In the order of the worksheet.
    public static let all: [AuditGroup] = tableRows(AuditGroupData.groups).map { row in
        AuditGroup(
            id: row[0], code: row[1], title: row[2], headings: row.list(3, separator: ";"),
            appStoreLabels: row.list(4, separator: ";"), functionalPerformanceStatements: row.list(5, separator: ";"),
            suggestedWCAG: row.list(6, separator: ";"), settings: row.list(7, separator: ";"),
            needs: row.list(8, separator: ";"))
    }

    /// The features of the App Store's Accessibility Nutrition Labels.
    public static let appStoreLabels: [String] = tableRows(AuditGroupData.appStoreLabels).map { $0[0] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    private static let byHeading = Dictionary(
        all.flatMap { group in group.headings.map { ($0.lowercased(), group) } },
        uniquingKeysWith: { first, _ in first }
    )

    /// The group of an id. Complexity: O(1).
    public static func group(id: String) -> AuditGroup? { byID[id] }

    /// The group that a section title names, compared without regard to case.
    public static func group(heading: String) -> AuditGroup? { byHeading[heading.lowercased()] }

    /// Inputs that a tester of this group uses.
    public var gestures: [Gesture] {
        switch id {
        case "voiceover", "traits": Gesture.voiceOverTouch
        case "switch-keyboard": Gesture.fullKeyboardAccess + Gesture.switchControl
        case "voice-control": Gesture.voiceControl
        default: []
        }
    }
}

/// The kind of a worksheet row: must, don't, check, rule, pitfall.
public struct AuditKind: Sendable, Hashable {
    /// `must`, `dont`, `check`, `rule` or `pitfall`.
    public let id: String
    /// For readers.
    public let title: String
    /// What the outcome "passed" says of a row of this kind.
    public let passMeans: String

    /// In the order of the worksheet.
    public static let all: [AuditKind] = tableRows(AuditGroupData.kinds).map { row in
        AuditKind(id: row[0], title: row[1], passMeans: row[2])
    }

    /// The kind of an id.
    public static func kind(id: String) -> AuditKind? { all.first { $0.id == id } }
}
