"""syclopt-cxx with a stock clang: what it writes at each stage, and one clear message for whatever goes wrong."""

from __future__ import annotations

import math
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.clang_programs import needs_clang, own_cache, started, syclopt_cxx
from tests.exit_statuses import as_shells_tell

from syclopt.errors import FrontEndError, InputError
from syclopt.frontends.clang.installed_clang import find_clang
from syclopt.frontends.clang.precompiled_header import begins_with_whole_header, make_room, note_use
from syclopt.images import embedded
from syclopt.images.device_variables import Variable
from syclopt.images.properties import Blob, PropertySets
from syclopt.ir.module import Module
from syclopt.tools.cxx.device_section import CLANG, DPCPP, section_ir

MAIN = """
#include <sycl/sycl.hpp>
#include <cstdio>
SYCL_EXTERNAL int twice(int);
int on_device(int);
int main() {
  sycl::queue queue;
  int *all = sycl::malloc_shared<int>(4, queue);
  queue.parallel_for<class Named>(4, [=](sycl::id<1> i) { all[i] = twice(i); }).wait();
  std::printf("%d %d\\n", all[3], on_device(5));
  sycl::free(all, queue);
}
"""
EXTENSIONS = """
#include <cstdio>
#include <sycl/sycl.hpp>
namespace ext = sycl::ext::oneapi::experimental;
int main() {
  sycl::queue queue(sycl::ext::oneapi::filter_selector("cpu"), sycl::property::queue::enable_profiling());
  int *all = sycl::malloc_shared<int>(4, queue);
  for (int i = 0; i < 4; ++i)
    all[i] = (6 - i) % 4 + 1; // 3, 2, 1, 4
  auto *cycles = sycl::malloc_shared<std::uint64_t>(2, queue);
  queue.submit([&](sycl::handler &h) {
    sycl::local_accessor<std::byte, 1> scratch(1024, h);
    h.parallel_for(sycl::nd_range<1>(4, 4), [=](sycl::nd_item<1> item) {
      if (item.get_group().leader())
        cycles[0] = ext::clock<ext::clock_scope::device>();
      sycl::group_barrier(item.get_group());
      ext::joint_sort(ext::group_with_scratchpad(item.get_group(), sycl::span(&scratch[0], 1024)), all, all + 4);
      sycl::group_barrier(item.get_group());
      if (item.get_group().leader())
        cycles[1] = ext::clock<ext::clock_scope::device>();
    });
  });
  ext::prefetch(queue, all, 16, ext::prefetch_type::host);
  ext::host_task(queue, [] {});
  sycl::event first = ext::submit_profiling_tag(queue), second = ext::submit_profiling_tag(queue);
  second.wait();
  using end = sycl::info::event_profiling::command_end;
  const bool grows = cycles[1] > cycles[0];
  const bool is_later = second.get_profiling_info<end>() >= first.get_profiling_info<end>();
  std::printf("%d %d %d %d, cycles %d, tag %d\\n", all[0], all[1], all[2], all[3], grows, is_later);
  sycl::free(all, queue), sycl::free(cycles, queue);
}
"""
EXTERNAL = "#include <sycl/sycl.hpp>\nSYCL_EXTERNAL int twice(int x) { return 2 * x; }\n"
LIBRARY = """
#include <sycl/sycl.hpp>
int on_device(int x) {
  sycl::queue queue;
  int *place = sycl::malloc_shared<int>(1, queue);
  queue.single_task([=] { *place = 3 * x; }).wait();
  const int found = *place;
  sycl::free(place, queue);
  return found;
}
"""


FAULT = """
#include <csignal>
#include <cstdio>
#include <sycl/sycl.hpp>
#include <unistd.h>
int main(int count, char **) {
  if (count > 1)
    std::signal(SIGSEGV, [](int) { _exit(7); });
  sycl::queue queue{sycl::cpu_selector_v};
  int *nothing = nullptr;
  queue.parallel_for<class Named>(64, [=](sycl::id<1> i) { nothing[0] = i; }).wait();
  std::puts("not reached");
}
"""
SQUARES = """
#include <sycl/sycl.hpp>
#include <cstdio>
int main() {
  sycl::queue queue{sycl::cpu_selector_v};
  int *squares = sycl::malloc_shared<int>(8, queue);
  queue.parallel_for(8, [=](sycl::id<1> i) { squares[i] = int(i[0] * i[0]); }).wait();
  std::printf("%d\\n", squares[7]);
}
"""
LEFT_OUT = "syclopt-cxx: warning: there is no library 'OpenCL': linked without it [-Wunused-command-line-argument]"
ATTRIBUTES = """
#include <sycl/sycl.hpp>
#include <cstdio>
#include "own.hpp"
struct Kernel {
  int *out;
  [[sycl::reqd_sub_group_size(4)]] void operator()(sycl::nd_item<1> i) const { *out = of(i); }
};
int main() {
  sycl::queue q;
  int *out = sycl::malloc_shared<int>(1, q);
  q.parallel_for(sycl::nd_range<1>(64, 64), Kernel{out}).wait();
  std::printf("%d ", *out);
  const sycl::nd_range<1> all(64, 64);
  q.parallel_for(all, [=](auto i) [[sycl::reqd_work_group_size(64), intel::reqd_sub_group_size(32)]] { *out = of(i); });
  q.wait();
  std::printf("%d ", *out);
  run<8>(q, out);
  try {
    q.parallel_for(sycl::nd_range<1>(64, 32), [=](sycl::nd_item<1>) [[sycl::reqd_work_group_size(64)]] {});
  } catch (const sycl::exception &error) {
    std::puts(error.code() == sycl::errc::nd_range ? "refused" : error.what());
  }
}
"""
OWN = """
inline int of(sycl::nd_item<1> i) { return static_cast<int>(i.get_sub_group().get_max_local_range()[0]); }
template <int Size> void run(sycl::queue &q, int *out) {
  const auto kernel = [=](sycl::nd_item<1> i) [[sycl::reqd_sub_group_size(Size)]] { *out = of(i); };
  q.parallel_for(sycl::nd_range<1>(64, 64), kernel).wait();
  std::printf("%d ", *out);
}
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A program of three sources, and of one."""
    whole = MAIN + EXTERNAL + LIBRARY
    for name, text in (("main", MAIN), ("external", EXTERNAL), ("library", LIBRARY), ("whole", whole)):
        (tmp_path / f"{name}.cpp").write_text(text)
    return tmp_path


def built(folder: Path, *arguments: str, **variables: str) -> None:
    done = syclopt_cxx(*arguments, cwd=folder, **variables)
    assert done.returncode == 0, done.stderr


def built_alone(folder: Path, *arguments: str) -> None:
    """Build with options that no other test has, and so no precompiled header: that takes longer than to do without."""
    built(folder, *arguments, SYCLOPT_CACHE="0")


def printed(path: Path) -> str:
    ran = started(path)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@needs_clang
