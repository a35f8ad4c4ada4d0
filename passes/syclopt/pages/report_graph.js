"use strict";
// The graph: nodes are made when they are shown, and stand where they are put; nothing else is laid out.

const MOST_UNFOLDED = 30;
const MOST_AT_FIRST = 40;
const LONGEST_LABEL = 44; // characters
const [ACROSS, DOWN] = [130, 16]; // between columns, between the nodes of one
const KINDS = {
  image: { label: "images", one: "image", color: "#0969da", fill: "#ddf4ff", shape: "rectangle" },
  kernel: { label: "entry points", one: "entry point", color: "#8250df", fill: "#fbefff", shape: "round-rectangle" },
  function: { label: "functions", one: "function", color: "#59636e", fill: "#f6f8fa", shape: "round-rectangle" },
  set: { label: "virtual functions", one: "set of virtual functions", color: "#bf3989", fill: "#ffeff7", shape: "cut-rectangle" },
  condition: { label: "conditions", one: "condition", color: "#9a6700", fill: "#fff8c5", shape: "cut-rectangle" },
  global: { label: "device globals", one: "device global", color: "#1a7f37", fill: "#dafbe1", shape: "barrel" },
  symbol: { label: "imports and exports", one: "symbol", color: "#cf222e", fill: "#ffebe9", shape: "bottom-round-rectangle" },
};

class Graph {
  constructor(box) {
    this.hidden = new Set();
    this.nodes = new Map();
    this.view = cytoscape({ container: box, style: styles(), minZoom: 0.05, maxZoom: 3 });
    this.view.on("tap", "node", (event) => this.unfold(event.target.id()));
  }

  /** Go on in another element, as the one before is gone. */
  moveTo(box) {
    this.view.unmount();
    this.view.mount(box);
  }

  add(node, at) {
    if (!this.nodes.has(node.id)) {
      this.nodes.set(node.id, node);
      const lines = [node.label, node.below ?? ""].filter(Boolean).map(cut);
      const { color, fill, shape } = KINDS[node.kind];
      const size = { width: 7 * Math.max(6, ...lines.map((line) => line.length)) + 16, height: 16 * lines.length + 12 };
      const made = { group: "nodes", data: { id: node.id, label: lines.join("\n"), color, fill, shape, kind: node.kind, ...size }, position: at };
      this.view.add(made).style("display", this.hidden.has(node.kind) ? "none" : "element");
    }
    return node.id;
  }

  connect(source, target, label) {
    const id = `${source} ${target} ${label}`;
    if (this.view.getElementById(id).empty()) this.view.add({ group: "edges", data: { id, source, target, label } });
  }

  /** Show what a node leads to, on its right, and what leads to it, on its left: some at a time. */
  unfold(id) {
    const node = this.nodes.get(id);
    const all = [...neighbours(node)];
    const fresh = all.filter(({ node: other }) => !this.nodes.has(other.id));
    const shown = fresh.slice(0, MOST_UNFOLDED);
    for (const isInto of [true, false]) {
      const side = shown.filter((one) => Boolean(one.isInto) === isInto).map(({ node: other }) => other);
      this.stack(this.view.getElementById(id), isInto, side.filter((other) => !this.nodes.has(other.id)));
    }
    for (const { node: other, label, isInto } of all) {
      if (!this.nodes.has(other.id)) continue;
      if (isInto) this.connect(other.id, id, label);
      else this.connect(id, other.id, label);
    }
    const rest = fresh.length - shown.length;
    byId("graph-note").textContent = rest ? `${count(rest, "neighbour")} more: click again` : "";
    byId("graph-detail").replaceChildren(...aboutNode(node));
  }

  /** Add a node where it is in sight, below what stands there already. */
  addAnywhere(node) {
    if (this.nodes.has(node.id)) return;
    const { x1, x2, y1, y2 } = this.view.extent();
    const others = this.boxes();
    const added = this.view.getElementById(this.add(node, { x: 0, y: 0 }));
    this.putColumn([added], (x1 + x2) / 2 - added.width() / 2, false, (y1 + y2) / 2, others);
  }

  boxes() {
    return this.view.nodes().map((one) => one.boundingBox({ includeLabels: false }));
  }

  /** Add nodes in a column beside another node, below what stands there already. */
  stack(center, isLeft, nodes) {
    if (!nodes.length) return;
    const box = center.boundingBox({ includeLabels: false });
    const others = this.boxes();
    const added = nodes.map((node) => this.view.getElementById(this.add(node, { x: 0, y: 0 })));
    const width = Math.max(...added.map((one) => one.width()));
    this.putColumn(added, isLeft ? box.x1 - ACROSS - width : box.x2 + ACROSS, isLeft, (box.y1 + box.y2) / 2, others);
    this.bringIntoSight(added.reduce((all, one) => all.union(one), center));
  }

  /** Put nodes below each other, around a height, or as far below it as there is room beside others. */
  putColumn(nodes, left, alignsRight, middle, others) {
    const width = Math.max(...nodes.map((one) => one.width()));
    const height = nodes.reduce((sum, one) => sum + one.height() + DOWN, -DOWN);
    const near = others.filter((one) => one.x1 < left + width && one.x2 > left);
    let top = middle - height / 2;
    for (let found; (found = near.find((one) => one.y1 < top + height + DOWN && one.y2 > top - DOWN)); ) top = found.y2 + DOWN + 1;
    for (const one of nodes) {
      one.position({ x: alignsRight ? left + width - one.width() / 2 : left + one.width() / 2, y: top + one.height() / 2 });
      top += one.height() + DOWN;
    }
  }

