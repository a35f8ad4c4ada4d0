"""Programs that a stock clang compiles once: they pass their checks, and behave as any other program does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.clang_programs import PROGRAMS, built_once, needs_clang, started, syclopt_cxx

pytestmark = needs_clang

BEHAVIOUR = r"""
#include <sycl/sycl.hpp>
#include <atomic>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <future>
#include <iostream>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

int on_device(int value) {
  sycl::queue queue;
  int *place = sycl::malloc_shared<int>(1, queue);
  queue.single_task([=] { *place = value; }).wait();
  const int found = *place;
  sycl::free(place, queue);
  return found;
}
struct global {
  int number = on_device(1);
  ~global() { std::printf("destructor %d\n", on_device(2)); }
} one;
double initgroups = 0.5; // as a function of C is called
thread_local int of_thread = 5;

int main(int argc, char **argv) {
  std::printf("constructor %d, %d arguments\n", one.number, argc);
  for (int i = 0; i < argc; ++i)
    std::cout << argv[i] << "\n";
  const char *what = argc > 1 ? argv[1] : "";
  if (!std::strcmp(what, "throw"))
    throw std::runtime_error("nobody catches this");
  if (!std::strcmp(what, "asynchronous"))
    sycl::queue{sycl::gpu_selector_v};
  if (!std::strcmp(what, "halves")) {
    sycl::queue queue;
    double *place = sycl::malloc_shared<double>(1, queue);
    queue.single_task<class Halves>([=] { *place /= 2; }).wait();
  }
  if (!std::strcmp(what, "exit"))
    std::exit(42);
  if (!std::strcmp(what, "fault"))
    *static_cast<volatile int *>(nullptr) = 1;
  if (!std::strcmp(what, "locale"))
    std::printf("locale %s %s\n", std::setlocale(LC_ALL, nullptr), std::getenv("LC_CTYPE") ? "given" : "not given");
  if (!std::strcmp(what, "forks")) {
    std::atomic<bool> goes_on{true};
    std::thread busy([&] {
      for (sycl::queue queue; goes_on;)
        queue.submit([&](sycl::handler &h) { h.host_task([] {}); }).wait();
    });
    int sum = 0;
    for (int i = 0; i < 20; ++i) {
      std::fflush(stdout);
      if (fork() == 0)
        _exit(on_device(i));
      int status = 0;
      wait(&status);
      sum += WEXITSTATUS(status);
    }
    goes_on = false;
    busy.join();
    std::printf("children %d\n", sum);
  }
  if (!std::strcmp(what, "wait")) {
    std::puts("waiting");
    std::fflush(stdout);
    pause();
  }
  if (!std::strcmp(what, "fork")) {
    std::fflush(stdout);
    if (fork() == 0)
      _exit(on_device(7));
    int status = 0;
    wait(&status);
    std::printf("child %d\n", WEXITSTATUS(status));
  }
  auto later = std::async(std::launch::async, [] { return of_thread = on_device(3); });
  const auto task = [] { std::puts("host task"); };
  std::thread([=] { sycl::queue().submit([&](sycl::handler &h) { h.host_task(task); }).wait(); }).join();
  std::printf("thread %d %d %g\n", later.get(), of_thread, initgroups);
  std::printf("before ");
  sycl::queue().single_task([] { sycl::ext::oneapi::experimental::printf("in the kernel "); }).wait();
  std::puts("after");
  try {
    throw std::runtime_error("caught");
  } catch (const std::exception &error) {
    std::puts(error.what());
  }
  return 3;
}
"""


# Errors of tasks that nobody asks for, and the times of a reduction that runs while another command does.
LEFT_OVER = """
#include <sycl/sycl.hpp>
#include <cstdio>
#include <stdexcept>
#include <string>
template <int N> constexpr sycl::specialization_id<int> of_template{N};
struct numbers { int first; float second; };
constexpr sycl::specialization_id<numbers> aggregate{1, 2.5};
struct behind_the_name {
  void operator() [[sycl::reqd_work_group_size(8)]] (sycl::nd_item<1>) const {}
};
static void fail(sycl::queue q, const char *what) {
  q.submit([&](sycl::handler &h) { h.host_task([=] { throw std::runtime_error(what); }); });
  q.wait();
}
static auto told_by(const char *who) {
  return [=](sycl::exception_list list) {
    for (const auto &one : list)
      try {
        std::rethrow_exception(one);
      } catch (const std::runtime_error &error) {
        std::printf("%s: %s\\n", who, error.what());
      }
  };
}
int main(int, char **argv) {
  const std::string what = argv[1];
  if (what == "reported") {
    sycl::context context(told_by("context"));
    sycl::event kept;
    {
      sycl::queue first(told_by("queue")), same = first, other(context, sycl::device());
      kept = first.single_task([] {});
      fail(first, "one");
      fail(other, "two");
      { sycl::queue third = same; }
      std::puts("still there");
    }
    std::puts("gone");
  } else if (what == "destroyed") {
    { sycl::queue q; fail(q, "one"); fail(q, "two"); }
    std::puts("goes on");
  } else if (what == "asked") {
    sycl::queue q;
    fail(q, "three");
    try { q.throw_asynchronous(); } catch (...) { std::puts("caught"); }
  } else if (what == "constants") {
    sycl::queue q;
    int *out = sycl::malloc_shared<int>(3, q);
    q.submit([&](sycl::handler &h) {
      h.set_specialization_constant<of_template<3>>(30);
      h.single_task([=](sycl::kernel_handler k) {
        out[0] = k.get_specialization_constant<of_template<3>>();
        out[1] = k.get_specialization_constant<of_template<4>>();
        out[2] = int(k.get_specialization_constant<aggregate>().second * 2);
      });
    }).wait();
    std::printf("%d %d %d\\n", out[0], out[1], out[2]);
  } else if (what == "aspects") {
    sycl::queue q;
    int *out = sycl::malloc_shared<int>(4, q), refused = 0;
    out[0] = out[1] = out[2] = 0;
    const auto run = [&](auto kernel) {
      try {
        q.single_task(kernel).wait();
      } catch (const sycl::exception &error) {
        refused += error.code() == sycl::errc::kernel_not_supported;
      }
    };
    run([=]() [[sycl::device_has(sycl::aspect::cpu)]] { out[0] = 1; });
    run([=]() [[sycl::device_has(sycl::aspect::gpu)]] { out[1] = 1; });
    run([=]() [[sycl::device_has()]] { out[2] = 1; });
    q.parallel_for(sycl::nd_range<1>(8, 8), behind_the_name()).wait();
    try {
      q.parallel_for(sycl::nd_range<1>(8, 4), behind_the_name()).wait();
    } catch (const sycl::exception &error) {
      out[2] *= error.code() == sycl::errc::nd_range ? 3 : 2;
    }
    std::printf("%d %d %d\\n", refused, out[0] + out[1], out[2]);
  } else if (what == "arguments") {
    sycl::queue q;
    int *out = sycl::malloc_shared<int>(2, q);
    int three = 3;
    q.single_task<class Sum>([=] { *out = three; }).wait();
    const auto bundle = sycl::get_kernel_bundle<sycl::bundle_state::executable>(q.get_context());
    const auto launch = [&](auto... arguments) {
      try {
        q.submit([&](sycl::handler &h) {
          h.set_args(arguments...);
          h.single_task(bundle.get_kernel<class Sum>());
        }).wait();
        std::printf("%d\\n", *out);
      } catch (const sycl::exception &error) {
        std::puts(error.code() == sycl::errc::kernel_argument ? "refused" : error.what());
      }
    };
    launch(), launch(out), launch(out, 4), launch(out, 5, 6.0, 7.0);
  } else {
    sycl::queue q(sycl::property::queue::enable_profiling{});
    int *flags = sycl::malloc_shared<int>(3, q);
    flags[0] = flags[1] = flags[2] = 0;
    using flag = sycl::atomic_ref<int, sycl::memory_order::acq_rel, sycl::memory_scope::system>;
    sycl::event reduction = q.parallel_for(1, sycl::reduction(flags + 2, sycl::plus<>()), [=](sycl::id<1>, auto &sum) {
      flag(flags[0]).store(1);
      while (!flag(flags[1]).load());
      sum += 5;
    });
    while (!flag(flags[0]).load());
    sycl::event meanwhile = q.submit([](sycl::handler &h) { h.host_task([] {}); });
    meanwhile.wait();
    flag(flags[1]).store(1);
    reduction.wait();
    using namespace sycl::info::event_profiling;
    const auto begin = reduction.get_profiling_info<command_start>(), end = reduction.get_profiling_info<command_end>();
    const bool is_in_order = reduction.get_profiling_info<command_submit>() <= begin;
    const bool is_around =
        begin <= meanwhile.get_profiling_info<command_start>() && meanwhile.get_profiling_info<command_end>() <= end;
    std::printf("%d %d %d\\n", flags[2], is_in_order, is_around);
  }
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory, "behaviour", BEHAVIOUR)


