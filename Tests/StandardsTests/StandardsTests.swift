import Testing
@testable import Standards
