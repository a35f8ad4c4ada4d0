"use strict";
// The page of device images. Everything that is shown goes into the page as text, never as HTML.

const MOST_RESULTS = 500;
const MOST_UNFOLDED = 30;
const MOST_AT_FIRST = 40;
const LONGEST = 160; // characters of a name in a list
const DIFF_CELLS = 4e6;
const KINDS = {
  image: { label: "images", color: "#0969da", shape: "round-rectangle" },
  kernel: { label: "entry points", color: "#8250df", shape: "round-diamond" },
  function: { label: "functions", color: "#59636e", shape: "ellipse" },
  set: { label: "virtual functions", color: "#bf3989", shape: "hexagon" },
  condition: { label: "conditions", color: "#9a6700", shape: "diamond" },
  global: { label: "device globals", color: "#1a7f37", shape: "barrel" },
  symbol: { label: "imports and exports", color: "#cf222e", shape: "tag" },
};
const EMPTY = { provides: null, dummy: false, calls: [], creates: [], imports: [], exports: [], needs: {}, adds: {} };
const NOTHING = { ...EMPTY, globals: [], fixed: false, kernels: [], requires: 0, code: 0 };

let data = null;
let program = null; // the one that is looked at
const pieces = new Map();

const byId = (id) => document.getElementById(id);