@pytest.mark.parametrize("name", sorted(path.stem for path in PROGRAMS.glob("*.cpp") if "_other" not in path.stem))
def test_a_program_passes_its_checks(name: str, tmp_path: Path) -> None:
    sources = [PROGRAMS / f"{name}.cpp", *PROGRAMS.glob(f"{name}_other.cpp")]
    done = syclopt_cxx("-O2", "-Wall", "-Werror", *sources, "-o", tmp_path / "app")
    assert done.returncode == 0, done.stderr
    ran = started(tmp_path / "app")
    assert (ran.returncode, ran.stdout[-5:]) == (0, "PASS\n"), ran.stdout + ran.stderr
    ran = started(tmp_path / "app", SYCLRT_NATIVE_CPU_ASPECTS="-fp64")
    assert (ran.returncode, ran.stdout[-5:]) == (0, "PASS\n"), ran.stdout + ran.stderr


class TestProcess:
    def test_arguments_streams_and_status_are_those_of_any_program(self, program: Path) -> None:
        words = "a b", "\u00e9", os.fsdecode(b"\xff\xfe")
        ran = started(program, *words)
        assert ran.stdout.splitlines() == [
            *("constructor 1, 4 arguments", str(program), *words),
            *("host task", "thread 3 5 0.5", "before in the kernel after", "caught", "destructor 2"),
        ]
        assert ran.returncode == 3

    def test_an_exception_that_nobody_catches_ends_the_program(self, program: Path) -> None:
        ran = started(program, "throw")
        assert ran.returncode == -signal.SIGABRT
        assert "nobody catches this" in ran.stderr

    def test_errors_of_the_runtime_are_exceptions(self, program: Path) -> None:
        ran = started(program, "asynchronous", ONEAPI_DEVICE_SELECTOR="native_cpu:*")
        assert ran.returncode == -signal.SIGABRT
        assert "no device is one that the selector takes" in ran.stderr

    def test_messages_name_kernels_as_the_program_does(self, program: Path) -> None:
        ran = started(program, "halves", SYCLRT_NATIVE_CPU_ASPECTS="-fp64")
        assert ran.returncode == -signal.SIGABRT
        assert "kernel 'Halves' cannot run on" in ran.stderr
        assert "lacks aspect 'fp64'" in ran.stderr

    def test_exit_runs_destructors(self, program: Path) -> None:
        ran = started(program, "exit")
        assert (ran.returncode, ran.stdout.splitlines()[-1]) == (42, "destructor 2")

    def test_a_fault_ends_it_by_its_signal(self, program: Path) -> None:
        assert started(program, "fault").returncode == -signal.SIGSEGV

    def test_a_child_of_a_fork_has_devices(self, program: Path) -> None:
        assert "child 7\n" in started(program, "fork").stdout

    def test_children_have_devices_whatever_other_threads_did(self, program: Path) -> None:
        assert "children 190\n" in started(program, "forks").stdout

    def test_it_begins_in_the_locale_c(self, program: Path) -> None:
        assert "locale C not given\n" in started(program, "locale", LC_ALL="", LANG="").stdout
        assert "locale C given\n" in started(program, "locale", LC_CTYPE="C.UTF-8").stdout

    @pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
    def test_signals_end_it(self, program: Path, number: signal.Signals) -> None:
        with subprocess.Popen([program, "wait"], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            while process.stdout.readline() != "waiting\n":
                time.sleep(0.001)
            name = Path(f"/proc/{process.pid}/comm").read_text()
            process.send_signal(number)
            process.wait(60)
        assert (process.returncode, name) == (-number, "program\n")


def executed(*words: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "syclrt", "exec", *map(str, words)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120)


class TestCommand:
    @pytest.mark.parametrize(
        ("words", "seen"),
        [
            ((), ("./program",)),
            (("a", "--help", "--as", "x"), ("./program", "a", "--help", "--as", "x")),
        ],
    )
    def test_a_program_sees_how_the_command_calls_it(
        self, program: Path, words: tuple[str, ...], seen: tuple[str, ...]
    ) -> None:
        ran = executed("./program", *words, folder=program.parent)
        assert ran.stdout.splitlines()[: len(seen) + 1] == [f"constructor 1, {len(seen)} arguments", *seen]
        assert ran.returncode == 3

    def test_a_program_is_a_file_and_may_have_another_name(self, program: Path) -> None:
        ran = executed("--as", "-odd", "program", "a", folder=program.parent)
        assert ran.stdout.splitlines()[:3] == ["constructor 1, 2 arguments", "-odd", "a"]
        assert ran.returncode == 3

    @pytest.mark.parametrize(
        ("words", "message"),
        [
            ((), "syclrt: error: the following arguments are required: PROGRAM, ARGUMENT, see 'syclrt exec --help'\n"),
            (("nowhere",), "nowhere: error: ./nowhere: cannot open shared object file: No such file or directory\n"),
            (("--as", "me", "nowhere"), "me: error: ./nowhere: cannot open shared object file: No such file or"),
        ],
    )
    def test_what_is_no_program_is_told(self, tmp_path: Path, words: tuple[str, ...], message: str) -> None:
        ran = executed(*words, folder=tmp_path)
        assert (ran.returncode, ran.stdout, ran.stderr[: len(message)]) == (1, "", message)


class TestWithoutInterpreter:
    def test_a_message_says_what_is_missing(self, program: Path, tmp_path: Path) -> None:
        moved = tmp_path / "moved"
        name = sys.executable.encode()
        moved.write_bytes(program.read_bytes().replace(name, name[:-1] + b"?"))
        moved.chmod(0o755)
        ran = started(moved, PATH="/usr/bin:/bin")
        assert ran.returncode == 1
        assert ran.stderr.count("\n") == 1
        assert "cannot be started (No such file or directory), and no 'syclrt' is in PATH" in ran.stderr

    def test_the_command_in_the_path_takes_its_place(self, program: Path, tmp_path: Path) -> None:
        moved, command = tmp_path / "moved", tmp_path / "syclrt"
        name = sys.executable.encode()
        moved.write_bytes(program.read_bytes().replace(name, name[:-1] + b"?"))
        command.write_text(f'#!/bin/sh\nexec {sys.executable} -m syclrt "$@"\n')
        for file in (moved, command):
            file.chmod(0o755)
        assert started(moved, PATH=f"{tmp_path}:/usr/bin:/bin").returncode == 3


class TestDevices:
    @pytest.mark.parametrize(
        ("selector", "message"),
        [
            ("foo", "ONEAPI_DEVICE_SELECTOR: found 'foo', expected BACKEND:DEVICE"),
            ("opencl:gpu", "ONEAPI_DEVICE_SELECTOR=opencl:gpu: there is no such device"),
            ("!*:*", "there is no such device"),
        ],
    )
    def test_a_selector_that_takes_no_device_is_an_error(self, program: Path, selector: str, message: str) -> None:
        ran = started(program, ONEAPI_DEVICE_SELECTOR=selector)
        assert ran.returncode == -signal.SIGABRT
        assert message in ran.stderr

    @pytest.mark.parametrize("selector", ["native_cpu:*", "*:cpu", "native_cpu:0;opencl:gpu", "!cuda:*", ""])
    def test_the_processor_is_selected_as_users_know_it(self, program: Path, selector: str) -> None:
        assert started(program, ONEAPI_DEVICE_SELECTOR=selector).returncode == 3


@pytest.fixture(scope="module")
def left_over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory, "left_over", LEFT_OVER)


