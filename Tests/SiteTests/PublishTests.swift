import Foundation
import Testing

@testable import Site

/// A folder of its own for each test, removed afterwards.
private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handrail-publish-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
}

private func file(_ path: String, _ text: String) -> OutputFile { OutputFile(path: path, bytes: Array(text.utf8)) }

private func contents(_ folder: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        let full = folder + "/" + path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue else {
            continue
        }
        result[path] = try String(contentsOfFile: full, encoding: .utf8)
    }
    return result
}

private func inode(_ path: String) throws -> UInt64 {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
}

@Suite("Publishing")
struct PublishTests {
    @Test("A first site is written whole, with a manifest")
    func first() throws {
        try withFolder { folder in
            let summary = try Publisher(folder: folder + "/public").publish([
                file("index.html", "a"), file("a/b.html", "b"),
            ])
            let files = try contents(folder + "/public")
            #expect(summary.written == 3)
            #expect(files["index.html"] == "a")
            #expect(files["a/b.html"] == "b")
            #expect(files[Publisher.manifestName] == "handrail site manifest 1\n1 a/b.html\n1 index.html\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["public"])
        }
    }

    @Test("A rebuild keeps unchanged files as they are on disk, and takes old ones away")
    func rebuild() throws {
        try withFolder { folder in
            let publisher = Publisher(folder: folder + "/public/")
            _ = try publisher.publish([file("same.html", "same"), file("old.html", "old"), file("new.html", "1")])
            let before = try inode(folder + "/public/same.html")
            let summary = try publisher.publish([file("same.html", "same"), file("new.html", "2")])
            #expect(try inode(folder + "/public/same.html") == before)
            #expect(summary.removed == 1)
            #expect(try contents(folder + "/public")["new.html"] == "2")
            #expect(try contents(folder + "/public")["old.html"] == nil)
        }
    }

    @Test("An unchanged site writes nothing")
    func unchanged() throws {
        try withFolder { folder in
            let publisher = Publisher(folder: folder + "/public")
            _ = try publisher.publish([file("index.html", "a")])
            let before = try inode(folder + "/public")
            let summary = try publisher.publish([file("index.html", "a")])
            #expect(summary.written == 0)
            #expect(try inode(folder + "/public") == before)
        }
    }

    @Test("A folder with somebody else's files is refused and kept")
    func notOurs() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/public", withIntermediateDirectories: false)
            try "precious".write(toFile: folder + "/public/thesis.txt", atomically: true, encoding: .utf8)
            #expect(throws: PublishError.notOurs(path: folder + "/public")) {
                try Publisher(folder: folder + "/public").publish([file("index.html", "a")])
            }
            #expect(try contents(folder + "/public") == ["thesis.txt": "precious"])
        }
    }

    @Test("A symbolic link in the output's place is refused")
    func symbolicLink() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/elsewhere", withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/public", withDestinationPath: folder + "/elsewhere")
            #expect(throws: PublishError.notOurs(path: folder + "/public")) {
                try Publisher(folder: folder + "/public").publish([file("index.html", "a")])
            }
        }
    }

    @Test(
        "A path that leads out of the folder is refused",
        arguments: ["../a.html", "/etc/a", "a//b", "a/../b", "", ".", "a\\b", "a\u{0}b", ".handrail-manifest"])
    func unsafePath(path: String) throws {
        try withFolder { folder in
            #expect(throws: PublishError.unsafePath(path)) {
                try Publisher(folder: folder + "/public").publish([file(path, "a")])
            }
            let left = try contents(folder)
            #expect(left.isEmpty)
        }
    }

    @Test("When the new site cannot be written the old one stays")
    func failure() throws {
        try withFolder { folder in
            let publisher = Publisher(folder: folder + "/public")
            _ = try publisher.publish([file("index.html", "old")])
            // A file and a folder of the same name cannot both be made.
            #expect(throws: PublishError.self) {
                try publisher.publish([file("a", "file"), file("a/b.html", "in a folder"), file("index.html", "new")])
            }
            #expect(try contents(folder + "/public")["index.html"] == "old")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["public"])
        }
    }

    @Test("Staged files stand beside the old site until they are finished", arguments: [1, 4])
    func staging(jobs: Int) throws {
        try withFolder { folder in
            let publisher = Publisher(folder: folder + "/public", jobs: jobs)
            _ = try publisher.publish([file("same.html", "same"), file("a/old.html", "old")])
            let staged = try publisher.stage([file("same.html", "same"), file("a/new.html", "new")])
            #expect(try contents(folder + "/public")["a/old.html"] == "old")
            let summary = try publisher.finish(staged, adding: [file("audit.html", "audit")])
            #expect(summary.written == 3)
            #expect(summary.unchanged == 1)
            #expect(summary.removed == 1)
            let left = try contents(folder + "/public")
            #expect(left["same.html"] == "same")
            #expect(left["a/new.html"] == "new")
            #expect(left["audit.html"] == "audit")
            #expect(left["a/old.html"] == nil)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["public"])
        }
    }

    @Test("Staging what is published already writes nothing until something else differs")
    func stagingUnchanged() throws {
        try withFolder { folder in
            let publisher = Publisher(folder: folder + "/public")
            _ = try publisher.publish([file("index.html", "a"), file("audit.html", "1")])
            let before = try inode(folder + "/public/index.html")
            let staged = try publisher.stage([file("index.html", "a")])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["public"])
            let summary = try publisher.finish(staged, adding: [file("audit.html", "2")])
            #expect(summary.written == 1)
            #expect(try contents(folder + "/public")["audit.html"] == "2")
            #expect(try inode(folder + "/public/index.html") == before)
        }
    }

    @Test("Discarding staged files leaves the old site and nothing else")
    func discarding() throws {
        try withFolder { folder in
            let publisher = Publisher(folder: folder + "/public")
            _ = try publisher.publish([file("index.html", "old")])
            _ = try publisher.stage([file("index.html", "new")])
            publisher.discard()
            #expect(try contents(folder + "/public")["index.html"] == "old")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["public"])
        }
    }
}
