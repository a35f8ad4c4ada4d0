"""Accessors of the host: what waits for their end, and what is said to a thread that waits for its own."""

from __future__ import annotations

import subprocess
from pathlib import Path
from threading import get_ident

import pytest
from tests.clang_programs import built_once, needs_clang, started

from syclrt.memory.host_use import PATIENCE, HostUse

PROGRAM = r"""
#include <cstdio>
#include <cstring>
#include <future>
#include <memory>
#include <sycl/sycl.hpp>
#include <thread>
int main(int, char **argv) {
  const auto is = [&](const char *what) { return std::strcmp(argv[1], what) == 0; };
  sycl::queue queue;
  auto buffer = std::make_unique<sycl::buffer<int>>(sycl::range<1>(8));
  const auto command = [&] {
    return queue.submit([&](sycl::handler &h) {
      sycl::accessor all(*buffer, h, sycl::write_only);
      h.parallel_for(8, [=](sycl::id<1> i) { all[i] = 7; });
    });
  };
  auto host = std::make_unique<sycl::host_accessor<int>>(*buffer);
  auto held = command();
  if (is("event"))
    held.wait();
  if (is("queue"))
    queue.wait();
  if (is("accessor"))
    sycl::host_accessor(*buffer, sycl::read_only);
  if (is("buffer"))
    buffer.reset();
  if (is("other thread")) {
    std::promise<void> waits;
    std::thread other([&] { waits.get_future().wait(); host.reset(); });
    waits.set_value();
    held.wait();
    other.join();
  }
  if (is("something else")) {
    for (int i = 0; i < 9; ++i)
      command();
    int *place = sycl::malloc_shared<int>(1, queue);
    queue.single_task([=] { *place = 5; }).wait();
    std::promise<void> ran;
    queue.submit([&](sycl::handler &h) { h.host_task([&] { ran.set_value(); }); });
    ran.get_future().wait();
    host.reset();
    queue.wait();
  }
  std::printf("%d\n", sycl::host_accessor(*buffer)[0]);
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory, "host_accessors", PROGRAM)


@needs_clang
def test_a_thread_that_waits_for_its_own_accessor_is_told(program: Path) -> None:
    waits = ("event", "queue", "accessor", "buffer")
    running = [subprocess.Popen([program, what], stderr=subprocess.PIPE, text=True) for what in waits]
    try:
        for what, process in zip(waits, running, strict=True):
            assert process.stderr is not None
            line = process.stderr.readline()
            assert line.startswith("syclrt: warning: a thread waits for what cannot begin"), what
            assert "host_accessor" in line, what
            assert "destroy it before you wait" in line, what
    finally:
        for process in running:
            process.kill()
            process.communicate()


@needs_clang
@pytest.mark.parametrize("what", ["other thread", "something else"])
def test_what_ends_with_the_accessor_goes_on(program: Path, what: str) -> None:
    """Also what has nothing to do with the buffer, however many commands wait for the accessor."""
    assert started(program, what).stdout == "7\n"


def test_nobody_is_told_whom_another_thread_may_help(capsys: pytest.CaptureFixture[str]) -> None:
    others = HostUse(thread=get_ident() + 1)
    others.note_wait(10 * PATIENCE)
    own = HostUse()
    own.note_wait(PATIENCE / 2)
    assert capsys.readouterr().err == ""
    own.note_wait(PATIENCE)
    own.note_wait(2 * PATIENCE)
    assert capsys.readouterr().err.count("\n") == 1
