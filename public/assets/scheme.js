(function () {
"use strict";
var root = document.documentElement;
root.classList.add("js");
try {
var scheme = localStorage.getItem("handrail:scheme");
if (scheme === "light" || scheme === "dark") root.dataset.scheme = scheme;
} catch (error) {
}
})();
