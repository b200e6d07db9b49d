(function () {
"use strict";
var shared = window.handrail;
if (!shared) return;
var all = shared.all;
var tell = shared.tell;
var words = window.handrailStrings || {};
var boxes = all("input[data-check]");
if (!boxes.length) return;
var key = shared.site + "ticks";
var load = function () {
try { return JSON.parse(shared.read(key) || "{}") || {}; } catch (error) { return {}; }
};
var count = document.getElementById("tick-count");
var progress = document.getElementById("tick-progress");
var reset = document.getElementById("tick-reset");
var undo = document.getElementById("tick-undo");
var note = document.getElementById("tick-note");
var cleared = null;
var show = function () {
var ticks = load();
var done = 0;
boxes.forEach(function (box) {
box.checked = ticks[box.dataset.check] === 1;
box.closest("tr").classList.toggle("is-ticked", box.checked);
if (box.checked) done += 1;
});
count.textContent = shared.say("ticks_done", { done: done, total: boxes.length });
progress.max = boxes.length;
progress.value = done;
reset.disabled = done === 0;
undo.hidden = cleared === null;
};
var save = function (ticks) {
if (!shared.write(key, JSON.stringify(ticks))) { note.hidden = false; return; }
show();
};
boxes.forEach(function (box) {
box.addEventListener("change", function () {
var ticks = load();
if (box.checked) ticks[box.dataset.check] = 1; else delete ticks[box.dataset.check];
cleared = null;
save(ticks);
});
});
reset.addEventListener("click", function () {
var ticks = load();
cleared = JSON.stringify(ticks);
boxes.forEach(function (box) { delete ticks[box.dataset.check]; });
save(ticks);
undo.focus();
});
undo.addEventListener("click", function () {
shared.write(key, cleared);
cleared = null;
show();
reset.focus();
});
addEventListener("storage", function (event) { if (event.key === key) show(); });
show();
var copyList = document.getElementById("tick-copy");
var plain = function (element) { return element.textContent.replace(/\s+/g, " ").trim(); };
if (copyList && !navigator.clipboard) copyList.hidden = true;
else if (copyList) {
copyList.addEventListener("click", function () {
var lines = ["# " + plain(document.querySelector("h1"))];
all("main section").forEach(function (section) {
var rows = all("tr", section).filter(function (row) { return row.querySelector("[data-check]"); });
if (!rows.length) return;
lines.push("", "## " + plain(section.querySelector("h2")), "");
rows.forEach(function (row) {
lines.push("- [" + (row.querySelector("[data-check]").checked ? "x" : " ") + "] " + plain(row.querySelector(".cell-code")) + ": " + plain(row.querySelector(".cell-text")));
});
});
navigator.clipboard.writeText(lines.join("\n") + "\n").then(function () { tell(words.copied); }, function () { tell(words.copy_failed); });
});
}
var margins = "adoptedStyleSheets" in document ? new CSSStyleSheet() : null;
if (margins) document.adoptedStyleSheets = [margins];
var fillMargins = function () {
var fields = ["field-app", "field-tester", "field-date"].map(function (id) {
var field = document.getElementById(id);
return plain(field.labels[0]) + " " + (field.value || "______________");
});
var isRightToLeft = document.documentElement.dir === "rtl";
var box = function (name, text) { return name + " { content: " + JSON.stringify(text) + "; font: 9pt sans-serif; }"; };
margins.replaceSync("@page { " + box(isRightToLeft ? "@top-left" : "@top-right", plain(document.querySelector("h1")))
+ box(isRightToLeft ? "@bottom-right" : "@bottom-left", fields.join("\u2003")) + " }");
};
var typed = [];
addEventListener("beforeprint", function () {
if (document.body.classList.contains("print-blank")) {
typed = all(".form-header input").map(function (field) { return { field: field, value: field.value }; });
typed.forEach(function (entry) { entry.field.value = ""; });
}
if (margins) fillMargins();
});
addEventListener("afterprint", function () {
typed.forEach(function (entry) { entry.field.value = entry.value; });
typed = [];
});
all("[data-print]").forEach(function (button) {
button.addEventListener("click", function () {
document.body.classList.toggle("print-blank", button.dataset.print === "blank");
print();
});
});
})();
