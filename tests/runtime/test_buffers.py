"""Buffers: commands wait for what their accessors say, and the content comes back in the end."""

import gc
import io
import sys
from pathlib import Path
from threading import Event as Flag
from threading import Thread, Timer
from weakref import ref

import numpy as np
import pytest

from syclrt import Buffer, Device, Errc, Handler, HostAccessor, Program, Queue, SyclError, asarray, zeros
from syclrt.memory import host_use


def refused(code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, check=lambda error: error.code is code)


def test_a_buffer_is_written_back_when_it_is_closed(kernels: Program, queue: Queue) -> None:
    data = np.arange(8, dtype="i4")
    with Buffer(data) as buffer:
        queue.submit(lambda h: h.parallel_for(8, kernels.kernel("step"), buffer.get_access(h), 2, 1))
    assert data.tolist() == [2 * i + 1 for i in range(8)]


def test_a_buffer_that_nobody_holds_is_written_back(kernels: Program, queue: Queue) -> None:
    data = np.arange(8, dtype="i4")

    def use() -> None:
        buffer = Buffer(data)
        for _ in range(3):
            queue.submit(lambda h: h.parallel_for(8, kernels.kernel("step"), buffer.get_access(h), 2, 1))

    use()
    assert data.tolist() == [8 * i + 7 for i in range(8)]


def test_a_buffer_in_a_cycle_is_written_back_when_the_collector_finds_it(kernels: Program, queue: Queue) -> None:
    data = np.zeros(8, "i4")

    def use() -> None:
        buffer = Buffer(data)
        buffer.itself = buffer  # pyright: ignore[reportAttributeAccessIssue]
        queue.submit(lambda h: h.parallel_for(8, kernels.kernel("step"), buffer.get_access(h), 1, 5))

    use()
    gc.collect()
    queue.wait()
    for _ in range(1000):  # a thread writes it back
        if data.any():
            break
        Flag().wait(0.01)
    assert data.tolist() == [5] * 8


def test_a_buffer_that_its_queue_leads_to_is_written_back_and_gone(kernels: Program, device: Device) -> None:
    data = np.zeros(8, "i4")

    class Owner:
        """What hears of errors of its queue, and has a buffer that the queue uses."""

        def __init__(self) -> None:
            self.queue = Queue(device, async_handler=self.hear)
            self.buffer = Buffer(data)

        def hear(self, errors: list[Exception]) -> None: ...

    def use() -> ref[Owner]:
        owner = Owner()
        owner.queue.submit(lambda h: h.parallel_for(8, kernels.kernel("step"), owner.buffer.get_access(h), 1, 5))
        owner.queue.wait()
        return ref(owner)

    owner = use()
    for _ in range(100):
        gc.collect()
        if data.any() and owner() is None:
            break
        Flag().wait(0.01)
    assert data.tolist() == [5] * 8
    assert owner() is None


def test_what_is_written_back_can_be_chosen(kernels: Program, queue: Queue) -> None:
    def five_in(buffer: Buffer) -> None:
        queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), 5, 4))

    kept, other = np.zeros(4, "i4"), np.zeros((2, 2), "i4")
    with Buffer(kept, write_back=False) as buffer:
        five_in(buffer)
    with Buffer(kept) as buffer:
        five_in(buffer)
        buffer.set_final_data(other)
    with Buffer(kept) as buffer:
        five_in(buffer)
        buffer.set_final_data(None)
    with Buffer(kept) as buffer:
        five_in(buffer)
        buffer.set_write_back(False)
    assert kept.tolist() == [0] * 4
    assert other.tolist() == [[5, 5], [5, 5]]
    with Buffer(4, "i4") as buffer:
        five_in(buffer)
        buffer.set_final_data(kept)
    assert kept.tolist() == [5] * 4


@pytest.mark.native_cpu("memory of the host in place")
def test_use_host_ptr_works_in_the_memory_of_the_array(kernels: Program, queue: Queue) -> None:
    data = np.zeros(4, "i4")
    with Buffer(data, use_host_ptr=True) as buffer:
        queue.submit(lambda h: h.parallel_for(4, kernels.kernel("step"), buffer.get_access(h), 1, 7)).wait()
        assert data.tolist() == [7] * 4
    with refused():
        Buffer(np.zeros((4, 4), "i4")[:, ::2], use_host_ptr=True)


@pytest.mark.parametrize("use_host_ptr", [False, True])
def test_an_array_in_a_file_is_written_back(use_host_ptr: bool, tmp_path: Path, queue: Queue) -> None:
    file = np.memmap(tmp_path / "numbers", "i4", "w+", shape=4)
    with Buffer(file, use_host_ptr=use_host_ptr) as buffer:
        queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), 7, 4))
    assert file.tolist() == [7] * 4


