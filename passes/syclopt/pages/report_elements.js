"use strict";
// What the page is made of. Everything that is shown goes into it as text, never as HTML.

const LONGEST = 160; // characters of a name in a list

const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const listHeight = (length) => `${Math.min(260, 28 * length) + 2}px`;

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

  show(items, chosen) {
    this.items = items;
    this.chosen = chosen;
    this.inner.style.height = `${items.length * this.height}px`;
    this.box.scrollTop = 0;
    this.draw();
    return this;
  }

  /** Mark an item, and no other. */
  choose(item) {
    this.chosen = item;
    this.draw();
  }

  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / this.height) - 5);
    const last = Math.min(this.items.length, first + Math.ceil((this.box.clientHeight || 600) / this.height) + 10);
    const rows = [];
    for (let at = first; at < last; ++at) {
      const item = this.items[at];
      const row = this.make(item);
      row.classList.add("row");
      if (item === this.chosen) row.setAttribute("aria-selected", "true");
      row.addEventListener("click", () => this.choose(item));
      row.style.top = `${at * this.height}px`;
      rows.push(row);
    }
    this.inner.replaceChildren(...rows);
  }
}

const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);

function row(kind, text, open, note = "") {
  const parts = [element("small", { text: kind }), element("span", { text: shortened(text) }), element("small", { text: note })];
  return element("div", { title: shortened(text), onclick: open }, ...parts.filter((one) => one.textContent));
}

function link(text, open) {
  return element("button", { class: "link", text: shortened(text), title: shortened(text), onclick: open });
}

function showDetail(...children) {
  byId("detail").replaceChildren(...children.filter((child) => child !== null));
  byId("detail").scrollTop = 0;
}

let list = null; // what stands on the left

function showList(items, make, chosen) {
  list = new Rows(make).show(items, chosen);
  byId("list").replaceChildren(list.box);
}

function heading(name) {
  const shown = shownName(name);
  return [
    element("h2", { text: shown }),
    shown === nameOf(name) ? null : element("p", { class: "mangled", text: nameOf(name) }),
  ];
}
