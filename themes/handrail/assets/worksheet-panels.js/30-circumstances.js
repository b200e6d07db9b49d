// What is audited, on which samples, with what, by whom, and what is in scope: as fields.

function showAbout() {
  for (const field of all("#sheet-about [data-path]")) readField(field, audit);
}

// The list of samples, environments or testers, each a group of fields.
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
  // A name that is none of the rows' platforms stays, and so do several while none is chosen here.
  if (byId("scope-platform").value) audit.audit.subject.platform = byId("scope-platform").value; else if (scope.platforms.length === 1) delete audit.audit.subject.platform;
  readScope();
  changed();
  applyFilter();
}
