import Parallelism
import Synchronization
import Testing

@Suite("Work on many values at a time")
struct ParallelTests {
    @Test("Results stand in the order of the values, for any number of jobs", arguments: [-1, 0, 1, 2, 3, 8, 200])
    func order(jobs: Int) async {
        for count in [0, 1, 2, 7, 100] {
            let values = Array(0..<count)
            #expect(await Parallel.map(values, jobs: jobs) { $0 * $0 } == values.map { $0 * $0 })
        }
    }

    @Test("Each value is worked on once")
    func once() async {
        let works = Mutex([Int](repeating: 0, count: 500))
        _ = await Parallel.map(Array(0..<500), jobs: 4) { value in works.withLock { $0[value] += 1 } }
        #expect(works.withLock { $0 } == [Int](repeating: 1, count: 500))
    }

    @Test("A result that is nil keeps its place")
    func optionalResults() async {
        let found = await Parallel.map(Array(0..<50), jobs: 3) { $0.isMultiple(of: 3) ? $0 : nil }
        #expect(found == (0..<50).map { $0.isMultiple(of: 3) ? $0 : nil })
    }

    @Test("There is a workspace for each worker, and no more than there are jobs or values", arguments: [1, 2, 5, 40])
    func workspaces(jobs: Int) async {
        final class Workspace { var seen = 0 }
        let made = Atomic<Int>(0)
        let counts = await Parallel.map(
            Array(0..<20), jobs: jobs,
            workspace: {
                made.wrappingAdd(1, ordering: .relaxed)
                return Workspace()
            },
            { _, workspace in
                workspace.seen += 1
                return workspace.seen
            })
        #expect(made.load(ordering: .relaxed) == min(jobs, 20))
        #expect(counts.allSatisfy { (1...20).contains($0) })
    }
}
