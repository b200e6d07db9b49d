/// A list of media queries, Media Queries 4 and 5, parsed once and evaluated for an `Environment`.
public struct MediaQueryList: Sendable, Hashable {
    var queries: [MediaQuery]

    /// The empty list, which always holds.
    public static let all = MediaQueryList(queries: [])

    /// Parses the value of a `media` attribute.
    public init(_ text: String) { self = MediaQueryParser.parse(TokenList(text).cursor) }

    init(queries: [MediaQuery]) { self.queries = queries }

    /// Does the list hold in the environment?
    public func matches(_ environment: Environment) -> Certainty {
        guard !queries.isEmpty else { return .yes }
        return queries.reduce(.no) { $0.or($1.matches(environment)) }
    }
}

/// One media query.
struct MediaQuery: Sendable, Hashable {
    /// `not` before a media type.
    var isNegated = false
    /// The media type in lower case; nil for none given.
    var type: String?
    var condition: MediaCondition?
    /// A query that cannot be parsed is `not all`.
    var isInvalid = false

    func matches(_ environment: Environment) -> Certainty {
        if isInvalid { return .no }
        var result = Certainty.yes
        if let type { result = Certainty.of(type == "all" || type == environment.media.rawValue) }
        if let condition { result = result.and(condition.matches(environment)) }
        return isNegated ? result.negated : result
    }
}

/// A media condition.
indirect enum MediaCondition: Sendable, Hashable {
    case not(MediaCondition)
    case and([MediaCondition])
    case or([MediaCondition])
    case feature(MediaFeature)
    /// `<general-enclosed>`, which no browser knows: neither true nor false, and false where a query needs an answer.
    case unknown

    func matches(_ environment: Environment) -> Certainty {
        // Media Queries 4, 3.2: "unknown" is its own third value; a query whose result is unknown does not hold.
        evaluate(environment) ?? .no
    }

    /// nil is the standard's "unknown".
    private func evaluate(_ environment: Environment) -> Certainty? {
        switch self {
        case .not(let condition): return condition.evaluate(environment)?.negated
        case .and(let conditions):
            let results = conditions.map { $0.evaluate(environment) }
            if results.contains(.no) { return .no }
            return results.contains(nil) ? nil : results.reduce(.yes) { $0.and($1 ?? .no) }
        case .or(let conditions):
            let results = conditions.map { $0.evaluate(environment) }
            if results.contains(.yes) { return .yes }
            return results.contains(nil) ? nil : results.reduce(.no) { $0.or($1 ?? .no) }
        case .feature(let feature): return feature.matches(environment)
        case .unknown: return nil
        }
    }
}

/// A media feature with what it is compared with.
struct MediaFeature: Sendable, Hashable {
    enum Comparison: UInt8, Sendable, Hashable {
        case less, lessOrEqual, equal, greaterOrEqual, greater

        func holds(_ left: Double, _ right: Double) -> Bool {
            switch self {
            case .less: left < right
            case .lessOrEqual: left <= right
            case .equal: left == right
            case .greaterOrEqual: left >= right
            case .greater: left > right
            }
        }

        /// The comparison with its sides exchanged.
        var flipped: Comparison {
            switch self {
            case .less: .greater
            case .lessOrEqual: .greaterOrEqual
            case .equal: .equal
            case .greaterOrEqual: .lessOrEqual
            case .greater: .less
            }
        }
    }

    enum Operand: Sendable, Hashable {
        case keyword(String)
        case numeric(Numeric)
        case ratio(Double)
    }

    struct Constraint: Sendable, Hashable {
        var comparison: Comparison
        var operand: Operand
    }

    /// In lower case, without `min-` or `max-`.
    var name: String
    /// Empty for a feature in boolean context.
    var constraints: [Constraint]
}
