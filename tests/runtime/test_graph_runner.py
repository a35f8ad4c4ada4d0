"""Steps of graphs in native code: right in every order that they may run in, with threads, interrupts and forks."""

import os
import resource
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from syclrt import Handler, Program, Queue
from syclrt.backends.backend import PreparedGraph
from syclrt.backends.graph_work import CopyWork, FillWork, Step, Work
from syclrt.backends.native_cpu import graph_runner, straight_line
from syclrt.backends.native_cpu.backend import NativeCPU
from syclrt.backends.native_cpu.queue_lines import AT_ONCE
from syclrt.submission.commands import KernelCommand

pytestmark = pytest.mark.native_cpu("what runs graphs natively")

SMALL = str(Path(__file__).with_name("small_kernels.ll"))
ARRAYS = 4
SIZES = (1, 7, 300, 70_000)  # the largest one is shared by threads


def work(queue: Queue, cgf: Callable[[Handler], object]) -> Work:
    handler = Handler(queue)
    cgf(handler)
    assert isinstance(handler.command, KernelCommand)
    return handler.command.work()


def prepare(queue: Queue, steps: list[Step]) -> PreparedGraph:
    found = queue.device.implementation.prepare(steps)
    assert found is not None
    return found


class Action(NamedTuple):
    """What one step does to which arrays, and the steps that it waits for beyond those that it must."""

    kind: str
    target: int
    source: int
    size: int
    number: int
    after: tuple[int, ...]


ACTIONS = st.lists(
    st.builds(
        Action,
        st.sampled_from(["step", "add", "fill", "pattern", "copy", "nothing"]),
        st.integers(0, ARRAYS - 1),
        st.integers(0, ARRAYS - 1),
        st.sampled_from(SIZES),
        st.integers(0, 200),
        st.lists(st.integers(0, 30), max_size=2).map(tuple),
    ),
    min_size=1,
    max_size=30,
)


