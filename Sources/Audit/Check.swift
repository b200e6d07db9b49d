import ARIA
import HTML

/// How a rule judges: what it looks at (ACT: applicability) and what it expects there.
enum Check: Sendable {
    /// Once a page.
    case page(@Sendable (Page, inout Verdicts) -> Void)
    /// For every element that the interest selects. All rules share one walk over the elements.
    case elements(Interest, @Sendable (NodeID, Page, inout Verdicts) -> Void)
    /// Once a site, from the facts that were gathered about its pages.
    case site(@Sendable (SiteFacts, inout SiteVerdicts) -> Void)
}

/// Which elements a rule wants to see.
enum Interest: Sendable {
    /// HTML elements of these names.
    case tags([TagName])
    /// HTML elements of these names and whatever may be given the same role: elements with a `role` attribute, and
    /// those that are not HTML.
    case tagsAndRoles([TagName])
    /// Elements with any of these attributes.
    case attributes([AttributeName])
    /// Elements with an attribute whose name starts with `aria-`.
    case ariaAttributes
    /// Elements in the accessibility tree that are exposed with one of these roles.
    case roles([Role])
}
