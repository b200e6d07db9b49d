import Diagnostics

/// The headings that announce sections, with their synonyms: the one table of design 4.3.
///
/// English, German, Norwegian and Arabic. Headings are compared by `Wording.heading`: without regard to case, apostrophes and punctuation.
enum SectionHeadings {
    static let table: [(kind: SectionKind, headings: [String])] = [
        (
            .selection,
            [
                "selection", "when to use it and when not",
                "auswahl", "velg riktig komponent", "الاختيار",
            ]
        ),
        (
            .useWhen,
            [
                "use when", "use it when", "use this when", "use this component when", "when to use",
                "when to use this component", "when to use it",
                "verwenden wenn", "nimm sie wenn", "wann verwenden", "bruk når", "استعمله عندما", "استخدمه عندما",
            ]
        ),
        (
            .avoidWhen,
            [
                "try a different component when", "do not use when", "dont use when", "avoid when", "avoid",
                "when not to use", "when not to use this component", "when not to use it", "do not use it when",
                "nicht verwenden wenn", "nimm etwas anderes wenn", "wann nicht verwenden", "ikke bruk når",
                "تجنبه عندما", "لا تستعمله عندما",
            ]
        ),
        (
            .mustHaves,
            [
                "must haves", "must have", "musts", "must",
                "muss", "pflichten", "må ha", "الواجبات",
            ]
        ),
        (
            .donts,
            [
                "donts", "dont", "do not", "do nots", "must not", "must nots",
                "darf nicht", "verbote", "ikke gjør", "الممنوعات",
            ]
        ),
        (
            .customizable,
            [
                "customizable", "customisable", "customization", "customisation",
                "anpassbar", "kan tilpasses", "قابل للتخصيص",
            ]
        ),
        (
            .goldenPattern,
            [
                "golden pattern", "golden patterns",
                "muster", "vorlage", "mønster", "النموذج",
            ]
        ),
        (
            .acceptanceChecks,
            [
                "acceptance checks", "acceptance check", "acceptance criteria", "acceptance tests", "checks",
                "abnahmeprüfungen", "prüfungen", "akseptansesjekker", "فحوص القبول",
            ]
        ),
        (
            .rules,
            [
                "rules",
                "regeln", "regler", "القواعد",
            ]
        ),
        (
            .pitfalls,
            [
                "pitfalls", "common pitfalls",
                "fallstricke", "fallgruver", "المزالق",
            ]
        ),
        (
            .takeaways,
            [
                "takeaways", "key takeaways",
                "merksätze", "lærdommer", "الخلاصات",
            ]
        ),
        (
            .contents,
            [
                "contents", "table of contents", "on this page", "in this document",
                "inhalt", "innhold", "المحتويات",
            ]
        ),
        (
            .guide,
            [
                "guide",
                "anleitung", "veiledning", "الدليل",
            ]
        ),
        (
            .keyInterfaces,
            [
                "key apis", "key api",
                "wichtige apis", "viktige apier", "الواجهات الأساسية",
            ]
        ),
        (
            .variants,
            [
                "variants",
                "varianten", "varianter", "البدائل",
            ]
        ),
        (
            .related,
            [
                "related", "see also", "related topics", "related content",
                "verwandt", "siehe auch", "relatert", "se også", "ذو صلة",
            ]
        ),
        (
            .next,
            [
                "next", "whats next", "next steps", "next lesson",
                "weiter", "neste", "التالي",
            ]
        ),
    ]

    private static let kinds: [String: SectionKind] = Dictionary(
        table.flatMap { row in row.headings.map { ($0, row.kind) } }, uniquingKeysWith: { first, _ in first })

    /// What a heading announces, or nil for a heading of the author's own.
    static func kind(of heading: String) -> SectionKind? { kinds[Wording.heading(heading)] }

    /// The heading of a section of these kinds from which another is one slip away; nil where it may well be meant.
    ///
    /// In short words a slip often makes another word ("Roles" from "Rules"), unless it swaps two letters.
    static func nearest(to heading: String, among kinds: Set<SectionKind>) -> String? {
        let written = Array(Wording.heading(heading).utf8)
        for row in table where kinds.contains(row.kind) {
            for known in row.headings where abs(known.utf8.count - written.count) <= 1 {
                let bytes = Array(known.utf8)
                guard max(bytes.count, written.count) >= 7 || bytes.sorted() == written.sorted(),
                    NearestName.distance(written, bytes) == 1
                else { continue }
                return known.prefix(1).uppercased() + known.dropFirst()
            }
        }
        return nil
    }
}
