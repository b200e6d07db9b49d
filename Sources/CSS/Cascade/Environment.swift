/// What a page is shown on: the facts that media queries ask for, and the colour scheme that the user prefers.
public struct Environment: Sendable, Hashable {
    /// The media types that a page can be made for.
    public enum Media: String, Sendable, Hashable {
        case screen, print
    }

    /// `prefers-contrast`, Media Queries 5.
    public enum Contrast: String, Sendable, Hashable {
        case noPreference = "no-preference"
        case more, less, custom
    }

    public var media: Media
    public var scheme: ColorScheme
    /// The viewport (for print the page area), in CSS pixels.
    public var width: Double
    public var height: Double
    public var forcedColors: Bool
    public var reducedMotion: Bool
    public var contrast: Contrast
    /// `hover: hover` and `pointer: fine`: a mouse rather than a finger.
    public var hasMouse: Bool
    /// `scripting`: are scripts run?
    public var scripting: Bool
    /// The font size that `medium` stands for, in CSS pixels.
    public var defaultFontSize: Double

    public init(
        media: Media = .screen, scheme: ColorScheme = .light, width: Double = 1280, height: Double = 800,
        forcedColors: Bool = false, reducedMotion: Bool = false, contrast: Contrast = .noPreference,
        hasMouse: Bool = true, scripting: Bool = true, defaultFontSize: Double = 16
    ) {
        self.media = media
        self.scheme = scheme
        self.width = width
        self.height = height
        self.forcedColors = forcedColors
        self.reducedMotion = reducedMotion
        self.contrast = contrast
        self.hasMouse = hasMouse
        self.scripting = scripting
        self.defaultFontSize = defaultFontSize
    }
}
