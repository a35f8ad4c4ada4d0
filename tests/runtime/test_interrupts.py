"""An interrupt while somebody waits for a kernel: the wait ends at once, the kernel at its next work-groups."""

import gc
import os
import subprocess
import sys
import textwrap

import pytest

from syclrt.collected import when_gone

pytestmark = pytest.mark.native_cpu("kernels that end at their next work-groups")

# Each work-item writes 1 where the pointer points to, counts for long, and then is counted itself.
HEAD = '''
import os, signal, sys, threading, time
import syclrt, syclrt.graph
from syclopt.ir import Module

KERNELS = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @count(ptr addrspace(1) %p, i64 %times) {
entry:
  store atomic volatile i32 1, ptr addrspace(1) %p monotonic, align 4
  %out = getelementptr i32, ptr addrspace(1) %p, i64 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %old = load volatile i32, ptr addrspace(1) %out
  %new = add i32 %old, 1
  store volatile i32 %new, ptr addrspace(1) %out
  %more = icmp ult i64 %next, %times
  br i1 %more, label %loop, label %end
end:
  %done = getelementptr i32, ptr addrspace(1) %p, i64 2
  %before = atomicrmw add ptr addrspace(1) %done, i32 1 monotonic
  ret void
}
"""
kernel = syclrt.load(Module.parse(KERNELS)).kernel("count")
queue = syclrt.Queue(in_order=True)
memory = syclrt.zeros(3, "i4", queue)

waits = threading.Event()

def interrupt_soon():
    def watch():
        waits.wait(60)
        while not memory[0]:
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)
    memory[...] = 0
    waits.clear()
    threading.Thread(target=watch, daemon=True).start()

def outcome(action):
    try:
        waits.set()
        return action()
    except BaseException as error:
        return type(error).__name__ + ": " + str(error)
'''
ENDED = "SyclError: kernel 'count' was interrupted"
ENDED_IN_PYTHON = "SyclError: the command was interrupted: KeyboardInterrupt()"  # where the kernel had just returned


def lines_of(text: str, **more: str) -> list[str]:
    command = [sys.executable, "-c", HEAD + textwrap.dedent(text)]
    done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.replace(ENDED_IN_PYTHON, ENDED).splitlines()


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    ("threads", "shape", "times", "wait"),
    [
        ("1", "(500, 4)", 2_000_000, "event.wait()"),
        ("1", "syclrt.NdRange(2000, 4)", 20_000_000, "queue.wait()"),
        ("3", "syclrt.NdRange(2000, 4)", 20_000_000, "event.wait()"),
    ],
)
def test_a_wait_ends_and_the_kernel_too(threads: str, shape: str, times: int, wait: str) -> None:
    text = f"""
    for _ in range(2):  # the first launch of all, and one that is known to last
        interrupt_soon()
        event = queue.parallel_for({shape}, kernel, memory, {times})
        after = queue.single_task(kernel, memory, 1)
        print(outcome(lambda: {wait}))
        print(outcome(event.wait))
        print(outcome(after.wait), memory[2] < 2000)
        print(outcome(queue.throw_asynchronous))
    queue.parallel_for({shape}, kernel, memory, 1).wait()
    """
    expected = ["KeyboardInterrupt: ", ENDED, "None True", ENDED] * 2
    assert lines_of(text, SYCLRT_NUM_THREADS=threads) == expected


@pytest.mark.usefixtures("interruptible")
def test_a_wait_ends_before_the_only_work_group() -> None:
    """The process is not held up by what goes on."""
    text = """
    interrupt_soon()
    event = queue.single_task(kernel, memory, 1 << 60)
    print(outcome(event.wait), event.status)
    sys.stdout.flush()
    os._exit(0)
    """
    assert lines_of(text) == ["KeyboardInterrupt:  EventStatus.RUNNING"]


