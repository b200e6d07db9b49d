(function () {
"use strict";
var words = window.handrailStrings || {};
var root = document.documentElement;
var body = document.body;
var site = "handrail:" + (body.dataset.site || "site") + ":";
function all(selector, within) { return Array.prototype.slice.call((within || document).querySelectorAll(selector)); }
function say(key, values) {
return (words[key] || key).replace(/\{(\w+)\}/g, function (match, name) { return name in values ? values[name] : match; });
}
function read(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
function write(key, value) {
try {
if (value === null) localStorage.removeItem(key); else localStorage.setItem(key, value);
return true;
} catch (error) { return false; }
}
var menu = document.querySelector(".menu-button");
if (menu) {
var panels = all("#hr-navigation, #hr-sections");
var setMenu = function (open) {
menu.setAttribute("aria-expanded", String(open));
panels.forEach(function (panel) { panel.classList.toggle("is-open", open); });
};
menu.addEventListener("click", function () { setMenu(menu.getAttribute("aria-expanded") !== "true"); });
document.addEventListener("keydown", function (event) {
if (event.key !== "Escape" || menu.getAttribute("aria-expanded") !== "true") return;
setMenu(false);
menu.focus();
});
}
var scheme = document.getElementById("hr-scheme");
if (scheme) {
scheme.value = root.dataset.scheme || "system";
scheme.addEventListener("change", function () {
if (scheme.value === "system") delete root.dataset.scheme; else root.dataset.scheme = scheme.value;
write("handrail:scheme", scheme.value === "system" ? null : scheme.value);
});
}
var field = document.getElementById("hr-search");
if (field) {
var fetchSearch = function () {
if (document.getElementById("hr-search-script")) return;
var script = document.createElement("script");
script.id = "hr-search-script";
script.src = (body.dataset.root || "") + "assets/search.js";
document.head.appendChild(script);
};
var setting = document.getElementById("hr-search-key");
var hint = document.getElementById("hr-search-hint");
var hasKey = true;
var setKey = function (enabled) {
hasKey = enabled;
if (hint) hint.hidden = !enabled;
if (setting) setting.checked = enabled;
};
setKey(read("handrail:search-key") !== "off");
if (setting) setting.addEventListener("change", function () {
setKey(setting.checked);
write("handrail:search-key", setting.checked ? "on" : "off");
});
field.addEventListener("focus", fetchSearch);
if (document.activeElement === field) fetchSearch();
document.addEventListener("keydown", function (event) {
if (event.key !== "/" || !hasKey || event.ctrlKey || event.metaKey || event.altKey) return;
if (event.target.closest("input, textarea, select, [contenteditable]")) return;
event.preventDefault();
field.focus();
});
}
var status = document.createElement("p");
status.className = "toast";
status.setAttribute("role", "status");
body.querySelector("footer").appendChild(status);
var silence = 0;
function tell(text) {
status.textContent = text;
clearTimeout(silence);
silence = setTimeout(function () { status.textContent = ""; }, 4000);
}
document.addEventListener("click", function (event) {
var link = event.target.closest ? event.target.closest(".heading-anchor, .requirement-code[href^='#']") : null;
if (!link || !navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
navigator.clipboard.writeText(link.href).then(function () { tell(words.link_copied); }, function () {});
});
document.addEventListener("click", function (event) {
var button = event.target.closest ? event.target.closest(".copy") : null;
if (!button) return;
var block = button.closest(".code");
var source = block && block.querySelector("pre");
if (!source) return;
var done = function (copied) {
button.textContent = copied ? words.copied : words.copy_failed;
tell(button.textContent);
setTimeout(function () { button.textContent = words.copy; }, 4000);
};
var text = source.textContent;
if (navigator.clipboard && navigator.clipboard.writeText) {
navigator.clipboard.writeText(text).then(function () { done(true); }, function () { done(false); });
} else done(false);
});
var entries = all(".contents a[href^='#']").map(function (link) {
return { link: link, target: document.getElementById(decodeURIComponent(link.hash.slice(1))) };
}).filter(function (entry) { return entry.target; });
if (entries.length > 1) {
var waiting = false;
var follow = function () {
waiting = false;
var current = entries[0];
var left = root.scrollHeight - innerHeight - scrollY;
var line = innerHeight * 0.3 + Math.max(0, innerHeight * 0.7 - left);
entries.forEach(function (entry) { if (entry.target.getBoundingClientRect().top < line) current = entry; });
entries.forEach(function (entry) {
if (entry === current) entry.link.setAttribute("aria-current", "true"); else entry.link.removeAttribute("aria-current");
});
};
addEventListener("scroll", function () { if (!waiting) { waiting = true; requestAnimationFrame(follow); } }, { passive: true });
follow();
}
addEventListener("beforeprint", function () { all("main details").forEach(function (details) { details.open = true; }); });
window.handrail = { all: all, say: say, read: read, write: write, tell: tell, site: site };
})();
