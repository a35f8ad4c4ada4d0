"""Events and queues: order, what waits for what, errors, times."""

import gc
import threading
from collections.abc import Callable, Iterable
from threading import Event as Flag
from threading import Thread
from time import perf_counter_ns
from typing import Any
from weakref import ref

import numpy as np
import pytest

from syclrt import Buffer, Context, Device, Errc, Event, EventStatus, Handler, Program, Queue, SyclError, zeros
from syclrt.events import SCHEDULER, ScheduledEvent


def refused(match: str | None = None):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is Errc.INVALID)


def task(queue: Queue, function: Callable[[], object], depends_on: Event | Iterable[Event] = ()) -> Event:
    def group(handler: Handler) -> None:
        handler.depends_on(depends_on)
        handler.host_task(function)

    return queue.submit(group)


def fail() -> None:
    raise ValueError("no luck")


def test_a_command_waits_for_the_events_it_depends_on(kernels: Program, device: Device) -> None:
    first, second = Queue(device), Queue(device)
    array = zeros(64, "i4", first)
    event = first.parallel_for(64, kernels.kernel("step"), array, 1, 3)
    for at in range(20):
        queue = (first, second)[at % 2]
        event = queue.parallel_for(64, kernels.kernel("step"), array, -1, 1, depends_on=[event])
    event.wait()
    assert array.to_numpy().tolist() == [3] * 64
    assert event.status is EventStatus.COMPLETE


def test_the_status_follows_the_command(queue: Queue) -> None:
    began, go = Flag(), Flag()
    first = task(queue, lambda: (began.set(), go.wait(20)))
    second = task(queue, lambda: None, first)
    assert second.get_wait_list() == (first,)
    began.wait(20)
    assert (first.status, second.status) == (EventStatus.RUNNING, EventStatus.SUBMITTED)
    go.set()
    queue.wait()
    assert (first.status, second.status) == (EventStatus.COMPLETE, EventStatus.COMPLETE)


def test_commands_that_do_not_depend_on_each_other_run_at_once(queue: Queue) -> None:
    barrier = threading.Barrier(3)
    for event in [task(queue, lambda: barrier.wait(20)) for _ in range(3)]:
        event.wait()


@pytest.mark.parametrize("in_order", [False, True])
def test_who_submits_a_kernel_need_not_wait_for_it(kernels: Program, in_order: bool, device: Device) -> None:
    queue = Queue(device, in_order=in_order)
    flag = zeros(1, "i4", queue, kind="host")
    np.asarray(flag)[0] = 1
    for _ in range(3):  # which take no time
        queue.parallel_for(1, kernels.kernel("until_one"), flag).wait()
    np.asarray(flag)[0] = 0
    event = queue.parallel_for(1, kernels.kernel("until_one"), flag)
    assert event.status is not EventStatus.COMPLETE
    np.asarray(flag)[0] = 1
    event.wait()
    assert event.status is EventStatus.COMPLETE


def test_an_in_order_queue_runs_one_command_after_another(device: Device) -> None:
    queue, seen = Queue(device, in_order=True), []
    assert queue.is_in_order
    for at in range(100):
        task(queue, lambda at=at: seen.append(at))
    queue.wait()
    assert seen == [*range(100)]


def test_an_in_order_queue_goes_on_after_an_error(device: Device) -> None:
    """Order is no dependency: what comes after a failed command runs, whether it had failed by then or not."""
    queue, seen = Queue(device, in_order=True), []
    for _ in range(20):
        task(queue, fail)
        task(queue, lambda: seen.append(1)).wait()
    assert len(seen) == 20


def test_a_barrier_waits_for_all_before_and_all_after_wait_for_it(queue: Queue) -> None:
    go, seen = Flag(), []
    task(queue, lambda: (go.wait(20), seen.append("before")))
    barrier = queue.ext_oneapi_submit_barrier()
    after = task(queue, lambda: seen.append("after"))
    assert barrier.status is EventStatus.SUBMITTED
    go.set()
    after.wait()
    assert seen == ["before", "after"]


def test_a_barrier_with_a_list_waits_for_that(queue: Queue) -> None:
    go, seen = Flag(), []
    slow = task(queue, lambda: (go.wait(20), seen.append("slow")))
    quick = task(Queue(queue.device), lambda: seen.append("quick"))
    queue.ext_oneapi_submit_barrier([quick]).wait()
    task(queue, lambda: seen.append("after")).wait()
    assert seen == ["quick", "after"]
    go.set()
    slow.wait()
    queue.submit(lambda h: h.ext_oneapi_barrier([slow])).wait()


def test_an_error_of_a_host_task_comes_out_of_wait_and_of_the_queue(queue: Queue) -> None:
    event = task(queue, fail)
    for _ in range(2):
        with pytest.raises(SyclError, match="no luck") as found:
            event.wait()
        assert isinstance(found.value.__cause__, ValueError)
    with pytest.raises(SyclError, match="no luck"):
        queue.wait_and_throw()
    queue.wait_and_throw()  # it was told


