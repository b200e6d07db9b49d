// What is shown, in which order, how far it is, and the keys that move through it.

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
const shownRows = () => all(".row:not([hidden])", byId("sheet-rows")).map(rowOf);

// By document, as the page was made, or by assistive technology across documents.
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
const groupTitle = group => byId("filter-group").querySelector(`option[value="${CSS.escape(group)}"]`)?.textContent ?? group;

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
    const groups = Map.groupBy ? Map.groupBy(inScope, row => row.group) : inScope.reduce((map, row) => map.set(row.group, [...map.get(row.group) ?? [], row]), new Map());
    byId("progress-rows").replaceChildren(...[...groups].map(([group, members]) => {
      const { total, tested, failed } = tally(members);
      const open = members.filter(row => ["untested", "cantTell"].includes(outcomeOf(row))).length;
      const name = make("th", { scope: "row", textContent: groupTitle(group) });
      const bar = make("progress", { max: total, value: tested });
      bar.setAttribute("aria-label", groupTitle(group));
      return make("tr", {}, name, make("td", {}, bar), ...[`${tested} / ${total}`, failed, open].map(text => make("td", { className: "number", textContent: text })));
    }));
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

// Shortcuts work inside a row, never in a text field, and can be switched off.
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
