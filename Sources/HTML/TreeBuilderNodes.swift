// Creating and inserting nodes (HTML 13.2.6.1).
extension TreeBuilder {
    /// A place between nodes: before a child of a parent, or after its last.
    struct Place {
        var parent: Int32
        var before: Int32 = -1
    }

    // MARK: The adjusted current node

    /// The adjusted current node's namespace and traits (13.2.4.2).
    @inline(__always)
    var isAdjustedCurrentNodeForeign: Bool {
        if openElements.isEmpty { return false }
        if openElements.count == 1, let context { return context.namespace != .html }
        return openElements.top.namespace != .html
    }

    var adjustedCurrentName: Int32 {
        if openElements.count == 1, let context { return context.name }
        return openElements.top.name
    }

    var adjustedCurrentNamespace: Namespace {
        if openElements.count == 1, let context { return context.namespace }
        return openElements.top.namespace
    }

    // MARK: Places

    // HTML 13.2.6.1 Appropriate place for inserting a node
    @inline(__always)
    func appropriatePlace() -> Place {
        if openElements.count > depthLimit { return shallowPlace() }
        let top = openElements.top
        if isFosterParenting, top.namespace == .html, ElementSets.isTableStructure(top.name) {
            return fosterPlace()
        }
        if top.name == Tag.template, top.namespace == .html { return inside(top.node) }
        return Place(parent: top.node)
    }

    /// The place beside the current node, where the stack is too deep for one in it.
    // Deviation: the standard nests without a limit; browsers do it like this, at `HTMLParser.browserDepthLimit`.
    private func shallowPlace() -> Place {
        let place = appropriatePlace(target: openElements.top)
        let parent = document.nodes[Int(place.parent)].parent
        return parent >= 0 ? Place(parent: parent) : place
    }

    /// The appropriate place with an override target.
    func appropriatePlace(target: OpenElements.Entry) -> Place {
        if isFosterParenting, target.namespace == .html, ElementSets.isTableStructure(target.name) {
            return fosterPlace()
        }
        return inside(target.node)
    }

    /// The end of an element, or of the contents of a template.
    private func inside(_ node: Int32) -> Place {
        let contents = document.nodes[Int(node)].contents
        return Place(parent: contents >= 0 ? contents : node)
    }

    private func fosterPlace() -> Place {
        let template = openElements.last(Tag.template)
        let table = openElements.last(Tag.table)
        if template >= 0, template > table { return inside(openElements[template].node) }
        if table < 0 { return Place(parent: openElements[0].node) }
        let node = openElements[table].node
        let parent = document.nodes[Int(node)].parent
        if parent >= 0 { return Place(parent: parent, before: node) }
        return inside(openElements[table - 1].node)
    }

    // MARK: Inserting

    /// Adds a new node to the arena and puts it at a place.
    @inline(__always)
    @discardableResult
    mutating func insertNew(_ record: NodeRecord, at place: Place) -> Int32 {
        var node = record
        let index = Int32(truncatingIfNeeded: document.nodes.count)
        node.parent = place.parent
        node.nextSibling = place.before
        let previous: Int32
        if place.before >= 0 {
            previous = document.nodes[Int(place.before)].previousSibling
            document.nodes[Int(place.before)].previousSibling = index
        } else {
            previous = document.nodes[Int(place.parent)].lastChild
            document.nodes[Int(place.parent)].lastChild = index
        }
        node.previousSibling = previous
        if previous >= 0 {
            document.nodes[Int(previous)].nextSibling = index
        } else {
            document.nodes[Int(place.parent)].firstChild = index
        }
        document.nodes.append(node)
        return index
    }

    mutating func move(_ node: Int32, to place: Place) {
        document.insert(
            NodeID(node), into: NodeID(place.parent), before: place.before >= 0 ? NodeID(place.before) : nil)
    }

