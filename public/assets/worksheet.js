(function () {
"use strict";
var form = document.getElementById("sheet");
if (!form) return;
var words = window.handrailStrings || {};
var site = document.body.dataset.site || "site";
var prefix = "handrail:" + site + ":";
var byId = function (id) { return document.getElementById(id); };
var all = function (selector, within) { return Array.from((within || document).querySelectorAll(selector)); };
var say = function (key, values) {
return (words[key] || key).replace(/\{(\w+)\}/g, function (match, name) { return values && name in values ? values[name] : match; });
};
var now = function () { return new Date().toISOString(); };
var fields = { app: ["audit", "subject", "name"], version: ["audit", "subject", "version"], device: ["environments", 0, "device"],
system: ["environments", 0, "osVersion"], technology: ["environments", 0, "at", 0, "name"], tester: ["testers", 0, "name"], date: ["audit", "startedOn"] };
var rows = all(".row", form).map(function (element) {
var data = element.dataset;
return { element: element, id: data.check, fingerprint: data.fingerprint, component: element.closest("section").dataset.component, kind: data.kind, group: data.group,
platforms: data.platforms ? data.platforms.split("|") : [], wcag: data.wcag ? data.wcag.split(" ") : [], code: element.querySelector(".row-code").textContent,
text: element.querySelector(".row-text").textContent.trim() };
});
rows.forEach(function (row) {
var clean = function (text, pattern, sign) { return text.toLowerCase().replace(pattern, sign) || "x"; };
row.check = [clean(row.component, /[^a-z0-9.-]/g, "."), row.kind, clean(row.group, /[^a-z0-9-]/g, "-"), row.id.split("#").pop()].join("/");
});
var rowOf = new Map(rows.map(function (row) { return [row.id, row]; }));
function idOf(name) {
var parts = name.split("/");
if (parts.length === 4) return parts[0] + "#" + parts[3];
return name.indexOf("#") < 0 ? name.replace(/ (\S+)$/, function (match, code) { return "#" + code.toLowerCase(); }) : name;
}
var answers = new Map();
var audit = fresh();
var stored = true;
var readOnly = false;
var savedAt = "";
function fresh() {
var id = crypto.randomUUID ? crypto.randomUUID() : "audit-" + Date.now();
return { format: "handrail-audit", formatVersion: 1, id: id, revision: 0, createdAt: now(), updatedAt: now(), exportedRevision: null,
generator: { name: "handrail" }, template: { site: site, contentVersion: form.dataset.version, contentHash: form.dataset.hash, checks: rows.length },
audit: { title: document.title, kind: "initial", status: "draft", subject: { name: "" }, startedOn: now().slice(0, 10) },
testers: [{ id: "t1", name: "" }], environments: [{ id: "e1", label: "" }], samples: [], results: [], adjudications: [], history: [{ at: now(), what: "created" }] };
}
function at(path, value) {
var place = audit;
path.slice(0, -1).forEach(function (step, index) {
if (place && value !== undefined && !place[step]) place[step] = typeof path[index + 1] === "number" ? [] : {};
place = place ? place[step] : undefined;
});
var last = path[path.length - 1];
if (value !== undefined) place[last] = value;
return place ? place[last] : undefined;
}
function index() {
answers = new Map();
audit.results.forEach(function (result) { if (!answers.has(idOf(result.check))) answers.set(idOf(result.check), result); });
}
function fill() {
index();
Object.keys(fields).forEach(function (name) { form.elements[name].value = at(fields[name]) || ""; });
rows.forEach(function (row) {
var result = answers.get(row.id) || {};
all("input[type=radio]", row.element).forEach(function (radio) { radio.checked = radio.value === (result.outcome || "untested"); });
all("[data-field]", row.element).forEach(function (field) { field.value = result[field.dataset.field] || ""; });
var old = row.element.querySelector(".old-wording");
if (old) old.remove();
if (result.text && result.fingerprint && result.fingerprint !== row.fingerprint) {
result.state = "text-changed";
old = document.createElement("p");
old.className = "old-wording small";
old.textContent = say("old_wording", { text: result.text });
row.element.querySelector(".outcomes").before(old);
}
});
filter();
report();
}
function take(row) {
var radio = row.element.querySelector("input[type=radio]:checked");
var outcome = radio ? radio.value : "untested";
var result = answers.get(row.id);
if (!result) {
result = { check: row.check, outcome: outcome, at: now(), text: row.text };
answers.set(row.id, result);
audit.results.push(result);
}
Object.assign(result, { check: row.check, id: row.id, code: row.code, component: row.component, wcag: row.wcag, outcome: outcome, mode: "manual", at: now(), text: row.text, fingerprint: row.fingerprint, state: "current" });
if (row.group) result.group = row.group;
all("[data-field]", row.element).forEach(function (field) { result[field.dataset.field] = field.value; });
}
var database = null;
function open() {
return new Promise(function (resolve) {
try {
var request = indexedDB.open("handrail:" + site, 1);
request.onupgradeneeded = function () { request.result.createObjectStore("audits", { keyPath: ["id", "revision"] }); };
request.onsuccess = function () { database = request.result; resolve(); };
request.onerror = request.onblocked = function () { resolve(); };
} catch (error) { resolve(); }
});
}
function journal() {
if (!database) return;
try {
var store = database.transaction("audits", "readwrite", { durability: "strict" }).objectStore("audits");
store.put(audit);
store.delete(IDBKeyRange.bound([audit.id, 0], [audit.id, audit.revision - 6]));
} catch (error) { database = null; }
}
function newest(id) {
return new Promise(function (resolve) {
if (!database) return resolve(null);
var request = database.transaction("audits").objectStore("audits").openCursor(IDBKeyRange.bound([id, 0], [id, Infinity]), "prev");
request.onsuccess = function () { resolve(request.result ? request.result.value : null); };
request.onerror = function () { resolve(null); };
});
}
function save() {
audit.updatedAt = now();
try {
localStorage.setItem(prefix + "audit:" + audit.id, JSON.stringify(audit));
localStorage.setItem(prefix + "current", audit.id);
stored = true;
} catch (error) { stored = false; }
journal();
savedAt = new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
report();
}
function changed() {
if (readOnly) return;
audit.revision += 1;
save();
}
function unsaved() { return audit.revision - (audit.exportedRevision || 0); }
function report() {
var text = unsaved() === 0 && !savedAt ? say("nothing_entered") : stored && savedAt ? say("saved", { time: savedAt }) : "";
if (unsaved() > 0) text += " " + (unsaved() === 1 ? say("not_in_file_one") : say("not_in_file", { count: unsaved() }));
var saved = byId("sheet-saved");
saved.textContent = text;
saved.classList.toggle("is-reminder", unsaved() >= 25);
var orphans = audit.results.filter(function (result) { return !rowOf.has(idOf(result.check)); }).length;
var notes = [];
if (!stored && !database) notes.push(say("autosave_off"));
if (readOnly) notes.push(say("read_only"));
if (orphans) notes.push(say("orphans", { count: orphans }));
var notice = byId("sheet-notice");
notice.hidden = notes.length === 0;
if (notice.firstChild && notice.firstChild.data === notes.join(" ")) return;
notice.textContent = notes.join(" ");
if (readOnly) {
var button = document.createElement("button");
button.type = "button";
button.textContent = say("take_over");
button.onclick = function () { claim(true); };
notice.append(" ", button);
}
}
function setReadOnly(value) {
readOnly = value;
all("fieldset", form).forEach(function (set) { set.disabled = value; });
report();
}
function claim(steal) {
if (!navigator.locks) return;
navigator.locks.request(prefix + audit.id, steal ? { steal: true } : { ifAvailable: true }, function (lock) {
if (!lock) { setReadOnly(true); return null; }
if (!steal) return new Promise(function () {});
return load().then(function () { setReadOnly(false); return new Promise(function () {}); });
}).catch(function () { setReadOnly(true); });
}
function load() {
var kept = null;
try {
var id = localStorage.getItem(prefix + "current");
if (id) kept = JSON.parse(localStorage.getItem(prefix + "audit:" + id) || "null") || { id: id, revision: -1 };
localStorage.setItem(prefix + "probe", "1");
localStorage.removeItem(prefix + "probe");
} catch (error) { stored = false; }
return newest(kept ? kept.id : "").then(function (journaled) {
if (journaled && (!kept || journaled.revision > kept.revision)) kept = journaled;
if (kept && kept.results) audit = kept;
fill();
});
}
function filter() {
var wanted = {};
all("[data-filter]").forEach(function (select) { wanted[select.dataset.filter] = select.value; });
var text = byId("filter-text").value.trim().toLowerCase();
var shown = 0, tested = 0, failed = 0;
rows.forEach(function (row) {
var result = answers.get(row.id);
var outcome = result ? result.outcome : "untested";
var visible = (!wanted.component || row.component === wanted.component) && (!wanted.platform || row.platforms.length === 0 || row.platforms.indexOf(wanted.platform) >= 0) &&
(!wanted.group || row.group === wanted.group) && (!wanted.kind || wanted.kind.split(" ").indexOf(row.kind) >= 0) && (!wanted.outcome || outcome === wanted.outcome) &&
(!text || (row.code + " " + row.text).toLowerCase().indexOf(text) >= 0);
row.element.hidden = !visible;
if (!visible) return;
shown += 1;
if (outcome !== "untested") tested += 1;
if (outcome === "failed") failed += 1;
});
all(".sheet-component").forEach(function (section) { section.hidden = !section.querySelector(".row:not([hidden])"); });
byId("sheet-count").textContent = say("rows_shown", { shown: shown, total: rows.length, tested: tested, failed: failed });
}
function download(text, type, extension) {
var link = document.createElement("a");
var subject = (at(fields.app) || site).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "audit";
link.href = URL.createObjectURL(new Blob([text], { type: type }));
link.download = subject + "_audit_" + now().slice(0, 10) + "_r" + audit.revision + extension;
link.click();
setTimeout(function () { URL.revokeObjectURL(link.href); }, 10000);
}
function exportJSON() {
audit.exportedRevision = audit.revision;
save();
download(JSON.stringify(audit, null, 2), "application/json", ".audit.json");
}
var columns = ["audit_id", "audit_title", "subject", "subject_version", "component", "kind", "group", "code", "check_id", "check_text", "wcag", "device", "os_version", "at", "tester", "outcome", "note", "heard", "tested_at", "state"];
function exportCSV() {
var lines = rows.map(function (row) {
var result = answers.get(row.id) || { outcome: "untested" };
return [audit.id, audit.audit.title, at(fields.app), at(fields.version), row.component, row.kind, row.group, row.code, row.id, row.text, row.wcag.join(" "),
at(fields.device), at(fields.system), at(fields.technology), at(fields.tester), result.outcome, result.note, result.heard, result.at, result.state];
});
var text = [columns].concat(lines).map(function (cells) {
return cells.map(function (cell) {
var value = String(cell === undefined || cell === null ? "" : cell);
if (/^[=+\-@\t]/.test(value)) value = "'" + value;
return /[",\r\n]/.test(value) ? '"' + value.replace(/"/g, '""') + '"' : value;
}).join(",");
}).join("\r\n");
download("\ufeff" + text + "\r\n", "text/csv", ".csv");
}
function parseCSV(text) {
var table = [[]], cell = "", quoted = false;
text = text.replace(/^\ufeff/, "");
for (var place = 0; place < text.length; place += 1) {
var sign = text[place];
if (quoted) {
if (sign !== '"') cell += sign;
else if (text[place + 1] === '"') { cell += sign; place += 1; }
else quoted = false;
} else if (sign === '"') quoted = true;
else if (sign === "," || sign === "\n") {
table[table.length - 1].push(cell.replace(/\r$/, ""));
cell = "";
if (sign === "\n") table.push([]);
} else cell += sign;
}
if (cell || table[table.length - 1].length) table[table.length - 1].push(cell.replace(/\r$/, ""));
var names = table[0];
return { results: table.slice(1).filter(function (line) { return line.length > 1; }).map(function (line) {
var value = function (name) { return (line[names.indexOf(name)] || "").replace(/^'(?=[=+\-@\t])/, ""); };
var check = value("check_id") || (value("component") ? value("component") + " " : "") + value("code").replace(/^.* /, "");
return { check: check, outcome: value("outcome"), note: value("note"), heard: value("heard"), at: value("tested_at") || now(), text: value("check_text") || (rowOf.get(idOf(check)) || {}).text || "",
code: value("code"), component: value("component") };
}).filter(function (result) { return result.outcome !== "untested" || result.note || result.heard; }) };
}
function read(name, text) {
var incoming;
try {
incoming = /^\s*\{/.test(text) ? JSON.parse(text) : parseCSV(text);
if (!Array.isArray(incoming.results)) throw new Error("results");
} catch (error) { alert(say("import_bad", { reason: error.message })); return; }
if (incoming.formatVersion > 1) { alert(say("import_newer")); return; }
var known = ["passed", "failed", "cantTell", "inapplicable", "untested"];
var valid = incoming.results.filter(function (result) { return result && typeof result.check === "string" && known.indexOf(result.outcome) >= 0; });
var differing = valid.filter(function (result) {
var mine = answers.get(idOf(result.check));
return mine && (mine.outcome !== result.outcome || (mine.note || "") !== (result.note || ""));
});
if (!confirm(say("import_question", { name: name, count: valid.length, changed: differing.length }))) return;
if (answers.size === 0 && incoming.format) audit = incoming;
else valid.forEach(function (result) {
var mine = answers.get(idOf(result.check));
if (mine) Object.assign(mine, result); else audit.results.push(result);
});
audit.history = (audit.history || []).concat({ at: now(), what: "imported", detail: name });
fill();
changed();
byId("sheet-saved").textContent = say("import_done", { count: valid.length });
}
function readFile(file) { if (file && !readOnly) file.text().then(function (text) { read(file.name, text); }); }
form.addEventListener("submit", function (event) { event.preventDefault(); });
form.addEventListener("input", function (event) {
var row = event.target.closest(".row");
if (row) take(rowOf.get(row.dataset.check));
else if (fields[event.target.name]) at(fields[event.target.name], event.target.value);
else return;
changed();
if (event.target.type === "radio") filter();
});
all("[data-filter]").forEach(function (select) { select.addEventListener("change", filter); });
byId("filter-text").addEventListener("input", filter);
byId("export-json").addEventListener("click", exportJSON);
byId("export-csv").addEventListener("click", exportCSV);
byId("import").addEventListener("click", function () { byId("import-file").click(); });
byId("import-file").addEventListener("change", function () { readFile(this.files[0]); this.value = ""; });
byId("new-audit").addEventListener("click", function () {
if (!confirm(say("new_question"))) return;
audit = fresh();
savedAt = "";
fill();
save();
claim(false);
});
document.addEventListener("dragover", function (event) { event.preventDefault(); });
document.addEventListener("drop", function (event) { event.preventDefault(); readFile(event.dataTransfer.files[0]); });
addEventListener("pagehide", function () { if (unsaved() > 0 && !readOnly) save(); });
addEventListener("beforeunload", function (event) { if (unsaved() > 0 && !stored) event.preventDefault(); });
open().then(load).then(function () { claim(false); });
})();
