"""The SYCL headers for stock clang: programs run by a runtime of tests, without any pass; what is not there says so."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.made_once import made_once

from syclopt.frontends.clang.precompiled_header import begins_with_whole_header

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[2]
HEADERS = ROOT / "passes" / "syclopt" / "include" / "syclopt-sycl"
PLAIN = ROOT / "tests" / "include"
PROGRAMS = ROOT / "ir_fixtures" / "sources" / "sycl"
STRICT = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")
OF_PROGRAMS = (*STRICT, "-Wno-unknown-attributes")  # as SYCL has them, which the driver reads
PLAIN_OPTIONS = ("-pthread", "-include", PLAIN / "plain_device.hpp")

CLANG = next((path for n in range(22, 15, -1) if (path := shutil.which(f"clang++-{n}"))), None)
pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang++ from version 16 on is installed")


def _clang(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    assert CLANG is not None
    command = [CLANG, "-I", str(HEADERS), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the runtime that runs kernels in the process."""

    def make(folder: Path) -> None:
        done = _clang("-std=c++17", "-O1", "-c", PLAIN / "plain_runtime.cpp", "-o", folder / "plain_runtime.o")
        assert done.returncode == 0, done.stderr

    return made_once(tmp_path_factory, "plain_runtime", make) / "plain_runtime.o"


def _precompiled(factory: pytest.TempPathFactory, name: str, *options: str | Path) -> Path:
    """Return the header of SYCL, precompiled with some options, none of whose warnings it has."""

    def make(folder: Path) -> None:
        (folder / "whole.hpp").write_text("#include <sycl/sycl.hpp>\n")
        made = ("-fpch-instantiate-templates", "-x", "c++-header", folder / "whole.hpp", "-o", folder / "whole.pch")
        done = _clang(*options, *STRICT, *made)
        assert done.returncode == 0, done.stderr

    return made_once(factory, name, make) / "whole.pch"


def _all_take_it(sources: Iterable[Path]) -> bool:
    """Tell whether sources begin with the header, and with nothing that gives it another meaning."""
    return all(begins_with_whole_header(source, source.read_text()) for source in sources)


