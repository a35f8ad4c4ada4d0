"use strict";
// Images, entry points and functions.

const DIFF_CELLS = 4e6;

function imagesView() {
  program.selected ??= program.images[0];
  showList(program.images, (image) => row(`${image.number}`, whatIsIn(image) || baseName(image.file), () => showImage(image), bytesOf(image.given.size)), program.selected);
  showImage(program.selected);
}

function showImage(image) {
  if (!image) return showDetail(element("p", { text: "there are no images" }));
  program.selected = image;
  if (view === "images") list.choose(image);
  const functions = image.given.functions;
  const facts = [bytesOf(image.given.size), data.strings[image.given.kind]];
  if (functions) facts.push(count(functions.length, "function"));
  const listed = new Rows((name) => row("", shownName(name), () => showEntry(image, name))).show(image.given.symbols);
  listed.box.classList.add("framed");
  listed.box.style.height = listHeight(image.given.symbols.length);
  listed.box.id = "entry-points";
  showDetail(
    element("h2", { text: `image ${image.number}: ${image.file}` }),
    element("p", { text: facts.join(", ") }),
    element("h3", { text: count(image.given.symbols.length, "entry point") }),
    image.given.symbols.length ? listed.box : null,
    element("h3", { text: "what it has in common with other images" }),
    sharedWith(image),
    element("h3", { text: "properties" }),
    propertiesOf(image),
    functions ? element("h3", { text: "functions" }) : null,
    functions ? functionsOf(image) : null,
  );
}

function functionsOf(image) {
  const rows = new Rows((one) => {
    const [name, , , size] = data.functions[one];
    return row(bytesOf(size), shownName(name), () => showFunction(image, name));
  });
  const bySize = [...image.given.functions].sort((one, other) => data.functions[other][3] - data.functions[one][3]);
  rows.show(bySize).box.classList.add("framed");
  rows.box.style.height = listHeight(bySize.length);
  rows.box.id = "functions";
  return rows.box;
}

function propertiesOf(image) {
  const table = element("table", { id: "properties" });
  for (const [title, items] of data.properties[image.given.properties]) {
    const cell = element("td");
    for (const item of items.length ? items : ["none"]) cell.append(element("div", { text: item }));
    table.append(element("tr", {}, element("th", { text: title }), cell));
  }
  return table.children.length ? table : element("p", { class: "faint", text: "it has no property sets" });
}

function sharedWith(image) {
  const functions = image.given.functions;
  if (!functions) return element("p", { class: "faint", text: "its code is not known" });
  const others = new Map();
  let [shared, size] = [0, 0];
  for (const one of functions) {
    const owners = program.owners.get(one);
    if (owners.length < 2) continue;
    shared += 1;
    size += data.functions[one][3];
    if (owners.length > 200) continue;
    for (const owner of owners) if (owner !== image) others.set(owner, (others.get(owner) ?? 0) + 1);
  }
  const part = functions.reduce((sum, one) => sum + data.functions[one][3], 0);
  const box = element("div", { id: "shared" });
  box.append(element("p", { text: `${count(shared, "function")} of ${functions.length}, ${size} of ${bytesOf(part)}` }));
  for (const [other, number] of [...others].sort((one, two) => two[1] - one[1]).slice(0, 20)) {
    box.append(element("div", {}, link(`image ${other.number}: ${whatIsIn(other) || baseName(other.file)}`, () => showImage(other)), ` ${count(number, "function")}`));
  }
  return box;
}

function kernelsView() {
  showList(program.kernels, ({ image, symbol }) => row(`${image.number}`, shownName(symbol), () => showEntry(image, symbol)), program.kernels[0]);
  if (program.kernels.length) showEntry(program.kernels[0].image, program.kernels[0].symbol);
  else showDetail(element("p", { text: "there are no entry points" }));
}

