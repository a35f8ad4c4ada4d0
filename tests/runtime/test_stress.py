"""Random graphs of commands from several threads, long runs, forks, interrupts, and the end of the interpreter."""

import gc
import os
import resource
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from threading import Event as Flag
from threading import Thread
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from syclrt import Buffer, Context, Device, Event, Handler, Program, Queue, SyclError, UsmArray, zeros

BUFFERS, ITEMS = 4, 32
SMALL = str(Path(__file__).with_name("small_kernels.ll"))


class Step(NamedTuple):
    """A command: of a queue, on buffers, by a kernel or on the host."""

    queue: int
    kind: str
    target: int
    source: int
    number: int


STEPS = st.lists(
    st.builds(
        Step,
        st.integers(0, 2),
        st.sampled_from(["step", "add", "fill", "copy", "host", "view"]),
        st.integers(0, BUFFERS - 1),
        st.integers(0, BUFFERS - 1),
        st.integers(-3, 9),
    ),
    max_size=40,
)


def replayed(steps: list[Step]) -> list[list[int]]:
    """Return what the steps make of the arrays one after another."""
    arrays = [np.arange(ITEMS, dtype="i4") + at for at in range(BUFFERS)]
    for step in steps:
        target, source = arrays[step.target], arrays[step.source]
        if step.kind == "step":
            target[:] = target * 3 + step.number
        elif step.kind in ("add", "view"):
            target += source
        elif step.kind == "fill":
            target[:] = step.number
        elif step.kind == "copy":
            target[:] = source
        else:
            target[::2] -= step.number
    return [array.tolist() for array in arrays]


def submit(step: Step, queue: Queue, buffers: list[Buffer], kernels: Program) -> Event | None:
    target, source = buffers[step.target], buffers[step.source]
    if step.kind == "host":
        with target.get_host_access() as host:
            host[::2] = np.asarray(host)[::2] - step.number
        return None

    def group(handler: Handler) -> None:
        if step.kind == "step":
            handler.parallel_for(ITEMS, kernels.kernel("step"), target.get_access(handler), 3, step.number)
        elif step.kind == "fill":
            handler.fill(target.get_access(handler, "write"), step.number, ITEMS)
        elif step.kind == "copy":
            handler.copy(source.get_access(handler, "read"), target.get_access(handler, "write"))
        elif step.kind == "add":
            handler.parallel_for(
                ITEMS, kernels.kernel("add"), source.get_access(handler, "read"), target.get_access(handler)
            )
        else:
            source.get_access(handler, "read")
            target.get_access(handler)
            arrays = on(queue.device, source), on(queue.device, target)
            handler.host_task(lambda: add(queue, *arrays))

    return queue.submit(group)


def on(device: Device, buffer: Buffer) -> UsmArray:
    """Return the content of a buffer where the device of a command has it, for a host task with an accessor."""
    memory = buffer._memory
    array = memory.array
    return UsmArray(memory.pointer_on(device), array.shape, array.dtype, array.strides)


def add(queue: Queue, source: UsmArray, target: UsmArray) -> None:
    """Add the content of one array to that of another, wherever they stand."""
    Queue(queue.device).copy(source.to_numpy() + target.to_numpy(), target).wait()


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(STEPS)
def test_random_graphs_of_accessors_give_what_a_serial_replay_gives(
    device: Device, kernels: Program, steps: list[Step]
) -> None:
    queues = [Queue(device), Queue(device, in_order=True), Queue(device)]
    data = [np.arange(ITEMS, dtype="i4") + at for at in range(BUFFERS)]
    buffers = [Buffer(array) for array in data]
    for step in steps:
        submit(step, queues[step.queue], buffers, kernels)
    for buffer in buffers:
        buffer.close()
    assert [array.tolist() for array in data] == replayed(steps)


@settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(STEPS, min_size=2, max_size=4))
def test_threads_with_buffers_of_their_own_do_not_disturb_each_other(
    device: Device, kernels: Program, parts: list[list[Step]]
) -> None:
    queues = [Queue(device), Queue(device, in_order=True), Queue(device)]
    found: list[list[list[int]] | None] = [None] * len(parts)

    def work(at: int) -> None:
        data = [np.arange(ITEMS, dtype="i4") + each for each in range(BUFFERS)]
        buffers = [Buffer(array) for array in data]
        for step in parts[at]:
            submit(step, queues[step.queue], buffers, kernels)
        for buffer in buffers:
            buffer.close()
        found[at] = [array.tolist() for array in data]

    threads = [Thread(target=work, args=(at,)) for at in range(len(parts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [replayed(steps) for steps in parts]


def test_threads_that_share_buffers_wait_in_no_circle(kernels: Program, device: Device) -> None:
    data = [np.zeros(4, "i4"), np.zeros(4, "i4")]
    buffers = [Buffer(array) for array in data]
    arrays = [on(device, buffer) for buffer in buffers]

    def both(handler: Handler, first: int) -> None:
        for at in (first, 1 - first):
            buffers[at].get_access(handler)
        handler.host_task(increment)

    def increment() -> None:
        for array in arrays:
            Queue(device).copy(array.to_numpy()[:1] + 1, array, 1).wait()

    def work(at: int) -> None:
        queue = Queue(device, in_order=at < 2)
        for _ in range(200):
            queue.submit(lambda h: both(h, at % 2))
            queue.submit(lambda h: h.parallel_for(4, kernels.kernel("step"), buffers[at % 2].get_access(h), 1, 10))

    threads = [Thread(target=work, args=(at,)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for buffer in buffers:
        buffer.close()
    assert [array.tolist() for array in data] == [[4800, 4000, 4000, 4000]] * 2


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.lists(st.integers(0, 100), max_size=3), min_size=1, max_size=40), st.data())
def test_random_graphs_of_events_run_in_an_order_that_they_allow(
    queue: Queue, before: list[list[int]], data: st.DataObject
) -> None:
    queues, order, events = [queue, Queue(queue.device)], [], []
    for at, others in enumerate(before):
        needed = [events[other % at] for other in others] if at else []

        def group(handler: Handler, at: int = at, needed: list[Event] = needed) -> None:
            handler.depends_on(needed)
            handler.host_task(lambda: order.append(at))

        events.append(queues[at % 2].submit(group))
    for event in data.draw(st.permutations(events)):
        event.wait()
    assert sorted(order) == [*range(len(before))]
    place = {at: rank for rank, at in enumerate(order)}
    assert all(place[other % at] < place[at] for at, others in enumerate(before) if at for other in others)


@pytest.mark.parametrize("in_order", [False, True])
def test_memory_does_not_grow_over_many_submissions(kernels: Program, in_order: bool, device: Device) -> None:
    queue = Queue(device, in_order=in_order)
    array, buffer = zeros(8, "i4", queue), Buffer(np.zeros(8, "i4"))
    kernel = kernels.kernel("step")

    def many(count: int) -> None:
        event: Event | tuple[()] = ()
        for at in range(count):
            event = queue.parallel_for(8, kernel, array, 1, 1, depends_on=event)
            if at % 8 == 0:
                queue.submit(lambda h: h.parallel_for(8, kernel, buffer.get_access(h), 1, 1))
            if at % 1000 == 0:
                queue.wait()
        queue.wait()
        gc.collect()

    many(5000)
    objects = len(gc.get_objects())
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    many(100_000)
    assert len(gc.get_objects()) - objects < 1000
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - peak < 10_000  # kilobytes: 100 bytes each
    assert array.to_numpy().tolist() == [105_000] * 8


@pytest.mark.native_cpu("a fork goes on")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_child_of_a_fork_goes_on_with_queues(kernels: Program, queue: Queue) -> None:
    array, running, go = zeros(4, "i4", queue), Flag(), Flag()
    queue.parallel_for(4, kernels.kernel("step"), array, 1, 1).wait()
    in_flight = queue.submit(lambda h: h.host_task(lambda: (running.set(), go.wait(30))))
    running.wait(20)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            queue.parallel_for(4, kernels.kernel("step"), array, 1, 1).wait()
            try:
                in_flight.wait()
            except SyclError as error:
                lost = "forked" in str(error)
            else:
                lost = False
            queue.wait()
            code = 0 if lost and array.to_numpy().tolist() == [2] * 4 else 2
        finally:
            os._exit(code)
    for _ in range(300):
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            break
        Flag().wait(0.1)
    else:
        os.kill(child, signal.SIGKILL)
        status = -1
    go.set()
    in_flight.wait()
    assert status == 0


IMPORTS = """
import os, signal, sys, syclrt
from importlib.machinery import ModuleSpec
from threading import Event, Thread

begun = Event()

class Slow:
    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self) if name == "syclrt.slow" else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        begun.set()
        Event().wait(0.3)
        module.answer = 42

def load():
    from syclrt import slow
    return slow.answer

sys.meta_path.insert(0, Slow())
thread = Thread(target=load)
thread.start()
begun.wait()
child = os.fork()
if child == 0:
    signal.alarm(10)
    os._exit(load())
thread.join()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.native_cpu("a fork goes on")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_child_of_a_fork_imports_what_another_thread_was_importing() -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", IMPORTS]
    assert subprocess.run(command, check=False, timeout=60).returncode == 42


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_while_waiting_comes_out_and_the_queue_goes_on(kernels: Program, queue: Queue) -> None:
    go, array = Flag(), zeros(4, "i4", queue)
    seen = []
    running = Flag()
    blocked = queue.submit(lambda h: h.host_task(lambda: (running.set(), go.wait(30))))
    running.wait(20)
    after = queue.parallel_for(4, kernels.kernel("step"), array, 1, 1, depends_on=blocked)
    for wait in (after.wait, queue.wait, blocked.wait):
        interrupt = Thread(target=lambda: (Flag().wait(0.1), os.kill(os.getpid(), signal.SIGINT)))
        interrupt.start()
        with pytest.raises(KeyboardInterrupt):
            wait()
        interrupt.join()
        seen.append(1)
    go.set()
    after.wait()
    queue.wait_and_throw()
    assert array.to_numpy().tolist() == [1] * 4


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # one may come into a callback
def test_interrupts_at_any_moment_leave_no_command_behind(kernels: Program, device: Device) -> None:
    """The thread that waits runs commands itself: each ends, be it with an error."""
    queue = Queue(device)
    array = zeros(4, "i4", queue)
    stop = Flag()

    def disturb() -> None:
        while not stop.wait(0.0003):
            os.kill(os.getpid(), signal.SIGUSR1)

    def interrupt(*_: object) -> None:
        nonlocal waiting
        if waiting:
            waiting = False
            raise KeyboardInterrupt

    waiting = False
    before = signal.signal(signal.SIGUSR1, interrupt)
    thread = Thread(target=disturb)
    thread.start()
    try:
        for _ in range(3000):
            first = queue.parallel_for(4, kernels.kernel("step"), array, 1, 1)
            events = [first, queue.parallel_for(4, kernels.kernel("step"), array, 1, 1, depends_on=first)]
            for event in reversed(events):
                try:
                    waiting = True
                    event.wait()
                except (KeyboardInterrupt, SyclError):
                    pass
                waiting = False
    finally:
        waiting = False
        stop.set()
        thread.join()
        signal.signal(signal.SIGUSR1, before)
    queue.wait()
    assert not queue.unfinished()


def run_alone(body: str) -> subprocess.CompletedProcess[str]:
    code = f"""
import numpy as np, syclrt, time
kernels = syclrt.load({SMALL!r})
queue = syclrt.Queue()
{textwrap.dedent(body)}
"""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)


EXITS = {
    "host tasks": "for _ in range(20): queue.submit(lambda h: h.host_task(lambda: time.sleep(0.05)))",
    "an endless host task": "queue.submit(lambda h: h.host_task(lambda: time.sleep(1000))); time.sleep(0.1)",
    "kernels": """
        array = syclrt.zeros(1 << 20, "i4", queue)
        for _ in range(300): queue.parallel_for(1 << 20, kernels.kernel("step"), array, 3, 1)
        time.sleep(0.01)
    """,
    "a buffer": """
        buffer = syclrt.Buffer(np.zeros(1 << 20, "i4"))
        for _ in range(50):
            queue.submit(lambda h: h.parallel_for(1 << 20, kernels.kernel("step"), buffer.get_access(h), 3, 1))
    """,
    "an open host accessor": """
        buffer = syclrt.Buffer(np.zeros(4, "i4"))
        host = buffer.get_host_access()
        queue.submit(lambda h: h.parallel_for(4, kernels.kernel("step"), buffer.get_access(h), 3, 1))
    """,
}


@pytest.mark.parametrize("what", EXITS)
def test_an_interpreter_that_ends_with_work_in_flight_ends(what: str) -> None:
    found = run_alone(EXITS[what])
    assert (found.returncode, found.stderr) == (0, "")


def test_what_is_finalized_in_a_cycle_with_its_context_may_submit_and_wait(kernels: Program, device: Device) -> None:
    """The collector clears weak references before it calls finalizers."""
    seen: list[int] = []

    class Last:
        def __init__(self) -> None:
            self.queue = Queue(device, Context(device))
            self.array = zeros(4, "i4", self.queue)
            self.itself = self

        def __del__(self) -> None:
            self.queue.parallel_for(4, kernels.kernel("step"), self.array, 1, 5).wait()
            seen.extend(self.array.to_numpy().tolist())

    Last()
    gc.collect()
    assert seen == [5] * 4


def test_what_is_finalized_at_the_end_of_the_interpreter_may_submit_and_wait() -> None:
    """Other threads do not go on any more: the one that waits runs commands, and is told what nobody will end."""
    found = run_alone(
        """
        from functools import partial
        array, step, error = syclrt.zeros(4, "i4", queue), kernels.kernel("step"), syclrt.SyclError
        queue.parallel_for(4, step, array, 1, 1).wait()
        endless = queue.submit(lambda h: h.host_task(partial(time.sleep, 1000)))
        time.sleep(0.1)

        class Last:
            def __del__(self, queue=queue, array=array, seen=np.asarray(array), step=step, late=endless, error=error):
                queue.submit(lambda h: h.host_task(lambda: print("task"))).wait()
                queue.submit(lambda h: h.parallel_for(4, step, array, 1, 1)).wait()
                print(seen[0])
                try:
                    late.wait()
                except error as problem:
                    print(problem)

        last = Last()
        """
    )
    expected = ["task", "2", "the interpreter ends, and no other thread will end the command"]
    assert (found.stderr, found.stdout.splitlines()) == ("", expected)
