import Foundation
import TestSupport

/// Projects that end-to-end tests build, each in a folder of its own.
enum SampleProject {
    /// A copy of this project's own content and theme.
    static func own() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy(Folders.package + "/content", to: "content")
        try folder.copy(Folders.package + "/themes", to: "themes")
        return folder
    }

    /// A small project of one component, one guidance topic and one rule set.
    static func small() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("title: Sample\nlanguage: en\n", to: "content/site.yaml")
        try folder.write(
            """
            ---
            id: button.basic
            title: Button
            ---

            ## Selection

            ### Use when

            - Something happens at once.

            ### Try a different component when

            - The control leads to another place (use `link.basic`).

            ## Must haves

            - Give the button a label that says what it does {#label} (WCAG 4.1.2).
            - Keep the target at least 44 points wide and high {#target} (WCAG 2.5.8).

            ## Donts

            - Do not remove the outline that shows where the focus is (WCAG 2.4.7).

            ## Golden pattern

            ```swift
            Button("Save") { save() }
            ```

            ## Acceptance checks

            ### VoiceOver

            - VoiceOver speaks the label and the button trait.
            - The label says what the button does (WCAG 4.1.2).

            """, to: "content/components/button.basic.md")
        try folder.write(
            """
            ---
            id: link.basic
            title: Link
            ---

            ## Selection

            ### Use when

            - The control leads to another place.

            ### Try a different component when

            - Something happens at once (use `button.basic`).

            ## Must haves

            - Say where the link leads in its text (WCAG 2.4.4).

            ## Acceptance checks

            ### VoiceOver

            - VoiceOver speaks where the link leads (WCAG 2.4.4).

            """, to: "content/components/link.basic.md")
        try folder.write(
            "---\nid: feedback\ntitle: Feedback\n---\n\nTelling people what happened.\n\n## Rules\n\n- **Say it at once.** Announce the result of `button.basic`.\n",
            to: "content/guidance/feedback.md")
        return folder
    }
}