def test_an_error_does_not_keep_those_who_have_heard_of_it(queue: Queue) -> None:
    event, buffer = task(queue, fail), Buffer(np.zeros(4, "i4"))
    queue.submit(lambda h: (buffer.get_access(h), h.host_task(fail)))
    queue.wait()

    class Held:
        """Something in the frame of who waits."""

    def heard(wait: Callable[[], object]) -> ref[Held]:
        held = Held()
        with pytest.raises(SyclError, match="no luck"):
            wait()
        return ref(held)

    waits = [event.wait, event.wait, buffer.get_host_access, event.wait, queue.wait_and_throw, event.wait]
    found = [heard(wait) for wait in waits]
    gc.collect()
    assert [one() for one in found] == [None] * len(waits)


def test_an_error_is_raised_as_it_was_each_time(queue: Queue) -> None:
    event = task(queue, fail)
    frames: list[list[str]] = []
    for _ in range(3):
        with pytest.raises(SyclError) as found:
            event.wait()
        frames.append([one.name for one in found.traceback])
    assert frames[1:] == frames[:2]
    assert frames[0][-1] == "run"


def test_all_errors_are_told(queue: Queue) -> None:
    for _ in range(3):
        task(queue, fail)
    queue.wait()
    with pytest.raises(SyclError) as found:
        queue.throw_asynchronous()
    assert found.value.__notes__ == ["another command failed: a host task failed: ValueError('no luck')"] * 2


def test_an_async_handler_gets_the_errors(device: Device) -> None:
    got: list[Exception] = []
    queue = Queue(device, async_handler=got.extend)
    for _ in range(2):
        task(queue, fail)
    queue.wait()
    assert got == []
    queue.throw_asynchronous()
    assert [type(error.__cause__) for error in got] == [ValueError, ValueError]
    task(queue, fail).wait_and_throw()
    assert len(got) == 3


def test_what_depends_on_a_failed_command_fails_with_it_and_the_rest_goes_on(queue: Queue, kernels: Program) -> None:
    array, seen = zeros(4, "i4", queue), []
    failed = task(queue, fail)
    dependent = queue.parallel_for(4, kernels.kernel("step"), array, 1, 1, depends_on=failed)
    last = task(Queue(queue.device), lambda: seen.append("last"), dependent)
    late = None
    for event in (dependent, last):
        with pytest.raises(SyclError, match="no luck"):
            event.wait()
    late = task(queue, lambda: seen.append("late"), failed)  # it has failed already
    with pytest.raises(SyclError, match="no luck"):
        late.wait()
    task(queue, lambda: seen.append("other")).wait()
    assert seen == ["other"]
    assert not array.to_numpy().any()
    with pytest.raises(SyclError):
        queue.wait_and_throw()
    queue.wait_and_throw()  # one command failed by itself, and was told


def test_a_host_task_may_end_its_thread_and_the_queue_goes_on(queue: Queue) -> None:
    def leave() -> None:
        raise SystemExit

    began = [task(queue, leave) for _ in range(8)]
    Flag().wait(0.05)
    for event in began:
        with pytest.raises((SyclError, SystemExit)):
            event.wait()
    task(queue, lambda: None).wait()


def test_a_host_task_may_submit_and_wait(queue: Queue) -> None:
    seen: list[int] = []

    def deeper(depth: int) -> None:
        seen.append(depth)
        if depth < 20:
            task(queue, lambda: deeper(depth + 1)).wait()

    task(queue, lambda: deeper(0)).wait()
    assert seen == [*range(21)]


def test_a_host_task_that_waits_for_itself_fails(queue: Queue) -> None:
    """For its event, for its queue, or for a command after it; on an in-order queue, that is any."""
    events: list[Event] = []
    go = Flag()
    for which in range(3):
        events[:] = [task(queue, lambda at=which: (go.wait(20), (*events, queue)[at].wait()))]
        events.append(task(queue, lambda: None, events[0]))
        go.set()
        with pytest.raises(SyclError, match="a host task waits for itself"):
            events[0].wait()
        queue.wait()
        go.clear()
    in_order = Queue(queue.device, in_order=True)
    with pytest.raises(SyclError, match="a host task waits for itself"):
        task(in_order, lambda: task(in_order, lambda: None).wait()).wait()


def test_host_tasks_that_wait_for_each_other_fail(queue: Queue) -> None:
    events: list[Event] = []
    go = Flag()
    for other in (1, 0):
        events.append(task(queue, lambda other=other: (go.wait(20), events[other].wait())))
    go.set()
    for event in events:
        with pytest.raises(SyclError, match="a host task waits for itself"):
            event.wait()