@pytest.mark.usefixtures("interruptible")
def test_a_kernel_that_another_thread_runs_is_interrupted_too() -> None:
    text = """
    interrupt_soon()
    gate = threading.Event()
    first = queue.submit(lambda h: h.host_task(lambda: gate.wait(60)))
    event = queue.parallel_for(syclrt.NdRange(2000, 4), kernel, memory, 20_000_000)
    gate.set()
    while not memory[1]:
        time.sleep(0.01)
    print(outcome(event.wait))
    print(outcome(event.wait))
    """
    assert lines_of(text) == ["KeyboardInterrupt: ", ENDED]


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("threads", ["1", "3"])
@pytest.mark.parametrize("before", [1, 200])  # some µs of one thread; and for several
@pytest.mark.parametrize(
    "launch",
    [
        "queue.parallel_for(shape, kernel, memory, {times}).wait()",
        "queue.submit(lambda h: h.parallel_for(shape, kernel, memory, {times})).wait()",
        "other.parallel_for(shape, kernel, memory, {times}); other.wait()",
    ],
)
def test_a_kernel_that_was_short_before_is_interrupted_too(threads: str, before: int, launch: str) -> None:
    text = f"""
    shape, other = syclrt.NdRange(2000, 4), syclrt.Queue()
    def launch(times):
        {launch.format(times="times")}
    for _ in range(2):
        for _ in range(20):
            launch({before})
        interrupt_soon()
        print(outcome(lambda: launch(20_000_000)), memory[2] < 2000)
        memory[...] = 0
        launch({before})
        print(memory[2])
    """
    assert lines_of(text, SYCLRT_NUM_THREADS=threads) == ["KeyboardInterrupt:  True", "2000"] * 2


@pytest.mark.parametrize("threads", ["1", "3"])
@pytest.mark.parametrize("before", [1, 200])
def test_handlers_of_signals_run_while_a_kernel_lasts_that_was_short(threads: str, before: int) -> None:
    text = f"""
    taken = []
    shape = syclrt.NdRange(80, 4)
    signal.signal(signal.SIGINT, lambda *_: taken.append(memory[2]))
    for _ in range(20):
        queue.parallel_for(shape, kernel, memory, {before}).wait()
    interrupt_soon()
    waits.set()
    queue.parallel_for(shape, kernel, memory, 20_000_000).wait()
    print(len(taken), taken[0] < 80, memory[2])
    """
    assert lines_of(text, SYCLRT_NUM_THREADS=threads) == ["1 True 80"]


@pytest.mark.parametrize("threads", ["1", "3"])
@pytest.mark.parametrize("shape", ["1", "syclrt.NdRange(2000, 4)"])
@pytest.mark.parametrize("how", ["queue.parallel_for", "in_graph"])
def test_a_process_leaves_kernels_that_never_end(threads: str, shape: str, how: str) -> None:
    text = f"""
    def in_graph(shape, kernel, *arguments):
        graph = syclrt.graph.CommandGraph(queue)
        graph.add(lambda handler: handler.parallel_for(shape, kernel, *arguments))
        queue.ext_oneapi_graph(graph.finalize())
    {how}({shape}, kernel, memory, 1 << 62)
    while not memory[0]:
        time.sleep(0.01)
    print("leaves")
    """
    assert lines_of(text, SYCLRT_NUM_THREADS=threads) == ["leaves"]


def test_handlers_of_signals_run_while_somebody_waits() -> None:
    text = """
    taken = []
    signal.signal(signal.SIGALRM, lambda *_: taken.append(memory[2]))
    def watch():
        while not memory[0]:
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGALRM)
    threading.Thread(target=watch, daemon=True).start()
    queue.parallel_for(syclrt.NdRange(20, 1), kernel, memory, 20_000_000).wait()
    print(len(taken), taken[0] < 20, memory[2])
    """
    assert lines_of(text) == ["1 True 20"]


def test_a_handler_that_ends_the_process_ends_it() -> None:
    text = """
    def leave(*_):
        sys.exit(0)
    signal.signal(signal.SIGALRM, leave)
    def watch():
        while not memory[0]:
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGALRM)
    threading.Thread(target=watch, daemon=True).start()
    queue.single_task(kernel, memory, 1 << 62).wait()
    print("not reached")
    """
    assert lines_of(text) == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interrupt_in_the_collector_loses_no_more_than_it_hits() -> None:
    """What was to be done for other objects that are gone is done the next time."""
    done: list[int] = []

    def finish(number: int) -> None:
        if number == 1:
            raise KeyboardInterrupt
        done.append(number)

    class Gone:
        def __init__(self, number: int) -> None:
            self.number = number
            self.itself = self

        def __del__(self) -> None:
            when_gone(self, finish, self.number)

    for number in range(4):
        Gone(number)
    for _ in range(3):
        gc.collect()
    assert sorted(done) == [0, 2, 3]
