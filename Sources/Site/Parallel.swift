import Diagnostics
import Synchronization

/// Work on many values at a time with a result that does not depend on how many.
enum Parallel {
    /// The results in the order of the values, each with the diagnostics that its own work gave.
    ///
    /// Workers take one value after the other from a shared counter, so that a few large pages do not keep one waiting.
    static func map<Element: Sendable, Result: Sendable>(
        _ values: [Element], jobs: Int,
        _ transform: @escaping @Sendable (Element, inout DiagnosticList) -> Result
    ) async -> [(Result, DiagnosticList)] {
        guard jobs > 1, values.count > 1 else {
            return values.map { value in
                var list = DiagnosticList()
                let result = transform(value, &list)
                return (result, list)
            }
        }
        let counter = Counter()
        var slots = [(Result, DiagnosticList)?](repeating: nil, count: values.count)
        await withTaskGroup(of: [(Int, Result, DiagnosticList)].self) { group in
            for _ in 0..<min(jobs, values.count) {
                group.addTask {
                    var done: [(Int, Result, DiagnosticList)] = []
                    while true {
                        let index = counter.next()
                        guard index < values.count else { return done }
                        var list = DiagnosticList()
                        let result = transform(values[index], &list)
                        done.append((index, result, list))
                        // Other work may go on with what it was waiting for, instead of being left to the end.
                        await Task.yield()
                    }
                }
            }
            for await part in group {
                for (index, result, list) in part { slots[index] = (result, list) }
            }
        }
        return slots.compactMap { $0 }
    }

    private final class Counter: Sendable {
        private let value = Atomic<Int>(0)
        func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
    }
}
