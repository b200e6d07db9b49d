import Diagnostics
import YAML

/// A document as far as it can be read alone: without codes, references and indices.
///
/// The requirement ids in its sections count from 0, those of groups are indices; `Catalog` gives the final ones.
struct EntryDraft: Sendable {
    var entry: Entry
    var requirements: [RequirementDraft]
    var groups: [SectionDecoder.GroupDraft]
    var related: [NodeReader.PlacedString] = []
    var criteria: [NodeReader.PlacedString] = []
    var extends: [NodeReader.PlacedString] = []
    var replacedBy: NodeReader.PlacedString?
    var aliases: [NodeReader.PlacedString] = []
    var planned: Set<String> = []
    var terms: [Term] = []
    var reviewedSpan: SourceSpan?
    var changes: [ChangeDraft] = []
    /// True for a global rule: it follows its rule set, which comes before it in the list.
    var belongsToRuleSet = false
    /// True when the author wrote the id; false when it was made from the file's name or a title.
    var isNamed = true

    struct ChangeDraft: Sendable {
        var date: ReviewDate?
        var version: String?
        var text: String
    }

    init(entry: Entry, decoder: SectionDecoder) {
        self.entry = entry
        requirements = decoder.requirements
        groups = decoder.groups
    }
}
