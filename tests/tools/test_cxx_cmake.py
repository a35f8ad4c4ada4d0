"""syclopt-cxx as CMake's compiler, and the package file that adds SYCL to targets of any compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.clang_programs import PROGRAMS, needs_clang, started
from tests.sycl import needs_dpcpp, run_program

from syclopt.errors import FrontEndError
from syclopt.tools.cxx.host_compiler import find_host_compiler

PROJECT = Path(__file__).parent / "cmake_project"
COMMANDS = Path(sys.executable).parent
DRIVER = COMMANDS / "syclopt-cxx"
SEARCHED = os.pathsep.join((str(COMMANDS), os.environ["PATH"]))
PROBE = """
cmake_minimum_required(VERSION 3.20)
project(probe CXX)
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-Wall has_wall)
check_cxx_compiler_flag(-fno-such-option-at-all has_other)
set(ours CMAKE_CXX_COMPILER_ID CMAKE_CXX_COMPILER_VERSION CMAKE_CXX_COMPILER_FRONTEND_VARIANT CMAKE_CXX_SIZEOF_DATA_PTR
    CMAKE_CXX_STANDARD_COMPUTED_DEFAULT CMAKE_CXX_IMPLICIT_LINK_LIBRARIES CMAKE_CXX_IMPLICIT_LINK_DIRECTORIES
    CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES CMAKE_CXX_COMPILE_FEATURES has_wall has_other)
foreach(name ${ours})
  message(STATUS "${name}=${${name}}")
endforeach()
"""
GENERATORS = {"Unix Makefiles": "make", "Ninja": "ninja"}


def host_compiler() -> str:
    try:
        return find_host_compiler(None).path
    except FrontEndError as error:
        pytest.skip(str(error))


def cmake(*arguments: str | Path) -> str:
    program = shutil.which("cmake", path=SEARCHED)
    if program is None or not DRIVER.exists():
        pytest.skip("cmake and syclopt-cxx are not installed in this environment")
    environment = {**os.environ, "PATH": SEARCHED}
    done = subprocess.run(
        [program, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def configured(generator: str, compiler: str | Path, source: Path, build: Path, *options: str) -> str:
    if shutil.which(GENERATORS[generator], path=SEARCHED) is None:
        pytest.skip(f"{GENERATORS[generator]} is not installed")
    return cmake("-G", generator, f"-DCMAKE_CXX_COMPILER={compiler}", *options, "-S", source, "-B", build)


def told(output: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith(("-- CMAKE_", "-- has_", "-- The CXX"))]


def package_folder() -> str:
    return subprocess.run([DRIVER, "-print-cmake-dir"], capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="module")
def told_of_the_host_compiler(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What CMake finds for it, whatever the generator."""
    folder = tmp_path_factory.mktemp("theirs")
    (folder / "CMakeLists.txt").write_text(PROBE)
    generator = next(name for name, program in GENERATORS.items() if shutil.which(program, path=SEARCHED))
    return told(configured(generator, host_compiler(), folder, folder / "build"))


@pytest.mark.parametrize("generator", GENERATORS)
def test_it_is_identified_as_the_host_compiler(
    generator: str, tmp_path: Path, told_of_the_host_compiler: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name, version, standard and implicit folders are what CMake finds for the host compiler itself."""
    monkeypatch.setenv("SYCLOPT_HOST_COMPILER", host_compiler())
    (tmp_path / "CMakeLists.txt").write_text(PROBE)
    ours = configured(generator, DRIVER, tmp_path, tmp_path / "ours")
    assert told(ours) == told_of_the_host_compiler
    assert "-- has_wall=1" in told(ours)


class TestTargets:
    pytestmark = needs_dpcpp

    def test_a_static_library_brings_its_kernels(self, tmp_path: Path) -> None:
        configured("Unix Makefiles", DRIVER, PROJECT, tmp_path, f"-Dsyclopt_DIR={package_folder()}")
        cmake("--build", tmp_path, "-j", "2")
        assert run_program(tmp_path / "app") == "twice 21 is 42\n"
        assert "Built target app" in cmake("--build", tmp_path)
        (tmp_path / "moved").mkdir()
        (tmp_path / "app").rename(tmp_path / "moved" / "app")
        assert run_program(tmp_path / "moved" / "app") == "twice 21 is 42\n"

    def test_another_compiler_is_launched_by_the_driver(self, tmp_path: Path) -> None:
        """A shared library with kernels: the program that uses it is built without SYCL."""
        options = [f"-Dsyclopt_DIR={package_folder()}", "-DBUILD_SHARED_LIBS=ON"]
        build, installed = tmp_path / "build", tmp_path / "installed"
        configured("Ninja", host_compiler(), PROJECT, build, *options)
        cmake("--build", build)
        assert run_program(build / "app") == "twice 21 is 42\n"
        assert "no work to do" in cmake("--build", build)
        cmake("--install", build, "--prefix", installed)
        shutil.rmtree(build)
        assert run_program(installed / "bin" / "app") == "twice 21 is 42\n"


OF_OTHERS = """
cmake_minimum_required(VERSION 3.20)
project(of_others CXX)
find_package({package} REQUIRED)
add_executable(app {source})
{use}
"""


@needs_clang
class TestPackagesOfOthers:
    """Projects that were written for another compiler of SYCL, where `CMAKE_PREFIX_PATH` has our folder."""

    @pytest.mark.parametrize(
        ("package", "use", "option"),
        [
            ("IntelSYCL", "add_sycl_to_target(TARGET app SOURCES {source})", ""),
            ("IntelSYCL", "target_link_libraries(app PRIVATE IntelSYCL::SYCL_CXX)", ""),
            ("AdaptiveCpp", "add_sycl_to_target(TARGET app SOURCES {source})", "-DACPP_TARGETS=omp;generic"),
        ],
    )
    def test_a_project_is_built(self, package: str, use: str, option: str, tmp_path: Path) -> None:
        source = PROGRAMS / "accessors.cpp"
        text = OF_OTHERS.format(package=package, source=source, use=use.format(source=source))
        (tmp_path / "CMakeLists.txt").write_text(text)
        options = [f"-DCMAKE_PREFIX_PATH={package_folder()}", "-DSYCLOPT_FLAGS=-fsycl-frontend=clang", option]
        configured("Unix Makefiles", DRIVER, tmp_path, tmp_path / "build", *filter(None, options))
        cmake("--build", tmp_path / "build")
        assert started(tmp_path / "build" / "app").returncode == 0

    def test_targets_that_no_code_can_be_made_for_are_refused(self, tmp_path: Path) -> None:
        use = "add_sycl_to_target(TARGET app SOURCES app.cpp)"
        (tmp_path / "app.cpp").write_text("int main() {}\n")
        (tmp_path / "CMakeLists.txt").write_text(OF_OTHERS.format(package="AdaptiveCpp", source="app.cpp", use=use))
        options = [f"-DCMAKE_PREFIX_PATH={package_folder()}", "-DACPP_TARGETS=hip:gfx906"]
        configured("Unix Makefiles", DRIVER, tmp_path, tmp_path / "build", *options)
        with pytest.raises(AssertionError, match="no code can be made for 'hip:gfx906'"):
            cmake("--build", tmp_path / "build")
