(function () {
"use strict";
const byId = id => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const form = byId("sheet");
const site = document.body.dataset.site || "site";
const sheet = form.dataset.sheet || "";
const prefix = `handrail:${site}:`;
const pristine = byId("sheet-page").outerHTML;
const words = Object.fromEntries(all("#sheet-words li").map(item => [item.dataset.key, item.textContent]));
const outcomes = ["passed", "failed", "cantTell", "inapplicable", "untested"];
const say = (key, values = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (match, name) => values[name] ?? match);
const counted = (key, count, values) => say(count === 1 && words[key + "_one"] ? key + "_one" : key, { count, ...values });
const now = () => new Date().toISOString();
const clock = () => new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
const isObject = value => value !== null && typeof value === "object" && !Array.isArray(value);
function make(tag, properties = {}, ...children) {
const element = Object.assign(document.createElement(tag), properties);
element.append(...children);
return element;
}
function announce(text) {
const region = byId("sheet-announce");
region.textContent = "";
setTimeout(() => { region.textContent = text; }, 60);
}
function notice(name, text, ...more) {
const place = byId("notice-" + name);
place.hidden = !text;
place.replaceChildren(text || "", ...more.flatMap(item => [" ", item]));
}
function ask(title, body, buttons) {
const dialog = byId("sheet-dialog");
if (dialog.open) return Promise.resolve("");
byId("sheet-dialog-title").textContent = title;
byId("sheet-dialog-body").replaceChildren(...body);
byId("sheet-dialog-buttons").replaceChildren(...buttons.map(([value, label]) =>
make("button", { type: "button", textContent: label, onclick: () => dialog.close(value) })));
dialog.returnValue = "";
dialog.showModal();
return new Promise(resolve => dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true }));
}
const paragraph = text => make("p", { textContent: text });
const list = lines => make("ul", {}, ...lines.map(line => make("li", { textContent: line })));
function valueAt(object, path) {
return path.split(".").reduce((place, step) => place?.[step], object);
}
function setAt(object, path, value) {
const steps = path.split(".");
const last = steps.pop();
let place = object;
steps.forEach((step, index) => {
if (place[step] === null || typeof place[step] !== "object") place[step] = /^\d+$/.test(steps[index + 1] ?? last) ? [] : {};
place = place[step];
});
place[last] = value;
}
const rows = all(".row", form).map(element => {
const { check, kind, group, platforms, fingerprint, wcag, once } = element.dataset;
const component = element.closest("section").dataset.component;
const clean = (text, pattern, sign) => text.toLowerCase().replace(pattern, sign) || "x";
return {
element, id: check, kind, group, component, fingerprint, once: once !== undefined,
platforms: platforms ? platforms.split("|") : [], wcag: wcag ? wcag.split(" ") : [],
code: element.querySelector(".row-code").textContent, text: element.querySelector(".row-text").textContent,
check: [clean(component, /[^a-z0-9.-]/g, "."), kind, clean(group, /[^a-z0-9-]/g, "-"), clean(check.split("#").pop(), /[^a-z0-9-]/g, "-")].join("/"),
};
});
const rowById = new Map(rows.map(row => [row.id, row]));
const rowByCode = new Map(rows.map(row => [row.code.replace(/ (\S+)$/, "#$1").toLowerCase(), row]));
const rowByFingerprint = new Map(rows.map(row => [row.fingerprint, row]));
const rowOf = element => rowById.get(element.closest?.(".row")?.dataset.check);
const formatVersion = 1;
let audit = fresh();
const context = { sample: null, environment: null, tester: null };
let contextOf = "";
let answers = new Map();
let answersOfRow = new Map();
let orphans = [];
let readOnly = false;
const elsewhere = new Set((form.dataset.elsewhere || "").split(" ").filter(Boolean));
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
function randomID() {
const bytes = crypto.getRandomValues(new Uint8Array(16));
bytes[6] = bytes[6] & 15 | 64;
bytes[8] = bytes[8] & 63 | 128;
const digits = [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
const migrations = { 0: old => ({ ...old, formatVersion: 1 }) };
function migrated(document) {
let current = document;
while ((current.formatVersion ?? 0) < formatVersion) current = migrations[current.formatVersion ?? 0](current);
if (current !== document) current.history = [...Array.isArray(current.history) ? current.history : [], { at: now(), what: "migrated" }];
return current;
}
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
function rowFor(result) {
const id = idOf(result);
return rowById.get(id) ?? rowByCode.get(id.toLowerCase()) ?? rowByCode.get(idFromName(String(result.code ?? "")).toLowerCase())
?? (elsewhere.has(result.component) ? undefined : rowByFingerprint.get(result.fingerprint));
}
const keyOf = (row, { sample, environment, tester }) => [row.id, sample ?? "", row.once ? "" : environment ?? "", tester ?? ""].join("\u001f");
const answerOf = row => answers.get(keyOf(row, context));
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
function place(row, result) {
const key = keyOf(row, result);
const known = answers.get(key);
if (!known || (result.at ?? "") >= (known.at ?? "")) answers.set(key, result);
if (!answersOfRow.has(row)) answersOfRow.set(row, new Set());
answersOfRow.get(row).add(result);
}
function answerFor(row) {
const known = answerOf(row);
if (known) return known;
const result = {
check: row.check, id: row.id, code: row.code, text: row.text, fingerprint: row.fingerprint, component: row.component, group: row.group,
wcag: row.wcag, sample: context.sample, environment: row.once ? null : context.environment, tester: context.tester, outcome: "untested",
mode: "manual", note: "", heard: "", evidence: [], findings: [], at: now(), carriedFrom: null, state: "current",
};
audit.results.push(result);
place(row, result);
return result;
}
function confirmWording(row, result) {
Object.assign(result, { check: row.check, id: row.id, code: row.code, text: row.text, fingerprint: row.fingerprint, wcag: row.wcag, at: now(), carriedFrom: null, state: "current" });
}
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
let database = null;
let localWorks = true;
let savedAt = "";
let changedSince = 0;
let recordsSinceState = 0;
let waiting = [];
let isWriting = false;
let localTimer = 0;
let isLocalBehind = false;
let nextLocalTry = 0;
const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
const settled = request => new Promise((resolve, reject) => {
request.onsuccess = () => resolve(request.result);
request.onerror = () => reject(request.error);
});
const auditKey = id => `${prefix}audit:${id}`;
const isKept = () => localWorks || database !== null;
async function openDatabase() {
try {
const opening = indexedDB.open("handrail:" + site, 2);
opening.onupgradeneeded = () => {
for (const [name, keyPath] of [["audits", ["id", "revision"]], ["changes", ["id", "revision"]], ["list", "id"]]) {
if (!opening.result.objectStoreNames.contains(name)) opening.result.createObjectStore(name, { keyPath });
}
};
database = await Promise.race([settled(opening), wait(4000).then(() => { throw new Error("no answer"); })]);
database.onversionchange = () => { database?.close(); database = null; };
database.onclose = () => { database = null; showState(); };
} catch { database = null; }
}
function journal(stores, work) {
if (!database) return Promise.resolve();
return new Promise(resolve => {
const fail = () => { database = null; showState(); resolve(); };
try {
const transaction = database.transaction(stores, "readwrite", { durability: "strict" });
transaction.oncomplete = () => { markSaved(); resolve(); };
transaction.onabort = fail;
work(transaction);
} catch { fail(); }
});
}
function writeLocal() {
clearTimeout(localTimer);
localTimer = 0;
isLocalBehind = false;
if (readOnly || Date.now() < nextLocalTry) return;
try {
localStorage.setItem(auditKey(audit.id), JSON.stringify(audit));
localWorks = true;
markSaved();
} catch {
localWorks = false;
nextLocalTry = Date.now() + 30000;
}
}
function writeLocalSoon() {
if (localTimer) { isLocalBehind = true; return; }
writeLocal();
localTimer = setTimeout(() => { localTimer = 0; if (isLocalBehind) writeLocalSoon(); }, 250);
}
function markSaved() {
savedAt = clock();
showState();
}
function changed(result) {
if (readOnly) return;
audit.revision += 1;
audit.updatedAt = now();
changedSince ||= Date.now();
const { results, ...header } = audit;
if (recordsSinceState === 0) remember();
recordsSinceState += 1;
if (recordsSinceState >= 50) keepState();
else {
waiting.push({ id: audit.id, revision: audit.revision, header, place: result ? results.indexOf(result) : -1, result: result ?? null });
writeWaiting();
}
writeLocalSoon();
showState();
}
async function writeWaiting() {
if (isWriting) return;
isWriting = true;
while (database && waiting.length) {
const records = waiting;
waiting = [];
await journal(["changes"], transaction => { for (const record of records) transaction.objectStore("changes").put(record); });
}
waiting = [];
isWriting = false;
showState();
}
const isBehind = () => isWriting && !localWorks;
function keepState() {
recordsSinceState = 1;
waiting = [];
return journal(["audits", "changes", "list"], transaction => {
const states = transaction.objectStore("audits");
const range = IDBKeyRange.bound([audit.id, 0], [audit.id, Infinity]);
const { id, revision } = audit;
states.put(audit);
states.getAllKeys(range).onsuccess = event => {
for (const key of event.target.result.slice(0, -6)) states.delete(key);
};
transaction.objectStore("changes").delete(IDBKeyRange.bound([id, 0], [id, revision]));
transaction.objectStore("list").put(listEntry());
});
}
let listedFor = sheet;
async function listFor(id) {
listedFor = byId("sheet-answers") ? (await keptAudits()).find(entry => entry.id === id)?.sheet ?? "copy" : sheet;
}
const listEntry = () => ({ id: audit.id, sheet: listedFor, at: now(), title: audit.audit.title ?? "", subject: audit.audit.subject?.name ?? "" });
function remember() {
const entry = listEntry();
journal(["list"], transaction => transaction.objectStore("list").put(entry));
try {
localStorage.setItem(prefix + "list", JSON.stringify({ ...localList(), [entry.id]: entry }));
} catch { /* The journal has it, or the page has said that nothing is kept. */ }
}
function localList() {
try { return JSON.parse(localStorage.getItem(prefix + "list")) ?? {}; } catch { return {}; }
}
async function keptAudits() {
const entries = new Map(Object.entries(localList()));
try {
for (const entry of database ? await settled(database.transaction("list").objectStore("list").getAll()) : []) {
if (!(entries.get(entry.id)?.at > entry.at)) entries.set(entry.id, entry);
}
} catch { /* As without a journal. */ }
return [...entries.values()].sort((left, right) => left.at < right.at ? 1 : -1);
}
function localAudit(id) {
let text = null;
try { text = localStorage.getItem(auditKey(id)); } catch { localWorks = false; }
if (!text) return null;
try {
const document = JSON.parse(text);
if (document.formatVersion !== formatVersion) keepOld(id, text);
return document;
} catch {
keepOld(id, text);
notice("damaged", say("stored_damaged"));
return null;
}
}
function keepOld(id, text) {
try { localStorage.setItem(auditKey(id) + ":bak", text); } catch { /* The text itself is still there. */ }
}
async function journaledAudit(id) {
if (!database) return null;
try {
const transaction = database.transaction(["audits", "changes"]);
const cursor = await settled(transaction.objectStore("audits").openCursor(IDBKeyRange.bound([id, 0], [id, Infinity]), "prev"));
let document = cursor?.value ?? null;
const range = IDBKeyRange.bound([id, document?.revision ?? -1], [id, Infinity], true);
for (const change of await settled(transaction.objectStore("changes").getAll(range))) {
document = { ...document, ...change.header, results: document?.results ?? [] };
if (change.place >= 0) document.results[change.place] = change.result;
}
return document;
} catch { return null; }
}
async function keptAudit(id) {
const local = localAudit(id);
const journaled = await journaledAudit(id);
return journaled && !(local?.revision > journaled.revision) ? journaled : local;
}
async function olderStates() {
if (!database) return [];
try {
return (await settled(database.transaction("audits").objectStore("audits").getAll(IDBKeyRange.bound([audit.id, 0], [audit.id, Infinity])))).reverse();
} catch { return []; }
}
let release = () => {};
let held = "";
const channel = "BroadcastChannel" in window ? openChannel() : null;
function openChannel() {
try {
const opened = new BroadcastChannel(prefix + "tabs");
opened.onmessage = event => { if (event.data === audit.id && !readOnly) flush(); };
return opened;
} catch { return null; }
}
async function claim(steal = false) {
const id = audit.id;
if (held === id && !steal) return;
release();
held = id;
if (steal) {
channel?.postMessage(id);
await wait(200);
}
await new Promise(resolve => {
try {
navigator.locks.request(`${prefix}lock:${id}`, steal ? { steal: true } : { ifAvailable: true }, lock => {
setReadOnly(lock ? "" : "tab");
resolve();
return lock ? new Promise(done => { release = done; }) : null;
}).catch(error => {
if (held === id) setReadOnly(error.name === "AbortError" ? "tab" : "");
resolve();
});
} catch {
setReadOnly("");
resolve();
}
});
}
async function takeOver() {
await claim(true);
const kept = await keptAudit(audit.id);
if (kept) adopt(kept);
}
function flush() {
if (readOnly || audit.revision === 0) return;
if (localTimer) writeLocal();
if (recordsSinceState > 1) keepState();
}
const outcomeOf = row => answerOf(row)?.outcome ?? "untested";
function showRow(row) {
const result = answerOf(row);
row.radios ??= all("input[type=radio]", row.element);
row.fields ??= all("[data-field]", row.element);
const outcome = result?.outcome ?? "untested";
for (const radio of row.radios) if (radio.checked !== (radio.value === outcome)) radio.checked = radio.value === outcome;
for (const field of row.fields) {
const text = String(result?.[field.dataset.field] ?? "");
if (field.value !== text) field.value = text;
}
showExtras(row);
}
function showExtras(row) {
const result = answerOf(row);
const lines = [];
if (result && isReworded(result, row) && isGiven(result)) {
lines.push(make("p", { className: "old-wording small" }, say("old_wording", { text: result.text ?? "" }), " ",
make("button", { type: "button", className: "button-small", textContent: say("still_holds"), onclick: () => {
confirmWording(row, result);
changed(result);
showExtras(row);
checkedRadio(row).focus();
announce(say("wording_confirmed", { code: row.code }));
} })));
}
if (result?.movedFrom && result.state === "moved") lines.push(make("p", { className: "small soft", textContent: say("moved_from", { code: result.movedFrom }) }));
if (result && !outcomes.includes(result.outcome)) lines.push(make("p", { className: "small", textContent: say("unknown_outcome", { outcome: String(result.outcome) }) }));
if (result?.carriedFrom?.outcome) lines.push(make("p", { className: "small soft", textContent: say("carried_from", { outcome: label(result.carriedFrom.outcome) }) }));
const others = [...answersOfRow.get(row) ?? []].filter(other => other !== result && isGiven(other));
if (others.length) {
lines.push(make("p", { className: "small soft", textContent: say("other_answers") }), make("ul", { className: "small soft" }, ...others.map(other =>
make("li", { textContent: `${circumstances(other)}: ${label(other.outcome)}${other.note ? ". " + other.note : ""}` }))));
}
if (lines.length || row.more) {
row.more ??= row.element.insertBefore(make("div", { className: "row-more" }), row.element.querySelector(".outcomes"));
row.more.replaceChildren(...lines);
}
showFindings(row, result);
}
const label = outcome => words["outcome_" + outcome] ?? String(outcome);
const circumstances = result => ["sample", "environment", "tester"].filter(kind => result[kind]).map(kind => nameOf(kind, entryOf(kind, result[kind]) ?? { id: result[kind], name: result[kind] })).join(", ") || say("no_circumstances");
const checkedRadio = row => (row.radios ?? all("input[type=radio]", row.element)).find(radio => radio.checked) ?? row.element.querySelector("input[type=radio]");
function showFindings(row, result) {
const found = Array.isArray(result?.findings) ? result.findings.filter(isObject) : [];
if (result?.outcome !== "failed" && !found.length) {
row.findings?.remove();
row.findings = null;
return;
}
row.findings ??= row.element.appendChild(make("div", { className: "findings" }));
row.findings.replaceChildren(...found.map((finding, index) => {
const fields = byId("sheet-finding").content.firstElementChild.cloneNode(true);
fields.dataset.finding = index;
fields.querySelector("legend").textContent = say("finding_of", { number: index + 1, code: row.code });
for (const field of all("[data-path]", fields)) readField(field, finding);
fields.querySelector("button").onclick = () => removeFinding(row, result, finding);
return fields;
}), make("button", { type: "button", className: "button-small", textContent: say("add_finding"), onclick: () => addFinding(row) }));
if (readOnly) setEnabled(row.findings);
}
function addFinding(row) {
const result = answerFor(row);
if (!Array.isArray(result.findings)) result.findings = [];
const used = new Set(audit.results.flatMap(other => Array.isArray(other?.findings) ? other.findings.map(finding => finding?.id) : []));
let number = used.size + 1;
while (used.has(`${audit.id.slice(0, 4)}-${number}`)) number += 1;
result.findings.push({ id: `${audit.id.slice(0, 4)}-${number}`, title: "", severity: "major", cause: "app", wcag: row.wcag, alsoIn: [], evidence: [], status: "open" });
result.at = now();
changed(result);
showExtras(row);
all(".finding", row.element).at(-1).querySelector("[data-path]").focus();
announce(say("finding_added", { code: row.code }));
}
async function removeFinding(row, result, finding) {
if (finding.title && await ask(say("remove_finding_question"), [paragraph(finding.title)], [["yes", say("remove")], ["", say("cancel")]]) !== "yes") return;
result.findings.splice(result.findings.indexOf(finding), 1);
result.at = now();
changed(result);
showExtras(row);
row.findings?.querySelector(":scope > button").focus();
announce(say("finding_removed", { code: row.code }));
}
function readField(field, object) {
const value = valueAt(object, field.dataset.path);
field.value = field.dataset.list === "names" ? (Array.isArray(value) ? value : []).map(item => item?.name).join(", ")
: field.dataset.list ? (Array.isArray(value) ? value : []).join(", ") : value ?? "";
}
function writeField(field, object) {
const { path, list: kind } = field.dataset;
const parts = field.value.split(",").map(part => part.trim()).filter(Boolean);
if (kind === "names") {
const known = valueAt(object, path) ?? [];
setAt(object, path, parts.map(name => known.find(item => item?.name === name) ?? { kind: "screenshot", name }));
} else if (kind) setAt(object, path, parts);
else if (field.value === "" && (field.tagName === "SELECT" || field.type === "date")) setAt(object, path, field.dataset.blank === "null" ? null : undefined);
else setAt(object, path, field.value);
if (path.startsWith("at.0.")) object.at[0].name ??= "";
}
function takeRow(row, field) {
const result = answerFor(row);
const finding = field.closest(".finding");
if (field.type === "radio") {
result.outcome = field.value;
confirmWording(row, result);
} else if (finding) writeField(field, result.findings.filter(isObject)[finding.dataset.finding]);
else result[field.dataset.field] = field.value;
result.at = now();
changed(result);
if (field.type !== "radio") return;
showExtras(row);
showProgress();
announce(say("answered", { code: row.code, outcome: label(result.outcome), ...tally(rows.filter(isInScope)) }));
}
function showOrphans() {
const section = byId("sheet-orphans");
section.hidden = orphans.length === 0;
notice("orphans", orphans.length ? counted("orphans", orphans.length) : "", ...orphans.length ? [make("a", { href: "#sheet-orphans", textContent: say("show_them") })] : []);
byId("orphan-list").replaceChildren(...orphans.map(result => {
const name = String(result.code || idOf(result));
const remove = make("button", { type: "button", className: "button-small", textContent: say("remove"), onclick: async () => {
if (await ask(say("remove_orphan_question"), [paragraph(name), paragraph(result.text ?? "")], [["yes", say("remove")], ["", say("cancel")]]) !== "yes") return;
audit.results.splice(audit.results.indexOf(result), 1);
orphans.splice(orphans.indexOf(result), 1);
changed();
keepState();
showOrphans();
byId("sheet-main").focus();
announce(say("removed", { code: name }));
} });
remove.setAttribute("aria-label", `${say("remove")}: ${name}`);
return make("li", {}, make("strong", { textContent: name }), ` ${label(result.outcome)}, ${circumstances(result)}. ${result.text ?? ""}`,
...[result.note, result.heard].filter(Boolean).map(paragraph), remove);
}));
if (readOnly) setEnabled(section);
}
const kinds = ["sample", "environment", "tester"];
function showAbout() {
for (const field of all("#sheet-about [data-path]")) readField(field, audit);
}
function showEntries(kind) {
byId("list-" + kind).replaceChildren(...listOf(kind).map((entry, index) => {
const fields = byId("entry-" + kind).content.firstElementChild.cloneNode(true);
fields.dataset.entry = kind;
fields.dataset.id = entry.id;
fields.querySelector("legend").textContent = `${index + 1}. ${nameOf(kind, entry)}`;
for (const field of all("[data-path]", fields)) readField(field, entry);
fields.querySelector("button").onclick = () => removeEntry(kind, entry);
return fields;
}));
if (readOnly) setEnabled(byId("list-" + kind));
}
function takeEntry(field, fields) {
const kind = fields.dataset.entry;
const entry = entryOf(kind, fields.dataset.id);
writeField(field, entry);
fields.querySelector("legend").textContent = `${all("fieldset", fields.parentNode).indexOf(fields) + 1}. ${nameOf(kind, entry)}`;
changed();
showContext();
}
const nextID = (kind, taken) => {
let number = 1;
while (taken.has(kind[0] + number)) number += 1;
return kind[0] + number;
};
function addEntry(kind) {
const entries = audit[kind + "s"];
const id = nextID(kind, new Set(entries.map(entry => entry?.id)));
entries.push(kind === "environment" ? { id, label: "" } : { id, name: "" });
changed();
showEntries(kind);
showContext();
byId("list-" + kind).lastElementChild.querySelector("[data-path]").focus();
announce(say("added", { name: nameOf(kind, entryOf(kind, id)) }));
}
async function removeEntry(kind, entry) {
const name = nameOf(kind, entry);
const used = audit.results.filter(result => result?.[kind] === entry.id && isGiven(result)).length;
if (used || listOf(kind).length === 1) {
await ask(say("entry_stays", { name }), [paragraph(used ? counted("entry_used", used) : say("entry_last"))], [["", say("close")]]);
return;
}
if (await ask(say("remove_entry_question", { name }), [], [["yes", say("remove")], ["", say("cancel")]]) !== "yes") return;
audit[kind + "s"].splice(audit[kind + "s"].indexOf(entry), 1);
if (context[kind] === entry.id) setContext({ [kind]: listOf(kind)[0].id });
changed();
showEntries(kind);
showContext();
byId("add-" + kind).focus();
announce(say("removed", { code: name }));
}
const answersWith = kind => audit.results.filter(result => isObject(result) && isGiven(result) && !(kind === "environment" && rowFor(result)?.once));
function showContext() {
for (const kind of kinds) {
const select = byId("now-" + kind);
const hasNone = context[kind] === null || answersWith(kind).some(result => !result[kind]);
select.replaceChildren(...listOf(kind).map(entry => new Option(nameOf(kind, entry), entry.id)), ...hasNone ? [new Option(say("no_" + kind), "")] : []);
select.value = context[kind] ?? "";
}
byId("now-summary").textContent = say("now_for", { names: circumstances(context) });
}
function setContext(change) {
Object.assign(context, change);
try { localStorage.setItem(prefix + "context:" + audit.id, JSON.stringify(context)); } catch { /* The first ones are taken next time. */ }
for (const row of rows) showRow(row);
showContext();
applyFilter();
}
function initialContext() {
let kept = {};
contextOf = audit.id;
try { kept = JSON.parse(localStorage.getItem(prefix + "context:" + audit.id)) ?? {}; } catch { /* As above. */ }
for (const kind of kinds) {
const ids = new Set(listOf(kind).map(entry => entry.id));
const given = answersWith(kind);
const isNone = given.length > 0 && given.every(result => !result[kind]);
context[kind] = ids.has(kept[kind]) ? kept[kind] : isNone ? null : listOf(kind)[0].id;
}
}
const scopeOf = name => new Set(Array.isArray(audit.audit.scope?.[name]) ? audit.audit.scope[name] : []);
let scope = { components: new Set(), groups: new Set(), platform: "" };
function readScope() {
scope = { components: scopeOf("components"), groups: scopeOf("groups"), platform: audit.audit.subject.platform ?? "" };
for (const box of all("[data-scope]")) box.checked = scope[box.dataset.scope].size === 0 || scope[box.dataset.scope].has(box.value);
byId("scope-platform").value = scope.platform;
byId("scope-reason").value = (Array.isArray(audit.audit.scope?.excluded) ? audit.audit.scope.excluded : []).find(item => item?.reason)?.reason ?? "";
}
const isInScope = row => (scope.components.size === 0 || scope.components.has(row.component)) && (scope.groups.size === 0 || scope.groups.has(row.group))
&& (!scope.platform || row.platforms.length === 0 || row.platforms.includes(scope.platform));
function takeScope() {
if (!isObject(audit.audit.scope)) audit.audit.scope = {};
const reason = byId("scope-reason").value;
for (const name of ["components", "groups"]) {
const boxes = all(`[data-scope=${name}]`);
const checked = boxes.filter(box => box.checked).map(box => box.value);
audit.audit.scope[name] = checked.length === boxes.length ? [] : checked;
}
const here = new Map(all("[data-scope=components]").map(box => [box.value, box.checked]));
const others = (Array.isArray(audit.audit.scope.excluded) ? audit.audit.scope.excluded : []).filter(item => !here.has(item?.id));
audit.audit.scope.excluded = [...others, ...[...here].filter(([, isChecked]) => !isChecked && reason).map(([id]) => ({ id, reason }))];
if (byId("scope-platform").value) audit.audit.subject.platform = byId("scope-platform").value; else delete audit.audit.subject.platform;
scope = { components: scopeOf("components"), groups: scopeOf("groups"), platform: audit.audit.subject.platform ?? "" };
changed();
applyFilter();
}
const tally = of => {
const tested = of.filter(row => outcomeOf(row) !== "untested").length;
return { total: of.length, tested, failed: of.filter(row => outcomeOf(row) === "failed").length };
};
function applyFilter() {
const wanted = Object.fromEntries(all("[data-filter]").map(select => [select.dataset.filter, select.value]));
const text = byId("filter-text").value.trim().toLowerCase();
for (const row of rows) {
const outcome = outcomeOf(row);
row.isShown = isInScope(row) && (!wanted.component || row.component === wanted.component) && (!wanted.group || row.group === wanted.group)
&& (!wanted.platform || row.platforms.length === 0 || row.platforms.includes(wanted.platform))
&& (!wanted.kind || wanted.kind.split(" ").includes(row.kind))
&& (!wanted.outcome || (wanted.outcome === "open" ? outcome === "untested" || outcome === "cantTell" : wanted.outcome === "reworded" ? answerOf(row) && isReworded(answerOf(row), row) : outcome === wanted.outcome))
&& (!text || `${row.code} ${row.text}`.toLowerCase().includes(text));
if (row.element.hidden === row.isShown) row.element.hidden = !row.isShown;
}
for (const section of all(".sheet-section")) section.hidden = !section.querySelector(".row:not([hidden])");
showProgress();
}
const shownRows = () => all(".row:not([hidden])", byId("sheet-rows")).map(rowOf);
let arrangement = "component";
function arrange(by) {
arrangement = by;
for (const row of rows) row.home ??= row.element.parentNode;
for (const section of all(".by-group")) section.remove();
if (by === "group") {
const sections = new Map();
for (const row of rows) {
if (!sections.has(row.group)) {
const title = make("h2", { id: "group-" + row.group, tabIndex: -1, textContent: groupTitle(row.group) });
const section = make("section", { className: "sheet-section by-group" }, title);
section.setAttribute("aria-labelledby", title.id);
sections.set(row.group, section);
}
sections.get(row.group).append(row.element);
}
byId("sheet-rows").prepend(...sections.values());
} else for (const row of rows) row.home.append(row.element);
applyFilter();
}
const groupTitle = group => byId("filter-group").querySelector(`option[value="${CSS.escape(group)}"]`)?.textContent ?? group;
let progressIsDue = false;
function showProgress() {
if (progressIsDue) return;
progressIsDue = true;
requestAnimationFrame(() => {
progressIsDue = false;
const inScope = rows.filter(isInScope);
const all = tally(inScope);
byId("sheet-count").textContent = say("rows_shown", { shown: rows.filter(row => row.isShown).length, ...all });
byId("sheet-bar").max = Math.max(all.total, 1);
byId("sheet-bar").value = all.tested;
const groups = Map.groupBy ? Map.groupBy(inScope, row => row.group) : inScope.reduce((map, row) => map.set(row.group, [...map.get(row.group) ?? [], row]), new Map());
byId("progress-rows").replaceChildren(...[...groups].map(([group, members]) => {
const { total, tested, failed } = tally(members);
const open = members.filter(row => ["untested", "cantTell"].includes(outcomeOf(row))).length;
const name = make("th", { scope: "row", textContent: groupTitle(group) });
const bar = make("progress", { max: total, value: tested });
bar.setAttribute("aria-label", groupTitle(group));
return make("tr", {}, name, make("td", {}, bar), ...[`${tested} / ${total}`, failed, open].map(text => make("td", { className: "number", textContent: text })));
}));
});
}
let hasReminded = false;
const unsaved = () => audit.revision - (audit.exportedRevision ?? 0);
function showState() {
const text = audit.revision === 0 ? say("nothing_entered") : [
isKept() && isBehind() ? say("saving") : isKept() && savedAt ? say("saved", { time: savedAt }) : "", unsaved() > 0 ? counted("not_in_file", unsaved()) : "",
].filter(Boolean).join(" ");
const state = byId("sheet-saved");
if (state.textContent !== text) state.textContent = text;
const isDue = unsaved() >= 25 || unsaved() > 0 && changedSince > 0 && Date.now() - changedSince > 20 * 60000;
state.classList.toggle("is-reminder", isDue);
if (isDue && !hasReminded) announce(`${text} ${say("reminder")}`);
hasReminded = isDue;
if (isKept() !== (byId("notice-storage").hidden !== false)) notice("storage", isKept() ? "" : say("autosave_off"));
}
const shortcutKeys = { p: "passed", f: "failed", c: "cantTell", n: "inapplicable", u: "untested" };
function shortcut(event) {
const row = rowOf(event.target);
if (!row || !byId("sheet-shortcuts").checked || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("textarea, select, input:not([type=radio])")) return;
const key = event.key.toLowerCase();
if (shortcutKeys[key] && !readOnly) {
const radio = row.radios.find(item => item.value === shortcutKeys[key]);
radio.checked = true;
radio.focus();
takeRow(row, radio);
} else if (key === "j" || key === "k") goTo(nextRow(row, key === "j" ? 1 : -1));
else if (key === "o") nextOpen(row);
else return;
event.preventDefault();
}
const nextRow = (row, step) => { const shown = shownRows(); return shown[shown.indexOf(row) + step]; };
function nextOpen(row) {
const shown = shownRows();
const start = shown.indexOf(row) + 1;
const found = [...shown.slice(start), ...shown.slice(0, start)].find(other => outcomeOf(other) === "untested" && other !== row);
if (found) goTo(found); else announce(say("nothing_open"));
}
function goTo(row) { if (row) checkedRadio(row).focus(); }
let newerText = "";
function download(text, type, extension) {
const subject = (audit.audit.subject.name || audit.audit.title || site).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "audit";
const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: `${subject}_audit_${now().slice(0, 10)}_r${audit.revision}${extension}` });
link.click();
setTimeout(() => URL.revokeObjectURL(link.href), 10000);
announce(say("file_saved", { name: link.download }));
}
function markExported() {
if (readOnly) return;
audit.exportedRevision = audit.revision;
changedSince = 0;
if (audit.revision > 0) { keepState(); writeLocal(); }
showState();
}
function saveJSON() {
if (newerText) return download(newerText, "application/json", ".audit.json");
markExported();
download(JSON.stringify(audit, null, 1) + "\n", "application/json", ".audit.json");
}
const columns = [
"audit_id", "audit_title", "subject", "subject_version", "component", "kind", "group", "code", "check_id", "check_text", "wcag", "wcag_level", "en301549",
"sample", "environment", "device", "os", "os_version", "at", "at_version", "text_size", "tester", "outcome", "note", "finding_id", "finding_title", "severity",
"cause", "steps", "heard", "evidence", "ticket", "finding_status", "tested_at", "state", "carried_from", "fingerprint",
];
const never = "1970-01-01T00:00:00Z";
const criteria = new Map((form.dataset.criteria || "").split(";").map(item => item.split(" ")).map(([number, level, clause]) => [number, { level, clause }]));
function csvCell(value) {
const text = String(value ?? "");
const safe = /^'*[=+\-@\t\r]/.test(text) ? "'" + text : text;
return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
function csvLines(result) {
const environment = entryOf("environment", result.environment);
const technologies = (Array.isArray(environment?.at) ? environment.at : []).filter(isObject);
const joined = member => technologies.map(item => item[member]).filter(Boolean).join(" + ");
const numbers = Array.isArray(result.wcag) ? result.wcag : [];
const named = (kind, id) => { const entry = entryOf(kind, id); return entry?.name || entry?.label || id; };
const names = items => (Array.isArray(items) ? items : []).map(item => item?.name).filter(Boolean);
const first = [
audit.id, audit.audit.title, audit.audit.subject.name, audit.audit.subject.version, result.component, String(result.check).split("/")[1] ?? "check", result.group,
result.code, idOf(result), result.text, numbers.join(" "), numbers.map(number => criteria.get(number)?.level ?? "-").join(" "),
numbers.map(number => criteria.get(number)?.clause ?? "-").join(" "), named("sample", result.sample), environment?.label || result.environment, environment?.device,
environment?.os, environment?.osVersion, joined("name"), joined("version"), environment?.textSize, named("tester", result.tester), result.outcome, result.note,
];
const last = [result.at === never ? "" : result.at, result.state, result.carriedFrom?.audit, result.fingerprint];
const found = Array.isArray(result.findings) && result.findings.length ? result.findings.filter(isObject) : [{}];
return found.map(finding => [...first, finding.id, finding.title, finding.severity, finding.id && (finding.cause ?? "unknown"), finding.steps, finding.heard || result.heard,
[...names(finding.evidence), ...names(result.evidence)].join(" "), finding.ticket, finding.id && (finding.status ?? "open"), ...last]);
}
function saveCSV() {
const untested = rows.filter(row => isInScope(row) && !answersOfRow.has(row)).map(row => ({ ...row, wcag: row.wcag, outcome: "untested", at: never, state: "current" }));
const lines = [columns, ...[...audit.results.filter(isObject), ...untested].flatMap(csvLines)];
markExported();
download("\ufeff" + lines.map(cells => cells.map(csvCell).join(",") + "\r\n").join(""), "text/csv", ".csv");
}
async function copyParts() {
const style = byId("sheet-style");
if (style) return { style: style.textContent, script: byId("sheet-script").textContent };
if (!window.handrailCopy) {
await new Promise((resolve, reject) => document.head.append(make("script", { src: `${document.body.dataset.root}assets/worksheet-copy.js`, onload: resolve, onerror: reject })));
}
return window.handrailCopy;
}
const escaped = text => String(text).replace(/[&<>"]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
function copyPage({ style, script }) {
const body = new DOMParser().parseFromString(pristine, "text/html").body.firstElementChild;
for (const link of all("a[href]", body)) {
if (link.getAttribute("href").startsWith("#")) continue;
if (location.protocol.startsWith("http")) link.href = new URL(link.getAttribute("href"), location.href).href; else link.removeAttribute("href");
}
for (const element of all(".site-only", body)) element.remove();
const { lang, dir } = document.documentElement;
return `<!DOCTYPE html>
<html lang="${escaped(lang)}" dir="${escaped(dir)}">
<head>
<meta charset="utf-8">
<script type="application/json" id="sheet-answers">${JSON.stringify(audit).replace(/</g, "\\u003c")}</` + `script>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped([audit.audit.title, audit.audit.subject.name].filter(Boolean).join(" – "))}</title>
<link rel="icon" href="data:,">
<style id="sheet-style">${style}</style>
</head>
<body data-site="${escaped(site)}" data-root="">
<main id="hr-main">${body.outerHTML}</main>
<script id="sheet-script">${script}</` + `script>
</body>
</html>
`;
}
async function saveCopy() {
let parts;
try { parts = await copyParts(); } catch { announce(say("copy_failed")); notice("copy", say("copy_failed")); return; }
notice("copy", "");
markExported();
download(copyPage(parts), "text/html", ".html");
}
function printSheet(isBlank) {
document.body.classList.toggle("print-blank", isBlank);
fillPrintHead(isBlank);
print();
}
function fillPrintHead(isBlank) {
const environment = entryOf("environment", context.environment) ?? {};
const technology = (Array.isArray(environment.at) ? environment.at[0] : null) ?? {};
const joined = (...parts) => parts.filter(Boolean).join(" ");
const values = {
app: audit.audit.subject.name, version: joined(audit.audit.subject.version, audit.audit.subject.build), sample: entryOf("sample", context.sample)?.name,
device: environment.device, system: joined(environment.os, environment.osVersion), technology: joined(technology.name, technology.version), text_size: environment.textSize,
tester: entryOf("tester", context.tester)?.name, date: audit.audit.startedOn,
};
for (const field of all(".finding label")) field.classList.toggle("is-empty", !field.lastElementChild.value);
for (const place of all("[data-print-field]")) place.textContent = isBlank ? "" : values[place.dataset.printField] ?? "";
}
const outcomeWords = new Map(Object.entries({
passed: "p ok yes pass passed ✓ + supports", failed: "f ko no fail failed ✗ x - violation", cantTell: "? c cantTell incomplete",
inapplicable: "n na n/a i inapplicable", untested: "u nt untested",
}).flatMap(([outcome, spellings]) => [...spellings.split(" "), "earl:" + outcome, words["outcome_" + outcome] ?? ""].map(word => [word.toLowerCase(), outcome])));
const outcomeFrom = word => outcomeWords.get(String(word).trim().toLowerCase());
async function readFile(file) {
if (!file) return;
let text;
try { text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()); }
catch { return refuse(file.name, say("not_utf8")); }
await readText(file.name, text);
}
const refuse = (name, reason) => ask(say("import_bad", { name }), [paragraph(reason), paragraph(say("import_unchanged"))], [["", say("close")]]);
async function readText(name, text) {
let incoming;
let faults = [];
try {
const trimmed = text.trimStart();
if (trimmed.startsWith("<")) incoming = parseJSON(new DOMParser().parseFromString(text, "text/html").getElementById("sheet-answers")?.textContent ?? "");
else if (/^[{[]/.test(trimmed)) incoming = parseJSON(text);
else ({ incoming, faults } = parseTable(text));
if (!isObject(incoming) || incoming.format !== "handrail-audit") throw new Error(say("no_audit_file"));
} catch (error) { return refuse(name, error.message); }
if (incoming.formatVersion > formatVersion) return openNewer(name, text, incoming);
incoming = completed(migrated(incoming));
incoming.results.forEach((result, index) => {
if (!isObject(result) || !result.check && !result.id && !result.code) faults.push(say("fault_no_check", { place: `results[${index}]` }));
else if (!outcomes.includes(result.outcome)) faults.push(say("fault_outcome", { place: `results[${index}] ${idOf(result)}`, word: String(result.outcome) }));
});
await offer(name, incoming, faults);
}
function parseJSON(text) {
if (!text) throw new Error(say("no_answers"));
try { return JSON.parse(text); } catch (error) {
const before = text.slice(0, faultPlace(text)).split("\n");
throw new Error(say("damaged_at", { line: before.length, column: before.at(-1).length + 1, reason: error.message }));
}
}
function faultPlace(text) {
const token = /\s*(?:([{}[\],:])|("(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const open = [];
let expected = "value";
const end = () => { expected = open.length ? "comma" : "nothing"; };
for (;;) {
const place = token.lastIndex + /^\s*/.exec(text.slice(token.lastIndex, token.lastIndex + 10000))[0].length;
const match = token.exec(text);
if (!match) return place;
const [, sign, string] = match;
if (expected === "value" || expected === "first value") {
if (sign === "{") { open.push("}"); expected = "first key"; }
else if (sign === "[") { open.push("]"); expected = "first value"; }
else if (sign === "]" && expected === "first value") { open.pop(); end(); }
else if (sign) return place; else end();
} else if (expected === "comma" && sign === "," ) expected = open.at(-1) === "}" ? "key" : "value";
else if ((expected === "comma" || expected === "first key") && sign && sign === open.at(-1)) { open.pop(); end(); }
else if (expected === "colon" && sign === ":") expected = "value";
else if (/key$/.test(expected) && string) expected = "colon";
else return place;
}
}
async function openNewer(name, text, incoming) {
const wanted = await ask(say("newer_title", { name }), [paragraph(say("newer_text", { version: incoming.formatVersion }))], [["yes", say("newer_open")], ["", say("cancel")]]);
if (wanted !== "yes") return;
flush();
newerText = text;
setReadOnly("newer");
adopt(completed(structuredClone(incoming)));
}
function plan(incoming) {
const ids = {};
const additions = [];
for (const kind of kinds) {
ids[kind] = new Map();
const mine = listOf(kind);
const taken = new Set(mine.map(entry => entry.id));
for (const entry of incoming[kind + "s"].filter(isObject)) {
const named = other => (other.name || other.label || "").trim().toLowerCase();
const name = named(entry);
const isSame = other => name ? named(other) === name || !named(other) && other.id === name : JSON.stringify({ ...other, id: 0 }) === JSON.stringify({ ...entry, id: 0 });
const match = mine.find(other => other.id === entry.id && (isSame(other) || !name || !named(other))) ?? mine.find(isSame);
if (match) {
ids[kind].set(entry.id, match.id);
if (name && !named(match) && name !== match.id) additions.push(() => Object.assign(match, { ...entry, id: match.id }));
continue;
}
const id = taken.has(entry.id) || typeof entry.id !== "string" ? nextID(kind, taken) : entry.id;
taken.add(id);
ids[kind].set(entry.id, id);
additions.push(() => audit[kind + "s"].push({ ...entry, id }));
}
}
const known = new Map(audit.results.filter(isObject).map(result => [rowFor(result) ? keyOf(rowFor(result), result) : identity(result), result]));
for (const [key, result] of answers) known.set(key, result);
const outcome = { additions, added: [], newer: [], older: [], same: 0 };
for (const original of incoming.results.filter(result => isObject(result) && (result.check || result.id || result.code) && isGiven(result))) {
const result = { ...original };
for (const kind of kinds) {
if (result[kind] != null) result[kind] = ids[kind].get(result[kind]) ?? result[kind];
else if (incoming.isTable) result[kind] = kind === "environment" && rowFor(result)?.once ? null : context[kind];
}
const row = rowFor(result);
if (incoming.isTable && row && !result.text) Object.assign(result, { text: row.text, fingerprint: row.fingerprint });
if (incoming.isTable && row) Object.assign(result, { check: row.check, id: row.id, code: row.code, component: row.component, group: row.group, wcag: row.wcag });
const mine = known.get(row ? keyOf(row, result) : identity(result));
const content = item => JSON.stringify([item.outcome, item.note ?? "", item.heard ?? "", item.findings ?? []]);
if (!mine || !isGiven(mine)) outcome.added.push({ mine, result });
else if (content(mine) === content(result)) outcome.same += 1;
else outcome[(result.at ?? "") > (mine.at ?? "") ? "newer" : "older"].push({ mine, result });
}
return outcome;
}
const identity = result => [idOf(result), result.sample ?? "", result.environment ?? "", result.tester ?? ""].join("\u001f");
async function offer(name, incoming, faults) {
const { added, newer, older, same } = plan(incoming);
const isOther = !incoming.isTable && incoming.id !== audit.id;
const differing = [...newer, ...older];
const body = [
list([counted("import_added", added.length), counted("import_newer_count", newer.length), counted("import_older_count", older.length), counted("import_same", same)]),
...faults.length ? [paragraph(counted("import_faults", faults.length)), list(faults.slice(0, 50))] : [],
...differing.length ? [paragraph(say("import_differing")), list(differing.slice(0, 30).map(({ mine, result }) => `${result.code || idOf(result)}: ${label(mine.outcome)} → ${label(result.outcome)}`))] : [],
...isOther ? [paragraph(say("import_other", { title: incoming.audit.title ?? "" }))] : [],
];
const buttons = [];
if (isOther) buttons.push(["open", say("import_open")]);
if (!readOnly && newer.length + older.length) buttons.push(["newest", say("import_take_newest")], ["all", say("import_take_all")]);
if (!readOnly && added.length) buttons.push(["add", say(differing.length ? "import_take_missing" : "import_take")]);
const choice = await ask(say("import_title", { name }), body, [...buttons, ["", say(buttons.length ? "cancel" : "close")]]);
if (choice === "open") await openAudit(incoming, { at: now(), what: "imported", detail: name });
else if (choice) takeOverAnswers(name, incoming, choice);
}
function takeOverAnswers(name, incoming, choice) {
keepState();
const { additions, added, newer, older } = plan(incoming);
for (const add of additions) add();
const taken = [...added, ...choice === "add" ? [] : newer, ...choice === "all" ? older : []];
for (const { mine, result } of taken) {
if (mine) Object.assign(mine, result); else audit.results.push(result);
}
if (incoming.id === audit.id) for (const [member, value] of Object.entries(incoming)) if (!(member in audit)) audit[member] = value;
const verdicts = [...audit.adjudications ?? [], ...incoming.adjudications ?? []].map(item => JSON.stringify(item));
audit.adjudications = [...new Set(verdicts)].map(text => JSON.parse(text));
audit.history.push({ at: now(), what: incoming.id === audit.id ? "merged" : "imported", detail: name });
changed();
keepState();
adopt(audit);
announce(counted("import_done", taken.length));
notice("import", counted("import_done", taken.length));
}
function parseTable(text) {
const lines = splitTable(text.replace(/^\ufeff/, ""));
const names = (lines[0]?.cells ?? []).map(name => name.trim().toLowerCase());
if (!names.includes("outcome") || !names.includes("code") && !names.includes("check_id")) throw new Error(say("no_columns"));
const incoming = { format: "handrail-audit", formatVersion, isTable: true, samples: [], environments: [], testers: [], results: [], audit: { subject: { name: "" } } };
const faults = [];
const entry = (kind, key, members) => {
if (!key.replaceAll("\u001f", "")) return null;
const entries = incoming[kind + "s"];
const known = entries.find(item => item.key === key) ?? entries[entries.push({ ...members, id: kind[0] + (entries.length + 1), key }) - 1];
return known.id;
};
for (const { line, cells } of lines.slice(1)) {
const value = name => (cells[names.indexOf(name)] ?? "").replace(/^'(?='*[=+\-@\t\r])/, "");
const code = value("code").trim();
const check = value("check_id").trim() || (value("component") && code && !/[ #]/.test(code) ? `${value("component").trim()} ${code}` : code);
if (!check) { faults.push(say("fault_no_check", { place: say("line", { line }) })); continue; }
const outcome = outcomeFrom(value("outcome")) ?? (value("outcome").trim() ? null : "untested");
if (!outcome) faults.push(say("fault_outcome", { place: say("line", { line }), word: value("outcome") }));
const circumstances = ["environment", "device", "os", "os_version", "at", "at_version", "text_size"].map(value);
const [environment, device, os, osVersion, at, version, textSize] = circumstances;
const result = {
check, code: code || check, component: value("component") || undefined, text: value("check_text"), fingerprint: value("fingerprint") || undefined, outcome: outcome ?? "untested",
note: [outcome ? "" : value("outcome"), value("note")].filter(Boolean).join(": "), heard: value("finding_id") ? "" : value("heard"), at: value("tested_at") || now(), mode: "manual", findings: [],
sample: entry("sample", value("sample"), { name: value("sample") }), tester: entry("tester", value("tester"), { name: value("tester") }),
environment: entry("environment", circumstances.join("\u001f"), { label: environment, device, os, osVersion, at: at ? [{ name: at, version }] : [], ...textSize ? { textSize } : {} }),
};
if (!rowFor(result)) faults.push(say("fault_unknown", { place: say("line", { line }), code: check }));
const finding = { id: value("finding_id") || `csv-${line}`, title: value("finding_title"), severity: value("severity") || "major", cause: value("cause") || "unknown", steps: value("steps"),
heard: value("heard"), ticket: value("ticket"), status: value("finding_status") || "open" };
const hasFinding = value("finding_id") || value("finding_title");
const previous = incoming.results.at(-1);
if (hasFinding && previous?.findings.length && identity(previous) === identity(result)) { previous.findings.push(finding); continue; }
if (hasFinding) result.findings.push(finding);
incoming.results.push(result);
}
for (const kind of kinds) for (const item of incoming[kind + "s"]) delete item.key;
return { incoming, faults };
}
function splitTable(text) {
const head = text.slice(0, text.search(/[\r\n]|$/));
const separator = [",", ";", "\t"].sort((left, right) => head.split(right).length - head.split(left).length)[0];
const lines = [];
let cells = [], cell = "", isQuoted = false, line = 1, start = 1;
const endCell = () => { cells.push(cell); cell = ""; };
const endLine = () => { endCell(); if (cells.some(Boolean)) lines.push({ line: start, cells }); cells = []; start = line; };
for (let place = 0; place < text.length; place += 1) {
const sign = text[place];
if (sign === "\n") line += 1;
if (isQuoted) {
if (sign !== '"') cell += sign;
else if (text[place + 1] === '"') { cell += sign; place += 1; } else isQuoted = false;
} else if (sign === '"' && cell === "") isQuoted = true;
else if (sign === separator) endCell();
else if (sign === "\n" || sign === "\r" && text[place + 1] !== "\n") endLine();
else if (sign !== "\r") cell += sign;
}
if (isQuoted) throw new Error(say("unclosed_quote", { line: start }));
endLine();
return lines;
}
const components = new Map(rows.map(row => [row.component.toLowerCase(), row.component]));
function parseCodes(text) {
const found = [];
const faults = [];
let component = "";
text.split(/\r\n|\r|\n/).forEach((line, index) => {
const parts = line.trim().split(/\s+/);
if (!parts[0] || parts[0].startsWith("#")) return;
if (components.has(parts[0].toLowerCase())) {
component = components.get(parts.shift().toLowerCase());
if (!parts.length) return;
}
const [code, word = "", ...note] = parts;
const row = rowByCode.get(`${component}#${code}`.toLowerCase());
const outcome = outcomeFrom(word);
const fault = !component ? say("code_no_component") : !row ? say("code_unknown", { component, code, codes: near(component, code) }) : !outcome ? say("code_no_outcome", { code }) : "";
if (fault) faults.push({ number: index + 1, line: component && !components.has(line.trim().split(/\s+/)[0].toLowerCase()) ? `${component} ${line.trim()}` : line.trim(), fault });
else found.push({ row, outcome, note: note.join(" ") });
});
return { found, faults };
}
function near(component, code) {
const codes = rows.filter(row => row.component === component).map(row => row.code.split(" ").pop());
const alike = codes.filter(other => other[0].toLowerCase() === code[0].toLowerCase());
return (alike.length ? alike : codes).slice(0, 12).join(", ");
}
async function readCodes() {
const field = byId("sheet-codes");
const { found, faults } = parseCodes(field.value);
const replacing = found.filter(({ row, outcome }) => answerOf(row) && isGiven(answerOf(row)) && answerOf(row).outcome !== outcome);
const lines = faults.map(({ number, line, fault }) => `${say("line", { line: number })}: ${fault}`);
byId("codes-faults").replaceChildren(...lines.length ? [paragraph(counted("codes_faults", lines.length)), list(lines)] : []);
if (!found.length) { if (!faults.length) announce(say("codes_none")); field.focus(); return; }
const body = [paragraph(say("now_for", { names: circumstances(context) })), ...replacing.length ? [paragraph(counted("codes_replacing", replacing.length)),
list(replacing.map(({ row, outcome }) => `${row.code}: ${label(outcomeOf(row))} → ${label(outcome)}`))] : []];
if (await ask(counted("codes_found", found.length), body, [["yes", say("import_take")], ["", say("cancel")]]) !== "yes") return;
for (const { row, outcome, note } of found) {
const result = answerFor(row);
Object.assign(result, { outcome, note: note ? [result.note, note].filter(Boolean).join("\n") : result.note });
confirmWording(row, result);
changed(result);
showRow(row);
}
field.value = faults.map(({ line }) => line).join("\n");
applyFilter();
announce([counted("codes_taken", found.length), ...lines].join(" "));
}
const editable = ":is(input, select, textarea, button)";
function setEnabled(within) {
for (const control of all(editable, within)) control.disabled = Boolean(readOnly);
}
function setReadOnly(why) {
if (readOnly === why) return;
readOnly = why;
for (const part of all("[data-edit]")) setEnabled(part);
const button = (text, action) => make("button", { type: "button", className: "button-small", textContent: text, onclick: action });
notice("read-only", why && say("read_only_" + why), ...why === "tab" ? [button(say("take_over"), takeOver)] : why === "newer" ? [button(say("newer_close"), () => location.reload())] : []);
}
function adopt(document) {
audit = completed(document);
const changes = settle();
const isNew = !readOnly && followTemplate(changes) && audit.revision > 0;
if (contextOf !== audit.id) initialContext();
showAbout();
readScope();
for (const kind of kinds) showEntries(kind);
for (const row of rows) showRow(row);
showContext();
showOrphans();
applyFilter();
if (isNew) { changed(); keepState(); }
showState();
}
async function openAudit(document, event) {
flush();
notice("template", "");
notice("import", "");
setReadOnly("");
newerText = "";
recordsSinceState = 0;
changedSince = 0;
const kept = await keptAudit(document.id);
if (kept && kept.revision > document.revision) document.revision = kept.revision;
await listFor(document.id);
if (event) { document.history.push(event); document.revision += 1; document.exportedRevision = document.revision; }
adopt(document);
await claim();
if (document.revision > 0 && !readOnly) { keepState(); writeLocal(); }
remember();
await showAudits();
announce(say("opened", { title: audit.audit.title ?? "" }));
}
async function newAudit() {
if (audit.revision > 0 && await ask(say("new_title"), [paragraph(say("new_question"))], [["yes", say("new_start")], ["", say("cancel")]]) !== "yes") return;
await openAudit(fresh());
}
async function showAudits() {
const entries = (await keptAudits()).filter(entry => entry.id !== audit.id);
const states = (await olderStates()).filter(state => state.revision < audit.revision);
const items = [
...entries.map(entry => [say("kept_audit", { title: entry.title, subject: entry.subject, at: when(entry.at) }), async () => { const kept = await keptAudit(entry.id); if (kept) await openAudit(kept); }]),
...readOnly ? [] : states.map(state => [say("older_state", { revision: state.revision, at: when(state.updatedAt), count: state.results.filter(isGiven).length }), async () => {
if (await ask(say("older_question"), [paragraph(say("older_text"))], [["yes", say("older_take")], ["", say("cancel")]]) !== "yes") return;
await keepState();
const { revision } = audit;
adopt({ ...structuredClone(state), revision });
changed();
keepState();
}]),
];
byId("kept").hidden = items.length === 0;
byId("kept-audits").replaceChildren(...items.map(([text, action]) => make("li", {}, make("button", { type: "button", className: "button-small", textContent: text, onclick: action }))));
}
const when = time => new Date(time).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
async function load() {
const embedded = byId("sheet-answers");
let document = null;
let other = null;
let isNewer = "";
if (embedded) {
try { document = completed(migrated(JSON.parse(embedded.textContent))); } catch { notice("damaged", say("copy_damaged")); }
if (document?.formatVersion > formatVersion) isNewer = embedded.textContent;
} else {
const entry = (await keptAudits()).find(item => (item.sheet ?? "") === sheet);
document = entry ? await keptAudit(entry.id) : null;
if (document && document.formatVersion !== formatVersion) document = document.formatVersion > formatVersion ? null : completed(migrated(document));
}
if (embedded && document && !isNewer) {
const kept = await keptAudit(document.id);
if (kept) [document, other] = kept.revision > document.revision ? [kept, document] : [document, kept];
}
if (document) await listFor(document.id);
if (isNewer) { newerText = isNewer; setReadOnly("newer"); }
adopt(document ?? audit);
if (isNewer) return;
await claim();
if (!document || readOnly) return;
if (embedded) remember();
if (audit.revision > 0) { await keepState(); writeLocal(); }
const missing = other ? plan(other) : null;
const count = missing ? missing.added.length + missing.newer.length : 0;
if (count) notice("import", counted("copy_differs", count), make("button", { type: "button", className: "button-small", textContent: say("look"), onclick: () => offer(say("other_state"), other, []) }));
}
form.addEventListener("submit", event => event.preventDefault());
form.addEventListener("input", event => {
const field = event.target;
const row = rowOf(field);
const entry = field.closest("[data-entry]");
if (row) takeRow(row, field);
else if (entry) takeEntry(field, entry);
else if (field.closest("#sheet-about") && field.dataset.path) { writeField(field, audit); changed(); }
else if (field.dataset.scope || field.id === "scope-platform" || field.id === "scope-reason") takeScope();
else if (field.id === "filter-text") applyFilter();
});
form.addEventListener("change", event => {
const field = event.target;
const row = rowOf(field);
if (field.dataset.filter) {
applyFilter();
requestAnimationFrame(() => announce(byId("sheet-count").textContent));
} else if (field.id === "sheet-arrange") {
arrange(field.value);
announce(say("arranged", { by: field.selectedOptions[0].textContent }));
} else if (kinds.includes(field.id.slice(4)) && field.id.startsWith("now-")) {
setContext({ [field.id.slice(4)]: field.value || null });
announce(byId("now-summary").textContent);
} else if (field.id === "sheet-shortcuts") {
try { localStorage.setItem(prefix + "shortcuts", field.checked ? "on" : "off"); } catch { /* For this visit only. */ }
announce(say(field.checked ? "shortcuts_on" : "shortcuts_off"));
} else if (field.dataset.scope || field.id === "scope-platform") requestAnimationFrame(() => announce(byId("sheet-count").textContent));
else if (row && field.type !== "radio") announce(say("field_kept", { code: row.code }));
else if (field.dataset.path || field.id === "scope-reason") {
if (field.closest("[data-entry]")) for (const other of answersOfRow.keys()) showExtras(other);
announce(say("entry_kept"));
}
});
form.addEventListener("keydown", shortcut);
const actions = {
"save-copy": saveCopy, "export-json": saveJSON, "export-csv": saveCSV, "import": () => byId("import-file").click(), "new-audit": newAudit,
"print-filled": () => printSheet(false), "print-blank": () => printSheet(true), "read-codes": readCodes, "next-open": () => nextOpen(undefined),
"add-sample": () => addEntry("sample"), "add-environment": () => addEntry("environment"), "add-tester": () => addEntry("tester"), "show-audits": showAudits,
};
byId("sheet-page").addEventListener("click", event => {
const button = event.target.closest("button");
if (button?.id && actions[button.id]) actions[button.id](event);
});
byId("sheet-files").addEventListener("toggle", showAudits);
byId("import-file").addEventListener("change", event => { readFile(event.target.files[0]); event.target.value = ""; });
document.addEventListener("dragover", event => event.preventDefault());
document.addEventListener("drop", event => { event.preventDefault(); readFile(event.dataTransfer.files[0]); });
addEventListener("beforeprint", () => fillPrintHead(document.body.classList.contains("print-blank")));
addEventListener("pagehide", flush);
document.addEventListener("visibilitychange", () => { if (document.hidden) flush(); });
addEventListener("beforeunload", event => { if (!readOnly && unsaved() > 0 && (!isKept() || isBehind() || audit.exportedRevision === null)) event.preventDefault(); });
addEventListener("storage", async event => {
if (readOnly !== "tab" || event.key !== auditKey(audit.id)) return;
const kept = await keptAudit(audit.id);
if (kept && readOnly === "tab") adopt(kept);
});
setInterval(showState, 60000);
document.documentElement.classList.add("js");
try {
byId("sheet-shortcuts").checked = localStorage.getItem(prefix + "shortcuts") !== "off";
localStorage.setItem(prefix + "probe", "1");
localStorage.removeItem(prefix + "probe");
} catch { localWorks = false; }
byId("sheet-main").inert = true;
openDatabase().then(load).finally(() => {
byId("sheet-main").inert = false;
form.dataset.ready = "";
});
})();
