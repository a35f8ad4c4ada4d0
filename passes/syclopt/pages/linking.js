"use strict";
// Which images are linked for a kernel on a device: the rules of the runtime, over what the page knows of images.

class CannotRun extends Error {}

class Linking {
  /** Begin with an image; `kernel` is empty for an image that is looked at by itself. */
  constructor(program, device, main, kernel = "") {
    this.program = program;
    this.device = device;
    this.main = main;
    this.kernel = kernel;
    this.found = new Map();
    this.called = new Set();
    this.created = new Set();
    this.defined = new Set();
    this.waiting = [];
    this.symbols = [];
    this.missing = [];
  }

  /** Find what is linked. Throws `CannotRun`; what was found up to then stays. */
  run(users) {
    this.take(this.main, "main", "", this.main);
    this.settle();
    let grows = this.called.size + this.created.size > 0;
    while (grows) {
      grows = false;
      for (const [image, sets] of users()) {
        const shared = [...sets].filter((name) => this.called.has(name) || this.created.has(name)).sort();
        if (shared.length && !this.found.has(image)) {
          this.take(image, "shares objects", shared.join(", "), this.main);
          this.settle();
          grows = true;
        }
      }
    }
  }

  /** The images that are linked: the image itself, then the others by their numbers. */
  get linked() {
    const [first, ...others] = this.found.values();
    return first ? [first, ...others.sort((one, other) => one.image.number - other.image.number)] : [];
  }

  take(image, reason, because, by) {
    if (!this.found.has(image)) {
      this.found.set(image, { image, reason, because, by });
      this.waiting.push(image);
    }
  }

  settle() {
    while (this.waiting.length || this.symbols.length) {
      while (this.waiting.length) this.follow(this.waiting.shift());
      if (this.symbols.length) this.resolve(...this.symbols.shift());
    }
  }

  follow(image) {
    for (const symbol of image.exports) this.defined.add(symbol);
    for (const symbol of image.imports) this.symbols.push([symbol, image]);
    if (this.program.isAheadOfTime(image)) return;
    for (const name of image.calls) {
      if (!this.called.has(name)) {
        this.called.add(name);
        this.takeCalled(name, image);
      }
    }
    for (const name of image.creates) {
      if (!this.called.has(name) && !this.created.has(name)) {
        this.created.add(name);
        this.takeCreated(name, image);
      }
    }
    for (const [group, condition] of Object.entries(image.needs)) this.takeAddOn(image, group, condition);
  }

  takeCalled(name, image) {
    const providers = this.program.providers(name).filter((one) => !one.dummy);
    if (!providers.length) {
      throw new CannotRun(`no image provides the virtual functions of the set '${name}', which ${this.who("calls", image)}`);
    }
    for (const one of [...this.found.keys()]) if (one.dummy && one.provides === name) this.found.delete(one);
    for (const provider of providers) {
      const found = this.found.get(provider);
      if (found && found.reason === "virtual functions") Object.assign(found, { because: `calls '${name}'`, by: image });
      this.take(provider, "virtual functions", `calls '${name}'`, image);
    }
  }

  takeCreated(name, image) {
    for (const provider of this.program.providers(name)) {
      if (provider.dummy === !this.denial(provider)) continue;
      this.take(provider, provider.dummy ? "dummy" : "virtual functions", `creates '${name}'`, image);
    }
  }

  takeAddOn(image, group, condition) {
    const wanted = this.program.addOns(group);
    const [code, stub] = [true, false].map((is) => wanted.find((one) => one.adds[group] === is));
    if (wanted.length !== 2 || !code || !stub) {
      const expected = "expected one with code and one stub";
      throw new CannotRun(`${this.who("asks", image)} for add-on image '${group}': ${expected}, found ${wanted.length} images`);
    }
    const holds = this.device.holds[condition];
    if (holds === null) {
      throw new CannotRun(`${this.who("asks", image)} for add-on image '${group}' under what is no condition`);
    }
    this.take(holds ? code : stub, holds ? "add-on" : "stub", this.program.conditions[condition], image);
  }

  resolve(symbol, image) {
    if (this.defined.has(symbol)) return;
    const fits = (one) => this.program.targetOf(one) === this.program.targetOf(this.main);
    const exporter = this.program.exporters(symbol).find(fits);
    if (exporter) this.take(exporter, "imported symbol", symbol, image);
    else this.missing.push(symbol);
  }

