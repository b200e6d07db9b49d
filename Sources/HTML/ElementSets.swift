/// The sets of elements that the standard speaks of, as tests on tag codes or as one byte of traits a name.
enum ElementSets {
    /// What an element is to the stack of open elements.
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8

        /// HTML 13.2.4.2, "has an element in scope": it ends the search.
        static let scope = Traits(rawValue: 1)
        /// "has an element in list item scope", beside those of `scope`.
        static let listItemScope = Traits(rawValue: 2)
        /// "has an element in button scope", beside those of `scope`.
        static let buttonScope = Traits(rawValue: 4)
        /// "has an element in table scope".
        static let tableScope = Traits(rawValue: 8)
        /// The special category.
        static let special = Traits(rawValue: 16)
        /// "Reset the insertion mode appropriately" looks at it.
        static let resetsMode = Traits(rawValue: 32)
        static let foreign = Traits(rawValue: 64)
        /// An HTML integration point.
        static let integrationPoint = Traits(rawValue: 128)
    }

    private static let specialNames = """
        address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup
        dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head
        header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes
        noscript object ol p param plaintext pre script search section select source style summary table tbody td
        template textarea tfoot th thead title tr track ul wbr xmp
        """
    private static let scopeNames = "applet caption html table td th marquee object select template"
    private static let resetNames = """
        td th tr tbody thead tfoot caption colgroup table template head body frameset html
        """

    /// The traits of the known HTML elements, by code.
    static let htmlTraits: [Traits] = {
        var traits = [Traits](repeating: [], count: TagName.knownNames.count)
        func add(_ trait: Traits, _ names: String) {
            for name in names.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
                if let code = TagName.knownNames.code(of: Array(name)) { traits[Int(code)].insert(trait) }
            }
        }
        add(.special, specialNames)
        add([.scope, .listItemScope, .buttonScope], scopeNames)
        add(.listItemScope, "ol ul")
        add(.buttonScope, "button")
        add(.tableScope, "html table template")
        add(.resetsMode, resetNames)
        return traits
    }()

    /// The traits of SVG and MathML elements.
    static func foreignTraits(_ name: Int32, _ namespace: Namespace) -> Traits {
        if namespace == .mathML {
            switch name {
            case Tag.mi, Tag.mo, Tag.mn, Tag.ms, Tag.mtext, Tag.annotationXml:
                return [.foreign, .scope, .listItemScope, .buttonScope, .special]
            default: return .foreign
            }
        }
        switch name {
        case Tag.foreignObject, Tag.desc, Tag.title:
            return [.foreign, .scope, .listItemScope, .buttonScope, .special, .integrationPoint]
        default: return .foreign
        }
    }

    /// HTML 13.2.4.3: the formatting category.
    static func isFormatting(_ name: Int32) -> Bool {
        switch name {
        case Tag.a, Tag.b, Tag.big, Tag.code, Tag.em, Tag.font, Tag.i, Tag.nobr, Tag.s, Tag.small, Tag.strike,
            Tag.strong, Tag.tt, Tag.u:
            true
        default: false
        }
    }

    static func isHeading(_ name: Int32) -> Bool { name >= Tag.h1 && name <= Tag.h6 }

    /// HTML 13.2.6.3: elements whose end tags are implied.
    @inline(__always)
    static func hasImpliedEndTag(_ name: Int32) -> Bool {
        switch name {
        case Tag.dd, Tag.dt, Tag.li, Tag.optgroup, Tag.option, Tag.p, Tag.rb, Tag.rp, Tag.rt, Tag.rtc: true
        default: false
        }
    }

    /// "Generate all implied end tags thoroughly".
    static func hasImpliedEndTagThoroughly(_ name: Int32) -> Bool {
        switch name {
        case Tag.caption, Tag.colgroup, Tag.tbody, Tag.td, Tag.tfoot, Tag.th, Tag.thead, Tag.tr: true
        default: hasImpliedEndTag(name)
        }
    }

    /// Elements that may be open at the end of the page without a parse error (13.2.6.4.7).
    static func mayStayOpen(_ name: Int32) -> Bool {
        switch name {
        case Tag.body, Tag.html, Tag.tbody, Tag.td, Tag.tfoot, Tag.th, Tag.thead, Tag.tr: true
        default: hasImpliedEndTag(name)
        }
    }

    /// The elements into which nothing may be inserted while foster parenting.
    @inline(__always)
    static func isTableStructure(_ name: Int32) -> Bool {
        switch name {
        case Tag.table, Tag.tbody, Tag.tfoot, Tag.thead, Tag.tr: true
        default: false
        }
    }

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
