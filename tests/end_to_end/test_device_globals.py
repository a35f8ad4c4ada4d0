"""Device globals on the host: what header and footer, or the constructor in IR, register is what the program has."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline
from syclopt.testing.golden import available
from syclopt.tools.post_link.host_integration import integration_footer, integration_header

SOURCES = Path(__file__).parent / "device_globals"
UNITS = ("program", "other")
COMPILERS = [
    pytest.param(name, marks=pytest.mark.skipif(name not in available(), reason=f"needs {name}"))
    for name in ("clang++-22", "clang++-14")
]
FLAGS = ("-std=c++17", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Wno-unused-variable")
# 31 variables of the first unit and one that only the second one has.
REGISTERED = "31 rows, 32 registered, {} of them before the constructors of this unit\n"


def clang(*arguments: object) -> None:
    done = subprocess.run([*map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def module_of(compiler: str, source: Path, folder: Path, *flags: str) -> Module:
    path = folder / f"{source.stem}.ll"
    clang(compiler, *FLAGS, *flags, f"-I{SOURCES}", "-S", "-emit-llvm", source, "-o", path)
    return Module.read(path)


def marked_module(compiler: str, unit: str, folder: Path, *flags: str) -> Module:
    """Return the IR of a unit, with the attributes that the front end of a SYCL compiler gives to device globals."""
    module = module_of(compiler, SOURCES / f"{unit}.cpp", folder, *flags)
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
    assert printed(tmp_path / "program") == REGISTERED.format(30)


@pytest.mark.parametrize("compiler", COMPILERS)
def test_the_constructor_in_ir_registers_the_same(compiler: str, tmp_path: Path) -> None:
    """So does the pass, with opaque and with typed pointers; what it adds runs before the other constructors."""
    modules: list[Path] = []
    for unit in UNITS:
        [image] = run_pipeline(marked_module(compiler, unit, tmp_path), "register-device-globals")
        modules.append(tmp_path / f"{unit}_registered.ll")
        image.module.write(modules[-1])
    clang(compiler, "-Wno-override-module", SOURCES / "runtime.cpp", *modules, "-lstdc++", "-o", tmp_path / "program")
    assert printed(tmp_path / "program") == REGISTERED.format(30)


@pytest.mark.skipif("clang++-22" not in available(), reason="needs clang++-22")
def test_the_footer_names_values_of_classes(tmp_path: Path) -> None:
    """With the footer, a unit has the variables that it has without it, and no other instances of their templates."""
    module = marked_module("clang++-22", "values", tmp_path, "-std=c++20")
    texts = [integration_header(module), f'#include "{SOURCES}/values.cpp"\n', integration_footer(module)]
    (tmp_path / "values_all.cpp").write_text("".join(texts))
    both = module_of("clang++-22", tmp_path / "values_all.cpp", tmp_path, "-std=c++20")
    variables = {key for key, variable in module.globals.items() if "device_global" in variable.value_type}
    assert len(variables) == 7
    assert {key for key, variable in both.globals.items() if "sycl::device_global" in variable.value_type} == variables


def test_without_device_globals_there_is_nothing_to_say() -> None:
    """Header and footer are there all the same, so that a build needs no condition; they hold a comment."""
    module = Module.parse("@plain = global i32 0\n")
    assert integration_header(module) == integration_footer(module)
    assert integration_header(module).startswith("//")
