#!/usr/bin/env python3
"""Make a large module that the benchmarks read: `bench_inputs.py NAME SIZE FOLDER`, NAME one of `INPUTS`.

    big_cpp.ll     about 20 MB: host C++ at -O1, very many instances of class templates
    kernels_N.ll   N device kernels for spirv64, with shared functions and constant tables
    sycl_O0.ll     about 21 MB: C++ at -O0, more than 2,000 types of class templates, also "sycl-module-id" and aspects
    sycl_O0g.ll    the same, of fewer types, with debug information
    sycl_cpp.ll    big_cpp.ll with "sycl-module-id" on every function, and a table of aspects
    chain_N.ll     a kernel, and N functions that each call the next one; the last one uses double
    cycle_N.ll     the same, and the last one calls the first one
    plain_O0.ll    about 20 MB: C++ containers of many types at -O0, two dead symbols, four entry points
    debug_O0.ll    the same, of fewer types, with debug information
    debug_O2.ll    the same at -O2
    tiny.ll        a function

Those of N kernels or symbols that are large in one respect are made by `bench_shapes.py`.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from _bench import beside
from bench_shapes import SHAPES, TINY, shape

ASPECTS = '!sycl_aspects = !{!90000001}\n!90000001 = !{!"fp64", i32 6}\n'
CHAIN_COUNTS = (12_500, 25_000, 50_000, 100_000)
KERNEL_COUNTS = (200, 800, 3200, 12800)
BIG_CPP_BLOCKS = 140
TEMPLATE_COUNTS = {"sycl_O0": 90, "sycl_O0g": 30}
CONTAINER_COUNTS = {"plain_O0": 110, "debug_O0": 36, "debug_O2": 48}
KERNELS_PER_UNIT = 16
LOOKUPS_PER_CLUSTER = 8
KERNELS_PER_LOOKUP = 8

BIG_CPP_HEAD = """\
#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace bench {

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual std::string name() const { return "shape"; }
};

template <int N> struct Record {
  int id = N;
  double weights[N % 7 + 1] = {};
  std::string label;
  bool operator<(const Record &other) const { return id != other.id ? id < other.id : label < other.label; }
};

template <int N> struct Failure : std::runtime_error {
  explicit Failure(const std::string &what) : std::runtime_error(what + std::to_string(N)) {}
};

template <int N, int M> struct Filter {
  double gain = M;
  double apply(const std::vector<double> &input) const {
    double state = 0;
    for (double x : input)
      state = state * (1.0 / (M + 2)) + x * gain;
    return M % 2 ? state : -state;
  }
  int place(const std::vector<int> &sorted, int x) const {
    return static_cast<int>(std::lower_bound(sorted.begin(), sorted.end(), x + M) - sorted.begin());
  }
};

template <int N> class Block : public Shape {
  std::map<int, std::vector<Record<N>>> groups;
  std::vector<Record<N>> flat;

public:
  double area() const override {
    double sum = 0;
    for (const auto &group : groups)
      for (const auto &record : group.second)
        sum += std::accumulate(std::begin(record.weights), std::end(record.weights), 0.0);
    return sum;
  }
  std::string name() const override { return "block" + std::to_string(N); }
  void add(int key, Record<N> record) {
    if (key < 0)
      throw Failure<N>("negative key");
    groups[key].push_back(record);
    flat.push_back(std::move(record));
  }
  void arrange() {
    if constexpr (N % 4 == 0)
      std::sort(flat.begin(), flat.end());
    else
      std::reverse(flat.begin(), flat.end());
  }
  int find(const std::string &label) const {
    try {
      for (const auto &record : flat)
        if (record.label.at(N % 5) == label.at(0))
          return record.id;
    } catch (const std::out_of_range &) {
      return -1;
    }
    return N;
  }
};

"""


CONTAINERS_HEAD = """\
#include <map>
#include <vector>

template <int N> struct Key {
  int id;
  bool operator<(const Key &other) const { return id < other.id; }
};

template <int N> int grouped(int n) {
  std::map<Key<N>, std::vector<Key<N>>> groups;
  for (int k = 0; k < n; k++)
    groups[Key<N>{k % 7}].push_back(Key<N>{k});
  int sum = 0;
  for (const auto &group : groups)
    sum += group.first.id * static_cast<int>(group.second.size());
  return sum;
}

"""
TEMPLATES_HEAD = """\
#include <map>
#include <vector>

template <int N> struct Key {
  int id;
  bool operator<(const Key &other) const { return id < other.id; }
};

template <int N> struct Item {
  Key<N> key;
  double weight;
};

template <int N> struct Shelf {
  std::vector<Item<N>> items;
  template <class Rule> int visit(Rule rule) {
    int sum = 0;
    for (auto &item : items)
      sum += rule(item);
    return sum;
  }
};

