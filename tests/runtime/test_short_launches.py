"""Kernels that are launched again and again: they get to native code sooner, and nothing else about them changes."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, Event, Thread
from types import FrameType
from typing import Any
from weakref import ref

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import syclrt
from syclopt.ir import Module
from syclrt import Device, Errc, EventStatus, Kernel, NdRange, Program, Queue, Range, SyclError
from syclrt.backends.native_cpu.launch import NativeLauncher
from syclrt.graph import CommandGraph

ENOUGH = 10  # launches, after which it is known that they are short
TYPES = {"i1": "u1", "i8": "u1", "i16": "u2", "i32": "u4", "i64": "u8", "float": "f4", "double": "f8", "half": "f2"}
LOOP = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @count(ptr addrspace(1) %p, i64 %times) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %old = load i32, ptr addrspace(1) %p
  %mixed = mul i32 %old, 1664525
  %new = add i32 %mixed, 1013904223
  store i32 %new, ptr addrspace(1) %p
  %more = icmp ult i64 %next, %times
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
# Each work-item tells by a 1 behind the first number that it has begun.
VISIBLE_LOOP = (
    LOOP.replace(
        "entry:",
        """entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %behind = add i64 %id, 1
  %begun = getelementptr i32, ptr addrspace(1) %p, i64 %behind
  store i32 1, ptr addrspace(1) %begun""",
    )
    + "declare spir_func i64 @_Z13get_global_idj(i32)\n"
)


def store_kernel(kind: str) -> Kernel:
    """Return a kernel that stores its first argument where the second one points to."""
    parameter = "i1 zeroext %v" if kind == "i1" else f"{kind} %v"
    value = "%wide = zext i1 %v to i8" if kind == "i1" else ""
    stored = "i8 %wide" if kind == "i1" else f"{kind} %v"
    return syclrt.load(
        Module.parse(f"""target triple = "spirv64-unknown-unknown"