class TestStages:
    def test_objects_archives_and_shared_libraries_are_linked(self, sources: Path) -> None:
        built(sources, "-c", "main.cpp", "external.cpp")
        built(sources, "-shared", "-fPIC", "library.cpp", "-o", "liblibrary.so")
        subprocess.run(["ar", "rcs", "libexternal.a", "external.o"], cwd=sources, check=True)
        built(sources, "main.o", "-L.", "-lexternal", "-llibrary", "-Wl,-rpath,$ORIGIN", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    def test_constructors_of_shared_libraries_run_once_and_launch_kernels(self, sources: Path) -> None:
        begins = 'static const int begun = std::fprintf(stderr, "begun %d\\n", on_device(2));\n'
        (sources / "library.cpp").write_text(f"#include <cstdio>\n{LIBRARY}{begins}")
        built(sources, "-shared", "-fPIC", "library.cpp", "-o", "liblibrary.so")
        built(sources, "main.cpp", "external.cpp", "-L.", "-llibrary", "-Wl,-rpath,$ORIGIN", "-o", "app")
        ran = started(sources / "app")
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, "6 15\n", "begun 6\n")

    @pytest.mark.skipif(platform.machine() not in ("x86_64", "aarch64"), reason="it is known where a thread is")
    def test_a_kernel_that_a_signal_ends_is_named(self, tmp_path: Path) -> None:
        (tmp_path / "main.cpp").write_text(FAULT)
        built(tmp_path, "main.cpp", "-o", "app")
        told = "syclrt: kernel 'main::Named': segmentation fault at address 0x0, which it may not use: "
        ran = started(tmp_path / "app")
        assert (ran.returncode, ran.stdout, ran.stderr.startswith(told)) == (-signal.SIGSEGV, "", True)
        ran = started(tmp_path / "app", "handles")
        assert (ran.returncode, ran.stdout, ran.stderr.startswith(told)) == (7, "", True)

    def test_device_code_survives_assembly_and_links_of_objects(self, sources: Path) -> None:
        built(sources, "-S", "main.cpp")
        built(sources, "-c", "main.s", "-o", "main.o")
        built(sources, "-c", "external.cpp")
        built(sources, "-r", "main.o", "external.o", "-o", "both.o")
        built(sources, "both.o", "library.cpp", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    @pytest.mark.parametrize("options", [("-g", "-O0"), ("-O3",), ("-fsycl-two-pass",)])
    def test_options_change_how_it_is_compiled(self, sources: Path, options: tuple[str, ...]) -> None:
        built_alone(sources, *options, "whole.cpp", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    def test_the_processor_can_be_named_as_the_only_target(self, sources: Path) -> None:
        built(sources, "-fsycl-targets=native_cpu", "whole.cpp", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    def test_attributes_of_kernels_reach_the_device(self, tmp_path: Path) -> None:
        (tmp_path / "main.cpp").write_text(ATTRIBUTES)
        (tmp_path / "own.hpp").write_text(OWN)
        done = syclopt_cxx("main.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert printed(tmp_path / "app") == "4 32 8 refused\n"

    def test_two_passes_see_other_macros(self, sources: Path) -> None:
        text = LIBRARY.replace("3 * x;", "WHERE * x;").replace("int on_device(int x)", "int main()").replace(" * x", "")
        macros = "#ifdef __SYCL_DEVICE_ONLY__\n#define WHERE 6\n#else\n#define WHERE 7\n#endif\n"
        (sources / "sides.cpp").write_text(macros + text)
        built_alone(sources, "-fsycl-two-pass", "sides.cpp", "-o", "app")
        assert started(sources / "app").returncode == 6

    def test_one_pass_for_both_sides_says_so(self, tmp_path: Path) -> None:
        text = "#ifdef __SYCL_SINGLE_SOURCE__\n#define IN 1\n#else\n#define IN 2\n#endif\nint main() { return IN; }\n"
        (tmp_path / "passes.cpp").write_text(text)
        for options, passes in (((), 1), (("-fsycl-two-pass",), 2)):
            built(tmp_path, *options, "passes.cpp", "-o", "app")
            assert started(tmp_path / "app").returncode == passes

    def test_extensions_with_headers_of_their_own_are_in_the_whole_one(self, tmp_path: Path) -> None:
        (tmp_path / "whole.cpp").write_text(EXTENSIONS)
        built(tmp_path, "whole.cpp", "-o", "app")
        assert printed(tmp_path / "app") == "1 2 3 4, cycles 1, tag 1\n"

    def test_device_code_alone_is_ir(self, sources: Path) -> None:
        built(sources, "-fsycl-device-only", "-S", "-emit-llvm", "external.cpp", "-o", "device.ll")
        assert "@_Z5twicei" in (sources / "device.ll").read_text()

    def test_headers_are_precompiled_for_sources_with_the_same_options(self, sources: Path) -> None:
        (sources / "all.hpp").write_text("#include <sycl/sycl.hpp>\n#include <cstdio>\n#define WHOLE\n")
        (sources / "with.cpp").write_text(f"#ifndef WHOLE\n#error\n#endif\n{(sources / 'whole.cpp').read_text()}")
        built(sources, "-O1", "-x", "c++-header", "all.hpp", "-o", "all.pch")
        built(sources, "-O1", "-include-pch", "all.pch", "with.cpp", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    def test_modules_have_kernels(self, sources: Path) -> None:
        if find_clang(None).is_zig:
            pytest.skip("the clang of zig makes no modules")
        module = LIBRARY.replace("int on_device", "export module own;\nexport int on_device")
        (sources / "own.cppm").write_text(f"module;\n{module}")
        (sources / "user.cpp").write_text("import own;\nint main() { return on_device(5); }\n")
        built(sources, "-std=c++20", "--precompile", "own.cppm", "-o", "own.pcm")
        built(sources, "-std=c++20", "-c", "own.pcm", "-o", "own.o")
        built(sources, "-std=c++20", "-fmodule-file=own=own.pcm", "user.cpp", "own.o", "-o", "app")
        assert started(sources / "app").returncode == 15

    def test_a_folder_of_headers_is_a_word_of_its_own(self, sources: Path) -> None:
        built_alone(sources, "-cxx-isystem", str(sources), "whole.cpp", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    def test_a_program_without_sycl_is_one_like_any_other(self, tmp_path: Path) -> None:
        (tmp_path / "plain.cpp").write_text("int main() { return 5; }\n")
        built(tmp_path, "plain.cpp", "-o", "plain")
        assert started(tmp_path / "plain").returncode == 5
        assert b"syclrt" not in (tmp_path / "plain").read_bytes()

    def test_steps_are_shown_and_what_is_temporary_kept(self, sources: Path) -> None:
        plan = syclopt_cxx("-###", "main.cpp", "external.cpp", "library.cpp", cwd=sources).stderr
        assert plan.count("-disable-llvm-passes") == 3
        assert plan.count("sycl-split-host-device<host>") == plan.count("sycl-split-host-device<device>") == 3
        built(sources, "-save-temps", "main.cpp", "external.cpp", "library.cpp", "-o", "app")
        assert (sources / "app.table").exists()

    def test_constants_are_called_as_in_the_source_in_files_that_are_kept(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text("""
#include <sycl/sycl.hpp>
namespace own { constexpr sycl::specialization_id<int> number(5); }
template <class T, int N> struct holder { static constexpr sycl::specialization_id<T> value{T(N)}; };
int main() {
  sycl::queue queue;
  int *all = sycl::malloc_shared<int>(2, queue);
  queue.submit([&](sycl::handler &handler) {
    handler.set_specialization_constant<own::number>(9);
    handler.single_task([=](sycl::kernel_handler kernel) {
      all[0] = kernel.get_specialization_constant<own::number>();
      all[1] = kernel.get_specialization_constant<holder<long, 7>::value>();
    });
  }).wait();
  return all[0] + all[1];
}
""")
        built(tmp_path, "-save-temps", "app.cpp", "-o", "app")
        assert started(tmp_path / "app").returncode == 16
        sets = PropertySets.parse((tmp_path / "app_0.prop").read_bytes())
        named = [re.sub(r"\$[0-9a-f]{16}$", "$", name) for name in sets["SYCL/specialization constants"]]
        assert named == ["own::number$", "holder<long, 7>::value"]  # the first one is of this unit alone

    def test_it_says_which_clang_it_uses(self, sources: Path) -> None:
        done = syclopt_cxx("-v", "-c", "external.cpp", cwd=sources)
        assert done.stderr.startswith(f"front end: {find_clang(None)}\n")
        assert "-include-pch" in done.stderr

    def test_a_debugger_knows_lines_of_host_code(self, sources: Path) -> None:
        if shutil.which("gdb") is None:
            pytest.skip("gdb is not installed")
        built_alone(sources, "-g", "-O0", "whole.cpp", "-o", "app")
        asked = ["gdb", "-nx", "-batch", "-ex", "info line whole.cpp:8", "app"]
        said = subprocess.run(asked, cwd=sources, capture_output=True, text=True, check=True).stdout
        assert 'Line 8 of "whole.cpp" starts at address' in said

    def test_objects_have_lines_for_messages_alone(self, sources: Path) -> None:
        """Nobody has asked for more: neither host code nor code for the processor has tables of them."""
        done = syclopt_cxx("-c", "external.cpp", cwd=sources)
        assert done.returncode == 0, done.stderr
        assert b".debug_line" not in (sources / "external.o").read_bytes()

    def test_device_code_has_lines_and_no_more_for_a_debugger(self, sources: Path) -> None:
        """Variables and types would make it ten times as large, and nobody looks at them."""
        sizes: dict[str, int] = {}
        for option in ("-gline-tables-only", "-g", "-g3"):
            built_alone(sources, option, "-save-temps", "whole.cpp", "-o", "app")
            text = (sources / "app_0.ll").read_text()
            assert "!DILocation(" in text
            assert "!DILocalVariable(" not in text
            sizes[option] = len(text)
            assert printed(sources / "app") == "6 15\n"
        assert max(sizes.values()) < 1.5 * sizes["-gline-tables-only"]

    def test_addresses_are_watched_in_host_code(self, sources: Path) -> None:
        wrong = MAIN.replace("sycl::free", "volatile int *few = new int[2]; few[all[3] - 4] = 1; sycl::free")
        (sources / "wrong.cpp").write_text(wrong + EXTERNAL + LIBRARY)
        done = syclopt_cxx("-fsanitize=address", "-g", "wrong.cpp", "-o", "app", cwd=sources)
        if "has no libclang_rt" in done.stderr:
            pytest.skip(done.stderr)
        assert done.returncode == 0, done.stderr
        ran = started(sources / "app")
        assert "heap-buffer-overflow" in ran.stderr

    def test_what_is_undefined_is_found_in_host_code(self, sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for variable, folder in own_cache(sources / "cache").items():
            monkeypatch.setenv(variable, folder)
        (sources / "shift.cpp").write_text(
            f"{LIBRARY}int main(int n, char **) {{ return (1 << (n + 40)) * on_device(0); }}\n"
        )
        built(sources, "-fsanitize=undefined", "-fsycl-two-pass", "shift.cpp", "-o", "app")
        assert "shift exponent 41 is too large" in started(sources / "app").stderr
        built(sources, "-fsycl-two-pass", "shift.cpp", "-o", "app")  # which does not look for it

    def test_objects_for_optimization_at_the_link_carry_device_code(self, sources: Path) -> None:
        clang = find_clang(None)
        done = syclopt_cxx("-flto", "-c", "whole.cpp", cwd=sources)
        if clang.version < 17 or clang.is_zig:
            assert done.returncode == 1
            return
        built(sources, "whole.o", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    def test_standard_input_is_a_source(self, sources: Path) -> None:
        for name, text in (("good", (sources / "whole.cpp").read_text()), ("bad", "\nint main() { return x; }\n")):
            (sources / name).write_text(text)
        command = [sys.executable, "-m", "syclopt.tools.cxx.driver", "-fsycl-frontend=clang", "-x", "c++", "-"]
        with (sources / "good").open() as text:
            subprocess.run([*command, "-o", "app"], stdin=text, cwd=sources, check=True)
        assert printed(sources / "app") == "6 15\n"
        with (sources / "bad").open() as text:
            done = subprocess.run(command, stdin=text, cwd=sources, capture_output=True, text=True, check=False)
        assert done.stderr.startswith("<stdin>:2:21: error: use of undeclared identifier 'x'")

    def test_syntax_alone_is_checked(self, sources: Path) -> None:
        built(sources, "-fsyntax-only", "main.cpp", "external.cpp")
        assert len([*sources.iterdir()]) == 4
        (sources / "bad.cpp").write_text(f"{EXTERNAL}int f() {{ return x; }}\n")
        done = syclopt_cxx("-fsyntax-only", "bad.cpp", cwd=sources)
        assert (done.returncode, done.stderr.startswith("bad.cpp:3:")) == (1, True)

    def test_preprocessing_finds_the_headers(self, sources: Path) -> None:
        done = syclopt_cxx("-E", "external.cpp", cwd=sources)
        assert done.returncode == 0
        assert "class queue" in done.stdout


STRINGS = """
#include <sycl/sycl.hpp>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
int main() {
  sycl::queue queue;
  char *text = sycl::malloc_shared<char>(64, queue);
  long *found = sycl::malloc_shared<long>(11, queue);
  int *words = sycl::malloc_shared<int>(4, queue);
  for (int i = 0; i < 4; ++i)
    words[i] = 3 - i;
  queue.single_task([=] {
    std::memset(text, '#', 64);
    std::strncpy(text, "ab", 4);
    std::strcat(text, " abc");
    std::strncat(text, "defgh", 2);
    found[0] = text[63];
    found[1] = std::strrchr(text, 'b') - text;
    found[2] = std::strstr(text, "bc") - text;
    found[3] = std::strpbrk(text, "xe ") - text;
    found[4] = std::strspn(text, "ab");
    found[5] = std::strcspn(text, "e");
    found[6] = std::strstr(text, "bd") == nullptr && std::strrchr(text, 'x') == nullptr;
    found[7] = std::isalpha(text[0]) && std::isspace(text[2]) && !std::isdigit(text[0]) && std::ispunct('.');
    text[0] = char(std::toupper(text[0]));
    asm volatile("" ::: "memory");
    int number = 8;
    long other = 20;
    asm volatile("" : "+r"(number), "+g"(other));
    found[8] = number + other;
    found[9] = std::memcmp(text + 40, text + 41, number) == 0; // which LLVM makes calls of other functions of
    found[10] = std::equal(text + 40, text + 40 + number, text + 41);
    int word = 0;
    while (words[word])
      ++word;
    found[9] += 10 * word;
    found[10] += 2 * (std::strrchr("abcab", number + 90) != nullptr);
  }).wait();
  std::printf("%s", text);
  for (int i = 0; i < 11; ++i)
    std::printf(" %ld", found[i]);
}
"""
IDIOMS = """
#include <sycl/sycl.hpp>
#include <cmath>
#include <cstdio>
struct large {
  int parts[40];
};
int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
bool is_odd(int n);
bool is_even(int n) { return n == 0 || is_odd(n - 1); }
bool is_odd(int n) { return n != 0 && is_even(n - 1); }
int main() {
  sycl::queue queue;
  const int size = 100;
  int *all = sycl::malloc_shared<int>(2 * size, queue);
  double *found = sycl::malloc_shared<double>(5, queue);
  queue.single_task([=] {
    for (int i = 0; i < size; ++i)
      all[i] = 0;
    for (int i = 0; i < size; ++i)
      all[size + i] = -1;
    all[7] = 7;
    for (int i = 0; i < size; ++i)
      all[size + i] = all[i];
    large some = {};
    some.parts[39] = all[7];
    const large other = some;
    found[0] = all[size + 7] + 10 * other.parts[39] + 100 * other.parts[38] + all[2 * size - 1];
    const double x = all[7] - 6.75;
    found[1] = std::sin(x) + std::exp(x) + std::pow(x, 3.0) + std::sqrt(x) + std::log(x);
    found[2] = std::floor(-x) + std::fabs(-x) + std::fma(x, 2.0, 1.0) + std::round(x) + std::fmod(x, 0.5);
    found[3] = std::sin(float(x)) + std::exp2(float(x)) + std::cbrt(float(x));
    found[4] = fibonacci(all[7]) + (is_even(all[7]) ? 100 : 200);
  }).wait();
  for (int i = 0; i < 5; ++i)
    std::printf("%.4f ", found[i]);
}
"""
TWO_UNITS = """
#include <sycl/sycl.hpp>
static constexpr sycl::specialization_id<int> number({number});
namespace {{ constexpr sycl::specialization_id<{type}> letter({letter}); }}
"""
RECURSION = """
#include <algorithm>
#include <sycl/sycl.hpp>
int factorial(int n) { return n * (n > 1 ? factorial(n - 1) : 1); }
constexpr int known(int n) { return n > 1 ? n * known(n - 1) : 1; }
int of_host(int n) { return n > 1 ? n * of_host(n - 1) : 1; }
template <int N> int by_template() { if constexpr (N > 1) return N + by_template<N - 1>(); return 1; }
template <class... T> int sum(T... values) { return (values + ... + 0); }
int main() {
  sycl::queue queue;
  int *all = sycl::malloc_shared<int>(64, queue);
  queue.single_task([=] {
    std::sort(all + 8, all + 64);
    constexpr int six = known(3);
    all[0] = factorial(5), all[1] = six, all[2] = by_template<3>() + sum(1);
  }).wait();
  std::printf("%d %d %d %d\\n", all[0], all[1], all[2], of_host(4));
}
"""

TWICE = """
#include <sycl/sycl.hpp>
class Name;
int main() {
  sycl::queue queue;
  const auto launch = [&](auto value) {
    queue.single_task<Name>([=] { (void)value; }).wait();
  };
  launch(1);
  launch(2.5f);
  try {
    sycl::get_kernel_id<Name>();
  } catch (const sycl::exception &error) {
    std::puts(error.what());
  }
}
"""


@needs_clang
class TestPrograms:
    def test_functions_of_c_for_texts_and_barriers_of_the_compiler(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(STRINGS)
        built(tmp_path, "app.cpp", "-o", "app")
        assert printed(tmp_path / "app") == "Ab abcde 35 4 4 2 2 7 1 1 28 31 3"
        built(tmp_path, "-fsycl-targets=nvptx64-nvidia-cuda", "-save-temps", "app.cpp", "-o", "for_gpus")
        assert ".entry" in (tmp_path / "for_gpus_0.ptx").read_text()

    @pytest.mark.parametrize("level", ["-O1", "-O2"])
    def test_loops_over_memory_mathematics_and_calls_of_itself(self, level: str, tmp_path: Path) -> None:
        """What LLVM makes calls of functions of C of; GPUs have all of them, too."""
        (tmp_path / "app.cpp").write_text(IDIOMS)
        built(tmp_path, level, "app.cpp", "-o", "app")
        x = 0.25
        doubles = math.sin(x) + math.exp(x) + x**3 + math.sqrt(x) + math.log(x)
        floats = math.sin(x) + 2**x + x ** (1 / 3)
        found = [77, doubles, -1 + x + 1.5 + 0 + x, floats, 13 + 200]
        assert printed(tmp_path / "app") == "".join(f"{one:.4f} " for one in found)
        built(tmp_path, level, "-fsycl-targets=nvptx64-nvidia-cuda", "-save-temps", "app.cpp", "-o", "for_gpus")
        text = (tmp_path / "for_gpus_0.ptx").read_text()
        assert ".entry" in text
        assert ".extern .func" not in text

    def test_code_is_made_for_the_architecture_that_is_asked_for(self, sources: Path) -> None:
        """And what the compiler of images would be told, of which there is none, is told."""
        options = ("-fsycl-targets=nvptx64-nvidia-cuda", "-Xsycl-target-backend", "--cuda-gpu-arch=sm_80 -fast")
        done = syclopt_cxx(*options, "-save-temps", "main.cpp", "external.cpp", "library.cpp", cwd=sources)
        assert (done.returncode, done.stderr.count("\n")) == (0, 1)
        assert "argument unused during compilation: '-fast'" in done.stderr
        sets = PropertySets.parse((sources / "a_0.prop").read_bytes())
        assert sets["SYCL/device requirements"]["compile_target"] == Blob.of_string("nvidia_gpu_sm_80")

    def test_specialization_constants_of_two_units_may_have_one_name(self, tmp_path: Path) -> None:
        """A kernel reads both; what is set is set for one."""
        (tmp_path / "first.cpp").write_text(
            "#include <cstdio>"
            + TWO_UNITS.format(number=10, type="char", letter="'x'")
            + """
SYCL_EXTERNAL double of_other_unit(sycl::kernel_handler kernel);
int main() {
  sycl::queue queue;
  double *all = sycl::malloc_shared<double>(2, queue);
  queue.submit([&](sycl::handler &handler) {
    handler.set_specialization_constant<number>(3);
    handler.single_task([=](sycl::kernel_handler kernel) {
      all[0] = of_other_unit(kernel);
      all[1] = kernel.get_specialization_constant<number>() + kernel.get_specialization_constant<letter>();
    });
  }).wait();
  std::printf("%g %g", all[0], all[1]);
}
"""
        )
        (tmp_path / "second.cpp").write_text(
            TWO_UNITS.format(number=1000, type="double", letter="0.5")
            + """
SYCL_EXTERNAL double of_other_unit(sycl::kernel_handler kernel) {
  return kernel.get_specialization_constant<number>() + kernel.get_specialization_constant<letter>();
}
"""
        )
        built(tmp_path, "first.cpp", "second.cpp", "-o", "app")
        assert printed(tmp_path / "app") == "1000.5 123"

    def test_kernels_that_one_class_names_are_told_with_their_line(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(TWICE)
        done = syclopt_cxx("app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0
        assert "app.cpp:7:5: warning: 2 kernels are called 'Name'" in done.stderr
        assert "each needs a name of its own" in done.stderr
        refused = syclopt_cxx("-Werror=kernel-names", "app.cpp", "-o", "other", cwd=tmp_path)
        assert (refused.returncode, "2 kernels are called 'Name'" in refused.stderr) == (1, True)
        silent = syclopt_cxx("-Wno-kernel-names", "app.cpp", "-o", "app", cwd=tmp_path)
        assert (silent.returncode, silent.stderr) == (0, "")
        assert printed(tmp_path / "app") == "no kernel of the program is called 'Name', or several are\n"

    @pytest.mark.parametrize("options", ["-Werror", "-Wno-kernel-names -Wkernel-names -Werror", "-Werror=kernel-names"])
    def test_warnings_that_are_not_clangs_are_errors_as_its_own(self, options: str, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(TWICE)
        done = syclopt_cxx(*options.split(), "-c", "app.cpp", cwd=tmp_path)
        assert (done.returncode, "[-Werror=kernel-names]" in done.stderr) == (1, True)
        done = syclopt_cxx("-Wno-error=kernel-names", "-c", *options.split()[:-1], "-Werror", "app.cpp", cwd=tmp_path)
        assert (done.returncode, "[-Wkernel-names]" in done.stderr) == (0, True)

    def test_recursion_is_told_with_the_users_line(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(RECURSION)
        done = syclopt_cxx("app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (0, 2)
        assert "app.cpp:4:44: warning: device code calls itself, which SYCL forbids: 'factorial(int)'" in done.stderr
        assert "app.cpp:13:5: warning: device code calls itself, which SYCL forbids: 'void std::" in done.stderr
        assert printed(tmp_path / "app") == "120 6 7 24\n"
        silent = syclopt_cxx("-Wno-recursion", "-c", "app.cpp", cwd=tmp_path)
        assert (silent.returncode, silent.stderr) == (0, "")

    def test_an_object_needs_no_linker(self, sources: Path) -> None:
        built(sources, "-c", "-fuse-ld=absent", "whole.cpp")
        built(sources, "whole.o", "-o", "app")
        assert printed(sources / "app") == "6 15\n"


def kernel(code: str, before: str = "", capture: str = "=") -> str:
    return (
        f"#include <sycl/sycl.hpp>\n#include <iostream>\n#include <vector>\n{before}\nint main(int argc, char **) {{\n"
        f"  sycl::queue q;\n  int *p = nullptr;\n  std::vector<int> v;\n  q.single_task([{capture}] {{\n    {code}\n"
        "  });\n}\n"
    )


CLASSES = "struct B { virtual ~B() {} }; struct D : B {};"
# What is told of all kernels at once: the code of each, what stands before it, and a part of the message.
BAD_KERNELS = {
    "throw": ("throw 1;", "", "must not throw exceptions"),
    "thrown object": ("throw std::bad_alloc();", "", "must not throw exceptions"),
    "thrown text": ('throw std::string("x") + "y";', "", "must not throw exceptions"),
    "thrown message": ('throw std::runtime_error("x" + std::to_string(*p));', "", "must not throw exceptions"),
    "stream": ("std::cout << 1;", "", "cout'"),
    "global": ("*p = counter++;", "int counter;", "uses 'counter'"),
    "undefined": ("*p = absent(1);", "int absent(int);", "calls 'absent(int)'"),
    "name of OpenCL": ("*p = length(1.0f);", "float length(float);", "calls 'length(float)'"),
    "name of a device": ("*p = mix(1, 2, 3);", 'extern "C" int mix(int, int, int);', "calls 'mix'"),
    "errno": ("*p = errno;", "#include <cerrno>", "calls '__errno_location'"),
    "start": ("*p = once;", "int five() { return 5; } const int once = five();", "uses 'once'"),
    "allocation": ("*p = *new int(5);", "", "must not allocate or free memory"),
    "deletion": ("delete p;", "", "must not allocate or free memory"),
    "vector": ("std::vector<int> own(*p); *p = own[0];", "", "device code must not"),
    "caught": ("try { throw 1; } catch (int e) { *p = e; }", "", "must not throw exceptions"),
    "cast": ("*p = dynamic_cast<D *>((B *)p) != nullptr;", CLASSES, "must not use type information"),
    "type": ("*p = typeid(*(B *)p) == typeid(D);", CLASSES, "must not use type information"),
    "static": ("static int first = 0; *p = first++;", "", "must not use mutable global variables"),
    "thread": ("*p = of_thread;", "thread_local int of_thread;", "must not use thread_local variables"),
    "arguments": ("*p = any(1, 2);", "int any(int n, ...) { return n; }", "with variable arguments"),
    "assembly": ('asm volatile("nop");', "", "must not have inline assembly"),
    "commented": ('asm volatile("# nothing" ::: "memory");', "", "must not have inline assembly"),
    "result": ('int x; asm volatile("" : "=r"(x)); *p = x;', "", "must not have inline assembly"),
    "number": ('*p = std::atoi("12");', "#include <cstdlib>", "'atoi' calls 'strtol'"),
    "words": ('*p = *std::strtok((char *)p, " ");', "#include <cstring>", "calls 'strtok'"),
    "long-double": ("long double x = *p; *p = x * 3;", "", "must not use long double"),
    "quad": ("__float128 x = *p; *p = x * 3;", "", "must not use long double"),
    "member": ("own some; *(own **)p = &some;", "struct own { long double x; };", "must not use long double"),
    "file": ('*p = std::fopen("f", "r") != nullptr;', "", "calls 'fopen'"),
}
BAD_SOURCES = {
    "undefined": (kernel("*p = f(1);", "int f(int);"), "calls 'f(int)'"),
    "default": (
        kernel("*p = k.get_specialization_constant<id>();", "int f(); sycl::specialization_id<int> id{f()};").replace(
            "[=] {", "[=](sycl::kernel_handler k) {"
        ),
        "uses 'id'",
    ),
    "virtual": (kernel("((B *)p)->f();", "struct B { virtual void f(); }; void B::f() {}"), "makes a virtual call"),
    "external": (kernel("*p = f(1);", "SYCL_EXTERNAL int f(int);"), "which no source or object defines"),
    "constant": (kernel("*p = table[p[1]];", "extern const int table[4];"), "uses 'table'"),
    "elsewhere": (
        kernel("*p = elsewhere;", "extern sycl::ext::oneapi::experimental::device_global<int> elsewhere;"),
        "uses 'elsewhere', which no source or object defines",
    ),
    "reference": (kernel("*p = argc;", capture="&"), "capture by value"),
    "container": (kernel("*p = v[0];"), "must be device-copyable"),
}


@needs_clang
def test_what_device_code_cannot_do_is_told_with_its_line(tmp_path: Path) -> None:
    before = dict.fromkeys(before for _, before, _ in BAD_KERNELS.values())
    functions = (
        f"void run{at}(sycl::queue q, int *p) {{\n  q.single_task([=] {{\n    {code}\n  }});\n}}"
        for at, (code, _, _) in enumerate(BAD_KERNELS.values())
    )
    headers = ("#include <sycl/sycl.hpp>", "#include <iostream>", "#include <vector>")
    lines = "\n".join((*headers, *before, *functions, "int main() {}\n")).splitlines()
    (tmp_path / "bad.cpp").write_text("\n".join(lines))
    done = syclopt_cxx("bad.cpp", "-o", "app", cwd=tmp_path)
    assert done.returncode == 1
    said = [line for line in done.stderr.splitlines() if " error: " in line]
    places = {  # of a variable, where the function begins that has it
        name: lines.index(f"    {code}") + (0 if name == "member" else 1) for name, (code, _, _) in BAD_KERNELS.items()
    }
    told = {
        name: [line for line in said if f"bad.cpp:{place}:" in line and BAD_KERNELS[name][2] in line]
        for name, place in places.items()
    }
    assert {name: len(found) for name, found in told.items()} == dict.fromkeys(BAD_KERNELS, 1), done.stderr
    assert len(said) == len(BAD_KERNELS)
    assert [path.name for path in tmp_path.iterdir()] == ["bad.cpp"]


@needs_clang
@pytest.mark.parametrize("name", BAD_SOURCES)
def test_what_a_program_cannot_have_is_told_with_its_line(name: str, tmp_path: Path) -> None:
    text, message = BAD_SOURCES[name]
    (tmp_path / "bad.cpp").write_text(text)
    done = syclopt_cxx("bad.cpp", "-o", "app", cwd=tmp_path)
    assert done.returncode == 1
    assert message in done.stderr
    places = [line.partition(" error: ")[0] for line in done.stderr.splitlines() if " error: " in line]
    assert len(places) == 1
    line = 9 if name == "container" else 10  # where the function begins that has the variable
    assert f"bad.cpp:{line}:" in places[0]
    assert [path.name for path in tmp_path.iterdir()] == ["bad.cpp"]


@needs_clang
def test_each_line_that_throws_is_told_once(tmp_path: Path) -> None:
    thrown = ("1", "own()", "std::bad_alloc()", "sycl::exception(sycl::errc::invalid)", 'std::string("x") + "y"')
    (tmp_path / "bad.cpp").write_text(kernel("\n".join(f"if (*p) throw {one};" for one in thrown), "struct own {};"))
    done = syclopt_cxx("bad.cpp", "-o", "app", cwd=tmp_path)
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    assert [line.split(":")[1] for line in lines] == [str(10 + at) for at in range(len(thrown))]
    assert all("must not throw exceptions" in line for line in lines)


@needs_clang
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-fsycl-targets=amdgcn", "a.cpp"), "no code can be made for 'amdgcn'"),
        (("--acpp-targets=omp;hip:gfx906", "a.cpp"), "no code can be made for 'hip:gfx906'"),
        (("-fsycl-targets=spir64_gen", "a.cpp"), "no code can be made for 'spir64_gen'"),
        (("a.cpp", "-o", "no/folder/app"), "there is no folder 'no/folder'"),
        (("-static", "a.cpp"), "option '-static'"),
        (("-fsanitize=thread", "a.cpp"), "address and undefined will do"),
        (("-fsanitize=address,shift", "a.cpp"), "give -fsycl-two-pass"),
        (("-std=c++14", "a.cpp"), "SYCL needs C++17 or later"),
        (("-fsycl-device-only", "a.cpp"), "it has no kernels"),
        (("-emit-llvm", "-c", "a.cpp"), "needs -fsycl-device-only"),
        (("-",), "standard input is a source where -x c++ says so"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "a.cpp").write_text("int main() {}\n")
    done = syclopt_cxx(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert message in done.stderr


class TestWhatMakefilesOfOthersSay:
    pytestmark = needs_clang

    OPENCL = """#include <sycl/sycl.hpp>
extern "C" int clGetPlatformIDs(unsigned, void *, unsigned *);
int main() { unsigned n; return clGetPlatformIDs(0, nullptr, &n); }
"""

    @pytest.mark.parametrize(
        "options",
        [
            ("-lsycl",),
            ("-l", "sycl", "-lpthread"),
            ("-lsycl", "-fsycl", "-fsycl-unnamed-lambda", "-fsycl-targets=spir64_x86_64", "-Wno-sycl-strict"),
            ("-fsycl-targets=spir64,spir64_x86_64", "-fsycl-device-code-split=per_kernel", "-fno-sycl-rdc"),
            ("-fsycl-id-queries-fit-in-int", "-Werror=sycl-strict"),
            ("--acpp-targets=omp",),
            ("--hipsycl-targets=generic",),
        ],
    )
    def test_a_program_is_made(self, options: tuple[str, ...], tmp_path: Path) -> None:
        (tmp_path / "a.cpp").write_text(SQUARES)
        done = syclopt_cxx(*options, "a.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert started(tmp_path / "app").stdout == "49\n"

    def test_a_library_that_is_nowhere_is_left_out(self, tmp_path: Path) -> None:
        (tmp_path / "a.cpp").write_text(SQUARES)
        done = syclopt_cxx("a.cpp", "-lOpenCL", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0
        assert done.stderr in ("", f"{LEFT_OUT}\n")
        assert started(tmp_path / "app").stdout == "49\n"

    def test_unless_something_needs_it(self, tmp_path: Path) -> None:
        (tmp_path / "a.cpp").write_text(self.OPENCL)
        done = syclopt_cxx("a.cpp", "-lOpenCL", "-o", "app", cwd=tmp_path)
        if done.returncode:
            assert LEFT_OUT in done.stderr
            assert "clGetPlatformIDs" in done.stderr

    def test_and_is_linked_where_it_is(self, tmp_path: Path) -> None:
        (tmp_path / "a.cpp").write_text(self.OPENCL)
        (tmp_path / "opencl.cpp").write_text(
            'extern "C" int clGetPlatformIDs(unsigned, void *, unsigned *) { return 42; }'
        )
        (tmp_path / "lib").mkdir()
        assert syclopt_cxx("-shared", "opencl.cpp", "-o", "lib/libOpenCL.so", cwd=tmp_path).returncode == 0
        path = f"-Wl,-rpath,{tmp_path / 'lib'}"
        done = syclopt_cxx("a.cpp", "-L", "lib", "-lOpenCL", path, "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert started(tmp_path / "app").returncode == 42

    def test_reports_of_gcov_and_gprof_are_not_promised(self, tmp_path: Path) -> None:
        (tmp_path / "a.cpp").write_text("int main() {}\n")
        done = syclopt_cxx("-pg", "--coverage", "-c", "a.cpp", cwd=tmp_path)
        said = [line.partition(": '")[2].partition("'")[0] for line in done.stderr.splitlines()]
        assert (done.returncode, said) == (0, ["-pg", "--coverage"])

    def test_other_options_of_adaptivecpp_are_unused(self, tmp_path: Path) -> None:
        (tmp_path / "a.cpp").write_text(SQUARES)
        done = syclopt_cxx("--acpp-platform=cpu", "a.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0
        assert "argument unused during compilation: '--acpp-platform=cpu'" in done.stderr


@needs_clang
def test_objects_of_the_other_front_end_are_refused(sources: Path) -> None:
    built(sources, "-c", "external.cpp")
    made, other = (f'"front_end": "{name}"'.encode() for name in (CLANG, DPCPP))
    code = (sources / "external.o").read_bytes()
    assert made in code
    (sources / "external.o").write_bytes(code.replace(made, other))
    done = syclopt_cxx("main.cpp", "external.o", cwd=sources)
    assert done.returncode == 1
    assert "external.o: error: its device code was compiled with -fsycl-frontend=dpcpp" in done.stderr


def fake(folder: Path, name: str, says: str, *, otherwise: str = "") -> str:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{says}'\n[ \"$1\" = --version ] && exit\n{otherwise}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("version", [version for version in range(16, 31) if shutil.which(f"clang++-{version}")])
def test_each_version_of_clang_makes_programs(sources: Path, version: int) -> None:
    built(sources, f"--cxx=clang++-{version}", "-c", "main.cpp", "external.cpp", "library.cpp")
    built(sources, f"--cxx=clang++-{version}", "main.o", "external.o", "library.o", "-o", "app")
    assert printed(sources / "app") == "6 15\n"


SORTS = """
#include <sycl/sycl.hpp>
#include <cctype>
#include <cstdio>
int main() {
  sycl::queue queue;
  int *p = sycl::malloc_shared<int>(7, queue);
  const int from[] = {3, 1, 4, 2, 1, 2, 0};
  std::copy(from, from + 7, p);
  queue.single_task([=] {
    std::sort(p, p + 4);
    std::sort(p + 4, p + 6, std::greater<int>());
    p[6] = isalpha('x') && !std::isdigit('x') && toupper('x') == 'X';
  }).wait();
  std::printf("%d %d %d %d, %d %d, %s\\n", p[0], p[1], p[2], p[3], p[4], p[5], p[6] ? "letter" : "none");
}
"""
needs_zig = pytest.mark.skipif(find_spec("ziglang") is None, reason="package 'ziglang' is not installed")


@needs_zig
def test_the_clang_of_zig_makes_programs_without_debug_information(sources: Path) -> None:
    built(sources, "--cxx=ziglang", "-save-temps", "main.cpp", "external.cpp", "library.cpp", "-o", "app")
    assert printed(sources / "app") == "6 15\n"
    assert "!DICompileUnit" not in (sources / "app_0.ll").read_text()


@needs_zig
class TestTheClangOfZig:
    def test_several_sources_are_checked_and_nothing_is_written(self, sources: Path) -> None:
        before = sorted(sources.iterdir())
        built(sources, "--cxx=ziglang", "-fsyntax-only", "main.cpp", "external.cpp")
        assert sorted(sources.iterdir()) == before

    @pytest.mark.parametrize(("option", "has_system"), [("-MD", True), ("-MMD", False)])
    def test_what_a_source_depends_on_is_written_beside_the_object(
        self, sources: Path, option: str, *, has_system: bool
    ) -> None:
        (sources / "own.hpp").write_text("")
        (sources / "external.cpp").write_text(f'#include "own.hpp"\n{EXTERNAL}')
        built(sources, "--cxx=ziglang", "-c", option, "external.cpp")
        made, *files = (sources / "external.d").read_text().replace("\\\n", " ").split()
        assert (made, {"external.cpp", "own.hpp"} <= {*files}) == ("external.o:", True)
        assert any(name.endswith("/cstddef") for name in files) is has_system
        assert (sources / "external.o").exists()

    def test_kernels_sort_numbers_and_ask_what_letters_are(self, tmp_path: Path) -> None:
        """libc++ has a part of both in its library, which devices do not have."""
        (tmp_path / "app.cpp").write_text(SORTS)
        built(tmp_path, "--cxx=ziglang", "app.cpp", "-o", "app")
        assert printed(tmp_path / "app") == "1 2 3 4, 2 1, letter\n"

    def test_objects_for_optimization_at_the_link_are_refused(self, sources: Path) -> None:
        done = syclopt_cxx("--cxx=ziglang", "-flto", "-c", "external.cpp", cwd=sources)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert "option '-flto': objects of zig are then bitcode" in done.stderr

    @pytest.mark.parametrize(
        ("wrong", "options"),
        [
            ("defined(NDEBUG) || defined(__AVX2__)", ()),
            ("!defined(NDEBUG) || !defined(__AVX2__)", ("-march=x86-64-v3", "-DNDEBUG")),
        ],
    )
    def test_options_mean_what_they_mean_to_clang(self, sources: Path, wrong: str, options: tuple[str, ...]) -> None:
        """Programs have assertions and run on other processors, unless they are told not to."""
        (sources / "macros.cpp").write_text(f"#if {wrong}\n#error wrong\n#endif\n")
        built(sources, "--cxx=ziglang", "-O2", *options, "-fsyntax-only", "macros.cpp")


@pytest.mark.parametrize("version", [version for version in range(16, 31) if shutil.which(f"clang++-{version}")])
@pytest.mark.parametrize("name", ["undefined", "external", "reference"])
def test_each_version_of_clang_has_its_errors_told(name: str, version: int, tmp_path: Path) -> None:
    text, message = BAD_SOURCES[name]
    (tmp_path / "bad.cpp").write_text(text)
    done = syclopt_cxx(f"--cxx=clang++-{version}", "bad.cpp", "-o", "app", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "bad.cpp:10:" in done.stderr
    assert message.removeprefix("calls ") in done.stderr


class TestCompilers:
    @pytest.mark.parametrize(
        ("says", "message"),
        [("g++ (Debian) 14.1", "is not clang"), ("Debian clang version 15.0.7", "is clang 15; install clang 16")],
    )
    def test_what_is_no_clang_or_too_old_is_refused(self, tmp_path: Path, says: str, message: str) -> None:
        with pytest.raises(FrontEndError, match=message):
            find_clang(fake(tmp_path, "compiler", says))

    def test_a_named_one_comes_first(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        named = fake(tmp_path, "named", "clang version 19.1.0")
        monkeypatch.setenv("SYCLOPT_CXX", fake(tmp_path, "variable", "clang version 17.0.1"))
        assert find_clang(None).version == 17
        assert find_clang(named).command == (named,)
        assert not find_clang(named).writes_our_text

    def test_the_newest_kind_that_writes_our_ir_comes_before_others(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for version in (23, 22, 16):
            fake(tmp_path, f"clang++-{version}", f"clang version {version}.1.0")
        monkeypatch.delenv("SYCLOPT_CXX", raising=False)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
        assert find_clang(None).version == 22

    @pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
    @pytest.mark.usefixtures("interruptible")
    def test_an_interrupt_ends_one_that_is_at_work(self, tmp_path: Path, number: int, status: int) -> None:
        clang = fake(tmp_path, "clang", "clang version 22.1.0", otherwise="> started; sleep 100")
        (tmp_path / "app.cpp").touch()
        words = [sys.executable, "-m", "syclopt.tools.cxx.driver", "-fsycl-frontend=clang", f"--cxx={clang}"]
        pipe = subprocess.PIPE
        with subprocess.Popen([*words, "app.cpp", "-o", "app"], cwd=tmp_path, stdout=pipe, stderr=pipe) as process:
            while not (tmp_path / "started").exists():
                assert process.poll() is None
                time.sleep(0.01)
            process.send_signal(number)
            said = process.communicate(timeout=60)  # the pipes are closed when no child holds them
        assert (as_shells_tell(process.returncode), said[1]) == (status, b"")
        assert not (tmp_path / "app").exists()

    def test_one_that_is_not_there_is_told(self) -> None:
        with pytest.raises(FrontEndError, match="the compiler 'nothing' is not there"):
            find_clang("nothing")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#include <sycl/sycl.hpp>\n", True),
        ("// A program.\n#include <iostream>\n#include <math.h>\n/* and */ #include <CL/sycl.hpp>\n", True),
        ("#define COUNT 10\nint x;\n#include <sycl/ext/x.hpp>\n#include <sycl/sycl.hpp>\n", True),
        ('#include "whole.hpp"\n', True),
        ('#include "check.hpp"\n#include <sycl/sycl.hpp>\n', True),
        ('#include "asks.hpp"\n#include <sycl/sycl.hpp>\n', False),
        ('#include "absent.hpp"\n#include <sycl/sycl.hpp>\n', False),
        ("#define NDEBUG\n#include <sycl/sycl.hpp>\n", False),
        ("#define SYCL_EXTERNAL\n#include <sycl/sycl.hpp>\n", False),
        ("#define min(a, b) (a)\n#include <sycl/sycl.hpp>\n", False),
        ("#undef COUNT\n#include <sycl/sycl.hpp>\n", False),
        ("#ifdef COUNT\n#include <sycl/sycl.hpp>\n#endif\n", False),
        ("#pragma pack(1)\n#include <sycl/sycl.hpp>\n", False),
        ("#include <boost/any.hpp>\n#include <sycl/sycl.hpp>\n", False),
        ("// #include <sycl/sycl.hpp>\n", False),
        ("", False),
    ],
)
def test_the_precompiled_header_is_used_where_it_means_the_same(text: str, tmp_path: Path, *, expected: bool) -> None:
    headers = {
        "check": "#pragma once\n#include <cmath>\n#define OWN_CHECK(x) \\\n  (x)\ninline int one() { return 1; }\n",
        "whole": "#ifndef WHOLE_HPP\n#define WHOLE_HPP\n#include <sycl/sycl.hpp>\n#if 1\n#endif\n#endif\n",
        "asks": "#ifdef SYCL_LANGUAGE_VERSION\n#define WITH_SYCL\n#endif\n",
    }
    for name, content in headers.items():
        (tmp_path / f"{name}.hpp").write_text(content)
    assert begins_with_whole_header(tmp_path / "source.cpp", text) is expected


@needs_clang
def test_what_a_source_depends_on_is_the_same_with_a_precompiled_header(sources: Path) -> None:
    for name, cache in (("without", "0"), ("with", "1")):
        arguments = ("-c", "-MD", "-MP", "-MF", f"{name}.d", "-MT", "external.o", "external.cpp", "-o", "external.o")
        done = syclopt_cxx(*arguments, cwd=sources, SYCLOPT_CACHE=cache, **own_cache(sources / "cache"))
        assert done.returncode == 0, done.stderr
    assert [*(sources / "cache").rglob("*.pch")]
    without, beside = ((sources / f"{name}.d").read_text().replace(":", "").split() for name in ("without", "with"))
    assert {*without} == {*beside}


@needs_clang
class TestHostCodeThatIsKept:
    """Host code of the headers, which is compiled once beside the precompiled header."""

    def test_objects_with_it_and_without_kept_files_are_one_program(self, sources: Path) -> None:
        for name, cache in (("main", "1"), ("external", "0")):
            done = syclopt_cxx("-c", f"{name}.cpp", cwd=sources, SYCLOPT_CACHE=cache)
            assert done.returncode == 0, done.stderr
        built(sources, "main.o", "external.o", "library.cpp", "-o", "app")
        assert printed(sources / "app") == "6 15\n"

    def test_it_is_made_anew_where_it_is_gone(self, sources: Path) -> None:
        kept = own_cache(sources / "cache")
        for _ in range(2):
            done = syclopt_cxx("main.cpp", "external.cpp", "library.cpp", "-o", "app", cwd=sources, **kept)
            assert done.returncode == 0, done.stderr
            assert printed(sources / "app") == "6 15\n"
            (made,) = (sources / "cache" / "syclopt").rglob("*.o")
            made.unlink()


def test_the_precompiled_header_that_was_not_used_for_longest_makes_room(tmp_path: Path) -> None:
    places = [tmp_path / f"{at}.pch" for at in range(8)]
    for at, place in enumerate(places):
        place.touch()
        os.utime(place, (at, at))
    note_use(places[0])
    make_room(tmp_path / "new.pch")
    assert [place.exists() for place in places] == [True, False, *[True] * 6]


def test_images_come_back_as_they_were_embedded() -> None:
    sets = PropertySets()
    sets.add("SYCL/kernel names", "a = b\nc", 1)
    sets.add("SYCL/registered kernels", "name", Blob.of_string("symbol"))
    first = embedded.EmbeddedImage(("one", "two"), sets, b"code\n\0")
    images = [first, embedded.EmbeddedImage((), PropertySets(), b"")]
    variables = [Variable("id", "symbol", 4, False, "read_write", None, False, b"\1\0\0\0")]
    found = embedded.from_bytes(embedded.to_bytes(images, variables), "app")
    assert found == (tuple(images), tuple(variables))
    with pytest.raises(InputError, match="app: error: its device images are of another version: found 'something'"):
        embedded.from_bytes(b"something", "app")


def test_device_code_in_assembly_is_one_entity() -> None:
    module = Module.parse("define void @f() {\n  ret void\n}\n")
    module.add(section_ir(module.copy(), "a.cpp"))
    (line,) = module.module_asm
    assert line.startswith('module asm ".section .syclopt.device_ir,')


@needs_clang
def test_a_program_whose_libraries_alone_use_sycl_has_devices(sources: Path) -> None:
    (sources / "caller.cpp").write_text("int on_device(int);\nint main() { return on_device(4); }\n")
    built(sources, "-shared", "-fPIC", "library.cpp", "-o", "liblibrary.so")
    built(sources, "caller.cpp", "-L.", "-llibrary", "-Wl,-rpath,$ORIGIN", "-o", "app")
    assert started(sources / "app").returncode == 12