class SeenAtOnce(ScheduledEvent):
    """A command of a device, which another thread sees end as soon as it has been handed over."""

    __slots__ = ()

    @property
    def mark(self) -> Any:
        return ScheduledEvent.mark.__get__(self)  # pyright: ignore[reportAttributeAccessIssue, reportOptionalMemberAccess] - a slot

    @mark.setter
    def mark(self, mark: Any) -> None:
        ScheduledEvent.mark.__set__(self, mark)  # pyright: ignore[reportAttributeAccessIssue, reportOptionalMemberAccess]
        if mark is not None:
            SCHEDULER.has_passed(self)


class Handed:
    """Lines of a device that does at once what it is handed, in the time that it says."""

    def __init__(self, *times: int) -> None:
        self.has_passed = True
        self.told = times

    def run(self, _action: object, _command: object) -> "Handed":
        return self

    def times(self) -> tuple[int, ...]:
        return self.told


def measured(make: type[ScheduledEvent], lines: Any, device: Device) -> list[int]:
    event = make(Queue(device, enable_profiling=True), lambda: None, (), lines=lines)
    event.run(lambda: None)
    if not event.has_ended:
        SCHEDULER.has_passed(event)
    assert event.times is not None
    return event.times


def test_times_of_a_device_stay_where_another_thread_sees_the_end_at_once(device: Device) -> None:
    end = perf_counter_ns()
    times = measured(SeenAtOnce, Handed(end, end), device)
    assert times[2] == times[1]


def test_a_device_begins_nothing_before_it_was_handed_over(device: Device) -> None:
    before = perf_counter_ns()
    submit, start, end = measured(ScheduledEvent, Handed(1, 2), device)
    assert before <= submit <= start == end <= perf_counter_ns()


def test_profiling_tells_times_in_order(kernels: Program, device: Device) -> None:
    queue = Queue(device, enable_profiling=True)
    array = zeros(4, "i4", queue)
    event = queue.parallel_for(4, kernels.kernel("step"), array, 1, 1)
    times = event.profiling
    assert 0 < times.submit <= times.start <= times.end
    assert all(isinstance(time, int) for time in times)
    later = task(queue, lambda: Flag().wait(0.01), event).profiling
    assert later.start >= times.end
    assert later.end - later.start >= 10_000_000
    with refused("enable_profiling"):
        _ = task(Queue(device), lambda: None).profiling


def test_a_queue_that_discards_events(kernels: Program, device: Device) -> None:
    queue = Queue(device, discard_events=True, in_order=True)
    array = zeros(4, "i4", queue)
    event = queue.parallel_for(4, kernels.kernel("step"), array, 1, 1)
    for wrong in (
        event.wait,
        event.wait_and_throw,
        event.get_wait_list,
        lambda: event.profiling,
        lambda: queue.memset(array, 0, 4, depends_on=event),
    ):
        with refused():
            wrong()
    queue.wait()
    assert array.to_numpy().tolist() == [1] * 4
    with refused():
        Queue(device, discard_events=True, enable_profiling=True)


def test_what_a_command_group_refuses(queue: Queue, kernels: Program) -> None:
    array = zeros(4, "i4", queue)

    def two(handler: Handler) -> None:
        handler.memset(array, 0, 4)
        handler.memset(array, 0, 4)

    last: Any = np.int64(2)
    other = queue.device.with_aspects(remove=["fp64"])
    for wrong in (
        lambda: queue.submit(two),
        lambda: queue.submit(lambda h: None),
        lambda: queue.memset(array, 1, 4, depends_on=["event"]),  # pyright: ignore[reportArgumentType]
        lambda: queue.memset(array, 1, 4, depends_on=3),  # pyright: ignore[reportArgumentType]
        lambda: queue.memset(array, 1, 17),
        lambda: Queue(other, Context(queue.device)),
    ):
        with refused():
            wrong()
    queue.submit(lambda h: (h.set_args(array, 1), h.set_arg(last, 5), h.single_task(kernels.kernel("step")))).wait()
    assert array.to_numpy().tolist() == [5, 0, 0, 0]


def test_an_error_in_a_command_group_function_submits_nothing(queue: Queue) -> None:
    buffer = Buffer(4, "i4")

    def group(handler: Handler) -> None:
        buffer.get_access(handler, "write")
        handler.host_task(lambda: None)
        fail()

    with pytest.raises(ValueError, match="no luck"):
        queue.submit(group)
    queue.wait()
    with buffer.get_host_access("read"):
        pass


def test_many_threads_use_one_queue(queue: Queue, kernels: Program) -> None:
    array = zeros(8, "i4", queue)

    def work(row: int) -> None:
        event: Event | tuple[()] = ()
        for _ in range(200):
            event = queue.parallel_for(1, kernels.kernel("step"), array[row:], 1, 1, depends_on=event)

    threads = [Thread(target=work, args=(row,)) for row in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    queue.wait()
    assert np.asarray(array).tolist() == [200] * 8