  bringIntoSight(found) {
    const [box, seen] = [found.boundingBox(), this.view.extent()];
    if (box.x1 < seen.x1 || box.x2 > seen.x2 || box.y1 < seen.y1 || box.y2 > seen.y2) this.view.center(found);
  }

  filter(kind, isShown) {
    if (isShown) this.hidden.delete(kind);
    else this.hidden.add(kind);
    this.view.nodes(`[kind = "${kind}"]`).style("display", isShown ? "element" : "none");
  }

  focus(id) {
    this.view.nodes().unselect();
    this.view.getElementById(id).select();
    this.view.center(this.view.getElementById(id));
  }

  /** Put all that is shown into columns, from left to right along the edges. */
  arrange() {
    arrange(this.view, ACROSS, DOWN);
  }
}

/** Return a name without its middle if it is long: scopes come first, and what tells it apart from others last. */
const cut = (text) => (text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL / 2 - 1)}…${text.slice(-LONGEST_LABEL / 2)}` : text);

function styles() {
  const color = getComputedStyle(document.body).color;
  const background = getComputedStyle(document.documentElement).backgroundColor;
  const label = { label: "data(label)", "font-size": 12, color: "#1f2328", "text-wrap": "wrap", "text-max-width": 1000, "text-valign": "center" };
  const box = { shape: "data(shape)", width: "data(width)", height: "data(height)", "background-color": "data(fill)", "border-width": 1, "border-color": "data(color)" };
  const words = { label: "data(label)", "font-size": 10, color, "text-background-color": background, "text-background-opacity": 0.8 };
  return [
    { selector: "node", style: { ...label, ...box } },
    { selector: "node:selected", style: { "border-width": 3, "border-color": "#fb8f44" } },
    { selector: "edge", style: { ...words, width: 1, "line-color": "#9198a1", "target-arrow-color": "#9198a1", "target-arrow-shape": "triangle" } },
    { selector: "edge", style: { "curve-style": "bezier", "source-endpoint": "90deg", "target-endpoint": "270deg" } }, // right, left
  ];
}

/** Yield what is told of a node: all of its name, and where to look further. */
function* aboutNode(node) {
  yield element("p", {}, element("b", { text: KINDS[node.kind].one }), ` ${node.label} ${node.below ?? ""}`);
  if (node.kind === "image") yield button("open the image", () => open("images", node.image));
  else if (node.image) {
    if (node.label !== nameOf(node.name)) yield element("p", { class: "mangled", text: nameOf(node.name) });
    const code = element("div", { id: "code" });
    const number = program.functionsOf(node.image).get(node.name);
    if (number !== undefined) {
      const show = button("code", () => {
        show.remove();
        showCode(code, number, node.name);
      });
      yield show;
    }
    yield code;
  } else if (shownString(node.name) !== node.name) yield element("p", { class: "mangled", text: node.name });
}

const imageNode = (image) => ({ id: `image ${image.number}`, kind: "image", label: `image ${image.number}: ${baseName(image.file)}`, below: whatIsIn(image), image });
const functionNode = (image, name) => ({
  id: `function ${image.number} ${name}`,
  kind: image.given.symbols.includes(name) ? "kernel" : "function",
  label: shownName(name),
  image,
  name,
});
const named = (kind, name) => ({ id: `${kind} ${name}`, kind, label: shownString(name), name });

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
  if (image.given.symbols.includes(name)) yield { node: imageNode(image), label: "entry point", isInto: true };
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
  showList(program.images, (image) => row(`${image.number}`, whatIsIn(image) || baseName(image.file), () => showInGraph(imageNode(image))));
  const isNew = !program.graph;
  const [filters, box] = [element("div", { class: "filters" }), element("div", { id: "graph" })];
  showDetail(filters, box, element("p", { id: "graph-note", class: "faint" }), element("div", { id: "graph-detail" }));
  if (isNew) program.graph = new Graph(box);
  else program.graph.moveTo(box);
  const graph = (window.graph = program.graph);
  for (const [kind, { label, color }] of Object.entries(KINDS)) {
    const toggle = element("input", { type: "checkbox", "data-kind": kind, onchange: (event) => graph.filter(kind, event.target.checked) });
    toggle.checked = !graph.hidden.has(kind);
    filters.append(element("label", { style: `color: ${color}` }, toggle, ` ${label}`));
  }
  filters.append(button("arrange", () => graph.arrange()));
  if (isNew && !focus) showImages(graph);
  if (focus) showInGraph(focus);
}

/** Show images, and what links them where they are few. */
function showImages(graph) {
  const images = program.images.slice(0, MOST_AT_FIRST);
  for (const image of images) graph.add(imageNode(image), { x: 0, y: 0 });
  if (program.images.length <= MOST_AT_FIRST) for (const image of images) drawLinks(graph, image);
  graph.arrange();
  if (program.images.length > images.length) byId("graph-note").textContent = `${images.length} of ${count(program.images.length, "image")}: search for others`;
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
  graph.addAnywhere(node);
  graph.unfold(node.id);
  graph.focus(node.id);
}

function openInGraph(image, name) {
  open("graph", functionNode(image, name));
}
