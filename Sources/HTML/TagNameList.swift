// Data: the element names that have a number of their own, and a static member for each.
// A name's number is its place in `knownList`; new names go to the end.

extension TagName {
    /// The known names, separated by white space.
    static let knownList = """
        html head title base link meta style script noscript template body frameset frame noframes address article
        aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu
        nav ol p search section summary ul h1 h2 h3 h4 h5 h6 pre listing form li dd dt plaintext button a b big code
        em font i s small strike strong tt u nobr applet marquee object table area br embed img keygen wbr input
        param source track hr image textarea xmp iframe noembed select optgroup option rb rtc rp rt math svg caption
        col colgroup tbody td tfoot th thead tr abbr acronym audio bdi bdo basefont bgsound canvas cite command data
        datalist del dfn ins kbd label legend map mark menuitem meter output picture progress q ruby samp
        selectedcontent slot span sub sup time var video portal fencedframe isindex mi mo mn ms mtext annotation-xml
        mglyph malignmark mrow msub msup mfrac msqrt mtable mtr mtd semantics annotation foreignObject desc altGlyph
        altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix
        feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
        feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology
        feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence glyphRef linearGradient
        radialGradient textPath animate circle defs ellipse filter g line marker mask metadata path pattern polygon
        polyline rect set stop switch symbol text tspan use view foreignobject altglyph altglyphdef altglyphitem
        animatecolor animatemotion animatetransform clippath feblend fecolormatrix fecomponenttransfer fecomposite
        feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb
        fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight
        fespecularlighting fespotlight fetile feturbulence glyphref lineargradient radialgradient textpath
        """

