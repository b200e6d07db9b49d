import Diagnostics

/// The sheet that browsers have: HTML 15.3 (the rendering section) with the values Chromium gives form controls.
///
/// Logical margins stand as physical ones. Shadow trees (the parts of controls, `details` and `select`) have no rules.
enum UserAgentSheet {
    static let sheet = StyleSheet(SourceFile(path: "user-agent.css", text: text))
    /// HTML 15.3 for pages in quirks mode.
    static let quirks = StyleSheet(SourceFile(path: "quirks.css", text: quirksText))

    /// SVG 2, appendix on the user agent style sheet, and MathML Core, appendix A, for elements of those namespaces.
    static let foreign = StyleSheet(SourceFile(path: "foreign.css", text: foreignText))

    private static let foreignText = """
        svg:not(:root), image, marker, pattern, symbol { overflow: hidden }
        foreignObject { overflow: hidden; display: block }
        text { display: block; white-space: nowrap; text-indent: 0 }
        math { display: math; font-family: math; direction: ltr; text-indent: 0; letter-spacing: normal;
            line-height: normal; word-spacing: normal }
        mtable { display: table }
        mtr { display: table-row }
        mtd { display: table-cell; text-align: -webkit-center; padding: 0.5ex 0.4em }
        annotation, annotation-xml { display: none }
        a:any-link { cursor: pointer }
        :focus-visible { outline: auto 1px AccentColor }
        """

    private static let quirksText = """
        table { white-space: normal; line-height: normal; font-weight: normal; font-size: medium;
            font-variant: normal; font-style: normal; text-align: start }
        form { margin-bottom: 1em }
        input:not([type=image i], [type=file i], [type=range i]), textarea { box-sizing: border-box }
        """

