/// The list of audit rules. A rule is one file in `Rules` or `SiteRules` and one line here.
public enum Rules {
    public static let all: [Rule] = [
        // Document
        .pageLanguage, .pageLanguageValid, .pageLanguageXML, .partLanguageValid, .pageTitle, .viewportZoom,
        .viewportZoomFiveTimes, .refreshDelay, .refreshAny, .doctype, .orientationLock,
        .pageLanguageMatches, .partLanguageMatches, .pageTitleDescriptive,
        // Markup
        .idUnique, .idUniqueReferenced, .attributeUnique, .parseStructure, .movingElement, .ignoreReason,
        // Images
        .imageName, .svgName, .objectName, .inputImageName, .areaName, .imageAltFileName, .imageAltRepeatsText,
        .decorativeExposed, .imageDecorative, .imageMapServer,
        // Names
        .buttonName, .linkName, .fieldName, .menuItemName, .summaryName, .frameName,
        .frameNameUnique, .headingName, .headerCellName, .labelInName, .labelTarget, .fieldLabelVisible,
        .fieldOneLabel, .radioGroupName, .dialogName, .widgetName, .labelDescriptive,
        // ARIA
        .roleValid, .roleDeprecated, .roleAllowed, .ariaAttributeKnown, .ariaAttributeValue, .ariaAttributeSupported,
        .ariaAttributeProhibited, .ariaAttributeRequired, .ariaChildren, .ariaParent, .ariaIDReference,
        .ariaHiddenFocus, .ariaHiddenBody, .nestedInteractive,
        // Keyboard
        .tabindexPositive, .clickFocusable, .accesskeyUnique, .skipLinkTarget, .frameFocusable, .focusVisible,
        .scrollFocusable, .targetSize,
        // Structure
        .bypassBlocks, .landmarkMain, .landmarkNesting, .landmarkOnce, .landmarkUnique, .landmarkCoverage,
        .headingOne, .headingOrder, .headingContent, .listChildren, .listItemParent, .descriptionList,
        .tableHeadersAttribute, .tableHeaderCells, .tableCellHeader, .scopeValid, .tableCaption,
        .headingDescriptive, .orderVisual,
        // Colour
        .contrast, .contrastEnhanced, .contrastFocus, .contrastControl, .linkDistinct, .schemeHalf, .textSpacing,
        .motionReduced,
        .printContent,
        // Forms and media
        .autocompleteValid, .videoCaptions, .autoplayAudio, .mediaAlternative,
        // Site
        .linkTextGeneric, .linkTextAlone, .linkSameText, .linkSameTextAlone,
        .linkFile, .linkFragment, .assetFile, .assetNetwork, .linkCase, .linkURLValid, .pageTitleUnique,
        .pageReachable, .navigationConsistent,
    ]

    /// The rule of that id. Complexity: O(1).
    public static func rule(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
