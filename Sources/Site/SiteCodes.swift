import Diagnostics
import Mustache

/// The diagnostics of the site generator.
public enum SiteCodes {
    public static let unknownTheme = DiagnosticCode(
        "HR-S001", .error, "There is no theme of this name",
        explanation: """
            `theme:` in `content/site.yaml` names a folder of `themes/`, or `handrail`, the built-in theme. The site is \
            built with the built-in theme instead.
            """)
    public static let themeCycle = DiagnosticCode(
        "HR-S002", .error, "A theme extends itself",
        explanation: "`extends:` in the `theme.yaml` files leads back to where it started. Take one of the lines out.")
    public static let missingString = DiagnosticCode(
        "HR-S003", .warning, "An interface word is not translated",
        explanation: """
            `strings/<language>.yaml` of the theme lacks a word that the English file has. The English word is shown. Add \
            the key with its translation.
            """)
    public static let unknownNavigation = DiagnosticCode(
        "HR-S004", .warning, "A link of the navigation leads nowhere",
        explanation: """
            `navigation:` in `content/site.yaml` names a kind of document (`component`, `rules`, `guidance`, `lesson`, \
            `page`), the id of a document, a page of the site such as `choose.html`, or an address. The link is left out.
            """)
    public static let samePath = DiagnosticCode(
        "HR-S005", .error, "Two files of the site would have the same path",
        explanation: """
            A page, a copied file and a file of the theme must not have the same place in the site. Rename one of them; \
            the first one is kept.
            """)
    public static let missingTemplate = DiagnosticCode(
        "HR-S006", .error, "The theme lacks a template",
        explanation: "A page of the site needs a template that neither the theme nor the themes it extends have.")
    public static let badThemeFile = DiagnosticCode(
        "HR-S007", .warning, "A value in a theme's file is not understood",
        explanation: "`theme.yaml` and `strings/*.yaml` are mappings; the message says what was expected.")

    public static let largePicture = DiagnosticCode(
        "HR-S008", .warning, "A picture is too large for the book",
        explanation: """
            `book.html` carries the pictures of its documents, so that it can be sent alone. One of more than 1 MB, or what \
            goes beyond 20 MB together, stays a file of the site's folder: the book shows it only beside that folder. Make \
            the picture smaller; a page should not load so much either.
            """)

    public static let unknownOption = DiagnosticCode(
        "HR-S009", .warning, "The theme does not have this option",
        explanation: """
            `theme_options:` in `content/site.yaml` gives values to the options that the theme lists in its `theme.yaml`. \
            Nothing on the pages depends on this one; correct its name, or take it out.
            """)

    public static let noWords = DiagnosticCode(
        "HR-S010", .error, "There are no interface words for the site's language",
        explanation: """
            `language:` in `content/site.yaml` says in which language the pages are, but no theme has the words that \
            stand around the content (headings, buttons, labels) in it. Write the language as a BCP 47 tag (`de`, \
            `nb-NO`), or add the words: `handrail init DIR --theme` writes out `strings/en.yaml`; put it, translated, \
            into a theme of yours as `strings/<language>.yaml`.
            """)
    public static let missingAsset = DiagnosticCode(
        "HR-S011", .error, "A theme names a file that it does not have",
        explanation: """
            `stylesheets:` and `scripts:` in a `theme.yaml` name files of the theme's `assets/` folder, or of those of \
            the themes it extends. Every page would ask for this file and not find it.
            """)
    public static let unusedThemePart = DiagnosticCode(
        "HR-S012", .warning, "A theme has a template or a word that nothing uses",
        explanation: """
            A template replaces the one of the same name, or is included by another (`{{>name}}`); a word is named by a \
            template (`{{strings.key}}`). Neither is so here: the name may be misspelt. `handrail explain theme` lists \
            the templates.
            """)

    public static let all: [DiagnosticCode] = [
        unknownTheme, themeCycle, missingString, unknownNavigation, samePath, missingTemplate, badThemeFile,
        largePicture, unknownOption, noWords, missingAsset, unusedThemePart,
    ]

    /// Whether a fault of the theme reaches so many pages that an audit of them would say it again and again.
    static func breaksPages(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.code.severity == .error
            && (TemplateCodes.all + [missingTemplate, noWords, missingAsset]).contains(diagnostic.code)
    }
}
