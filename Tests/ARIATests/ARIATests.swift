import Testing
@testable import ARIA
