(function () {
"use strict";
var input = document.getElementById("hr-search");
var list = document.getElementById("hr-search-list");
var status = document.getElementById("hr-search-status");
if (!input || !list) return;
var words = window.handrailStrings || {};
var base = document.body.dataset.root || "";
var index = null;
var options = [];
var active = -1;
function fold(text) { return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, ""); }
function tokens(text) { return fold(text).match(/\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}]+/gu) || []; }
window.handrailSearchIndex = function (data) {
var before = "";
var terms = data.terms ? data.terms.split(" ").map(function (coded) {
return before = before.slice(0, parseInt(coded[0], 36)) + coded.slice(1);
}).map(fold) : [];
var postings = data.postings ? data.postings.split(" ") : [];
var link = function (item) {
return { kind: data.interfaceKind, url: "apis/index.html#api-" + (item[1] || item[0]), title: item[0], id: "", words: tokens(item[0]), shown: [], extra: [], others: "", codes: [] };
};
index = {
terms: terms,
postings: postings,
kinds: data.kinds,
pages: data.pages.map(function (page) {
var words = tokens(page[2]);
return { kind: page[0], url: page[1], title: page[2], id: page[3] || "", words: words,
shown: words.concat(tokens(page[3] || ""), words.join("")), extra: tokens((page[3] || "") + " " + (page[4] || "") + (words.length > 1 ? " " + words.join("") : "")), others: fold(page[4] || ""),
codes: codes(page[5] || "") };
}).concat(data.interfaces.map(link)),
headings: data.headings.map(function (heading) {
return { page: heading[0], anchor: heading[1], text: heading[2], words: tokens(heading[2]) };
})
};
update();
};
function codes(text) {
var list = [];
text.split(" ").forEach(function (part) {
var match = part.match(/^(\D+)([\d,]+)$/);
if (!match) return;
var numbers = match[2].split(",");
if (numbers.length > 1) numbers.filter(Boolean).forEach(function (number) { list.push(match[1] + number); });
else for (var number = 1; number <= Number(match[2]); number += 1) list.push(match[1] + number);
});
return list;
}
function numbers(text) {
var list = [], number = 0, factor = 1, page = 0;
for (var place = 0; place < text.length; place += 1) {
var code = text.charCodeAt(place);
var digit = code - 0x23 - (code > 0x3c ? 1 : 0) - (code > 0x5c ? 1 : 0);
number += (digit % 45) * factor;
factor *= 45;
if (digit >= 45) continue;
page += number;
list.push(page);
number = 0;
factor = 1;
}
return list;
}
function fetchIndex() {
if (index || document.getElementById("hr-search-index")) return;
var script = document.createElement("script");
script.id = "hr-search-index";
script.src = base + "assets/search-index.js";
document.head.appendChild(script);
}
function near(a, b) {
if (a === b) return true;
if (Math.abs(a.length - b.length) > 1) return false;
var start = 0;
while (start < a.length && a[start] === b[start]) start += 1;
var x = a.slice(start), y = b.slice(start);
return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) ||
(x.length > 1 && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
}
function matches(token, list, typo) {
var best = 0;
list.forEach(function (word) {
if (word === token) best = 3;
else if (best < 2 && word.startsWith(token)) best = 2;
else if (best < 1 && typo && token.length > 3 && near(token, word)) best = 1;
});
return best;
}
function pagesWith(token, typo) {
var found = new Map();
index.terms.forEach(function (term, number) {
var weight = term === token ? 3 : term.startsWith(token) ? 2 : typo && token.length > 3 && (near(token, term) || near(token, term.slice(0, token.length))) ? 1 : 0;
if (!weight) return;
numbers(index.postings[number]).forEach(function (page) {
if (!found.has(page) || found.get(page).weight < weight) found.set(page, { weight: weight, term: term });
});
});
return found;
}
function beforeCode(query, code, page) {
var left = query.length, place = code.length;
while (place > 0 && left > 0) {
if (code[place - 1] === "-") place -= 1;
else if (query[left - 1] === code[place - 1]) { place -= 1; left -= 1; }
else if (/[\s-]/.test(query[left - 1]) && left < query.length) left -= 1;
else return null;
}
var before = query.slice(0, left);
if (place > 0 || /[\p{L}\p{N}]-$/u.test(before)) return null;
return !/[\p{L}\p{N}]$/u.test(before) || before === fold(page.id) ? before : null;
}
function search(query) {
var asked = tokens(query);
if (!asked.length) return [];
var typed = fold(query).trim();
var typos = [];
var inBody = asked.map(function (token, place) {
var found = pagesWith(token, false);
typos[place] = !found.size && !index.pages.some(function (page) { return matches(token, page.words) || matches(token, page.extra); });
return typos[place] ? pagesWith(token, true) : found;
});
var results = [];
index.pages.forEach(function (page, number) {
if (/\d$/.test(typed)) page.codes.forEach(function (text) {
var before = beforeCode(typed, fold(text), page);
if (before === null || !tokens(before).every(function (token) { return matches(token, page.words) || matches(token, page.extra); })) return;
results.push({ page: page, score: before ? 90 : 30, title: (page.id || page.title) + " " + text, url: page.url + "#" + fold(text), detail: page.title });
});
var score = 0, texts = [];
var everywhere = asked.every(function (token, place) {
var inTitle = matches(token, page.words, typos[place]), inExtra = matches(token, page.extra, typos[place]), inText = inBody[place].get(number);
score += inTitle * 8 + inExtra * 5 + (inText ? inText.weight : 0);
if (!inTitle && !matches(token, page.shown, typos[place])) {
var term = inText ? inText.term : page.extra.find(function (word) { return matches(token, [word], typos[place]); });
if (term && !texts.includes(term)) texts.push(term);
}
return inTitle || inExtra || inText;
});
if (everywhere) {
if (asked.every(function (token) { return matches(token, page.words); })) score += 25;
if (fold(page.title) === typed || fold(page.id) === typed) score += 60;
else if (asked.length > 1 && page.others.includes(typed)) score += 20;
results.push({ page: page, score: score, title: page.title, url: page.url, detail: page.id, texts: texts });
}
});
index.headings.forEach(function (heading) {
var score = 0;
if (!asked.every(function (token, place) { var found = matches(token, heading.words, typos[place]); score += found * 4; return found; })) return;
var page = index.pages[heading.page];
results.push({ page: page, score: score, title: heading.text, url: page.url + "#" + heading.anchor, detail: page.title });
});
if (asked.length === 2 && !/\d/.test(typed)) {
var places = results.map(function (result) { return result.url; });
search(asked.join("")).forEach(function (result) { if (!places.includes(result.url)) results.push(result); });
}
results.forEach(function (result, order) { result.order = order; });
results = results.sort(function (a, b) { return b.score - a.score || a.order - b.order; }).slice(0, 24);
results.slips = asked.filter(function (token, place) { return typos[place]; });
return results;
}
function mark(element, text, asked, slips) {
var folded = fold(text);
var from = 0;
if (folded.length !== text.length) { element.append(text); return; }
(folded.match(/\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) || []).forEach(function (part) {
var length = 0;
asked.forEach(function (token) {
if (part.startsWith(token)) length = Math.max(length, token.length);
else if (!length && slips.includes(token) && token.length > 3 && (near(token, part) || near(token, part.slice(0, token.length)))) length = part.length;
});
if (length) {
var marked = document.createElement("mark");
marked.textContent = text.substr(from, length);
element.append(marked);
}
element.append(text.substring(from + length, from + part.length));
from += part.length;
});
}
function show(results, query) {
list.textContent = "";
options = [];
setActive(-1);
var asked = tokens(query), slips = results.slips || [];
if (asked.length === 2) asked.push(asked.join(""));
var groups = new Map();
results.forEach(function (result) {
if (!groups.has(result.page.kind)) groups.set(result.page.kind, []);
groups.get(result.page.kind).push(result);
});
groups.forEach(function (members, kind) {
var group = document.createElement("div");
group.setAttribute("role", "group");
group.setAttribute("aria-labelledby", "hr-search-kind-" + kind);
var title = document.createElement("div");
title.className = "search-group-title";
title.id = "hr-search-kind-" + kind;
title.setAttribute("role", "presentation");
title.textContent = index.kinds[kind];
group.append(title);
if (groups.size > 1) members.length = Math.min(members.length, 6);
members.forEach(function (result) {
var option = document.createElement("div");
option.className = "search-result";
option.id = "hr-search-option-" + options.length;
option.setAttribute("role", "option");
option.setAttribute("aria-selected", "false");
option.dataset.url = base + result.url;
var name = document.createElement("span");
mark(name, result.title, asked, slips);
option.append(name);
var details = result.detail ? [result.detail] : [];
if (result.texts && result.texts.length) details.push((words.search_in_text || "{words}").replace("{words}", result.texts.join(", ")));
if (details.length) {
var detail = document.createElement("span");
detail.className = "search-result-detail";
mark(detail, details.join(" \u00b7 "), asked, slips);
option.append(" ", detail);
}
options.push(option);
group.append(option);
});
list.append(group);
});
var open = query.trim() !== "" && options.length > 0;
list.hidden = !open;
input.setAttribute("aria-expanded", String(open));
status.textContent = query.trim() === "" ? "" : options.length === 0 ? words.search_none :
options.length === 1 ? words.search_one : (words.search_count || "{count}").replace("{count}", options.length);
status.classList.toggle("visually-hidden", open || query.trim() === "");
}
function setActive(number) {
if (options[active]) options[active].setAttribute("aria-selected", "false");
active = number;
if (options[active]) {
options[active].setAttribute("aria-selected", "true");
options[active].scrollIntoView({ block: "nearest" });
input.setAttribute("aria-activedescendant", options[active].id);
} else input.removeAttribute("aria-activedescendant");
}
function update() { if (index) show(search(input.value), input.value); }
function close() {
list.hidden = true;
input.setAttribute("aria-expanded", "false");
status.classList.add("visually-hidden");
setActive(-1);
}
function follow(option, event) {
if (event.ctrlKey || event.metaKey) { open(option.dataset.url, "_blank", "noopener"); return; }
close();
input.blur();
location.href = option.dataset.url;
}
input.addEventListener("focus", fetchIndex);
input.addEventListener("input", update);
input.addEventListener("keydown", function (event) {
if (event.isComposing) return;
if (event.key === "ArrowDown" || event.key === "ArrowUp") {
if (list.hidden) update();
if (!options.length) return;
event.preventDefault();
var step = event.key === "ArrowDown" ? 1 : -1;
setActive(active < 0 ? (step > 0 ? 0 : options.length - 1) : (active + step + options.length) % options.length);
} else if (event.key === "Enter") {
var chosen = options[Math.max(active, 0)];
if (chosen && !list.hidden) { event.preventDefault(); follow(chosen, event); }
} else if (event.key === "Escape") {
if (list.hidden) input.value = "";
close();
}
});
input.addEventListener("blur", function () { setTimeout(close, 150); });
list.addEventListener("mousedown", function (event) { event.preventDefault(); });
list.addEventListener("click", function (event) {
var option = event.target.closest("[role=option]");
if (option) follow(option, event);
});
fetchIndex();
})();
