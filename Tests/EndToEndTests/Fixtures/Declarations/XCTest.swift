// What the samples use of XCTest, declared and never run; see SwiftUI.swift.

open class XCTestCase { public init() {} }
@MainActor public class XCUIApplication {
    public init() {}
    public func launch() {}
    public func performAccessibilityAudit(for: XCUIAccessibilityAuditType, _ h: ((Int) throws -> Bool)? = nil) throws {}
}
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contrast = Self(rawValue: 1), dynamicType = Self(rawValue: 2), hitRegion = Self(rawValue: 4),
        sufficientElementDescription = Self(rawValue: 8)
}
