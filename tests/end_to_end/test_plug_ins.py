"""Shared libraries that a program of one compile opens and closes: kernels of headers, other code under one name."""

from __future__ import annotations

from pathlib import Path

from tests.clang_programs import needs_clang, started, syclopt_cxx

pytestmark = needs_clang

HEADER = """
#pragma once
#include <cstdio>
#include <new>
#include <sycl/sycl.hpp>
namespace oneapi = sycl::ext::oneapi::experimental;
inline oneapi::device_global<int> of_all;
template <class T> T tripled(sycl::queue q, T x) { // has a kernel that all have who include this
  T *place = sycl::malloc_shared<T>(1, q);
  q.single_task([=] { *place = 3 * x + of_all++; }).wait();
  const T found = *place;
  sycl::free(place, q);
  return found;
}
struct shapes;
#define OF_SHAPES SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable<shapes>)
struct Shape {
  virtual OF_SHAPES int corners() const { return 1; }
};
inline int corners_of(sycl::queue q, const Shape *shape) {
  int *place = sycl::malloc_shared<int>(1, q);
  q.single_task(oneapi::properties{oneapi::calls_indirectly<shapes>}, [=] { *place = shape->corners(); }).wait();
  const int found = *place;
  sycl::free(place, q);
  return found;
}
struct Sized { // which plug-ins have their own of
  SIZED own;
  int *place;
  void operator()() const { *place = static_cast<int>(sizeof own); }
};
inline int size_of_own(sycl::queue q) {
  int *place = sycl::malloc_shared<int>(1, q);
  *place = 0;
  try {
    q.single_task(Sized{{}, place}).wait();
  } catch (const sycl::exception &error) {
    std::puts(error.what());
  }
  const int found = *place;
  sycl::free(place, q);
  return found;
}
"""
PLUG_IN = """
#define SIZED struct { int numbers[8]; }
#include "header.hpp"
static oneapi::device_global<int> calls;
struct Step { // has one name in all plug-ins
  int *place;
  void operator()() const { *place = 10 * VERSION + ++calls; }
};
namespace {
struct Polygon : Shape {
  OF_SHAPES int corners() const override { return 3 + VERSION; }
};
}
extern "C" void make(sycl::queue *q, Shape *place) { q->single_task([=] { new (place) Polygon; }).wait(); }
extern "C" int step() {
  sycl::queue q;
  int *place = sycl::malloc_shared<int>(1, q);
  q.single_task(Step{place}).wait();
  const int found = *place;
  sycl::free(place, q);
  return 1000 * tripled(q, 2) + found;
}
extern "C" int size() { return size_of_own(sycl::queue()); }
"""
PROGRAM = """
#define SIZED char
#include "header.hpp"
#include <dlfcn.h>
#include <filesystem>
using function = int();
int main(int, char **arguments) {
  std::filesystem::current_path(arguments[1]);
  sycl::queue q;
  std::printf("%d\\n", tripled(q, 1));
  auto *shapes = static_cast<Shape *>(sycl::malloc_shared(2 * sizeof(Shape), q));
  q.single_task([=] { new (shapes) Shape; }).wait();
  for (const char *version : {"./one.so", "./two.so", "./two.so"}) {
    std::filesystem::copy_file(version, "plug_in.so", std::filesystem::copy_options::overwrite_existing);
    void *library = dlopen("./plug_in.so", RTLD_NOW | RTLD_LOCAL);
    auto *step = reinterpret_cast<function *>(dlsym(library, "step"));
    reinterpret_cast<void (*)(sycl::queue *, Shape *)>(dlsym(library, "make"))(&q, shapes + 1);
    // One was made before, and one by the library.
    const int corners = corners_of(q, shapes) + 10 * corners_of(q, shapes + 1);
    std::printf("%d %d %d\\n", step(), step(), corners);
    dlclose(library);
  }
  std::printf("%d\\n", size_of_own(q));
  void *library = dlopen("./plug_in.so", RTLD_NOW | RTLD_LOCAL);
  std::printf("%d\\n", reinterpret_cast<function *>(dlsym(library, "size"))());
}
"""


def test_plug_ins_share_kernels_of_headers_and_come_and_go(tmp_path: Path) -> None:
    for name, text in (("header.hpp", HEADER), ("plug_in.cpp", PLUG_IN), ("main.cpp", PROGRAM)):
        (tmp_path / name).write_text(text)
    for version, name in enumerate(("one.so", "two.so"), 1):
        done = syclopt_cxx("-shared", "-fPIC", f"-DVERSION={version}", "plug_in.cpp", "-o", name, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
    done = syclopt_cxx("main.cpp", "-ldl", "-o", "app", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    ran = started(tmp_path / "app", str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    refusal = "kernel 'Sized' has arguments of 16 bytes, found 40"
    assert ran.stdout.splitlines() == ["3", "7011 8012 41", "9021 10022 51", "11021 12022 51", "1", refusal, "0"]


SHARED = """
#pragma once
#include <cstdio>
#include <sycl/sycl.hpp>
SYCL_EXTERNAL int counted(int);
extern sycl::ext::oneapi::experimental::device_global<int> count;
"""
LIBRARY = """
#include "shared.hpp"
sycl::ext::oneapi::experimental::device_global<int> count;
SYCL_EXTERNAL int counted(int x) { return x + 10 * ++count; }
"""
USER = """
#include "shared.hpp"
int main() {
  sycl::queue q;
  int *found = sycl::malloc_shared<int>(2, q);
  const int start = 4;
  q.copy(&start, count).wait();
  q.single_task([=] { found[0] = counted(3) + ++count; }).wait();
  q.copy(count, found + 1).wait();
  std::printf("%d %d\\n", found[0], found[1]);
}
"""


def test_device_code_of_libraries_is_used_where_both_sides_allow_it(tmp_path: Path) -> None:
    for name, text in (("shared.hpp", SHARED), ("library.cpp", LIBRARY), ("main.cpp", USER)):
        (tmp_path / name).write_text(text)
    allow = "-fsycl-allow-device-image-dependencies"
    library = syclopt_cxx("-shared", "-fPIC", allow, "library.cpp", "-o", "liblibrary.so", cwd=tmp_path)
    assert (library.returncode, library.stderr) == (0, "")
    link = ("main.cpp", "-L.", "-llibrary", "-Wl,-rpath,$ORIGIN", "-o", "app")
    refused = syclopt_cxx(*link, cwd=tmp_path)
    assert (refused.returncode, "calls 'counted(int)'" in refused.stderr) == (1, True)
    done = syclopt_cxx(allow, *link, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert started(tmp_path / "app").stdout == "59 6\n"
