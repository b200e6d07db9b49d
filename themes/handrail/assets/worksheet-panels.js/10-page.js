// What the panels of the worksheet and its findings do. This script is fetched when the page is first used, and shares the
// scope of worksheet.js; a filled copy has both in one. The files of this folder are joined in the order of their names.

// Asks with the page's dialog and resolves to the chosen button's value, "" when it was dismissed.
function ask(title, body, buttons) {
  const dialog = byId("sheet-dialog");
  if (dialog.open) return Promise.resolve("");
  byId("sheet-dialog-title").textContent = title;
  byId("sheet-dialog-body").replaceChildren(...body);
  byId("sheet-dialog-buttons").replaceChildren(...buttons.map(([value, label]) =>
    make("button", { type: "button", textContent: label, onclick: () => dialog.close(value) })));
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise(resolve => dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true }));
}

const paragraph = text => make("p", { textContent: text });
const list = lines => make("ul", {}, ...lines.map(line => make("li", { textContent: line })));

// Values by path, "audit.subject.name" or "at.0.version"; setting makes what is missing.
function valueAt(object, path) {
  return path.split(".").reduce((place, step) => place?.[step], object);
}
function setAt(object, path, value) {
  const steps = path.split(".");
  const last = steps.pop();
  let place = object;
  steps.forEach((step, index) => {
    if (place[step] === null || typeof place[step] !== "object") place[step] = /^\d+$/.test(steps[index + 1] ?? last) ? [] : {};
    place = place[step];
  });
  place[last] = value;
}
