/// What a file is by the end of its name.
enum MediaFile {
    private static let images: Set<String> = [
        "apng", "avif", "bmp", "gif", "ico", "jpeg", "jpg", "jxl", "png", "svg", "tif", "tiff", "webp",
    ]
    private static let audio: Set<String> = ["aac", "flac", "m4a", "mid", "mp3", "oga", "ogg", "opus", "wav", "weba"]
    private static let video: Set<String> = ["avi", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "ogv", "webm"]

    static func isMedia(_ address: String) -> Bool {
        let ending = ending(of: address)
        return images.contains(ending) || audio.contains(ending) || video.contains(ending)
    }

    static func isImage(_ address: String) -> Bool { images.contains(ending(of: address)) }

    /// The file name extension in lower case, without query and fragment.
    private static func ending(of address: String) -> String {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard let dot = path.lastIndex(of: "."), path[dot...].allSatisfy({ $0 != "/" }) else { return "" }
        return path[path.index(after: dot)...].lowercased()
    }
}
