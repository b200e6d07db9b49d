import Testing
@testable import CSS
