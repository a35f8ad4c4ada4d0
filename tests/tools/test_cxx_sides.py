"""Host and device side of one source: what they say is told once, and where they disagree it is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.sycl import needs_dpcpp, run_program, syclopt_cxx

pytestmark = needs_dpcpp

KERNEL = """
#include "number.hpp"
#include <sycl/sycl.hpp>
#include <cstdio>
#ifdef __SYCL_DEVICE_ONLY__
using Shared = float;
#else
using Shared = NAMED_BY;
#endif
template <class> class Kernel;
int main() {
  int unused;
  sycl::queue queue;
  long *out = sycl::malloc_shared<long>(1, queue);
  queue.single_task<Kernel<Shared>>([=] { *out = NUMBER; }).wait();
  std::printf("%ld\\n", *out);
}
"""
BY_HANDLER = KERNEL.replace(
    "queue.single_task<Kernel<Shared>>([=] { *out = NUMBER; }).wait();",
    "queue.submit([&](sycl::handler &h) { h.single_task<Kernel<Shared>>([=] { *out = NUMBER; }); }).wait();",
)
MACROS_MEANWHILE = """
#define MEANWHILE
#include <sycl/sycl.hpp>
#undef LENGTH
#undef Kernel
#include <cstdio>
template <int LENGTH> class Kernel;
int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.submit([&](sycl::handler &h) { h.single_task<Kernel<2>>([=] { *out = 42; }); }).wait();
  std::printf("%d\\n", *out);
}
"""
ATTRIBUTES = """
#include <sycl/sycl.hpp>
template <int Size> struct Body {
  int *out;
  [[sycl::reqd_sub_group_size(Size)]] void operator()(sycl::nd_item<1> item) const { out[item.get_global_id(0)] += 1; }
};
[[sycl::device_has(sycl::aspect::cpu)]] SYCL_EXTERNAL void used(int *out) { *out += 1; }
void run(sycl::queue queue, int *out) {
  const sycl::nd_range<1> range(32, 16);
  queue.parallel_for<class A>(range, Body<16>{out});
  queue.parallel_for<class B>(range, [=](sycl::nd_item<1>)[[sycl::reqd_work_group_size(16)]] { used(out); });
  queue.parallel_for<class C>(range, [=](sycl::nd_item<1>)[[sycl::work_group_size_hint(16)]] { used(out); });
  queue.parallel_for<class D>(range, [=](sycl::nd_item<1>)[[intel::kernel_args_restrict]] { used(out); });
}
"""
HOSTS = [
    pytest.param(name, marks=pytest.mark.skipif(shutil.which(name) is None, reason=f"no {name}"))
    for name in ("g++", "clang++-22")
]
ODD_NAME = 'a b "q" #$é.cpp'


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / ODD_NAME
    path.write_text(KERNEL)
    (tmp_path / "number.hpp").write_text("#define NUMBER 42\n")
    return path


def test_a_warning_of_both_is_told_once_whatever_the_source_is_called(source: Path) -> None:
    options = ["-Wall", "-DNAMED_BY=float", "-MD", "-o", "app"]
    done = syclopt_cxx("-fsycl", *options, ODD_NAME, cwd=source.parent)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") == 3
    assert done.stderr.startswith(f"{ODD_NAME}:12:7: warning: unused variable 'unused'\n")
    assert run_program(source.parent / "app") == "42\n"
    assert ' a\\ b\\ "q"\\ \\#$$é.cpp ' in (source.parent / "app.d").read_text()


def test_kernels_of_the_host_side_alone_are_refused(source: Path) -> None:
    done = syclopt_cxx("-fsycl", "-w", "-DNAMED_BY=int", "-c", ODD_NAME, "-o", "app.o", cwd=source.parent)
    assert done.returncode == 1
    assert "error: host code submits kernels that device code does not have: 'Kernel<int>'" in done.stderr
    assert not (source.parent / "app.o").exists()


@pytest.mark.parametrize("host", HOSTS)
def test_kernels_that_a_handler_gets_are_refused_too(host: str, tmp_path: Path) -> None:
    (tmp_path / "number.hpp").write_text("#define NUMBER 42\n")
    (tmp_path / "app.cpp").write_text(BY_HANDLER)
    command = ["-fsycl", f"-fsycl-host-compiler={host}", "-w", "-DNAMED_BY=int", "-c", "app.cpp"]
    done = syclopt_cxx(*command, cwd=tmp_path)
    assert done.returncode == 1
    assert "error: host code submits kernels that device code does not have: 'Kernel<int>'" in done.stderr


@pytest.mark.parametrize(("host", "macro"), [("g++", "LENGTH 5"), ("clang++-22", "Kernel Other")])
def test_a_header_that_is_wrong_where_it_stands_comes_first(host: str, macro: str, tmp_path: Path) -> None:
    """It is refused with a number for a name, and tells of another kernel with another name."""
    if shutil.which(host) is None:
        pytest.skip(f"no {host}")
    (tmp_path / "app.cpp").write_text(MACROS_MEANWHILE.replace("MEANWHILE", macro))
    done = syclopt_cxx("-fsycl", f"-fsycl-host-compiler={host}", "app.cpp", "-o", "app", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert run_program(tmp_path / "app") == "42\n"


@pytest.mark.parametrize("host", HOSTS)
def test_attributes_of_kernels_are_no_fault_of_host_code(host: str, tmp_path: Path) -> None:
    (tmp_path / "app.cpp").write_text(ATTRIBUTES)
    strict = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
    done = syclopt_cxx("-fsycl", f"-fsycl-host-compiler={host}", *strict, "-c", "app.cpp", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("clang++-22") is None, reason="no clang++-22")
def test_kernels_may_have_the_names_of_classes_of_classes(tmp_path: Path) -> None:
    (tmp_path / "app.cpp").write_text("""
