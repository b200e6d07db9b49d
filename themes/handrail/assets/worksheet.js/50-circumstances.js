// What is audited, on which samples, with what, by whom, and what is in scope.

const kinds = ["sample", "environment", "tester"];

// The given answers for which it matters: rules that hold everywhere have no environment.
const answersWith = kind => audit.results.filter(result => isObject(result) && isGiven(result) && !(kind === "environment" && rowFor(result)?.once));

// The three choices for which answers are given.
function showContext() {
  for (const kind of kinds) {
    const select = byId("now-" + kind);
    const hasNone = context[kind] === null || answersWith(kind).some(result => !result[kind]);
    select.replaceChildren(...listOf(kind).map(entry => new Option(nameOf(kind, entry), entry.id)), ...hasNone ? [new Option(say("no_" + kind), "")] : []);
    select.value = context[kind] ?? "";
  }
  byId("now-summary").textContent = say("now_for", { names: circumstances(context) });
}
function initialContext() {
  let kept = {};
  contextOf = audit.id;
  try { kept = JSON.parse(localStorage.getItem(prefix + "context:" + audit.id)) ?? {}; } catch { /* As above. */ }
  for (const kind of kinds) {
    const ids = new Set(listOf(kind).map(entry => entry.id));
    // Answers that name none are shown at once when there are no others.
    const given = answersWith(kind);
    const isNone = given.length > 0 && given.every(result => !result[kind]);
    context[kind] = ids.has(kept[kind]) ? kept[kind] : isNone ? null : listOf(kind)[0].id;
  }
}

// Scope: an empty list is everything.
const scopeOf = name => new Set(Array.isArray(audit.audit.scope?.[name]) ? audit.audit.scope[name] : []);
let scope = { components: new Set(), groups: new Set(), platforms: [] };
// The platforms of the subject that rows have; a product may be called by any other name, which narrows nothing.
const platformNames = new Set(rows.flatMap(row => row.platforms.map(name => name.toLowerCase())));
const platformsOf = subject => String(subject.platform ?? "").toLowerCase().split(",").map(name => name.trim()).filter(name => platformNames.has(name));
function readScope() {
  scope = { components: scopeOf("components"), groups: scopeOf("groups"), platforms: platformsOf(audit.audit.subject) };
}
const isInScope = row => (scope.components.size === 0 || scope.components.has(row.component)) && (scope.groups.size === 0 || scope.groups.has(row.group))
  && (scope.platforms.length === 0 || row.platforms.length === 0 || row.platforms.some(name => scope.platforms.includes(name.toLowerCase())));
