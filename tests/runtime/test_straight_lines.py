"""Straight-line code of graphs: it does what the table does, also after updates, and what must be there once is."""

import io
import os
import random
import subprocess
import sys
import textwrap
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import syclrt
from syclrt import Handler, NdRange, Program, Queue, UsmArray
from syclrt.graph import CommandGraph, DynamicCommandGroup, DynamicParameter, ExecutableGraph, Node

pytestmark = pytest.mark.native_cpu("straight-line code")

KERNELS = Path(__file__).with_name("straight_kernels.ll")
STRAIGHT = "native code, on one thread, in order (straight-line code)"
TABLE = "native code, on one thread, in order (a table: no short kernel is launched 32 times)"
UPDATED = "native code, on one thread, in order (a table: an update brought other kernels)"
ENOUGH = 32
RUNS = 3  # the first one is measured, and so by the table

Group = Callable[[Handler], object]


@pytest.fixture(scope="module")
def program() -> Program:
    return syclrt.load(KERNELS)


def line(queue: Queue, groups: list[Group]) -> tuple[CommandGraph, list[Node]]:
    """A graph of command groups, one after another."""
    graph, nodes = CommandGraph(queue), list[Node]()
    for group in groups:
        nodes.append(graph.add(group, depends_on=nodes[-1:]))
    return graph, nodes


def run(executable: ExecutableGraph, queue: Queue, times: int = RUNS) -> None:
    for _ in range(times):
        queue.ext_oneapi_graph(executable).wait()
        stay_on_one_thread(executable)


def stay_on_one_thread(executable: Any) -> None:
    """Let the next run be on one thread, whatever this machine and what else runs on it made of the last one."""
    (prepared,) = executable._execution._prepared
    prepared.choose(0)


def how(executable: ExecutableGraph) -> str:
    stay_on_one_thread(executable)
    (text,) = executable.explain().splitlines()
    return text.partition("nodes: ")[2]


def step(program: Program, array: UsmArray | DynamicParameter, factor: object, term: object) -> Group:
    return lambda handler: handler.single_task(program.kernel("step"), array, factor, term)


@pytest.mark.parametrize("count", [ENOUGH, 1023, 1024, 1025, 2100])
def test_results_are_those_of_one_by_one(program: Program, queue: Queue, count: int) -> None:
    chance = random.Random(count)
    array, other = syclrt.zeros(16, "i4", queue), syclrt.zeros(16, "i4", queue)
    kinds: list[Callable[[int], Group]] = [
        lambda n: step(program, array[n % 16 :], n % 7, n),
        lambda n: lambda handler: handler.single_task(program.kernel("put"), array[n % 16 :], n),
        lambda n: lambda handler: handler.parallel_for(8, program.kernel("step"), array[n % 8 :], 3, n),
        lambda n: lambda handler: handler.single_task(program.kernel("add_at_once"), array[n % 16 :], n),
        lambda _: lambda handler: handler.single_task(program.kernel("empty")),
        lambda _: lambda handler: handler.parallel_for(8, program.kernel("empty")),
        lambda _: lambda handler: handler.copy(array, other),
        lambda n: lambda handler: handler.fill(array, n, 4),
        lambda _: lambda handler: handler.parallel_for(0, program.kernel("empty")),
    ]
    groups = [step(program, array, 3, 1) for _ in range(ENOUGH)]
    groups += [chance.choice(kinds)(chance.randrange(1000)) for _ in range(count - ENOUGH)]
    chance.shuffle(groups)
    graph, _ = line(queue, groups)
    executable = graph.finalize()
    assert how(executable) == STRAIGHT
    run(executable, queue)
    found = array.to_numpy().tolist(), other.to_numpy().tolist()
    queue.fill(array, 0, len(array)).wait()
    queue.fill(other, 0, len(other)).wait()
    in_order = Queue(queue.device, in_order=True)
    for group in groups * RUNS:
        in_order.submit(group)
    in_order.wait()
    assert found == (array.to_numpy().tolist(), other.to_numpy().tolist())