def test_a_read_only_array_and_a_list_are_not_written(queue: Queue) -> None:
    data, words = np.zeros(4, "i4"), [1, 2, 3]
    data.flags.writeable = False
    for source in (data, words):
        with Buffer(source) as buffer:
            queue.submit(lambda h: h.memset(buffer.get_access(h, "write"), 1, buffer.nbytes))
    assert not data.any()
    assert words == [1, 2, 3]


def test_arrays_with_gaps_are_taken_and_written_back(queue: Queue) -> None:
    whole = np.arange(16, dtype="i4").reshape(4, 4)
    with Buffer(whole[::-1, ::2]) as buffer:
        with buffer.get_host_access("read") as seen:
            assert np.asarray(seen).tolist() == [[12, 14], [8, 10], [4, 6], [0, 2]]
        queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), -1, 8))
    assert whole.tolist() == [[-1, 1, -1, 3], [-1, 5, -1, 7], [-1, 9, -1, 11], [-1, 13, -1, 15]]


def test_commands_wait_for_those_that_write_what_they_use(kernels: Program, device: Device) -> None:
    """Read after write, write after read, write after write; across queues."""
    first, second = Queue(device), Queue(device)
    for _ in range(50):
        a, b = np.zeros(16, "i4"), np.zeros(16, "i4")
        with Buffer(a) as one, Buffer(b) as two:
            for step in range(1, 5):
                queue = (first, second)[step % 2]
                queue.submit(lambda h, n=step: h.parallel_for(16, kernels.kernel("step"), one.get_access(h), 2, n))
                queue.submit(
                    lambda h: h.parallel_for(16, kernels.kernel("add"), one.get_access(h, "read"), two.get_access(h))
                )
        assert a.tolist() == [26] * 16
        assert b.tolist() == [1 + 4 + 11 + 26] * 16


def test_commands_that_only_read_run_together(queue: Queue) -> None:
    buffer, flags = Buffer(4, "i4"), (Flag(), Flag())

    def meet(handler: Handler, at: int) -> None:
        buffer.get_access(handler, "read")
        handler.host_task(lambda: (flags[at].set(), flags[1 - at].wait(20)))

    events = [queue.submit(lambda h, at=at: meet(h, at)) for at in (0, 1)]
    for event in events:
        event.wait()
    assert all(flag.is_set() for flag in flags)


def test_who_writes_waits_for_all_who_read(queue: Queue) -> None:
    data, go, seen = np.zeros(4, "i4"), Flag(), []
    buffer = Buffer(data)
    for _ in range(2):

        def read(handler: Handler) -> None:
            accessor = buffer.get_access(handler, "read")
            handler.host_task(lambda: (go.wait(20), seen.append(buffer._memory.array.to_numpy().tolist()), accessor))

        queue.submit(read)
    event = queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), 1, 4))
    go.set()
    event.wait()
    assert seen == [[0] * 4] * 2


def test_the_host_waits_for_commands_and_commands_for_the_host(kernels: Program, queue: Queue) -> None:
    buffer = Buffer(np.zeros(4, "i4"))
    queue.submit(lambda h: h.parallel_for(4, kernels.kernel("step"), buffer.get_access(h), 1, 1))
    host = buffer.get_host_access()
    assert np.asarray(host).tolist() == [1] * 4
    event = queue.submit(lambda h: h.parallel_for(4, kernels.kernel("step"), buffer.get_access(h), 10, 1))
    host[1:] = 2
    assert event.status.name == "SUBMITTED"
    assert host[3] == 2
    host.close()
    event.wait()
    with buffer.get_host_access("read") as host:
        assert np.asarray(host).tolist() == [11, 21, 21, 21]
        with refused():
            host[0] = 1
        assert not np.asarray(host).flags.writeable
    with refused():
        host[0]


def test_the_host_may_read_while_commands_read(queue: Queue) -> None:
    buffer, go = Buffer(np.ones(4, "i4")), Flag()
    with buffer.get_host_access("read") as one, buffer.get_host_access("read") as other:

        def read(handler: Handler) -> None:
            buffer.get_access(handler, "read")
            handler.host_task(go.set)

        queue.submit(read).wait()
        assert go.is_set()
        assert one[0] == other[0] == 1


