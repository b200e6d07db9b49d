/// A number, percentage, dimension or mathematical expression of CSS Values 4, as it was written.
public indirect enum Numeric: Sendable, Hashable {
    case value(Double, Unit)
    case sum([Numeric])
    case product([Numeric])
    case inverse(Numeric)
    case function(MathFunction, [Numeric])

    /// The functions of CSS Values 4, section 10.
    public enum MathFunction: String, Sendable {
        case min, max, clamp, round, mod, rem, sin, cos, tan, asin, acos, atan, atan2, pow, sqrt, hypot, log, exp, abs
        case sign
        case roundUp, roundDown, roundToZero
    }

    /// A value in canonical units (px, deg, s, hz, dppx or plain number) plus a percentage of something not known here.
    struct Resolved: Sendable, Hashable {
        var value: Double
        var percent: Double = 0

        var isPure: Bool { percent == 0 }
    }

    /// Resolves relative units; nil when the value cannot be known without layout.
    func resolved(_ context: LengthContext?) -> Resolved? {
        switch self {
        case .value(let number, .percent): return Resolved(value: 0, percent: number)
        case .value(let number, let unit):
            guard let factor = unit.absoluteFactor ?? context?.factor(of: unit) else { return nil }
            return Resolved(value: number * factor)
        case .sum(let terms):
            var total = Resolved(value: 0)
            for term in terms {
                guard let value = term.resolved(context) else { return nil }
                total.value += value.value
                total.percent += value.percent
            }
            return total
        case .product(let factors):
            var total = Resolved(value: 1)
            for factor in factors {
                guard let value = factor.resolved(context) else { return nil }
                if value.isPure {
                    total.value *= value.value
                    total.percent *= value.value
                } else {
                    // At most one factor is not a plain number, which the parser sees to.
                    total = Resolved(value: total.value * value.value, percent: total.value * value.percent)
                }
            }
            return total
        case .inverse(let value):
            guard let value = value.resolved(context), value.isPure else { return nil }
            return Resolved(value: 1 / value.value)
        case .function(let function, let arguments):
            return Numeric.apply(function, arguments.map { $0.resolved(context) })
        }
    }

    /// A percentage is fine where all arguments are nothing else; a mixture needs layout.
    private static func apply(_ function: MathFunction, _ arguments: [Resolved?]) -> Resolved? {
        let known = arguments.compactMap { $0 }
        guard known.count == arguments.count, !known.isEmpty else { return nil }
        if known.allSatisfy(\.isPure) {
            return function.apply(known.map(\.value)).map { Resolved(value: $0) }
        }
        guard known.allSatisfy({ $0.value == 0 }) else { return nil }
        switch function {
        case .min, .max, .clamp, .round, .roundUp, .roundDown, .roundToZero, .mod, .rem, .hypot, .abs:
            // `min(0px, 50%)` depends on what the percentage is of only by its sign, which is not negative.
            return function.apply(known.map(\.percent)).map { Resolved(value: 0, percent: $0) }
        default: return nil
        }
    }
}
