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
const controls = byId("row-controls");
if (controls) all(".row", form).forEach((row, index) => {
const copy = controls.content.cloneNode(true);
for (const radio of all("input", copy)) radio.name = "r" + index;
row.append(copy);
});
const rows = all(".row", form).map(element => {
const { check, kind, group, platforms, fingerprint, wcag, once } = element.dataset;
const component = element.closest("section").dataset.component;
const clean = (text, pattern, sign) => text.toLowerCase().replace(pattern, sign) || "x";
return {
element, section: element.closest("section"), id: check, kind, group, component, fingerprint, once: once !== undefined,
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
panels?.showExtras(row);
}
const label = outcome => words["outcome_" + outcome] ?? String(outcome);
const circumstances = result => ["sample", "environment", "tester"].filter(kind => result[kind]).map(kind => nameOf(kind, entryOf(kind, result[kind]) ?? { id: result[kind], name: result[kind] })).join(", ") || say("no_circumstances");
const kinds = ["sample", "environment", "tester"];
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
let scope = { components: new Set(), groups: new Set(), platforms: [] };
const platformNames = new Set(rows.flatMap(row => row.platforms.map(name => name.toLowerCase())));
const platformsOf = subject => String(subject.platform ?? "").toLowerCase().split(",").map(name => name.trim()).filter(name => platformNames.has(name));
function readScope() {
scope = { components: scopeOf("components"), groups: scopeOf("groups"), platforms: platformsOf(audit.audit.subject) };
}
const isInScope = row => (scope.components.size === 0 || scope.components.has(row.component)) && (scope.groups.size === 0 || scope.groups.has(row.group))
&& (scope.platforms.length === 0 || row.platforms.length === 0 || row.platforms.some(name => scope.platforms.includes(name.toLowerCase())));
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
panels?.showGroups(inScope);
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
let newerText = "";
let panels = null;
let fetching = null;
function fetchPanels() {
if (panels) return Promise.resolve();
fetching ??= new Promise((resolve, reject) => document.head.append(make("script", { src: `${document.body.dataset.root}assets/worksheet-panels.js`, onload: resolve, onerror: reject })))
.catch(() => { fetching = null; notice("panels", say("panels_missing")); });
return fetching;
}
const early = [];
const earlyTypes = ["focusin", "pointerdown", "input", "change", "click", "toggle"];
function dropped(event) {
event.preventDefault();
keepEarly(event);
}
function keepEarly({ type, target, dataTransfer }) {
early.push({ type, target, file: dataTransfer?.files[0] });
fetchPanels();
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
readScope();
for (const row of rows) showRow(row);
showContext();
panels?.show();
applyFilter();
if (isNew) { changed(); keepState(); }
showState();
}
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
if (other) { await fetchPanels(); panels?.showOther(other); }
}
form.addEventListener("submit", event => event.preventDefault());
for (const type of earlyTypes) byId("sheet-page").addEventListener(type, keepEarly, true);
document.addEventListener("dragover", event => event.preventDefault());
document.addEventListener("drop", dropped);
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
openDatabase().then(load).then(() => audit.revision > 0 || orphans.length ? fetchPanels() : null).finally(() => {
byId("sheet-main").inert = false;
form.dataset.ready = "";
});
