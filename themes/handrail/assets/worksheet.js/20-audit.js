// The audit in memory: one document as files have it, and where its answers belong on this page.

const formatVersion = 1;
let audit = fresh();
// Which sample, environment and tester answers are given for.
const context = { sample: null, environment: null, tester: null };
let contextOf = "";
// Results by row and circumstances, by row alone, and those whose rule is not on this page.
let answers = new Map();
let answersOfRow = new Map();
let orphans = [];
let readOnly = false;
// Documents whose rows stand on other pages of a worksheet that is split.
const elsewhere = new Set((form.dataset.elsewhere || "").split(" ").filter(Boolean));

// A new audit. A retest starts with the places and open problems of the audit before.
function fresh() {
  const start = JSON.parse(form.dataset.start || "{}");
  const blank = {
    format: "handrail-audit", formatVersion, id: crypto.randomUUID?.() ?? randomID(), revision: 0, createdAt: now(), updatedAt: now(),
    exportedRevision: null, generator: { name: "handrail", version: form.dataset.generator },
    template: { site, contentVersion: form.dataset.version, contentHash: form.dataset.hash, checks: rows.length },
    audit: {
      title: form.dataset.title, kind: "initial", status: "draft", baseline: null, subject: { name: "" },
      standard: { wcag: "2.2", level: "AA" }, scope: { components: [], groups: [], excluded: [] },
      startedOn: now().slice(0, 10), finishedOn: null, summary: "", locale: document.documentElement.lang,
    },
    testers: [{ id: "t1", name: "" }], environments: [{ id: "e1", label: "" }], samples: [{ id: "s1", name: "" }],
    results: [], adjudications: [], history: [{ at: now(), what: "created" }],
  };
  const { id, revision, createdAt, updatedAt, exportedRevision, testers, history } = blank;
  const results = (start.results ?? []).map(result => ({ ...result, tester: testers[0].id }));
  return completed({ ...blank, ...start, id, revision, createdAt, updatedAt, exportedRevision, testers, history, results, audit: { ...blank.audit, ...start.audit } });
}
// Pages that came over plain HTTP have no randomUUID (RFC 9562, 5.4).
function randomID() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = bytes[6] & 15 | 64;
  bytes[8] = bytes[8] & 63 | 128;
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

// From each version of the format to the next.
const migrations = { 0: old => ({ ...old, formatVersion: 1 }) };
function migrated(document) {
  let current = document;
  while ((current.formatVersion ?? 0) < formatVersion) current = migrations[current.formatVersion ?? 0](current);
  if (current !== document) current.history = [...Array.isArray(current.history) ? current.history : [], { at: now(), what: "migrated" }];
  return current;
}

// A list that is none stays beside the one that is needed.
function completed(document) {
  for (const name of ["results", "testers", "environments", "samples", "history"]) {
    if (Array.isArray(document[name])) continue;
    if (document[name] !== undefined) document["unreadable_" + name] = document[name];
    document[name] = [];
  }
  if (!isObject(document.audit)) document.audit = { ...fresh().audit, unreadable: document.audit };
  if (!isObject(document.audit.subject)) document.audit.subject = { name: "" };
  if (!isObject(document.template)) document.template = {};
  if (!Number.isInteger(document.revision)) document.revision = 0;
  for (const [name, blank] of [["testers", { id: "t1", name: "" }], ["environments", { id: "e1", label: "" }], ["samples", { id: "s1", name: "" }]]) {
    if (!document[name].some(isObject)) document[name].push(blank);
  }
  return document;
}

