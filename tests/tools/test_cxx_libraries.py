"""Kernels in archives, in objects made of objects, and in shared libraries, of plain programs too."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.sycl import needs_dpcpp, run_program, syclopt_cxx

from syclopt.tools.cxx.device_section import SECTION
from syclopt.tools.cxx.object_files import link_inputs

SOURCES = Path(__file__).parent / "cxx_libraries"
RIGHT = "40 42\n"


def cxx(folder: Path, *arguments: str | Path) -> None:
    done = syclopt_cxx(*arguments, cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the objects of a program and of its library."""
    folder = tmp_path_factory.mktemp("objects")
    cxx(folder, "-fsycl", "-fPIC", "-c", "-j2", SOURCES / "main.cpp", SOURCES / "library.cpp")
    subprocess.run(["ar", "rcs", "liblibrary.a", "library.o"], cwd=folder, check=True)
    return folder


class TestLibraries:
    pytestmark = needs_dpcpp

    def test_archives_are_found_as_the_linker_does(self, folder: Path) -> None:
        """One that is named twice, for functions that need each other, brings its device code once."""
        cxx(folder, "-fsycl", "main.o", "-L", ".", "-llibrary", "-llibrary", "-static-libstdc++", "-o", "with_archive")
        assert run_program(folder / "with_archive") == RIGHT

    @pytest.mark.parametrize("linker", ["syclopt-cxx", "ld"])
    def test_an_object_of_objects_keeps_their_device_code(self, linker: str, folder: Path) -> None:
        whole = f"{linker}.o"
        if linker == "ld":
            subprocess.run(["ld", "-r", "main.o", "library.o", "-o", whole], cwd=folder, check=True)
        else:
            cxx(folder, "-fsycl", "-r", "main.o", "library.o", "-o", whole)
        cxx(folder, "-fsycl", whole, "-o", linker)
        assert run_program(folder / linker) == RIGHT

    def test_functions_are_called_across_shared_libraries(self, folder: Path, tmp_path: Path) -> None:
        """Programs and libraries find each other, and DPC++'s runtime, after a move and from any folder."""
        flags = ["-fsycl", "-fsycl-allow-device-image-dependencies"]
        cxx(folder, *flags, "-shared", "library.o", "-o", tmp_path / "libshared.so")
        cxx(folder, *flags, "main.o", "-L", tmp_path, "-lshared", "-Wl,-rpath,$ORIGIN", "-o", tmp_path / "app")
        (tmp_path / "moved").mkdir()
        for name in ("app", "libshared.so"):
            (tmp_path / name).rename(tmp_path / "moved" / name)
        assert run_program(tmp_path / "moved" / "app") == RIGHT
        assert SECTION.encode() not in (tmp_path / "moved" / "app").read_bytes()

    def test_a_plain_program_loads_a_library(self, folder: Path) -> None:
        cxx(folder, "-fsycl", "-shared", "library.o", "-o", "libloaded.so")
        cxx(folder, SOURCES / "plain.cpp", "-o", "plain", "-ldl")
        assert run_program(folder / "plain", str(folder / "libloaded.so")) == "42\n"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("a.o -L. -lboth -lstatic", "a.o ./libstatic.a"),
        ("-L . -static -lboth a.o a.o", "./libboth.a a.o"),
        ("-L. -l:libboth.a -l nothing -T a.o libboth.so libstatic.a", "./libboth.a libstatic.a"),
    ],
)
def test_the_linker_reads_objects_and_archives(
    words: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a.o", "libboth.so", "libboth.a", "libstatic.a"):
        Path(name).touch()
    assert link_inputs(words.split()) == expected.split()