/** Return an element; properties whose names begin with "on" are its handlers. */
function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "text") made.textContent = value;
    else if (value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

async function unpack(text) {
  const packed = atob(text);
  const bytes = new Uint8Array(packed.length);
  for (let at = 0; at < packed.length; ++at) bytes[at] = packed.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Return the text of a function: of one piece, which is unpacked when it is first asked for. */
async function textOf(number) {
  const [, piece, start, size] = data.functions[number];
  if (!pieces.has(piece)) pieces.set(piece, unpack(document.getElementsByClassName("piece")[piece].textContent));
  return new TextDecoder().decode((await pieces.get(piece)).subarray(start, start + size));
}

const nameOf = (name) => data.names[name];
const shownName = (name) => data.shown[name] || data.names[name];
const listHeight = (length) => `${Math.min(260, 28 * length) + 2}px`;
const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const count = (number, what) => `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
const bytesOf = (size) => count(size, "byte");

/** A list of any length, of which the rows in sight are there. */
class Rows {
  constructor(make, height = 28) {
    this.make = make;
    this.height = height;
    this.items = [];
    this.inner = element("div");
    this.box = element("div", { class: "rows", onscroll: () => this.draw() }, this.inner);
    new ResizeObserver(() => this.draw()).observe(this.box);
  }

  show(items) {
    this.items = items;
    this.inner.style.height = `${items.length * this.height}px`;
    this.box.scrollTop = 0;
    this.draw();
    return this;
  }

  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / this.height) - 5);
    const last = Math.min(this.items.length, first + Math.ceil((this.box.clientHeight || 600) / this.height) + 10);
    const rows = [];
    for (let at = first; at < last; ++at) {
      const row = this.make(this.items[at]);
      row.classList.add("row");
      row.style.top = `${at * this.height}px`;
      rows.push(row);
    }
    this.inner.replaceChildren(...rows);
  }
}

const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);

function row(kind, text, open) {
  const small = element("small", { text: kind });
  return element("div", { title: shortened(text), onclick: open }, small, shortened(text));
}

function link(text, open) {
  return element("button", { class: "link", text: shortened(text), title: shortened(text), onclick: open });
}

function showDetail(...children) {
  byId("detail").replaceChildren(...children.filter((child) => child !== null));
  byId("detail").scrollTop = 0;
}

function showList(items, make) {
  byId("list").replaceChildren(new Rows(make).show(items).box);
}

function heading(name) {
  const shown = shownName(name);
  return [
    element("h2", { text: shown }),
    shown === nameOf(name) ? null : element("p", { class: "mangled", text: nameOf(name) }),
  ];
}

/** A program: its images, what links them, and where each function is. */
class Program {
  constructor(given, number) {
    this.given = given;
    this.number = number;
    this.name = given.name;
    this.images = given.images.map((image, at) => ({ ...NOTHING, ...image.links, number: at, file: image.file, given: image }));
    this.linked = new LinkedProgram(this.images, data.conditions, data.targets);
    this.callers = new Map();
  }

  get kernels() {
    return (this.entries ??= this.images.flatMap((image) => image.given.symbols.map((symbol) => ({ image, symbol }))));
  }

  /** Function -> the images that have it, by its number. */
  get owners() {
    if (!this.ownersOf) {
      this.ownersOf = new Map();
      for (const image of this.images) {
        for (const one of image.given.functions ?? []) {
          const found = this.ownersOf.get(one);
          if (found) found.push(image);
          else this.ownersOf.set(one, [image]);
        }
      }
    }
    return this.ownersOf;
  }

  /** Name -> the number of the function of an image. */
  functionsOf(image) {
    return (image.byName ??= new Map((image.given.functions ?? []).map((one) => [data.functions[one][0], one])));
  }

  calleesOf(image, name) {
    const found = this.functionsOf(image).get(name);
    return found === undefined ? [] : data.functions[found][4];
  }

  callersOf(image, name) {
    if (!image.callers) {
      image.callers = new Map();
      for (const one of image.given.functions ?? []) {
        const [caller, , , , callees] = data.functions[one];
        for (const callee of callees) {
          const found = image.callers.get(callee);
          if (found) found.push(caller);
          else image.callers.set(callee, [caller]);
        }
      }
    }
    return image.callers.get(name) ?? [];
  }

  requirementsOf(image, name) {
    image.required ??= new Map(image.given.requires ?? []);
    return image.required.get(name) ?? [];
  }
}

// Images.

function imagesView() {
  showList(program.images, (image) => {
    const what = image.given.symbols.length ? shownName(image.given.symbols[0]) : image.provides ?? "";
    const made = row(`${image.number}`, `${baseName(image.file)}  ${what}`, () => showImage(image));
    if (image === program.selected) made.setAttribute("aria-selected", "true");
    return made;
  });
  showImage(program.selected ?? program.images[0]);
}

function select(image) {
  program.selected = image;
  for (const other of document.querySelectorAll("#list .row")) {
    other.setAttribute("aria-selected", String(other.firstChild.textContent === String(image.number)));
  }
}

function showImage(image) {
  if (!image) return showDetail(element("p", { text: "there are no images" }));
  select(image);
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
    box.append(element("div", {}, link(`image ${other.number}: ${other.file}`, () => showImage(other)), ` ${count(number, "function")}`));
  }
  return box;
}

// Entry points and functions.

function kernelsView() {
  showList(program.kernels, ({ image, symbol }) => row(`${image.number}`, shownName(symbol), () => showEntry(image, symbol)));
  if (program.kernels.length) showEntry(program.kernels[0].image, program.kernels[0].symbol);
  else showDetail(element("p", { text: "there are no entry points" }));
}

function showEntry(image, name) {
  const table = element("table", { id: "requirements" });
  for (const [what, chain, places] of program.requirementsOf(image, name)) {
    const steps = element("div", { class: "chain" });
    chain.forEach((step, at) => {
      const place = data.strings[places[at]];
      steps.append(element("span", {}, at ? "→ " : "", link(shownName(step), () => showFunction(image, step))));
      if (place) steps.append(element("span", { class: "faint", text: `at ${place}` }));
    });
    table.append(element("tr", {}, element("th", { text: data.strings[what] }), element("td", {}, steps)));
  }
  const has = program.functionsOf(image).has(name);
  showDetail(
    ...heading(name),
    element("p", {}, link(`image ${image.number}: ${image.file}`, () => open("images", image))),
    element("h3", { text: "requires, by the shortest calls" }),
    table.children.length ? table : element("p", { class: "faint", text: "nothing that the code tells" }),
    has ? element("p", {}, button("code", () => showFunction(image, name)), " ", button("in the graph", () => openInGraph(image, name))) : null,
  );
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

// The graph: nodes are made when they are shown, and stand where they are put; nothing else is laid out.

class Graph {
  constructor(box) {
    this.hidden = new Set();
    this.nodes = new Map();
    this.view = cytoscape({ container: box, style: styles(), minZoom: 0.05, maxZoom: 3 });
    this.view.on("tap", "node", (event) => this.unfold(event.target.id()));
  }

  add(node, at) {
    if (!this.nodes.has(node.id)) {
      this.nodes.set(node.id, node);
      const { label, color, shape } = { ...KINDS[node.kind], label: shortened(node.label).slice(0, 60) };
      const made = { group: "nodes", data: { id: node.id, label, color, shape, kind: node.kind }, position: at };
      this.view.add(made).style("display", this.hidden.has(node.kind) ? "none" : "element");
    }
    return node.id;
  }

  connect(source, target, label) {
    const id = `${source} ${target} ${label}`;
    if (this.view.getElementById(id).empty()) this.view.add({ group: "edges", data: { id, source, target, label } });
  }

  /** Show what a node leads to, and what leads to it: some at a time. */
  unfold(id) {
    const node = this.nodes.get(id);
    const center = this.view.getElementById(id).position();
    const all = [...neighbours(node)];
    const fresh = all.filter(({ node: other }) => !this.nodes.has(other.id));
    const shown = fresh.slice(0, MOST_UNFOLDED);
    const radius = 90 + 6 * shown.length;
    shown.forEach(({ node: other }, at) => {
      const angle = (2 * Math.PI * at) / shown.length + 0.3;
      this.add(other, { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) });
    });
    for (const { node: other, label, isInto } of all) {
      if (!this.nodes.has(other.id)) continue;
      if (isInto) this.connect(other.id, id, label);
      else this.connect(id, other.id, label);
    }
    const rest = fresh.length - shown.length;
    byId("graph-note").textContent = rest ? `${count(rest, "neighbour")} more: click again` : "";
    node.about?.();
  }

  filter(kind, isShown) {
    if (isShown) this.hidden.delete(kind);
    else this.hidden.add(kind);
    this.view.nodes(`[kind = "${kind}"]`).style("display", isShown ? "element" : "none");
  }

  focus(id) {
    this.view.nodes().unselect();
    this.view.getElementById(id).select();
    this.view.animate({ center: { eles: this.view.getElementById(id) }, duration: 150 });
  }

  arrange() {
    this.view.layout({ name: "breadthfirst", directed: true, padding: 20, spacingFactor: 1.1 }).run();
  }
}

function styles() {
  const color = getComputedStyle(document.body).color;
  const label = { "font-size": 11, color, "text-max-width": 220, "text-wrap": "ellipsis" };
  return [
    { selector: "node", style: { ...label, label: "data(label)", "background-color": "data(color)", shape: "data(shape)", width: 22, height: 22, "text-valign": "bottom" } },
    { selector: "node:selected", style: { "border-width": 4, "border-color": "#fb8f44" } },
    { selector: "edge", style: { width: 1, "line-color": "#9198a1", "target-arrow-color": "#9198a1", "target-arrow-shape": "triangle", "curve-style": "bezier", label: "data(label)", "font-size": 8, color } },
  ];
}

const imageNode = (image) => ({ id: `image ${image.number}`, kind: "image", label: `image ${image.number} ${baseName(image.file)}`, image });
const functionNode = (image, name) => ({
  id: `function ${image.number} ${name}`,
  kind: image.given.symbols.includes(name) ? "kernel" : "function",
  label: shownName(name),
  image,
  name,
});
const named = (kind, name) => ({ id: `${kind} ${name}`, kind, label: name, name });

function* neighbours(node) {
  if (node.kind === "image") yield* ofImage(node.image);
  else if (node.image) yield* ofFunction(node.image, node.name);
  else yield* ofName(node.kind, node.name);
}

function* ofImage(image) {
  if (image.provides !== null) yield { node: named("set", image.provides), label: image.dummy ? "dummies of" : "has" };
  for (const name of image.calls) yield { node: named("set", name), label: "calls" };
  for (const name of image.creates) yield { node: named("set", name), label: "makes objects with" };
  for (const [group, condition] of Object.entries(image.needs)) yield { node: conditionNode(group, condition), label: "asks" };
  for (const [group, isCode] of Object.entries(image.adds)) {
    yield { node: conditionNode(group, conditionOf(group)), label: isCode ? "if so" : "else", isInto: true };
  }
  for (const name of image.globals) yield { node: named("global", name), label: "device global" };
  for (const name of image.imports) yield { node: named("symbol", name), label: "imports" };
  for (const name of image.exports) yield { node: named("symbol", name), label: "exports", isInto: true };
  for (const name of image.given.symbols) yield { node: functionNode(image, name), label: "entry point" };
}

const conditionOf = (group) => program.images.find((image) => group in image.needs)?.needs[group];
const conditionNode = (group, condition) => ({ ...named("condition", group), label: condition === undefined ? group : data.conditions[condition] });

function* ofFunction(image, name) {
  yield { node: imageNode(image), label: "entry point", isInto: true };
  for (const callee of program.calleesOf(image, name)) yield { node: functionNode(image, callee), label: "" };
  for (const caller of program.callersOf(image, name)) yield { node: functionNode(image, caller), label: "", isInto: true };
}

function* ofName(kind, name) {
  for (const image of program.images) {
    for (const { node, label, isInto } of ofImage(image)) {
      if (node.kind === "kernel" || node.kind === "function") break;
      if (node.id === `${kind} ${name}`) yield { node: imageNode(image), label, isInto: !isInto };
    }
  }
}

function graphView(focus) {
  showList(program.images, (image) => row(`${image.number}`, baseName(image.file), () => showInGraph(imageNode(image))));
  const box = element("div", { id: "graph" });
  const filters = element("div", { class: "filters" });
  showDetail(filters, box, element("p", { id: "graph-note", class: "faint" }), element("div", { id: "graph-detail" }));
  const graph = (program.graph = new Graph(box));
  window.graph = graph;
  for (const [kind, { label, color }] of Object.entries(KINDS)) {
    const toggle = element("input", { type: "checkbox", checked: "", "data-kind": kind, onchange: (event) => graph.filter(kind, event.target.checked) });
    filters.append(element("label", { style: `color: ${color}` }, toggle, ` ${label}`));
  }
  filters.append(button("arrange", () => graph.arrange()));
  const images = focus ? [focus.image] : program.images.slice(0, MOST_AT_FIRST);
  images.filter(Boolean).forEach((image, at) => graph.add(imageNode(image), { x: 200 * (at % 8), y: 140 * Math.floor(at / 8) }));
  if (focus) showInGraph(focus);
  else {
    if (program.images.length <= MOST_AT_FIRST) for (const image of program.images) drawLinks(graph, image);
    if (graph.nodes.size > 1) graph.arrange();
  }
  if (program.images.length > images.length && !focus) byId("graph-note").textContent = `${images.length} of ${count(program.images.length, "image")}: search for others`;
}

/** Show what links an image, without its entry points. */
function drawLinks(graph, image) {
  const from = imageNode(image).id;
  for (const { node, label, isInto } of ofImage(image)) {
    if (node.kind === "kernel" || node.kind === "function" || graph.nodes.size > 5 * MOST_AT_FIRST) break;
    graph.add(node, { x: 0, y: 0 });
    if (isInto) graph.connect(node.id, from, label);
    else graph.connect(from, node.id, label);
  }
}

function showInGraph(node) {
  const { graph } = program;
  const extent = graph.view.extent();
  graph.add(node, { x: (extent.x1 + extent.x2) / 2, y: (extent.y1 + extent.y2) / 2 });
  graph.unfold(node.id);
  graph.focus(node.id);
}

function openInGraph(image, name) {
  open("graph", functionNode(image, name));
}

// Devices.

function devicesView() {
  const device = element("select", { id: "device", "aria-label": "device" });
  data.devices.forEach((one, at) => device.append(element("option", { value: at, text: one.name })));
  const explanation = element("pre", { id: "explanation" });
  const explain = () => {
    if (program.kernel === undefined) return;
    explanation.textContent = program.linked.explain(program.kernel, data.devices[device.value]);
  };
  device.addEventListener("change", explain);
  const kernels = [...program.linked.tables.kernels.keys()];
  const shown = new Map(data.names.map((name, at) => [name, at]));
  showList(kernels, (kernel) => row("", shown.has(kernel) ? shownName(shown.get(kernel)) : kernel, () => {
    program.kernel = kernel;
    explain();
  }));
  showDetail(element("h2", { text: "what is linked for a kernel" }), element("p", {}, "on ", device), explanation);
  program.kernel ??= kernels[0];
  if (program.kernel === undefined) explanation.textContent = "there are no kernels";
  explain();
}

// Two programs side by side.

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
      if (from.given.size !== to.given.size) what.push(`${from.given.size} → ${bytesOf(to.given.size)}`);
      const [before, after] = [needs(first, from, symbol), needs(second, to, symbol)];
      for (const one of after) if (!before.includes(one)) what.push(`+ ${one}`);
      for (const one of before) if (!after.includes(one)) what.push(`− ${one}`);
    }
    if (what.length) rows.push({ symbol, from, to, what });
  }
  showList(rows, ({ symbol, what }) => row(what[0], shownName(symbol), () => {}));
  const summary = `${count(first.images.length, "image")} and ${second.images.length}; ${count(here.size, "entry point")} and ${there.size}, of which ${rows.length} differ`;
  const table = element("table", {}, element("tr", {}, ...["entry point", first.name, second.name, "what moved"].map((text) => element("th", { text }))));
  for (const { symbol, from, to, what } of rows.slice(0, MOST_RESULTS)) {
    const cells = [shortened(shownName(symbol)), from ? `image ${from.number}` : "", to ? `image ${to.number}` : "", what.join("; ")];
    table.append(element("tr", {}, ...cells.map((text) => element("td", { text }))));
  }
  return [element("p", { text: summary }), functionsMoved(first, second), rows.length ? table : element("p", { class: "faint", text: "no entry point differs" })];
}

function functionsMoved(first, second) {
  const texts = (one) => {
    const found = new Map();
    for (const number of one.owners.keys()) {
      const name = data.functions[number][0];
      found.set(name, (found.get(name) ?? new Set()).add(number));
    }
    return found;
  };
  const [here, there] = [texts(first), texts(second)];
  const differs = ([name, numbers]) => there.has(name) && [...numbers].some((number) => !there.get(name).has(number));
  const only = (one, other) => [...one.keys()].filter((name) => !other.has(name)).length;
  const parts = [`${[...here].filter(differs).length} with other code`, `${only(here, there)} only here`, `${only(there, here)} only there`];
  return element("p", { text: `functions: ${parts.join(", ")}` });
}

// Search.

function results(text) {
  const wanted = text.toLowerCase();
  const found = [];
  const note = (kind, label, act) => found.length < MOST_RESULTS && found.push({ kind, label, act });
  const has = (label) => label.toLowerCase().includes(wanted);
  for (const image of program.images) {
    if (has(`image ${image.number} ${image.file}`)) note("image", `image ${image.number}: ${image.file}`, () => open("images", image));
  }
  const seen = new Set();
  for (const image of program.images) {
    for (const { node } of ofImage(image)) {
      if (node.kind === "kernel" || node.kind === "function") break;
      if (!seen.has(node.id) && has(node.label)) note(KINDS[node.kind].label, node.label, () => open("graph", node));
      seen.add(node.id);
    }
  }
  const matching = new Set([...data.names.keys()].filter((name) => has(nameOf(name)) || has(shownName(name))));
  for (const { image, symbol } of program.kernels) {
    if (matching.has(symbol)) note("entry point", shownName(symbol), () => showEntry(image, symbol));
  }
  for (const [number, [image]] of program.owners) {
    const [name] = data.functions[number];
    if (matching.has(name) && !image.given.symbols.includes(name)) note("function", shownName(name), () => (view === "graph" ? showInGraph(functionNode(image, name)) : showFunction(image, name)));
  }
  return found;
}

function search() {
  const text = byId("search").value.trim();
  if (!text) return open(view);
  showList(results(text), ({ kind, label, act }) => row(kind, label, act));
}

// The whole.

const VIEWS = { images: imagesView, kernels: kernelsView, graph: graphView, devices: devicesView, compare: compareView };
let view = "images";

function open(name, subject) {
  view = name;
  for (const tab of byId("tabs").children) {
    if (tab.dataset.view === name) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  if (name === "images" && subject) program.selected = subject;
  VIEWS[name](name === "graph" ? subject : undefined);
}

async function begin() {
  data = JSON.parse(new TextDecoder().decode(await unpack(byId("head").textContent)));
  data.programs = data.programs.map((one, at) => new Program(one, at));
  if (data.source !== null) data.source.byName = new Map(data.source.functions);
  [program] = data.programs;
  const chooser = byId("program");
  data.programs.forEach((one, at) => chooser.append(element("option", { value: at, text: one.name })));
  chooser.hidden = data.programs.length < 2;
  chooser.addEventListener("change", () => {
    program = data.programs[chooser.value];
    open(view);
  });
  for (const name of Object.keys(VIEWS)) {
    if (name === "compare" && data.programs.length < 2) continue;
    byId("tabs").append(element("button", { text: name, "data-view": name, id: `tab-${name}`, onclick: () => open(name) }));
  }
  let timer = 0;
  byId("search").addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(search, 150);
  });
  open("images");
  document.body.dataset.ready = "yes";
}

begin();
