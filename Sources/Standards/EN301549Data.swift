/// Which clauses of EN 301 549 V3.2.1 stand for which WCAG success criterion, as facts. Read by `EN301549`.
enum EN301549Data {
    /// Criterion, then the clauses for documents, open software and closed software (several with a space between),
    /// and the columns whose clause exists as a number only: `d` document, `o` open software, `c` closed software. The
    /// clause for the web is `9.` and the number.
    static let criteria = """
        1.1.1|10.1.1.1|11.1.1.1.1|11.1.1.1.2|
        1.2.1|10.1.2.1|11.1.2.1.1|11.1.2.1.2.1 11.1.2.1.2.2|
        1.2.2|10.1.2.2|11.1.2.2|11.1.2.2|
        1.2.3|10.1.2.3|11.1.2.3.1|11.1.2.3.2|
        1.2.4|10.1.2.4|11.1.2.4|11.1.2.4|
        1.2.5|10.1.2.5|11.1.2.5|11.1.2.5|
        1.3.1|10.1.3.1|11.1.3.1.1|11.1.3.1.2|
        1.3.2|10.1.3.2|11.1.3.2.1|11.1.3.2.2|
        1.3.3|10.1.3.3|11.1.3.3|11.1.3.3|
        1.3.4|10.1.3.4|11.1.3.4|11.1.3.4|
        1.3.5|10.1.3.5|11.1.3.5.1|11.1.3.5.2|
        1.4.1|10.1.4.1|11.1.4.1|11.1.4.1|
        1.4.2|10.1.4.2|11.1.4.2|11.1.4.2|
        1.4.3|10.1.4.3|11.1.4.3|11.1.4.3|
        1.4.4|10.1.4.4|11.1.4.4.1|11.1.4.4.2|
        1.4.5|10.1.4.5|11.1.4.5.1||c
        1.4.10|10.1.4.10|11.1.4.10.1|11.1.4.10.2|
        1.4.11|10.1.4.11|11.1.4.11|11.1.4.11|
        1.4.12|10.1.4.12|11.1.4.12|11.1.4.12|
        1.4.13|10.1.4.13|11.1.4.13|11.1.4.13|
        2.1.1|10.2.1.1|11.2.1.1.1|11.2.1.1.2|
        2.1.2|10.2.1.2|11.2.1.2|11.2.1.2|
        2.1.4|10.2.1.4|11.2.1.4.1|11.2.1.4.2|
        2.2.1|10.2.2.1|11.2.2.1|11.2.2.1|
        2.2.2|10.2.2.2|11.2.2.2|11.2.2.2|
        2.3.1|10.2.3.1|11.2.3.1|11.2.3.1|
        2.4.1||||cdo
        2.4.2|10.2.4.2|||co
        2.4.3|10.2.4.3|11.2.4.3|11.2.4.3|
        2.4.4|10.2.4.4|11.2.4.4|11.2.4.4|
        2.4.5||||cdo
        2.4.6|10.2.4.6|11.2.4.6|11.2.4.6|
        2.4.7|10.2.4.7|11.2.4.7|11.2.4.7|
        2.5.1|10.2.5.1|11.2.5.1|11.2.5.1|
        2.5.2|10.2.5.2|11.2.5.2|11.2.5.2|
        2.5.3|10.2.5.3|11.2.5.3.1|11.2.5.3.2|
        2.5.4|10.2.5.4|11.2.5.4|11.2.5.4|
        3.1.1|10.3.1.1|11.3.1.1.1|11.3.1.1.2|
        3.1.2|10.3.1.2|||co
        3.2.1|10.3.2.1|11.3.2.1|11.3.2.1|
        3.2.2|10.3.2.2|11.3.2.2|11.3.2.2|
        3.2.3||||cdo
        3.2.4||||cdo
        3.3.1|10.3.3.1|11.3.3.1.1|11.3.3.1.2|
        3.3.2|10.3.3.2|11.3.3.2|11.3.3.2|
        3.3.3|10.3.3.3|11.3.3.3|11.3.3.3|
        3.3.4|10.3.3.4|11.3.3.4|11.3.3.4|
        4.1.1|10.4.1.1|11.4.1.1.1||c
        4.1.2|10.4.1.2|11.4.1.2.1||c
        4.1.3|10.4.1.3|11.4.1.3.1||c
        """

    /// Functional performance statements of clause 4.2.
    static let functionalPerformance = """
        4.2.1|Usage without vision
        4.2.2|Usage with limited vision
        4.2.3|Usage without perception of colour
        4.2.4|Usage without hearing
        4.2.5|Usage with limited hearing
        4.2.6|Usage with no or limited vocal capability
        4.2.7|Usage with limited manipulation or strength
        4.2.8|Usage with limited reach
        4.2.9|Minimize photosensitive seizure triggers
        4.2.10|Usage with limited cognition, language or learning
        4.2.11|Privacy
        """

    /// Clauses that concern apps and restate no success criterion; `mobile` marks those that RAAM 1.1 tests.
    static let otherClauses = """
        5.2|mobile|Activation of accessibility features
        5.3|mobile|Biometrics
        5.4|mobile|Preservation of accessibility information during conversion
        5.5||Operable parts
        5.5.1|mobile|Means of operation
        5.5.2||Operable parts discernibility
        5.6||Locking or toggle controls
        5.6.1|mobile|Tactile or auditory status
        5.6.2|mobile|Visual status
        5.7|mobile|Key repeat
        5.8||Double-strike key acceptance
        5.9|mobile|Simultaneous user actions
        11.5||Interoperability with assistive technology
        11.5.1||Closed functionality
        11.5.2||Accessibility services
        11.5.2.1||Platform accessibility service support for software that provides a user interface
        11.5.2.2||Platform accessibility service support for assistive technologies
        11.5.2.3|mobile|Use of accessibility services
        11.5.2.4||Assistive technology
        11.5.2.5|mobile|Object information
        11.5.2.6|mobile|Row, column, and headers
        11.5.2.7|mobile|Values
        11.5.2.8|mobile|Label relationships
        11.5.2.9|mobile|Parent-child relationships
        11.5.2.10|mobile|Text
        11.5.2.11|mobile|List of available actions
        11.5.2.12|mobile|Execution of available actions
        11.5.2.13|mobile|Tracking of focus and selection attributes
        11.5.2.14|mobile|Modification of focus and selection attributes
        11.5.2.15|mobile|Change notification
        11.5.2.16|mobile|Modifications of states and properties
        11.5.2.17|mobile|Modifications of values and text
        11.6||Documented accessibility usage
        11.6.1||User control of accessibility features
        11.6.2|mobile|No disruption of accessibility features
        11.7|mobile|User preferences
        11.8||Authoring tools
        11.8.1|mobile|Content technology
        11.8.2|mobile|Accessible content creation
        11.8.3|mobile|Preservation of accessibility information in transformations
        11.8.4|mobile|Repair assistance
        11.8.5|mobile|Templates
        12.1||Product documentation
        12.1.1|mobile|Accessibility and compatibility features
        12.1.2|mobile|Accessible documentation
        12.2||Support services
        12.2.2|mobile|Information on accessibility and compatibility features
        12.2.3|mobile|Effective communication
        12.2.4|mobile|Accessible documentation
        """
}