class Closing(io.StringIO):
    """What a thread is told on, which closes the accessor that it waits for."""

    def __init__(self, accessor: HostAccessor) -> None:
        super().__init__()
        self.accessor = accessor

    def write(self, text: str) -> int:
        self.accessor.close()
        return super().write(text)


def test_a_thread_that_waits_for_its_own_accessor_is_told(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_use, "PATIENCE", 0)
    buffer = Buffer(np.zeros(4, "i4"))
    for wait in (
        lambda: buffer.get_host_access("write").close(),
        lambda: queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), 1, 4)).wait(),
    ):
        told = Closing(buffer.get_host_access("write"))
        monkeypatch.setattr(sys, "stderr", told)
        wait()
        assert "has made that accessor itself: close or destroy it before you wait" in told.getvalue()


def test_a_host_accessor_of_another_thread_is_waited_for() -> None:
    buffer, opened, seen = Buffer(np.zeros(1, "i4")), Flag(), []

    def write() -> None:
        with buffer.get_host_access("write") as host:
            opened.set()
            Flag().wait(0.05)
            host[0] = 5

    thread = Thread(target=write)
    thread.start()
    opened.wait(20)
    with buffer.get_host_access("read") as host:
        seen.append(int(host[0]))
    thread.join()
    assert seen == [5]


def test_closing_a_buffer_closes_what_the_host_has_open(queue: Queue) -> None:
    data = np.zeros(2, "i4")
    with Buffer(data) as buffer:
        host = buffer.get_host_access()
        host[:] = 3
        queue.submit(lambda h: h.memset(buffer.get_access(h), 0, 4))
    assert data.tolist() == [3, 3] or data.tolist() == [0, 3]
    with refused():
        host[0]


