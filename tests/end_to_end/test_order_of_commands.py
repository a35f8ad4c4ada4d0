"""What of a program waits for what: the host and commands that use one buffer, and commands of several threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.clang_programs import build, needs_clang, started

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = needs_clang

HOST_ACCESS = r"""
#include <cstdio>
#include <sycl/sycl.hpp>

template <class Access> int after_the_host(Access access) {
  sycl::buffer<int> buffer{sycl::range<1>(1)};
  sycl::queue queue;
  {
    auto host = access(buffer);
    const auto copy = host;
    host[0] = 1;
    queue.submit([&](sycl::handler &handler) {
      sycl::accessor device(buffer, handler);
      handler.single_task([=] { device[0] *= 10; });
    });
    copy[0] = 2;
  }
  return sycl::host_accessor(buffer)[0];
}

int main() {
  std::printf("%d\n", after_the_host([](auto &buffer) { return sycl::host_accessor(buffer); }));
  std::printf("%d\n", after_the_host([](auto &buffer) { return buffer.get_host_access(); }));
  constexpr auto write = sycl::access_mode::write;
  std::printf("%d\n", after_the_host([](auto &buffer) { return buffer.template get_access<write>(); }));

  sycl::buffer<int> buffer{sycl::range<1>(1)};
  sycl::host_accessor(buffer, sycl::write_only)[0] = 5;
  const sycl::host_accessor reader(buffer, sycl::read_only); // in the way of nobody who reads
  int *seen = sycl::malloc_shared<int>(1, sycl::queue());
  sycl::queue queue;
  queue.submit([&](sycl::handler &handler) {
    sycl::accessor device(buffer, handler, sycl::read_only);
    handler.single_task([=] { *seen = device[0]; });
  }).wait();
  std::printf("%d\n", *seen);
}
"""

THREADS = r"""
#include <cstdio>
#include <sycl/sycl.hpp>
#include <thread>
#include <vector>

int main() {
  constexpr int threads = 4, turns = 200;
  int first = 0, second = 0;
  {
    sycl::buffer<int> one(&first, sycl::range<1>(1)), other(&second, sycl::range<1>(1));
    std::vector<std::thread> all;
    for (int t = 0; t < threads; ++t)
      all.emplace_back([&, t] {
        sycl::queue queue;
        for (int turn = 0; turn < turns; ++turn)
          queue.submit([&](sycl::handler &handler) {
            sycl::accessor a(t % 2 ? one : other, handler), b(t % 2 ? other : one, handler);
            handler.single_task([=] {
              const int sum = a[0] + b[0];
              for (volatile int pause = 0; pause < 2000; pause = pause + 1)
                ;
              a[0] = sum - b[0] + 1;
              b[0] = sum - a[0] + 2;
            });
          });
      });
    for (auto &thread : all)
      thread.join();
  }
  std::printf("%d\n", first + second);
}
"""


def test_commands_wait_for_accessors_of_the_host(tmp_path: Path) -> None:
    assert started(build(HOST_ACCESS, tmp_path / "program")).stdout.splitlines() == ["20", "20", "20", "5"]


def test_commands_of_several_threads_follow_each_other(tmp_path: Path) -> None:
    assert started(build(THREADS, tmp_path / "program")).stdout == f"{4 * 200 * 2}\n"
