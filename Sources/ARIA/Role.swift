/// Placeholder.
enum Role {}
