// Start: what is kept is read, then the sheet is opened for writing.

const editable = ":is(input, select, textarea, button)";
function setEnabled(within) {
  for (const control of all(editable, within)) control.disabled = Boolean(readOnly);
}
// Why the sheet cannot be written to: "tab", "newer", or "".
function setReadOnly(why) {
  if (readOnly === why) return;
  readOnly = why;
  for (const part of all("[data-edit]")) setEnabled(part);
  const button = (text, action) => make("button", { type: "button", className: "button-small", textContent: text, onclick: action });
  notice("read-only", why && say("read_only_" + why), ...why === "tab" ? [button(say("take_over"), takeOver)] : why === "newer" ? [button(say("newer_close"), () => location.reload())] : []);
}

// Shows an audit. What the worksheet's new wordings and missing rules mean for it is told and kept.
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
  // Its own changes that are in no file stay known.
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

// Of a filled copy the answers stand in the page. This browser may have newer ones; what only the other has is offered.
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
// A text that was left is said to be kept; keys alone would be spoken over by every letter.
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
// Only while changes are in no file and either nothing is kept or nothing was ever saved as one.
addEventListener("beforeunload", event => { if (!readOnly && unsaved() > 0 && (!isKept() || isBehind() || audit.exportedRevision === null)) event.preventDefault(); });
// A tab that only looks follows the one that writes.
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
// Nothing can be typed before what is kept has been read.
byId("sheet-main").inert = true;
openDatabase().then(load).finally(() => {
  byId("sheet-main").inert = false;
  form.dataset.ready = "";
});
