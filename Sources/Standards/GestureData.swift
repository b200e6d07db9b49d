/// Inputs and settings of the assistive technologies of iOS and iPadOS as facts in our own words. Read by `Gesture`,
/// `DeviceSetting` and `DynamicTypeSize`.
enum GestureData {
    /// Id, confidence, input, action, what checks use it for, other inputs that do the same.
    static let voiceOverTouch = """
        vo.explore|confirmed|Touch, or drag one finger over the screen|Speaks the item under the finger and moves VoiceOver focus to it||
        vo.next|confirmed|Swipe right with one finger|Moves VoiceOver focus to the next item|reading order, reachability, containment|
        vo.previous|confirmed|Swipe left with one finger|Moves VoiceOver focus to the previous item|reading order, containment|
        vo.speak|confirmed|Tap once with one finger|Selects and speaks the item||
        vo.activate|confirmed|Double-tap with one finger|Activates the selected item|operability|Split tap: hold the item with one finger and tap with another
        vo.long-press|confirmed|Triple-tap with one finger|Long press on the selected item|context menus|Double-tap and hold with one finger
        vo.rotor|confirmed|Rotate two fingers on the screen|Chooses the rotor setting (headings, links, actions, and so on)|headings, links, custom actions|
        vo.rotor-next|confirmed|Swipe down with one finger|Moves to the next item of the rotor setting, or lowers an adjustable value, or chooses the next action|heading trait, adjustable trait, custom actions|
        vo.rotor-previous|confirmed|Swipe up with one finger|Moves to the previous item of the rotor setting, or raises an adjustable value, or chooses the previous action|heading trait, adjustable trait, custom actions|
        vo.escape|confirmed|Two-finger scrub: draw a Z with two fingers|Escape: dismisses an alert, sheet or popover, or goes back one screen|modals, popovers, navigation|
        vo.magic-tap|confirmed|Double-tap with two fingers|Magic Tap: performs the most important action of the screen|media, calls, main action|
        vo.read-all-top|confirmed|Swipe up with two fingers|Reads everything from the top of the screen|reading order|
        vo.read-all-here|confirmed|Swipe down with two fingers|Reads everything from the selected item|reading order|
        vo.pause|confirmed|Tap once with two fingers|Pauses or resumes speech||
        vo.item-chooser|confirmed|Triple-tap with two fingers|Opens the Item Chooser (a list of the items on the screen)|labels out of context|
        vo.scroll|confirmed|Swipe with three fingers|Scrolls one page (up, down, left, right)|scroll views|
        vo.summary|confirmed|Tap once with three fingers|Reads a summary or position of the item||
        vo.mute|confirmed|Double-tap with three fingers|Turns VoiceOver speech off or on||
        vo.curtain|confirmed|Triple-tap with three fingers|Turns the screen curtain on or off|test without sight|
        vo.copy-speech|confirmed|Quadruple-tap with three fingers|Copies the last spoken phrase to the clipboard|evidence: paste the announcement into the notes|
        vo.first-item|one-source|Tap once with four fingers near the top|Moves to the first item||
        vo.last-item|one-source|Tap once with four fingers near the bottom|Moves to the last item||
        vo.help|confirmed|Double-tap with four fingers|Starts VoiceOver help (gesture practice)||
        """

    static let voiceOverKeyboard = """
        vok.escape|confirmed-ios14|VO-` (grave accent)|Escape: dismiss or go back||
        vok.magic-tap|confirmed-ios14|VO-- (hyphen)|Magic Tap||
        vok.read-all|confirmed-ios14|VO-A|Reads from the selected item||
        vok.read-top|confirmed-ios14|VO-B|Reads from the top||
        vok.next-heading|confirmed-ios14|VO-Command-H|Next heading||
        vok.previous-heading|confirmed-ios14|VO-Command-Shift-H|Previous heading||
        vok.next-control|confirmed-ios14|VO-Command-J|Next control||
        vok.previous-control|confirmed-ios14|VO-Command-Shift-J|Previous control||
        vok.item-chooser|confirmed-ios14|VO-I|Item Chooser||
        vok.home|confirmed-ios14|VO-H|Home||
        vok.search|confirmed-ios14|VO-F|Item text search||
        vok.copy-speech|confirmed-ios14|VO-Shift-C|Copies the last speech to the clipboard||
        """

    static let fullKeyboardAccess = """
        fka.next|confirmed|Tab|Moves to the next item (within the current tab group)|reachability, order|
        fka.previous|confirmed|Shift-Tab|Moves to the previous item|order|
        fka.next-any|confirmed|Control-Tab|Moves to the next item regardless of tab group||
        fka.previous-any|confirmed|Shift-Control-Tab|Moves to the previous item regardless of tab group||
        fka.arrows|confirmed|Arrow keys|Moves within a group, list or menu; scrolls||
        fka.activate|confirmed|Space|Activates the focused item|operability|
        fka.actions|one-source|Tab-Z|Shows the custom accessibility actions of the item|custom actions|
        fka.gestures|one-source|Tab-G|Shows keyboard gestures||
        fka.back|one-source|Tab-B|Goes back; dismisses menus and popovers|modals, navigation|
        fka.escape|confirmed|Escape|Exits or dismisses|modals|
        fka.help|one-source|Tab-H|Shows the list of Full Keyboard Access commands||
        fka.app-switcher|one-source|Fn-Up Arrow|Opens the App Switcher||
        """

