// The audits of this browser.

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