define spir_kernel void @take({parameter}, ptr addrspace(1) align 8 %out) {{
  {value}
  store {stored}, ptr addrspace(1) %out, align 1
  ret void
}}
""")
    ).kernel("take")


@pytest.fixture(scope="module")
def loop() -> Program:
    return syclrt.load(Module.parse(LOOP))


def warm(queue: Queue, kernel: Kernel, *arguments: object, size: Any = 1) -> None:
    for _ in range(ENOUGH):
        queue.parallel_for(size, kernel, *arguments)
    queue.wait()


def outcome(action: Callable[[], object]) -> object:
    try:
        return action()
    except SyclError as error:
        return error.code, str(error)


VALUES = st.one_of(
    st.integers(-(2**65), 2**65),
    st.integers(-300, 300),
    st.floats(),
    st.floats(width=32),
    st.booleans(),
    st.sampled_from(["7", None, b"1", 2**31, -(2**31), 2**32, -(2**63), 2**64 - 1, 10**400, 3.5e38, -3.5e38, 65520]),
    st.sampled_from([np.int32(-3), np.uint8(255), np.float32(2.5), np.float64(1e300), np.int64(7), np.bool_(True)]),
)


@pytest.mark.parametrize("kind", TYPES)
def test_numbers_are_taken_and_refused_as_ever(kind: str, device: Device) -> None:
    queue, kernel = Queue(device), store_kernel(kind)
    result = syclrt.zeros(1, TYPES[kind], queue)
    warm(queue, kernel, 1, result)

    @settings(max_examples=150, deadline=None)
    @example(float.fromhex("0x1.fffffeffffffep127"))
    @example(float.fromhex("0x1.ffffffp127"))
    @example(-1)
    @given(VALUES)
    def check(value: object) -> None:
        def stored(submit: Callable[[], syclrt.Event]) -> bytes:
            submit().wait()
            return result.to_numpy().tobytes()

        direct = outcome(lambda: stored(lambda: queue.parallel_for(1, kernel, value, result)))
        handled = outcome(lambda: stored(lambda: queue.submit(lambda h: h.parallel_for(1, kernel, value, result))))
        assert direct == handled

    check()


def test_pointers_are_taken_and_refused_as_ever(device: Device) -> None:
    queue, kernel = Queue(device), store_kernel("i32")
    memory = syclrt.malloc_shared(64, queue)
    array = syclrt.zeros(4, "i4", queue)
    warm(queue, kernel, 1, memory)
    for value, target in enumerate((memory + 8, array, array[2:], memory), 5):
        queue.parallel_for(1, kernel, value, target).wait()
    assert array.to_numpy().tolist() == [6, 0, 7, 0]
    elsewhere = syclrt.malloc_shared(64, Queue(device, context=syclrt.Context(device)))
    freed = syclrt.malloc_shared(64, queue)
    warm(queue, kernel, 1, freed)
    syclrt.free(freed, queue)
    for wrong in (elsewhere, freed, memory + 4, array[1:], object(), "x"):
        with pytest.raises(SyclError) as caught:
            queue.parallel_for(1, kernel, 1, wrong)
        assert caught.value.code is Errc.INVALID
    for arguments in ((), (1,), (1, memory, 2)):
        with pytest.raises(SyclError, match="takes 2 arguments"):
            queue.parallel_for(1, kernel, *arguments)


@pytest.mark.native_cpu("memory of the host as an argument")
def test_memory_of_the_host_is_taken_as_ever(queue: Queue) -> None:
    kernel, host = store_kernel("i32"), np.zeros(4, "i4")
    warm(queue, kernel, 1, syclrt.malloc_shared(64, queue))
    queue.parallel_for(1, kernel, 9, host).wait()
    assert host[0] == 9


def test_ranges_are_told_apart(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    array = syclrt.zeros(8, "i4", queue)
    for size in (1, 8, Range(2), NdRange(4, 2), NdRange(4, 4), (3,), (1, 1)):
        warm(queue, kernel, array, 1, 0, size=size)
    array[...] = 0
    sizes: tuple[Any, ...] = (1, 8, Range(2), NdRange(4, 2), NdRange(4, 4), (3,), np.int64(5), True)
    for size in sizes:
        queue.parallel_for(size, kernel, array, 1, 1)
    queue.wait()
    assert array.to_numpy().tolist() == [8, 6, 5, 4, 2, 1, 1, 1]
    wrong: tuple[Any, ...] = (1.0, -1, "1", (1.0,), (1, 1.0), (1, 1, 1, 1), ())
    for size in wrong:
        with pytest.raises(SyclError):
            queue.parallel_for(size, kernel, array, 1, 1)


def test_ranges_that_stand_where_others_did_are_told_apart(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    array = syclrt.zeros(8, "i4", queue)
    makers: list[Callable[[int], Any]] = [Range, lambda size: NdRange(size, size), lambda size: (1, size)]
    for make in makers:
        for size in (1, 8):
            warm(queue, kernel, array, 1, 0, size=make(size))
    array[...] = 0
    for make in makers:
        for turn in range(20):
            queue.parallel_for(make(1 if turn % 2 else 8), kernel, array, 1, 1)  # gone before the next one is made
    queue.wait()
    assert array.to_numpy().tolist() == [60, *[30] * 7]


def test_one_kernel_and_range_by_turns_for_several_contexts(kernels: Program, device: Device) -> None:
    kernel = kernels.kernel("step")
    queues = [Queue(device, in_order=True), Queue(device, context=syclrt.Context(device), in_order=True)]
    arrays = [syclrt.zeros(1, "i4", queue) for queue in queues]
    for queue, array in zip(queues, arrays, strict=True):
        warm(queue, kernel, array, 1, 0)
    for _ in range(10):
        for queue, array, other in zip(queues, arrays, arrays[::-1], strict=True):
            queue.parallel_for(1, kernel, array, 1, 1)
            with pytest.raises(SyclError, match="another context"):
                queue.parallel_for(1, kernel, other, 1, 1)
    for queue, array in zip(queues, arrays, strict=True):
        queue.wait()
        assert array.to_numpy().tolist() == [10]


def test_kernels_by_turns_and_by_threads(kernels: Program, device: Device) -> None:
    queue, names = Queue(device, in_order=True), ("step", "add")
    array, other = syclrt.zeros(8, "i4", queue), syclrt.zeros(8, "i4", queue)
    arguments = {"step": (array, 1, 1), "add": (other, other)}
    for name in names:
        for size in (1, 8):
            warm(queue, kernels.kernel(name), *arguments[name], size=size)
    array[...] = 0

    def submit(name: str) -> None:
        for turn in range(1000):
            queue.parallel_for(8 if turn % 2 else 1, kernels.kernel(name), *arguments[name])

    threads = [Thread(target=submit, args=(name,)) for name in (*names, *names)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    queue.wait()
    assert array.to_numpy().tolist() == [2000, *[1000] * 7]


def test_a_launch_keeps_no_array_once_it_has_ended(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    warm(queue, kernel, array, 1, 0)
    watched = ref(array), ref(array.pointer)
    del array
    assert [one() for one in watched] == [None, None]


def test_classes_that_users_derive_from_arrays(kernels: Program, device: Device) -> None:
    class Named(syclrt.UsmArray):
        name = "mine"

    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    plain = syclrt.zeros(4, "i4", queue)
    array = Named(plain.pointer, plain.shape, plain.dtype, plain.strides)
    backwards = Named(plain.pointer + 12, plain.shape, plain.dtype, (-4,))
    warm(queue, kernel, array, 1, 1)
    assert plain.to_numpy().tolist() == [ENOUGH, 0, 0, 0]
    with pytest.raises(SyclError):
        queue.parallel_for(1, kernel, backwards, 1, 1)
    syclrt.free(plain.pointer, queue)
    with pytest.raises(SyclError, match="freed"):
        queue.parallel_for(1, kernel, array, 1, 1)


@pytest.mark.native_cpu("short launches are over at once")
def test_an_event_that_has_ended(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device), kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    warm(queue, kernel, array, 1, 0)
    first, second = (queue.parallel_for(1, kernel, array, 1, 1) for _ in range(2))
    assert first is not second
    assert isinstance(first, syclrt.Event)
    assert (first.status, first.get_wait_list(), repr(first)) == (EventStatus.COMPLETE, (), "<Event complete>")
    first.wait_and_throw()
    with pytest.raises(SyclError, match="enable_profiling"):
        _ = first.profiling
    queue.parallel_for(1, kernel, array, 10, 3, depends_on=[first, second]).wait()
    assert array.to_numpy().tolist() == [23]
    queue.ext_oneapi_submit_barrier([first]).wait()


@pytest.mark.parametrize("before", ["host task", "barrier", "dependency"])
def test_what_comes_first_ends_first(kernels: Program, before: str, device: Device) -> None:
    queue, kernel = Queue(device, in_order=before == "host task"), kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    warm(queue, kernel, array, 1, 0)
    go_on = Event()

    def task() -> None:
        go_on.wait()
        array[0] = 5

    first = queue.submit(lambda handler: handler.host_task(task))
    if before == "barrier":
        queue.ext_oneapi_submit_barrier()
    last = queue.parallel_for(1, kernel, array, 10, 1, depends_on=[first] if before == "dependency" else ())
    assert last.status is not EventStatus.COMPLETE
    go_on.set()
    last.wait()
    assert array.to_numpy().tolist() == [51]


@pytest.mark.parametrize("in_order", [True, False])
def test_dependencies_of_all_sorts(kernels: Program, device: Device, in_order: bool) -> None:
    """What a launch waits for, and what it refuses to wait for, is that of the first launches."""
    queues = [Queue(device, in_order=one) for one in (in_order, not in_order)]
    queue, kernel = queues[0], kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    for one in queues:
        warm(one, kernel, array, 1, 0)
    last = queue.parallel_for(1, kernel, array, 1, 1)
    for at in range(40):
        last = queues[at % 2].parallel_for(1, kernel, array, 1, 1, depends_on=last)
    forms: tuple[Callable[[Any], Any], ...] = (lambda one: [one, one], lambda one: (one,), lambda one: iter([one]))
    for form in forms:
        last = queue.parallel_for(1, kernel, array, 1, 1, depends_on=form(last))
    last.wait()
    assert array.to_numpy().tolist() == [44]
    wrong: tuple[Any, ...] = (5, [5], [last, None], "ab")
    for one in wrong:
        with pytest.raises(SyclError, match="expected an event"):
            queue.parallel_for(1, kernel, array, 1, 1, depends_on=one)

    def fails() -> None:
        raise ValueError("of the task")

    failed = queue.submit(lambda handler: handler.host_task(fails))
    for after in (failed, [last, failed]):
        with pytest.raises(SyclError, match="of the task"):
            queues[1].parallel_for(1, kernel, array, 1, 1, depends_on=after).wait()
    assert array.to_numpy().tolist() == [44]


def test_a_queue_that_records(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device), kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    warm(queue, kernel, array, 1, 0)
    graph = CommandGraph(queue.context, queue.device)
    with graph.recording(queue):
        queue.parallel_for(1, kernel, array, 1, 1)
    assert array.to_numpy().tolist() == [0]
    executable = graph.finalize()
    for _ in range(ENOUGH):
        queue.ext_oneapi_graph(executable).wait()
    assert array.to_numpy().tolist() == [ENOUGH]


def test_what_queues_tell(kernels: Program, device: Device) -> None:
    kernel = kernels.kernel("step")
    plain = Queue(device)
    array = syclrt.zeros(1, "i4", plain)
    warm(plain, kernel, array, 1, 0)
    measured, discards = Queue(device, enable_profiling=True), Queue(device, discard_events=True)
    for _ in range(ENOUGH):
        times = measured.parallel_for(1, kernel, array, 1, 0).profiling
        assert times.submit <= times.start <= times.end
        with pytest.raises(SyclError, match="discard_events"):
            discards.parallel_for(1, kernel, array, 1, 0).wait()


def test_a_program_that_changes(device: Device) -> None:
    text = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @put(ptr addrspace(1) %p) {{
  store i32 {}, ptr addrspace(1) %p
  ret void
}}
"""
    queue, program = Queue(device), Program()
    library = program.load(Module.parse(text.format(1)))
    array, kernel = syclrt.zeros(1, "i4", queue), program.kernel("put")
    warm(queue, kernel, array)
    program.unload(library)
    with pytest.raises(SyclError, match="not loaded any more"):
        queue.parallel_for(1, kernel, array)
    program.load(Module.parse(text.format(2)))
    warm(queue, program.kernel("put"), array)
    assert array.to_numpy().tolist() == [2]


