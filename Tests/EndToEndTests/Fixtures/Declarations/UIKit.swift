// What the samples use of UIKit, declared and never run; see SwiftUI.swift.

public class UIColor {
    public static let systemBackground = UIColor(), secondarySystemBackground = UIColor()
    init() {}
}
extension UIColor: @unchecked Sendable {}
public enum UIKeyboardType { case emailAddress, phonePad, numberPad, `default` }
public struct UITextContentType: Sendable {
    public static let emailAddress = UITextContentType(), name = UITextContentType(),
        telephoneNumber = UITextContentType(), oneTimeCode = UITextContentType()
}
public enum UIAccessibility {
    public struct Notification: Sendable { public static let announcement = Notification() }
    @MainActor public static func post(notification: Notification, argument: Any?) {}
}
