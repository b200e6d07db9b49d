import Diagnostics

extension AuditFile {
    /// What the audit set out to test.
    fileprivate struct Scope: Hashable {
        /// None for all.
        var components: Set<String>
        /// None for all.
        var groups: Set<String>
        var excluded: Set<JSONObject>

        init(_ audit: AuditFile) {
            let scope = audit.audit.object("scope")
            components = Set(scope?.strings("components") ?? [])
            groups = Set(scope?.strings("groups") ?? [])
            excluded = Set(scope?.objects("excluded") ?? [])
        }

        /// Whether the audit tests what another one may leave out: a component, a group or a single check.
        func covers(_ id: String) -> Bool {
            if excluded.contains(where: { $0.string("id") == id }) { return false }
            let component = String(id.prefix { $0 != "#" && $0 != " " })
            return components.isEmpty || components.contains(component) || groups.contains(id)
        }
    }

    /// Takes the scopes of all audits together: testers often share the work out by component. Without a list of
    /// components an audit is about all of them. Something is left out only where no audit covers it.
    mutating func uniteScopes(of audits: [AuditFile]) {
        guard audits.contains(where: { $0.audit.object("scope") != nil }), var about = header.object("audit") else {
            return
        }
        let scopes = Set(audits.map(Scope.init))
        func united(_ list: (Scope) -> Set<String>) -> JSONValue {
            scopes.contains { list($0).isEmpty }
                ? [] : JSONValue(scopes.reduce(into: Set<String>()) { $0.formUnion(list($1)) }.sorted())
        }
        let excluded = scopes.reduce(into: Set<JSONObject>()) { $0.formUnion($1.excluded) }
            .filter { item in !scopes.contains { $0.covers(item.string("id") ?? "") } }
        var scope = about.object("scope") ?? JSONObject()
        scope["components"] = united(\.components)
        scope["groups"] = united(\.groups)
        scope.set("excluded", excluded.sorted { $0.value.serialized() < $1.value.serialized() })
        about["scope"] = scope.value
        header["audit"] = about.value
    }
}