@pytest.fixture(scope="module")
def cxx20_header(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _precompiled(tmp_path_factory, "cxx20", "-std=c++20")


@pytest.fixture(scope="module")
def plain_header(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What stands before the headers where programs run without passes, and the headers."""
    return _precompiled(tmp_path_factory, "cxx17", "-std=c++17", *PLAIN_OPTIONS)


class TestPrograms:
    @pytest.mark.parametrize("name", sorted(p.stem for p in PROGRAMS.glob("*.cpp") if not p.stem.endswith("_other")))
    def test_a_program_passes_its_checks(self, name: str, plain_header: Path, runtime: Path, tmp_path: Path) -> None:
        sources = [PROGRAMS / f"{name}.cpp", *PROGRAMS.glob(f"{name}_other.cpp")]
        options = ("-pthread", "-include-pch", plain_header) if _all_take_it(sources) else PLAIN_OPTIONS
        done = _clang("-std=c++17", *OF_PROGRAMS, *options, *sources, runtime, "-o", tmp_path / "app")
        assert done.returncode == 0, done.stderr
        for shares, is_gpu in (("1", "0"), ("0", "1")):
            environment = {**os.environ, "PLAIN_SHARES_MEMORY": shares, "PLAIN_IS_GPU": is_gpu}
            ran = subprocess.run(
                [tmp_path / "app"], capture_output=True, text=True, check=False, timeout=120, env=environment
            )
            assert ran.returncode == 0, ran.stdout + ran.stderr
            assert "PASS\n" in ran.stdout

    @pytest.mark.parametrize("name", sorted(p.stem for p in PROGRAMS.glob("*.cpp")))
    def test_a_program_is_cxx20_too(self, name: str, cxx20_header: Path) -> None:
        source = PROGRAMS / f"{name}.cpp"
        options = ("-include-pch", cxx20_header) if _all_take_it([source]) else ()
        done = _clang("-std=c++20", *OF_PROGRAMS, *options, "-fsyntax-only", source)
        assert done.returncode == 0, done.stderr


def test_what_programs_take_from_other_implementations_is_there(tmp_path: Path) -> None:
    source = tmp_path / "no_other_header.cpp"
    source.write_text(
        "#include <sycl/sycl.hpp>\n"
        "int main() { std::ostringstream s; s << std::setw(3) << std::fabs(-1.5); std::cout << s.str(); }\n"
    )
    done = _clang("-std=c++17", "-fsyntax-only", source)
    assert done.returncode == 0, done.stderr


def test_buffers_take_any_shared_pointer_to_their_elements(tmp_path: Path) -> None:
    source = tmp_path / "shared.cpp"
    source.write_text(
        "#include <sycl/sycl.hpp>\n"
        "template <class T, class P> void make(P p) {\n"
        "  sycl::buffer<T, 1> one(p, 4), other(p, 4, typename sycl::buffer<T, 1>::allocator_type());\n"
        "}\n"
        "using ints = std::shared_ptr<const int[]>;\n"
        "void all(std::shared_ptr<int> one, std::shared_ptr<int[]> some, ints fixed) {\n"
        "  make<int>(one), make<int>(some), make<const int>(fixed), make<const int>(one);\n"
        "  static_assert(!std::is_constructible_v<sycl::buffer<int, 1>, std::shared_ptr<float>, sycl::range<1>>);\n"
        "}\n"
    )
    done = _clang("-std=c++17", "-fsyntax-only", source)
    assert done.returncode == 0, done.stderr


def test_numbers_are_the_librarys_where_a_program_names_both_namespaces(tmp_path: Path) -> None:
    source = tmp_path / "both.cpp"
    source.write_text(
        "#include <math.h>\n"
        "#include <sycl/sycl.hpp>\n"
        "using namespace sycl;\n"
        "double of_c(int n, float x) {\n"
        "  return pow(x, 2) + sqrt(n) + exp(n) + log(10) + fabs(n) + atan2(x, 1.0) + fmax(1, x) + hypot(n, 3) +\n"
        "         fma(x, 2.0, n) + isnan(n) + ilogb(n) + nextafter(x, 2.0) + isless(n, x);\n"
        "}\n"
        "using namespace std;\n"
        "double of_both(int n, float x, float4 v) {\n"
        "  return pow(2, n) + sqrt(n) + min(x, 1.0f) + max(n, 2) + abs(x) + fmod(x, 2.0) + pow(v, float4(2)).x() +\n"
        "         sqrt(v).y() + isnan(v).z();\n"
        "}\n"
        "static_assert(is_same_v<decltype(pow(1.0f, 2)), double> && is_same_v<decltype(sycl::pow(1.0f, 2)), float>);\n"
    )
    done = _clang("-std=c++17", *STRICT, "-fsyntax-only", source)
    assert done.returncode == 0, done.stderr


def test_functions_of_floats_need_no_double(tmp_path: Path) -> None:
    source = tmp_path / "floats.cpp"
    calls = [
        *(f"{name}(x)" for name in ("acospi", "asinpi", "atanpi", "cospi", "sinpi", "tanpi", "ilogb", "exp10")),
        *("atan2pi(x, y)", "rootn(x, n)", "pown(x, n)", "frexp(x, &n)", "remquo(x, y, &n)", "fma(h, h, h)"),
        "vec<float, 2>(x).convert<int, rounding_mode::rte>()[0]",
    ]
    source.write_text(
        "#include <sycl/sycl.hpp>\nusing namespace sycl;\n"
        + "".join(
            f"float f{at}(float x, float y, int n, half h) {{ return {call}; }}\n" for at, call in enumerate(calls)
        )
    )
    done = _clang("-std=c++17", "-O1", "-w", "-S", "-emit-llvm", source, "-o", "-")
    assert done.returncode == 0, done.stderr
    assert "define dso_local" in done.stdout
    assert " double" not in done.stdout


def test_values_of_the_standard_library_are_device_copyable(tmp_path: Path) -> None:
    source = tmp_path / "copyable.cpp"
    source.write_text(
        "#include <string>\n#include <string_view>\n#include <sycl/sycl.hpp>\n#include <variant>\n"
        "struct own { own(const own &); };\n"
        "template <> struct sycl::is_device_copyable<own> : std::true_type {};\n"
        "template <class... T> constexpr bool all = (sycl::is_device_copyable_v<T> && ...);\n"
        "static_assert(all<std::variant<int, own>, std::pair<int, own>, std::tuple<own>, std::array<own, 2>>);\n"
        "static_assert(all<std::optional<own>, const own, own[2], std::string_view, sycl::span<int>>);\n"
        "static_assert(!all<std::string> && !all<std::variant<std::string>>);\n"
    )
    done = _clang("-std=c++17", "-fsyntax-only", source)
    assert done.returncode == 0, done.stderr


def test_letters_may_be_macros_of_a_program(tmp_path: Path) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    source = tmp_path / "letters.cpp"
    source.write_text(
        "".join(f"#define {letter} {at}\n" for at, letter in enumerate(letters))
        + "#include <sycl/sycl.hpp>\n"
        + "".join(f"static_assert({letter} == {at});\n" for at, letter in enumerate(letters))
    )
    done = _clang("-std=c++17", *STRICT, "-fsyntax-only", source)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("function", ["sycl::queue::shortcut", "sycl::handler::command"])
def test_commands_are_compiled_in_programs_that_use_them(function: str, tmp_path: Path) -> None:
    source = tmp_path / "alone.cpp"
    source.write_text("#include <sycl/sycl.hpp>\n")
    dump = ("-Xclang", "-ast-dump", "-Xclang", f"-ast-dump-filter={function}")
    done = _clang("-std=c++17", "-fsyntax-only", *dump, source)
    assert f"Dumping {function}:" in done.stdout, done.stderr
    assert "implicit_instantiation" not in done.stdout


def test_each_header_stands_alone(tmp_path: Path) -> None:
    paths = [path for path in (HEADERS / "sycl").rglob("*.hpp") if path.parent.name != "detail"]
    refused = {path.relative_to(HEADERS).as_posix() for path in paths if "\n#error" in path.read_text()}
    names = {path.relative_to(HEADERS).as_posix() for path in paths} - refused
    source = tmp_path / "headers.cpp"
    source.write_text("".join(f"#include <{name}>\n" for name in sorted(names)))
    done = _clang("-std=c++17", *STRICT, "-fsyntax-only", source)
    assert done.returncode == 0, done.stderr
    assert refused, "headers of what is not there"
    for name in refused:
        source.write_text(f"#include <{name}>\n")
        done = _clang("-std=c++17", "-fsyntax-only", source)
        assert done.returncode != 0
        assert "not in these SYCL headers" in done.stderr


class TestContract:
    def test_nothing_of_ours_is_undefined_in_a_program(self, tmp_path: Path) -> None:
        done = _clang("-std=c++17", PROGRAMS / "group_algorithms.cpp", "-o", tmp_path / "app")
        assert done.returncode == 0, done.stderr
        ran = subprocess.run([tmp_path / "app"], capture_output=True, text=True, check=False, timeout=60)
        assert "was linked without 'syclopt-cxx'" in ran.stderr

    def test_kernels_and_their_properties_are_annotated(self, tmp_path: Path) -> None:
        out = tmp_path / "out.ll"
        level = ("-O2", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm")
        done = _clang("-std=c++17", *level, PROGRAMS / "virtual_functions.cpp", "-o", out)
        assert done.returncode == 0, done.stderr
        text = out.read_text()
        for name in ("kernel", "calls-indirectly", "property", "sycl-work-group-size"):
            assert f'c"syclopt:{name}\\00"' in text
        assert re.search(r'c"[^"]*\[T = set_fp64\]\\00"', text)

    def test_what_a_group_reaches_is_a_constant_where_nobody_optimizes(self, tmp_path: Path) -> None:
        source, out = tmp_path / "reach.cpp", tmp_path / "out.ll"
        source.write_text(
            "#include <sycl/detail/group_functions.hpp>\n"
            "bool any(sycl::group<1> g, bool x) { return sycl::any_of_group(g, x); }\n"
            "bool any(sycl::sub_group g, bool x) { return sycl::any_of_group(g, x); }\n"
            "bool any(sycl::ext::oneapi::experimental::root_group<1> g, bool x) { return sycl::any_of_group(g, x); }\n"
        )
        done = _clang("-std=c++17", "-O0", "-g", "-S", "-emit-llvm", source, "-o", out)
        assert done.returncode == 0, done.stderr
        scopes = re.findall(r"call .*@\w*__spirv_GroupAny\w*\(i32 (?:noundef )?(\S+),", out.read_text())
        assert sorted(scopes) == ["2", "2", "3"]  # those of work-groups and sub-groups in SPIR-V

    @pytest.mark.parametrize(
        ("code", "says"),
        [
            ("std::vector<int> v; h.set_arg(0, v);", "an argument of a kernel must be device-copyable"),
            ("std::vector<int> v; h.single_task([=] { (void)v.size(); });", "must be device-copyable"),
            ("int n = 0; h.single_task([=]() mutable { ++n; });", "is called as const (it is no mutable lambda)"),
            (
                "h.parallel_for_work_group(r, r, [](int *) {});",
                "a hierarchical kernel is called as const",
            ),
            (
                "int n = 0; h.parallel_for(sycl::nd_range<1>(r, r), sycl::reduction(&n, sycl::plus<>()), [](auto) {});",
                "with what reductions give",
            ),
            ("h.parallel_for(r, [](sycl::id<1>) {}, r);", "between the range of a kernel and its callable"),
            ("h.host_task([](int) {});", "a host task is called with an interop_handle or nothing"),
            ("sycl::image<2> picture(nullptr);", "class image; // is in <sycl/image.hpp>"),
            ("(void)sycl::get_native<sycl::backend::opencl>(r);", "get_native is not in these"),
            ("(void)sycl::make_buffer<sycl::backend::opencl, int>(r);", "make_buffer is not in these"),
            ("sycl::queue().get_info<sycl::info::device::vendor_id>();", "queues know no such thing"),
            ("sycl::buffer<std::string> words(r);", "the elements of a buffer must be device-copyable"),
            ("sycl::cross(sycl::float2(1), sycl::float2(1));", "cross products are of three or four numbers"),
            ("sycl::errc_for<sycl::backend::opencl> code;", "backend_traits is not in these"),
            (
                "sycl::event().get_backend_info<sycl::info::event::command_execution_status>();",
                "information of backends is not in these",
            ),
            (
                "using image = sycl::sampled_image_accessor<float, 2>; image::value_type number;",
                "accessors of images are for int4, uint4, float4 and half4",
            ),
            (
                "sycl::unsampled_image_accessor<sycl::int4, 2, sycl::access_mode::read_write>::reference r;",
                "accessors of images in commands read or write",
            ),
            (
                "static sycl::ext::oneapi::experimental::device_global<int> number{5};",
                "a device global that begins with another value than zero is not in these",
            ),
            (
                "using image = sycl::accessor<int, 2, sycl::access::mode::read, sycl::access::target::image>; image a;",
                "access to images is in <sycl/image.hpp>",
            ),
            ("sycl::accessor<const int, 1, sycl::access_mode::write> a;", "to what is const are of the mode 'read'"),
        ],
    )
    def test_what_is_not_there_says_so(self, code: str, says: str, tmp_path: Path) -> None:
        source = tmp_path / "not_there.cpp"
        source.write_text(
            "#include <sycl/sycl.hpp>\n#include <vector>\nint main() {\n  sycl::range<1> r(1);\n"
            f"  sycl::queue().submit([&](sycl::handler &h) {{ (void)h; (void)r; {code} }});\n}}\n"
        )
        done = _clang("-std=c++17", "-fsyntax-only", source)
        assert done.returncode != 0
        assert says in done.stderr