class Model:
    """Arrays, steps that change them, and the same with NumPy."""

    def __init__(self, queue: Queue, kernels: Program, actions: list[Action]) -> None:
        self.queue = queue
        self.kernels = kernels
        self.arrays = [np.arange(max(SIZES), dtype=np.int32) * (at + 1) for at in range(ARRAYS)]
        self.expected = [array.copy() for array in self.arrays]
        self.actions = actions
        self.steps = [Step(self.work(action), self.before(at)) for at, action in enumerate(actions)]

    def work(self, action: Action) -> Work:
        kind, target, source, size, number, _ = action
        to, where = self.arrays[target], self.arrays[source]
        match kind:
            case "step":
                kernel = self.kernels.kernel("step")
                return work(self.queue, lambda handler: handler.parallel_for(size, kernel, to, number, 1))
            case "add":
                kernel = self.kernels.kernel("add")
                return work(self.queue, lambda handler: handler.parallel_for(size, kernel, where, to))
            case "fill":
                return FillWork(((to.ctypes.data, 4 * size),), bytes([number]))
            case "pattern":
                return FillWork(((to.ctypes.data, 4 * size),), number.to_bytes(4, "little"))
            case "copy":
                half = 4 * (size // 2)
                pieces = ((0, half), (half, 4 * size - half))
                return CopyWork(tuple((to.ctypes.data + at, where.ctypes.data + at, rest) for at, rest in pieces))
            case _:
                return None

    def before(self, at: int) -> tuple[int, ...]:
        """Steps before one on whose arrays it works."""
        one = self.actions[at]
        found = {
            index
            for index, other in enumerate(self.actions[:at])
            if one.target in (other.target, other.source) or one.source == other.target
        }
        return tuple(sorted(found | {index for index in one.after if index < at}))

    def run(self) -> None:
        for kind, target, source, size, number, _ in self.actions:
            to, where = self.expected[target][:size], self.expected[source][:size]
            match kind:
                case "step":
                    to[:] = to * np.int32(number) + np.int32(1)
                case "add":
                    to += where.copy()
                case "fill":
                    to.view(np.uint8)[:] = number
                case "pattern":
                    to[:] = number
                case "copy":
                    to[:] = where.copy()
                case _:
                    pass

    def check(self) -> None:
        for array, expected in zip(self.arrays, self.expected, strict=True):
            np.testing.assert_array_equal(array, expected)


@pytest.fixture(scope="module", params=[1, 2, 5])
def threads(request: pytest.FixtureRequest) -> NativeCPU:
    return NativeCPU(request.param)


@pytest.fixture
def always_straight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Straight-line code wherever one kernel is short: that with one work-item is."""
    monkeypatch.setattr(straight_line, "_FEWEST", 1)
    monkeypatch.setattr(straight_line, "_MOST", 10_000)


@pytest.mark.parametrize("is_parallel", [0, 1])
@pytest.mark.usefixtures("always_straight")
@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(actions=ACTIONS)
def test_any_graph(queue: Queue, kernels: Program, threads: NativeCPU, is_parallel: int, actions: list[Action]) -> None:
    model = Model(queue, kernels, actions)
    graph = threads.prepare(model.steps)
    for _ in range(4):
        graph.choose(is_parallel)
        graph.run(AT_ONCE)
        model.run()
        model.check()


@pytest.mark.usefixtures("always_straight")
@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(actions=ACTIONS, updates=st.lists(st.tuples(st.integers(0, 29), st.sampled_from(SIZES), st.integers(0, 9))))
def test_updates(
    queue: Queue,
    kernels: Program,
    threads: NativeCPU,
    actions: list[Action],
    updates: list[tuple[int, int, int]],
) -> None:
    model = Model(queue, kernels, actions)
    graph = threads.prepare(model.steps)
    for index, size, number in updates:
        at = index % len(actions)
        model.actions[at] = actions[at]._replace(size=size, number=number)
        graph.update(at, model.work(model.actions[at]))
        graph.run(AT_ONCE)
        model.run()
        model.check()


def test_no_steps(queue: Queue) -> None:
    graph = prepare(queue, [])
    graph.run(AT_ONCE)
    graph.run(AT_ONCE)


def test_empty_range(queue: Queue, kernels: Program) -> None:
    array = np.ones(4, np.int32)
    step = kernels.kernel("step")
    none = work(queue, lambda handler: handler.parallel_for(0, step, array, 2, 0))
    some = work(queue, lambda handler: handler.parallel_for(4, step, array, 2, 0))
    graph = prepare(queue, [Step(none, ()), Step(some, (0,))])
    graph.run(AT_ONCE)
    graph.update(0, some)
    graph.run(AT_ONCE)
    np.testing.assert_array_equal(array, 8)


def test_several_at_once(queue: Queue, kernels: Program, threads: NativeCPU) -> None:
    step = kernels.kernel("step")
    wrong: list[str] = []

    def one(number: int) -> None:
        arrays = [np.ones(size, np.int32) for size in (1, 20_000, 64)]
        works = [work(queue, lambda handler, a=a: handler.parallel_for(len(a), step, a, number, 1)) for a in arrays]
        graph = threads.prepare([Step(works[at % 3], (at - 3,) if at > 2 else ()) for at in range(60)])
        for run in range(60):
            graph.choose(run % 3 > 0)
            graph.run(AT_ONCE)
        expected = np.ones(1, np.int32)
        for _ in range(60 * 20):
            expected = expected * np.int32(number) + np.int32(1)
        wrong.extend(f"{number}: {array[0]}" for array in arrays if (array != expected[0]).any())

    runners = [Thread(target=one, args=(number,)) for number in range(3, 7)]
    for runner in runners:
        runner.start()
    for runner in runners:
        runner.join()
    assert not wrong


def test_memory_stays(queue: Queue, kernels: Program) -> None:
    array = np.zeros(16, np.int32)
    step = kernels.kernel("step")
    works = [work(queue, lambda handler, n=n: handler.parallel_for(n, step, array, 1, 1)) for n in (16, 8)]
    pattern = FillWork(((array.ctypes.data, 64),) * 50, b"\1\2\3\4")
    graph = prepare(queue, [Step(works[0], ()), Step(works[1], (0,)), Step(pattern, (1,))])

    def repeat(times: int) -> int:
        for at in range(times):
            graph.update(0, works[at % 2])
            graph.update(1, pattern if at % 2 else works[0])
            graph.run(AT_ONCE)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = repeat(10_000)
    assert repeat(90_000) - before < 4096


def run_python(program: str, **more: str) -> str:
    text = f"SMALL = {SMALL!r}\n{HEAD}{textwrap.dedent(program)}"
    done = subprocess.run(
        [sys.executable, "-c", text],
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


HEAD = """
import os, signal, threading, time
import numpy as np
from syclrt import Handler, Queue, load
from syclrt.backends.graph_work import Step
from syclrt.backends.native_cpu.queue_lines import AT_ONCE

queue, kernels = Queue(), load(SMALL)

def work(kernel, size, *arguments):
    handler = Handler(queue)
    handler.parallel_for(size, kernels.kernel(kernel), *arguments)
    return handler.command.work()

def layers(array, count):
    works = [work("step", 50_000, array[at * 50_000 :], 1, 1) for at in range(4)]
    return [Step(works[at % 4], (at - 4,) if at > 3 else ()) for at in range(count)]

array = np.zeros(200_000, np.int32)
prepare = queue.device.implementation.prepare
"""


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("is_parallel", [0, 1])
@pytest.mark.parametrize("count", ["1", "3"])
def test_interrupt(is_parallel: int, count: str) -> None:
    program = f"""
    flag = np.zeros(1, np.int32)
    one = work("until_one", 1, flag)
    later = [Step(step.work, (0, *(at + 1 for at in step.predecessors))) for step in layers(array, 8)]
    graph = prepare([Step(one, ()), *later])
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    threading.Timer(0.6, lambda: flag.fill(1)).start()
    graph.choose({is_parallel})
    try:
        graph.run(AT_ONCE)
    except KeyboardInterrupt:
        print("interrupted", array.any())
    graph.choose({is_parallel})
    graph.run(AT_ONCE)
    print(array.min(), array.max())
    """
    assert run_python(program, SYCLRT_NUM_THREADS=count) == "interrupted False\n2 2\n"


@pytest.mark.parametrize("count", ["1", "3"])
def test_fork(count: str) -> None:
    program = """
    graph = prepare(layers(array, 40))
    graph.choose(1)
    graph.run(AT_ONCE)
    its = np.zeros(200_000, np.int32)
    other = threading.Thread(target=lambda: [prepare(layers(its, 40)).run(AT_ONCE) for _ in range(9)])
    other.start()
    child = os.fork()
    for _ in range(5):
        graph.choose(1)
        graph.run(AT_ONCE)
    assert (array == 60).all(), array
    if not child:
        os._exit(7)
    other.join()
    stop = False
    def repeat():
        while not stop:
            graph.choose(1)
            graph.run(AT_ONCE)
    other = threading.Thread(target=repeat)
    other.start()
    for _ in range(10):
        time.sleep(0.01)
        again = os.fork()
        if not again:
            array[:] = 0
            graph.choose(1)
            graph.run(AT_ONCE)
            os._exit(0 if (array == 10).all() else 1)
        assert not os.waitpid(again, 0)[1]
    stop = True
    other.join()
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    """
    assert run_python(program, SYCLRT_NUM_THREADS=count, PYTHONWARNINGS="ignore") == "7\n"


def test_end_while_a_graph_runs() -> None:
    program = """
    flag = np.zeros(1, np.int32)
    graph = prepare([Step(work("until_one", 1, flag), ()), Step(work("until_one", 1, flag), ()), *layers(array, 8)])
    graph.choose(1)
    threading.Thread(target=graph.run, daemon=True).start()
    time.sleep(0.1)
    print("end")
    """
    assert run_python(program, SYCLRT_NUM_THREADS="3") == "end\n"


def test_threads_sleep_while_one_works() -> None:
    program = """
    flag = np.zeros(1, np.int32)
    graph = prepare([Step(work("until_one", 1, flag), ()), *layers(array, 8)])
    graph.choose(1)
    threading.Timer(1, lambda: flag.fill(1)).start()
    before = time.process_time()
    graph.run(AT_ONCE)
    print(time.process_time() - before)
    """
    seconds = float(run_python(program, SYCLRT_NUM_THREADS="8"))
    assert seconds < 1.5  # one thread waits for the flag: seven others would take seven seconds


@pytest.mark.skipif(shutil.which("clang++-22") is None, reason="clang++-22 is not installed")
@pytest.mark.parametrize("sanitizer", ["thread", "address,undefined"])
def test_no_races(tmp_path: Path, sanitizer: str) -> None:
    folder = Path(graph_runner.__file__).parent
    options = ["-std=c++20", "-O1", "-g", "-I", str(folder), f"-fsanitize={sanitizer}", "-fno-sanitize-recover=all"]
    sources = [
        str(folder / "runner.cpp"),
        str(folder / "faults.cpp"),
        str(Path(__file__).with_name("graph_runner_races.cpp")),
    ]
    program = tmp_path / "races"
    subprocess.run(["clang++-22", *options, *sources, "-o", str(program)], check=True, timeout=120)
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stderr
