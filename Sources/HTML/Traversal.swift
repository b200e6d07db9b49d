/// The children of a node, first to last.
public struct Children: Sequence, IteratorProtocol, Sendable {
    let document: Document
    var upcoming: Int32

    /// The next node, or nil at the end.
    public mutating func next() -> NodeID? {
        guard upcoming >= 0 else { return nil }
        let current = upcoming
        upcoming = document.nodes[Int(current)].nextSibling
        return NodeID(current)
    }
}

/// The ancestors of a node, the parent first.
public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    let document: Document
    var upcoming: Int32

    /// The next node, or nil at the end.
    public mutating func next() -> NodeID? {
        guard upcoming >= 0 else { return nil }
        let current = upcoming
        upcoming = document.nodes[Int(current)].parent
        return NodeID(current)
    }
}

/// The nodes below a node in document order, without the node itself. Contents of templates are not among them.
/// It follows links and keeps no stack, so any depth is safe.
public struct Descendants: Sequence, IteratorProtocol, Sendable {
    let document: Document
    let root: Int32
    /// The node that was given last; -1 after the end.
    var current: Int32

    /// The next node, or nil at the end.
    public mutating func next() -> NodeID? {
        guard current >= 0 else { return nil }
        let child = document.nodes[Int(current)].firstChild
        if child >= 0 {
            current = child
            return NodeID(child)
        }
        return skipSubtree()
    }

    /// Leaves out what is below the node that `next` gave last, and gives the node after it.
    public mutating func skipSubtree() -> NodeID? {
        var node = current
        while node >= 0, node != root {
            let record = document.nodes[Int(node)]
            if record.nextSibling >= 0 {
                current = record.nextSibling
                return NodeID(current)
            }
            node = record.parent
        }
        current = -1
        return nil
    }
}

/// A step of a walk through a subtree.
public enum Visit: Sendable, Hashable {
    case enter(NodeID)
    /// After the last descendant of the node.
    case leave(NodeID)
}

/// A walk through a node and everything below it that tells when it enters and when it leaves each node.
public struct Visits: Sequence, IteratorProtocol, Sendable {
    let document: Document
    let root: Int32
    var upcoming: Visit?

    /// The next step, or nil at the end.
    public mutating func next() -> Visit? {
        guard let visit = upcoming else { return nil }
        switch visit {
        case .enter(let id):
            let child = document.nodes[Int(id.index)].firstChild
            upcoming = child >= 0 ? .enter(NodeID(child)) : .leave(id)
        case .leave(let id):
            let node = document.nodes[Int(id.index)]
            if id.index == root {
                upcoming = nil
            } else if node.nextSibling >= 0 {
                upcoming = .enter(NodeID(node.nextSibling))
            } else {
                upcoming = node.parent >= 0 ? .leave(NodeID(node.parent)) : nil
            }
        }
        return visit
    }

    /// After the step that entered a node: leaves out what is below it, and leaves it next.
    public mutating func skipChildren(of id: NodeID) { upcoming = .leave(id) }
}

extension Document {
    /// The children of a node. Complexity: O(1) a step.
    public func children(_ id: NodeID) -> Children {
        Children(document: self, upcoming: nodes[Int(id.index)].firstChild)
    }

    /// Every node below `id` in document order. Complexity: O(nodes) for all of them.
    public func descendants(_ id: NodeID) -> Descendants {
        Descendants(document: self, root: id.index, current: id.index)
    }

    /// Every node of the document below its root, in document order.
    public var allNodes: Descendants { descendants(rootID) }

    /// The elements below `id` in document order.
    public func elements(in id: NodeID) -> some Sequence<NodeID> {
        descendants(id).lazy.filter { nodes[Int($0.index)].kind == .element }
    }

    /// The ancestors of a node, the parent first. Complexity: O(1) a step.
    public func ancestors(_ id: NodeID) -> Ancestors {
        Ancestors(document: self, upcoming: nodes[Int(id.index)].parent)
    }

    /// Enters and leaves `id` and everything below it, in document order.
    public func visits(_ id: NodeID) -> Visits {
        Visits(document: self, root: id.index, upcoming: .enter(id))
    }

    /// The element children of a node.
    public func childElements(_ id: NodeID) -> some Sequence<NodeID> {
        children(id).lazy.filter { nodes[Int($0.index)].kind == .element }
    }

    /// The parent, if it is an element.
    public func parentElement(_ id: NodeID) -> NodeID? {
        parent(id).flatMap { isElement($0) ? $0 : nil }
    }

    /// The next sibling that is an element. Complexity: O(siblings between).
    public func nextElementSibling(_ id: NodeID) -> NodeID? {
        var index = nodes[Int(id.index)].nextSibling
        while index >= 0, nodes[Int(index)].kind != .element { index = nodes[Int(index)].nextSibling }
        return index < 0 ? nil : NodeID(index)
    }

    /// The nearest sibling before that is an element. Complexity: O(siblings between).
    public func previousElementSibling(_ id: NodeID) -> NodeID? {
        var index = nodes[Int(id.index)].previousSibling
        while index >= 0, nodes[Int(index)].kind != .element { index = nodes[Int(index)].previousSibling }
        return index < 0 ? nil : NodeID(index)
    }
}
