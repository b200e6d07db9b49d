// Files for others: EARL for programs that compare evaluations, a task list for issue trackers. They hold less than the
// audit itself, so that changes which are only there still count as being in no file.

const isText = value => typeof value === "string";
const findingsOf = result => (Array.isArray(result.findings) ? result.findings : []).filter(isObject);

// One assertion for each answer, as `handrail report --format earl` has it; ids are made here, because those of a file
// may hold anything.
function earl() {
  const results = audit.results.filter(isObject);
  const numbers = kind => new Map([...new Set([...listOf(kind).map(entry => entry.id), ...results.map(result => result[kind]).filter(isText)])].map((id, index) => [id, index + 1]));
  const testers = numbers("tester"), samples = numbers("sample");
  const text = value => isText(value) ? value : "";
  const { name, version, url } = audit.audit.subject;
  const source = isText(url) && /^https?:\/\/[!-~]+$/.test(url) && !/[<>"{}|\\^`]/.test(url) ? { source: url } : {};
  return {
    "@context": JSON.parse(form.dataset.earl),
    "@graph": [
      { "@id": "_:subject", "@type": ["TestSubject", "Software"], title: text(name), ...isText(version) && { "doap:revision": version }, ...source },
      ...listOf("sample").map(entry => ({ "@id": `_:sample-${samples.get(entry.id)}`, "@type": "TestSubject", title: text(entry.name), isPartOf: "_:subject", ...isText(entry.path) && { description: entry.path } })),
      ...listOf("tester").map(entry => ({ "@id": `_:tester-${testers.get(entry.id)}`, "@type": ["Assertor", "foaf:Person"], "foaf:name": text(entry.name), ...isText(entry.role) && { description: entry.role } })),
      ...results.map(result => assertion(result, testers, samples)),
    ],
  };
}
function assertion(result, testers, samples) {
  const environment = entryOf("environment", result.environment);
  const slugs = (Array.isArray(result.wcag) ? result.wcag : []).map(number => criteria.get(number)?.slug).filter(Boolean).map(slug => `WCAG2:${slug}`);
  const problems = findingsOf(result).map(({ title, severity }) => `${title ?? ""} (${severity ?? ""})`);
  const description = [result.note, ...problems, result.heard && `Heard: ${result.heard}`].filter(Boolean).join("\n");
  return {
    "@type": "Assertion", ...isText(result.tester) && { assertedBy: `_:tester-${testers.get(result.tester)}` },
    subject: isText(result.sample) ? `_:sample-${samples.get(result.sample)}` : "_:subject",
    test: { "@type": "TestCase", title: idOf(result), description: String(result.text ?? ""), ...slugs.length && { isPartOf: slugs } },
    result: {
      "@type": "TestResult", outcome: `earl:${outcomes.includes(result.outcome) ? result.outcome : "untested"}`, ...description && { description },
      ...result.at && result.at !== never && { date: result.at },
    },
    mode: `earl:${["manual", "semiAuto", "automatic"].includes(result.mode) ? result.mode : "unknownMode"}`,
    ...environment && { description: environmentText(environment), environment: String(environment.label ?? "") },
  };
}
function environmentText({ device, os, osVersion, at, textSize }) {
  const joined = (...parts) => parts.filter(Boolean).join(" ");
  const technologies = (Array.isArray(at) ? at : []).filter(isObject).map(({ name, version }) => joined(name, version));
  return [device, joined(os, osVersion), ...technologies, textSize && `text size ${textSize}`].filter(Boolean).join(", ");
}
function saveEARL() { download(JSON.stringify(earl(), null, 2) + "\n", "application/ld+json", ".earl.jsonld"); }

// A task list in GitHub's Markdown: the rows in scope as `handrail worksheet --format markdown` has them, with a tick
// where a rule passed or does not apply, and beneath each the answers with what was noted, heard and found.
const markdown = text => String(text ?? "").replace(/[ \t\n\v\f\r]+/g, " ").trim().replace(/[\\`*_[\]<>#|~&]/g, "\\$&");
function taskList() {
  const inScope = rows.filter(isInScope);
  let text = `# ${markdown(audit.audit.title)}\n\nContent version ${markdown(form.dataset.version)}, ${inScope.length} checks.\n`;
  let component = "", group = "";
  for (const row of inScope) {
    if (row.component !== component) {
      [component, group] = [row.component, ""];
      text += `\n## ${markdown(row.section.querySelector("h2").textContent)} (\`${component}\`)\n`;
    }
    const own = row.kind === "check" && row.element.querySelector("legend .soft")?.textContent;
    const title = own || groupTitle(row.group);
    if (title !== group) text += `\n### ${markdown(title)}\n\n`;
    group = title;
    text += task(row);
  }
  return text;
}
function task(row) {
  const results = [...answersOfRow.get(row) ?? []].filter(isGiven);
  const isDone = results.length > 0 && results.every(({ outcome }) => outcome === "passed" || outcome === "inapplicable");
  const how = all(".row-how span", row.element).map(part => part.textContent);
  const criterion = row.wcag.length ? " " + how.shift() : "";
  const { href } = row.element.querySelector(".row-code");
  const link = href && location.protocol.startsWith("http") ? ` [Rule](<${href}>)` : "";
  return `- [${isDone ? "x" : " "}] **${markdown(row.code)}** ${markdown(row.text)}${criterion}${link}\n`
    + how.map(sentence => `  - ${markdown(sentence)}\n`).join("") + results.map(answerLines).join("");
}
function answerLines(result) {
  const parts = [`**${markdown(label(result.outcome))}** (${markdown(circumstances(result))})`, markdown(result.note), result.heard && `${markdown(say("heard"))}: ${markdown(result.heard)}`];
  return `  - ${parts.filter(Boolean).join(". ")}\n`
    + findingsOf(result).map(({ title, severity, ticket }) => `    - ${markdown([title, severity, ticket].filter(Boolean).join(", "))}\n`).join("");
}
function saveMarkdown() { download(taskList(), "text/markdown", ".md"); }
