// The worksheet page: what stands on it, its words, and the few things that every part uses. The files of this folder
// are joined in the order of their names into one script. It shows and keeps; what people do is in worksheet-panels.js,
// which is fetched when the page is first used and shares the scope of this script.

const byId = id => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const form = byId("sheet");
const site = document.body.dataset.site || "site";
// The site's own worksheet has no name; one that was made for a scope is another sheet with audits of its own.
const sheet = form.dataset.sheet || "";
const prefix = `handrail:${site}:`;
// Taken before anything changes: a filled copy is made from it.
const pristine = byId("sheet-page").outerHTML;
const words = Object.fromEntries(all("#sheet-words li").map(item => [item.dataset.key, item.textContent]));
const outcomes = ["passed", "failed", "cantTell", "inapplicable", "untested"];

const say = (key, values = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (match, name) => values[name] ?? match);
const counted = (key, count, values) => say(count === 1 && words[key + "_one"] ? key + "_one" : key, { count, ...values });
const now = () => new Date().toISOString();
const clock = () => new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
const isObject = value => value !== null && typeof value === "object" && !Array.isArray(value);

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

// Emptied first, so that the same words are spoken again.
function announce(text) {
  const region = byId("sheet-announce");
  region.textContent = "";
  setTimeout(() => { region.textContent = text; }, 60);
}

// A notice above the sheet; without text it is taken away.
function notice(name, text, ...more) {
  const place = byId("notice-" + name);
  place.hidden = !text;
  place.replaceChildren(text || "", ...more.flatMap(item => [" ", item]));
}

// A large sheet brings the controls of its rows once; without this script it can be read and printed.
const controls = byId("row-controls");
if (controls) all(".row", form).forEach((row, index) => {
  const copy = controls.content.cloneNode(true);
  for (const radio of all("input", copy)) radio.name = "r" + index;
  row.append(copy);
});

// The rows, as the guidance has them.
const rows = all(".row", form).map(element => {
  const { check, kind, group, platforms, fingerprint, wcag, once } = element.dataset;
  const component = element.closest("section").dataset.component;
  const clean = (text, pattern, sign) => text.toLowerCase().replace(pattern, sign) || "x";
  return {
    element, section: element.closest("section"), id: check, kind, group, component, fingerprint, once: once !== undefined,
    platforms: platforms ? platforms.split("|") : [], wcag: wcag ? wcag.split(" ") : [],
    code: element.querySelector(".row-code").textContent, text: element.querySelector(".row-text").textContent,
    // The name in files, as their schema has it: dialog.modal/must/code/m4.
    check: [clean(component, /[^a-z0-9.-]/g, "."), kind, clean(group, /[^a-z0-9-]/g, "-"), clean(check.split("#").pop(), /[^a-z0-9-]/g, "-")].join("/"),
  };
});
const rowById = new Map(rows.map(row => [row.id, row]));
const rowByCode = new Map(rows.map(row => [row.code.replace(/ (\S+)$/, "#$1").toLowerCase(), row]));
const rowByFingerprint = new Map(rows.map(row => [row.fingerprint, row]));
const rowOf = element => rowById.get(element.closest?.(".row")?.dataset.check);