def test_updates_of_arguments(program: Program, queue: Queue) -> None:
    arrays = [syclrt.zeros(4, "i4", queue) for _ in range(2)]
    graph = CommandGraph(queue)
    where, term = DynamicParameter(graph, arrays[0]), DynamicParameter(graph, 1)
    nodes: list[Node] = []
    for _ in range(ENOUGH):
        nodes.append(graph.add(step(program, where, 1, term), depends_on=nodes[-1:]))
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    where.update(arrays[1])
    term.update(10)
    executable.update(nodes)
    assert how(executable) == STRAIGHT
    run(executable, queue, 1)
    assert [array.to_numpy()[0] for array in arrays] == [RUNS * ENOUGH, 10 * ENOUGH]


@pytest.mark.parametrize("extent", [2, 7, 64, 4096, 4097])
def test_rows_of_work_items(program: Program, queue: Queue, extent: int) -> None:
    array = syclrt.zeros(5000, "i4", queue)
    kernel = program.kernel("step")
    groups: list[Group] = [lambda handler: handler.parallel_for(extent, kernel, array, 1, 1)] * ENOUGH
    graph, nodes = line(queue, groups)
    executable = graph.finalize(updatable=True)
    assert how(executable) == (STRAIGHT if extent <= 4096 else TABLE)
    run(executable, queue)
    assert array.to_numpy().tolist() == [RUNS * ENOUGH] * extent + [0] * (5000 - extent)
    nodes[3].update_range(33)
    executable.update(nodes[3])
    assert how(executable) == (STRAIGHT if extent <= 4096 else TABLE)
    run(executable, queue, 1)
    expected = np.zeros(5000, "i4")
    expected[:extent] = (RUNS + 1) * ENOUGH - 1
    expected[:33] += 1
    assert array.to_numpy().tolist() == expected.tolist()


@pytest.mark.parametrize("extent", [8, 16])
def test_work_groups(program: Program, queue: Queue, extent: int) -> None:
    array, aside = syclrt.zeros(16, "i4", queue), syclrt.zeros(16, "i4", queue)
    queue.copy(np.arange(16, dtype="i4"), array).wait()
    kernel = program.kernel("turn")
    groups: list[Group] = [lambda handler: handler.parallel_for(NdRange(extent, 8), kernel, array, aside)] * 33
    executable = line(queue, groups)[0].finalize()
    assert how(executable) == (STRAIGHT if extent == 8 else TABLE)
    run(executable, queue)
    expected = np.arange(16)
    expected[:8] = expected[7::-1]
    if extent == 16:
        expected[8:] = expected[:7:-1]
    assert array.to_numpy().tolist() == expected.tolist()


def test_updates_of_ranges(program: Program, queue: Queue) -> None:
    array = syclrt.zeros(8, "i4", queue)
    graph, nodes = line(queue, [step(program, array, 1, 1)] * ENOUGH)
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    expected = np.array([RUNS * ENOUGH] + [0] * 7)
    for extent, seen in ((8, UPDATED), (0, UPDATED), (1, STRAIGHT)):
        nodes[5].update_range(extent)
        executable.update(nodes[5])
        run(executable, queue, 1)
        assert how(executable) == seen
        expected[0] += ENOUGH - 1
        expected[:extent] += 1
        assert array.to_numpy().tolist() == expected.tolist()


def test_updates_of_kernels(program: Program, queue: Queue) -> None:
    array = syclrt.zeros(1, "i4", queue)
    graph = CommandGraph(queue)
    group = DynamicCommandGroup(
        graph,
        [
            step(program, array, 1, 1),
            lambda handler: handler.single_task(program.kernel("put"), array, 1000),
        ],
    )
    first = graph.add(group)
    nodes = [first]
    for _ in range(ENOUGH):
        nodes.append(graph.add(step(program, array, 1, 1), depends_on=nodes[-1:]))
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    assert array.to_numpy()[0] == RUNS * (ENOUGH + 1)
    for index, seen, expected in ((1, UPDATED, 1000 + ENOUGH), (0, STRAIGHT, 1001 + 2 * ENOUGH)):
        group.set_active_index(index)
        executable.update(first)
        run(executable, queue, 1)
        assert (how(executable), array.to_numpy()[0]) == (seen, expected)


