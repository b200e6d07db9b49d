/// The sets of elements that the standard speaks of, as tests on tag codes.
enum ElementSets {
    /// HTML 13.3: elements that are serialised without contents and end tag.
    static func serializesAsVoid(_ name: Int32) -> Bool {
        switch name {
        case Tag.area, Tag.base, Tag.basefont, Tag.bgsound, Tag.br, Tag.col, Tag.embed, Tag.frame, Tag.hr, Tag.img,
            Tag.input, Tag.keygen, Tag.link, Tag.meta, Tag.param, Tag.source, Tag.track, Tag.wbr:
            true
        default: false
        }
    }

    /// HTML 13.3: elements whose text is serialised unescaped (scripting disabled, so `noscript` is not one).
    static func serializesTextRaw(_ name: Int32) -> Bool {
        switch name {
        case Tag.style, Tag.script, Tag.xmp, Tag.iframe, Tag.noembed, Tag.noframes, Tag.plaintext: true
        default: false
        }
    }
}
