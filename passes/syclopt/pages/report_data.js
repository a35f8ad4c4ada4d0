"use strict";
// What the page holds: programs, their images and functions, and texts that are unpacked when they are asked for.

const EMPTY = { provides: null, dummy: false, calls: [], creates: [], imports: [], exports: [], needs: {}, adds: {} };
const NOTHING = { ...EMPTY, globals: [], fixed: false, kernels: [], requires: 0, code: 0 };

let data = null;
let program = null; // the one that is looked at
const pieces = new Map();

/** Return the text of a function: of one piece, which is unpacked when it is first asked for. */
async function textOf(number) {
  const [, piece, start, size] = data.functions[number];
  if (!pieces.has(piece)) pieces.set(piece, unpack(document.getElementsByClassName("piece")[piece].textContent));
  return new TextDecoder().decode((await pieces.get(piece)).subarray(start, start + size));
}

const nameOf = (name) => data.names[name];
const shownName = (name) => data.shown[name] || data.names[name];

/** Return a name as the source has it. */
function shownString(name) {
  data.numbers ??= new Map(data.names.map((one, at) => [one, at]));
  const number = data.numbers.get(name);
  return number === undefined ? name : shownName(number);
}

/** Return the first entry point of an image, and how many others there are. */
function whatIsIn(image) {
  const [first, ...others] = image.given.symbols;
  if (first === undefined) return image.provides === null ? "" : `virtual functions of ${shownString(image.provides)}`;
  return others.length ? `${shownName(first)} and ${others.length} more` : shownName(first);
}

const count = (number, what) => `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
const bytesOf = (size) => count(size, "byte");

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
