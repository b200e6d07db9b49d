/// Work on many values at a time with a result in the order of the values.
enum Parallel {
    /// - Parameter jobs: how many parts the work is cut into; 1 does it in place.
    static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], jobs: Int, _ transform: @escaping @Sendable (Value) -> Result
    ) async -> [Result] {
        let jobs = min(max(jobs, 1), values.count)
        guard jobs > 1 else { return values.map(transform) }
        // Smaller parts than one a job, so that a job with long documents does not keep the others waiting.
        let size = max(1, values.count / (jobs * 8))
        let starts = Array(stride(from: 0, to: values.count, by: size))
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            var results = [[Result]](repeating: [], count: starts.count)
            var next = 0
            func add() {
                guard next < starts.count else { return }
                let index = next
                let part = values[starts[index]..<min(starts[index] + size, values.count)]
                group.addTask { (index, part.map(transform)) }
                next += 1
            }
            for _ in 0..<jobs { add() }
            for await (index, part) in group {
                results[index] = part
                add()
            }
            return results.flatMap { $0 }
        }
    }
}