def test_a_buffer_that_is_being_closed_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may look into a buffer just when it is closed: it is told so, and nobody waits for it."""
    buffer = Buffer(np.zeros(1, "i4"))
    host, close = buffer.get_host_access(), HostAccessor.close
    seen: list[str] = []

    def close_while_another_thread_looks(accessor: HostAccessor) -> None:
        close(accessor)
        with refused() as caught:
            seen.append(str(buffer.get_host_access("read")))
        seen.append(str(caught.value))

    monkeypatch.setattr(HostAccessor, "close", close_while_another_thread_looks)
    buffer.close()
    assert seen == ["the buffer has been closed"]
    with refused():
        host[0]


def test_a_part_begins_at_its_offset(kernels: Program, queue: Queue) -> None:
    data = np.zeros(8, "i4")
    with Buffer(data) as buffer:
        queue.submit(lambda h: h.parallel_for(3, kernels.kernel("step"), buffer.get_access(h, shape=3, offset=2), 1, 4))
        queue.submit(lambda h: h.fill(buffer.get_access(h, "write", 2, 6), 9, 2))
    assert data.tolist() == [0, 0, 4, 4, 4, 0, 9, 9]


def test_copies_of_parts_go_row_by_row(queue: Queue) -> None:
    data = np.arange(20, dtype="i4").reshape(4, 5)
    out, block = np.zeros((2, 3), "i4"), np.full((2, 2), -1, "i4")
    with Buffer(data) as buffer:
        queue.submit(lambda h: h.copy(buffer.get_access(h, "read", (2, 3), (1, 1)), out))
        queue.submit(lambda h: h.copy(block, buffer.get_access(h, "write", (2, 2), (2, 3))))
    assert out.tolist() == [[6, 7, 8], [11, 12, 13]]
    assert data[2:, 3:].tolist() == [[-1, -1], [-1, -1]]
    assert data[:, :3].tolist() == np.arange(20).reshape(4, 5)[:, :3].tolist()


def test_a_placeholder_serves_each_group_that_requires_it(kernels: Program, queue: Queue) -> None:
    data = np.zeros(4, "i4")
    with Buffer(data) as buffer:
        accessor = buffer.get_access(None, "read_write")

        def use(handler: Handler) -> None:
            handler.require(accessor)
            handler.set_args(accessor, 1, 2)
            handler.parallel_for(4, kernels.kernel("step"))

        queue.submit(use)
        queue.submit(use)
        with refused():
            queue.submit(lambda h: h.parallel_for(4, kernels.kernel("step"), accessor, 1, 2))
    assert data.tolist() == [4] * 4
    with refused():
        queue.submit(use)


def test_what_a_buffer_refuses(kernels: Program, queue: Queue) -> None:
    buffer, array = Buffer((4, 4), "i4"), np.zeros(4, "f4")
    for wrong in (
        lambda: Buffer(4),
        lambda: Buffer(-1, "i4"),
        lambda: Buffer(array, "i4"),
        lambda: Buffer(np.array([object()])),
        lambda: Buffer([[1], [1, 2]]),
        lambda: Buffer(array, "no type"),
        lambda: Buffer(np.int64(4)),
        lambda: buffer.set_final_data(array),
        lambda: buffer.set_final_data([1]),  # pyright: ignore[reportArgumentType]
        lambda: buffer.get_access(None, "sideways"),
        lambda: buffer.get_access(None, "read", (2, 2), (3, 0)),
        lambda: buffer.get_access(None, "read", 4),
        lambda: buffer.get_access(None, "read", None, (0, 0, 0)),
        lambda: buffer.get_access(None, "read", (4, 4), ()),
        lambda: buffer.get_host_access("r"),
        lambda: queue.submit(lambda h: h.require(buffer)),  # pyright: ignore[reportArgumentType]
        lambda: queue.submit(lambda h: h.fill(buffer.get_access(h, "read"), 1, 1)),
        lambda: queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), 1, 17)),
        lambda: queue.submit(lambda h: h.parallel_for(1, kernels.kernel("step"), buffer.get_host_access(), 1, 1)),
    ):
        with refused():
            wrong()
    buffer.close()
    buffer.close()
    for wrong in (lambda: buffer.get_access(None), lambda: buffer.get_host_access("read")):
        with refused():
            wrong()


def test_a_buffer_without_extents_has_one_element() -> None:
    with Buffer(np.array(5, "i4")) as buffer, buffer.get_host_access() as seen:
        assert (seen[()], buffer.get_access(None, "read", (), ()).size) == (5, 1)
        with pytest.raises(TypeError, match="has no length"):
            len(seen)


def test_who_reads_what_failed_to_be_written_fails(queue: Queue) -> None:
    buffer, ran = Buffer(np.zeros(4, "i4")), []

    def broken(handler: Handler) -> None:
        buffer.get_access(handler, "write")
        handler.host_task(lambda: 1 // 0)

    def note(handler: Handler, mode: str) -> None:
        buffer.get_access(handler, mode)
        handler.host_task(lambda: ran.append(mode))

    queue.submit(broken)
    reader = queue.submit(lambda h: note(h, "read"))
    with pytest.raises(SyclError, match="ZeroDivisionError"):
        reader.wait()
    for mode in ("read", "read_write", "read"):
        with pytest.raises(SyclError, match="ZeroDivisionError"):
            buffer.get_host_access(mode)
    queue.submit(lambda h: note(h, "write")).wait()
    queue.submit(lambda h: note(h, "read_write")).wait()
    assert ran == ["write", "read_write"]
    with pytest.raises(SyclError, match="ZeroDivisionError"):
        queue.wait_and_throw()


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize(("mode", "expected"), [("read", [5] * 4), ("read_write", [0] * 4)])
def test_a_buffer_is_written_back_unless_who_was_to_write_it_failed(
    queue: Queue, mode: str, expected: list[int], is_over: bool
) -> None:
    data, goes_on = np.zeros(4, "i4"), Flag()

    def broken(handler: Handler) -> None:
        buffer.get_access(handler, mode)
        handler.host_task(lambda: goes_on.wait(20) and 1 // 0)

    with Buffer(data) as buffer:
        queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), 5, 4))
        queue.submit(broken)
        timer = Timer(0 if is_over else 0.1, goes_on.set)
        timer.start()
        if is_over:
            queue.wait()
    assert data.tolist() == expected
    with pytest.raises(SyclError, match="ZeroDivisionError"):
        queue.wait_and_throw()


def test_devices_with_the_same_memory_share_a_buffer(kernels: Program, device: Device) -> None:
    data = np.zeros(4, "i4")
    with Buffer(data) as buffer:
        for one in (device, device.with_aspects(remove=["fp64"])):
            Queue(one).submit(lambda h: h.parallel_for(4, kernels.kernel("step"), buffer.get_access(h), 3, 1))
    assert data.tolist() == [4] * 4


def test_buffers_are_operands_beside_arrays(queue: Queue) -> None:
    usm = asarray(np.arange(4, dtype="i4"), queue)
    data, out = np.zeros(4, "i4"), zeros(4, "i4", queue)
    with Buffer(data) as buffer:
        queue.submit(lambda h: h.copy(usm, buffer.get_access(h, "write")))
        queue.submit(lambda h: h.memcpy(out.pointer, buffer.get_access(h, "read"), 8)).wait()
    assert data.tolist() == [0, 1, 2, 3]
    assert out.to_numpy().tolist() == [0, 1, 0, 0]
