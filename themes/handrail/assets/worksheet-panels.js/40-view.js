// In which order rows stand, how far each group is, and the keys that move through rows.

const shownRows = () => all(".row:not([hidden])", byId("sheet-rows")).map(rowOf);
const groupTitle = group => byId("filter-group").querySelector(`option[value="${CSS.escape(group)}"]`)?.textContent ?? group;

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
