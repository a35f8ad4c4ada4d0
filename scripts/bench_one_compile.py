"""Rows of `scripts/bench` for programs that a stock clang compiles once.

They stand beside DPC++'s front end, and beside equal programs with OpenMP; then there are the headers alone, and the
passes that make two sides of a module.

The extra `dpcpp` is needed for the first of these, or `SYCLOPT_DPCPP_ROOT`, and libomp for the second.
"""

import subprocess
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from _bench import Budget, Row, ToolMissing

ROOT = Path(__file__).resolve().parent.parent
_PROGRAMS = ROOT / "ir_fixtures" / "sources" / "sycl"
_HEADERS = str(ROOT / "passes" / "syclopt" / "include" / "syclopt-sycl")
_OPENMP = Path(__file__).with_name("openmp_sides")
_CLANG = ("clang++-22", "-std=c++17", "-isystem", _HEADERS)
_DRIVER = ("{python}", "-m", "syclopt.tools.cxx.driver", "-fsycl", "-w")
_SPLIT = "-passes=annotations-to-attributes,sycl-diagnose-device-code,sycl-split-host-device"
_OTHER_UNITS = "_other"
_SOURCES: Mapping[str, str] = {
    "whole_header": "#include <sycl/sycl.hpp>\n",
    "large_host": """#include <sycl/sycl.hpp>
#include <iostream>
#include <map>
#include <regex>
int main(int argc, char **argv) {
  std::map<std::string, std::vector<std::regex>> found;
  for (int i = 1; i < argc; ++i) found[argv[i]].emplace_back(argv[i]);
  sycl::queue queue;
  sycl::buffer<int> sizes{sycl::range<1>(found.size() + 1)};
  queue.submit([&](sycl::handler &h) {
    sycl::accessor to(sizes, h, sycl::write_only);
    h.parallel_for(to.get_range(), [=](sycl::id<1> i) { to[i] = static_cast<int>(i[0]); });
  });
  for (auto &[name, patterns] : found)
    for (auto &each : patterns) std::cout << name << std::regex_match(name, each) << sycl::host_accessor(sizes)[0];
}
""",
}


def _beside_dpcpp(name: str) -> Row:
    sources = [
        str(path) for path in (_PROGRAMS / f"{name}.cpp", _PROGRAMS / f"{name}{_OTHER_UNITS}.cpp") if path.exists()
    ]
    made = (*sources, "-o", "{out}/app")
    return Row(
        f"one compile, {name}",
        (*_DRIVER, "-fsycl-frontend=clang", *made),
        against=(*_DRIVER, "-fsycl-frontend=dpcpp", *made),
        budget=Budget(time=0.5),
        runs=3,
    )


def _beside_openmp(name: str) -> Row:
    return Row(
        f"one compile, {name} beside OpenMP",
        (*_DRIVER, "-fsycl-frontend=clang", str(_OPENMP / f"{name}_sycl.cpp"), "-o", "{out}/app"),
        against=("clang++-22", "-O2", "-fopenmp", str(_OPENMP / f"{name}_openmp.cpp"), "-o", "{out}/app"),
        budget=Budget(time=2.0),
    )


ROWS = (
    *(_beside_dpcpp(path.stem) for path in sorted(_PROGRAMS.glob("*.cpp")) if not path.stem.endswith(_OTHER_UNITS)),
    *map(_beside_openmp, ("sums", "heat")),
    Row(
        "sycl/sycl.hpp, beside one second",
        (*_CLANG, "-fsyntax-only", "{whole_header}"),
        against=("sleep", "1"),
        budget=Budget(time=1.0),
    ),
    Row(
        "sycl/sycl.hpp precompiled, beside 0.3 seconds",
        (*_DRIVER, "-fsycl-frontend=clang", "-fsyntax-only", "{whole_header}"),
        against=("sleep", "0.3"),
        budget=Budget(time=1.0),
    ),
    Row(
        "two sides of a large host module",
        ("{syclopt}", _SPLIT, "{large_host_ir}", "-S", "-o", "{out}/side.table"),
        against=(*_CLANG, "-O2", "-c", "{large_host}", "-o", "{out}/app.o"),
        budget=Budget(time=0.25),
    ),
)


def inputs(folder: Path) -> dict[str, Callable[[int], Path]]:
    """Return what makes the inputs of rows, in a folder."""
    sources = {name: partial(_source, folder / f"{name}.cpp", text) for name, text in _SOURCES.items()}
    return {**sources, "large_host_ir": partial(_ir, folder)}


def _source(path: Path, text: str, _size: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def _ir(folder: Path, _size: int) -> Path:
    """Return IR of more than 4 MB, as the driver has it compiled. Raises `ToolMissing`."""
    source = _source(folder / "large_host.cpp", _SOURCES["large_host"], 0)
    path = source.with_suffix(".ll")
    if path.exists():
        return path
    options: Sequence[str] = ("-O2", "-fPIC", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm")
    try:
        subprocess.run([*_CLANG, *options, source, "-o", path], check=True)
    except OSError:
        raise ToolMissing("not installed: clang++-22") from None
    return path
