import Testing

@testable import Guidance

/// Codes under random editing: rewording, reordering, moving between sections and deleting.
@Suite struct CodesPropertyTests {
    /// A generator with a seed, so that a failure can be repeated.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            // SplitMix64
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return word ^ (word >> 31)
        }
    }

    private static let words = """
        focus trigger sheet dialog title heading announce label control button reach keyboard switch voice contrast color \
        text size scale scroll content close dismiss gesture escape background modal present return restore state value \
        name role order visible native custom overlay screen reader action menu list row link image icon toggle slider
        """.split(separator: " ").map(String.init)

    private struct Rule {
        var identity: Int
        var text: String
    }

    private func sentence(_ generator: inout Generator) -> String {
        (0..<Int.random(in: 10...24, using: &generator)).map { _ in Self.words.randomElement(using: &generator) ?? "x" }
            .joined(separator: " ")
    }

    private func reworded(_ text: String, share: Double, _ generator: inout Generator, _ fresh: inout Int) -> String {
        var words = text.split(separator: " ").map(String.init)
        let count = Int((Double(words.count) * share).rounded(.down))
        for index in words.indices.shuffled(using: &generator).prefix(count) {
            fresh += 1
            words[index] = "new\(fresh)"
        }
        return words.joined(separator: " ")
    }

    @Test(
        "At least 99 of 100 codes survive when 5 or 30 % of the words change, none is wrong and none is used again",
        arguments: [0.05, 0.3])
    func survival(share: Double) {
        var generator = Generator(state: UInt64(share * 1000))
        var kept = 0
        var wrong = 0
        var total = 0
        var fresh = 0
        for _ in 0..<12 {
            var identity = 0
            var rules = (0..<30).map { _ -> Rule in
                identity += 1
                return Rule(identity: identity, text: sentence(&generator))
            }
            var records: [RulesLock.Record] = []
            var owners: [Int: Int] = [:]
            (records, _) = assign(rules, records, &owners)
            for _ in 0..<5 {
                rules.removeSubrange(0..<2)
                let survivors = Set(rules.map(\.identity))
                for index in rules.indices {
                    rules[index].text = reworded(rules[index].text, share: share, &generator, &fresh)
                }
                rules.shuffle(using: &generator)
                for _ in 0..<2 {
                    identity += 1
                    rules.append(Rule(identity: identity, text: sentence(&generator)))
                }
                let before = owners
                let (after, given) = assign(rules, records, &owners)
                for (rule, number) in zip(rules, given) where survivors.contains(rule.identity) {
                    total += 1
                    if before[number] == rule.identity { kept += 1 } else if before[number] != nil { wrong += 1 }
                }
                for (rule, number) in zip(rules, given) where !survivors.contains(rule.identity) {
                    #expect(before[number] == nil, "a new rule was given the number of another")
                }
                records = after
            }
        }
        #expect(Double(kept) >= 0.99 * Double(total), "\(kept) of \(total)")
        #expect(wrong == 0)
    }

    /// Gives numbers as `Codes` does for one section: records after, and the number of each rule.
    private func assign(
        _ rules: [Rule], _ records: [RulesLock.Record], _ owners: inout [Int: Int]
    ) -> ([RulesLock.Record], [Int]) {
        let matches = CodeMatching.match(rules.map { .init(text: $0.text) }, records)
        var after = records.map { record in
            var record = record
            record.isRemoved = true
            return record
        }
        var next = (records.map(\.code.number).max() ?? 0) + 1
        var numbers: [Int] = []
        for (rule, match) in zip(rules, matches) {
            if let match {
                after[match.record].isRemoved = false
                after[match.record].text = rule.text
                numbers.append(after[match.record].code.number)
            } else {
                after.append(.init(code: RequirementCode(kind: .must, group: nil, number: next), text: rule.text))
                numbers.append(next)
                next += 1
            }
            if owners[numbers[numbers.count - 1]] == nil { owners[numbers[numbers.count - 1]] = rule.identity }
        }
        #expect(Set(numbers).count == numbers.count)
        return (after, numbers)
    }

    // MARK: Whole documents

    /// A rule of a random document, with the place where it stands.
    private struct PlacedRule {
        var identity: Int
        var text: String
        var document: Int
        /// A section of musts under two subheadings, one of don'ts, and checks in two groups.
        var section: Int

        /// Rules of one place share a sequence of numbers; both subheadings of the musts are one place.
        var place: String { "\(document) \(["M", "M", "D", "K-VO", "K-KB"][section])" }
    }

    private static let headings = [
        "## Must haves\n\n### Roles\n", "### Movement\n", "## Donts\n", "## Acceptance checks\n\n### VoiceOver\n",
        "### Kitchen bench\n",
    ]

    private func files(_ rules: [PlacedRule], lock: String?) -> [String: String] {
        var files: [String: String] = [:]
        for document in 0..<3 {
            var text = "# Document \(document)\n"
            for (section, heading) in Self.headings.enumerated() {
                let items = rules.filter { $0.document == document && $0.section == section }
                text += "\n\(heading)\n" + items.map { "- \($0.text)\n" }.joined()
            }
            files["content/components/doc.part\(document).md"] = text
        }
        files["content/rules.lock"] = lock
        return files
    }

    @Test(
        "Rules that are reworded, reordered, moved, deleted and added keep their codes where a code can stay, and no number is used again",
        arguments: [0.05, 0.3])
    func documents(share: Double) async {
        var generator = Generator(state: UInt64(share * 777))
        var fresh = 0
        var identity = 0
        func new() -> PlacedRule {
            identity += 1
            return PlacedRule(
                identity: identity, text: sentence(&generator), document: Int.random(in: 0..<3, using: &generator),
                section: Int.random(in: 0..<5, using: &generator))
        }
        var kept = 0
        var total = 0
        var moved = 0
        var rules = (0..<120).map { _ in new() }
        // Every code that was ever given, with the rule it was given to.
        var owners: [String: Int] = [:]
        var lock: String?
        var places: [Int: String] = [:]
        for round in 0..<8 {
            if round > 0 {
                rules.removeSubrange(0..<6)
                for index in rules.indices {
                    rules[index].text = reworded(rules[index].text, share: share, &generator, &fresh)
                }
                for _ in 0..<12 {
                    guard let index = rules.indices.randomElement(using: &generator) else { continue }
                    // To another subheading, kind or group, and sometimes to another document.
                    rules[index].section = Int.random(in: 0..<5, using: &generator)
                    if Bool.random(using: &generator) {
                        rules[index].document = Int.random(in: 0..<3, using: &generator)
                    }
                }
                rules += (0..<6).map { _ in new() }
                rules.shuffle(using: &generator)
            }
            let content = await TestContent(files(rules, lock: lock))
            var byText: [String: Requirement] = [:]
            for requirement in content.catalog.requirements { byText[requirement.text] = requirement }
            var given = Set<String>()
            for rule in rules {
                guard let requirement = byText[rule.text] else {
                    Issue.record("a rule is lost: \(rule.text)")
                    continue
                }
                let code = "\(content.catalog[requirement.entry].name) \(requirement.code)"
                #expect(given.insert(code).inserted, "\(code) is given twice")
                let owner = owners[code]
                if let before = places[rule.identity], before == rule.place {
                    total += 1
                    kept += owner == rule.identity ? 1 : 0
                } else if places[rule.identity] != nil {
                    moved += 1
                }
                // A code is this rule's own, or new: never one that another rule has or had.
                #expect(owner == nil || owner == rule.identity, "\(code) was given to another rule")
                owners[code] = rule.identity
                places[rule.identity] = rule.place
            }
            // What was ever given is still in the lock, as a tombstone when it is gone.
            lock = content.catalog.lockText
            let records = content.catalog.lock.records.flatMap { entry, records in
                records.map { "\(entry) \($0.code.text)" }
            }
            #expect(Set(owners.keys).isSubset(of: records))
            #expect(Set(records).count == records.count)
        }
        #expect(moved > 30)
        #expect(Double(kept) >= 0.99 * Double(total), "\(kept) of \(total)")
        print("codes: \(kept) of \(total) survive at \(share), \(moved) moved to another kind, group or document")
    }

    @Test("Thousands of rules in one section are matched in time that grows with their number")
    func large() {
        var generator = Generator(state: 7)
        let texts = (0..<4000).map { _ in sentence(&generator) }
        let records = texts.enumerated().map { index, text in
            RulesLock.Record(code: RequirementCode(kind: .rule, group: nil, number: index + 1), text: text)
        }
        var fresh = 0
        let edited = texts.map { CodeMatching.Candidate(text: reworded($0, share: 0.2, &generator, &fresh)) }
        let clock = ContinuousClock()
        let time = clock.measure { _ = CodeMatching.match(edited, records) }
        #expect(time < .seconds(20))
    }
}
