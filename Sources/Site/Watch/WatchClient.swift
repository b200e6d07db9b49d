extension WatchedSite {
    /// What the pages of a watched site load besides their own assets.
    static let clientFiles = [
        OutputFile(path: folder + "/client.css", bytes: Array(clientStyle.utf8)),
        OutputFile(path: folder + "/client.js", bytes: Array(clientScript.utf8)),
    ]

    /// A classic script, because a page from a folder may neither fetch nor import. Its words are in English like the
    /// messages that it shows, and say so to screen readers.
    private static let clientScript = #"""
        // Loads the page anew when `handrail watch` has written it, and shows what keeps the site from being built.
        (function () {
          "use strict";
          var script = document.currentScript;
          var root = script.dataset.root, path = script.dataset.path, version = Number(script.dataset.version);
          var key = "handrail-watch:" + path;
          var session = null, assets = null, shown = "", isHidden = false, count = 0, pause = 250, editedAt = 0;
          var edited = new Set();

          function make(name, className, text) {
            var element = document.createElement(name);
            if (className) element.className = "handrail-watch-" + className;
            if (text) element.textContent = text;
            return element;
          }
          var style = make("link");
          style.rel = "stylesheet";
          style.href = root + "handrail-watch/client.css";
          document.head.append(style);
          // Live regions must stand in the page before their text does.
          var status = make("div", "status");
          var alert = make("div", "problems");
          status.setAttribute("role", "status");
          alert.setAttribute("role", "alert");
          [status, alert].forEach(function (region) {
            region.lang = "en";
            region.dir = "ltr";
            document.body.append(region);
          });

          // People are not interrupted: neither while they type nor while a page holds what it could not save.
          function isText(element) {
            return element.isContentEditable || element.matches("textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit]):not([type=file])");
          }
          document.addEventListener("input", function (event) { edited.add(event.target); editedAt = Date.now(); }, true);
          function isBusy() {
            var active = document.activeElement;
            if (active && isText(active) && edited.has(active)) return true;
            if (Date.now() - editedAt < 1500) return true;
            var question = new Event("beforeunload", { cancelable: true });
            return !window.dispatchEvent(question);
          }

          // Where the reader was.
          function addressOf(element) {
            var steps = [];
            while (element && element.nodeType === 1 && element !== document.documentElement) {
              if (element.id) { steps.unshift("#" + CSS.escape(element.id)); break; }
              steps.unshift(element.localName + ":nth-of-type(" + (Array.from(element.parentNode.children).filter(function (other) { return other.localName === element.localName; }).indexOf(element) + 1) + ")");
              element = element.parentNode;
            }
            return steps.join(" > ");
          }
          function reload() {
            var active = document.activeElement;
            try {
              sessionStorage.setItem(key, JSON.stringify({ x: scrollX, y: scrollY, focus: active && active !== document.body ? addressOf(active) : "" }));
            } catch (error) { /* Without storage the browser's own memory of the place must do. */ }
            location.reload();
          }
          function restore() {
            var place = null;
            try {
              place = JSON.parse(sessionStorage.getItem(key));
              sessionStorage.removeItem(key);
            } catch (error) { return; }
            if (!place) return;
            var target = null;
            try { target = place.focus && document.querySelector(place.focus); } catch (error) { target = null; }
            if (target) target.focus({ preventScroll: true });
            window.scrollTo({ left: place.x, top: place.y, behavior: "instant" });
            setTimeout(function () { say("Page updated."); }, 200);
            setTimeout(function () { if (status.textContent === "Page updated.") say(""); }, 4000);
          }
          function say(text, button) {
            if (status.dataset.text === text) return;
            status.dataset.text = text;
            status.replaceChildren();
            if (text) status.append(make("span", "", text));
            if (button) status.append(button);
          }
          function change() {
            if (!isBusy()) return reload();
            var now = make("button", "button", "Reload now");
            now.type = "button";
            now.addEventListener("click", reload);
            say("This page has changed. It reloads when you have finished.", now);
          }

          function show(state) {
            var text = JSON.stringify(state.problems);
            if (text === shown) return;
            var isMended = shown && shown !== "[]" && state.count === 0;
            shown = text;
            isHidden = false;
            draw(state);
            if (isMended) say("All problems are mended.");
          }
          function draw(state) {
            alert.replaceChildren();
            document.body.style.paddingBottom = "";
            if (state.count === 0 || isHidden) return;
            var box = make("div", "list");
            box.tabIndex = 0;
            box.setAttribute("role", "group");
            box.setAttribute("aria-label", "Problems");
            state.problems.forEach(function (problem) {
              var item = make("div", "problem");
              var first = make("p");
              if (problem.place) first.append(make("code", "place", problem.place), " ");
              first.append(make("strong", "", problem.severity + " " + problem.code + ": "), problem.message);
              item.append(first);
              if (problem.help) item.append(make("p", "help", problem.help));
              box.append(item);
            });
            if (state.count > state.problems.length) box.append(make("p", "", "And " + (state.count - state.problems.length) + " more: the terminal has them all."));
            var hide = make("button", "button", "Hide");
            hide.type = "button";
            hide.addEventListener("click", function () { isHidden = true; draw(state); });
            var title = make("p", "title", state.count === 1 ? "1 problem keeps this page from being published" : state.count + " problems keep these pages from being published");
            alert.append(title, hide, box);
            document.body.style.paddingBottom = alert.offsetHeight + "px";
          }

          window.handrailWatchState = function (state) {
            pause = state.isStopped ? 2000 : 250;
            if (state.isStopped) return;
            var isKnown = session !== null;
            var isOther = isKnown && (session !== state.session || assets !== state.assets);
            session = state.session;
            assets = state.assets;
            show(state);
            if (state.versions[path] === null) return say("This page is no longer part of the site.");
            if (isOther || (path in state.versions && state.versions[path] !== version)) {
              session = isOther ? "changed" : session;
              change();
            }
          };
          function read() {
            var reader = make("script");
            reader.src = root + "handrail-watch/state.js?" + (count += 1);
            // The next look comes whether or not this one found something.
            reader.onload = reader.onerror = function () {
              reader.remove();
              setTimeout(read, document.hidden ? Math.max(pause, 1000) : pause);
            };
            document.head.append(reader);
          }
          restore();
          read();
        })();

        """#

    private static let clientStyle = """
        .handrail-watch-problems:not(:empty), .handrail-watch-status:not(:empty) {
          position: fixed; inset-inline: 0; bottom: 0; z-index: 2147483647; margin: 0; padding: 12px 16px;
          background: #fff; color: #1b1b1b; border-top: 4px solid #a4000f; box-shadow: 0 -4px 16px rgb(0 0 0 / 30%);
          font: 16px/1.5 system-ui, sans-serif; text-align: start;
        }
        .handrail-watch-status:not(:empty) {
          inset-inline: auto 16px; bottom: 16px; max-width: min(32em, calc(100vw - 32px)); border: 2px solid #1b1b1b; border-radius: 6px;
        }
        .handrail-watch-status button { margin-inline-start: 12px; }
        .handrail-watch-title { margin: 0 6em 8px 0; font-weight: 700; }
        .handrail-watch-problems > button { position: absolute; top: 8px; right: 16px; }
        .handrail-watch-button {
          min-width: 44px; min-height: 32px; padding: 4px 12px; border: 2px solid #1b1b1b; border-radius: 4px;
          background: #fff; color: #1b1b1b; font: inherit; cursor: pointer;
        }
        .handrail-watch-list { max-height: 40vh; overflow: auto; }
        .handrail-watch-problem { margin-block: 8px; padding-inline-start: 12px; border-inline-start: 4px solid #a4000f; overflow-wrap: anywhere; }
        .handrail-watch-problem p, .handrail-watch-list > p { margin: 0; max-width: none; }
        .handrail-watch-problem code { padding: 0; background: none; border: 0; color: inherit; font: 15px/1.5 ui-monospace, monospace; }
        .handrail-watch-problem strong { color: #a4000f; }
        .handrail-watch-list:focus-visible, .handrail-watch-button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
        @media print { .handrail-watch-problems, .handrail-watch-status { display: none !important; } }

        """
}