def test_a_long_kernel_may_become_any_other_one(program: Program, queue: Queue) -> None:
    array = syclrt.zeros(8, "i4", queue)
    graph, nodes = line(queue, [step(program, array, 1, 1)] * ENOUGH)
    last = graph.add(lambda h: h.parallel_for(8, program.kernel("step"), array, 2, 1), depends_on=nodes[-1:])
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    before = int(array.to_numpy()[1])
    last.update_range(1)
    executable.update(last)
    run(executable, queue, 1)
    assert how(executable) == STRAIGHT
    assert array.to_numpy()[1] == before


@pytest.mark.parametrize("short", [0, ENOUGH])
def test_variables_are_there_once(program: Program, queue: Queue, short: int) -> None:
    array = syclrt.zeros(2, "i4", queue)
    count, note = program.kernel("count"), program.kernel("note")
    queue.single_task(count, array).wait()
    before = int(array.to_numpy()[0])
    queue.copy(np.zeros(1, "i4"), program.device_global("total")).wait()
    groups: list[Group] = [lambda handler: handler.single_task(count, array)] * ENOUGH
    groups += [lambda handler: handler.single_task(note)] * ENOUGH
    groups += [step(program, array[1:], 1, 1)] * short
    executable = line(queue, groups)[0].finalize()
    assert how(executable) == (STRAIGHT if short else TABLE)
    run(executable, queue)
    queue.single_task(count, array).wait()
    queue.single_task(note).wait()
    assert array.to_numpy().tolist() == [before + RUNS * ENOUGH + 1, RUNS * short]
    total = np.zeros(1, "i4")
    queue.copy(program.device_global("total"), total).wait()
    assert total[0] == RUNS * ENOUGH + 1


def test_what_is_printed(program: Program, queue: Queue) -> None:
    groups: list[Group] = [lambda handler, n=n: handler.single_task(program.kernel("say"), n % 10) for n in range(40)]
    executable = line(queue, [*groups, *[step(program, syclrt.zeros(1, "i4", queue), 1, 1)] * ENOUGH])[0].finalize()
    assert how(executable) == STRAIGHT
    with redirect_stdout(io.StringIO()) as found:
        run(executable, queue)
    assert found.getvalue() == "0123456789" * 4 * RUNS


def test_functions_that_are_called_through_pointers(program: Program, queue: Queue) -> None:
    """They learn from the thread which work-item runs, and so each kernel must tell that."""
    array = syclrt.zeros(2, "i8", queue)
    give, ask = program.kernel("give"), program.kernel("ask")
    groups: list[Group] = [lambda handler: handler.single_task(give, array)]
    groups += [lambda handler: handler.parallel_for(8, ask, array)]
    groups += [lambda handler: handler.single_task(ask, array)] * ENOUGH
    executable = line(queue, groups)[0].finalize()
    assert how(executable) == TABLE
    run(executable, queue)
    assert array.to_numpy()[1] == 1


def test_a_line_of_few_kernels_has_a_table(program: Program, queue: Queue) -> None:
    array = syclrt.zeros(1, "i4", queue)
    executable = line(queue, [step(program, array, 1, 1)] * (ENOUGH - 1))[0].finalize()
    assert how(executable) == TABLE
    run(executable, queue)
    assert array.to_numpy()[0] == RUNS * (ENOUGH - 1)


HEAD = f"""
import os, signal, threading
import syclrt
from syclopt.ir.llvm.process import client
from syclrt.graph import CommandGraph

queue, program = syclrt.Queue(in_order=True), syclrt.load({str(KERNELS)!r})
array = syclrt.zeros(4, "i4", queue)

def step(count):
    for _ in range(count):
        queue.single_task(program.kernel("step"), array, 1, 1)

def how(executable):  # on one thread, whatever this machine and what else runs on it made of the last run
    (prepared,) = executable._execution._prepared
    prepared.choose(0)
    return executable.explain()
"""


