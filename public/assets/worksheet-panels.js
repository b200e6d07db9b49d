"use strict";
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
const checkedRadio = row => (row.radios ?? all("input[type=radio]", row.element)).find(radio => radio.checked) ?? row.element.querySelector("input[type=radio]");
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
function setContext(change) {
Object.assign(context, change);
try { localStorage.setItem(prefix + "context:" + audit.id, JSON.stringify(context)); } catch { /* The first ones are taken next time. */ }
for (const row of rows) showRow(row);
showContext();
applyFilter();
}
function showScope() {
for (const box of all("[data-scope]")) box.checked = scope[box.dataset.scope].size === 0 || scope[box.dataset.scope].has(box.value);
const chosen = all("option", byId("scope-platform")).find(option => scope.platforms.length === 1 && option.value.toLowerCase() === scope.platforms[0]);
byId("scope-platform").value = chosen?.value ?? "";
byId("scope-reason").value = (Array.isArray(audit.audit.scope?.excluded) ? audit.audit.scope.excluded : []).find(item => item?.reason)?.reason ?? "";
}
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
if (byId("scope-platform").value) audit.audit.subject.platform = byId("scope-platform").value; else if (scope.platforms.length === 1) delete audit.audit.subject.platform;
readScope();
changed();
applyFilter();
}
const shownRows = () => all(".row:not([hidden])", byId("sheet-rows")).map(rowOf);
const groupTitle = group => byId("filter-group").querySelector(`option[value="${CSS.escape(group)}"]`)?.textContent ?? group;
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
function showGroups(inScope) {
const groups = Map.groupBy ? Map.groupBy(inScope, row => row.group) : inScope.reduce((map, row) => map.set(row.group, [...map.get(row.group) ?? [], row]), new Map());
byId("progress-rows").replaceChildren(...[...groups].map(([group, members]) => {
const { total, tested, failed } = tally(members);
const open = members.filter(row => ["untested", "cantTell"].includes(outcomeOf(row))).length;
const name = make("th", { scope: "row", textContent: groupTitle(group) });
const bar = make("progress", { max: total, value: tested });
bar.setAttribute("aria-label", groupTitle(group));
return make("tr", {}, name, make("td", {}, bar), ...[`${tested} / ${total}`, failed, open].map(text => make("td", { className: "number", textContent: text })));
}));
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
async function olderStates() {
if (!database) return [];
try {
return (await settled(database.transaction("audits").objectStore("audits").getAll(IDBKeyRange.bound([audit.id, 0], [audit.id, Infinity])))).reverse();
} catch { return []; }
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
const criteria = new Map((form.dataset.criteria || "").split(";").map(item => item.split(" ")).map(([number, level, clause, slug]) => [number, { level, clause, slug }]));
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
const margins = "adoptedStyleSheets" in document ? new CSSStyleSheet() : null;
if (margins) document.adoptedStyleSheets = [margins];
function fillMargins() {
const fields = ["app", "tester", "date"].map(name => document.querySelector(`[data-print-field=${name}]`));
const text = fields.map(place => `${place.previousElementSibling.textContent} ${place.textContent || "______________"}`).join("\u2003");
const corner = document.documentElement.dir === "rtl" ? "right" : "left";
margins?.replaceSync(`@page { @bottom-${corner} { content: ${JSON.stringify(text)}; font: 9pt sans-serif; } }`);
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
fillMargins();
}
const isText = value => typeof value === "string";
const findingsOf = result => (Array.isArray(result.findings) ? result.findings : []).filter(isObject);
function earl() {
const results = audit.results.filter(isObject);
const numbers = kind => new Map([...new Set([...listOf(kind).map(entry => entry.id), ...results.map(result => result[kind]).filter(isText)])].map((id, index) => [id, index + 1]));
const testers = numbers("tester"), samples = numbers("sample");
const text = value => isText(value) ? value : "";
const { name, version, url } = audit.audit.subject;
const source = isText(url) && /^https?:\/\/[!-~]+$/.test(url) && !/[<>"{}|\\^`]/.test(url) ? { source: url } : {};
  return {
    "@context": JSON.parse(form.dataset.earl),
    "@graph": [
      { "@id": "_:subject", "@type": ["TestSubject", "Software"], title: text(name), ...isText(version) && { "doap:revision": version }, ...source },
      ...listOf("sample").map(entry => ({ "@id": `_:sample-${samples.get(entry.id)}`, "@type": "TestSubject", title: text(entry.name), isPartOf: "_:subject", ...isText(entry.path) && { description: entry.path } })),
      ...listOf("tester").map(entry => ({ "@id": `_:tester-${testers.get(entry.id)}`, "@type": ["Assertor", "foaf:Person"], "foaf:name": text(entry.name), ...isText(entry.role) && { description: entry.role } })),
      ...results.map(result => assertion(result, testers, samples)),
    ],
  };
}
function assertion(result, testers, samples) {
  const environment = entryOf("environment", result.environment);
  const slugs = (Array.isArray(result.wcag) ? result.wcag : []).map(number => criteria.get(number)?.slug).filter(Boolean).map(slug => `WCAG2:${slug}`);
  const problems = findingsOf(result).map(({ title, severity }) => `${title ?? ""} (${severity ?? ""})`);
  const description = [result.note, ...problems, result.heard && `Heard: ${result.heard}`].filter(Boolean).join("\n");
  return {
    "@type": "Assertion", ...isText(result.tester) && { assertedBy: `_:tester-${testers.get(result.tester)}` },
    subject: isText(result.sample) ? `_:sample-${samples.get(result.sample)}` : "_:subject",
    test: { "@type": "TestCase", title: idOf(result), description: String(result.text ?? ""), ...slugs.length && { isPartOf: slugs } },
    result: {
      "@type": "TestResult", outcome: `earl:${outcomes.includes(result.outcome) ? result.outcome : "untested"}`, ...description && { description },
      ...result.at && result.at !== never && { date: result.at },
    },
    mode: `earl:${["manual", "semiAuto", "automatic"].includes(result.mode) ? result.mode : "unknownMode"}`,
    ...environment && { description: environmentText(environment), environment: String(environment.label ?? "") },
  };
}
function environmentText({ device, os, osVersion, at, textSize }) {
  const joined = (...parts) => parts.filter(Boolean).join(" ");
  const technologies = (Array.isArray(at) ? at : []).filter(isObject).map(({ name, version }) => joined(name, version));
  return [device, joined(os, osVersion), ...technologies, textSize && `text size ${textSize}`].filter(Boolean).join(", ");
}
function saveEARL() { download(JSON.stringify(earl(), null, 2) + "\n", "application/ld+json", ".earl.jsonld"); }

// A task list in GitHub's Markdown: the rows in scope as `handrail worksheet --format markdown` has them, with a tick
// where a rule passed or does not apply, and beneath each the answers with what was noted, heard and found.
const markdown = text => String(text ?? "").replace(/[ \t\n\v\f\r]+/g, " ").trim().replace(/[\\`*_[\]<>#|~&]/g, "\\$&");
function taskList() {
const inScope = rows.filter(isInScope);
let text = `# ${markdown(audit.audit.title)}\n\nContent version ${markdown(form.dataset.version)}, ${inScope.length} checks.\n`;
let component = "", group = "";
for (const row of inScope) {
if (row.component !== component) {
[component, group] = [row.component, ""];
text += `\n## ${markdown(row.section.querySelector("h2").textContent)} (\`${component}\`)\n`;
}
const own = row.kind === "check" && row.element.querySelector("legend .soft")?.textContent;
const title = own || groupTitle(row.group);
if (title !== group) text += `\n### ${markdown(title)}\n\n`;
group = title;
text += task(row);
}
return text;
}
function task(row) {
const results = [...answersOfRow.get(row) ?? []].filter(isGiven);
const isDone = results.length > 0 && results.every(({ outcome }) => outcome === "passed" || outcome === "inapplicable");
const how = all(".row-how span", row.element).map(part => part.textContent);
const criterion = row.wcag.length ? " " + how.shift() : "";
const { href } = row.element.querySelector(".row-code");
const link = href && location.protocol.startsWith("http") ? ` [Rule](<${href}>)` : "";
return `- [${isDone ? "x" : " "}] **${markdown(row.code)}** ${markdown(row.text)}${criterion}${link}\n`
+ how.map(sentence => `  - ${markdown(sentence)}\n`).join("") + results.map(answerLines).join("");
}
function answerLines(result) {
const parts = [`**${markdown(label(result.outcome))}** (${markdown(circumstances(result))})`, markdown(result.note), result.heard && `${markdown(say("heard"))}: ${markdown(result.heard)}`];
return `  - ${parts.filter(Boolean).join(". ")}\n`
+ findingsOf(result).map(({ title, severity, ticket }) => `    - ${markdown([title, severity, ticket].filter(Boolean).join(", "))}\n`).join("");
}
function saveMarkdown() { download(taskList(), "text/markdown", ".md"); }
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
function showOther(other) {
const { added, newer } = plan(other);
const count = added.length + newer.length;
if (count) notice("import", counted("copy_differs", count), make("button", { type: "button", className: "button-small", textContent: say("look"), onclick: () => offer(say("other_state"), other, []) }));
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
const actions = {
"save-copy": saveCopy, "export-json": saveJSON, "export-csv": saveCSV, "export-earl": saveEARL, "export-markdown": saveMarkdown, "import": () => byId("import-file").click(), "new-audit": newAudit,
"print-filled": () => printSheet(false), "print-blank": () => printSheet(true), "read-codes": readCodes, "next-open": () => nextOpen(undefined),
"add-sample": () => addEntry("sample"), "add-environment": () => addEntry("environment"), "add-tester": () => addEntry("tester"), "show-audits": showAudits,
};
const handlers = {
input({ target: field }) {
const row = rowOf(field);
const entry = field.closest("[data-entry]");
if (row) takeRow(row, field);
else if (entry) takeEntry(field, entry);
else if (field.closest("#sheet-about") && field.dataset.path) { writeField(field, audit); changed(); }
else if (field.dataset.scope || field.id === "scope-platform" || field.id === "scope-reason") takeScope();
else if (field.id === "filter-text") applyFilter();
},
change({ target: field }) {
const row = rowOf(field);
if (field.id === "import-file") {
readFile(field.files[0]);
field.value = "";
} else if (field.dataset.filter) {
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
},
click({ target }) { actions[target.closest("button")?.id]?.(); },
toggle({ target }) { if (target.id === "sheet-files") showAudits(); },
drop({ file }) { readFile(file); },
};
panels = {
showExtras, showGroups, showOther,
show() {
showAbout();
showScope();
for (const kind of kinds) showEntries(kind);
showOrphans();
},
};
for (const type of earlyTypes) byId("sheet-page").removeEventListener(type, keepEarly, true);
document.removeEventListener("drop", dropped);
for (const type of ["input", "change", "click"]) byId("sheet-page").addEventListener(type, handlers[type]);
byId("sheet-files").addEventListener("toggle", handlers.toggle);
document.addEventListener("drop", event => { event.preventDefault(); readFile(event.dataTransfer.files[0]); });
form.addEventListener("keydown", shortcut);
addEventListener("beforeprint", () => fillPrintHead(document.body.classList.contains("print-blank")));
for (const event of early.splice(0)) handlers[event.type]?.(event);
if (form.dataset.ready === "" || audit.revision > 0) {
panels.show();
for (const row of rows) showExtras(row);
showProgress();
}
form.dataset.whole = "";