def test_what_waits_keeps_its_memory(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    count = 1000

    def new_array() -> syclrt.UsmArray:
        return syclrt.zeros(count, "i4", queue)

    kept = new_array()
    warm(queue, kernel, kept, 1, 1, size=count)
    go_on = Event()
    queue.submit(lambda handler: handler.host_task(go_on.wait))
    for _ in range(20):
        queue.parallel_for(count, kernel, new_array(), 1, 1)
        queue.parallel_for(count, kernel, kept, 1, 1)
    others = [new_array() for _ in range(20)]
    go_on.set()
    queue.wait()
    assert set(kept.to_numpy()) == {ENOUGH + 20}
    assert not any(one.to_numpy().any() for one in others)


@pytest.mark.parametrize("options", [{}, {"in_order": True}, {"enable_profiling": True}, {"discard_events": True}])
def test_long_kernels_run_later(loop: Program, options: dict[str, Any], device: Device) -> None:
    queue, kernel = Queue(device, **options), loop.kernel("count")
    array = syclrt.zeros(1, "u4", queue)
    times, launches = 100_000, 5
    for _ in range(launches):
        event = queue.parallel_for(1, kernel, array, times)
        if options.get("enable_profiling"):
            assert event.profiling.start < event.profiling.end
        if not options.get("in_order"):
            queue.wait()
    queue.wait()
    expected = 0
    for _ in range(times * launches):
        expected = (expected * 1664525 + 1013904223) % 2**32
    assert array.to_numpy().tolist() == [expected]


LONGER = 1_000_000  # rounds, which take longer than what runs at once


@pytest.mark.usefixtures("busy_scheduler")
def test_a_launch_goes_well_while_others_wait_for_the_one_before(loop: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), loop.kernel("count")
    array = syclrt.zeros(1, "u4", queue)
    for _ in range(ENOUGH):
        queue.parallel_for(1, kernel, array, LONGER).wait()
    before = queue.parallel_for(1, kernel, array, LONGER)
    waiting = Thread(target=before.wait)

    def look(_frame: FrameType, what: str, called: object) -> None:
        if what == "c_call" and called is next and waiting.ident is None:
            waiting.start()
            waiting.join(0.2)

    sys.setprofile(look)
    try:
        event = queue.parallel_for(1, kernel, array, LONGER)
    finally:
        sys.setprofile(None)
    event.wait()
    if waiting.ident is not None:
        waiting.join()
    assert before.status is EventStatus.COMPLETE


@pytest.mark.native_cpu("kernels that a GPU has been handed are none of the commands that have not ended")
def test_a_launch_comes_after_what_was_submitted_while_objects_were_collected(loop: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), loop.kernel("count")
    array = syclrt.zeros(1, "u4", queue)
    for _ in range(ENOUGH):
        queue.parallel_for(1, kernel, array, LONGER).wait()
    goes_on, is_armed, is_first, seen = Event(), [False], [False], list[object]()

    def task() -> None:
        goes_on.wait()
        seen.append(array[0])

    def submit(_phase: str, _about: dict[str, int]) -> None:
        if is_armed[0]:
            is_armed[0], is_first[0] = False, not queue.unfinished()
            queue.submit(lambda handler: handler.host_task(task))

    threshold, launch, before = gc.get_threshold(), queue.parallel_for, array[0]
    gc.callbacks.append(submit)
    gc.set_threshold(1)
    try:
        is_armed[0] = True
        event = launch(1, kernel, array, LONGER)
    finally:
        is_armed[0] = False
        gc.set_threshold(*threshold)
        gc.callbacks.remove(submit)
    waiting = Thread(target=event.wait)
    waiting.start()
    waiting.join(0.2)
    goes_on.set()
    waiting.join()
    queue.wait()
    assert not is_first[0] or seen == [before]


@pytest.mark.native_cpu("short launches are over at once")
def test_a_kernel_is_measured_again_where_two_first_launches_ended_at_once(loop: Program, device: Device) -> None:
    queue, kernel = Queue(device), loop.kernel("count")
    array = syclrt.zeros(1, "u4", queue)
    queue.parallel_for(1, kernel, array, LONGER).wait()
    (launcher,) = kernel.launchers.values()
    assert isinstance(launcher, NativeLauncher)
    launcher._kernel.nanoseconds = 0  # as the second one may leave it, which saw nothing of the first
    queue.parallel_for(1, kernel, array, LONGER).wait()
    assert not launcher.is_short


def test_kernels_that_may_wait_never_run_where_they_are_submitted(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device), kernels.kernel("until_one")
    flag = syclrt.asarray(np.ones(1, "i4"), queue, kind="host")
    warm(queue, kernel, flag)
    flag[0] = 0
    event = queue.parallel_for(1, kernel, flag)
    flag[0] = 1
    event.wait()


def test_kernels_of_an_in_order_queue_never_overlap(loop: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), loop.kernel("count")
    array = syclrt.zeros(1, "u4", queue)
    warm(queue, kernel, array, 1)
    array[0] = 0
    threads, each = 4, 500
    start = Barrier(threads)

    def submit() -> None:
        start.wait()
        for _ in range(each):
            queue.parallel_for(1, kernel, array, 20)

    submitters = [Thread(target=submit) for _ in range(threads)]
    for one in submitters:
        one.start()
    for one in submitters:
        one.join()
    queue.wait()
    expected = 0
    for _ in range(20 * threads * each):
        expected = (expected * 1664525 + 1013904223) % 2**32
    assert array.to_numpy().tolist() == [expected]


@pytest.mark.native_cpu("short launches are over at once")
def test_others_run_while_a_kernel_turns_out_to_be_long(loop: Program, device: Device) -> None:
    queue, kernel = Queue(device), loop.kernel("count")
    array = syclrt.zeros(1, "u4", queue)
    warm(queue, kernel, array, 1)
    ticks: list[int] = []
    has_ended = Event()

    def tick() -> None:
        while not has_ended.wait(0.001):
            ticks.append(1)

    ticking = Thread(target=tick)
    ticking.start()
    before = len(ticks)
    event = queue.parallel_for(1, kernel, array, 200_000_000)
    during = len(ticks) - before
    has_ended.set()
    ticking.join()
    assert event.status is EventStatus.COMPLETE
    assert during
    queue.parallel_for(1, kernel, array, 1).wait()


@pytest.mark.native_cpu("short launches are over at once")
@pytest.mark.parametrize("in_order", [True, False])
def test_what_comes_later_waits_for_a_kernel_that_turns_out_to_be_long(in_order: bool, device: Device) -> None:
    kernel = syclrt.load(Module.parse(VISIBLE_LOOP)).kernel("count")
    queue = Queue(device, in_order=in_order)
    array = syclrt.zeros(2, "u4", queue)
    for _ in range(ENOUGH):
        queue.parallel_for(1, kernel, array, 1).wait()
    array[1] = 0
    launching = Thread(target=lambda: queue.parallel_for(1, kernel, array, 100_000_000))
    launching.start()
    while not array[1]:
        pass
    seen: list[list[int]] = []
    if in_order:
        queue.submit(lambda handler: handler.host_task(lambda: seen.append(array.to_numpy().tolist()))).wait()
    else:
        queue.ext_oneapi_submit_barrier().wait()
        seen.append(array.to_numpy().tolist())
    launching.join()
    assert [array.to_numpy().tolist()] == seen


def test_the_method_of_a_queue_that_has_launched(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    warm(queue, kernel, array, 1, 0)
    method = queue.parallel_for
    assert method.__name__ == "parallel_for"
    last = type(queue).parallel_for(queue, 1, kernel, array, 1, 1)
    method(1, kernel, array, 1, 1, depends_on=last)
    method(1, kernel, array, 1, 1, depends_on=())
    with pytest.raises(TypeError):
        type(queue).parallel_for(object(), 1, kernel, array, 1, 1)  # pyright: ignore[reportArgumentType] - wrong on purpose
    with pytest.raises(TypeError):
        method(1, kernel, array, 1, 1, other=1)  # pyright: ignore[reportCallIssue] - likewise
    with pytest.raises(TypeError):
        method(1)  # pyright: ignore[reportCallIssue] - likewise
    with pytest.raises(SyclError, match="takes 3 arguments"):
        method(1, kernel, *[array] * 100_000)
    del queue
    method(1, kernel, array, 1, 1).wait()
    assert array.to_numpy().tolist() == [4]


def test_queues_of_classes_that_users_derive(kernels: Program, device: Device) -> None:
    class Counting(Queue):
        count = 0

        def parallel_for(self, *args: Any, **options: Any) -> syclrt.Event:
            self.count += 1
            return super().parallel_for(*args, **options)

    class Plain(Queue):
        pass

    kernel, other = kernels.kernel("step"), Queue(device, in_order=True)
    array = syclrt.zeros(1, "i4", other)
    warm(other, kernel, array, 1, 0)

    class Late(type(other)):
        pass

    for kind in (Counting, Plain, Late):
        queue = kind(device, in_order=True)
        for _ in range(ENOUGH):
            queue.parallel_for(1, kernel, array, 1, 1)
        queue.wait()
        assert type(queue) is kind
    assert array.to_numpy().tolist() == [3 * ENOUGH]


def test_a_method_that_was_taken_before_the_first_launch_goes_on(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    submit = queue.parallel_for
    for _ in range(ENOUGH):
        submit(1, kernel, array, 1, 1)
    first = queue.submit(lambda handler: handler.host_task(lambda: None))
    submit(1, kernel, array, 1, 1, depends_on=first).wait()
    assert array.to_numpy().tolist() == [ENOUGH + 1]


@pytest.mark.native_cpu("a fork goes on")
@pytest.mark.skipif(sys.platform == "win32", reason="there are no forks")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_fork_goes_on(kernels: Program, device: Device) -> None:
    queue, kernel = Queue(device, in_order=True), kernels.kernel("step")
    array = syclrt.zeros(1, "i4", queue)
    warm(queue, kernel, array, 1, 1)
    child = os.fork()
    if not child:
        queue.parallel_for(1, kernel, array, 1, 1).wait()
        queue.parallel_for(100_000, kernel, syclrt.zeros(100_000, "i4", queue), 1, 1).wait()
        os._exit(0 if array.to_numpy().tolist() == [ENOUGH + 1] else 1)
    assert os.waitpid(child, 0)[1] == 0


INTERRUPTS = """
import random, signal, sys, time
import syclrt
from syclrt.backends.native_cpu.launch import NativeLauncher
from syclrt.graph import CommandGraph

program = syclrt.load(sys.argv[1])
kernel = program.kernel("step")
queues = [syclrt.Queue(), syclrt.Queue(in_order=True), syclrt.Queue(enable_profiling=True)]
array, buffer = syclrt.zeros(1 << 18, "i4", queues[0]), syclrt.Buffer((64,), "i4")
graph = CommandGraph(queues[0].context, queues[0].device)
graph.add(lambda h: h.parallel_for(1, kernel, array, 1, 1))
executable = graph.finalize()

def use_buffer(handler):
    handler.parallel_for(64, kernel, buffer.get_access(handler, "read_write"), 1, 1)

def command(queue, which):
    if which == 0:
        queue.parallel_for(16, kernel, array, 1, 1)
    elif which == 1:
        queue.parallel_for(1 << 18, kernel, array, 1, 1).wait()
    elif which == 2:
        queue.ext_oneapi_graph(executable)
    elif which == 3:
        queue.memcpy(array.pointer, array.pointer + 64, 64)
    elif which == 4:
        queue.submit(use_buffer)
    else:
        queue.wait()

def interrupt(*_):
    raise KeyboardInterrupt

for queue in queues * 3:
    for which in range(6):
        command(queue, which)
signal.signal(signal.SIGALRM, interrupt)
chosen, end = random.Random(1), time.monotonic() + 1.5
while time.monotonic() < end:
    try:
        signal.setitimer(signal.ITIMER_REAL, 1e-5 + 4e-4 * chosen.random())
        for _ in range(3000):
            command(chosen.choice(queues), chosen.randrange(6))
    except KeyboardInterrupt:
        pass
    except syclrt.SyclError as error:
        assert "interrupt" in str(error), error
signal.setitimer(signal.ITIMER_REAL, 0)
for queue in queues:
    queue.wait()
array[...] = 0
for queue in queues:
    queue.parallel_for(16, kernel, array, 1, 1).wait()
print(array.to_numpy()[:16].tolist())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_interrupts_at_any_moment_leave_queues_that_work() -> None:
    source = str(Path(__file__).with_name("small_kernels.ll"))
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTS, source], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"{[3] * 16}\n"), done.stderr


@pytest.mark.native_cpu("short launches are over at once")
def test_what_is_kept_for_ranges_has_a_bound(device: Device) -> None:
    """Of each kernel, so that many kernels do not drive each other out; those that were used last stay."""
    kernels = syclrt.load(Path(__file__).with_name("small_kernels.ll"))
    queue, step, add = Queue(device, in_order=True), kernels.kernel("step"), kernels.kernel("add")
    array, other = syclrt.zeros(1000, "i4", queue), syclrt.zeros(1000, "i4", queue)
    for _ in range(2):
        queue.parallel_for(7, add, array, other).wait()
    for size in range(1, 1001):
        for _ in range(2):
            queue.parallel_for(Range(size), step, array, 1, 1).wait()
    assert len(step.launchers) == len(step.direct) == 256
    assert {extents for extents, *_ in step.direct} >= {Range(size) for size in range(750, 1001)}
    assert len(add.direct) == 1
    assert array.to_numpy().tolist() == [2 * (1000 - at) for at in range(1000)]


@pytest.mark.native_cpu("native code lays out ranges")
@pytest.mark.parametrize("in_order", [True, False])
def test_ranges_that_change_each_time_are_launched_by_native_code(device: Device, in_order: bool) -> None:
    kernels = syclrt.load(Path(__file__).with_name("small_kernels.ll"))
    queue, step = Queue(device, in_order=in_order), kernels.kernel("step")
    array, expected = syclrt.zeros(3000, "i4", queue), np.zeros(3000, "i4")
    sizes = [*range(1, 400), *range(3000, 2600, -1), *((1, size) for size in range(1, 200))]
    for size in sizes:
        queue.parallel_for(size, step, array, 1, 1).wait()
        expected[: size if isinstance(size, int) else size[-1]] += 1
    assert array.to_numpy().tolist() == expected.tolist()
    assert len(step.launchers) < len(sizes) // 10
    for wrong in (-1, (1, -1), (1,) * 4, 2**64, (2**62, 4)):
        with pytest.raises(SyclError):
            queue.parallel_for(wrong, step, array, 1, 1)
    queue.parallel_for(0, step, array, 1, 1).wait()
    queue.parallel_for((0, 7), step, array, 1, 1).wait()
    assert array.to_numpy().tolist() == expected.tolist()


@pytest.mark.native_cpu("native code lays out ranges")
def test_programs_have_ranges_of_their_own(device: Device) -> None:
    def text(term: int) -> str:
        return LOOP.replace("1013904223", str(term)).replace("1664525", "1")

    queue, array = Queue(device, in_order=True), syclrt.zeros(1, "i4", Queue(device))
    for term in (1, 100):
        kernel = syclrt.load(Module.parse(text(term))).kernel("count")
        for times in range(1, 5):
            queue.parallel_for(1, kernel, array, times).wait()
            queue.parallel_for((1, 1), kernel, array, times).wait()
    assert array.to_numpy().tolist() == [101 * 20]
