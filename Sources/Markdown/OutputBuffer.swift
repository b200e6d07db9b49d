import CCommonMark

/// Bytes that are written one after the other. Appending costs a comparison and a copy; an array's own `append` costs
/// several times that for the short pieces that HTML is made of.
///
/// Invariant: the memory belongs to this value until `take` hands its bytes over; it is not to be copied.
struct OutputBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The last byte, or nil when nothing was written.
    var last: UInt8? { count == 0 ? nil : base[count - 1] }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(1) }
        base[count] = byte
        count += 1
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        append(bytes.baseAddress, bytes.count)
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafePointer<UInt8>?, _ length: Int) {
        guard let bytes, length > 0 else { return }
        if capacity - count < length { grow(length) }
        memcpy(base + count, bytes, length)
        count += length
    }

    private mutating func grow(_ length: Int) {
        capacity = max(capacity * 2, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        memcpy(larger, base, count)
        base.deallocate()
        base = larger
    }

    /// What was written, as an array.
    func bytes() -> [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
