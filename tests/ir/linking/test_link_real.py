"""Linking what compilers made: the same as llvm-link makes, and programs that do the same."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from link_comparison import HAS_TOOLS, TOOLS, assert_same, llvm_link

from syclopt.ir import Module, link
from syclopt.ir.text.spelling import spell

_REAL = Path(__file__).parents[3] / "ir_fixtures" / "real"
_SETS = (
    *([path.stem] for path in sorted(_REAL.glob("*.ll")) if "clang14" not in path.name),
    ["demo_app", "solver"],
    ["solver", "demo_app"],
    ["demo_app", "solver", "shapes"],
    ["shapes", "solids", "reduce"],
    ["virtual_base", "virtual_foo"],
    ["virtual_foo", "virtual_codecs", "virtual_base"],
    ["image_filter", "shapes"],
    ["conditions", "virtual_codecs", "demo_app"],
    ["numba_axpy", "host_service"],
    ["solids", "shapes_summary"],
)


@pytest.mark.skipif(not HAS_TOOLS, reason=f"needs {', '.join(TOOLS)}")
@pytest.mark.parametrize("names", _SETS, ids="+".join)
def test_real_modules(names: list[str]) -> None:
    paths = [_REAL / f"{name}.ll" for name in names]
    result = link(map(Module.read, paths), warn=lambda _: None).to_bytes()
    assert_same(result, llvm_link(paths))
    assert Module.parse(result).to_bytes() == result


_CLASHING = "%0 = type { i128 }\n%1 = type { %0, i128 }\n@clash = global [2 x %1] zeroinitializer\n" + "".join(
    f"%{number} = type {{ i{number} }}\n" for number in range(2, 40)
)
_WITH_NUMBERS = ("host_service_clang14", "solids_clang14", "shapes_clang14", "solver", "if_device", "shapes")


@pytest.mark.parametrize("name", _WITH_NUMBERS)
def test_types_that_have_numbers_as_values_have(name: str) -> None:
    module = Module.read(_REAL / f"{name}.ll")
    numbers = {f"%{spell(key)}": f"%{number}" for number, key in enumerate(module.types)}
    names = re.compile(r'%"[^"]*"|%[-\w$.]+|"[^"]*"')
    numbered = Module.parse(names.sub(lambda found: numbers.get(found[0], found[0]), str(module)))
    linked = link([Module.parse(_CLASHING), numbered])
    assert all(isinstance(key, int) for key in linked.types)
    to_text = ["clang-14", "-w", "-x", "ir", "-", "-emit-llvm", "-S", "-Xclang", "-disable-llvm-passes", "-o", "-"]
    command = to_text if "clang14" in name else ["llvm-as-22", "-", "-o", "/dev/null"]
    if shutil.which(command[0]):
        subprocess.run(command, input=str(linked), capture_output=True, text=True, check=True)


@pytest.mark.skipif(not HAS_TOOLS, reason=f"needs {', '.join(TOOLS)}")
@pytest.mark.parametrize("name", ["demo_app", "shapes", "if_device", "numba_axpy", "virtual_codecs"])
def test_parts_of_real_modules(name: str, tmp_path: Path) -> None:
    module = Module.read(_REAL / f"{name}.ll")
    parts = [module.copy(), module.copy()]
    choice = Random(0)
    for key, symbol in [*module.symbols.items()]:
        if not (symbol.is_declaration or symbol.is_internal or symbol.linkage == "appending"):
            part = choice.choice(parts)
            if key in part.functions:
                part.functions[key].drop_body()
            else:
                part.globals[key].drop_initializer()
    paths = [tmp_path / "a.ll", tmp_path / "b.ll"]
    for path, part in zip(paths, parts, strict=True):
        part.write(path)
    assert_same(link(parts).to_bytes(), llvm_link(paths))


def test_the_same_in_every_run() -> None:
    paths = [str(_REAL / f"{name}.ll") for name in ("demo_app", "shapes", "virtual_codecs")]
    program = "import sys\nfrom syclopt.ir import Module, link\nprint(link(map(Module.read, sys.argv[1:])))"
    texts = {
        subprocess.run([sys.executable, "-c", program, *paths], env=os.environ | {"PYTHONHASHSEED": seed},
                       capture_output=True, check=True).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(texts) == 1


_HEADER = """
#include <cstdio>
struct Shape { virtual ~Shape() = default; virtual int area() const { return 1; } };
template <int N> struct Square : Shape {
  int area() const override { static int calls = 0; return N * N + calls++; }
};
inline int counter() { static int value = 0; return ++value; }
template <class F> int apply(F f) { return f(3); }
struct Logger {
  const char *name;
  Logger(const char *n) : name(n) { std::printf("+%s\\n", n); }
  ~Logger() { std::printf("-%s\\n", name); }
};
extern thread_local int per_thread;
extern int table[];
int from_b(int);
int from_c(int);
"""
_UNITS = {
    "a": """
