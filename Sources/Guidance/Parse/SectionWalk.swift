import Markdown

extension Section {
    /// This section and all under it, in order.
    var flattened: [Section] { [self] + subsections.flatMap(\.flattened) }

    /// Whether requirements stand in this section itself.
    var hasRequirements: Bool {
        parts.contains { part in
            switch part {
            case .requirements: true
            case .group(let group): !group.requirements.isEmpty
            case .blocks, .section: false
            }
        }
    }

    /// Every block of the section to render as it is, those of subsections included; no requirements.
    var blocks: [MarkdownTree.ID] {
        parts.flatMap { part -> [MarkdownTree.ID] in
            switch part {
            case .blocks(let blocks): blocks
            case .requirements: []
            case .group(let group): group.introduction
            case .section(let section): section.blocks
            }
        }
    }

    /// The same section with requirement ids that start at `base` instead of 0, and each group of checks as `group`
    /// gives it.
    func placed(at base: Int, group: (CheckGroup) -> CheckGroup) -> Section {
        var section = self
        section.parts = parts.map { part in
            switch part {
            case .blocks: return part
            case .requirements(let list): return .requirements(list.map { RequirementID($0.index + base) })
            case .group(let placeholder):
                var group = group(placeholder)
                // A label's checks may go on behind other blocks: only those next to it stand in this part.
                group.requirements = placeholder.requirements.map { RequirementID($0.index + base) }
                group.introduction = placeholder.introduction
                return .group(group)
            case .section(let section): return .section(section.placed(at: base, group: group))
            }
        }
        return section
    }
}

extension HeadingTree {
    /// The headings from here on, in order.
    var headings: [MarkdownTree.ID] { (heading.map { [$0] } ?? []) + children.flatMap(\.headings) }
}

extension CodeSample {
    /// The code blocks among and below the nodes, in order.
    static func samples(in nodes: [MarkdownTree.ID], of tree: MarkdownTree) -> [CodeSample] {
        nodes.flatMap { node in
            ([node] + tree.descendants(node)).filter { tree.kind($0) == .codeBlock }.map {
                CodeSample(node: $0, language: tree.codeLanguage($0), title: tree.codeTitle($0))
            }
        }
    }
}
