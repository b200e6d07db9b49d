import Dispatch
import Foundation

/// One HTTP/1.1 request to a server on this machine. Foundation's own client refuses chromedriver's answers on Linux.
enum LoopbackHTTP {
    struct Failure: Error { let reason: String }

    /// How long a page may take before a test fails.
    private static let limitInSeconds = 240

    /// The body of the answer.
    static func send(_ method: String, port: Int, path: String, body: Data?) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            // A thread of its own: the answer may take as long as a page needs.
            DispatchQueue.global().async {
                continuation.resume(with: Result { try exchange(method, port: port, path: path, body: body) })
            }
        }
    }

    private static func exchange(_ method: String, port: Int, path: String, body: Data?) throws -> Data {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw Failure(reason: "no socket") }
        defer { close(descriptor) }
        var limit = timeval(tv_sec: limitInSeconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failure(reason: "nobody listens on port \(port)") }

        var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        if let body { head += "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(body.count)\r\n" }
        var request = Data((head + "\r\n").utf8)
        if let body { request.append(body) }
        try write(request, to: descriptor)
        return try answer(from: descriptor)
    }

    private static func write(_ data: Data, to descriptor: Int32) throws {
        try data.withUnsafeBytes { buffer in
            var position = 0
            while position < buffer.count, let base = buffer.baseAddress {
                let count = Foundation.write(descriptor, base + position, buffer.count - position)
                guard count > 0 else { throw Failure(reason: "the connection broke while writing") }
                position += count
            }
        }
    }

    private static func answer(from descriptor: Int32) throws -> Data {
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let blank = Data("\r\n\r\n".utf8)
        var bodyStart: Int?
        var length = Int.max
        while true {
            if bodyStart == nil, let end = data.range(of: blank) {
                bodyStart = end.upperBound
                let head = String(decoding: data[..<end.lowerBound], as: UTF8.self).lowercased()
                if let match = head.firstMatch(of: /content-length:\s*(\d+)/) { length = Int(match.output.1) ?? .max }
            }
            if let bodyStart, data.count - bodyStart >= length { break }
            let count = read(descriptor, &chunk, chunk.count)
            guard count >= 0 else { throw Failure(reason: "no answer within \(limitInSeconds) seconds") }
            guard count > 0 else { break }
            data.append(contentsOf: chunk[..<count])
        }
        guard let bodyStart else { throw Failure(reason: "no answer") }
        return data[bodyStart...]
    }
}
