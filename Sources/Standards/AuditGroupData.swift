/// The groups in which checks are tested, and the kinds of worksheet rows: our own editorial data. Read by `AuditGroup`
/// and `AuditKind`.
enum AuditGroupData {
    /// Id, code, title; then lists with `;` between: headings, App Store labels, EN 301 549 clause 4.2 statements,
    /// suggested success criteria, settings, needs.
    static let groups = """
        voiceover|VO|VoiceOver|VoiceOver|VoiceOver|4.2.1;4.2.2|1.1.1;1.3.1;1.3.2;2.4.3;4.1.2;4.1.3|set.voiceover;set.shortcut|device with VoiceOver
        switch-keyboard|SK|Switch Control & Full Keyboard Access|Switch Control & Full Keyboard Access;Switch Control and Full Keyboard Access;Keyboard||4.2.7;4.2.8|2.1.1;2.1.2;2.4.3;2.4.7;2.4.11|set.switch-control;set.fka|switch or keyboard
        dynamic-type|DT|Dynamic Type|Dynamic Type|Larger Text|4.2.2|1.4.4;1.4.10;1.4.12|set.text-size|
        visual|VI|Visual|Visual|Sufficient Contrast;Differentiate Without Color Alone;Dark Interface;Reduced Motion|4.2.2;4.2.3;4.2.9|1.4.1;1.4.3;1.4.11;2.5.8|set.increase-contrast;set.differentiate;set.color-filters;set.dark;set.reduce-motion|
        traits|TR|Traits & semantics|Traits & semantics;Traits and semantics|VoiceOver|4.2.1|1.3.1;4.1.2|set.voiceover|Accessibility Inspector
        voice-control|VC|Voice Control|Voice Control|Voice Control|4.2.7|2.5.3|set.voice-control|
        code|CR|Code review (must-haves and don’ts)|Must Haves;Donts;Rules;Pitfalls|||||source code
        """

    /// Id, title, what passing means.
    static let kinds = """
        must|Must have|the rule is satisfied
        dont|Don’t|the barrier was looked for and is not there
        check|Acceptance check|the behaviour was observed
        rule|Rule|the rule is followed
        pitfall|Pitfall|the pitfall is avoided
        """

    /// The features of the App Store's Accessibility Nutrition Labels.
    static let appStoreLabels = """
        VoiceOver
        Voice Control
        Larger Text
        Dark Interface
        Differentiate Without Color Alone
        Sufficient Contrast
        Reduced Motion
        Captions
        Audio Descriptions
        """
}
