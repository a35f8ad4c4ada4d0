"use strict";
// A graph: all of it where it is small, else what was searched for, and what a click unfolds.

const MOST_AT_ONCE = 300;
const MOST_UNFOLDED = 30;

const byId = (id) => document.getElementById(id);

class Graph {
  constructor({ boxes, edges, colors, other }) {
    this.boxes = boxes;
    this.edges = boxes.map(() => []);
    for (const edge of edges) {
      this.edges[edge[0]].push(edge);
      if (edge[1] !== edge[0]) this.edges[edge[1]].push(edge);
    }
    this.color = (kind) => colors[kind] ?? other;
    this.view = cytoscape({ container: byId("graph"), style: styles(), minZoom: 0.05, maxZoom: 3 });
    this.view.on("tap", "node", (event) => this.open(Number(event.target.id())));
  }

  has(index) {
    return this.view.getElementById(String(index)).nonempty();
  }

  add(index, at) {
    if (this.has(index)) return;
    const [name, lines, kind] = this.boxes[index];
    const shown = [name, ...lines];
    const size = { width: 7 * Math.min(40, Math.max(...shown.map((line) => line.length))), height: 15 * shown.length };
    const data = { id: String(index), label: shown.join("\n"), color: this.color(kind), ...size };
    this.view.add({ group: "nodes", data, position: at });
    for (const [source, target, label] of this.edges[index]) {
      const id = `${source} ${target} ${label}`;
      if (this.has(source) && this.has(target) && this.view.getElementById(id).empty()) {
        this.view.add({ group: "edges", data: { id, source: String(source), target: String(target), label } });
      }
    }
  }

  /** Tell of a node, and show some of those that it is connected with. */
  open(index) {
    const [name, lines, , details] = this.boxes[index];
    byId("about").textContent = [name, ...lines, ...details].join("\n");
    const center = this.view.getElementById(String(index)).position();
    const fresh = [...new Set(this.edges[index].map(([source, target]) => (source === index ? target : source)))];
    const all = fresh.filter((one) => !this.has(one));
    const shown = all.slice(0, MOST_UNFOLDED);
    shown.forEach((one, at) => {
      const angle = (2 * Math.PI * at) / shown.length + 0.3;
      const radius = 120 + 6 * shown.length;
      this.add(one, { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) });
    });
    this.tell(all.length > shown.length ? `${all.length - shown.length} more neighbours: click again` : "");
  }

  tell(text) {
    byId("note").textContent = text || `${this.view.nodes().length} of ${this.boxes.length} nodes`;
  }

  find(text) {
    const wanted = text.toLowerCase();
    const has = ([name, lines, , details]) => [name, ...lines, ...details].some((line) => line.toLowerCase().includes(wanted));
    return this.boxes.findIndex(has);
  }

  show(index) {
    const { x1, x2, y1, y2 } = this.view.extent();
    this.add(index, { x: (x1 + x2) / 2, y: (y1 + y2) / 2 });
    this.open(index);
    this.view.nodes().unselect();
    const found = this.view.getElementById(String(index));
    found.select();
    this.view.center(found);
  }

  arrange() {
    arrange(this.view, 60, 16);
  }
}

function styles() {
  const ink = "#1f2328";
  const node = { label: "data(label)", "background-color": "data(color)", shape: "round-rectangle", "text-wrap": "wrap" };
  const size = { width: "data(width)", height: "data(height)", padding: 8, "text-valign": "center", "font-size": 11, "text-max-width": 260 };
  const line = { width: 1, "line-color": "#9198a1", "target-arrow-color": "#9198a1", "target-arrow-shape": "triangle" };
  return [
    { selector: "node", style: { ...node, ...size, color: ink, "border-width": 1, "border-color": "#9198a1" } },
    { selector: "node:selected", style: { "border-width": 3, "border-color": "#fb8f44" } },
    { selector: "edge", style: { ...line, "curve-style": "bezier", label: "data(label)", "font-size": 8 } },
  ];
}

async function begin() {
  await runPacked("cytoscape");
  const graph = (window.graph = new Graph(await unpackJson(byId("head").textContent)));
  const { boxes, edges } = graph;
  if (boxes.length <= MOST_AT_ONCE) boxes.forEach((_, index) => graph.add(index, { x: 0, y: 0 }));
  else if (boxes.length) graph.add(Math.max(0, edges.findIndex((own, index) => own.every(([source]) => source === index))), { x: 0, y: 0 });
  graph.arrange();
  graph.tell("");
  byId("arrange").addEventListener("click", () => graph.arrange());
  byId("search").addEventListener("input", (event) => {
    const found = event.target.value ? graph.find(event.target.value) : -1;
    if (found >= 0) graph.show(found);
    else graph.tell(event.target.value ? "nothing is found" : "");
  });
  document.body.dataset.ready = "yes";
}

begin();
