#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Numeric.MathFunction {
    /// CSS Values 4, 10.2 to 10.6, on values in canonical units (angles in degrees). Nil for a wrong count of arguments.
    func apply(_ arguments: [Double]) -> Double? {
        guard let first = arguments.first else { return nil }
        let second = arguments.count > 1 ? arguments[1] : nil
        switch self {
        case .min: return arguments.reduce(first, Swift.min)
        case .max: return arguments.reduce(first, Swift.max)
        case .clamp:
            guard arguments.count == 3 else { return nil }
            return Swift.max(arguments[0], Swift.min(arguments[1], arguments[2]))
        case .round: return stepped(first, second ?? 1) { ($0 + 0.5).rounded(.down) }
        case .roundUp: return stepped(first, second ?? 1) { $0.rounded(.up) }
        case .roundDown: return stepped(first, second ?? 1) { $0.rounded(.down) }
        case .roundToZero: return stepped(first, second ?? 1) { $0.rounded(.towardZero) }
        case .mod: return second.map { first - $0 * (first / $0).rounded(.down) }
        case .rem: return second.map { first.truncatingRemainder(dividingBy: $0) }
        case .pow: return second.map { PlatformMathematics.power(first, $0) }
        case .atan2: return second.map { PlatformMathematics.arcTangent(first, $0) * 180 / .pi }
        case .hypot: return arguments.reduce(0) { $0 + $1 * $1 }.squareRoot()
        case .log: return PlatformMathematics.logarithm(first) / (second.map(PlatformMathematics.logarithm) ?? 1)
        default: return single(first)
        }
    }

    private func single(_ value: Double) -> Double? {
        switch self {
        case .sin: PlatformMathematics.sine(value * .pi / 180)
        case .cos: PlatformMathematics.sine(value * .pi / 180 + .pi / 2)
        case .tan: PlatformMathematics.tangent(value * .pi / 180)
        case .asin: PlatformMathematics.arcSine(value) * 180 / .pi
        case .acos: 90 - PlatformMathematics.arcSine(value) * 180 / .pi
        case .atan: PlatformMathematics.arcTangent(value, 1) * 180 / .pi
        case .sqrt: value.squareRoot()
        case .exp: PlatformMathematics.exponential(value)
        case .abs: Swift.abs(value)
        case .sign: value == 0 ? 0 : (value < 0 ? -1 : 1)
        default: nil
        }
    }

    private func stepped(_ value: Double, _ step: Double, _ rule: (Double) -> Double) -> Double {
        step == 0 ? .nan : rule(value / step) * step
    }
}

/// The platform's mathematics under names that the functions of CSS do not hide.
private enum PlatformMathematics {
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
    static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
    static func logarithm(_ value: Double) -> Double { log(value) }
    static func sine(_ value: Double) -> Double { sin(value) }
    static func tangent(_ value: Double) -> Double { tan(value) }
    static func arcSine(_ value: Double) -> Double { asin(value) }
    static func exponential(_ value: Double) -> Double { exp(value) }
}
