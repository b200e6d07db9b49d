/// The list of audit rules. A rule is one file in `Rules` or `SiteRules` and one line here.
public enum Rules {
    public static let all: [Rule] = [
        // Document
        .pageLanguage, .pageLanguageValid, .pageLanguageXML, .partLanguageValid, .pageTitle, .viewportZoom,
        .viewportZoomFiveTimes, .refreshDelay, .refreshAny, .doctype,
        // Markup
        .idUnique, .idUniqueReferenced, .attributeUnique, .parseStructure, .movingElement,
        // Images
        .imageName, .svgName, .objectName, .inputImageName, .areaName, .decorativeExposed, .imageMapServer,
        // Names
        .buttonName, .linkName, .fieldName, .menuItemName, .summaryName, .frameName, .headingName,
        // ARIA
        .roleValid, .roleDeprecated, .ariaAttributeKnown, .ariaAttributeValue, .ariaAttributeSupported,
        .ariaAttributeProhibited, .ariaAttributeRequired, .ariaChildren, .ariaParent, .ariaIDReference,
        .ariaHiddenFocus, .ariaHiddenBody, .nestedInteractive,
        // Keyboard
        .tabindexPositive, .clickFocusable, .accesskeyUnique, .skipLinkTarget,
        // Structure
        .bypassBlocks, .landmarkMain, .landmarkNesting, .landmarkOnce, .landmarkUnique, .landmarkCoverage,
        .headingOne, .headingOrder, .headingContent, .listChildren, .listItemParent, .descriptionList,
        .tableHeadersAttribute, .tableHeaderCells, .tableCellHeader, .scopeValid, .tableCaption,
        // Site
        .linkFile, .linkFragment, .assetFile, .assetNetwork, .linkCase, .linkURLValid, .pageTitleUnique,
    ]

    /// The rule of that id. Complexity: O(1).
    public static func rule(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
