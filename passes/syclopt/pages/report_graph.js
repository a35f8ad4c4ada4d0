"use strict";
// The graph: nodes are made when they are shown, and stand where they are put; nothing else is laid out.

const MOST_UNFOLDED = 30;
const MOST_AT_FIRST = 40;
const KINDS = {
  image: { label: "images", color: "#0969da", shape: "round-rectangle" },
  kernel: { label: "entry points", color: "#8250df", shape: "round-diamond" },
  function: { label: "functions", color: "#59636e", shape: "ellipse" },
  set: { label: "virtual functions", color: "#bf3989", shape: "hexagon" },
  condition: { label: "conditions", color: "#9a6700", shape: "diamond" },
  global: { label: "device globals", color: "#1a7f37", shape: "barrel" },
  symbol: { label: "imports and exports", color: "#cf222e", shape: "tag" },
};

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
