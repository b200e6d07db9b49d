/// The default theme, `themes/handrail`, as it was when this binary was built: so that `handrail`
/// builds a site in a folder that holds nothing but content.
public enum EmbeddedTheme {
    /// Every file of the theme by its path inside the theme's folder, sorted by path.
    public static let all: [(path: String, text: String)] = files
}
