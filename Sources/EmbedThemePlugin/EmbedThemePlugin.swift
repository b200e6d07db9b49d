import Foundation
import PackagePlugin

/// Runs `EmbedTheme` whenever a file of `themes/handrail` changed.
@main
struct EmbedThemePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let theme = context.package.directoryURL.appending(path: "themes/handrail")
        let output = context.pluginWorkDirectoryURL.appending(path: "Files.swift")
        let files =
            FileManager.default.enumerator(at: theme, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.sorted { $0.path < $1.path } ?? []
        return [
            .buildCommand(
                displayName: "Embedding themes/handrail",
                executable: try context.tool(named: "EmbedTheme").url,
                arguments: [theme.path, output.path],
                inputFiles: files, outputFiles: [output])
        ]
    }
}
