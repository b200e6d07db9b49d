// HTML 13.2.6.4.7, "the adoption agency algorithm", for the end tags of formatting elements that overlap others.
extension TreeBuilder {
    mutating func adoptionAgency(_ subject: Int32) {
        // Step 2: the current node, if it is the subject and not in the list.
        if openElements.currentHTMLName == subject,
            formattingElements.index(of: openElements.top.node) == nil
        {
            pop()
            return
        }
        // Steps 3 and 4: the outer loop.
        for _ in 0..<8 {
            // Deviation: a page on which these moves cost too much, or would nest too deep, gets the plain treatment of
            // end tags.
            guard moveBudget > 0, copyBudget > 0, openElements.count <= depthLimit else {
                error(.complexityLimitReached)
                return anyOtherEndTag(subject)
            }
            guard let listIndex = formattingElements.lastIndex(named: subject) else { return anyOtherEndTag(subject) }
            let element = formattingElements.entries[listIndex].node
            guard let stackIndex = openStackIndex(element, subject) else {
                error(.ignoredEndTag)
                formattingElements.remove(at: listIndex)
                return
            }
            guard openElements.isInScope(stackIndex) else {
                error(.ignoredEndTag)
                return
            }
            if openElements.top.node != element { error(.misnestedFormattingElement) }
            if tokenizer.token.kind == .endTag { close(element) }
            guard let furthest = furthestBlock(above: stackIndex) else {
                while openElements.count > stackIndex { pop() }
                formattingElements.remove(at: listIndex)
                return
            }
            adopt(element, listIndex: listIndex, stackIndex: stackIndex, furthest: furthest)
        }
    }

    private func openStackIndex(_ node: Int32, _ name: Int32) -> Int? {
        document.nodes[Int(node)].isOpen ? openElements.index(of: node, name: name) : nil
    }

    /// The lowest special element above an entry, or nil.
    private mutating func furthestBlock(above index: Int) -> Int? {
        var special = Int(openElements.top.special)
        var furthest: Int?
        while special > index {
            furthest = special
            special = Int(openElements[special - 1].special)
            moveBudget -= 1
        }
        return furthest
    }

    /// Steps 4.9 to 4.19 for a formatting element with a furthest block.
    private mutating func adopt(_ element: Int32, listIndex: Int, stackIndex: Int, furthest: Int) {
        moveBudget -= openElements.count - stackIndex
        let block = openElements[furthest].node
        let ancestor = openElements[stackIndex - 1]
        // A bookmark: what follows the formatting element in the list.
        var bookmark = listIndex
        var last = block
        var counter = 0
        var removed: [Int] = []
        var index = furthest - 1
        while index > stackIndex {
            counter += 1
            let node = openElements[index].node
            let position = formattingElements.index(of: node)
            if counter > 3, let position {
                formattingElements.remove(at: position)
                if position < bookmark { bookmark -= 1 }
            }
            guard counter <= 3, let position else {
                removed.append(index)
                index -= 1
                continue
            }
            let copy = document.add(copyElement(node)).index
            document.nodes[Int(node)].isOpen = false
            document.nodes[Int(copy)].isOpen = true
            formattingElements.entries[position].node = copy
            openElements.replace(at: index, with: copy)
            if last == block { bookmark = position + 1 }
            document.append(NodeID(last), to: NodeID(copy))
            last = copy
            index -= 1
        }
        move(last, to: appropriatePlace(target: ancestor))
        let copy = document.add(copyElement(element)).index
        document.moveChildren(of: NodeID(block), to: NodeID(copy))
        document.append(NodeID(copy), to: NodeID(block))
        replaceInList(element, with: copy, at: bookmark)
        replaceInStack(element, with: copy, above: block, removed: removed, stackIndex: stackIndex)
    }

    private mutating func replaceInList(_ element: Int32, with copy: Int32, at bookmark: Int) {
        guard let old = formattingElements.index(of: element) else { return }
        var entry = formattingElements.entries[old]
        entry.node = copy
        formattingElements.remove(at: old)
        let index = old < bookmark ? bookmark - 1 : bookmark
        formattingElements.insert(entry, at: min(index, formattingElements.entries.count))
    }

    /// Takes the removed nodes and the formatting element off the stack and puts its copy right above the block.
    private mutating func replaceInStack(
        _ element: Int32, with copy: Int32, above block: Int32, removed: [Int], stackIndex: Int
    ) {
        var moved: [OpenElements.Entry] = []
        let dropped = Set(removed)
        while openElements.count > stackIndex {
            let index = openElements.count - 1
            let entry = openElements.pop()
            if index == stackIndex || dropped.contains(index) {
                document.nodes[Int(entry.node)].isOpen = false
            } else {
                moved.append(entry)
            }
        }
        let name = document.nodes[Int(copy)].name
        for entry in moved.reversed() {
            openElements.push(entry.node, name: entry.name, namespace: entry.namespace, traits: entry.traits)
            if entry.node == block { push(copy, name: name, namespace: .html) }
        }
    }
}
