// The rows: what they show for the present sample, environment and tester.

const outcomeOf = row => answerOf(row)?.outcome ?? "untested";

function showRow(row) {
  const result = answerOf(row);
  row.radios ??= all("input[type=radio]", row.element);
  row.fields ??= all("[data-field]", row.element);
  const outcome = result?.outcome ?? "untested";
  for (const radio of row.radios) if (radio.checked !== (radio.value === outcome)) radio.checked = radio.value === outcome;
  for (const field of row.fields) {
    const text = String(result?.[field.dataset.field] ?? "");
    if (field.value !== text) field.value = text;
  }
  panels?.showExtras(row);
}

const label = outcome => words["outcome_" + outcome] ?? String(outcome);
const circumstances = result => ["sample", "environment", "tester"].filter(kind => result[kind]).map(kind => nameOf(kind, entryOf(kind, result[kind]) ?? { id: result[kind], name: result[kind] })).join(", ") || say("no_circumstances");