    private static let text = """
        html { display: block; color: CanvasText }
        address, blockquote, center, dialog, div, figure, figcaption, footer, form, header, hr, legend, listing, main,
        p, plaintext, pre, search, xmp, article, aside, h1, h2, h3, h4, h5, h6, hgroup, nav, section, dir, dd, dl, dt,
        menu, ol, ul, details, summary, optgroup, option, fieldset, body, frameset, frame { display: block }
        address, blockquote, center, div, figure, figcaption, footer, form, header, hr, legend, listing, main, p,
        plaintext, pre, summary, xmp, article, aside, h1, h2, h3, h4, h5, h6, hgroup, nav, section, search, table,
        caption, colgroup, col, thead, tbody, tfoot, tr, td, th, dir, dd, dl, dt, menu, ol, ul, li, bdi,
        output { unicode-bidi: isolate }
        area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script, style, template, title
        { display: none }
        [hidden]:not([hidden=until-found i], embed) { display: none }
        [hidden=until-found i]:not(a, abbr, b, bdi, bdo, cite, code, dfn, em, i, kbd, mark, q, s, samp, small, span,
            strong, sub, sup, time, u, var) { content-visibility: hidden }
        embed[hidden] { display: inline; height: 0; width: 0 }
        input[type=hidden i] { display: none !important }
        @media (scripting) { noscript { display: none !important } }
        body { margin: 8px }
        slot { display: contents }
        [popover]:not(:popover-open):not(dialog[open]) { display: none; }
        dialog:not([open]) { display: none }
        dialog { position: absolute; left: 0; right: 0; width: fit-content; height: fit-content; margin: auto;
            border: solid; padding: 1em; background-color: Canvas; color: CanvasText }
        [popover] { position: fixed; inset: 0; width: fit-content; height: fit-content; margin: auto; border: solid;
            padding: 0.25em; overflow: auto; color: CanvasText; background-color: Canvas }

        blockquote, figure { margin: 1em 40px }
        p, dl, ol, ul, menu, dir, listing, plaintext, pre, xmp { margin-top: 1em; margin-bottom: 1em }
        :is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul) { margin-top: 0; margin-bottom: 0 }
        address { font-style: italic }
        listing, plaintext, pre, xmp { font-family: monospace; white-space: pre }
        pre[wrap] { white-space: pre-wrap }
        center { text-align: -webkit-center }
        hr { color: gray; border-style: inset; border-width: 1px; margin: 0.5em auto; overflow: hidden; box-sizing: content-box }

        h1 { margin: 0.67em 0; font-size: 2em; font-weight: bold }
        h2 { margin: 0.83em 0; font-size: 1.5em; font-weight: bold }
        h3 { margin: 1em 0; font-size: 1.17em; font-weight: bold }
        h4 { margin: 1.33em 0; font-weight: bold }
        h5 { margin: 1.67em 0; font-size: 0.83em; font-weight: bold }
        h6 { margin: 2.33em 0; font-size: 0.67em; font-weight: bold }

        dd { margin-left: 40px }
        dir, menu, ul { list-style-type: disc; padding-left: 40px }
        ol { list-style-type: decimal; padding-left: 40px }
        li, details > summary:first-of-type { display: list-item }
        :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: circle }
        :is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: square }
        details > summary:first-of-type { list-style: disclosure-closed inside }
        details[open] > summary:first-of-type { list-style-type: disclosure-open }

        a:any-link { color: LinkText; text-decoration: underline; cursor: pointer }
        a:any-link:active { color: ActiveText }
        :focus-visible { outline: auto 1px AccentColor }
        cite, dfn, em, i, var { font-style: italic }
        b, strong { font-weight: bolder }
        code, kbd, samp, tt { font-family: monospace }
        big { font-size: larger }
        small { font-size: smaller }
        sub { vertical-align: sub; font-size: smaller }
        sup { vertical-align: super; font-size: smaller }
        ruby { display: ruby }
        rt { display: ruby-text; font-size: 50%; text-indent: 0 }
        mark { background-color: Mark; color: MarkText }
        abbr[title], acronym[title] { text-decoration: dotted underline }
        ins, u { text-decoration: underline }
        del, s, strike { text-decoration: line-through }
        nobr { white-space: nowrap }
        q::before { content: open-quote }
        q::after { content: close-quote }
        bdo { unicode-bidi: bidi-override }

        [dir=rtl i] { direction: rtl; unicode-bidi: isolate }
        [dir=ltr i] { direction: ltr; unicode-bidi: isolate }
        bdo[dir=rtl i], bdo[dir=ltr i] { unicode-bidi: isolate-override }

        table { display: table; border-collapse: separate; border-spacing: 2px; box-sizing: border-box; text-indent: initial }
        caption { display: table-caption; text-align: -webkit-center }
        colgroup { display: table-column-group }
        col { display: table-column }
        thead { display: table-header-group; vertical-align: middle }
        tbody { display: table-row-group; vertical-align: middle }
        tfoot { display: table-footer-group; vertical-align: middle }
        tr { display: table-row; vertical-align: inherit }
        td, th { display: table-cell; vertical-align: inherit; padding: 1px }
        th { font-weight: bold; text-align: center }

        input, select, button, textarea { display: inline-block; margin: 0; font: 400 13.3333px Arial;
            color: FieldText; letter-spacing: initial; word-spacing: initial; line-height: initial;
            text-transform: initial; text-indent: initial; text-shadow: initial; text-align: start;
            appearance: auto }
        input, textarea { background-color: Field; border: 2px inset light-dark(#767676, #858585); padding: 1px 2px; cursor: text }
        input { padding: 1px 2px; overflow: clip }
        textarea { font-family: monospace; white-space: pre-wrap; border: 1px solid light-dark(#767676, #858585);
            padding: 2px; resize: both; overflow: auto; overflow-wrap: break-word }
        input:is([type=date i], [type=datetime-local i], [type=month i], [type=time i], [type=week i]) {
            font-family: monospace; cursor: default; padding: 0 1px }
        input[type=search i] { box-sizing: border-box }
        select { background-color: ButtonFace; border: 1px solid light-dark(#767676, #858585); border-radius: 0;
            white-space: pre; cursor: default; box-sizing: border-box; overflow: clip }
        select:is([multiple], [size]:not([size="1"], [size="0"], [size=""])) { background-color: Field;
            white-space: nowrap; overflow-x: hidden; overflow-y: scroll; vertical-align: text-bottom }
        button, input:is([type=button i], [type=submit i], [type=reset i]), ::file-selector-button {
            background-color: ButtonFace; color: ButtonText; border: 2px outset ButtonBorder; padding: 1px 6px;
            text-align: center; cursor: default; box-sizing: border-box }
        input:is([type=button i], [type=submit i], [type=reset i]) { white-space: pre; user-select: none }
        input:is([type=checkbox i], [type=radio i]) { background-color: initial; border: initial; padding: initial;
            margin: 3px 3px 3px 4px; box-sizing: border-box; cursor: default; overflow: visible }
        input[type=radio i] { margin: 3px 3px 0 5px }
        input:is([type=image i], [type=file i], [type=range i], [type=hidden i]) { background-color: initial;
            border: initial; padding: initial; cursor: default }
        input[type=range i] { overflow: visible; margin: 2px }
        input[type=file i] { white-space: pre }
        input[type=image i] { cursor: pointer }
        input[type=color i] { background-color: ButtonFace; border: 1px solid ButtonBorder; width: 50px; height: 27px;
            padding: 1px 2px; cursor: default; box-sizing: border-box }
        input:disabled, textarea:disabled { color: light-dark(#545454, #aaaaaa); cursor: default;
            border-color: #7676764d }
        input:disabled:not([type=checkbox i], [type=radio i], [type=range i], [type=image i], [type=file i],
            [type=color i]), textarea:disabled { background-color: light-dark(#efefef4d, #3b3b3b4d) }
        input:is([type=checkbox i], [type=radio i], [type=image i], [type=file i]):disabled { border-color: currentcolor }
        input[type=range i]:disabled { color: #c5c5c5 }
        select:disabled { color: light-dark(#808080, #aaaaaa); border-color: #7676764d; opacity: 0.7 }
        button:disabled, input:is([type=button i], [type=submit i], [type=reset i]):disabled {
            color: light-dark(#1010104d, #ffffff4d); background-color: light-dark(#efefef4d, #1301014d);
            border-color: light-dark(#7676764d, #c3c3c34d) }
        ::placeholder { color: #757575; pointer-events: none }
        optgroup { font-weight: bolder }
        option { font-weight: normal; display: block; white-space: nowrap }
        fieldset { margin: 0 2px; padding: 0.35em 0.75em 0.625em; border: 2px groove ThreeDFace; min-width: min-content }
        legend { padding: 0 2px }
        label { cursor: default }
        img, video, canvas, iframe, embed, object { overflow: clip }
        meter, progress { display: inline-block; vertical-align: -0.2em; box-sizing: border-box }
        iframe { border: 2px inset }
        video { object-fit: contain }
        audio:not([controls]) { display: none }
        rtc { display: ruby-text-container }
        ::marker { unicode-bidi: isolate; white-space: pre; text-transform: none }
        """
}
