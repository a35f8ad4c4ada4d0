"""Kernels that take longer than a launch: they run when somebody waits for them, or when a thread gets to them."""

import gc
import os
import signal
from threading import Thread
from time import monotonic, sleep

import numpy as np
import pytest

import syclrt
from syclopt.ir import Module
from syclrt import Device, Event, EventStatus, Kernel, NdRange, Queue, SyclError, UsmArray

LOOPS = 100_000  # of some nanoseconds: neither short, nor so long that an interrupt ends it
ENOUGH = 3  # launches, after which it is known how long they take
KERNELS = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @add(ptr addrspace(1) %p, i32 %number, i64 %times) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi i64 [ 1, %entry ], [ %y, %loop ]
  %product = mul i64 %x, 6364136223846793005
  %y = add i64 %product, %i
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %times
  br i1 %more, label %loop, label %end
end:
  %unlikely = icmp eq i64 %y, 2
  %zero = zext i1 %unlikely to i32
  %sum = add i32 %number, %zero
  %old = load i32, ptr addrspace(1) %p
  %new = add i32 %old, %sum
  store i32 %new, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @count(ptr addrspace(1) %p, i64 %times) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  store volatile i64 %i, ptr addrspace(1) %p
  %more = icmp ult i64 %next, %times
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    return syclrt.load(Module.parse(KERNELS)).kernel("add")


@pytest.fixture
def queue(device: Device, kernel: Kernel) -> Queue:
    return known(Queue(device), kernel)


def known(queue: Queue, kernel: Kernel) -> Queue:
    """Return a queue that has launched the kernel often enough."""
    for _ in range(ENOUGH):
        queue.parallel_for(1, kernel, syclrt.zeros(1, "i4", queue), 1, LOOPS).wait()
    return queue


def complaint(event: Event) -> str:
    """Wait for an event, and return what went wrong."""
    try:
        event.wait()
    except SyclError as error:
        return str(error)
    return ""


def value(array: UsmArray) -> int:
    return int(np.asarray(array.to_numpy())[0])


def test_the_second_wait_finds_that_it_has_ended(queue: Queue, kernel: Kernel) -> None:
    number = syclrt.zeros(1, "i4", queue)
    event = queue.parallel_for(1, kernel, number, 5, LOOPS)
    event.wait()
    assert value(number) == 5
    assert event.status is EventStatus.COMPLETE
    event.wait()
    event.wait_and_throw()
    assert value(number) == 5


def test_threads_wait_for_the_same_launches(queue: Queue, kernel: Kernel) -> None:
    number = syclrt.zeros(1, "i4", queue)
    for turn in range(1, 101):
        event = queue.parallel_for(1, kernel, number, 1, LOOPS)
        threads = [Thread(target=event.wait) for _ in range(3)]
        for thread in threads:
            thread.start()
        event.wait()
        assert value(number) == turn
        for thread in threads:
            thread.join()


def test_nobody_needs_to_wait_or_keep_the_event(queue: Queue, kernel: Kernel) -> None:
    number = syclrt.zeros(1, "i4", queue)
    queue.parallel_for(1, kernel, number, 3, LOOPS)
    gc.collect()
    end = monotonic() + 60
    while queue.unfinished() and monotonic() < end:
        sleep(0.001)
    queue.wait()
    assert value(number) == 3


def test_commands_come_after_it(queue: Queue, kernel: Kernel, device: Device) -> None:
    number, other = syclrt.zeros(1, "i4", queue), Queue(device, queue.context)
    for turn in range(1, 51):
        first = queue.parallel_for(1, kernel, number, 1, LOOPS)
        second = other.parallel_for(1, kernel, number, 1, LOOPS, depends_on=[first])
        third = other.parallel_for(1, kernel, number, 1, 1, depends_on=second)
        assert value_after(third, number, other) == 3 * turn
        assert first.status is second.status is third.status is EventStatus.COMPLETE


def value_after(event: Event, number: UsmArray, queue: Queue) -> int:
    """Return what a host task sees."""
    seen: list[int] = []

    def task(handler: syclrt.Handler) -> None:
        handler.depends_on(event)
        handler.host_task(lambda: seen.append(value(number)))

    queue.submit(task).wait()
    return seen[0]


