"use strict";
// What is linked on a device, and two programs side by side.

function devicesView() {
  const device = element("select", { id: "device", "aria-label": "device" });
  data.devices.forEach((one, at) => device.append(element("option", { value: at, text: one.name })));
  const explanation = element("pre", { id: "explanation" });
  const library = element("div", { id: "missing" });
  const explain = () => {
    if (program.kernel === undefined) return;
    const { text, missing } = program.linked.explain(program.kernel, data.devices[device.value]);
    explanation.textContent = text;
    const symbols = missing.map((symbol) => element("div", { text: shownString(symbol), title: symbol }));
    library.replaceChildren(...(missing.length ? [element("h3", { text: "left to the library of the device, as no image exports it" }), ...symbols] : []));
  };
  device.addEventListener("change", explain);
  const kernels = [...program.linked.tables.kernels.keys()];
  const shown = new Map(data.names.map((name, at) => [name, at]));
  program.kernel ??= kernels[0];
  showList(kernels, (kernel) => row("", shown.has(kernel) ? shownName(shown.get(kernel)) : kernel, () => {
    program.kernel = kernel;
    explain();
  }), program.kernel);
  showDetail(element("h2", { text: "what is linked for a kernel" }), element("p", {}, "on ", device), explanation, library);
  if (program.kernel === undefined) explanation.textContent = "there are no kernels";
  explain();
}

function compareView() {
  const others = data.programs.filter((one) => one !== program);
  const choice = element("select", { id: "other", "aria-label": "other program" });
  others.forEach((one, at) => choice.append(element("option", { value: at, text: one.name })));
  const box = element("div", { id: "moved" });
  const compare = () => box.replaceChildren(...comparison(program, others[choice.value]));
  choice.addEventListener("change", compare);
  showDetail(element("h2", { text: `${program.name} and` }), choice, box);
  compare();
}

function placesOf(one) {
  const found = new Map();
  for (const { image, symbol } of one.kernels) if (!found.has(symbol)) found.set(symbol, image);
  return found;
}

function comparison(first, second) {
  const [here, there] = [placesOf(first), placesOf(second)];
  const members = (image) => [...image.given.symbols].sort((one, other) => one - other).join();
  const needs = (one, image, symbol) => [...new Set(one.requirementsOf(image, symbol).map(([what]) => data.strings[what]))].sort();
  const rows = [];
  for (const symbol of new Set([...here.keys(), ...there.keys()])) {
    const [from, to] = [here.get(symbol), there.get(symbol)];
    const what = [];
    if (!from) what.push("new");
    else if (!to) what.push("gone");
    else {
      if (members(from) !== members(to)) what.push("with other entry points");
      if (from.given.size !== to.given.size) what.push(`${from.given.size.toLocaleString("en")} → ${bytesOf(to.given.size)}`);
      const [before, after] = [needs(first, from, symbol), needs(second, to, symbol)];
      for (const one of after) if (!before.includes(one)) what.push(`+ ${one}`);
      for (const one of before) if (!after.includes(one)) what.push(`− ${one}`);
    }
    if (what.length) rows.push({ symbol, from, to, what });
  }
  const code = element("div", { id: "code" });
  const show = (name) => showMoved(code, first, second, name);
  showList(rows, ({ symbol, what }) => row("", shownName(symbol), () => show(symbol), what[0]));
  const summary = `${count(first.images.length, "image")} and ${second.images.length}; ${count(here.size, "entry point")} and ${there.size}, of which ${rows.length} differ`;
  const table = element("table", {}, element("tr", {}, ...["entry point", first.name, second.name, "what moved"].map((text) => element("th", { text }))));
  for (const { symbol, from, to, what } of rows.slice(0, MOST_RESULTS)) {
    const cells = [from ? `image ${from.number}` : "", to ? `image ${to.number}` : "", what.join("; ")];
    const name = element("td", {}, link(shownName(symbol), () => show(symbol)));
    table.append(element("tr", {}, name, ...cells.map((text) => element("td", { text }))));
  }
  const none = element("p", { class: "faint", text: "no entry point differs" });
  return [element("p", { text: summary }), rows.length ? table : none, ...functionsMoved(first, second, show), code];
}

/** Return name -> the numbers of the functions of that name. */
function functionsByName(one) {
  const found = new Map();
  for (const number of one.owners.keys()) {
    const name = data.functions[number][0];
    found.set(name, (found.get(name) ?? new Set()).add(number));
  }
  return found;
}

function functionsMoved(first, second, show) {
  const [here, there] = [functionsByName(first), functionsByName(second)];
  const differs = ([name, numbers]) => there.has(name) && [...numbers].some((number) => !there.get(name).has(number));
  const only = (one, other) => [...one.keys()].filter((name) => !other.has(name)).length;
  const names = [...here].filter(differs).map(([name]) => name);
  const parts = [`${names.length} with other code`, `${only(here, there)} only here`, `${only(there, here)} only there`];
  const told = [element("h3", { text: "functions" }), element("p", { text: parts.join(", ") })];
  if (!names.length) return told;
  const listed = new Rows((name) => row("", shownName(name), () => show(name))).show(names);
  listed.box.classList.add("framed");
  listed.box.style.height = listHeight(names.length);
  listed.box.id = "other-code";
  return [...told, listed.box];
}

/** Show what became of a function. */
async function showMoved(box, first, second, name) {
  const numbers = [first, second].map((one) => [...(functionsByName(one).get(name) ?? [])][0]);
  const [old, now] = await Promise.all(numbers.map((number) => (number === undefined ? "" : textOf(number))));
  const shown = old === now ? [now] : difference(old, now);
  box.replaceChildren(...heading(name), element("pre", { id: "ir" }, ...shown));
  box.scrollIntoView();
}
