import Diagnostics

/// Looks for blocks that a template fills although no template has them.
///
/// A parent tag's blocks reach everything that its parent includes, however deep (Mustache, inheritance: overrides are
/// passed on). Where a name stands in the data, anything may be included, and nothing is told.
enum BlockCheck {
    static func check(_ templates: [Template], diagnostics: inout DiagnosticList) {
        var known: [Int: Set<String>?] = [:]
        for template in templates {
            for inclusion in template.inclusions where !inclusion.arguments.isEmpty {
                guard case .named(let name, let target?) = inclusion.target else { continue }
                let places = known[target] ?? places(reachableFrom: target, templates)
                known[target] = .some(places)
                guard let places else { continue }
                for argument in inclusion.arguments where !places.contains(template.blocks[argument].name) {
                    let block = template.blocks[argument]
                    diagnostics.append(missing(block, of: name, places, in: template.file, templates[target].file))
                }
            }
        }
    }

    private static func missing(
        _ block: Block, of parent: String, _ places: Set<String>, in file: SourceFile, _ parentFile: SourceFile
    ) -> Diagnostic {
        let near = NearestName.suggestions(for: block.name, among: places)
        let names = places.sorted().map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            TemplateCodes.unknownBlock, "`\(parent)` has no block `\(block.name)`, so this is not shown",
            at: file.span(block.nameRange),
            help: near.isEmpty ? (places.isEmpty ? "it has no blocks at all" : "it has \(names)") : nil,
            related: [.init("`\(parent)` is this template", at: parentFile.span(0..<0))], suggestions: near)
    }

    /// The blocks that may be filled in a template and in what it includes; nil when what that is stands in the data.
    /// Complexity: O(size of those templates).
    private static func places(reachableFrom start: Int, _ templates: [Template]) -> Set<String>? {
        var places: Set<String> = []
        var seen: Set<Int> = [start]
        var open = [start]
        while let index = open.popLast() {
            let template = templates[index]
            var arguments: Set<Int> = []
            for inclusion in template.inclusions {
                arguments.formUnion(inclusion.arguments)
                switch inclusion.target {
                case .named(_, let target?): if seen.insert(target).inserted { open.append(target) }
                // Told as a missing template; which blocks it would have nobody knows.
                case .named(_, nil), .dynamic: return nil
                }
            }
            // What fills a block of another template is no place of its own.
            for (number, block) in template.blocks.enumerated() where !arguments.contains(number) {
                places.insert(block.name)
            }
        }
        return places
    }
}
