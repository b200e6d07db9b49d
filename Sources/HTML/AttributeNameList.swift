// Data: the attribute names that have a number of their own, and a static member for each.
// A name's number is its place in `knownList`; new names go to the end.

extension AttributeName {
    /// The known names, separated by white space.
    static let knownList = """
        id class href src alt title style lang dir name value type rel content charset role tabindex hidden for
        action method placeholder disabled checked selected required readonly multiple width height colspan rowspan
        scope headers summary caption target media sizes srcset loading decoding async defer integrity crossorigin
        referrerpolicy nonce http-equiv property itemprop itemscope itemtype aria-label aria-labelledby
        aria-describedby aria-hidden aria-expanded aria-controls aria-current aria-live aria-atomic aria-busy
        aria-checked aria-disabled aria-haspopup aria-invalid aria-level aria-modal aria-multiline
        aria-multiselectable aria-orientation aria-owns aria-placeholder aria-posinset aria-pressed aria-readonly
        aria-required aria-roledescription aria-selected aria-setsize aria-sort aria-valuemax aria-valuemin
        aria-valuenow aria-valuetext aria-activedescendant aria-autocomplete aria-colcount aria-colindex
        aria-colspan aria-description aria-details aria-errormessage aria-flowto aria-keyshortcuts aria-relevant
        aria-rowcount aria-rowindex aria-rowspan aria-dropeffect aria-grabbed aria-colindextext aria-rowindextext
        aria-braillelabel aria-brailleroledescription accept accept-charset accesskey allow allowfullscreen
        autocapitalize autocomplete autofocus autoplay cite cols contenteditable controls coords data datetime
        default dirname download draggable enctype enterkeyhint fetchpriority form formaction formenctype formmethod
        formnovalidate formtarget high hreflang imagesizes imagesrcset inert inputmode is ismap itemid itemref kind
        label list loop low max maxlength min minlength muted nomodule novalidate open optimum part pattern ping
        playsinline popover popovertarget popovertargetaction poster preload reversed rows sandbox shape size slot
        span spellcheck srcdoc srclang start step translate usemap wrap align bgcolor border cellpadding cellspacing
        color face frameborder valign nowrap background link vlink alink text vspace hspace noshade clear compact
        axis abbr char charoff frame rules scrolling marginheight marginwidth longdesc language onclick onload
        onerror onsubmit onchange oninput onkeydown onkeyup onfocus onblur onmouseover onmouseout shadowrootmode
        shadowrootdelegatesfocus shadowrootclonable shadowrootserializable command commandfor xlink:actuate
        xlink:arcrole xlink:href xlink:role xlink:show xlink:title xlink:type xml:lang xml:space xmlns xmlns:xlink
        actuate arcrole show space xlink prompt definitionURL definitionurl encoding d fill stroke stroke-width
        stroke-linecap stroke-linejoin fill-rule clip-rule x y x1 x2 y1 y2 cx cy r rx ry points transform opacity
        focusable version attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits
        diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength
        keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth
        maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX
        pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur
        requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation
        stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget
        xChannelSelector yChannelSelector zoomAndPan attributename attributetype basefrequency baseprofile calcmode
        clippathunits diffuseconstant edgemode filterunits glyphref gradienttransform gradientunits kernelmatrix
        kernelunitlength keypoints keysplines keytimes lengthadjust limitingconeangle markerheight markerunits
        markerwidth maskcontentunits maskunits numoctaves pathlength patterncontentunits patterntransform
        patternunits pointsatx pointsaty pointsatz preservealpha preserveaspectratio primitiveunits refx refy
        repeatcount repeatdur requiredextensions requiredfeatures specularconstant specularexponent spreadmethod
        startoffset stddeviation stitchtiles surfacescale systemlanguage tablevalues targetx targety textlength
        viewbox viewtarget xchannelselector ychannelselector zoomandpan
        """