def test_a_barrier_comes_after_it(queue: Queue, kernel: Kernel) -> None:
    numbers = [syclrt.zeros(1, "i4", queue) for _ in range(4)]
    events = [queue.parallel_for(1, kernel, number, 1, LOOPS) for number in numbers]
    queue.ext_oneapi_submit_barrier().wait()
    assert [*map(value, numbers)] == [1, 1, 1, 1]
    assert {event.status for event in events} == {EventStatus.COMPLETE}


def test_an_in_order_queue_stays_in_order(device: Device, kernel: Kernel) -> None:
    queue = known(Queue(device, in_order=True), kernel)
    number = syclrt.zeros(1, "i4", queue)
    for wait in (lambda event: event.wait(), lambda _: queue.wait()):
        for times in ([LOOPS], [LOOPS, 1], [LOOPS, LOOPS, 1, 1, LOOPS]):
            queue.memset(number, 0, 4)
            for one in times:
                event = queue.parallel_for(1, kernel, number, 1, one)
            queue.memset(number, 1, 1)
            event = queue.parallel_for(1, kernel, number, 1, LOOPS)
            wait(event)
            assert value(number) == 2


@pytest.mark.native_cpu("the wait runs the kernel")
def test_what_a_signal_handler_raises_ends_the_wait(queue: Queue, kernel: Kernel) -> None:
    number = syclrt.zeros(1, "i4", queue)
    launched = ended = interrupted = 0

    def interrupt(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        for turn in range(200):
            event = queue.parallel_for(1, kernel, number, 1, LOOPS)
            launched += 1
            try:
                signal.setitimer(signal.ITIMER_REAL, 1e-6 * (1 + turn))
                event.wait()
                signal.setitimer(signal.ITIMER_REAL, 0)
                ended += 1
            except TimeoutError:
                interrupted += 1
                assert "interrupt" in (complaint(event) or "interrupt")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    queue.wait()
    assert ended + interrupted == launched
    assert ended <= value(number) <= launched
    queue.parallel_for(1, kernel, number, 1000, LOOPS).wait()
    assert value(number) >= 1000


@pytest.mark.native_cpu("the wait runs the kernel")
@pytest.mark.usefixtures("busy_scheduler")
def test_what_a_signal_handler_raises_ends_the_wait_for_a_queue(device: Device) -> None:
    queue, shape = Queue(device), NdRange(100, 1)
    kernel, number = syclrt.load(Module.parse(KERNELS)).kernel("count"), syclrt.zeros(1, "i8", queue)
    for _ in range(ENOUGH):
        queue.parallel_for(shape, kernel, number, LOOPS).wait()

    def interrupt(*_: object) -> None:
        raise TimeoutError

    def wait() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        queue.wait()

    before = signal.signal(signal.SIGALRM, interrupt)
    event = queue.parallel_for(shape, kernel, number, LOOPS * 1000)
    try:
        with pytest.raises(TimeoutError):
            wait()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert "interrupt" in complaint(event)


@pytest.mark.native_cpu("a GPU cannot be used in a child of a fork")
def test_a_child_of_a_fork_waits_for_it(queue: Queue, kernel: Kernel) -> None:
    number = syclrt.zeros(1, "i4", queue)
    for _ in range(10):
        events = [queue.parallel_for(1, kernel, number, 1, LOOPS) for _ in range(3)]
        child = os.fork()
        if not child:
            os._exit(is_usable(events, queue, kernel))
        assert os.waitpid(child, 0)[1] == 0
        for event in events:
            event.wait()


def is_usable(events: list[Event], queue: Queue, kernel: Kernel) -> int:
    """Return the exit status of a child: 0 if launches have ended, or say that they were lost, and others run."""
    try:
        complaints = [complaint(event) for event in events]
        assert all("forked" in text for text in complaints if text)
        number = syclrt.zeros(1, "i4", queue)
        queue.parallel_for(1, kernel, number, 7, LOOPS).wait()
        assert value(number) == 7
    except BaseException:
        return 1
    return 0
