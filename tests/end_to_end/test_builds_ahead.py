"""Programs that launch many kernels: others are built meanwhile, and only so many."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clang_programs import built_once, needs_clang, started

from syclopt.child_processes import available_cores

pytestmark = needs_clang

PROGRAM = """
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sycl/sycl.hpp>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
constexpr int all = 48;
template <int N> void launch(sycl::queue &queue, int *sum) {
  if constexpr (N % 2)
    queue.parallel_for(sycl::nd_range<1>(4, 4), [=](sycl::nd_item<1> item) {
      if (item.get_local_id(0) == 3)
        *sum += N;
    }).wait();
  else
    queue.single_task([=] { *sum += N; }).wait();
}
template <int... N>
void launch_all(sycl::queue &queue, int *sum, int begin, int end, std::integer_sequence<int, N...>) {
  ((begin <= N && N < end ? launch<N>(queue, sum) : void()), ...);
}
long kept() {
  long count = 0;
  for (const auto &one : std::filesystem::recursive_directory_iterator(std::getenv("SYCLRT_CACHE_DIR")))
    count += one.is_regular_file();
  return count;
}
int main(int, char **argv) {
  sycl::queue queue{sycl::cpu_selector_v};
  int *sum = sycl::malloc_shared<int>(1, queue);
  *sum = 0;
  const auto launch_some = [&](int begin, int end) {
    launch_all(queue, sum, begin, end, std::make_integer_sequence<int, all>());
  };
  launch_some(0, 15);
  const long before = kept();
  launch_some(15, 20);
  if (argv[1][0] == 'w') // until there is more than what was launched
    while (kept() <= before + 5)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
  if (argv[1][0] == 'f') {
    if (const pid_t child = fork()) {
      int status = 0;
      waitpid(child, &status, 0);
      std::printf("%d ", status);
      std::fflush(stdout);
    } else {
      launch_some(20, 24);
      _exit(*sum == 24 * 23 / 2 ? 0 : 1);
    }
  }
  launch_some(20, all);
  std::printf("%d\\n", *sum);
}
"""
SUM = 48 * 47 // 2


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory, "builds_ahead", PROGRAM)


@pytest.mark.skipif(available_cores() < 2, reason="a thread builds ahead where there is a core for it")
def test_others_are_built_meanwhile(program: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir(mode=0o700)
    assert started(program, "wait", SYCLRT_CACHE_DIR=str(tmp_path / "cache")).stdout == f"{SUM}\n"


def test_a_program_may_fork_meanwhile(program: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir(mode=0o700)
    assert started(program, "fork", SYCLRT_CACHE_DIR=str(tmp_path / "cache")).stdout == f"0 {SUM}\n"
