/// How the success criteria apply to native mobile apps, as facts. Read by `MobileApplicability`.
enum MobileApplicabilityData {
    /// Criterion, how commonly it applies, WCAG2Mobile, WCAG2ICT, `closed` where closed functionality has a problem
    /// with it, criteria of RAAM 1.1, anchor in WCAG2ICT (`=` for the usual form), note.
    static let criteria = """
        1.1.1|yes|direct|direct|closed|1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.9 3.11 8.1 11.3 11.4 11.5 11.6|=|
        1.2.1|yes|direct|direct|closed|3.1 3.2 3.3 3.4|=|
        1.2.2|yes|direct|direct||3.7 3.8|=|
        1.2.3|yes|direct|direct|closed|3.1 3.3 3.4 3.5 3.6|=|
        1.2.4|yes|direct|direct||3.7 3.8|=|
        1.2.5|yes|direct|direct||3.9 3.10|=|
        1.2.6|not-covered|||closed|||
        1.2.7|not-covered||||||
        1.2.8|not-covered|||closed|||
        1.2.9|not-covered|||closed|||
        1.3.1|yes|undecided|direct|closed|2.1 4.1 4.2 4.3 4.4 4.5 5.2 6.2 7.1 7.2 8.1 9.2 9.6 11.3 11.4|=|
        1.3.2|yes|direct|direct|closed|10.2 11.3 11.4|=|
        1.3.3|yes|direct|direct||8.6|=|
        1.3.4|yes|direct|direct|closed|11.9|applying-sc-1-3-4-orientation-to-non-web-software|
        1.3.5|yes|undecided|direct|closed|9.12|=|
        1.3.6|not-covered|||closed|||
        1.4.1|yes|direct|direct||2.1 8.3 8.4 8.5 8.6|=|
        1.4.2|yes|with-substitutions|with-substitutions|closed|3.12|=|
        1.4.3|yes|undecided|direct||2.2 2.4|=|
        1.4.4|yes|undecided|with-substitutions|closed|8.2|applying-sc-1-4-4-resize-text-to-non-web-software|
        1.4.5|yes|direct|direct|closed|1.8|=|
        1.4.6|not-covered||||||
        1.4.7|not-covered||||||
        1.4.8|not-covered|||closed|||
        1.4.9|not-covered|||closed|||
        1.4.10|depends|undecided|with-substitutions|closed||=|EN 301 549 V3.2.1 numbers it 11.1.4.10.1 (open) and 11.1.4.10.2 (closed); VPAT 2.5 shortens both to 11.1.4.10. RAAM 1.1 has no mobile criterion for it.
        1.4.11|yes|undecided|with-substitutions||2.3 2.4|=|
        1.4.12|depends|with-substitutions|direct|closed||=|WCAG2Mobile: not applicable where the mobile platform gives users no way to override text style properties.
        1.4.13|yes|undecided|with-substitutions||8.7|=|
        2.1.1|yes|undecided|with-substitutions|closed|3.13 5.2 10.3|applying-sc-2-1-1-keyboard-to-non-web-software|
        2.1.2|yes|undecided|with-substitutions|closed|3.13 10.3|=|
        2.1.3|not-covered|||closed|||
        2.1.4|yes|direct|direct|closed|10.4|=|
        2.2.1|yes|direct|with-substitutions||11.1 11.2 11.8|=|
        2.2.2|yes|with-substitutions|with-substitutions||11.1 11.8|=|
        2.2.3|not-covered||||||
        2.2.4|not-covered||||||
        2.2.5|not-covered|||closed|||
        2.2.6|not-covered||||||
        2.3.1|yes|with-substitutions|with-substitutions||11.7|=|
        2.3.2|not-covered||||||
        2.3.3|not-covered||||||
        2.4.1|sets-only|undecided|with-substitutions|closed|11.3 11.4|=|EN 301 549 clauses 10.2.4.1 and 11.2.4.1 are void; Section 508 excepts non-web software and documents.
        2.4.2|depends|with-substitutions|with-substitutions|||applying-sc-2-4-2-page-titled-to-non-web-software|EN 301 549 clause 11.2.4.2 is void for software; WCAG2Mobile applies it to app pages (screens).
        2.4.3|yes|undecided|with-substitutions||10.1 10.2 11.3 11.4|=|
        2.4.4|yes|direct|direct|closed|5.1|=|
        2.4.5|sets-only|undecided|with-substitutions|closed||=|EN 301 549 clauses 10 and 11 are void for it; Section 508 excepts non-web software and documents.
        2.4.6|yes|direct|direct||7.1 9.1 9.3|=|
        2.4.7|yes|undecided|direct|closed|5.2 8.5|=|
        2.4.8|not-covered|||closed|||
        2.4.9|not-covered|||closed|||
        2.4.10|not-covered|||closed|||
        2.4.11|depends|direct|direct|||applying-sc-2-4-11-focus-not-obscured-to-non-web-documents-and-software|New in WCAG 2.2: not in EN 301 549 V3.2.1 and not in Section 508.
        2.4.12|not-covered|||closed|||
        2.4.13|not-covered|||closed|||
        2.5.1|yes|direct|with-substitutions||11.10|=|
        2.5.2|yes|direct|with-substitutions|closed|11.12|=|
        2.5.3|yes|direct|direct|closed|5.1 9.3 9.5|=|
        2.5.4|yes|direct|direct||11.13|=|
        2.5.5|not-covered|||closed|||
        2.5.6|not-covered||||||
        2.5.7|depends|with-substitutions|with-substitutions|||=|New in WCAG 2.2: not in EN 301 549 V3.2.1 and not in Section 508.
        2.5.8|depends|undecided|with-substitutions|closed||=|New in WCAG 2.2: not in EN 301 549 V3.2.1 and not in Section 508.
        3.1.1|yes|with-substitutions|with-substitutions|closed|6.1 11.3 11.4|=|
        3.1.2|depends|direct|with-substitutions|closed||=|EN 301 549 clause 11.3.1.2 is void for software; WCAG2Mobile applies it within platform limits.
        3.1.3|not-covered|||closed|||
        3.1.4|not-covered||||||
        3.1.5|not-covered||||||
        3.1.6|not-covered||||||
        3.2.1|yes|undecided|direct||5.3|=|
        3.2.2|yes|undecided|direct||5.3|=|
        3.2.3|sets-only|undecided|with-substitutions|closed||=|EN 301 549 clauses 10 and 11 are void for it; Section 508 excepts non-web software and documents.
        3.2.4|sets-only|undecided|with-substitutions|closed||=|EN 301 549 clauses 10 and 11 are void for it; Section 508 excepts non-web software and documents.
        3.2.5|not-covered||||||
        3.2.6|sets-only|with-substitutions|with-substitutions|closed||=|New in WCAG 2.2: not in EN 301 549 V3.2.1 and not in Section 508.
        3.3.1|yes|direct|direct|closed|9.9|=|
        3.3.2|yes|undecided|direct||9.2 9.3 9.4 9.6 9.7 9.8|=|
        3.3.3|yes|direct|direct||9.10|=|
        3.3.4|yes|with-substitutions|with-substitutions||9.11|=|
        3.3.5|not-covered|||closed|||
        3.3.6|not-covered||||||
        3.3.7|depends|direct|direct|||=|New in WCAG 2.2: not in EN 301 549 V3.2.1 and not in Section 508.
        3.3.8|depends|with-substitutions|with-substitutions|closed||=|New in WCAG 2.2: not in EN 301 549 V3.2.1 and not in Section 508.
        3.3.9|not-covered|||closed|||
        4.1.1|obsolete|obsolete|direct|closed||applying-sc-4-1-1-parsing-obsolete-and-removed-wcag-2-2-to-non-web-documents-and-software|Still listed by EN 301 549 V3.2.1 (WCAG 2.1) and Section 508 (WCAG 2.0); obsolete and removed in WCAG 2.2.
        4.1.2|yes|undecided|with-substitutions|closed|5.1 7.1 9.2 9.5 11.3 11.4|=|
        4.1.3|yes|direct|direct|closed|5.4|=|EN 301 549 V3.2.1 numbers it 11.4.1.3.1 (open); VPAT 2.5 shortens it to 11.4.1.3.
        """
}