static Logger logger("a");
static int helper(int x) { return x + 1; }
namespace { struct Hidden { int a, b; }; int hide(Hidden h) { return h.a + h.b; } }
int main() {
  Square<2> s;
  const Shape &r = s;
  std::printf("%d %d %d %d\\n", r.area(), r.area(), counter(), from_b(2));
  std::printf("%d %d %d\\n", helper(1), hide({1, 2}), apply([](int x) { return x * 2; }));
  std::printf("%d %d %d\\n", per_thread, from_c(4), table[1]);
  return counter();
}
""",
    "b": """
static Logger logger("b");
static int helper(int x) { return x + 100; }
namespace { struct Hidden { long a; double b; }; long hide(Hidden h) { return h.a + (long)h.b; } }
thread_local int per_thread = 11;
int table[3] = {5, 6, 7};
int from_b(int x) {
  Square<2> s;
  const Shape &r = s;
  return helper(x) + r.area() + counter() + (int)hide({x, 2.5}) + apply([x](int y) { return x + y; }) + per_thread++;
}
""",
    "c": """
static Logger logger("c");
template struct Square<3>;
extern "C" int impl(int x) { return x * 3; }
extern "C" int renamed(int x) __attribute__((alias("impl")));
extern "C" __attribute__((weak)) int weak_one(int x) { return x; }
__attribute__((constructor)) static void early() { std::printf("early\\n"); }
__attribute__((used)) static int kept = 3;
int from_c(int x) {
  Square<3> s;
  const Shape &r = s;
  return renamed(x) + weak_one(x) + r.area() + counter();
}
""",
}
_OPTIONS = ("-O0", "-O0 -g", "-O2", "-O1 -g -flto=thin -fsplit-lto-unit -fvisibility=hidden -ffunction-sections")


def _compile(compiler: str, options: str, folder: Path) -> list[Path]:
    """Return the modules of the units."""
    paths: list[Path] = []
    for name, text in _UNITS.items():
        source = folder / f"{name}.cpp"
        source.write_text(_HEADER + text)
        paths.append(source.with_suffix(".ll"))
        command = [compiler, *options.split(), "-std=c++17", "-S", "-emit-llvm", str(source), "-o", str(paths[-1])]
        subprocess.run(command, check=True)
    return paths


_PRINTS = "early\n+a\n+b\n+c\n4 5 1 130\n2 3 6\n12 28 6\n-c\n-b\n-a\n"


@pytest.mark.skipif(
    not (HAS_TOOLS and shutil.which("clang-22") and shutil.which("lli-22")), reason="needs clang-22, lli-22"
)
@pytest.mark.parametrize("options", _OPTIONS)
def test_programs(options: str, tmp_path: Path) -> None:
    paths = _compile("clang-22", options, tmp_path)
    for order in (paths, paths[::-1]):
        result = link(map(Module.read, order))
        assert_same(result.to_bytes(), llvm_link(order))
        result.write(tmp_path / "linked.ll")
        ran = subprocess.run(["lli-22", str(tmp_path / "linked.ll")], capture_output=True, text=True, check=False)
        assert (ran.returncode, sorted(ran.stdout)) == (4, sorted(_PRINTS))


@pytest.mark.skipif(not shutil.which("clang-14"), reason="needs clang-14")
@pytest.mark.parametrize("options", ["-O0", "-O1 -g"])
def test_programs_with_typed_pointers(options: str, tmp_path: Path) -> None:
    paths = _compile("clang-14", options, tmp_path)
    link(map(Module.read, paths)).write(tmp_path / "linked.ll")
    command = ["clang-14", "-w", "-x", "ir", str(tmp_path / "linked.ll"), "-o", str(tmp_path / "program"), "-lstdc++"]
    subprocess.run(command, check=True)
    ran = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, check=False)
    assert (ran.returncode, sorted(ran.stdout)) == (4, sorted(_PRINTS))


_TYPED = """
%struct.S = type opaque
@s = external global %struct.S
@g = external global [0 x i8]
define i32 @main() {
  store i8 1, i8* getelementptr inbounds ([0 x i8], [0 x i8]* @g, i64 0, i64 2)
  %1 = call i32 (i32, ...) bitcast (i32 (...)* @f to i32 (i32, ...)*)(i32 3)
  %2 = icmp eq %struct.S* @s, null
  ret i32 %1
}
declare i32 @f(...)
---
%struct.S = type { i32, %struct.S* }
@s = global %struct.S zeroinitializer
@g = global [4 x i32] zeroinitializer
define i32 @f(i32 %x, double %y) {
  %1 = load i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 0)
  %2 = lshr i32 %1, 16
  %3 = add i32 %x, %2
  ret i32 %3
}
"""


def test_symbols_of_other_pointer_types() -> None:
    result = str(link(map(Module.parse, _TYPED.lstrip().split("---\n"))))
    assert "bitcast (i32 (...)* bitcast (i32 (i32, double)* @f to i32 (...)*) to i32 (i32, ...)*)" in result
    assert "[0 x i8]* bitcast ([4 x i32]* @g to [0 x i8]*)" in result
    assert "%struct.S* @s, null" in result
    if shutil.which("clang-14"):
        command = ["clang-14", "-w", "-x", "ir", "-", "-c", "-o", "/dev/null"]
        subprocess.run(command, input=result, text=True, check=True)
