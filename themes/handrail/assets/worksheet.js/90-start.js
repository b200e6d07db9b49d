// Start: what is kept is read, then the sheet is opened for writing.

// The text of a file that was opened read-only because a newer version wrote it; it is given out as it came.
let newerText = "";

// What worksheet-panels.js adds to what is shown here, once it is there. It is fetched when the page is first used or has
// answers to show; of a filled copy it is part of the one script.
let panels = null;
let fetching = null;
function fetchPanels() {
  if (panels) return Promise.resolve();
  fetching ??= new Promise((resolve, reject) => document.head.append(make("script", { src: `${document.body.dataset.root}assets/worksheet-panels.js`, onload: resolve, onerror: reject })))
    .catch(() => { fetching = null; notice("panels", say("panels_missing")); });
  return fetching;
}
// What is done before it is there is done when it is.
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
  readScope();
  for (const row of rows) showRow(row);
  showContext();
  panels?.show();
  applyFilter();
  if (isNew) { changed(); keepState(); }
  showState();
}
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
  if (other) { await fetchPanels(); panels?.showOther(other); }
}

form.addEventListener("submit", event => event.preventDefault());
for (const type of earlyTypes) byId("sheet-page").addEventListener(type, keepEarly, true);
document.addEventListener("dragover", event => event.preventDefault());
document.addEventListener("drop", dropped);
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
openDatabase().then(load).then(() => audit.revision > 0 || orphans.length ? fetchPanels() : null).finally(() => {
  byId("sheet-main").inert = false;
  form.dataset.ready = "";
});
