"""The host sides of programs that are compiled once: a host compiler takes them, and they launch kernels by name."""

import platform
import re
import subprocess
from pathlib import Path

import pytest

from syclopt import run_pipeline
from syclopt.testing.golden import available

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
SOURCES = FIXTURES / "sources" / "one_compile"
PASSES = (
    "annotations-to-attributes,sycl-diagnose-device-code,sycl-split-host-device<host>"
    ",register-device-globals<function=syclopt_add_device_global>"
)
pytestmark = pytest.mark.skipif(
    "clang-22" not in available() or platform.machine() != "x86_64", reason="needs clang-22 on x86-64"
)


def output_of(folder: Path, *units: str) -> list[str]:
    """Return what the host side of a program prints, with a runtime that only tells what it was asked for."""
    files = [str(SOURCES / "stub.c")]
    for unit in units:
        (host,) = run_pipeline((FIXTURES / "real" / f"once_{unit}.ll").read_bytes(), PASSES)
        files.append(str(folder / f"{unit}.ll"))
        host.module.write(files[-1])
    program = folder / "program"
    subprocess.run(
        ["clang-22", "-O2", "-Werror", "-Wno-override-module", *files, "-o", program, "-lstdc++", "-lm"], check=True
    )
    done = subprocess.run([program], check=True, capture_output=True, text=True)
    return re.sub(r"\$[0-9a-f]{16}\b", "$DIGEST", done.stdout).splitlines()


def launched(line: str) -> tuple[str, str]:
    """Return which kernel was launched, and the rest of the line."""
    found = re.fullmatch(r"launch _ZN4once\d+entry\w*?IZ4mainE\d+([A-Z][A-Za-z0-9]*?)(?:Z|ZN)\S*\$DIGEST: (.*)", line)
    assert found, line
    return found[1], found[2]


def test_virtual_functions_of_the_host_stay_and_throw(tmp_path: Path) -> None:
    *launches, said, caught = output_of(tmp_path, "virtual_functions")
    assert [launched(line) for line in launches] == [
        ("Constructor", "8 bytes at 8, 1 items in 0"),
        ("Use", "16 bytes at 8, 2 items in 0"),
        ("UseFP64", "16 bytes at 8, 2 items in 0"),
    ]
    assert (said, caught) == ("on the host", "caught host")


def test_device_globals_are_known_before_main(tmp_path: Path) -> None:
    """Not that in the unnamed namespace: host code does not refer to it."""
    found = output_of(tmp_path, "device_globals", "other_unit")
    assert sorted(found[:2]) == ["device global of_another_unit 1", "device global shared_by_images 1"]
    assert [launched(line) for line in found[2:]] == [
        ("Count", "1 bytes at 1, 4 items in 0"),
        ("Read", "8 bytes at 8, 1 items in 0"),
    ]


def test_code_for_the_host_runs_there(tmp_path: Path) -> None:
    """`work(3)` negates on the host, after it has made a vector, and prints."""
    _, *launches, printed, result = output_of(tmp_path, "if_device", "other_unit")
    assert [launched(line) for line in launches] == [
        ("Work", "8 bytes at 8, 8 items in 0"),
        ("Reverse", "8 bytes at 8, 16 items in 8"),
        ("Mathematics", "8 bytes at 8, 1 items in 0"),
    ]
    assert (printed, result) == ("host 3", "-3")