#include <sycl/sycl.hpp>
#include <cstdio>
struct deep { class name; template <class T> struct outer { class name; }; };
int main() {
  sycl::queue queue;
  int *all = sycl::malloc_shared<int>(3, queue);
  queue.single_task<deep::name>([=] { all[0] = 1; }).wait();
  queue.single_task<deep::outer<int>::name>([=] { all[1] = 2; }).wait();
  queue.parallel_for<deep::outer<float>::name>(3, [=](sycl::id<1> i) { if (i == 2) all[2] = 3; }).wait();
  std::printf("%d %d %d\\n", all[0], all[1], all[2]);
}
""")
    done = syclopt_cxx("-fsycl", "-fsycl-host-compiler=clang++-22", "app.cpp", "-o", "app", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert run_program(tmp_path / "app") == "1 2 3\n"


def test_two_kernels_of_one_name_are_told_with_their_lines(tmp_path: Path) -> None:
    kernel = "void {}(sycl::queue queue) {{ queue.single_task<class k>([=] {{}}); }}\n"
    (tmp_path / "app.cpp").write_text(f"#include <sycl/sycl.hpp>\n{kernel.format('one')}{kernel.format('two')}")
    done = syclopt_cxx("-fsycl", "-c", "app.cpp", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "app.cpp: error: two kernels are called 'k', at app.cpp:2 and at app.cpp:3;" in done.stderr


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_a_header_that_changes_meanwhile_is_told(source: Path) -> None:
    compiler = source.parent / "slow-g++"
    compiler.write_text('#!/bin/sh\nsleep 0.1\ntouch number.hpp\nexec g++ "$@"\n')
    compiler.chmod(0o755)
    options = ["-fsycl-host-compiler=./slow-g++", "-w", "-DNAMED_BY=float", "-o", "app"]
    done = syclopt_cxx("-fsycl", *options, ODD_NAME, cwd=source.parent)
    assert done.returncode == 1
    assert done.stderr.startswith("number.hpp: error: it changed while the program was compiled")
    assert not (source.parent / "app").exists()


def test_code_that_the_translator_lacks_is_named(source: Path) -> None:
    options = ["-w", "-DNAMED_BY=float", "-DNUMBER=__builtin_readcyclecounter()", "-o", "app"]
    (source.parent / "number.hpp").write_text("")
    done = syclopt_cxx("-fsycl", *options, ODD_NAME, cwd=source.parent)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"{ODD_NAME}: error: DPC++'s compiler library ended")
    assert "llvm.readcyclecounter" in done.stderr
    assert not (source.parent / "app").exists()