template <int N> class Store {
  std::map<Key<N>, Shelf<N>> shelves;
  std::vector<Key<N>> order;

public:
  void add(int id, double weight) {
    Key<N> key{id};
    shelves[key].items.push_back({key, weight});
    order.push_back(key);
  }
  int sum(int base) {
    auto scaled = [base](const Item<N> &item) { return item.key.id * base + static_cast<int>(item.weight); };
    auto large = [&](const Item<N> &item) { return scaled(item) > N ? 1 : 0; };
    int sum = 0;
    for (auto &entry : shelves)
      sum += entry.second.visit(scaled) + entry.second.visit(large);
    return sum;
  }
};

template <int N> int stored(int n) {
  Store<N> store;
  for (int k = 0; k < n; k++)
    store.add(k % 7, k * 0.5);
  return store.sum(n);
}

"""
DEAD = "\ndeclare void @dead_declaration()\n\ndefine internal void @dead_definition() {\n  ret void\n}\n"


def tiny(_folder: Path, _: int) -> str:
    return "define void @f() {\n  ret void\n}\n"


def big_cpp(_folder: Path, _: int) -> str:
    return _compiled(_big_cpp_source(), "big_cpp.cpp", ["-std=c++17", "-w"])


def containers(name: str, _folder: Path, _: int) -> str:
    kind, level = name.split("_")
    functions = (
        f'extern "C" int grouped_{number}(int n) {{ return grouped<{number}>(n); }}\n'
        for number in range(CONTAINER_COUNTS[name])
    )
    options = ["-std=c++17", "-w", *(["-g"] if kind == "debug" else [])]
    text = _compiled(CONTAINERS_HEAD + "".join(functions), f"{name}.cpp", options, f"-{level}")
    entry = r"^(define [^@\n]*@grouped_[0-3]\([^\n]*\)[^#\n]*)(#)"
    return re.sub(entry, r'\1"sycl-module-id"="unit.cpp" \2', text, flags=re.M) + DEAD


def templates(name: str, _folder: Path, _: int) -> str:
    numbers = range(TEMPLATE_COUNTS[name])
    functions = (f'extern "C" int stored_{number}(int n) {{ return stored<{number}>(n); }}\n' for number in numbers)
    options = ["-std=c++17", "-w", *(["-g"] if name.endswith("g") else [])]
    return _all_enter(_compiled(TEMPLATES_HEAD + "".join(functions), f"{name}.cpp", options, "-O0"))


def kernels(_folder: Path, count: int) -> str:
    options = ["-x", "cl", "-cl-std=clc++2021", "--target=spirv64-unknown-unknown"]
    marked = _mark_units(_compiled(_kernels_source(count), f"kernels_{count}.clcpp", options))
    kept = "k_*,*lookup*,*shape*"
    return _output(
        ["opt-22", "-S", "-passes=internalize,globaldce", f"-internalize-public-api-list={kept}", "-"], marked
    )


def _big_cpp_source() -> str:
    lines = [BIG_CPP_HEAD]
    for block in range(BIG_CPP_BLOCKS):
        lines.append(f"template class Block<{block}>;\n")
        lines.extend(f"template struct Filter<{block}, {part}>;\n" for part in range(12))
    return "".join([*lines, "} // namespace bench\n"])


def _kernels_source(count: int) -> str:
    """Kernels that reach a bounded number of shared functions, however many kernels there are."""
    lookups = max(LOOKUPS_PER_CLUSTER, count // KERNELS_PER_LOOKUP)
    parts = [
        "template <int N> __attribute__((noinline)) float shape(float x) {\n"
        "  float r = N;\n  for (int i = 0; i < N % 9 + 2; i++)\n    r = r * x + N;\n  return r;\n}\n"
    ]
    parts.extend(_lookup_source(index) for index in range(lookups))
    parts.extend(_kernel_source(index, lookups) for index in range(count))
    return "\n".join(parts)


def _lookup_source(index: int) -> str:
    storage = ("static", "inline", "__attribute__((weak))")[index % 3]
    values = ", ".join(f"{(index * 7 + k * 3) % 101}.5f" for k in range(8))
    inner = f"lookup_{index - 1}(x * 0.5f, n - 1)" if index % LOOKUPS_PER_CLUSTER % 4 else f"shape<{index // 4}>(x)"
    return (
        f"static constant float table_{index}[8] = {{{values}}};\n"
        f"{storage} __attribute__((noinline)) float lookup_{index}(float x, int n) {{\n"
        f"  float y = table_{index}[n & 7] * x;\n  return y > {index % 13}.0f ? y : y + {inner};\n}}\n"
    )


def _kernel_source(index: int, lookups: int) -> str:
    first, second = (index * 5 + 1) % lookups, (index * 11 + 3) % lookups
    real = "double" if index % 10 == 0 else "float"
    head = f"kernel void k_{index:05d}(global {real} *out, global const {real} *in"
    if index % 3:
        return (
            f"{head}, int n) {{\n  size_t i = get_global_id(0);\n  float x = in[i] * {index % 17}.25f;\n"
            f"  if (x > n)\n    x = lookup_{first}(x, n);\n  out[i] = x + lookup_{second}(in[i + n], n);\n}}\n"
        )
    return (
        f"{head}, local float *tile, int n) {{\n  size_t i = get_global_id(0);\n"
        f"  tile[get_local_id(0)] = in[i] * {index % 17}.25f;\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
        f"  {real} sum = lookup_{first}(tile[0], n);\n"
        f"  for (int k = 0; k < n; k += {index % 5 + 1})\n    sum += tile[k] * lookup_{second}(in[k], k);\n"
        "  out[i] = sum;\n}\n"
    )


def _mark_units(text: str) -> str:
    """Give each kernel its "sycl-module-id": a run of kernels shares one."""

    def mark(line: re.Match[str]) -> str:
        unit = int(line["index"]) // KERNELS_PER_UNIT
        return f'{line["head"]} "sycl-module-id"="unit_{unit:04d}.cpp"{line["groups"]}'

    kernel = r"^(?P<head>define [^@\n]*spir_kernel [^@\n]*@k_(?P<index>\d+)\(.*?)(?P<groups> #\d+[^\n]*\{)$"
    return re.sub(kernel, mark, text, flags=re.M)


def sycl_cpp(folder: Path, _: int) -> str:
    return _all_enter((folder / "big_cpp.ll").read_text())


def _all_enter(text: str) -> str:
    """Make all functions of a module entry points, and give it a table of aspects."""
    marked = re.sub(r"^(attributes #[0-9]+ = \{)", r'\1 "sycl-module-id"="unit.cpp"', text, flags=re.MULTILINE)
    return marked + ASPECTS


def chain(_folder: Path, count: int, *, closed: bool) -> Iterable[str]:
    """Yield a chain of functions, which is a cycle if it is closed."""
    yield "define spir_kernel void @kernel() {\n  call void @f0()\n  ret void\n}\n\n"
    for at in range(count):
        last = "  %x = alloca double\n" + ("  call void @f0()\n" if closed else "")
        body = f"  call void @f{at + 1}()\n" if at + 1 < count else last
        yield f"define spir_func void @f{at}() {{\n{body}  ret void\n}}\n\n"
    yield ASPECTS


def _compiled(source: str, name: str, options: list[str], level: str = "-O1") -> str:
    """Return the IR that clang-22 makes of `source`; the module knows its source as `name`."""
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / name).write_text(source)
        return _output(["clang-22", *options, level, "-S", "-emit-llvm", name, "-o", "-"], cwd=Path(work))


def _output(command: list[str], text: str = "", cwd: Path | None = None) -> str:
    """Return what `command` prints when `text` is its input."""
    done = subprocess.run(command, check=False, input=text, stdout=subprocess.PIPE, cwd=cwd, encoding="utf-8")
    if done.returncode != 0:
        sys.exit(f"error: {command[0]} failed with exit status {done.returncode}")
    return done.stdout


class Input(NamedTuple):
    """A module: its file, what returns its text for a folder and a size, and the tools and the input that it takes."""

    file: str
    text: Callable[[Path, int], Iterable[str]]
    tools: Sequence[str] = ()
    of: str = ""


INPUTS = {
    "big_cpp": Input("big_cpp.ll", big_cpp, ("clang-22",)),
    "sycl_cpp": Input("sycl_cpp.ll", sycl_cpp, of="big_cpp"),
    "kernels": Input("kernels_{}.ll", kernels, ("clang-22", "opt-22")),
    "chain": Input("chain_{}.ll", partial(chain, closed=False)),
    "cycle": Input("cycle_{}.ll", partial(chain, closed=True)),
    "tiny": Input("tiny.ll", tiny),
    **{name: Input(f"{name}.ll", partial(templates, name), ("clang-22",)) for name in TEMPLATE_COUNTS},
    **{name: Input(f"{name}.ll", partial(containers, name), ("clang-22",)) for name in CONTAINER_COUNTS},
    **{name: Input(f"shape_{name}_{{}}.ll", partial(shape, name)) for name in (*SHAPES, *TINY)},
}


def main() -> None:
    name, size, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    made = INPUTS[name]
    with beside(folder / made.file.format(size)) as unfinished, unfinished.open("w") as output:
        text = made.text(folder, size)
        output.writelines([text] if isinstance(text, str) else text)


if __name__ == "__main__":
    main()
