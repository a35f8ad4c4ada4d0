"""Device globals on the host: what header and footer, or the constructor in IR, register is what the program has."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline
from syclopt.testing.features import available
from syclopt.tools.post_link.host_integration import integration_footer, integration_header

SOURCES = Path(__file__).parent / "device_globals"
UNITS = ("program", "other")
COMPILERS = [
    pytest.param(name, marks=pytest.mark.skipif(name not in available(), reason=f"needs {name}"))
    for name in ("clang++-22", "clang++-14")
]
FLAGS = ("-std=c++17", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Wno-unused-variable")
# 17 variables of the first unit and one that only the second one has.
REGISTERED = "17 rows, 18 registered, {} of them before the constructors of this unit\n"


def clang(*arguments: object) -> None:
    done = subprocess.run([*map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def marked_module(compiler: str, unit: str, folder: Path) -> Module:
    """Return the IR of a unit, with the attributes that the front end of a SYCL compiler gives to device globals."""
    path = folder / f"{unit}.ll"
    clang(compiler, *FLAGS, f"-I{SOURCES}", "-S", "-emit-llvm", SOURCES / f"{unit}.cpp", "-o", path)
    module = Module.read(path)
    for variable in module.globals.values():
        if "device_global" in variable.value_type:
            unique_id = f"{unit}.{variable.key}" if "GLOBAL" in variable.name and unit == "other" else variable.name
            variable.add_attribute("sycl-device-global-size", "4", string=True)
            variable.add_attribute("sycl-unique-id", unique_id, string=True)
    return module


def printed(program: Path) -> str:
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("with_map", [True, False], ids=["map header", "no map header"])
def test_header_and_footer_register_each_variable(compiler: str, tmp_path: Path, with_map: bool) -> None:
    """Clang takes header, program and footer without a warning; each address goes with its id, before all else."""
    if not with_map:
        (tmp_path / "sycl").mkdir()
        (tmp_path / "sycl" / "device_global.hpp").write_text((SOURCES / "sycl" / "device_global.hpp").read_text())
    sources: list[Path] = [SOURCES / "runtime.cpp"]
    for unit in UNITS:
        module = marked_module(compiler, unit, tmp_path)
        (tmp_path / f"{unit}_header.h").write_text(integration_header(module))
        (tmp_path / f"{unit}_footer.h").write_text(integration_footer(module))
        text = f'#include "{unit}_header.h"\n#include "{SOURCES}/{unit}.cpp"\n#include "{unit}_footer.h"\n'
        sources.append(tmp_path / f"{unit}_all.cpp")
        sources[-1].write_text(text)
        include = SOURCES if with_map else tmp_path
        clang(compiler, *FLAGS, "-fsyntax-only", f"-I{include}", sources[-1])
        clang(compiler, *FLAGS, "-fsyntax-only", "-D__SYCL_DEVICE_ONLY__", f"-I{include}", sources[-1])
    clang(compiler, *FLAGS, f"-I{SOURCES if with_map else tmp_path}", *sources, "-lstdc++", "-o", tmp_path / "program")
    assert printed(tmp_path / "program") == REGISTERED.format(16)


@pytest.mark.parametrize("compiler", COMPILERS)
def test_the_constructor_in_ir_registers_the_same(compiler: str, tmp_path: Path) -> None:
    """So does the pass, with opaque and with typed pointers; what it adds runs before the other constructors."""
    modules: list[Path] = []
    for unit in UNITS:
        [image] = run_pipeline(marked_module(compiler, unit, tmp_path), "register-device-globals")
        modules.append(tmp_path / f"{unit}_registered.ll")
        image.module.write(modules[-1])
    clang(compiler, "-Wno-override-module", SOURCES / "runtime.cpp", *modules, "-lstdc++", "-o", tmp_path / "program")
    assert printed(tmp_path / "program") == REGISTERED.format(16)


def test_without_device_globals_there_is_nothing_to_say() -> None:
    """Header and footer are there all the same, so that a build needs no condition; they hold a comment."""
    module = Module.parse("@plain = global i32 0\n")
    assert integration_header(module) == integration_footer(module)
    assert integration_header(module).startswith("//")
