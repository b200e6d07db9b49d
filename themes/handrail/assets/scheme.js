// Runs before the first paint: marks that scripts run, and applies the remembered colour scheme.
(function () {
  "use strict";
  var root = document.documentElement;
  root.classList.add("js");
  try {
    var scheme = localStorage.getItem("handrail:scheme");
    if (scheme === "light" || scheme === "dark") root.dataset.scheme = scheme;
  } catch (error) {
    // Storage may be blocked; the system's scheme is used then.
  }
})();
