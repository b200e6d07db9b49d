// Start: what was done before this script was there is done, and from now on whatever is done.

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
  // A text that was left is said to be kept; keys alone would be spoken over by every letter.
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
// Before fields are filled, so that what was typed into them stays.
for (const event of early.splice(0)) handlers[event.type]?.(event);
// In a filled copy nothing has been read yet; then it is shown when it is.
if (form.dataset.ready === "" || audit.revision > 0) {
  panels.show();
  for (const row of rows) showExtras(row);
  showProgress();
}
form.dataset.whole = "";
