// Files out: the audit as JSON, a table, and a filled copy of this page that works wherever it is put. And paper.

function download(text, type, extension) {
  const subject = (audit.audit.subject.name || audit.audit.title || site).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "audit";
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: `${subject}_audit_${now().slice(0, 10)}_r${audit.revision}${extension}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  announce(say("file_saved", { name: link.download }));
}
// From here on everything up to now is in a file.
function markExported() {
  if (readOnly) return;
  audit.exportedRevision = audit.revision;
  changedSince = 0;
  if (audit.revision > 0) { keepState(); writeLocal(); }
  showState();
}
function saveJSON() {
  if (newerText) return download(newerText, "application/json", ".audit.json");
  markExported();
  download(JSON.stringify(audit, null, 1) + "\n", "application/json", ".audit.json");
}

const columns = [
  "audit_id", "audit_title", "subject", "subject_version", "component", "kind", "group", "code", "check_id", "check_text", "wcag", "wcag_level", "en301549",
  "sample", "environment", "device", "os", "os_version", "at", "at_version", "text_size", "tester", "outcome", "note", "finding_id", "finding_title", "severity",
  "cause", "steps", "heard", "evidence", "ticket", "finding_status", "tested_at", "state", "carried_from", "fingerprint",
];
const never = "1970-01-01T00:00:00Z";
const criteria = new Map((form.dataset.criteria || "").split(";").map(item => item.split(" ")).map(([number, level, clause, slug]) => [number, { level, clause, slug }]));

// RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe, and so does one that looks as if it had.
function csvCell(value) {
  const text = String(value ?? "");
  const safe = /^'*[=+\-@\t\r]/.test(text) ? "'" + text : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
function csvLines(result) {
  const environment = entryOf("environment", result.environment);
  const technologies = (Array.isArray(environment?.at) ? environment.at : []).filter(isObject);
  const joined = member => technologies.map(item => item[member]).filter(Boolean).join(" + ");
  const numbers = Array.isArray(result.wcag) ? result.wcag : [];
  const named = (kind, id) => { const entry = entryOf(kind, id); return entry?.name || entry?.label || id; };
  const names = items => (Array.isArray(items) ? items : []).map(item => item?.name).filter(Boolean);
  const first = [
    audit.id, audit.audit.title, audit.audit.subject.name, audit.audit.subject.version, result.component, String(result.check).split("/")[1] ?? "check", result.group,
    result.code, idOf(result), result.text, numbers.join(" "), numbers.map(number => criteria.get(number)?.level ?? "-").join(" "),
    numbers.map(number => criteria.get(number)?.clause ?? "-").join(" "), named("sample", result.sample), environment?.label || result.environment, environment?.device,
    environment?.os, environment?.osVersion, joined("name"), joined("version"), environment?.textSize, named("tester", result.tester), result.outcome, result.note,
  ];
  const last = [result.at === never ? "" : result.at, result.state, result.carriedFrom?.audit, result.fingerprint];
  const found = Array.isArray(result.findings) && result.findings.length ? result.findings.filter(isObject) : [{}];
  return found.map(finding => [...first, finding.id, finding.title, finding.severity, finding.id && (finding.cause ?? "unknown"), finding.steps, finding.heard || result.heard,
    [...names(finding.evidence), ...names(result.evidence)].join(" "), finding.ticket, finding.id && (finding.status ?? "open"), ...last]);
}
function saveCSV() {
  const untested = rows.filter(row => isInScope(row) && !answersOfRow.has(row)).map(row => ({ ...row, wcag: row.wcag, outcome: "untested", at: never, state: "current" }));
  const lines = [columns, ...[...audit.results.filter(isObject), ...untested].flatMap(csvLines)];
  markExported();
  download("\ufeff" + lines.map(cells => cells.map(csvCell).join(",") + "\r\n").join(""), "text/csv", ".csv");
}

// What the copy is dressed and run with: of a copy its own, else a file beside the site's scripts that holds both as
// strings, because a page of file:// may not read other files.
async function copyParts() {
  const style = byId("sheet-style");
  if (style) return { style: style.textContent, script: byId("sheet-script").textContent };
  if (!window.handrailCopy) {
    await new Promise((resolve, reject) => document.head.append(make("script", { src: `${document.body.dataset.root}assets/worksheet-copy.js`, onload: resolve, onerror: reject })));
  }
  return window.handrailCopy;
}
const escaped = text => String(text).replace(/[&<>"]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
function copyPage({ style, script }) {
  const body = new DOMParser().parseFromString(pristine, "text/html").body.firstElementChild;
  // Links lead nowhere once the copy lies elsewhere, unless the page came from a server.
  for (const link of all("a[href]", body)) {
    if (link.getAttribute("href").startsWith("#")) continue;
    if (location.protocol.startsWith("http")) link.href = new URL(link.getAttribute("href"), location.href).href; else link.removeAttribute("href");
  }
  for (const element of all(".site-only", body)) element.remove();
  const { lang, dir } = document.documentElement;
  return `<!DOCTYPE html>
<html lang="${escaped(lang)}" dir="${escaped(dir)}">
<head>
<meta charset="utf-8">
<script type="application/json" id="sheet-answers">${JSON.stringify(audit).replace(/</g, "\\u003c")}</` + `script>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped([audit.audit.title, audit.audit.subject.name].filter(Boolean).join(" – "))}</title>
<link rel="icon" href="data:,">
<style id="sheet-style">${style}</style>
</head>
<body data-site="${escaped(site)}" data-root="">
<main id="hr-main">${body.outerHTML}</main>
<script id="sheet-script">${script}</` + `script>
</body>
</html>
`;
}
async function saveCopy() {
  let parts;
  try { parts = await copyParts(); } catch { announce(say("copy_failed")); notice("copy", say("copy_failed")); return; }
  notice("copy", "");
  markExported();
  download(copyPage(parts), "text/html", ".html");
}

// A sheet that got loose tells whose it is: CSS Paged Media 3, 4.2 page-margin boxes.
const margins = "adoptedStyleSheets" in document ? new CSSStyleSheet() : null;
if (margins) document.adoptedStyleSheets = [margins];
function fillMargins() {
  const fields = ["app", "tester", "date"].map(name => document.querySelector(`[data-print-field=${name}]`));
  const text = fields.map(place => `${place.previousElementSibling.textContent} ${place.textContent || "______________"}`).join("\u2003");
  const corner = document.documentElement.dir === "rtl" ? "right" : "left";
  margins?.replaceSync(`@page { @bottom-${corner} { content: ${JSON.stringify(text)}; font: 9pt sans-serif; } }`);
}
// Paper: blank, or as it is filled for the present sample, environment and tester.
function printSheet(isBlank) {
  document.body.classList.toggle("print-blank", isBlank);
  fillPrintHead(isBlank);
  print();
}
function fillPrintHead(isBlank) {
  const environment = entryOf("environment", context.environment) ?? {};
  const technology = (Array.isArray(environment.at) ? environment.at[0] : null) ?? {};
  const joined = (...parts) => parts.filter(Boolean).join(" ");
  const values = {
    app: audit.audit.subject.name, version: joined(audit.audit.subject.version, audit.audit.subject.build), sample: entryOf("sample", context.sample)?.name,
    device: environment.device, system: joined(environment.os, environment.osVersion), technology: joined(technology.name, technology.version), text_size: environment.textSize,
    tester: entryOf("tester", context.tester)?.name, date: audit.audit.startedOn,
  };
  for (const field of all(".finding label")) field.classList.toggle("is-empty", !field.lastElementChild.value);
  for (const place of all("[data-print-field]")) place.textContent = isBlank ? "" : values[place.dataset.printField] ?? "";
  fillMargins();
}
