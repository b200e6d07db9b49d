extension Command {
    static let completions = Command(
        name: "completions", summary: "completion of commands and options for a shell",
        details: """
            Prints a script. For bash: source <(handrail completions bash). For zsh: the
            same, after compinit. For fish: handrail completions fish | source.
            """,
        operands: Operands(usage: "bash|zsh|fish", minimum: 1, maximum: 1)
    ) { arguments, console async throws(CommandFailure) in
        switch arguments.operands[0] {
        case "bash": console.print(Completions.bash(Commands.all))
        case "zsh": console.print("autoload -U +X bashcompinit && bashcompinit\n" + Completions.bash(Commands.all))
        case "fish": console.print(Completions.fish(Commands.all))
        default: throw .usage("there are completions for bash, zsh and fish, not for `\(arguments.operands[0])`")
        }
        return .fine
    }
}

/// Completion scripts made from the list of commands, so that they never lag behind it.
enum Completions {
    static func bash(_ commands: [Command]) -> String {
        let cases = commands.map { command in
            let options = (command.options + [.color, .help]).map { "--\($0.name)" }.joined(separator: " ")
            return "        \(command.name)) words=\"\(options)\" ;;"
        }
        return """
            _handrail() {
                local current=${COMP_WORDS[COMP_CWORD]} words
                COMPREPLY=()
                case ${COMP_WORDS[1]} in
            \(cases.joined(separator: "\n"))
                esac
                if [ "$COMP_CWORD" -eq 1 ]; then words="\(commands.map(\.name).joined(separator: " "))"; fi
                case $current in
                    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
                    *)
                        if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "$words" -- "$current"))
                        else COMPREPLY=($(compgen -f -- "$current")); fi ;;
                esac
            }
            complete -o filenames -F _handrail handrail
            """
    }

    static func fish(_ commands: [Command]) -> String {
        func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "\\'") + "'" }
        var lines: [String] = []
        for command in commands {
            lines.append(
                "complete -c handrail -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
            for option in command.options + [.color, .help] {
                var line = "complete -c handrail -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
                if let letter = option.letter { line += " -s \(letter)" }
                if option.value != nil { line += " -r" }
                if !option.choices.isEmpty { line += " -f -a \(quoted(option.choices.joined(separator: " ")))" }
                lines.append(line + " -d \(quoted(option.summary))")
            }
        }
        return lines.joined(separator: "\n")
    }
}
