extension Language {
    static let shell = Language("shell", aliases: ["sh", "bash", "zsh", "console", "shell-session"], scan: scanShell)

    private static let keywords = WordSet(
        "case do done elif else esac export fi for function if in local return select then until while")

    @Sendable
    private static func scanShell(_ scanner: inout CodeScanner) {
        // Whether a word here is the name of a command.
        var isCommand = true
        while !scanner.isAtEnd {
            let start = scanner.position
            let byte = scanner.current
            switch byte {
            case 0x0A, 0x3B, 0x7C, 0x28, 0x60:
                isCommand = true
                scanner.position += 1
            case 0x26:
                isCommand = true
                scanner.position += 1
            case 0x23 where start == 0 || CodeByte.isSpace(scanner.byte(start - 1)) || scanner.byte(start - 1) == 0x3B:
                scanner.mark(upTo: scanner.lineEnd(from: start), .comment)
            case 0x27:
                let end = scanner.end(from: start + 1) { $0 != 0x27 }
                scanner.mark(upTo: min(end + 1, scanner.end), .string)
                isCommand = false
            case 0x22:
                scanDoubleQuoted(&scanner)
                isCommand = false
            case 0x24: scanVariable(&scanner)
            case 0x5C: scanner.position = min(start + 2, scanner.end)
            case 0x2D where start > 0 && CodeByte.isSpace(scanner.byte(start - 1)):
                scanner.mark(upTo: scanner.end(from: start) { CodeByte.isWord($0) || $0 == 0x2D }, .attribute)
                isCommand = false
            case _ where CodeByte.isWord(byte) || byte == 0x2E || byte == 0x2F: scanWord(&scanner, &isCommand)
            default: scanner.position += 1
            }
        }
    }

    private static func scanWord(_ scanner: inout CodeScanner, _ isCommand: inout Bool) {
        let start = scanner.position
        let end = scanner.end(from: start) {
            CodeByte.isWord($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x2F || $0 == 0x3A || $0 == 0x2B
        }
        scanner.position = end
        if scanner.isWord(start..<end, in: keywords) {
            scanner.mark(start..<end, .keyword)
            isCommand = true
        } else if isCommand, scanner.current == 0x3D {
            scanner.mark(start..<end, .variable)
        } else if isCommand {
            scanner.mark(start..<end, .function)
            isCommand = false
        }
    }

    private static func scanVariable(_ scanner: inout CodeScanner) {
        let start = scanner.position
        let next = scanner.byte(start + 1)
        if next == 0x7B {
            let end = scanner.end(from: start + 2) { $0 != 0x7D && $0 != 0x0A }
            scanner.mark(upTo: min(end + 1, scanner.end), .variable)
        } else if CodeByte.isWord(next) {
            scanner.mark(upTo: scanner.end(from: start + 1, while: CodeByte.isWord), .variable)
        } else {
            scanner.position += 1
        }
    }

    /// A string, with the variables in it marked apart.
    private static func scanDoubleQuoted(_ scanner: inout CodeScanner) {
        var start = scanner.position
        var index = start + 1
        while index < scanner.end {
            let byte = scanner.byte(index)
            if byte == 0x22 {
                index += 1
                break
            }
            if byte == 0x24, CodeByte.isWord(scanner.byte(index + 1)) || scanner.byte(index + 1) == 0x7B {
                scanner.mark(start..<index, .string)
                scanVariable(&scanner)
                start = scanner.position
                index = start
                continue
            }
            index += byte == 0x5C ? 2 : 1
        }
        scanner.mark(start..<min(index, scanner.end), .string)
        scanner.position = max(scanner.position, min(index, scanner.end))
    }
}