    /// "Create an element for the token" in a namespace, not yet in the tree.
    @inline(__always)
    func record(name: Int32, namespace: Namespace) -> NodeRecord {
        let token = tokenizer.token
        var node = NodeRecord(kind: .element)
        node.name = name
        node.namespace = namespace
        node.start = UInt32(truncatingIfNeeded: token.start)
        node.end = UInt32(truncatingIfNeeded: token.end)
        node.dataStart = UInt32(truncatingIfNeeded: token.firstAttribute)
        node.dataCount = UInt32(truncatingIfNeeded: token.attributeCount)
        for place in token.firstAttribute..<token.firstAttribute + token.attributeCount {
            node.attributeMask |= NodeRecord.bit(ofAttribute: tokenizer.attributes[place].name)
        }
        return node
    }

    /// "Insert an HTML element" for the current start tag.
    @inline(__always)
    @discardableResult
    mutating func insertElement() -> Int32 {
        let node = insertNew(record(name: tokenizer.token.name, namespace: .html), at: appropriatePlace())
        push(node, name: tokenizer.token.name, namespace: .html)
        return node
    }

    /// An element of that name without attributes, such as an implied `tbody`.
    @discardableResult
    mutating func insertImpliedElement(_ name: Int32) -> Int32 {
        var node = NodeRecord(kind: .element)
        node.name = name
        let index = insertNew(node, at: appropriatePlace())
        push(index, name: name, namespace: .html)
        return index
    }

    /// Another element with the name and attributes of one, in no place.
    mutating func copyElement(_ original: Int32) -> NodeRecord {
        var node = NodeRecord(kind: .element)
        let source = document.nodes[Int(original)]
        node.name = source.name
        node.namespace = source.namespace
        node.dataStart = source.dataStart
        node.dataCount = source.dataCount
        node.attributeMask = source.attributeMask
        copyBudget -= 1
        return node
    }

    /// Inserts an element that has no contents and no end tag.
    mutating func insertVoidElement() {
        insertElement()
        pop()
        isSelfClosingAcknowledged = true
    }

    // "Insert a comment", "insert a processing instruction"
    mutating func insertComment(at place: Place? = nil) {
        let token = tokenizer.token
        var node = NodeRecord(kind: token.kind == .comment ? .comment : .processingInstruction)
        node.name = token.name
        node.start = UInt32(truncatingIfNeeded: token.start)
        node.end = UInt32(truncatingIfNeeded: token.end)
        node.dataCount = UInt32(truncatingIfNeeded: token.textEnd - token.textStart)
        node.dataStart = UInt32(truncatingIfNeeded: token.textStart)
        if token.isDecoded {
            node.isStored = true
            node.dataStart = UInt32(truncatingIfNeeded: document.textData.count)
            document.textData.append(contentsOf: tokenizer.decoded[token.textStart..<token.textEnd])
        }
        insertNew(node, at: place ?? appropriatePlace())
    }

    // MARK: The stack

    @inline(__always)
    mutating func push(_ node: Int32, name: Int32, namespace: Namespace) {
        var traits: ElementSets.Traits
        if namespace == .html {
            traits = Int(name) < ElementSets.htmlTraits.count ? ElementSets.htmlTraits[Int(name)] : []
            if name == Tag.template { addTemplateContents(node) }
        } else {
            traits = ElementSets.foreignTraits(name, namespace)
            if name == Tag.annotationXml, namespace == .mathML, isHTMLAnnotation(node) {
                traits.insert(.integrationPoint)
            }
        }
        document.nodes[Int(node)].isOpen = true
        openElements.push(node, name: name, namespace: namespace, traits: traits)
    }

    private mutating func addTemplateContents(_ node: Int32) {
        guard document.nodes[Int(node)].contents < 0 else { return }
        var contents = NodeRecord(kind: .templateContents)
        contents.contents = node
        document.nodes[Int(node)].contents = document.add(contents).index
    }

    /// 13.2.6 "HTML integration point": `annotation-xml` with an encoding of HTML.
    private func isHTMLAnnotation(_ node: Int32) -> Bool {
        guard let value = attributeBytes(of: node, .encoding) else { return false }
        let encoding = value.map(\.asciiLowercased)
        return encoding.elementsEqual("text/html".utf8) || encoding.elementsEqual("application/xhtml+xml".utf8)
    }