// "dialog.modal/must/code/m4", "dialog.modal#m4" and "dialog.modal M4" name the same rule.
function idFromName(name) {
  const parts = name.split("/");
  if (parts.length === 4) return `${parts[0]}#${parts[3]}`;
  return name.includes("#") ? name : name.replace(/^(\S+) (\S+)$/, (match, component, code) => `${component}#${code.toLowerCase()}`);
}
function idOf(result) {
  if (typeof result.id === "string" && result.id.includes("#")) return result.id;
  const id = idFromName(String(result.check ?? ""));
  const hash = id.indexOf("#");
  return typeof result.component === "string" && hash >= 0 ? result.component + id.slice(hash) : id;
}
const isReworded = (result, row) => result.fingerprint ? result.fingerprint !== row.fingerprint : Boolean(result.text) && plain(result.text) !== plain(row.text);
const plain = text => String(text).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
const isGiven = result => result.outcome !== "untested" || Boolean(result.note || result.heard || result.findings?.length);

// The row that a result answers: by id, by code, else where its exact wording stands now.
function rowFor(result) {
  const id = idOf(result);
  return rowById.get(id) ?? rowByCode.get(id.toLowerCase()) ?? rowByCode.get(idFromName(String(result.code ?? "")).toLowerCase())
    ?? (elsewhere.has(result.component) ? undefined : rowByFingerprint.get(result.fingerprint));
}
const keyOf = (row, { sample, environment, tester }) => [row.id, sample ?? "", row.once ? "" : environment ?? "", tester ?? ""].join("\u001f");
const answerOf = row => answers.get(keyOf(row, context));

// Sets every answer against the rows of this page and tells what changed: nothing is dropped, the tested wording stays.
function settle() {
  answers = new Map();
  answersOfRow = new Map();
  orphans = [];
  const changes = { reworded: 0, moved: 0, removed: 0 };
  for (const result of audit.results.filter(isObject)) {
    const row = rowFor(result);
    if (!row) {
      if (elsewhere.has(result.component) || !isGiven(result)) continue;
      if (result.state !== "removed" && !sheet) { result.state = "removed"; changes.removed += 1; }
      orphans.push(result);
      continue;
    }
    const state = isReworded(result, row) ? "text-changed" : row.id === idOf(result) ? "current" : "moved";
    if (row.id !== idOf(result)) Object.assign(result, { movedFrom: idOf(result), check: row.check, id: row.id, code: row.code, component: row.component, group: row.group });
    if (isGiven(result) && state !== (result.state ?? "current") && state !== "current") changes[state === "moved" ? "moved" : "reworded"] += 1;
    if (!(result.state === "moved" && state === "current")) result.state = state;
    place(row, result);
  }
  return changes;
}
// Of two answers to one question the later one is shown; the other stays among the row's answers.
function place(row, result) {
  const key = keyOf(row, result);
  const known = answers.get(key);
  if (!known || (result.at ?? "") >= (known.at ?? "")) answers.set(key, result);
  if (!answersOfRow.has(row)) answersOfRow.set(row, new Set());
  answersOfRow.get(row).add(result);
}

// The worksheet was made anew since the audit was last here.
function followTemplate(changes) {
  const { contentHash, contentVersion } = audit.template;
  const next = { contentVersion: form.dataset.version, contentHash: form.dataset.hash, checks: rows.length };
  if (contentHash === next.contentHash || sheet || elsewhere.size) return false;
  Object.assign(audit.template, { site }, next);
  const detail = say("template_detail", { from: contentVersion ?? "?", to: next.contentVersion, ...changes });
  if (contentHash) {
    audit.history.push({ at: now(), what: "template-updated", detail });
    notice("template", say("template_changed", changes));
  }
  return true;
}

const nameOf = (kind, entry) => {
  if (!entry) return say("no_" + kind);
  const technologies = (Array.isArray(entry.at) ? entry.at : []).map(item => item?.name);
  const parts = kind === "environment" ? [entry.device, entry.os && `${entry.os} ${entry.osVersion ?? ""}`.trim(), ...technologies, entry.textSize] : [];
  return entry.name || entry.label || parts.filter(Boolean).join(", ") || say("unnamed_" + kind, { number: String(entry.id).replace(/\D/g, "") });
};
const listOf = kind => audit[kind + "s"].filter(isObject);
const entryOf = (kind, id) => listOf(kind).find(entry => entry.id === id);
