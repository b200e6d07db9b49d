// What is shown, how far it is, and what has been kept.

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

// Counts are about what is in scope, for the present sample, environment and tester.
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

// What has been kept, always in words. Spoken only when it turns bad.
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
