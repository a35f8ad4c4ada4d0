"use strict";
// The page of device images: its tabs and its search.

const MOST_RESULTS = 500;

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
  [data] = await Promise.all([unpackJson(byId("head").textContent), runPacked("cytoscape")]);
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
