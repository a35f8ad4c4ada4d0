"use strict";
// Graphs put into columns.

const SWEEPS = 4;

/** Put nodes into columns along the edges, each near those that it is connected with; edges may lead in circles. */
function arrange(view, across, down) {
  const nodes = view.nodes().filter((one) => one.visible()).toArray();
  const after = new Map(nodes.map((one) => [one.id(), []]));
  const near = new Map(nodes.map((one) => [one.id(), []]));
  for (const edge of view.edges().toArray()) {
    const [source, target] = [edge.source().id(), edge.target().id()];
    if (source === target || !after.has(source) || !after.has(target)) continue;
    after.get(source).push(target);
    near.get(source).push(target);
    near.get(target).push(source);
  }
  const depths = depthsOf(after);
  const columns = [];
  for (const one of nodes) (columns[depths.get(one.id())] ??= []).push(one);
  const places = new Map();
  const put = (column) => {
    let y = -column.reduce((sum, one) => sum + one.height() + down, -down) / 2;
    for (const one of column) {
      places.set(one.id(), y + one.height() / 2);
      y += one.height() + down;
    }
  };
  columns.forEach(put);
  for (let sweep = 0; sweep < SWEEPS; ++sweep) {
    for (const column of columns) {
      const middle = new Map(column.map((one) => [one, meanOf(near.get(one.id()).map((other) => places.get(other)), places.get(one.id()))]));
      column.sort((one, other) => middle.get(one) - middle.get(other));
      put(column);
    }
  }
  let x = 0;
  view.batch(() => {
    for (const column of columns) {
      const width = Math.max(...column.map((one) => one.width()));
      for (const one of column) one.position({ x: x + width / 2, y: places.get(one.id()) });
      x += width + across;
    }
  });
  view.fit(undefined, 20);
  if (view.zoom() > 1.2) view.zoom(1.2);
  view.center();
}

const meanOf = (values, otherwise) => (values.length ? values.reduce((sum, one) => sum + one, 0) / values.length : otherwise);

/** Return the longest way to each node; of a circle, the edge that closes it does not count. */
function depthsOf(after) {
  const [state, order] = [new Map(), []];
  for (const root of after.keys()) {
    if (state.has(root)) continue;
    state.set(root, "open");
    const stack = [[root, 0]];
    while (stack.length) {
      const top = stack.at(-1);
      const [node, at] = top;
      const targets = after.get(node);
      if (at === targets.length) {
        stack.pop();
        state.set(node, "done");
        order.push(node);
      } else if (state.get(targets[at]) === "open") targets.splice(at, 1);
      else {
        top[1] += 1;
        if (!state.has(targets[at])) {
          state.set(targets[at], "open");
          stack.push([targets[at], 0]);
        }
      }
    }
  }
  const depths = new Map(order.map((node) => [node, 0]));
  for (const node of order.reverse()) {
    for (const target of after.get(node)) depths.set(target, Math.max(depths.get(target), depths.get(node) + 1));
  }
  return depths;
}
