extension KindDefinition {
    /// Rules that hold for every component.
    static let globalRules = KindDefinition(
        .ruleSet, title: "Global rules",
        help: """
            Rules that hold everywhere, so that components cite them instead of repeating them. A file holds many: each \
            level 2 heading is a rule, with an id from `{#id}` or from a fenced yaml block with `id:` and `scope:`.
            """,
        frontMatter: ["kind: rules", "status: draft", "summary: What these rules have in common."],
        lead: "Say where these rules hold.",
        sections: KindDefinition.component.sections.filter { $0.kind != .selection },
        body: """
            ## Title of the rule {#global.ID-rule}

            Say in two sentences what goes wrong without it.

            ### Must haves

            - Do this everywhere. {#anchor}

            ### Donts

            - Do not do this anywhere; it keeps people from that.

            ### Acceptance checks

            #### VoiceOver

            - What a tester observes (see #anchor).
            """)
}
