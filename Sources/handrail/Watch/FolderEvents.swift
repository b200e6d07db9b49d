import Foundation

/// Says when something below some folders may have changed. What has changed, a scan tells: it is the truth whatever an
/// editor does to save a file, and events only say when to look.
///
/// On Linux the kernel tells (inotify(7)); elsewhere, and where it cannot, the scan itself is made several times a second.
final class FolderEvents {
    enum Wake: Sendable {
        /// Something may have changed, or it is time to look.
        case changed
        /// The pipe was written to.
        case rung
    }

    private let root: String
    private let folders: [String]
    private let pipe: WakePipe
    /// Of inotify; -1 where files are polled.
    private var descriptor: Int32 = -1

    /// How often files are looked at where the kernel does not tell, in milliseconds.
    private static let pollInterval: Int32 = 200
    /// So long nothing must happen until a burst of events, such as that of an editor that saves, counts as over.
    private static let quietTime: Int32 = 5
    /// A burst that does not end is looked into after this many quiet times.
    private static let longestBurst = 20

    /// - Parameters:
    ///   - folders: relative to the root; those that are not there yet are found when they appear.
    ///   - polls: does without the kernel's events, as network folders need it.
    init(root: String, folders: [String], pipe: WakePipe, polls: Bool) {
        self.root = root
        self.folders = folders
        self.pipe = pipe
        #if os(Linux)
            if !polls { descriptor = inotify_init1(Int32(O_NONBLOCK) | Int32(O_CLOEXEC)) }
        #endif
        follow()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Waits until something may have changed.
    func wait() -> Wake {
        let isPolling = descriptor < 0
        var descriptors = [pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)]
        if !isPolling { descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
        while true {
            let count = poll(&descriptors, nfds_t(descriptors.count), isPolling ? FolderEvents.pollInterval : -1)
            if count < 0, errno == EINTR { continue }
            if descriptors[0].revents != 0 {
                pipe.drain()
                return .rung
            }
            if !isPolling {
                settle()
                follow()
            }
            return .changed
        }
    }

    /// Lets a burst of events pass.
    private func settle() {
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        for _ in 0..<FolderEvents.longestBurst {
            drain()
            if poll(&descriptors, 1, FolderEvents.quietTime) == 0 { return }
        }
    }

    private func drain() {
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }

    /// Watches every folder that is there now; asking twice for one is harmless. When the kernel has no room for more,
    /// files are polled.
    private func follow() {
        #if os(Linux)
            guard descriptor >= 0 else { return }
            let flags = [
                IN_CLOSE_WRITE, IN_MOVED_FROM, IN_MOVED_TO, IN_CREATE, IN_DELETE, IN_MODIFY, IN_ATTRIB, IN_DELETE_SELF,
                IN_MOVE_SELF,
            ]
            let mask = flags.reduce(UInt32(0)) { $0 | UInt32($1) }
            // The root itself only tells of the folders: its other files are nobody's content.
            let below = folders.flatMap { ProjectReader.folders(root: root, below: $0) }
            for folder in [""] + below {
                let path = folder.isEmpty ? root : root + "/" + folder
                let ownMask = folder.isEmpty ? UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR) : mask
                if inotify_add_watch(descriptor, path, ownMask) < 0, errno == ENOSPC {
                    close(descriptor)
                    descriptor = -1
                    return
                }
            }
        #endif
    }
}
