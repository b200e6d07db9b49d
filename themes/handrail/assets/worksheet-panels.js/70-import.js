// Files in, and codes from paper. What will change is shown before it does; what cannot be read is told by line.

const outcomeWords = new Map(Object.entries({
  passed: "p ok yes pass passed ✓ + supports", failed: "f ko no fail failed ✗ x - violation", cantTell: "? c cantTell incomplete",
  inapplicable: "n na n/a i inapplicable", untested: "u nt untested",
}).flatMap(([outcome, spellings]) => [...spellings.split(" "), "earl:" + outcome, words["outcome_" + outcome] ?? ""].map(word => [word.toLowerCase(), outcome])));
const outcomeFrom = word => outcomeWords.get(String(word).trim().toLowerCase());

async function readFile(file) {
  if (!file) return;
  let text;
  try { text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()); }
  catch { return refuse(file.name, say("not_utf8")); }
  await readText(file.name, text);
}
const refuse = (name, reason) => ask(say("import_bad", { name }), [paragraph(reason), paragraph(say("import_unchanged"))], [["", say("close")]]);

async function readText(name, text) {
  let incoming;
  let faults = [];
  try {
    const trimmed = text.trimStart();
    if (trimmed.startsWith("<")) incoming = parseJSON(new DOMParser().parseFromString(text, "text/html").getElementById("sheet-answers")?.textContent ?? "");
    else if (/^[{[]/.test(trimmed)) incoming = parseJSON(text);
    else ({ incoming, faults } = parseTable(text));
    if (!isObject(incoming) || incoming.format !== "handrail-audit") throw new Error(say("no_audit_file"));
  } catch (error) { return refuse(name, error.message); }
  if (incoming.formatVersion > formatVersion) return openNewer(name, text, incoming);
  incoming = completed(migrated(incoming));
  incoming.results.forEach((result, index) => {
    if (!isObject(result) || !result.check && !result.id && !result.code) faults.push(say("fault_no_check", { place: `results[${index}]` }));
    else if (!outcomes.includes(result.outcome)) faults.push(say("fault_outcome", { place: `results[${index}] ${idOf(result)}`, word: String(result.outcome) }));
  });
  await offer(name, incoming, faults);
}
function parseJSON(text) {
  if (!text) throw new Error(say("no_answers"));
  try { return JSON.parse(text); } catch (error) {
    const before = text.slice(0, faultPlace(text)).split("\n");
    throw new Error(say("damaged_at", { line: before.length, column: before.at(-1).length + 1, reason: error.message }));
  }
}
// Where a text stops being JSON (RFC 8259); browsers do not all tell.
function faultPlace(text) {
  const token = /\s*(?:([{}[\],:])|("(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
  const open = [];
  let expected = "value";
  const end = () => { expected = open.length ? "comma" : "nothing"; };
  for (;;) {
    const place = token.lastIndex + /^\s*/.exec(text.slice(token.lastIndex, token.lastIndex + 10000))[0].length;
    const match = token.exec(text);
    if (!match) return place;
    const [, sign, string] = match;
    if (expected === "value" || expected === "first value") {
      if (sign === "{") { open.push("}"); expected = "first key"; }
      else if (sign === "[") { open.push("]"); expected = "first value"; }
      else if (sign === "]" && expected === "first value") { open.pop(); end(); }
      else if (sign) return place; else end();
    } else if (expected === "comma" && sign === "," ) expected = open.at(-1) === "}" ? "key" : "value";
    else if ((expected === "comma" || expected === "first key") && sign && sign === open.at(-1)) { open.pop(); end(); }
    else if (expected === "colon" && sign === ":") expected = "value";
    else if (/key$/.test(expected) && string) expected = "colon";
    else return place;
  }
}
// Whatever a newer version means by its members, they are neither changed nor stored.
async function openNewer(name, text, incoming) {
  const wanted = await ask(say("newer_title", { name }), [paragraph(say("newer_text", { version: incoming.formatVersion }))], [["yes", say("newer_open")], ["", say("cancel")]]);
  if (wanted !== "yes") return;
  flush();
  newerText = text;
  setReadOnly("newer");
  adopt(completed(structuredClone(incoming)));
}

// What taking over would do. Ids of people, samples and environments may mean others here, so they are matched by name.
function plan(incoming) {
  const ids = {};
  const additions = [];
  for (const kind of kinds) {
    ids[kind] = new Map();
    const mine = listOf(kind);
    const taken = new Set(mine.map(entry => entry.id));
    for (const entry of incoming[kind + "s"].filter(isObject)) {
      const named = other => (other.name || other.label || "").trim().toLowerCase();
      const name = named(entry);
      // In tables the id stands for what has no name.
      const isSame = other => name ? named(other) === name || !named(other) && other.id === name : JSON.stringify({ ...other, id: 0 }) === JSON.stringify({ ...entry, id: 0 });
      const match = mine.find(other => other.id === entry.id && (isSame(other) || !name || !named(other))) ?? mine.find(isSame);
      if (match) {
        ids[kind].set(entry.id, match.id);
        if (name && !named(match) && name !== match.id) additions.push(() => Object.assign(match, { ...entry, id: match.id }));
        continue;
      }
      const id = taken.has(entry.id) || typeof entry.id !== "string" ? nextID(kind, taken) : entry.id;
      taken.add(id);
      ids[kind].set(entry.id, id);
      additions.push(() => audit[kind + "s"].push({ ...entry, id }));
    }
  }
  const known = new Map(audit.results.filter(isObject).map(result => [rowFor(result) ? keyOf(rowFor(result), result) : identity(result), result]));
  for (const [key, result] of answers) known.set(key, result);
  const outcome = { additions, added: [], newer: [], older: [], same: 0 };
  for (const original of incoming.results.filter(result => isObject(result) && (result.check || result.id || result.code) && isGiven(result))) {
    const result = { ...original };
    for (const kind of kinds) {
      if (result[kind] != null) result[kind] = ids[kind].get(result[kind]) ?? result[kind];
      else if (incoming.isTable) result[kind] = kind === "environment" && rowFor(result)?.once ? null : context[kind];
    }
    const row = rowFor(result);
    if (incoming.isTable && row && !result.text) Object.assign(result, { text: row.text, fingerprint: row.fingerprint });
    if (incoming.isTable && row) Object.assign(result, { check: row.check, id: row.id, code: row.code, component: row.component, group: row.group, wcag: row.wcag });
    const mine = known.get(row ? keyOf(row, result) : identity(result));
    const content = item => JSON.stringify([item.outcome, item.note ?? "", item.heard ?? "", item.findings ?? []]);
    if (!mine || !isGiven(mine)) outcome.added.push({ mine, result });
    else if (content(mine) === content(result)) outcome.same += 1;
    else outcome[(result.at ?? "") > (mine.at ?? "") ? "newer" : "older"].push({ mine, result });
  }
  return outcome;
}
const identity = result => [idOf(result), result.sample ?? "", result.environment ?? "", result.tester ?? ""].join("\u001f");

async function offer(name, incoming, faults) {
  const { added, newer, older, same } = plan(incoming);
  const isOther = !incoming.isTable && incoming.id !== audit.id;
  const differing = [...newer, ...older];
  const body = [
    list([counted("import_added", added.length), counted("import_newer_count", newer.length), counted("import_older_count", older.length), counted("import_same", same)]),
    ...faults.length ? [paragraph(counted("import_faults", faults.length)), list(faults.slice(0, 50))] : [],
    ...differing.length ? [paragraph(say("import_differing")), list(differing.slice(0, 30).map(({ mine, result }) => `${result.code || idOf(result)}: ${label(mine.outcome)} → ${label(result.outcome)}`))] : [],
    ...isOther ? [paragraph(say("import_other", { title: incoming.audit.title ?? "" }))] : [],
  ];
  const buttons = [];
  if (isOther) buttons.push(["open", say("import_open")]);
  if (!readOnly && newer.length + older.length) buttons.push(["newest", say("import_take_newest")], ["all", say("import_take_all")]);
  if (!readOnly && added.length) buttons.push(["add", say(differing.length ? "import_take_missing" : "import_take")]);
  const choice = await ask(say("import_title", { name }), body, [...buttons, ["", say(buttons.length ? "cancel" : "close")]]);
  if (choice === "open") await openAudit(incoming, { at: now(), what: "imported", detail: name });
  else if (choice) takeOverAnswers(name, incoming, choice);
}
// Of two states of one audit the other one may have what this one has not.
function showOther(other) {
  const { added, newer } = plan(other);
  const count = added.length + newer.length;
  if (count) notice("import", counted("copy_differs", count), make("button", { type: "button", className: "button-small", textContent: say("look"), onclick: () => offer(say("other_state"), other, []) }));
}
function takeOverAnswers(name, incoming, choice) {
  keepState();
  const { additions, added, newer, older } = plan(incoming);
  for (const add of additions) add();
  const taken = [...added, ...choice === "add" ? [] : newer, ...choice === "all" ? older : []];
  for (const { mine, result } of taken) {
    if (mine) Object.assign(mine, result); else audit.results.push(result);
  }
  // What else a copy of this audit knows is added where there is nothing here.
  if (incoming.id === audit.id) for (const [member, value] of Object.entries(incoming)) if (!(member in audit)) audit[member] = value;
  const verdicts = [...audit.adjudications ?? [], ...incoming.adjudications ?? []].map(item => JSON.stringify(item));
  audit.adjudications = [...new Set(verdicts)].map(text => JSON.parse(text));
  audit.history.push({ at: now(), what: incoming.id === audit.id ? "merged" : "imported", detail: name });
  changed();
  keepState();
  adopt(audit);
  announce(counted("import_done", taken.length));
  notice("import", counted("import_done", taken.length));
}

// Tables: a header, then at least a code or check_id and an outcome. Returns results and faults by line.
function parseTable(text) {
  const lines = splitTable(text.replace(/^\ufeff/, ""));
  const names = (lines[0]?.cells ?? []).map(name => name.trim().toLowerCase());
  if (!names.includes("outcome") || !names.includes("code") && !names.includes("check_id")) throw new Error(say("no_columns"));
  const incoming = { format: "handrail-audit", formatVersion, isTable: true, samples: [], environments: [], testers: [], results: [], audit: { subject: { name: "" } } };
  const faults = [];
  const entry = (kind, key, members) => {
    if (!key.replaceAll("\u001f", "")) return null;
    const entries = incoming[kind + "s"];
    const known = entries.find(item => item.key === key) ?? entries[entries.push({ ...members, id: kind[0] + (entries.length + 1), key }) - 1];
    return known.id;
  };
  for (const { line, cells } of lines.slice(1)) {
    const value = name => (cells[names.indexOf(name)] ?? "").replace(/^'(?='*[=+\-@\t\r])/, "");
    const code = value("code").trim();
    const check = value("check_id").trim() || (value("component") && code && !/[ #]/.test(code) ? `${value("component").trim()} ${code}` : code);
    if (!check) { faults.push(say("fault_no_check", { place: say("line", { line }) })); continue; }
    const outcome = outcomeFrom(value("outcome")) ?? (value("outcome").trim() ? null : "untested");
    if (!outcome) faults.push(say("fault_outcome", { place: say("line", { line }), word: value("outcome") }));
    const circumstances = ["environment", "device", "os", "os_version", "at", "at_version", "text_size"].map(value);
    const [environment, device, os, osVersion, at, version, textSize] = circumstances;
    const result = {
      check, code: code || check, component: value("component") || undefined, text: value("check_text"), fingerprint: value("fingerprint") || undefined, outcome: outcome ?? "untested",
      note: [outcome ? "" : value("outcome"), value("note")].filter(Boolean).join(": "), heard: value("finding_id") ? "" : value("heard"), at: value("tested_at") || now(), mode: "manual", findings: [],
      sample: entry("sample", value("sample"), { name: value("sample") }), tester: entry("tester", value("tester"), { name: value("tester") }),
      environment: entry("environment", circumstances.join("\u001f"), { label: environment, device, os, osVersion, at: at ? [{ name: at, version }] : [], ...textSize ? { textSize } : {} }),
    };
    if (!rowFor(result)) faults.push(say("fault_unknown", { place: say("line", { line }), code: check }));
    const finding = { id: value("finding_id") || `csv-${line}`, title: value("finding_title"), severity: value("severity") || "major", cause: value("cause") || "unknown", steps: value("steps"),
      heard: value("heard"), ticket: value("ticket"), status: value("finding_status") || "open" };
    const hasFinding = value("finding_id") || value("finding_title");
    const previous = incoming.results.at(-1);
    if (hasFinding && previous?.findings.length && identity(previous) === identity(result)) { previous.findings.push(finding); continue; }
    if (hasFinding) result.findings.push(finding);
    incoming.results.push(result);
  }
  for (const kind of kinds) for (const item of incoming[kind + "s"]) delete item.key;
  return { incoming, faults };
}
function splitTable(text) {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = [",", ";", "\t"].sort((left, right) => head.split(right).length - head.split(left).length)[0];
  const lines = [];
  let cells = [], cell = "", isQuoted = false, line = 1, start = 1;
  const endCell = () => { cells.push(cell); cell = ""; };
  const endLine = () => { endCell(); if (cells.some(Boolean)) lines.push({ line: start, cells }); cells = []; start = line; };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === "\n") line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') { cell += sign; place += 1; } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r" && text[place + 1] !== "\n") endLine();
    else if (sign !== "\r") cell += sign;
  }
  if (isQuoted) throw new Error(say("unclosed_quote", { line: start }));
  endLine();
  return lines;
}

// Codes from paper: "dialog.modal M4 f Focus goes to the top", or a line with the component and then "M4 f".
const components = new Map(rows.map(row => [row.component.toLowerCase(), row.component]));
function parseCodes(text) {
  const found = [];
  const faults = [];
  let component = "";
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const parts = line.trim().split(/\s+/);
    if (!parts[0] || parts[0].startsWith("#")) return;
    if (components.has(parts[0].toLowerCase())) {
      component = components.get(parts.shift().toLowerCase());
      if (!parts.length) return;
    }
    const [code, word = "", ...note] = parts;
    const row = rowByCode.get(`${component}#${code}`.toLowerCase());
    const outcome = outcomeFrom(word);
    const fault = !component ? say("code_no_component") : !row ? say("code_unknown", { component, code, codes: near(component, code) }) : !outcome ? say("code_no_outcome", { code }) : "";
    if (fault) faults.push({ number: index + 1, line: component && !components.has(line.trim().split(/\s+/)[0].toLowerCase()) ? `${component} ${line.trim()}` : line.trim(), fault });
    else found.push({ row, outcome, note: note.join(" ") });
  });
  return { found, faults };
}
function near(component, code) {
  const codes = rows.filter(row => row.component === component).map(row => row.code.split(" ").pop());
  const alike = codes.filter(other => other[0].toLowerCase() === code[0].toLowerCase());
  return (alike.length ? alike : codes).slice(0, 12).join(", ");
}
async function readCodes() {
  const field = byId("sheet-codes");
  const { found, faults } = parseCodes(field.value);
  const replacing = found.filter(({ row, outcome }) => answerOf(row) && isGiven(answerOf(row)) && answerOf(row).outcome !== outcome);
  const lines = faults.map(({ number, line, fault }) => `${say("line", { line: number })}: ${fault}`);
  byId("codes-faults").replaceChildren(...lines.length ? [paragraph(counted("codes_faults", lines.length)), list(lines)] : []);
  if (!found.length) { if (!faults.length) announce(say("codes_none")); field.focus(); return; }
  const body = [paragraph(say("now_for", { names: circumstances(context) })), ...replacing.length ? [paragraph(counted("codes_replacing", replacing.length)),
    list(replacing.map(({ row, outcome }) => `${row.code}: ${label(outcomeOf(row))} → ${label(outcome)}`))] : []];
  if (await ask(counted("codes_found", found.length), body, [["yes", say("import_take")], ["", say("cancel")]]) !== "yes") return;
  for (const { row, outcome, note } of found) {
    const result = answerFor(row);
    Object.assign(result, { outcome, note: note ? [result.note, note].filter(Boolean).join("\n") : result.note });
    confirmWording(row, result);
    changed(result);
    showRow(row);
  }
  // Lines with faults stay to be put right.
  field.value = faults.map(({ line }) => line).join("\n");
  applyFilter();
  announce([counted("codes_taken", found.length), ...lines].join(" "));
}
