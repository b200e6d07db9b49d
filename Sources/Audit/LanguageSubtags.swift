// Data: the primary language subtags of the IANA registry (BCP 47, RFC 5646 section 2.2.1): ISO 639-1 codes, and the
// ISO 639-3 and 639-5 codes of languages and families that have no code of two letters.

/// Which primary language subtags are registered.
enum LanguageSubtags {
    /// Whether the primary subtag of a language tag is registered, is for private use, or begins a registered
    /// irregular tag. Letter case does not matter.
    static func isRegistered(primaryOf tag: String) -> Bool {
        let primary = tag.split(separator: "-", omittingEmptySubsequences: false).first.map { $0.lowercased() } ?? ""
        switch primary.utf8.count {
        case 1: return primary == "i" || primary == "x" ? tag.utf8.count > 2 : false
        case 2: return twoLetters.contains(primary)
        case 3: return isPrivateUse(primary) || threeLetters.contains(primary)
        default: return false
        }
    }

    /// RFC 5646 section 2.2.1: `qaa` to `qtz`.
    private static func isPrivateUse(_ subtag: String) -> Bool { ("qaa"..."qtz").contains(subtag) }

    private static let twoLetters = Set(twoLetterList.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let threeLetters: Set<String> = {
        var all: Set<String> = []
        for group in threeLetterGroups.split(whereSeparator: \.isWhitespace) {
            let prefix = String(group.prefix(2))
            let last = group.dropFirst(2)
            for letter in last == "*" ? "abcdefghijklmnopqrstuvwxyz" : last { all.insert(prefix + String(letter)) }
        }
        return all
    }()

    private static let twoLetterList = """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee
        el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io
        is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk
        ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc
        sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve
        vi vo wa wo xh yi yo za zh zu
        """

    /// The first two letters, then every third letter that makes a registered subtag; `*` for all of them.
    private static let threeLetterGroups = """
        aaabcdefghiklnopqstuvwxz ababcdefghijlmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz adabdefghijlnoqrstuwxyz
        aeabcdeklmnqrsuwyz afabdeghiknopstuz agabcdefghijklmnoqrstuvwxyz ahabghiklmnoprst aiabcdefghijklmnopqrtwxy
        ajaginpsuwz akbcdefghijklmopqrstuvwxyz alacdefghijklmnopqrstuvwxyz amabcefgijklmnopqrstuvwxyz an*
        aoabcdefgijklmnrstuxz ap* aqacdgklmnprtz arbcdehijklnopqrstuvwxyz asabcefghijklnopqrstuvwxyz
        atabcdeghijklmnopqrstuvwxyz auabcdfghijklmnopqrstuwxyz avbdiklmnostuv awabcdeghikmnorstuvwxy axbegklmx
        ayabcdeghiklnopqrstuz azabcdgjmnotz baabcdefghijlnoprstuvwxy bbabcdefghijklmnopqrstuvwxy
        bcabcdefghijklmnopqrstuvwyz bd* beabcdefghijkmopqrstuvwxyz bfabcdefghijklmnopqrstuwxyz
        bgabcdefgijklnopqrstuvwxyz bhabcdefghijlmnopqrstuvwxyz biabdefghklmnopqrtuvwxyz bjabcefghijklmnoprstuvwxyz
        bkacdfghijklmnopqrstuvwxyz blabcdefhijklmnopqrstvwxyz bmabcdefghijklmnopqrstuvwxz
        bnabcdefgijklmnopqrstuvwxyz boabefghijklmnopqrtuvwxyz bpacdeghijklmnopqrstuvwxyz bqabcdfghijklmnopqrstuvwxyz
        brabcdfghijklmnopqrstuvwxyz bsabcefghijklmnopqrstuvwxy btacdefghijkmnopqrstuvwxyz buabcdefghijkmnopqstuvwxyz
        bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz bxabcdefghijklmnopqrsuvwz byabcdefghijklmnopqrstvwxz
        bz* caabcdefghijklmnopqrsuvwxyz cbabcdgijklnoqrstuvwy cccdeghjlmnoprs cdacdefhijmnorsyz ceabgklnty cfadgm
        cgacgk chbcdfghjklmnopqrtwxyz ciabcdehkmnprwy cjaehikmnopsvy ckbhlmnoqrstuvxyz clacdehijklmotuwy
        cmacegilmnorst cnabcghiklopqrstuwx coabcdefghjklmnopqtuvwxz cpabcefginopsuxy cqd crabcdfghijklmnopqrstvwxyz
        cs* ctacdeghlmnopstuyz cuabchijklopqrstuvwxy cvgn cwabdegt cyabo czhknot daacdeghijklmoqrsuvwxyz
        dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghiklmnpqrsvz dgabcdeghiklnorstwxz dhdgilmnorsuvwx
        diabcdfghijklmnopqrsuwxyz djabcdefijkmnoruw dkagkrsx dlgkmn dmabcdefgklmnorsuvwxy dnadegijknortuvwy
        doabcefhiklnopqrstvwxyz dpp drabcdegilnoqstuy dsbehilnoqz dtabdhikmnoprstuy duabcefghiklmnopqrsuvwxyz dva
        dwakrsuwyz dyabdgimnouy dzaegln eaa ebcgkoru ecrsy eee efaei egalmoxy ehsu eiptv eja ekaegiklmopry
        elehikmoux emabegikmnpqsuwxyz enabcdfhlmnoqruvwx eot epi eraghikorstw eseghiklmnoqsuxy etbchnorstuxz euq
        evehn ewo ext eyao ezae faabdfghijklmnprtuxyz fbl fcs fer ffim fgr fiaeflprtuw fkkv flahilnry fmpu fnbgi
        fodimnrsx fpe fqs frcdkmopqrst fsels fubcdefhijmnqrtuvy fvr fwae gaabcdefghijklmnopqrstuwxyz
        gbabdefghijklmnopqrsuvwxyz gccdeflnrt gdabcdefghijklmnoqrstux geabcdfghijklmqsvwxyz gfkt ggabdegkltuw
        ghacehklnorst giabcdeghilmnpqrstuwxyz gjkmnru gkadenopu glbcdhjkloruwy gmabdeghlmnqruvwxyz
        gnabcdeghijklmnoqrtuwz go* gpaen gqainru grabcdghijkmoqrstuvwxyz gseglmnopsw gtau guabcdefghiklmnopqrstuwxz
        gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx gyabdefgilmnoryz gzain haabcdefghijklmnopqrsvwxyz hbabnou hcah hdnsy
        headghim hgmw hhiry hiabdfghijklortwx hji hkaehkns hlabdetu hmabcdefghijklmnpqrstuvwxyz hnadeghijnosu
        hoabcdehijklmoprstvwyz hpos hracekmoptuwxz hsbhlns htiosux hubcdefghijklmopqrstuvwxyz hvceknv hwaco hyawx
        iainr ibabdeghlmnruy icahlr idabcdeirstu ifabefkmuy igbeglmnosw ihbipw iinr ijcejnos ikeikloprstvwxz
        ilabgikmopsuv imailnorsty inbceghjlmnopstz ioruw ipio iquw iraehiknoruxy isacdeghikmnortu
        itbcdeiklmorstvwxyz ium ivbv iwkmos ixcl iyaox izhrz jaabcdefhjklmnoqstuxyz jbeijkmnortuw jcst jdagt
        jebehiklnrtu jgbeko jhis jiabcdeghilmoqtuvy jjer jkamoprsu jles jmabcdilnrswx jnadgijls jobdgrsw jparx jqr
        jrabrtu jsl juabcdhiklmnoprstuwy jvdn jwi jyaey kaabcdefghijkmopqrvwxy kbabcdeghijklmnopqrstuvwxyz kc*
        kdacdefghijklmnopqrtuwxyz ke* kf* kgabefgijklmnopqrstuvwxy khabcdefghijklnopqrstuvwxyz
        kiabcdefghijlmopqstuvwxyz kjabcdeghijklmnopqrstuvxyz kk* kl* km* knabcdefgijklmnopqrstuvwxyz
        koacdefghiklopqstuvwyz kpabcdefghijklmnoqrstuvwxyz kq* krabcdefhijklnoprstuvwxyz ks*
        ktabcdefghijklmnopqstuvwxyz kubcdefghijklmnopqstuvwxyz kvabcdefghijklmnopqrtuvwxyz
        kwabcdefghijklmnoprstuvwxyz kxabcdfhijkmnopqrstvwxyz ky* kzabcdefgiklmnopqrsuvwxyz laabcdefghijlmnpqrsuwxyz
        lbbcefgijklmnoqrstuvwxyz lccdefhlmpqs ldabdghijklmnopq leabcdefhijklmnopqrstuvwxyz lfan lgabghiklmnoqrtuz
        lhahilmnpstu liabcdefghjklopqrsuvwxyz ljaeilpwx lkabcdehijlmnorstuy llabcdefghijklmnpqsux
        lmabcdefghijklnopqruvwxy lnabdghijlmnsuwz loabcefghijklmnopqrstuvwxyz lpaenox lqr lracegiklmnortvz
        lsabcdehilmnoprstvwy ltcghinosu luacdefijklmnopqrstuvwyz lvaiksu lwaeghlmostuw lxm lyagn lzhlnz
        maabdefgijkmnpqstuvwxz mbabcdefhijklmnopqrstuvwxyz mc* mdabcdefghijklmnpqrstuvwxyz
        meabcdefhijklmnopqrstuvwyz mf* mgabcdefghijklmnopqrstuvwyz mhabcdefgijklmnopqrstuwxyz
        miabcdefghijklmnopqrstuwxyz mjbcdeghijklmnopqrstuvwxyz mkabcefghijklmnopqrstuvwxyz mlabcefhijklmnopqrsuvwxz
        mmabcdefghijklmnopqrtuvwxyz mnabcdefghijklmnopqrsuvwxyz moacdeghijkmopqrstuvwxyz mpabcdeghijklmnopqrstuvwxyz
        mqabcefghijklmnopqrstuvwxyz mrabcdefghjklmnopqrstuvwxyz msbcdefghijklmnopqrsuvwxyz
        mtabcdefghijklmnopqrstuvwxy muabcdeghijklmnopqrstuvxyz mvabdefghiklnopqrstuvwxyz mwabcefghiklmnopqrstuvwz
        mx* mybcefghjklmnoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz naabcefghijklmnopqrstwxyz nbabcdeghijkmnopqrstuvwy
        ncabcdefghijklmnoqrstuxz ndabcdfghijklmnpqrstuvwxyz neabcdefghijkmnoqrstuvwxyz nfadlru
        ngabcdefghijklmnpqrstuvwxyz nhabcdefghikmnopqrtuvwxyz niabcdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz
        nkabcdefghijkmnopqrstuvwxz nlacegijklmoquvwxyz nm* nnabcdefghijklmnpqrtuvwyz noacdefghijklmnpqstuvwyz
        npabghilnosuxy nqgklmnoqty nrabcefgiklmnprtuxz nsabcdefghiklmnopqrstuvwxyz ntdegijkmopruwxyz nu* nvhmo
        nwabcegimorwxy nxadegiklmnoqrx nybcdefghijklmnopqrstuvwxy nzabdikmsuyz oaacrv obiklmortu ocahmou odaktu
        ofosu ogbcegou ohtu oiaen ojbcgpsvw okabcdeghijklmnorsuvxz oladekmortu omabcgiklnopqrtuvwxy
        onabegijknoprstuwx oodgnrs opakmoty oraceghnorstuvwxyz osacinoptux otabdeiklmnoqrstuwxyz ouabeim ovd owil
        oybdmy ozm paabcdefghiklmopqrsuvwxyz pbbcefghilmnoprstuvy pcabcdefghijklmnpw pdacinotu
        peabdefghijklmopqsvxyz pfael pgadgiklnsuz phadghijklmnoqrtuvw piabcdefghjlmnoprstuvwxyz pjt pkabcghnoprstu
        plabcdefghjklnoqrstuvwyz pmabdefhijklmnoqrstwxyz pnabcdeghijklmnopqrstuvwxyz pocefghikmnopqstvwxyz
        ppeiklmnopqstu pqaemw pracdefghiklmnopqrstuwxz psacdeghilmnopqrstuwy ptahinopqrtuvwy puabcdefgijmopqrtuwxy
        pwabgimnorw pxm pyemnsuxy pzhn quabcdfghiklmnpqrsvwxyz qvacehijlmnopswyz qwacehmst qxachlnopqrstuw qyap
        raabcdfghijklmnopqrstuvwxyz rbbklp rcf rdb reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu rjgis rkabhimtw
        rmabcdefghiklmnopqstuvwxyz rnbdglnprw roabcdefglmopruw rpnt rriot rsbklmn rtchmsw rubcefghikopqtuyz rwaklmor
        rxdw rynsu rzh saabcdefhijklmoqrstuvwxyz sb* scbefghiklnopqstuvwx sdabcefghjklnopqrstuvxz
        seabcdefghijklmnopqrstuvwyz sfbemsw sgabcdeghijkmnprstuwxyz shabcdeghijklmnopqrstuvwxyz
        siabdefghijklmopqrstuvwxyz sjabdegklmnoprstuw skabcdefghijmnopqrstuvwxyz slacdefghijlmnpqrstuwxyz
        smabcfghijklmnpqrstuvwxyz sncefgijklmnopqrsuvwxyz soabcdeghijklnopqrsuvwxyz spbcdegiklmnopqrstuvxy
        sqahjkmnoqrstux srabcefghiklmnoqrstuvwxyz ssabcdefghijklmnopqrstuvxyz stabdefghijklmnopqrstuvwy
        suabcegijkoqrstvwxyz svabcekmsx swbcfghijklmnopqrstuvwxy sxbcegklmnorsuw syabcdiklmnorswxy szabcdeglnpsvwy
        taabcdefgijklnopqrsuvwxyz tbacdefghijklmnopqrstuvwxyz tcabcdefghiklmnopqstuwxyz tdabcdefghijklmnoqrstvxy
        teabcdefghikmnopqrstuvwxyz tfinort tgabcdefhijnopqrstuvwxyz thdefhiklmnpqrstuvyz tiacfghijklmnopqstuvwxyz
        tjagijlmnopsuw tkabdefglmnpqrstuvwxz tlabcdfghijklmnopqrstuvxy tmabcdefghijklmnoqrstuvwyz
        tnabcdghiklmnopqrstuvwxyz tobcdfghijklmopqrsuvwxyz tpacefgijklmnopqrtuvwxyz tqblmnopqrtuw tr*
        tsabcdeghijklmpqrstuvwxyz ttabcdefghijklmnopqrstuvwyz tuabcdefghijlmnopqstuvwxyz tvadeklmnostuwxy
        twabcdefghlmnopqrtuwxy txabceghijmnoqrstuxy tyaehijlnprstuvxyz tzahjlmnox uamnr ubailruy udaegijlmu ues ufi
        ugabehnoy uhan uisv uji ukaghiklpqsuvwy ulabcefiklmnuw umabcdgimnoprsu unadegikmnruxz uon upiv
        urabcefghijklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya uzns vaaefghijlmnoprsuvy vbbk vecdlmopr
        vgrt vicdfglnstv vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz vnkmp vort vraost vsilv vto vumnt vwa wa*
        wbabefhijklmpqrstvw wcai wddgjktuy weacdghimnoprstuw wfg wgabgiouy whagku wibcefghijklmnruvy wjai wkabdlruwy
        wlaceghiklmorsuvwxy wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgikmnorswy wpc wrbghiklmnoprsuvwxyz
        wsagikrsuv wtfhikmw wuabdhlmnrtuvxy wwaborw wxaw wybimnry xaabcdegijklmnopqrstuvwy xbbcdegijmnoprwy
        xcbceghlmnortuvwy xdackmoqy xebdglmprstu xfa xgabdfgilmnruw xhacdemrtuv xibilnrsvy xjbt
        xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy xmabcdefghjklmnopqrstuvwxyz xnabdghijkmnoqrstuyz xocdgikmnoprw
        xp* xqat xrabdegimnrtuw xsabcdehijlmnopqrsuvy xtabcdeghijlmnopqrstuvwy xuabdgjlmnoprtu xveinos
        xwacdegjklortw xxbkmrt xyabjklty xzhmp ya* ybabehijklmnoxy ychlnp ydadegk yeaceijlrstuvy ygailmprsuw yhadls
        yiafghijklmnpqrstuvxz ykagiklmnortuy ylabegilmnoruy ymbcdeghiklmnopqrsxz ynadegklnoqsu yobgiklmntxy
        ypabghkmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy yuabcdefgijklmnpqrtwxyz yvat ywaglnqrtuw yxaglmuy yyruz
        yzgk zaabcdefghijklmopqrstuvwxyz zbaceltuw zcadh zdj zeaghn zgabhmnr zhbdinwx ziabklmnwz zkabdghknoprtuvz
        zlaejmnqsw zm* znadegks zochmoqrs zp* zqe zragnops zsaklmru zteglmnpqstuxy zuahmny zwa zxx zybgjnp zzaj
        """
}

extension LanguageSubtags {
    /// What to write instead of an unknown language.
    static func advice(for tag: String) -> String? {
        let known = [
            "english": "en", "eng": "en", "french": "fr", "francais": "fr", "fra": "fr", "fre": "fr", "german": "de",
            "deutsch": "de", "deu": "de", "ger": "de", "dutch": "nl", "nld": "nl", "dut": "nl", "spanish": "es",
            "espanol": "es", "spa": "es", "italian": "it", "ita": "it", "portuguese": "pt", "por": "pt",
            "japanese": "ja", "jpn": "ja", "chinese": "zh", "zho": "zh", "chi": "zh", "korean": "ko", "kor": "ko",
            "russian": "ru", "rus": "ru", "polish": "pl", "pol": "pl", "swedish": "sv", "swe": "sv",
        ]
        let primary = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? ""
        if isRegistered(primaryOf: primary) { return "Write a hyphen between the parts of the tag, as in `en-GB`." }
        return known[primary].map { "Write `\($0)`." }
    }
}
