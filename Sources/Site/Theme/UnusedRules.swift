/// Takes out of a style sheet the rules that cannot apply to a page: those of which every selector asks for a class or an
/// id that neither the page's templates nor its scripts mention. What remains keeps its order and its wording.
enum UnusedRules {
    /// - Parameter note: is told what is copied: a range of `sheet`, and where it comes to stand in the output.
    static func removed(
        from sheet: [UInt8], mentioned: MentionedNames, note: (Range<Int>, Int) -> Void = { _, _ in }
    ) -> [UInt8] {
        var scanner = SheetScanner(bytes: sheet)
        var output: [UInt8] = []
        output.reserveCapacity(sheet.count)
        // Where each conditional rule that is open starts in the output, and where its content does.
        var open: [(rule: Int, content: Int)] = []
        while scanner.place < sheet.count {
            let start = scanner.place
            switch scanner.next() {
            case .statement:
                note(start..<scanner.place, output.count)
                output += sheet[start..<scanner.place]
            case .end:
                if let (rule, content) = open.popLast(), output[content...].allSatisfy(isSpace) {
                    output.removeSubrange(rule...)
                } else {
                    output += sheet[start..<scanner.place]
                }
            case .block(let prelude):
                let text = prelude.drop(while: isSpace)
                if isConditional(text) {
                    let rule = output.count
                    output += sheet[start..<scanner.place]
                    open.append((rule, output.count))
                } else if text.first == 0x40 {
                    scanner.skipBlock()
                    note(start..<scanner.place, output.count)
                    output += sheet[start..<scanner.place]
                } else {
                    let content = scanner.place
                    scanner.skipBlock()
                    let selectors = selectors(of: text).filter { canApply($0, mentioned) }
                    guard !selectors.isEmpty else { continue }
                    note(text.startIndex..<text.startIndex + 1, output.count)
                    output += selectors.joined(separator: [0x2C])
                    output.append(0x7B)
                    note(content..<scanner.place, output.count)
                    output += sheet[content..<scanner.place]
                    output.append(0x0A)
                }
            }
        }
        return output
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// CSS Conditional Rules 3, CSS Cascade 5: at-rules that hold rules.
    private static func isConditional(_ prelude: ArraySlice<UInt8>) -> Bool {
        ["@media", "@supports", "@layer", "@container"].contains { prelude.starts(with: Array($0.utf8)) }
    }

    /// Selectors 4, 4.1: a list is parted at commas, but not at those inside brackets or strings.
    private static func selectors(of prelude: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var scanner = SheetScanner(bytes: Array(prelude))
        return scanner.parts(at: 0x2C).map { range in
            prelude[(prelude.startIndex + range.lowerBound)..<(prelude.startIndex + range.upperBound)]
        }
    }

    /// What stands in brackets may be a choice or the contrary, so only what stands outside counts.
    private static func canApply(_ selector: ArraySlice<UInt8>, _ mentioned: MentionedNames) -> Bool {
        var depth = 0
        var index = selector.startIndex
        while index < selector.endIndex {
            let byte = selector[index]
            index += 1
            switch byte {
            // An escaped name is not read.
            case 0x5C: return true
            case 0x28, 0x5B: depth += 1
            case 0x29, 0x5D: depth -= 1
            case 0x2E, 0x23:
                guard depth == 0 else { continue }
                let name = selector[index...].prefix(while: MentionedNames.isNamePart)
                if name.endIndex < selector.endIndex, selector[name.endIndex] == 0x5C { return true }
                if !mentioned.contains(name) { return false }
                index += name.count
            default: continue
            }
        }
        return true
    }
}

/// Finds the ends of rules in a style sheet without comments: CSS Syntax 3, 5.4.
private struct SheetScanner {
    let bytes: [UInt8]
    private(set) var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    enum Part {
        case statement
        case end
        /// A rule with a block, up to and with its opening brace.
        case block(prelude: ArraySlice<UInt8>)
    }

    mutating func next() -> Part {
        let start = place
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case 0x22, 0x27: skipString(byte)
            case 0x5C: place += 1
            case 0x28: depth += 1
            case 0x29: depth -= 1
            case 0x7B where depth <= 0: return .block(prelude: bytes[start..<(place - 1)])
            case 0x7D where depth <= 0: return .end
            case 0x3B where depth <= 0: return .statement
            default: continue
            }
        }
        place = bytes.count
        return .statement
    }

    /// Behind the brace that closes the block whose content starts here.
    mutating func skipBlock() {
        var depth = 1
        while place < bytes.count, depth > 0 {
            let byte = bytes[place]
            place += 1
            switch byte {
            case 0x22, 0x27: skipString(byte)
            case 0x5C: place += 1
            case 0x7B: depth += 1
            case 0x7D: depth -= 1
            default: continue
            }
        }
        place = min(place, bytes.count)
    }

    mutating func parts(at separator: UInt8) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var depth = 0
        var start = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case 0x22, 0x27: skipString(byte)
            case 0x5C: place += 1
            case 0x28, 0x5B: depth += 1
            case 0x29, 0x5D: depth -= 1
            case separator where depth == 0:
                parts.append(start..<(place - 1))
                start = place
            default: continue
            }
        }
        place = min(place, bytes.count)
        parts.append(start..<place)
        return parts
    }

    private mutating func skipString(_ quote: UInt8) {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == 0x5C { place += 1 } else if byte == quote || byte == 0x0A { break }
        }
        place = min(place, bytes.count)
    }
}

/// The names that templates and scripts could use as classes or ids: every word in them.
struct MentionedNames {
    private var names: Set<ArraySlice<UInt8>> = []
    /// Starts of names that data completes, `kind-` of `kind-{{kind}}`.
    private var starts: Set<ArraySlice<UInt8>> = []

    /// Letters, digits, hyphen, low line, and whatever is not ASCII.
    static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x80...0xFF: true
        default: false
        }
    }

    mutating func add(_ text: [UInt8]) {
        var index = 0
        while index < text.count {
            let name = text[index...].prefix(while: MentionedNames.isNamePart)
            guard !name.isEmpty else {
                index += 1
                continue
            }
            names.insert(name)
            index = name.endIndex
            if text[index...].starts(with: [0x7B, 0x7B]) { starts.insert(name) }
        }
    }

    func contains(_ name: ArraySlice<UInt8>) -> Bool {
        names.contains(name) || name.indices.contains { starts.contains(name[name.startIndex...$0]) }
    }
}

/// The templates that a template takes in: `{{>part}}` and `{{<parent}}`.
enum TemplateInclusions {
    static func names(in template: [UInt8]) -> [String] {
        var names: [String] = []
        var index = 0
        while index + 2 < template.count {
            guard template[index] == 0x7B, template[index + 1] == 0x7B,
                template[index + 2] == 0x3E || template[index + 2] == 0x3C
            else {
                index += 1
                continue
            }
            let name = template[(index + 3)...].drop { $0 == 0x20 }.prefix { $0 != 0x7D && $0 != 0x20 }
            names.append(String(decoding: name, as: UTF8.self))
            index = name.endIndex
        }
        return names
    }
}
