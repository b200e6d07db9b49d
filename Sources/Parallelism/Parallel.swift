import Synchronization

/// Work on many values at a time, with a result that does not depend on how many.
public enum Parallel {
    /// The results in the order of the values.
    ///
    /// - Parameters:
    ///   - jobs: how many values are worked on at a time; with 1 or fewer the work is done in place.
    /// - Complexity: one task for each job, and one suspension for each value.
    public static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], jobs: Int, _ transform: @escaping @Sendable (Value) -> Result
    ) async -> [Result] {
        await map(values, jobs: jobs, workspace: {}, { value, _ in transform(value) })
    }

    /// The results in the order of the values, where each worker has a workspace of its own: a cache, say, that is not
    /// worth a lock.
    ///
    /// Values are begun in their order, so those that take longest are best put first: then none of them is left to one
    /// worker at the end.
    ///
    /// - Parameters:
    ///   - jobs: how many values are worked on at a time; with 1 or fewer the work is done in place.
    ///   - workspace: makes what one worker keeps from value to value. No result may depend on it.
    public static func map<Value: Sendable, Workspace, Result: Sendable>(
        _ values: [Value], jobs: Int, workspace: @escaping @Sendable () -> Workspace,
        _ transform: @escaping @Sendable (Value, Workspace) -> Result
    ) async -> [Result] {
        guard jobs > 1, values.count > 1 else {
            let own = workspace()
            return values.map { transform($0, own) }
        }
        let queue = PlaceQueue(count: values.count)
        return await withTaskGroup(of: [(Int, Result)].self) { group in
            for _ in 0..<min(jobs, values.count) {
                group.addTask {
                    let own = workspace()
                    var done: [(Int, Result)] = []
                    while let place = queue.next() {
                        done.append((place, transform(values[place], own)))
                        // Other work may go on with what it was waiting for, instead of being left to the end.
                        await Task.yield()
                    }
                    return done
                }
            }
            var results = [Result?](repeating: nil, count: values.count)
            for await part in group {
                for (place, result) in part { results[place] = result }
            }
            return results.compactMap { $0 }
        }
    }
}

/// Hands out the places of a list, each once. Workers take the next one when they are done with theirs, so that a few
/// large values do not keep the others waiting.
private final class PlaceQueue: Sendable {
    private let count: Int
    private let place = Atomic<Int>(0)

    init(count: Int) { self.count = count }

    func next() -> Int? {
        let next = place.wrappingAdd(1, ordering: .relaxed).oldValue
        return next < count ? next : nil
    }
}
