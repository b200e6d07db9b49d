extension ReviewDate {
    /// Reads `2026-10-05`, `2026-10`, `2026`, `October 2026` or `5 October 2026`; nil for anything else.
    public init?(_ text: String) {
        let words = text.split { $0 == " " || $0 == "," }.map { $0.lowercased() }
        if words.count == 1 {
            let numbers = words[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...3).contains(numbers.count), let year = numbers[0] else { return nil }
            if numbers.count > 1, numbers[1] == nil { return nil }
            if numbers.count > 2, numbers[2] == nil { return nil }
            self.init(
                year: year, month: numbers.count > 1 ? numbers[1] : nil, day: numbers.count > 2 ? numbers[2] : nil)
        } else {
            guard let place = words.firstIndex(where: { ReviewDate.month(named: $0) != nil }),
                let year = words.compactMap({ Int($0) }).first(where: { $0 > 31 })
            else { return nil }
            let day = words.compactMap { Int($0) }.first { $0 <= 31 }
            guard words.count == (day == nil ? 2 : 3) else { return nil }
            self.init(year: year, month: ReviewDate.month(named: words[place]), day: day)
        }
        guard (1900...2999).contains(year), (1...12).contains(month ?? 1),
            (1...ReviewDate.days(in: month ?? 1, of: year)).contains(day ?? 1)
        else { return nil }
    }

    /// The number of days of a month, 1 to 12.
    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// The number of an English month, in full or as its first three letters.
    private static func month(named word: String) -> Int? {
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0 == word || ($0.hasPrefix(word) && word.count == 3) }.map { $0 + 1 }
    }

    /// The date this many months later, as exact as this one.
    func adding(months count: Int) -> ReviewDate {
        let total = year * 12 + ((month ?? 12) - 1) + count
        return ReviewDate(year: total / 12, month: total % 12 + 1, day: day)
    }
}
