import ARIA
import HTML

extension Page {
    /// Ids that a label, an ARIA attribute, a header cell, a form attribute or a link of this page points to.
    func findReferencedIDs() -> Set<String> {
        var ids: Set<String> = []
        for element in elements {
            for place in 0..<document.attributeCount(element) {
                let name = document.attributeName(element, at: place)
                switch ReferenceAttributes.use(of: name) {
                case .none: continue
                case .one: ids.insert(text(element, place))
                case .several: ids.formUnion(text(element, place).spaceSeparatedTokens)
                case .link:
                    // Most links lead elsewhere, which their bytes tell.
                    guard isHTML(element, .a), document.attributeBytes(element, at: place).contains(0x23),
                        let fragment = fragment(of: element)
                    else { continue }
                    ids.insert(fragment)
                }
            }
        }
        return ids
    }

    private func text(_ element: NodeID, _ place: Int) -> String {
        String(decoding: document.attributeBytes(element, at: place), as: UTF8.self)
    }
}

/// Which attributes hold ids of other elements.
private enum ReferenceAttributes {
    enum Use {
        case none, one, several, link
    }

    static func use(of name: AttributeName) -> Use {
        let number = name.knownNumber
        return number >= 0 ? known[number] : find(name)
    }

    private static let known: [Use] = AttributeName.allKnown.map(find)

    private static func find(_ name: AttributeName) -> Use {
        switch name {
        case .for, .list, .form: return .one
        case .headers: return .several
        case .href: return .link
        default:
            switch StateOrProperty(attributeName: name.text)?.valueType {
            case .idReference, .idReferenceList: return .several
            default: return .none
            }
        }
    }
}
