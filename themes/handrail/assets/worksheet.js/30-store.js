// Keeping. Each change goes to IndexedDB at once as one small record (durability strict: it outlives the browser's
// sudden death) and to localStorage; whole states follow now and then. On load the highest revision of the two wins.
// Keys are namespaced, because all local files of a browser may share one storage; it is never cleared.

let database = null;
let localWorks = true;
let savedAt = "";
let changedSince = 0;
let recordsSinceState = 0;
// Changes that wait while others are being written: two transactions are never in line behind each other.
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

// One transaction; when it fails the journal is given up, and the page says so if nothing else keeps the answers.
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
    // Full or blocked. Writing everything again at each key would be slow, so the next try is later.
    localWorks = false;
    nextLocalTry = Date.now() + 30000;
  }
}
// At once, then at most four times a second.
function writeLocalSoon() {
  if (localTimer) { isLocalBehind = true; return; }
  writeLocal();
  localTimer = setTimeout(() => { localTimer = 0; if (isLocalBehind) writeLocalSoon(); }, 250);
}

function markSaved() {
  savedAt = clock();
  showState();
}

// A change of one result, or of what stands around the results.
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
// Whether something is still on its way to where it is kept.
const isBehind = () => isWriting && !localWorks;

// A whole state: six of them are kept, the newest and five older ones.
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

// The audits of this browser, and which of them each sheet shows. A copy that is looked at does not become what the
// site's sheet shows.
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
// One tab at a time: a later one only shows the audit until it is told to take over.
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
        // Another tab took over and reads what this one has kept; or there are no locks here, so that tabs cannot know
        // of each other.
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
