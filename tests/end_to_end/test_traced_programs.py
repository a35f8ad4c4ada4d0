"""Traces of programs by a stock clang: what they launch, copy and fill, however they end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.clang_programs import build, needs_clang, started

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = needs_clang

PROGRAM = """
#include <cstdio>
#include <sycl/sycl.hpp>
struct at_the_end {
  sycl::queue queue;
  ~at_the_end() { queue.single_task<class Last>([] {}).wait(); }
} last;
int main() {
  sycl::queue queue;
  int *p = sycl::malloc_shared<int>(64, queue), copy[64];
  for (int i = 0; i < 3; ++i)
    queue.parallel_for<class Grow>(sycl::range<2>(8, 8), [=](sycl::item<2> i) { p[i.get_linear_id()] += 1; }).wait();
  queue.fill(p, 7, 64).wait();
  queue.copy(p, copy, 64).wait();
  queue.submit([&](sycl::handler &h) { h.host_task([] {}); }).wait();
  sycl::free(p, queue);
  std::printf("%d\\n", copy[63]);
  std::exit(3);
}
"""


def test_the_environment_asks_for_a_trace_of_a_program(tmp_path: Path) -> None:
    program = build(PROGRAM, tmp_path / "program")
    done = started(program, SYCLRT_TRACE=str(tmp_path / "run.json"))
    assert (done.returncode, done.stdout, done.stderr) == (3, "7\n", "")
    events = json.loads((tmp_path / "run.json").read_text())["traceEvents"]
    commands = [(one["name"], one["args"]) for one in events if one.get("cat") == "command"]
    grow = ("Grow", {"type": "KERNEL", "range": "(8, 8)"})
    assert commands == [
        *(grow, grow, grow),
        ("MEMFILL", {"type": "MEMFILL", "bytes": 256}),
        ("MEMCPY", {"type": "MEMCPY", "bytes": 256}),
        ("HOST_TASK", {"type": "HOST_TASK"}),
        ("Last", {"type": "KERNEL", "range": "1"}),
    ]