  /** Why the device cannot run an image; nothing if it can. */
  denial(image) {
    return this.device.denials[image.requires];
  }

  check() {
    for (const { image, reason, because } of this.linked) {
      const problem = image.dummy ? "" : this.denial(image);
      if (problem) {
        const via = reason === "main" ? "" : `, which is linked for ${reason} (${because})`;
        const what = `kernel '${this.kernel}' cannot run on ${this.device.name}: it ${problem}`;
        throw new CannotRun(`${what}, as image ${image.number} (${image.file})${via} requires`);
      }
    }
  }

  who(does, image) {
    const where = `image ${image.number} (${image.file})`;
    return this.kernel ? `kernel '${this.kernel}' ${does} in ${where}` : `${where} ${does}`;
  }
}

class LinkedProgram {
  /** Take images with all that links them, and their numbers; `codes` tells what each kind of code is for. */
  constructor(images, conditions, targets) {
    this.images = images;
    this.conditions = conditions;
    this.targets = targets;
    this.tables = { provides: new Map(), exports: new Map(), adds: new Map(), kernels: new Map() };
    for (const image of images) {
      if (image.provides !== null) this.note("provides", image.provides, image);
      for (const symbol of image.exports) this.note("exports", symbol, image);
      for (const group of Object.keys(image.adds)) this.note("adds", group, image);
      for (const kernel of image.kernels) this.note("kernels", kernel, image);
    }
  }

  note(table, key, image) {
    const found = this.tables[table].get(key);
    if (found) found.push(image);
    else this.tables[table].set(key, [image]);
  }

  providers(name) { return this.tables.provides.get(name) ?? []; }
  exporters(symbol) { return this.tables.exports.get(symbol) ?? []; }
  addOns(group) { return this.tables.adds.get(group) ?? []; }
  withKernel(kernel) { return this.tables.kernels.get(kernel) ?? []; }
  targetOf(image) { return this.targets[image.code]; }
  isAheadOfTime(image) { return this.targetOf(image) !== ""; }

  /** The image to run: the best code for the device, and of the same rank, one without constants to be set. */
  choose(kernel, device) {
    const rank = (image) => device.ranks[image.code];
    const fitting = this.withKernel(kernel).filter((image) => rank(image) !== null);
    if (!fitting.length) {
      const others = this.withKernel(kernel).map((image) => `image ${image.number} (${image.file})`).join(", ");
      throw new CannotRun(`kernel '${kernel}' has no image that ${device.name} can take: ${others}`);
    }
    return fitting.sort((one, other) => rank(other) - rank(one) || Number(other.fixed) - Number(one.fixed))[0];
  }

  /** Images of kernels that use sets of virtual functions, with those sets. */
  users(device) {
    return this.images
      .filter((one) => one.kernels.length && !this.isAheadOfTime(one) && this.isTaken(one, device))
      .map((one) => [one, this.setsOf(one, device)])
      .filter(([, sets]) => sets.size);
  }

  isTaken(image, device) {
    const [kernel] = image.kernels;
    return this.withKernel(kernel).length === 1 || this.choose(kernel, device) === image;
  }

  setsOf(image, device) {
    if (!(image.calls.length || image.creates.length || image.imports.length || Object.keys(image.needs).length)) {
      return new Set();
    }
    const linking = new Linking(this, device, image);
    try {
      linking.run(() => []);
      linking.check();
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      return new Set();
    }
    return new Set([...linking.called, ...linking.created]);
  }

  /** What is linked for a kernel on a device, in the words of `syclrt explain`, and symbols that no image exports. */
  explain(kernel, device) {
    const lines = [`kernel '${kernel}' on ${device.name}:`];
    let linking = null;
    let problem = null;
    try {
      linking = new Linking(this, device, this.choose(kernel, device), kernel);
      linking.run(() => this.users(device));
      linking.check();
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      problem = error.message;
    }
    const linked = linking ? linking.linked : [];
    for (const { image, reason, because, by } of linked) {
      const whose = by === image || by === linked[0].image ? "" : `, for image ${by.number}`;
      lines.push(`  image ${image.number} (${image.file}): ${`${reason} ${because}`.trimEnd()}${whose}`);
    }
    if (problem !== null) lines.push(`  cannot run: ${problem}`);
    return { text: lines.join("\n"), missing: linking ? linking.missing : [] };
  }
}
