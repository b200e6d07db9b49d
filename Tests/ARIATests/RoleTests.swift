import Testing

@testable import ARIA

@Suite struct RoleTests {
    @Test func `a token names a role in any letter case`() {
        #expect(Role(token: "menuitem") == .menuitem)
        #expect(Role(token: "MenuItem") == .menuitem)
        #expect(Role(token: "menu-item") == nil)
    }

    @Test func `required and supported attributes do not overlap`() {
        for role in Role.allCases {
            #expect(role.definition.required.isDisjoint(with: role.definition.supported), "\(role.rawValue)")
        }
    }

    @Test func `roles without a name prohibit naming`() {
        #expect(Role.generic.prohibits(.label))
        #expect(Role.paragraph.prohibits(.labelledby))
        #expect(!Role.group.prohibits(.label))
    }
}