function showEntry(image, name) {
  const table = element("table", { id: "requirements" });
  for (const [what, chain, places] of program.requirementsOf(image, name)) {
    const steps = element("div");
    chain.forEach((step, at) => {
      const place = data.strings[places[at]];
      const where = place ? element("span", { class: "faint", text: ` at ${place}` }) : "";
      steps.append(element("div", {}, at ? "→ " : "", link(shownName(step), () => showFunction(image, step)), where));
    });
    table.append(element("tr", {}, element("th", { text: data.strings[what] }), element("td", {}, steps)));
  }
  const has = program.functionsOf(image).has(name);
  showDetail(
    ...heading(name),
    element("p", {}, link(`image ${image.number}: ${image.file}`, () => open("images", image))),
    element("h3", { text: "requires, by the shortest calls" }),
    table.children.length ? table : element("p", { class: "faint", text: nothingRequired(image) }),
    has ? element("p", {}, button("code", () => showFunction(image, name)), " ", button("in the graph", () => openInGraph(image, name))) : null,
  );
}

function nothingRequired(image) {
  if (image.given.functions) return "nothing that its code tells of";
  return `not known, since the code is no IR, but ${data.strings[image.given.kind]}: see the properties of the image`;
}

const button = (text, act) => element("button", { class: "button", text, onclick: act });

async function showFunction(image, name) {
  const number = program.functionsOf(image).get(name);
  const owners = number === undefined ? [] : program.owners.get(number);
  const code = element("div", { id: "code" });
  showDetail(
    ...heading(name),
    number === undefined ? element("p", { text: `declared in image ${image.number}` }) : element("p", { text: `in ${count(owners.length, "image")} as it is here` }),
    element("p", {}, link(`image ${image.number}: ${image.file}`, () => open("images", image)), " ", button("in the graph", () => openInGraph(image, name))),
    related("calls", image, program.calleesOf(image, name)),
    related("called by", image, program.callersOf(image, name)),
    code,
  );
  if (number !== undefined) await showCode(code, number, name);
}

function related(title, image, names) {
  if (!names.length) return null;
  const box = element("div", { class: "chain" });
  for (const name of names.slice(0, 100)) box.append(link(shownName(name), () => showFunction(image, name)));
  if (names.length > 100) box.append(`and ${names.length - 100} more`);
  return element("div", {}, element("h3", { text: title }), box);
}

async function showCode(box, number, name) {
  const text = await textOf(number);
  const plain = element("pre", { id: "ir", text });
  box.append(element("h3", { text: "code" }));
  const before = data.source === null ? undefined : data.source.byName.get(name);
  if (data.source !== null) {
    const same = before === undefined ? "the input does not have it" : "it is as in the input";
    if (before === undefined || (await textOf(before)) === text) box.append(element("p", { class: "faint", text: same }));
    else box.append(element("p", {}, button("difference to the input", async () => plain.replaceChildren(...difference(await textOf(before), text)))));
  }
  box.append(plain);
}

/** Yield the lines of two texts: those of one alone are marked. */
function difference(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) ++start;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) ++end;
  const changes = changed(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const same = (lines) => (lines.length ? [`${lines.map((line) => ` ${line}`).join("\n")}\n`] : []);
  return [...same(now.slice(0, start)), ...changes, ...same(now.slice(now.length - end))];
}

function changed(old, now) {
  const mark = (kind, sign) => (line) => element("span", { class: kind, text: `${sign}${line}` });
  const [removed, added] = [mark("removed", "-"), mark("added", "+")];
  if (old.length * now.length > DIFF_CELLS) return [...old.map(removed), ...now.map(added)];
  const width = now.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; --i) {
    for (let j = now.length - 1; j >= 0; --j) {
      const at = i * width + j;
      longest[at] = old[i] === now[j] ? longest[at + width + 1] + 1 : Math.max(longest[at + width], longest[at + 1]);
    }
  }
  const lines = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) [i, j] = (lines.push(` ${old[i]}\n`), [i + 1, j + 1]);
    else if (j === now.length || (i < old.length && longest[(i + 1) * width + j] >= longest[i * width + j + 1])) lines.push(removed(old[i++]));
    else lines.push(added(now[j++]));
  }
  return lines;
}
