import Dispatch
import Foundation
import Synchronization

/// What interrupts a wait: a signal to stop, or work that was done beside the loop. Written to from any thread.
final class WakePipe: Sendable {
    let readEnd: Int32
    private let writeEnd: Int32
    private let stops = Atomic<Bool>(false)

    /// - Throws: `CommandFailure.system` when the system has no descriptors left.
    init() throws(CommandFailure) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .system("cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Whether somebody has asked to stop.
    var isStopped: Bool { stops.load(ordering: .acquiring) }

    func stop() {
        stops.store(true, ordering: .releasing)
        ring()
    }

    /// Ends the present wait, or the next one.
    func ring() {
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)
    }

    func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(readEnd, &bytes, bytes.count) > 0 {}
    }

    /// Turns Ctrl-C and a polite kill into `stop`. The sources must be kept as long as they should act.
    func stopOnSignals() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler { [self] in stop() }
            source.resume()
            return source
        }
    }
}
