/// Turns the bytes of a name, string or url into its text: escapes, NUL and line ends as CSS Syntax 3, 3.3 and 4.3.7.
enum TokenText {
    /// Complexity: O(length).
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            let byte = bytes[index]
            if byte == 0x5C {
                index = appendEscape(bytes, index + 1, end, to: &output)
            } else if byte == 0 {
                append(0xFFFD, to: &output)
                index += 1
            } else {
                output.append(byte)
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads what follows a backslash; returns the offset after it.
    private static func appendEscape(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, to output: inout [UInt8]
    ) -> Int {
        // A backslash at the end of the input: nothing in a string, U+FFFD in a name. A string's value never ends
        // in a lone backslash unless the input does, and then the string step drops it.
        guard start < end else {
            append(0xFFFD, to: &output)
            return start
        }
        let first = bytes[start]
        if first == 0x0D, start + 1 < end, bytes[start + 1] == 0x0A { return start + 2 }
        if isNewline(first) { return start + 1 }
        guard hexValue(first) != nil else {
            if first == 0 {
                append(0xFFFD, to: &output)
            } else {
                output.append(first)
            }
            return start + 1
        }
        var index = start
        var value: UInt32 = 0
        while index < end, index - start < 6, let digit = hexValue(bytes[index]) {
            value = value << 4 | digit
            index += 1
        }
        if index + 1 < end, bytes[index] == 0x0D, bytes[index + 1] == 0x0A {
            index += 2
        } else if index < end, isWhitespace(bytes[index]) {
            index += 1
        }
        append(value == 0 ? 0xFFFD : value, to: &output)
        return index
    }

    private static func append(_ value: UInt32, to output: inout [UInt8]) {
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
