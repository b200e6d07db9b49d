// What people do in rows, what a row has beside its controls, and answers whose rows are gone.

// The answer that a row's controls write to, made when it is missing.
function answerFor(row) {
  const known = answerOf(row);
  if (known) return known;
  const result = {
    check: row.check, id: row.id, code: row.code, text: row.text, fingerprint: row.fingerprint, component: row.component, group: row.group,
    wcag: row.wcag, sample: context.sample, environment: row.once ? null : context.environment, tester: context.tester, outcome: "untested",
    mode: "manual", note: "", heard: "", evidence: [], findings: [], at: now(), carriedFrom: null, state: "current",
  };
  audit.results.push(result);
  place(row, result);
  return result;
}
// From now on the answer is about the wording that stands here.
function confirmWording(row, result) {
  Object.assign(result, { check: row.check, id: row.id, code: row.code, text: row.text, fingerprint: row.fingerprint, wcag: row.wcag, at: now(), carriedFrom: null, state: "current" });
}

const checkedRadio = row => (row.radios ?? all("input[type=radio]", row.element)).find(radio => radio.checked) ?? row.element.querySelector("input[type=radio]");
// A control of a row was used.
function takeRow(row, field) {
  const result = answerFor(row);
  const finding = field.closest(".finding");
  if (field.type === "radio") {
    result.outcome = field.value;
    confirmWording(row, result);
  } else if (finding) writeField(field, result.findings.filter(isObject)[finding.dataset.finding]);
  else result[field.dataset.field] = field.value;
  result.at = now();
  changed(result);
  if (field.type !== "radio") return;
  showExtras(row);
  showProgress();
  announce(say("answered", { code: row.code, outcome: label(result.outcome), ...tally(rows.filter(isInScope)) }));
}

// What a row has beside its controls: the tested wording, answers for other circumstances, findings.
function showExtras(row) {
  const result = answerOf(row);
  const lines = [];
  if (result && isReworded(result, row) && isGiven(result)) {
    lines.push(make("p", { className: "old-wording small" }, say("old_wording", { text: result.text ?? "" }), " ",
      make("button", { type: "button", className: "button-small", textContent: say("still_holds"), onclick: () => {
        confirmWording(row, result);
        changed(result);
        showExtras(row);
        checkedRadio(row).focus();
        announce(say("wording_confirmed", { code: row.code }));
      } })));
  }
  if (result?.movedFrom && result.state === "moved") lines.push(make("p", { className: "small soft", textContent: say("moved_from", { code: result.movedFrom }) }));
  if (result && !outcomes.includes(result.outcome)) lines.push(make("p", { className: "small", textContent: say("unknown_outcome", { outcome: String(result.outcome) }) }));
  if (result?.carriedFrom?.outcome) lines.push(make("p", { className: "small soft", textContent: say("carried_from", { outcome: label(result.carriedFrom.outcome) }) }));
  const others = [...answersOfRow.get(row) ?? []].filter(other => other !== result && isGiven(other));
  if (others.length) {
    lines.push(make("p", { className: "small soft", textContent: say("other_answers") }), make("ul", { className: "small soft" }, ...others.map(other =>
      make("li", { textContent: `${circumstances(other)}: ${label(other.outcome)}${other.note ? ". " + other.note : ""}` }))));
  }
  if (lines.length || row.more) {
    row.more ??= row.element.insertBefore(make("div", { className: "row-more" }), row.element.querySelector(".outcomes"));
    row.more.replaceChildren(...lines);
  }
  showFindings(row, result);
}