    static let switchControl = """
        sw.select|confirmed|Select Item switch|Selects the highlighted item or enters the highlighted group|operability|
        sw.exit-group|confirmed|Select Item while the dashed highlight surrounds the group|Backs out of the group|containment|
        sw.menu-action|confirmed|Choose a command in the scanner menu|Performs the action (Tap, gestures, scroll, device controls) on the item|custom actions|
        sw.menu-escape|confirmed|Escape in the scanner menu|Dismisses the menu, or performs Escape|modals|
        sw.point-mode|confirmed|Point Mode (Gliding Cursor) in the scanner menu|Selects a point of the screen with moving lines||
        sw.item-mode|confirmed|Item Mode in the scanner menu|Returns to scanning items||
        sw.manual|confirmed|Move To Next Item and Move To Previous Item switches, with Auto Scanning off|Moves between items on demand; a hardware keyboard key may be assigned as a switch|reachability, order|
        """

    static let voiceControl = """
        vc.names|confirmed|Say: “Show names”|Shows the spoken name of each item|label in name (WCAG 2.5.3)|
        vc.numbers|confirmed|Say: “Show numbers”|Numbers each item that can be activated||
        vc.grid|confirmed|Say: “Show grid”|Shows a numbered grid over the screen||
        vc.hide|confirmed|Say: “Hide names / Hide numbers / Hide grid”|Hides the overlay||
        vc.tap|confirmed|Say: “Tap <item name>”|Activates the item with that visible name|label in name (WCAG 2.5.3)|
        vc.tap-number|confirmed|Say: “Tap <number>”|Activates the numbered item||
        vc.back|confirmed|Say: “Go back”|Goes back||
        vc.home|confirmed|Say: “Go home”|Goes to the Home Screen||
        vc.commands|confirmed|Say: “Show commands”|Lists what can be said||
        vc.what|confirmed|Say: “Show me what to say”|Shows hints for the current context||
        """

    /// Id, confidence, path in the settings, note.
    static let settings = """
        set.voiceover||Settings > Accessibility > VoiceOver|Caption Panel, at the end of that screen, shows announcements as text: useful as evidence.
        set.shortcut||Settings > Accessibility > Accessibility Shortcut|Then triple-click the side button (Home button on devices that have one) to turn the feature on or off.
        set.rotor|not-read|Settings > Accessibility > VoiceOver > Rotor|
        set.vo-commands||Settings > Accessibility > VoiceOver > Commands|
        set.fka||Settings > Accessibility > Keyboards > Full Keyboard Access|The Keyboards item is worded differently in some iOS versions (“Keyboards & Typing”): search Settings for “Full Keyboard Access”. Commands under it lists and remaps every command.
        set.switch-control||Settings > Accessibility > Switch Control|Before iOS 13 the path began Settings > General > Accessibility. Add a switch under Switches first; turn Auto Scanning off for manual scanning.
        set.voice-control|not-read|Settings > Accessibility > Voice Control|
        set.text-size||Settings > Accessibility > Display & Text Size > Larger Text|Turn on Larger Accessibility Sizes, then move the slider. 12 steps; AX2 (step 9) is 194 % and AX3 (step 10) is 235 % of the default body size.
        set.increase-contrast|general-knowledge|Settings > Accessibility > Display & Text Size > Increase Contrast|
        set.differentiate|general-knowledge|Settings > Accessibility > Display & Text Size > Differentiate Without Color|
        set.reduce-transparency|general-knowledge|Settings > Accessibility > Display & Text Size > Reduce Transparency|
        set.bold-text|general-knowledge|Settings > Accessibility > Display & Text Size > Bold Text|
        set.color-filters|general-knowledge|Settings > Accessibility > Display & Text Size > Color Filters|Grayscale shows what depends on colour alone.
        set.smart-invert|general-knowledge|Settings > Accessibility > Display & Text Size > Smart Invert|
        set.reduce-motion|general-knowledge|Settings > Accessibility > Motion > Reduce Motion|
        set.dark|general-knowledge|Settings > Display & Brightness|
        """

    /// SwiftUI name, label, points of body text, percent of the default size; in ascending order.
    static let dynamicTypeSizes = """
        xSmall|xSmall|14|82
        small|small|15|88
        medium|medium|16|94
        large|large|17|100
        xLarge|xLarge|19|112
        xxLarge|xxLarge|21|124
        xxxLarge|xxxLarge|23|135
        accessibility1|AX1|28|165
        accessibility2|AX2|33|194
        accessibility3|AX3|40|235
        accessibility4|AX4|47|276
        accessibility5|AX5|53|312
        """
}