    /// Pops the current node. An end tag of its name is remembered as where the element ends.
    @inline(__always)
    mutating func pop() {
        let entry = openElements.pop()
        document.nodes[Int(entry.node)].isOpen = false
        let token = tokenizer.token
        if token.kind == .endTag, token.name == entry.name {
            close(entry.node)
        }
        if entry.name == Tag.option, entry.namespace == .html { cloneIntoSelectedContent(entry.node) }
    }

    /// Says that the current end tag ends an element.
    mutating func close(_ node: Int32) {
        guard document.nodes[Int(node)].closeStart == NodeRecord.unplaced else { return }
        document.nodes[Int(node)].closeStart = UInt32(truncatingIfNeeded: tokenizer.token.start)
        document.nodes[Int(node)].closeEnd = UInt32(truncatingIfNeeded: tokenizer.token.end)
    }

    /// "Pop elements from the stack until an element of that name has been popped."
    mutating func popUntil(_ name: Int32) {
        let index = openElements.last(name)
        if index < 0 { return }
        while openElements.count > index { pop() }
    }

    /// "Generate implied end tags", except for elements of one name.
    @inline(__always)
    mutating func generateImpliedEndTags(except name: Int32 = -1) {
        while true {
            let current = openElements.currentHTMLName
            guard current >= 0, current != name, ElementSets.hasImpliedEndTag(current) else { return }
            pop()
        }
    }

    mutating func generateImpliedEndTagsThoroughly() {
        while openElements.currentHTMLName >= 0,
            ElementSets.hasImpliedEndTagThoroughly(openElements.currentHTMLName)
        {
            pop()
        }
    }

    // MARK: Attributes of the token and of elements

    func tokenAttribute(_ name: AttributeName) -> ArraySlice<UInt8>? {
        let token = tokenizer.token
        return attributeBytes(token.firstAttribute, token.attributeCount, name)
    }

    func attributeBytes(of node: Int32, _ name: AttributeName) -> ArraySlice<UInt8>? {
        let node = document.nodes[Int(node)]
        return attributeBytes(Int(node.dataStart), Int(node.dataCount), name)
    }

    private func attributeBytes(_ first: Int, _ count: Int, _ name: AttributeName) -> ArraySlice<UInt8>? {
        for index in first..<first + count where tokenizer.attributes[index].name == name.code {
            return valueBytes(tokenizer.attributes[index])
        }
        return nil
    }

    func valueBytes(_ record: AttributeRecord) -> ArraySlice<UInt8> {
        if record.isStored {
            return tokenizer.attributeData[Int(record.dataStart)..<Int(record.dataStart + record.dataCount)]
        }
        return Array(tokenizer.input[Int(record.valueStart)..<Int(record.valueEnd)])[...]
    }

    /// Adds the attributes of the token to an element that lacks them, as a second `html` or `body` tag does.
    mutating func mergeAttributes(into node: Int32) {
        let token = tokenizer.token
        guard token.attributeCount > 0, moveBudget > 0 else { return }
        let old = document.nodes[Int(node)]
        let oldRange = Int(old.dataStart)..<Int(old.dataStart) + Int(old.dataCount)
        moveBudget -= oldRange.count * 16
        var known = Set<Int32>()
        for index in oldRange { known.insert(tokenizer.attributes[index].name) }
        let added = (token.firstAttribute..<token.firstAttribute + token.attributeCount).filter {
            !known.contains(tokenizer.attributes[$0].name)
        }
        guard !added.isEmpty else { return }
        for index in added {
            document.nodes[Int(node)].attributeMask |= NodeRecord.bit(ofAttribute: tokenizer.attributes[index].name)
        }
        let isAtEnd = oldRange.upperBound == token.firstAttribute && added.count == token.attributeCount
        if !isAtEnd {
            document.nodes[Int(node)].dataStart = UInt32(truncatingIfNeeded: tokenizer.attributes.count)
            for index in oldRange { tokenizer.attributes.append(tokenizer.attributes[index]) }
            for index in added { tokenizer.attributes.append(tokenizer.attributes[index]) }
        }
        document.nodes[Int(node)].dataCount = UInt32(truncatingIfNeeded: oldRange.count + added.count)
    }
}
