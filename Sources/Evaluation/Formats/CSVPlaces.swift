import Diagnostics

/// The people, environments and samples that the lines of a table name, each with an id of its own.
struct CSVPlaces {
    /// The columns that tell an environment.
    static let columns = ["environment", "device", "os", "os_version", "at", "at_version", "text_size"]

    private(set) var testers: [JSONObject] = []
    private(set) var environments: [JSONObject] = []
    private(set) var samples: [JSONObject] = []
    private var ids: [String: String] = [:]

    mutating func tester(_ name: String) -> String? { named(name, "t", \.testers) }
    mutating func sample(_ name: String) -> String? { named(name, "s", \.samples) }

    private mutating func named(
        _ name: String, _ letter: String, _ list: WritableKeyPath<CSVPlaces, [JSONObject]>
    ) -> String? {
        guard !name.isEmpty else { return nil }
        if let known = ids[letter + name] { return known }
        let id = "\(letter)\(self[keyPath: list].count + 1)"
        self[keyPath: list].append(JSONObject([.init("id", .string(id)), .init("name", .string(name))]))
        ids[letter + name] = id
        return id
    }

    /// - Parameter values: as in `columns`.
    mutating func environment(_ values: [String]) -> String? {
        guard values.contains(where: { !$0.isEmpty }) else { return nil }
        let key = "e" + values.joined(separator: "\u{1F}")
        if let known = ids[key] { return known }
        let id = "e\(environments.count + 1)"
        var environment = JSONObject([.init("id", .string(id)), .init("label", .string(values[0]))])
        for (member, value) in zip(["device", "os", "osVersion"], values[1...3]) where !value.isEmpty {
            environment.set(member, value)
        }
        let names = parts(values[4])
        let versions = parts(values[5])
        let technologies = (0..<max(names.count, versions.count)).map { index in
            var technology = JSONObject([.init("name", .string(index < names.count ? names[index] : ""))])
            if index < versions.count { technology.set("version", versions[index]) }
            return technology
        }
        if !technologies.isEmpty { environment.set("at", technologies) }
        if !values[6].isEmpty { environment.set("textSize", values[6]) }
        environments.append(environment)
        ids[key] = id
        return id
    }

    /// The parts of `VoiceOver + Zoom`.
    private func parts(_ text: String) -> [String] {
        text.isEmpty ? [] : text.components(separatedBy: " + ")
    }
}

extension String {
    /// The parts between every place of a separator, empty ones included.
    fileprivate func components(separatedBy separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