def run_python(text: str, **more: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", HEAD + textwrap.dedent(text)],
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_a_run_between_nodes() -> None:
    text = """
    from syclrt.backends.native_cpu.queue_lines import AT_ONCE
    graph = CommandGraph(queue)
    with graph.recording(queue):
        step(3000)
        queue.single_task(program.kernel("wait"), array[1:])
        step(3000)
    queue.fill(array[1:], 1, 1).wait()
    executable = graph.finalize()
    for _ in range(2):
        queue.ext_oneapi_graph(executable).wait()
    print(how(executable))
    queue.fill(array, 0, len(array)).wait()
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    threading.Timer(0.6, lambda: syclrt.Queue().fill(array[1:], 1, 1).wait()).start()
    (prepared,) = executable._execution._prepared
    try:
        prepared.run(AT_ONCE)
    except KeyboardInterrupt:
        print("interrupted", 3000 <= array.to_numpy()[0] < 6000)
    queue.fill(array, 0, 1).wait()
    queue.ext_oneapi_graph(executable).wait()
    print(array.to_numpy()[0])
    """
    assert run_python(text) == f"part 0, 6,001 nodes: {STRAIGHT}\ninterrupted True\n6000\n"


def test_nodes_that_take_long_are_measured() -> None:
    text = """
    large = syclrt.zeros(1 << 24, "i4", queue)
    graph = CommandGraph(queue)
    with graph.recording(queue):
        queue.parallel_for(1 << 24, program.kernel("step"), large, 1, 1)
        step(40)
    executable = graph.finalize()
    for _ in range(3):
        queue.ext_oneapi_graph(executable).wait()
    print(executable.explain())
    print(array.to_numpy()[0], large.to_numpy()[-1])
    """
    reason = "(a table: nodes last longer than 1 µs)"
    expected = f"part 0, 41 nodes: native code, on one thread, in order {reason}\n120 3\n"
    assert run_python(text, SYCLRT_NUM_THREADS="1") == expected


@pytest.mark.parametrize(("seconds", "reason"), [("1e-9", "was stopped"), ("soon", "SYCLRT_BUILD_TIMEOUT is 'soon'")])
def test_the_table_runs_where_there_is_no_time_to_build(seconds: str, reason: str) -> None:
    text = f"""
    step(1)
    graph = CommandGraph(queue)
    with graph.recording(queue):
        step(40)
    os.environ["SYCLRT_BUILD_TIMEOUT"] = {seconds!r}
    executable = graph.finalize()
    queue.ext_oneapi_graph(executable).wait()
    print(array.to_numpy()[0], how(executable))
    """
    found = run_python(text, SYCLRT_CACHE="0")
    assert found.startswith("41 part 0, 40 nodes: native code, on one thread, in order (a table: ")
    assert reason in found


LINE = """
graph = CommandGraph(queue)
with graph.recording(queue):
    step(40)
executable = graph.finalize()
for _ in range(3):
    queue.ext_oneapi_graph(executable).wait()
print(how(executable), array.to_numpy()[0], "built" if client.process_id else "found")
"""
BUILT, FOUND = (f"part 0, 40 nodes: {STRAIGHT} 120 {how}\n" for how in ("built", "found"))


def test_code_is_found_again(tmp_path: Path) -> None:
    folder = {"SYCLRT_CACHE_DIR": str(tmp_path), "SYCLRT_CACHE": "1"}
    assert run_python(LINE, **folder) == BUILT
    assert run_python(LINE, **folder) == FOUND
    written = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    for file, data in written.items():
        file.write_bytes(data[: len(data) // 2])
    assert run_python(LINE, **folder) == BUILT
    assert {file: file.read_bytes() for file in written} == written
    assert run_python(LINE, **folder) == FOUND