    /// `html`
    public static var html: TagName { TagName(known: 0) }
    /// `head`
    public static var head: TagName { TagName(known: 1) }
    /// `title`
    public static var title: TagName { TagName(known: 2) }
    /// `base`
    public static var base: TagName { TagName(known: 3) }
    /// `link`
    public static var link: TagName { TagName(known: 4) }
    /// `meta`
    public static var meta: TagName { TagName(known: 5) }
    /// `style`
    public static var style: TagName { TagName(known: 6) }
    /// `script`
    public static var script: TagName { TagName(known: 7) }
    /// `noscript`
    public static var noscript: TagName { TagName(known: 8) }
    /// `template`
    public static var template: TagName { TagName(known: 9) }
    /// `body`
    public static var body: TagName { TagName(known: 10) }
    /// `frameset`
    public static var frameset: TagName { TagName(known: 11) }
    /// `frame`
    public static var frame: TagName { TagName(known: 12) }
    /// `noframes`
    public static var noframes: TagName { TagName(known: 13) }
    /// `address`
    public static var address: TagName { TagName(known: 14) }
    /// `article`
    public static var article: TagName { TagName(known: 15) }
    /// `aside`
    public static var aside: TagName { TagName(known: 16) }
    /// `blockquote`
    public static var blockquote: TagName { TagName(known: 17) }
    /// `center`
    public static var center: TagName { TagName(known: 18) }
    /// `details`
    public static var details: TagName { TagName(known: 19) }
    /// `dialog`
    public static var dialog: TagName { TagName(known: 20) }
    /// `dir`
    public static var dir: TagName { TagName(known: 21) }
    /// `div`
    public static var div: TagName { TagName(known: 22) }
    /// `dl`
    public static var dl: TagName { TagName(known: 23) }
    /// `fieldset`
    public static var fieldset: TagName { TagName(known: 24) }
    /// `figcaption`
    public static var figcaption: TagName { TagName(known: 25) }
    /// `figure`
    public static var figure: TagName { TagName(known: 26) }
    /// `footer`
    public static var footer: TagName { TagName(known: 27) }
    /// `header`
    public static var header: TagName { TagName(known: 28) }
    /// `hgroup`
    public static var hgroup: TagName { TagName(known: 29) }
    /// `main`
    public static var main: TagName { TagName(known: 30) }
    /// `menu`
    public static var menu: TagName { TagName(known: 31) }
    /// `nav`
    public static var nav: TagName { TagName(known: 32) }
    /// `ol`
    public static var ol: TagName { TagName(known: 33) }
    /// `p`
    public static var p: TagName { TagName(known: 34) }
    /// `search`
    public static var search: TagName { TagName(known: 35) }
    /// `section`
    public static var section: TagName { TagName(known: 36) }
    /// `summary`
    public static var summary: TagName { TagName(known: 37) }
    /// `ul`
    public static var ul: TagName { TagName(known: 38) }
    /// `h1`
    public static var h1: TagName { TagName(known: 39) }
    /// `h2`
    public static var h2: TagName { TagName(known: 40) }
    /// `h3`
    public static var h3: TagName { TagName(known: 41) }
    /// `h4`
    public static var h4: TagName { TagName(known: 42) }
    /// `h5`
    public static var h5: TagName { TagName(known: 43) }
    /// `h6`
    public static var h6: TagName { TagName(known: 44) }
    /// `pre`
    public static var pre: TagName { TagName(known: 45) }
    /// `listing`
    public static var listing: TagName { TagName(known: 46) }
    /// `form`
    public static var form: TagName { TagName(known: 47) }
    /// `li`
    public static var li: TagName { TagName(known: 48) }
    /// `dd`
    public static var dd: TagName { TagName(known: 49) }
    /// `dt`
    public static var dt: TagName { TagName(known: 50) }
    /// `plaintext`
    public static var plaintext: TagName { TagName(known: 51) }
    /// `button`
    public static var button: TagName { TagName(known: 52) }
    /// `a`
    public static var a: TagName { TagName(known: 53) }
    /// `b`
    public static var b: TagName { TagName(known: 54) }
    /// `big`
    public static var big: TagName { TagName(known: 55) }
    /// `code`
    public static var code: TagName { TagName(known: 56) }
    /// `em`
    public static var em: TagName { TagName(known: 57) }
    /// `font`
    public static var font: TagName { TagName(known: 58) }
    /// `i`
    public static var i: TagName { TagName(known: 59) }
    /// `s`
    public static var s: TagName { TagName(known: 60) }
    /// `small`
    public static var small: TagName { TagName(known: 61) }
    /// `strike`
    public static var strike: TagName { TagName(known: 62) }
    /// `strong`
    public static var strong: TagName { TagName(known: 63) }
    /// `tt`
    public static var tt: TagName { TagName(known: 64) }
    /// `u`
    public static var u: TagName { TagName(known: 65) }
    /// `nobr`
    public static var nobr: TagName { TagName(known: 66) }
    /// `applet`
    public static var applet: TagName { TagName(known: 67) }
    /// `marquee`
    public static var marquee: TagName { TagName(known: 68) }
    /// `object`
    public static var object: TagName { TagName(known: 69) }
    /// `table`
    public static var table: TagName { TagName(known: 70) }
    /// `area`
    public static var area: TagName { TagName(known: 71) }
    /// `br`
    public static var br: TagName { TagName(known: 72) }
    /// `embed`
    public static var embed: TagName { TagName(known: 73) }
    /// `img`
    public static var img: TagName { TagName(known: 74) }
    /// `keygen`
    public static var keygen: TagName { TagName(known: 75) }
    /// `wbr`
    public static var wbr: TagName { TagName(known: 76) }
    /// `input`
    public static var input: TagName { TagName(known: 77) }
    /// `param`
    public static var param: TagName { TagName(known: 78) }
    /// `source`
    public static var source: TagName { TagName(known: 79) }
    /// `track`
    public static var track: TagName { TagName(known: 80) }
    /// `hr`
    public static var hr: TagName { TagName(known: 81) }
    /// `image`
    public static var image: TagName { TagName(known: 82) }
    /// `textarea`
    public static var textarea: TagName { TagName(known: 83) }
    /// `xmp`
    public static var xmp: TagName { TagName(known: 84) }
    /// `iframe`
    public static var iframe: TagName { TagName(known: 85) }
    /// `noembed`
    public static var noembed: TagName { TagName(known: 86) }
    /// `select`
    public static var select: TagName { TagName(known: 87) }
    /// `optgroup`
    public static var optgroup: TagName { TagName(known: 88) }
    /// `option`
    public static var option: TagName { TagName(known: 89) }
    /// `rb`
    public static var rb: TagName { TagName(known: 90) }
    /// `rtc`
    public static var rtc: TagName { TagName(known: 91) }
    /// `rp`
    public static var rp: TagName { TagName(known: 92) }
    /// `rt`
    public static var rt: TagName { TagName(known: 93) }
    /// `math`
    public static var math: TagName { TagName(known: 94) }
    /// `svg`
    public static var svg: TagName { TagName(known: 95) }
    /// `caption`
    public static var caption: TagName { TagName(known: 96) }
    /// `col`
    public static var col: TagName { TagName(known: 97) }
    /// `colgroup`
    public static var colgroup: TagName { TagName(known: 98) }
    /// `tbody`
    public static var tbody: TagName { TagName(known: 99) }
    /// `td`
    public static var td: TagName { TagName(known: 100) }
    /// `tfoot`
    public static var tfoot: TagName { TagName(known: 101) }
    /// `th`
    public static var th: TagName { TagName(known: 102) }
    /// `thead`
    public static var thead: TagName { TagName(known: 103) }
    /// `tr`
    public static var tr: TagName { TagName(known: 104) }
    /// `abbr`
    public static var abbr: TagName { TagName(known: 105) }
    /// `acronym`
    public static var acronym: TagName { TagName(known: 106) }
    /// `audio`
    public static var audio: TagName { TagName(known: 107) }
    /// `bdi`
    public static var bdi: TagName { TagName(known: 108) }
    /// `bdo`
    public static var bdo: TagName { TagName(known: 109) }
    /// `basefont`
    public static var basefont: TagName { TagName(known: 110) }
    /// `bgsound`
    public static var bgsound: TagName { TagName(known: 111) }
    /// `canvas`
    public static var canvas: TagName { TagName(known: 112) }
    /// `cite`
    public static var cite: TagName { TagName(known: 113) }
    /// `command`
    public static var command: TagName { TagName(known: 114) }
    /// `data`
    public static var data: TagName { TagName(known: 115) }
    /// `datalist`
    public static var datalist: TagName { TagName(known: 116) }
    /// `del`
    public static var del: TagName { TagName(known: 117) }
    /// `dfn`
    public static var dfn: TagName { TagName(known: 118) }
    /// `ins`
    public static var ins: TagName { TagName(known: 119) }
    /// `kbd`
    public static var kbd: TagName { TagName(known: 120) }
    /// `label`
    public static var label: TagName { TagName(known: 121) }
    /// `legend`
    public static var legend: TagName { TagName(known: 122) }
    /// `map`
    public static var map: TagName { TagName(known: 123) }
    /// `mark`
    public static var mark: TagName { TagName(known: 124) }
    /// `menuitem`
    public static var menuitem: TagName { TagName(known: 125) }
    /// `meter`
    public static var meter: TagName { TagName(known: 126) }
    /// `output`
    public static var output: TagName { TagName(known: 127) }
    /// `picture`
    public static var picture: TagName { TagName(known: 128) }
    /// `progress`
    public static var progress: TagName { TagName(known: 129) }
    /// `q`
    public static var q: TagName { TagName(known: 130) }
    /// `ruby`
    public static var ruby: TagName { TagName(known: 131) }
    /// `samp`
    public static var samp: TagName { TagName(known: 132) }
    /// `selectedcontent`
    public static var selectedcontent: TagName { TagName(known: 133) }
    /// `slot`
    public static var slot: TagName { TagName(known: 134) }
    /// `span`
    public static var span: TagName { TagName(known: 135) }
    /// `sub`
    public static var sub: TagName { TagName(known: 136) }
    /// `sup`
    public static var sup: TagName { TagName(known: 137) }
    /// `time`
    public static var time: TagName { TagName(known: 138) }
    /// `var`
    public static var `var`: TagName { TagName(known: 139) }
    /// `video`
    public static var video: TagName { TagName(known: 140) }
    /// `portal`
    public static var portal: TagName { TagName(known: 141) }
    /// `fencedframe`
    public static var fencedframe: TagName { TagName(known: 142) }
    /// `isindex`
    public static var isindex: TagName { TagName(known: 143) }
    /// `mi`
    public static var mi: TagName { TagName(known: 144) }
    /// `mo`
    public static var mo: TagName { TagName(known: 145) }
    /// `mn`
    public static var mn: TagName { TagName(known: 146) }
    /// `ms`
    public static var ms: TagName { TagName(known: 147) }
    /// `mtext`
    public static var mtext: TagName { TagName(known: 148) }
    /// `annotation-xml`
    public static var annotationXml: TagName { TagName(known: 149) }
    /// `mglyph`
    public static var mglyph: TagName { TagName(known: 150) }
    /// `malignmark`
    public static var malignmark: TagName { TagName(known: 151) }
    /// `mrow`
    public static var mrow: TagName { TagName(known: 152) }
    /// `msub`
    public static var msub: TagName { TagName(known: 153) }
    /// `msup`
    public static var msup: TagName { TagName(known: 154) }
    /// `mfrac`
    public static var mfrac: TagName { TagName(known: 155) }
    /// `msqrt`
    public static var msqrt: TagName { TagName(known: 156) }
    /// `mtable`
    public static var mtable: TagName { TagName(known: 157) }
    /// `mtr`
    public static var mtr: TagName { TagName(known: 158) }
    /// `mtd`
    public static var mtd: TagName { TagName(known: 159) }
    /// `semantics`
    public static var semantics: TagName { TagName(known: 160) }
    /// `annotation`
    public static var annotation: TagName { TagName(known: 161) }
    /// `foreignObject`
    public static var foreignObject: TagName { TagName(known: 162) }
    /// `desc`
    public static var desc: TagName { TagName(known: 163) }
    /// `altGlyph`
    public static var altGlyph: TagName { TagName(known: 164) }
    /// `altGlyphDef`
    public static var altGlyphDef: TagName { TagName(known: 165) }
    /// `altGlyphItem`
    public static var altGlyphItem: TagName { TagName(known: 166) }
    /// `animateColor`
    public static var animateColor: TagName { TagName(known: 167) }
    /// `animateMotion`
    public static var animateMotion: TagName { TagName(known: 168) }
    /// `animateTransform`
    public static var animateTransform: TagName { TagName(known: 169) }
    /// `clipPath`
    public static var clipPath: TagName { TagName(known: 170) }
    /// `feBlend`
    public static var feBlend: TagName { TagName(known: 171) }
    /// `feColorMatrix`
    public static var feColorMatrix: TagName { TagName(known: 172) }
    /// `feComponentTransfer`
    public static var feComponentTransfer: TagName { TagName(known: 173) }
    /// `feComposite`
    public static var feComposite: TagName { TagName(known: 174) }
    /// `feConvolveMatrix`
    public static var feConvolveMatrix: TagName { TagName(known: 175) }
    /// `feDiffuseLighting`
    public static var feDiffuseLighting: TagName { TagName(known: 176) }
    /// `feDisplacementMap`
    public static var feDisplacementMap: TagName { TagName(known: 177) }
    /// `feDistantLight`
    public static var feDistantLight: TagName { TagName(known: 178) }
    /// `feDropShadow`
    public static var feDropShadow: TagName { TagName(known: 179) }
    /// `feFlood`
    public static var feFlood: TagName { TagName(known: 180) }
    /// `feFuncA`
    public static var feFuncA: TagName { TagName(known: 181) }
    /// `feFuncB`
    public static var feFuncB: TagName { TagName(known: 182) }
    /// `feFuncG`
    public static var feFuncG: TagName { TagName(known: 183) }
    /// `feFuncR`
    public static var feFuncR: TagName { TagName(known: 184) }
    /// `feGaussianBlur`
    public static var feGaussianBlur: TagName { TagName(known: 185) }
    /// `feImage`
    public static var feImage: TagName { TagName(known: 186) }
    /// `feMerge`
    public static var feMerge: TagName { TagName(known: 187) }
    /// `feMergeNode`
    public static var feMergeNode: TagName { TagName(known: 188) }
    /// `feMorphology`
    public static var feMorphology: TagName { TagName(known: 189) }
    /// `feOffset`
    public static var feOffset: TagName { TagName(known: 190) }
    /// `fePointLight`
    public static var fePointLight: TagName { TagName(known: 191) }
    /// `feSpecularLighting`
    public static var feSpecularLighting: TagName { TagName(known: 192) }
    /// `feSpotLight`
    public static var feSpotLight: TagName { TagName(known: 193) }
    /// `feTile`
    public static var feTile: TagName { TagName(known: 194) }
    /// `feTurbulence`
    public static var feTurbulence: TagName { TagName(known: 195) }
    /// `glyphRef`
    public static var glyphRef: TagName { TagName(known: 196) }
    /// `linearGradient`
    public static var linearGradient: TagName { TagName(known: 197) }
    /// `radialGradient`
    public static var radialGradient: TagName { TagName(known: 198) }
    /// `textPath`
    public static var textPath: TagName { TagName(known: 199) }
    /// `animate`
    public static var animate: TagName { TagName(known: 200) }
    /// `circle`
    public static var circle: TagName { TagName(known: 201) }
    /// `defs`
    public static var defs: TagName { TagName(known: 202) }
    /// `ellipse`
    public static var ellipse: TagName { TagName(known: 203) }
    /// `filter`
    public static var filter: TagName { TagName(known: 204) }
    /// `g`
    public static var g: TagName { TagName(known: 205) }
    /// `line`
    public static var line: TagName { TagName(known: 206) }
    /// `marker`
    public static var marker: TagName { TagName(known: 207) }
    /// `mask`
    public static var mask: TagName { TagName(known: 208) }
    /// `metadata`
    public static var metadata: TagName { TagName(known: 209) }
    /// `path`
    public static var path: TagName { TagName(known: 210) }
    /// `pattern`
    public static var pattern: TagName { TagName(known: 211) }
    /// `polygon`
    public static var polygon: TagName { TagName(known: 212) }
    /// `polyline`
    public static var polyline: TagName { TagName(known: 213) }
    /// `rect`
    public static var rect: TagName { TagName(known: 214) }
    /// `set`
    public static var set: TagName { TagName(known: 215) }
    /// `stop`
    public static var stop: TagName { TagName(known: 216) }
    /// `switch`
    public static var `switch`: TagName { TagName(known: 217) }
    /// `symbol`
    public static var symbol: TagName { TagName(known: 218) }
    /// `text`
    public static var text: TagName { TagName(known: 219) }
    /// `tspan`
    public static var tspan: TagName { TagName(known: 220) }
    /// `use`
    public static var use: TagName { TagName(known: 221) }
    /// `view`
    public static var view: TagName { TagName(known: 222) }
}
