/// The success criteria of WCAG 2.2 as facts: numbers, names, levels and identifiers. Read by `WCAG`.
///
/// From Web Content Accessibility Guidelines (WCAG) 2.2, https://www.w3.org/TR/WCAG22/, copyright W3C; no normative
/// text is included.
enum WCAGData {
    /// Number, identifier, name: first the principles, then the guidelines.
    static let groups = """
        1|perceivable|Perceivable
        2|operable|Operable
        3|understandable|Understandable
        4|robust|Robust
        1.1|text-alternatives|Text Alternatives
        1.2|time-based-media|Time-based Media
        1.3|adaptable|Adaptable
        1.4|distinguishable|Distinguishable
        2.1|keyboard-accessible|Keyboard Accessible
        2.2|enough-time|Enough Time
        2.3|seizures-and-physical-reactions|Seizures and Physical Reactions
        2.4|navigable|Navigable
        2.5|input-modalities|Input Modalities
        3.1|readable|Readable
        3.2|predictable|Predictable
        3.3|input-assistance|Input Assistance
        4.1|compatible|Compatible
        """

    /// Number, level, version that introduced it, identifier, identifier in WCAG 2.0, name, `obsolete` or nothing.
    static let criteria = """
        1.1.1|A|2.0|non-text-content|text-equiv-all|Non-text Content|
        1.2.1|A|2.0|audio-only-and-video-only-prerecorded|media-equiv-av-only-alt|Audio-only and Video-only (Prerecorded)|
        1.2.2|A|2.0|captions-prerecorded|media-equiv-captions|Captions (Prerecorded)|
        1.2.3|A|2.0|audio-description-or-media-alternative-prerecorded|media-equiv-audio-desc|Audio Description or Media Alternative (Prerecorded)|
        1.2.4|AA|2.0|captions-live|media-equiv-real-time-captions|Captions (Live)|
        1.2.5|AA|2.0|audio-description-prerecorded|media-equiv-audio-desc-only|Audio Description (Prerecorded)|
        1.2.6|AAA|2.0|sign-language-prerecorded|media-equiv-sign|Sign Language (Prerecorded)|
        1.2.7|AAA|2.0|extended-audio-description-prerecorded|media-equiv-extended-ad|Extended Audio Description (Prerecorded)|
        1.2.8|AAA|2.0|media-alternative-prerecorded|media-equiv-text-doc|Media Alternative (Prerecorded)|
        1.2.9|AAA|2.0|audio-only-live|media-equiv-live-audio-only|Audio-only (Live)|
        1.3.1|A|2.0|info-and-relationships|content-structure-separation-programmatic|Info and Relationships|
        1.3.2|A|2.0|meaningful-sequence|content-structure-separation-sequence|Meaningful Sequence|
        1.3.3|A|2.0|sensory-characteristics|content-structure-separation-understanding|Sensory Characteristics|
        1.3.4|AA|2.1|orientation||Orientation|
        1.3.5|AA|2.1|identify-input-purpose||Identify Input Purpose|
        1.3.6|AAA|2.1|identify-purpose||Identify Purpose|
        1.4.1|A|2.0|use-of-color|visual-audio-contrast-without-color|Use of Color|
        1.4.2|A|2.0|audio-control|visual-audio-contrast-dis-audio|Audio Control|
        1.4.3|AA|2.0|contrast-minimum|visual-audio-contrast-contrast|Contrast (Minimum)|
        1.4.4|AA|2.0|resize-text|visual-audio-contrast-scale|Resize Text|
        1.4.5|AA|2.0|images-of-text|visual-audio-contrast-text-presentation|Images of Text|
        1.4.6|AAA|2.0|contrast-enhanced|visual-audio-contrast7|Contrast (Enhanced)|
        1.4.7|AAA|2.0|low-or-no-background-audio|visual-audio-contrast-noaudio|Low or No Background Audio|
        1.4.8|AAA|2.0|visual-presentation|visual-audio-contrast-visual-presentation|Visual Presentation|
        1.4.9|AAA|2.0|images-of-text-no-exception|visual-audio-contrast-text-images|Images of Text (No Exception)|
        1.4.10|AA|2.1|reflow||Reflow|
        1.4.11|AA|2.1|non-text-contrast||Non-text Contrast|
        1.4.12|AA|2.1|text-spacing||Text Spacing|
        1.4.13|AA|2.1|content-on-hover-or-focus||Content on Hover or Focus|
        2.1.1|A|2.0|keyboard|keyboard-operation-keyboard-operable|Keyboard|
        2.1.2|A|2.0|no-keyboard-trap|keyboard-operation-trapping|No Keyboard Trap|
        2.1.3|AAA|2.0|keyboard-no-exception|keyboard-operation-all-funcs|Keyboard (No Exception)|
        2.1.4|A|2.1|character-key-shortcuts||Character Key Shortcuts|
        2.2.1|A|2.0|timing-adjustable|time-limits-required-behaviors|Timing Adjustable|
        2.2.2|A|2.0|pause-stop-hide|time-limits-pause|Pause, Stop, Hide|
        2.2.3|AAA|2.0|no-timing|time-limits-no-exceptions|No Timing|
        2.2.4|AAA|2.0|interruptions|time-limits-postponed|Interruptions|
        2.2.5|AAA|2.0|re-authenticating|time-limits-server-timeout|Re-authenticating|
        2.2.6|AAA|2.1|timeouts||Timeouts|
        2.3.1|A|2.0|three-flashes-or-below-threshold|seizure-does-not-violate|Three Flashes or Below Threshold|
        2.3.2|AAA|2.0|three-flashes|seizure-three-times|Three Flashes|
        2.3.3|AAA|2.1|animation-from-interactions||Animation from Interactions|
        2.4.1|A|2.0|bypass-blocks|navigation-mechanisms-skip|Bypass Blocks|
        2.4.2|A|2.0|page-titled|navigation-mechanisms-title|Page Titled|
        2.4.3|A|2.0|focus-order|navigation-mechanisms-focus-order|Focus Order|
        2.4.4|A|2.0|link-purpose-in-context|navigation-mechanisms-refs|Link Purpose (In Context)|
        2.4.5|AA|2.0|multiple-ways|navigation-mechanisms-mult-loc|Multiple Ways|
        2.4.6|AA|2.0|headings-and-labels|navigation-mechanisms-descriptive|Headings and Labels|
        2.4.7|AA|2.0|focus-visible|navigation-mechanisms-focus-visible|Focus Visible|
        2.4.8|AAA|2.0|location|navigation-mechanisms-location|Location|
        2.4.9|AAA|2.0|link-purpose-link-only|navigation-mechanisms-link|Link Purpose (Link Only)|
        2.4.10|AAA|2.0|section-headings|navigation-mechanisms-headings|Section Headings|
        2.4.11|AA|2.2|focus-not-obscured-minimum||Focus Not Obscured (Minimum)|
        2.4.12|AAA|2.2|focus-not-obscured-enhanced||Focus Not Obscured (Enhanced)|
        2.4.13|AAA|2.2|focus-appearance||Focus Appearance|
        2.5.1|A|2.1|pointer-gestures||Pointer Gestures|
        2.5.2|A|2.1|pointer-cancellation||Pointer Cancellation|
        2.5.3|A|2.1|label-in-name||Label in Name|
        2.5.4|A|2.1|motion-actuation||Motion Actuation|
        2.5.5|AAA|2.1|target-size-enhanced||Target Size (Enhanced)|
        2.5.6|AAA|2.1|concurrent-input-mechanisms||Concurrent Input Mechanisms|
        2.5.7|AA|2.2|dragging-movements||Dragging Movements|
        2.5.8|AA|2.2|target-size-minimum||Target Size (Minimum)|
        3.1.1|A|2.0|language-of-page|meaning-doc-lang-id|Language of Page|
        3.1.2|AA|2.0|language-of-parts|meaning-other-lang-id|Language of Parts|
        3.1.3|AAA|2.0|unusual-words|meaning-idioms|Unusual Words|
        3.1.4|AAA|2.0|abbreviations|meaning-located|Abbreviations|
        3.1.5|AAA|2.0|reading-level|meaning-supplements|Reading Level|
        3.1.6|AAA|2.0|pronunciation|meaning-pronunciation|Pronunciation|
        3.2.1|A|2.0|on-focus|consistent-behavior-receive-focus|On Focus|
        3.2.2|A|2.0|on-input|consistent-behavior-unpredictable-change|On Input|
        3.2.3|AA|2.0|consistent-navigation|consistent-behavior-consistent-locations|Consistent Navigation|
        3.2.4|AA|2.0|consistent-identification|consistent-behavior-consistent-functionality|Consistent Identification|
        3.2.5|AAA|2.0|change-on-request|consistent-behavior-no-extreme-changes-context|Change on Request|
        3.2.6|A|2.2|consistent-help||Consistent Help|
        3.3.1|A|2.0|error-identification|minimize-error-identified|Error Identification|
        3.3.2|A|2.0|labels-or-instructions|minimize-error-cues|Labels or Instructions|
        3.3.3|AA|2.0|error-suggestion|minimize-error-suggestions|Error Suggestion|
        3.3.4|AA|2.0|error-prevention-legal-financial-data|minimize-error-reversible|Error Prevention (Legal, Financial, Data)|
        3.3.5|AAA|2.0|help|minimize-error-context-help|Help|
        3.3.6|AAA|2.0|error-prevention-all|minimize-error-reversible-all|Error Prevention (All)|
        3.3.7|A|2.2|redundant-entry||Redundant Entry|
        3.3.8|AA|2.2|accessible-authentication-minimum||Accessible Authentication (Minimum)|
        3.3.9|AAA|2.2|accessible-authentication-enhanced||Accessible Authentication (Enhanced)|
        4.1.1|A|2.0|parsing|ensure-compat-parses|Parsing|obsolete
        4.1.2|A|2.0|name-role-value|ensure-compat-rsv|Name, Role, Value|
        4.1.3|AA|2.1|status-messages||Status Messages|
        """
}