    /// `id`
    public static var id: AttributeName { AttributeName(known: 0) }
    /// `class`
    public static var `class`: AttributeName { AttributeName(known: 1) }
    /// `href`
    public static var href: AttributeName { AttributeName(known: 2) }
    /// `src`
    public static var src: AttributeName { AttributeName(known: 3) }
    /// `alt`
    public static var alt: AttributeName { AttributeName(known: 4) }
    /// `title`
    public static var title: AttributeName { AttributeName(known: 5) }
    /// `style`
    public static var style: AttributeName { AttributeName(known: 6) }
    /// `lang`
    public static var lang: AttributeName { AttributeName(known: 7) }
    /// `dir`
    public static var dir: AttributeName { AttributeName(known: 8) }
    /// `name`
    public static var name: AttributeName { AttributeName(known: 9) }
    /// `value`
    public static var value: AttributeName { AttributeName(known: 10) }
    /// `type`
    public static var type: AttributeName { AttributeName(known: 11) }
    /// `rel`
    public static var rel: AttributeName { AttributeName(known: 12) }
    /// `content`
    public static var content: AttributeName { AttributeName(known: 13) }
    /// `charset`
    public static var charset: AttributeName { AttributeName(known: 14) }
    /// `role`
    public static var role: AttributeName { AttributeName(known: 15) }
    /// `tabindex`
    public static var tabindex: AttributeName { AttributeName(known: 16) }
    /// `hidden`
    public static var hidden: AttributeName { AttributeName(known: 17) }
    /// `for`
    public static var `for`: AttributeName { AttributeName(known: 18) }
    /// `action`
    public static var action: AttributeName { AttributeName(known: 19) }
    /// `method`
    public static var method: AttributeName { AttributeName(known: 20) }
    /// `placeholder`
    public static var placeholder: AttributeName { AttributeName(known: 21) }
    /// `disabled`
    public static var disabled: AttributeName { AttributeName(known: 22) }
    /// `checked`
    public static var checked: AttributeName { AttributeName(known: 23) }
    /// `selected`
    public static var selected: AttributeName { AttributeName(known: 24) }
    /// `required`
    public static var required: AttributeName { AttributeName(known: 25) }
    /// `readonly`
    public static var readonly: AttributeName { AttributeName(known: 26) }
    /// `multiple`
    public static var multiple: AttributeName { AttributeName(known: 27) }
    /// `width`
    public static var width: AttributeName { AttributeName(known: 28) }
    /// `height`
    public static var height: AttributeName { AttributeName(known: 29) }
    /// `colspan`
    public static var colspan: AttributeName { AttributeName(known: 30) }
    /// `rowspan`
    public static var rowspan: AttributeName { AttributeName(known: 31) }
    /// `scope`
    public static var scope: AttributeName { AttributeName(known: 32) }
    /// `headers`
    public static var headers: AttributeName { AttributeName(known: 33) }
    /// `summary`
    public static var summary: AttributeName { AttributeName(known: 34) }
    /// `caption`
    public static var caption: AttributeName { AttributeName(known: 35) }
    /// `target`
    public static var target: AttributeName { AttributeName(known: 36) }
    /// `media`
    public static var media: AttributeName { AttributeName(known: 37) }
    /// `sizes`
    public static var sizes: AttributeName { AttributeName(known: 38) }
    /// `srcset`
    public static var srcset: AttributeName { AttributeName(known: 39) }
    /// `loading`
    public static var loading: AttributeName { AttributeName(known: 40) }
    /// `decoding`
    public static var decoding: AttributeName { AttributeName(known: 41) }
    /// `async`
    public static var async: AttributeName { AttributeName(known: 42) }
    /// `defer`
    public static var `defer`: AttributeName { AttributeName(known: 43) }
    /// `integrity`
    public static var integrity: AttributeName { AttributeName(known: 44) }
    /// `crossorigin`
    public static var crossorigin: AttributeName { AttributeName(known: 45) }
    /// `referrerpolicy`
    public static var referrerpolicy: AttributeName { AttributeName(known: 46) }
    /// `nonce`
    public static var nonce: AttributeName { AttributeName(known: 47) }
    /// `http-equiv`
    public static var httpEquiv: AttributeName { AttributeName(known: 48) }
    /// `property`
    public static var property: AttributeName { AttributeName(known: 49) }
    /// `itemprop`
    public static var itemprop: AttributeName { AttributeName(known: 50) }
    /// `itemscope`
    public static var itemscope: AttributeName { AttributeName(known: 51) }
    /// `itemtype`
    public static var itemtype: AttributeName { AttributeName(known: 52) }
    /// `aria-label`
    public static var ariaLabel: AttributeName { AttributeName(known: 53) }
    /// `aria-labelledby`
    public static var ariaLabelledby: AttributeName { AttributeName(known: 54) }
    /// `aria-describedby`
    public static var ariaDescribedby: AttributeName { AttributeName(known: 55) }
    /// `aria-hidden`
    public static var ariaHidden: AttributeName { AttributeName(known: 56) }
    /// `aria-expanded`
    public static var ariaExpanded: AttributeName { AttributeName(known: 57) }
    /// `aria-controls`
    public static var ariaControls: AttributeName { AttributeName(known: 58) }
    /// `aria-current`
    public static var ariaCurrent: AttributeName { AttributeName(known: 59) }
    /// `aria-live`
    public static var ariaLive: AttributeName { AttributeName(known: 60) }
    /// `aria-atomic`
    public static var ariaAtomic: AttributeName { AttributeName(known: 61) }
    /// `aria-busy`
    public static var ariaBusy: AttributeName { AttributeName(known: 62) }
    /// `aria-checked`
    public static var ariaChecked: AttributeName { AttributeName(known: 63) }
    /// `aria-disabled`
    public static var ariaDisabled: AttributeName { AttributeName(known: 64) }
    /// `aria-haspopup`
    public static var ariaHaspopup: AttributeName { AttributeName(known: 65) }
    /// `aria-invalid`
    public static var ariaInvalid: AttributeName { AttributeName(known: 66) }
    /// `aria-level`
    public static var ariaLevel: AttributeName { AttributeName(known: 67) }
    /// `aria-modal`
    public static var ariaModal: AttributeName { AttributeName(known: 68) }
    /// `aria-multiline`
    public static var ariaMultiline: AttributeName { AttributeName(known: 69) }
    /// `aria-multiselectable`
    public static var ariaMultiselectable: AttributeName { AttributeName(known: 70) }
    /// `aria-orientation`
    public static var ariaOrientation: AttributeName { AttributeName(known: 71) }
    /// `aria-owns`
    public static var ariaOwns: AttributeName { AttributeName(known: 72) }
    /// `aria-placeholder`
    public static var ariaPlaceholder: AttributeName { AttributeName(known: 73) }
    /// `aria-posinset`
    public static var ariaPosinset: AttributeName { AttributeName(known: 74) }
    /// `aria-pressed`
    public static var ariaPressed: AttributeName { AttributeName(known: 75) }
    /// `aria-readonly`
    public static var ariaReadonly: AttributeName { AttributeName(known: 76) }
    /// `aria-required`
    public static var ariaRequired: AttributeName { AttributeName(known: 77) }
    /// `aria-roledescription`
    public static var ariaRoledescription: AttributeName { AttributeName(known: 78) }
    /// `aria-selected`
    public static var ariaSelected: AttributeName { AttributeName(known: 79) }
    /// `aria-setsize`
    public static var ariaSetsize: AttributeName { AttributeName(known: 80) }
    /// `aria-sort`
    public static var ariaSort: AttributeName { AttributeName(known: 81) }
    /// `aria-valuemax`
    public static var ariaValuemax: AttributeName { AttributeName(known: 82) }
    /// `aria-valuemin`
    public static var ariaValuemin: AttributeName { AttributeName(known: 83) }
    /// `aria-valuenow`
    public static var ariaValuenow: AttributeName { AttributeName(known: 84) }
    /// `aria-valuetext`
    public static var ariaValuetext: AttributeName { AttributeName(known: 85) }
    /// `aria-activedescendant`
    public static var ariaActivedescendant: AttributeName { AttributeName(known: 86) }
    /// `aria-autocomplete`
    public static var ariaAutocomplete: AttributeName { AttributeName(known: 87) }
    /// `aria-colcount`
    public static var ariaColcount: AttributeName { AttributeName(known: 88) }
    /// `aria-colindex`
    public static var ariaColindex: AttributeName { AttributeName(known: 89) }
    /// `aria-colspan`
    public static var ariaColspan: AttributeName { AttributeName(known: 90) }
    /// `aria-description`
    public static var ariaDescription: AttributeName { AttributeName(known: 91) }
    /// `aria-details`
    public static var ariaDetails: AttributeName { AttributeName(known: 92) }
    /// `aria-errormessage`
    public static var ariaErrormessage: AttributeName { AttributeName(known: 93) }
    /// `aria-flowto`
    public static var ariaFlowto: AttributeName { AttributeName(known: 94) }
    /// `aria-keyshortcuts`
    public static var ariaKeyshortcuts: AttributeName { AttributeName(known: 95) }
    /// `aria-relevant`
    public static var ariaRelevant: AttributeName { AttributeName(known: 96) }
    /// `aria-rowcount`
    public static var ariaRowcount: AttributeName { AttributeName(known: 97) }
    /// `aria-rowindex`
    public static var ariaRowindex: AttributeName { AttributeName(known: 98) }
    /// `aria-rowspan`
    public static var ariaRowspan: AttributeName { AttributeName(known: 99) }
    /// `aria-dropeffect`
    public static var ariaDropeffect: AttributeName { AttributeName(known: 100) }
    /// `aria-grabbed`
    public static var ariaGrabbed: AttributeName { AttributeName(known: 101) }
    /// `aria-colindextext`
    public static var ariaColindextext: AttributeName { AttributeName(known: 102) }
    /// `aria-rowindextext`
    public static var ariaRowindextext: AttributeName { AttributeName(known: 103) }
    /// `aria-braillelabel`
    public static var ariaBraillelabel: AttributeName { AttributeName(known: 104) }
    /// `aria-brailleroledescription`
    public static var ariaBrailleroledescription: AttributeName { AttributeName(known: 105) }
    /// `accept`
    public static var accept: AttributeName { AttributeName(known: 106) }
    /// `accept-charset`
    public static var acceptCharset: AttributeName { AttributeName(known: 107) }
    /// `accesskey`
    public static var accesskey: AttributeName { AttributeName(known: 108) }
    /// `allow`
    public static var allow: AttributeName { AttributeName(known: 109) }
    /// `allowfullscreen`
    public static var allowfullscreen: AttributeName { AttributeName(known: 110) }
    /// `autocapitalize`
    public static var autocapitalize: AttributeName { AttributeName(known: 111) }
    /// `autocomplete`
    public static var autocomplete: AttributeName { AttributeName(known: 112) }
    /// `autofocus`
    public static var autofocus: AttributeName { AttributeName(known: 113) }
    /// `autoplay`
    public static var autoplay: AttributeName { AttributeName(known: 114) }
    /// `cite`
    public static var cite: AttributeName { AttributeName(known: 115) }
    /// `cols`
    public static var cols: AttributeName { AttributeName(known: 116) }
    /// `contenteditable`
    public static var contenteditable: AttributeName { AttributeName(known: 117) }
    /// `controls`
    public static var controls: AttributeName { AttributeName(known: 118) }
    /// `coords`
    public static var coords: AttributeName { AttributeName(known: 119) }
    /// `data`
    public static var data: AttributeName { AttributeName(known: 120) }
    /// `datetime`
    public static var datetime: AttributeName { AttributeName(known: 121) }
    /// `default`
    public static var `default`: AttributeName { AttributeName(known: 122) }
    /// `dirname`
    public static var dirname: AttributeName { AttributeName(known: 123) }
    /// `download`
    public static var download: AttributeName { AttributeName(known: 124) }
    /// `draggable`
    public static var draggable: AttributeName { AttributeName(known: 125) }
    /// `enctype`
    public static var enctype: AttributeName { AttributeName(known: 126) }
    /// `enterkeyhint`
    public static var enterkeyhint: AttributeName { AttributeName(known: 127) }
    /// `fetchpriority`
    public static var fetchpriority: AttributeName { AttributeName(known: 128) }
    /// `form`
    public static var form: AttributeName { AttributeName(known: 129) }
    /// `formaction`
    public static var formaction: AttributeName { AttributeName(known: 130) }
    /// `formenctype`
    public static var formenctype: AttributeName { AttributeName(known: 131) }
    /// `formmethod`
    public static var formmethod: AttributeName { AttributeName(known: 132) }
    /// `formnovalidate`
    public static var formnovalidate: AttributeName { AttributeName(known: 133) }
    /// `formtarget`
    public static var formtarget: AttributeName { AttributeName(known: 134) }
    /// `high`
    public static var high: AttributeName { AttributeName(known: 135) }
    /// `hreflang`
    public static var hreflang: AttributeName { AttributeName(known: 136) }
    /// `imagesizes`
    public static var imagesizes: AttributeName { AttributeName(known: 137) }
    /// `imagesrcset`
    public static var imagesrcset: AttributeName { AttributeName(known: 138) }
    /// `inert`
    public static var inert: AttributeName { AttributeName(known: 139) }
    /// `inputmode`
    public static var inputmode: AttributeName { AttributeName(known: 140) }
    /// `is`
    public static var `is`: AttributeName { AttributeName(known: 141) }
    /// `ismap`
    public static var ismap: AttributeName { AttributeName(known: 142) }
    /// `itemid`
    public static var itemid: AttributeName { AttributeName(known: 143) }
    /// `itemref`
    public static var itemref: AttributeName { AttributeName(known: 144) }
    /// `kind`
    public static var kind: AttributeName { AttributeName(known: 145) }
    /// `label`
    public static var label: AttributeName { AttributeName(known: 146) }
    /// `list`
    public static var list: AttributeName { AttributeName(known: 147) }
    /// `loop`
    public static var loop: AttributeName { AttributeName(known: 148) }
    /// `low`
    public static var low: AttributeName { AttributeName(known: 149) }
    /// `max`
    public static var max: AttributeName { AttributeName(known: 150) }
    /// `maxlength`
    public static var maxlength: AttributeName { AttributeName(known: 151) }
    /// `min`
    public static var min: AttributeName { AttributeName(known: 152) }
    /// `minlength`
    public static var minlength: AttributeName { AttributeName(known: 153) }
    /// `muted`
    public static var muted: AttributeName { AttributeName(known: 154) }
    /// `nomodule`
    public static var nomodule: AttributeName { AttributeName(known: 155) }
    /// `novalidate`
    public static var novalidate: AttributeName { AttributeName(known: 156) }
    /// `open`
    public static var `open`: AttributeName { AttributeName(known: 157) }
    /// `optimum`
    public static var optimum: AttributeName { AttributeName(known: 158) }
    /// `part`
    public static var part: AttributeName { AttributeName(known: 159) }
    /// `pattern`
    public static var pattern: AttributeName { AttributeName(known: 160) }
    /// `ping`
    public static var ping: AttributeName { AttributeName(known: 161) }
    /// `playsinline`
    public static var playsinline: AttributeName { AttributeName(known: 162) }
    /// `popover`
    public static var popover: AttributeName { AttributeName(known: 163) }
    /// `popovertarget`
    public static var popovertarget: AttributeName { AttributeName(known: 164) }
    /// `popovertargetaction`
    public static var popovertargetaction: AttributeName { AttributeName(known: 165) }
    /// `poster`
    public static var poster: AttributeName { AttributeName(known: 166) }
    /// `preload`
    public static var preload: AttributeName { AttributeName(known: 167) }
    /// `reversed`
    public static var reversed: AttributeName { AttributeName(known: 168) }
    /// `rows`
    public static var rows: AttributeName { AttributeName(known: 169) }
    /// `sandbox`
    public static var sandbox: AttributeName { AttributeName(known: 170) }
    /// `shape`
    public static var shape: AttributeName { AttributeName(known: 171) }
    /// `size`
    public static var size: AttributeName { AttributeName(known: 172) }
    /// `slot`
    public static var slot: AttributeName { AttributeName(known: 173) }
    /// `span`
    public static var span: AttributeName { AttributeName(known: 174) }
    /// `spellcheck`
    public static var spellcheck: AttributeName { AttributeName(known: 175) }
    /// `srcdoc`
    public static var srcdoc: AttributeName { AttributeName(known: 176) }
    /// `srclang`
    public static var srclang: AttributeName { AttributeName(known: 177) }
    /// `start`
    public static var start: AttributeName { AttributeName(known: 178) }
    /// `step`
    public static var step: AttributeName { AttributeName(known: 179) }
    /// `translate`
    public static var translate: AttributeName { AttributeName(known: 180) }
    /// `usemap`
    public static var usemap: AttributeName { AttributeName(known: 181) }
    /// `wrap`
    public static var wrap: AttributeName { AttributeName(known: 182) }
    /// `align`
    public static var align: AttributeName { AttributeName(known: 183) }
    /// `bgcolor`
    public static var bgcolor: AttributeName { AttributeName(known: 184) }
    /// `border`
    public static var border: AttributeName { AttributeName(known: 185) }
    /// `cellpadding`
    public static var cellpadding: AttributeName { AttributeName(known: 186) }
    /// `cellspacing`
    public static var cellspacing: AttributeName { AttributeName(known: 187) }
    /// `color`
    public static var color: AttributeName { AttributeName(known: 188) }
    /// `face`
    public static var face: AttributeName { AttributeName(known: 189) }
    /// `frameborder`
    public static var frameborder: AttributeName { AttributeName(known: 190) }
    /// `valign`
    public static var valign: AttributeName { AttributeName(known: 191) }
    /// `nowrap`
    public static var nowrap: AttributeName { AttributeName(known: 192) }
    /// `background`
    public static var background: AttributeName { AttributeName(known: 193) }
    /// `link`
    public static var link: AttributeName { AttributeName(known: 194) }
    /// `vlink`
    public static var vlink: AttributeName { AttributeName(known: 195) }
    /// `alink`
    public static var alink: AttributeName { AttributeName(known: 196) }
    /// `text`
    public static var text: AttributeName { AttributeName(known: 197) }
    /// `vspace`
    public static var vspace: AttributeName { AttributeName(known: 198) }
    /// `hspace`
    public static var hspace: AttributeName { AttributeName(known: 199) }
    /// `noshade`
    public static var noshade: AttributeName { AttributeName(known: 200) }
    /// `clear`
    public static var clear: AttributeName { AttributeName(known: 201) }
    /// `compact`
    public static var compact: AttributeName { AttributeName(known: 202) }
    /// `axis`
    public static var axis: AttributeName { AttributeName(known: 203) }
    /// `abbr`
    public static var abbr: AttributeName { AttributeName(known: 204) }
    /// `char`
    public static var char: AttributeName { AttributeName(known: 205) }
    /// `charoff`
    public static var charoff: AttributeName { AttributeName(known: 206) }
    /// `frame`
    public static var frame: AttributeName { AttributeName(known: 207) }
    /// `rules`
    public static var rules: AttributeName { AttributeName(known: 208) }
    /// `scrolling`
    public static var scrolling: AttributeName { AttributeName(known: 209) }
    /// `marginheight`
    public static var marginheight: AttributeName { AttributeName(known: 210) }
    /// `marginwidth`
    public static var marginwidth: AttributeName { AttributeName(known: 211) }
    /// `longdesc`
    public static var longdesc: AttributeName { AttributeName(known: 212) }
    /// `language`
    public static var language: AttributeName { AttributeName(known: 213) }
    /// `onclick`
    public static var onclick: AttributeName { AttributeName(known: 214) }
    /// `onload`
    public static var onload: AttributeName { AttributeName(known: 215) }
    /// `onerror`
    public static var onerror: AttributeName { AttributeName(known: 216) }
    /// `onsubmit`
    public static var onsubmit: AttributeName { AttributeName(known: 217) }
    /// `onchange`
    public static var onchange: AttributeName { AttributeName(known: 218) }
    /// `oninput`
    public static var oninput: AttributeName { AttributeName(known: 219) }
    /// `onkeydown`
    public static var onkeydown: AttributeName { AttributeName(known: 220) }
    /// `onkeyup`
    public static var onkeyup: AttributeName { AttributeName(known: 221) }
    /// `onfocus`
    public static var onfocus: AttributeName { AttributeName(known: 222) }
    /// `onblur`
    public static var onblur: AttributeName { AttributeName(known: 223) }
    /// `onmouseover`
    public static var onmouseover: AttributeName { AttributeName(known: 224) }
    /// `onmouseout`
    public static var onmouseout: AttributeName { AttributeName(known: 225) }
    /// `shadowrootmode`
    public static var shadowrootmode: AttributeName { AttributeName(known: 226) }
    /// `shadowrootdelegatesfocus`
    public static var shadowrootdelegatesfocus: AttributeName { AttributeName(known: 227) }
    /// `shadowrootclonable`
    public static var shadowrootclonable: AttributeName { AttributeName(known: 228) }
    /// `shadowrootserializable`
    public static var shadowrootserializable: AttributeName { AttributeName(known: 229) }
    /// `command`
    public static var command: AttributeName { AttributeName(known: 230) }
    /// `commandfor`
    public static var commandfor: AttributeName { AttributeName(known: 231) }
    /// `xlink:actuate`
    public static var xlinkActuate: AttributeName { AttributeName(known: 232) }
    /// `xlink:arcrole`
    public static var xlinkArcrole: AttributeName { AttributeName(known: 233) }
    /// `xlink:href`
    public static var xlinkHref: AttributeName { AttributeName(known: 234) }
    /// `xlink:role`
    public static var xlinkRole: AttributeName { AttributeName(known: 235) }
    /// `xlink:show`
    public static var xlinkShow: AttributeName { AttributeName(known: 236) }
    /// `xlink:title`
    public static var xlinkTitle: AttributeName { AttributeName(known: 237) }
    /// `xlink:type`
    public static var xlinkType: AttributeName { AttributeName(known: 238) }
    /// `xml:lang`
    public static var xmlLang: AttributeName { AttributeName(known: 239) }
    /// `xml:space`
    public static var xmlSpace: AttributeName { AttributeName(known: 240) }
    /// `xmlns`
    public static var xmlns: AttributeName { AttributeName(known: 241) }
    /// `xmlns:xlink`
    public static var xmlnsXlink: AttributeName { AttributeName(known: 242) }
    /// `actuate`
    public static var actuate: AttributeName { AttributeName(known: 243) }
    /// `arcrole`
    public static var arcrole: AttributeName { AttributeName(known: 244) }
    /// `show`
    public static var show: AttributeName { AttributeName(known: 245) }
    /// `space`
    public static var space: AttributeName { AttributeName(known: 246) }
    /// `xlink`
    public static var xlink: AttributeName { AttributeName(known: 247) }
    /// `prompt`
    public static var prompt: AttributeName { AttributeName(known: 248) }
    /// `definitionURL`
    public static var definitionURL: AttributeName { AttributeName(known: 249) }
    /// `encoding`
    public static var encoding: AttributeName { AttributeName(known: 251) }
    /// `d`
    public static var d: AttributeName { AttributeName(known: 252) }
    /// `fill`
    public static var fill: AttributeName { AttributeName(known: 253) }
    /// `stroke`
    public static var stroke: AttributeName { AttributeName(known: 254) }
    /// `stroke-width`
    public static var strokeWidth: AttributeName { AttributeName(known: 255) }
    /// `stroke-linecap`
    public static var strokeLinecap: AttributeName { AttributeName(known: 256) }
    /// `stroke-linejoin`
    public static var strokeLinejoin: AttributeName { AttributeName(known: 257) }
    /// `fill-rule`
    public static var fillRule: AttributeName { AttributeName(known: 258) }
    /// `clip-rule`
    public static var clipRule: AttributeName { AttributeName(known: 259) }
    /// `x`
    public static var x: AttributeName { AttributeName(known: 260) }
    /// `y`
    public static var y: AttributeName { AttributeName(known: 261) }
    /// `x1`
    public static var x1: AttributeName { AttributeName(known: 262) }
    /// `x2`
    public static var x2: AttributeName { AttributeName(known: 263) }
    /// `y1`
    public static var y1: AttributeName { AttributeName(known: 264) }
    /// `y2`
    public static var y2: AttributeName { AttributeName(known: 265) }
    /// `cx`
    public static var cx: AttributeName { AttributeName(known: 266) }
    /// `cy`
    public static var cy: AttributeName { AttributeName(known: 267) }
    /// `r`
    public static var r: AttributeName { AttributeName(known: 268) }
    /// `rx`
    public static var rx: AttributeName { AttributeName(known: 269) }
    /// `ry`
    public static var ry: AttributeName { AttributeName(known: 270) }
    /// `points`
    public static var points: AttributeName { AttributeName(known: 271) }
    /// `transform`
    public static var transform: AttributeName { AttributeName(known: 272) }
    /// `opacity`
    public static var opacity: AttributeName { AttributeName(known: 273) }
    /// `focusable`
    public static var focusable: AttributeName { AttributeName(known: 274) }
    /// `version`
    public static var version: AttributeName { AttributeName(known: 275) }
    /// `attributeName`
    public static var attributeName: AttributeName { AttributeName(known: 276) }
    /// `attributeType`
    public static var attributeType: AttributeName { AttributeName(known: 277) }
    /// `baseFrequency`
    public static var baseFrequency: AttributeName { AttributeName(known: 278) }
    /// `baseProfile`
    public static var baseProfile: AttributeName { AttributeName(known: 279) }
    /// `calcMode`
    public static var calcMode: AttributeName { AttributeName(known: 280) }
    /// `clipPathUnits`
    public static var clipPathUnits: AttributeName { AttributeName(known: 281) }
    /// `diffuseConstant`
    public static var diffuseConstant: AttributeName { AttributeName(known: 282) }
    /// `edgeMode`
    public static var edgeMode: AttributeName { AttributeName(known: 283) }
    /// `filterUnits`
    public static var filterUnits: AttributeName { AttributeName(known: 284) }
    /// `glyphRef`
    public static var glyphRef: AttributeName { AttributeName(known: 285) }
    /// `gradientTransform`
    public static var gradientTransform: AttributeName { AttributeName(known: 286) }
    /// `gradientUnits`
    public static var gradientUnits: AttributeName { AttributeName(known: 287) }
    /// `kernelMatrix`
    public static var kernelMatrix: AttributeName { AttributeName(known: 288) }
    /// `kernelUnitLength`
    public static var kernelUnitLength: AttributeName { AttributeName(known: 289) }
    /// `keyPoints`
    public static var keyPoints: AttributeName { AttributeName(known: 290) }
    /// `keySplines`
    public static var keySplines: AttributeName { AttributeName(known: 291) }
    /// `keyTimes`
    public static var keyTimes: AttributeName { AttributeName(known: 292) }
    /// `lengthAdjust`
    public static var lengthAdjust: AttributeName { AttributeName(known: 293) }
    /// `limitingConeAngle`
    public static var limitingConeAngle: AttributeName { AttributeName(known: 294) }
    /// `markerHeight`
    public static var markerHeight: AttributeName { AttributeName(known: 295) }
    /// `markerUnits`
    public static var markerUnits: AttributeName { AttributeName(known: 296) }
    /// `markerWidth`
    public static var markerWidth: AttributeName { AttributeName(known: 297) }
    /// `maskContentUnits`
    public static var maskContentUnits: AttributeName { AttributeName(known: 298) }
    /// `maskUnits`
    public static var maskUnits: AttributeName { AttributeName(known: 299) }
    /// `numOctaves`
    public static var numOctaves: AttributeName { AttributeName(known: 300) }
    /// `pathLength`
    public static var pathLength: AttributeName { AttributeName(known: 301) }
    /// `patternContentUnits`
    public static var patternContentUnits: AttributeName { AttributeName(known: 302) }
    /// `patternTransform`
    public static var patternTransform: AttributeName { AttributeName(known: 303) }
    /// `patternUnits`
    public static var patternUnits: AttributeName { AttributeName(known: 304) }
    /// `pointsAtX`
    public static var pointsAtX: AttributeName { AttributeName(known: 305) }
    /// `pointsAtY`
    public static var pointsAtY: AttributeName { AttributeName(known: 306) }
    /// `pointsAtZ`
    public static var pointsAtZ: AttributeName { AttributeName(known: 307) }
    /// `preserveAlpha`
    public static var preserveAlpha: AttributeName { AttributeName(known: 308) }
    /// `preserveAspectRatio`
    public static var preserveAspectRatio: AttributeName { AttributeName(known: 309) }
    /// `primitiveUnits`
    public static var primitiveUnits: AttributeName { AttributeName(known: 310) }
    /// `refX`
    public static var refX: AttributeName { AttributeName(known: 311) }
    /// `refY`
    public static var refY: AttributeName { AttributeName(known: 312) }
    /// `repeatCount`
    public static var repeatCount: AttributeName { AttributeName(known: 313) }
    /// `repeatDur`
    public static var repeatDur: AttributeName { AttributeName(known: 314) }
    /// `requiredExtensions`
    public static var requiredExtensions: AttributeName { AttributeName(known: 315) }
    /// `requiredFeatures`
    public static var requiredFeatures: AttributeName { AttributeName(known: 316) }
    /// `specularConstant`
    public static var specularConstant: AttributeName { AttributeName(known: 317) }
    /// `specularExponent`
    public static var specularExponent: AttributeName { AttributeName(known: 318) }
    /// `spreadMethod`
    public static var spreadMethod: AttributeName { AttributeName(known: 319) }
    /// `startOffset`
    public static var startOffset: AttributeName { AttributeName(known: 320) }
    /// `stdDeviation`
    public static var stdDeviation: AttributeName { AttributeName(known: 321) }
    /// `stitchTiles`
    public static var stitchTiles: AttributeName { AttributeName(known: 322) }
    /// `surfaceScale`
    public static var surfaceScale: AttributeName { AttributeName(known: 323) }
    /// `systemLanguage`
    public static var systemLanguage: AttributeName { AttributeName(known: 324) }
    /// `tableValues`
    public static var tableValues: AttributeName { AttributeName(known: 325) }
    /// `targetX`
    public static var targetX: AttributeName { AttributeName(known: 326) }
    /// `targetY`
    public static var targetY: AttributeName { AttributeName(known: 327) }
    /// `textLength`
    public static var textLength: AttributeName { AttributeName(known: 328) }
    /// `viewBox`
    public static var viewBox: AttributeName { AttributeName(known: 329) }
    /// `viewTarget`
    public static var viewTarget: AttributeName { AttributeName(known: 330) }
    /// `xChannelSelector`
    public static var xChannelSelector: AttributeName { AttributeName(known: 331) }
    /// `yChannelSelector`
    public static var yChannelSelector: AttributeName { AttributeName(known: 332) }
    /// `zoomAndPan`
    public static var zoomAndPan: AttributeName { AttributeName(known: 333) }
}