class TestLeftOver:
    def test_specialization_constants_of_a_template_have_values_of_their_own(self, left_over: Path) -> None:
        ran = started(left_over, "constants")
        assert ran.stdout == "30 4 5\n", ran.stderr

    def test_kernels_run_where_the_aspects_are_that_they_list(self, left_over: Path) -> None:
        """A device is a processor or a GPU, and none is both. Attributes of functors may stand behind the name, too."""
        ran = started(left_over, "aspects")
        assert ran.stdout == "1 1 3\n", ran.stderr

    def test_arguments_of_kernel_objects_are_as_large_as_the_callable(self, left_over: Path) -> None:
        ran = started(left_over, "arguments")
        assert ran.stdout.splitlines() == ["refused", "refused", "4", "refused"], ran.stderr

    def test_errors_reach_the_handler_when_their_queue_goes(self, left_over: Path) -> None:
        """The last object that stands for the queue counts, not events; the handler of the context comes second."""
        ran = started(left_over, "reported")
        first, *reported, last = ran.stdout.splitlines()
        assert (ran.returncode, first, sorted(reported), last) == (
            0,
            "still there",
            ["context: two", "queue: one"],
            "gone",
        )

    @pytest.mark.parametrize(("what", "told"), [("destroyed", ["one", "two"]), ("asked", ["three"])])
    def test_without_a_handler_they_are_told_and_end_the_program(
        self, what: str, told: list[str], left_over: Path
    ) -> None:
        ran = started(left_over, what)
        assert (ran.returncode, ran.stdout) == (-signal.SIGABRT, "")
        assert [line for line in ran.stderr.splitlines() if "asynchronous" in line] == [
            f"unhandled asynchronous error: {one}" for one in told
        ]

    def test_a_reduction_begins_with_its_first_kernel(self, left_over: Path) -> None:
        assert started(left_over, "times").stdout == "5 1 1\n"