// Findings of a failed row. Fields name the member that they write with data-path.
function showFindings(row, result) {
  const found = Array.isArray(result?.findings) ? result.findings.filter(isObject) : [];
  if (result?.outcome !== "failed" && !found.length) {
    row.findings?.remove();
    row.findings = null;
    return;
  }
  row.findings ??= row.element.appendChild(make("div", { className: "findings" }));
  row.findings.replaceChildren(...found.map((finding, index) => {
    const fields = byId("sheet-finding").content.firstElementChild.cloneNode(true);
    fields.dataset.finding = index;
    fields.querySelector("legend").textContent = say("finding_of", { number: index + 1, code: row.code });
    for (const field of all("[data-path]", fields)) readField(field, finding);
    fields.querySelector("button").onclick = () => removeFinding(row, result, finding);
    return fields;
  }), make("button", { type: "button", className: "button-small", textContent: say("add_finding"), onclick: () => addFinding(row) }));
  if (readOnly) setEnabled(row.findings);
}
function addFinding(row) {
  const result = answerFor(row);
  if (!Array.isArray(result.findings)) result.findings = [];
  const used = new Set(audit.results.flatMap(other => Array.isArray(other?.findings) ? other.findings.map(finding => finding?.id) : []));
  let number = used.size + 1;
  while (used.has(`${audit.id.slice(0, 4)}-${number}`)) number += 1;
  result.findings.push({ id: `${audit.id.slice(0, 4)}-${number}`, title: "", severity: "major", cause: "app", wcag: row.wcag, alsoIn: [], evidence: [], status: "open" });
  result.at = now();
  changed(result);
  showExtras(row);
  all(".finding", row.element).at(-1).querySelector("[data-path]").focus();
  announce(say("finding_added", { code: row.code }));
}
async function removeFinding(row, result, finding) {
  if (finding.title && await ask(say("remove_finding_question"), [paragraph(finding.title)], [["yes", say("remove")], ["", say("cancel")]]) !== "yes") return;
  result.findings.splice(result.findings.indexOf(finding), 1);
  result.at = now();
  changed(result);
  showExtras(row);
  row.findings?.querySelector(":scope > button").focus();
  announce(say("finding_removed", { code: row.code }));
}

// Fields of findings, people, samples, environments and the audit itself.
function readField(field, object) {
  const value = valueAt(object, field.dataset.path);
  field.value = field.dataset.list === "names" ? (Array.isArray(value) ? value : []).map(item => item?.name).join(", ")
    : field.dataset.list ? (Array.isArray(value) ? value : []).join(", ") : value ?? "";
}
function writeField(field, object) {
  const { path, list: kind } = field.dataset;
  const parts = field.value.split(",").map(part => part.trim()).filter(Boolean);
  if (kind === "names") {
    const known = valueAt(object, path) ?? [];
    setAt(object, path, parts.map(name => known.find(item => item?.name === name) ?? { kind: "screenshot", name }));
  } else if (kind) setAt(object, path, parts);
  // A choice or date that was taken back leaves no empty value, which the format would not allow.
  else if (field.value === "" && (field.tagName === "SELECT" || field.type === "date")) setAt(object, path, field.dataset.blank === "null" ? null : undefined);
  else setAt(object, path, field.value);
  if (path.startsWith("at.0.")) object.at[0].name ??= "";
}

// Answers to rules that this page does not have: kept, exported, and removed by nobody but the user.
function showOrphans() {
  const section = byId("sheet-orphans");
  section.hidden = orphans.length === 0;
  notice("orphans", orphans.length ? counted("orphans", orphans.length) : "", ...orphans.length ? [make("a", { href: "#sheet-orphans", textContent: say("show_them") })] : []);
  byId("orphan-list").replaceChildren(...orphans.map(result => {
    const name = String(result.code || idOf(result));
    const remove = make("button", { type: "button", className: "button-small", textContent: say("remove"), onclick: async () => {
      if (await ask(say("remove_orphan_question"), [paragraph(name), paragraph(result.text ?? "")], [["yes", say("remove")], ["", say("cancel")]]) !== "yes") return;
      audit.results.splice(audit.results.indexOf(result), 1);
      orphans.splice(orphans.indexOf(result), 1);
      changed();
      keepState();
      showOrphans();
      byId("sheet-main").focus();
      announce(say("removed", { code: name }));
    } });
    remove.setAttribute("aria-label", `${say("remove")}: ${name}`);
    return make("li", {}, make("strong", { textContent: name }), ` ${label(result.outcome)}, ${circumstances(result)}. ${result.text ?? ""}`,
      ...[result.note, result.heard].filter(Boolean).map(paragraph), remove);
  }));
  if (readOnly) setEnabled(section);
}
