"""Random orders of commands in several queues, and what NumPy makes of the same commands one after another.

Commands are kernels of `graph_kernels.cl`, copies, fills, host tasks that may fail or wait, barriers and graphs
(`random_recordings.py`), on parts of memory of all kinds, and of a device global. A command is told to wait for what it
needs alone, and of that for nothing that comes before it anyway: by the order of its queue, a barrier, accessors, or
other events. Events are dropped and waited for, memory is freed and made anew, graphs change, and hosts look into
buffers meanwhile. Where it is measured when commands run, none begins before those that it comes after have ended.
"""

from __future__ import annotations

import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

import syclrt
from syclrt import Buffer, Context, Device, NdRange, Queue, SyclError

if TYPE_CHECKING:
    from random import Random

    from random_recordings import RandomRecording, Runnable

    from syclrt import Event, Handler, Program

SIZE, PARTS = 64, 4
ITEMS = SIZE // PARTS
_ALL = 1 << 32
Numbers = np.ndarray[Any, Any]
Mode = str


@dataclass(eq=False)
class Issued:
    """A command that was submitted: `before` has a bit for each command that ends before it does, and its own."""

    bit: int
    queue: int = -1
    before: int = 0
    event: Event | None = None
    has_failed: bool = False
    measured: Event | None = None
    """Its event, where that tells when it ran."""


@dataclass(eq=False)
class Users:
    """The last command that writes some memory, and those that read what it wrote."""

    writer: Issued | None = None
    readers: list[Issued] = field(default_factory=list[Issued])

    def before(self, mode: Mode) -> list[Issued]:
        """Return the commands that the next one comes after."""
        return ([] if self.writer is None else [self.writer]) + ([] if mode == "read" else self.readers)

    def note(self, mode: Mode, command: Issued) -> None:
        """Take a command as the last one."""
        if mode == "read":
            self.readers.append(command)
        else:
            self.writer, self.readers = command, []


class Memory(ABC):
    """Sixty-four numbers somewhere, what they are to be, and who uses each part of them."""

    has_accessors = False
    is_for_kernels = True
    is_used_by_host = False

    def __init__(self, value: Numbers) -> None:
        self.value = value
        self.users = [Users() for _ in range(PARTS)]

    @abstractmethod
    def part(self, handler: Handler, first: int, end: int, mode: Mode) -> Any:
        """Return some parts as an operand of a command."""

    @abstractmethod
    def content(self) -> Numbers:
        """Return the numbers, when all commands have ended."""

    @abstractmethod
    def add(self, term: int) -> None:
        """Add to all numbers, as a host task does."""

    def release(self) -> str:
        """Give it back while commands may use it; return what is wrong then."""
        return ""


class InUsm(Memory):
    """An array of ours, or with `gap` a view that is not contiguous."""

    def __init__(self, value: Numbers, queue: Queue, kind: Any, *, gap: bool) -> None:
        super().__init__(value)
        self.is_for_kernels = not gap
        shape, view = _VIEWS[int(value[0]) % len(_VIEWS)] if gap else ((PARTS, ITEMS), ())
        self.array: Any = syclrt.zeros(shape, "i4", queue, kind)[view]
        self._queue = queue
        queue.copy(value.reshape(self.array.shape), self.array).wait()

    def part(self, handler: Handler, first: int, end: int, mode: Mode) -> Any:
        return self.array[first:end]

    def content(self) -> Numbers:
        return self.array.to_numpy().reshape(-1)

    def add(self, term: int) -> None:
        self._queue.copy(self.array.to_numpy() + np.int32(term), self.array).wait()

    def release(self) -> str:
        if self.is_for_kernels:
            syclrt.free(self.array.pointer, self._queue)
            try:
                self._queue.memset(self.array, 0, 4)
            except SyclError:
                return ""
            return "memory that was freed could be used"
        return ""


class InNumPy(Memory):
    """An array of NumPy, or with `gap` one that is not contiguous."""

    def __init__(self, value: Numbers, *, gap: bool, is_for_kernels: bool) -> None:
        super().__init__(value)
        self.is_for_kernels = is_for_kernels and not gap
        views = (*_VIEWS, None)
        found = views[int(value[0]) % len(views)] if gap else ((PARTS, ITEMS), ())
        self._array = np.zeros((2, PARTS, 8), "i4").transpose(1, 0, 2) if found is None else np.zeros(found[0], "i4")
        if found is not None:
            self._array = self._array[found[1]]
        self._array[...] = value.reshape(self._array.shape)

    def part(self, handler: Handler, first: int, end: int, mode: Mode) -> Any:
        return self._array[first:end]

    def content(self) -> Numbers:
        return self._array.reshape(-1)

    def add(self, term: int) -> None:
        self._array += np.int32(term)


class InBuffer(Memory):
    """A buffer, written back or not."""

    has_accessors = True

    def __init__(self, value: Numbers, *, is_written_back: bool) -> None:
        super().__init__(value)
        self.final = value.copy()
        self.is_written_back = is_written_back
        self.buffer = Buffer(self.final, write_back=is_written_back)
        self.order = Users()

    def part(self, handler: Handler, first: int, end: int, mode: Mode) -> Any:
        return self.buffer.get_access(handler, mode, (end - first) * ITEMS, first * ITEMS)

    def content(self) -> Numbers:
        with self.buffer.get_host_access("read") as seen:
            return np.array(seen)

    def add(self, term: int) -> None:
        numbers = np.asarray(self.buffer._memory.array)
        numbers += np.int32(term)

    def release(self) -> str:
        self.buffer.close()
        has_failed = self.order.writer is not None and self.order.writer.has_failed
        is_right = not self.is_written_back or has_failed or (self.final == self.value).all()
        return "" if is_right else "the buffer was written back otherwise"


class InGlobal(Memory):
    """A device global, which kernels of its own use."""

    is_for_kernels = False

    def __init__(self, variable: syclrt.DeviceGlobal, queue: Queue) -> None:
        super().__init__(np.zeros(SIZE, "i4"))
        self.variable = variable
        self.queue = queue

    def part(self, handler: Handler, first: int, end: int, mode: Mode) -> Any:
        raise AssertionError("it is no operand")

    def content(self) -> Numbers:
        found = np.zeros(SIZE, "i4")
        self.queue.memcpy(found, self.variable).wait()
        return found

    def add(self, term: int) -> None:
        found = self.content() + np.int32(term)
        self.queue.memcpy(self.variable, found).wait()


class Use(NamedTuple):
    """What a command does to some parts of some memory."""

    memory: Memory
    first: int
    end: int
    mode: Mode = "read_write"

    @property
    def numbers(self) -> Numbers:
        """What is to be there."""
        return self.memory.value[self.first * ITEMS : self.end * ITEMS]

    @property
    def items(self) -> int:
        """How many numbers that are."""
        return (self.end - self.first) * ITEMS

    def given(self, handler: Handler) -> Any:
        """Return it as an operand."""
        return self.memory.part(handler, self.first, self.end, self.mode)


class Task(NamedTuple):
    """A command to be submitted: what it uses, what it does to the numbers, and its command group function.

    `does` tells whether the command fails.
    """

    uses: Sequence[Use]
    does: Callable[[], bool | None]
    written: Callable[[Handler], None]
    fails: bool = False
    device: Device | None = None
    """The only one that runs it."""
    is_for_graphs: bool = True

    @property
    def is_bound(self) -> bool:
        """Whether only queues of the context of the memory can take it."""
        return self.device is not None or any(isinstance(one.memory, InUsm) for one in self.uses)


class RandomOrder:
    """Queues, memory, and commands that were submitted. `problems` tells what went wrong."""

    def __init__(self, random: Random, program: Program, device: Device) -> None:
        self._random = random
        self._program = program
        self._generator = np.random.default_rng(random.getrandbits(32))
        self._is_host = device.backend == "native_cpu"
        devices = (
            [device, device.with_aspects(remove=["fp64"])] if self._is_host and random.random() < 0.3 else [device]
        )
        self._context = device.default_context if random.random() < 0.5 else Context(devices)
        self._devices = [one for one in devices if one in self._context.devices]
        self._own = Queue(device, self._context)
        has_global = self._context is not device.default_context  # which other orders use, too
        self._global = InGlobal(program.device_global("held"), self._own) if has_global else None
        self.problems: list[str] = []
        self._queues: list[Queue] = []
        self._failures: list[tuple[list[Exception], list[int]]] = []  # of each queue: told, and how many
        self._events_of: list[bool] = []  # whether others can wait for them
        self._last: list[int] = []  # what is before the next command: of the last one, or a barrier
        self._all: list[int] = []
        for _ in range(random.randint(2, 4)):
            self._new_queue()
        self._issued: list[Issued] = []
        self._count = 0
        self._done = 0
        self._graphs: list[RandomRecording] = []
        self.recording: set[int] = set()
        """The queues (their places) that record."""
        own = InUsm(self._generator.integers(-9, 9, SIZE, "i4"), self._own, "shared", gap=False)  # all may use it
        self._memory = [own, *(self._new_memory() for _ in range(random.randint(2, 5)))]

    def go(self, steps: int) -> None:
        """Submit commands, and look at the end whether all is as it is to be."""
        for _ in range(steps):
            kind = self._random.random()
            if kind < 0.7:
                self.submit(self._task())
            elif kind < 0.76:
                self._barrier()
            elif kind < 0.83:
                self._run_graph()
            elif kind < 0.87:
                self._change_graph()
            else:
                self._random.choice((self._wait, self._look, self._forget, self._renew))()
        self._finish()

    # Queues and memory.

    def _new_queue(self) -> None:
        random, told = self._random, list[Exception]()
        is_measured, discards = random.random() < 0.2, random.random() < 0.1
        device = random.choice(self._devices)
        queue = Queue(
            device,
            Context(device) if random.random() < 0.15 else self._context,
            in_order=random.random() < 0.5,
            enable_profiling=is_measured and not discards,
            discard_events=discards,
            async_handler=told.extend,
        )
        self._queues.append(queue)
        self._failures.append((told, []))
        self._events_of.append(not discards)
        self._last.append(0)
        self._all.append(0)

    def _new_memory(self) -> Memory:
        value = self._generator.integers(-(2**31), 2**31, SIZE, "i4")
        kind = self._random.randint(0, 7)
        if kind <= 2:
            return InUsm(value, self._own, ("device", "shared", "host")[kind], gap=False)
        if kind == 3:
            return InUsm(value, self._own, self._random.choice(("device", "shared")), gap=True)
        if kind <= 5:
            return InNumPy(value, gap=kind == 5, is_for_kernels=self._is_host)
        return InBuffer(value, is_written_back=kind == 6)

    def _use(self, mode: Mode = "read_write", *, other: Use | None = None, for_kernels: bool = True) -> Use | None:
        """Return some memory for a command; as many parts of another one as of `other`."""
        found = [one for one in self._memory if one.is_for_kernels or not for_kernels]
        memory = self._random.choice(found) if found else None
        if memory is None or (other is not None and memory is other.memory):
            return None
        count = self._random.randint(1, PARTS) if other is None else other.end - other.first
        first = self._random.randint(0, PARTS - count)
        return Use(memory, first, first + count, mode)

    # Commands.

    def _task(self) -> Task:
        makers = self._step, self._step, self._put, self._sum, self._turned, self._copied, self._copied, self._filled
        while True:
            found = self._random.choice((*makers, self._moved, self._host, self._held))()
            if found is not None:
                return found

    def task_for_graph(self, *, is_recorded: bool) -> Task:
        """Return what a graph may have as a node."""
        while True:
            task = self._task()
            buffers = [one.memory for one in task.uses if isinstance(one.memory, InBuffer)]
            is_refused = is_recorded and any(one.is_written_back for one in buffers)
            if task.is_for_graphs and (not task.fails or self._random.random() < 0.4) and not is_refused:
                return task

    def _number(self) -> int:
        return self._random.choice((0, 1, -1, 7, 2**31 - 1, -(2**31), self._random.randint(-999, 999)))

    def _extents(self, count: int) -> Any:
        groups = self._random.choice((1, 2, 4, 8, 16))
        return self._random.choice((count, (count,), syclrt.Range(count), NdRange(count, groups)))

    def _launch(
        self, kernel: str, extents: Any, uses: Sequence[Use], numbers: Sequence[int]
    ) -> Callable[[Handler], None]:
        found = self._program.kernel(kernel)
        return lambda handler: handler.parallel_for(extents, found, *(one.given(handler) for one in uses), *numbers)

    def _step(self) -> Task | None:
        """`x * factor + term`, once or for long."""
        use, factor, term = self._use(), self._number(), self._number()
        if use is None:
            return None
        is_slow = self._random.random() < 0.3
        factor, times = (3, 3000) if is_slow else (factor, 1)
        product, total = 1, 0
        for _ in range(times):
            product, total = product * factor % _ALL, (total * factor + term) % _ALL

        def does() -> None:
            use.numbers[:] = use.numbers * wrapped(product) + wrapped(total)

        kernel, arguments = ("slow", (term,)) if is_slow else ("step", (factor, term))
        return Task([use], does, self._launch(kernel, self._extents(use.items), [use], arguments))

    def _put(self) -> Task | None:
        use, value = self._use("write"), self._number()
        if use is None:
            return None
        if use.items < SIZE:
            use = use._replace(mode="read_write")
        target = use
        return Task(
            [target],
            lambda: target.numbers.fill(value),
            self._launch("put", self._extents(target.items), [target], [value]),
        )

    def _sum(self) -> Task | None:
        target = self._use()
        one, other = self._use("read", other=target), self._use("read", other=target)
        if target is None or one is None or other is None:
            return None

        def does() -> None:
            target.numbers[:] = one.numbers + np.int32(3) * other.numbers

        uses = [target, one, other]
        return Task(uses, does, self._launch("sum", self._extents(target.items), uses, []))

    def _held(self) -> Task | None:
        """What uses the device global: a kernel, or a copy."""
        random, held = self._random, self._global
        if held is None:
            return None
        kind = random.choice(("into_held", "of_held", "copied to", "copied from"))
        is_kernel, is_written = kind.endswith("held"), kind in ("into_held", "copied to")
        use = self._use("read" if is_written else "read_write", for_kernels=is_kernel)
        if use is None:
            return None
        first = 0 if is_kernel else random.randint(0, PARTS - use.end + use.first)
        there = Use(held, first, first + use.end - use.first, "read_write" if is_written else "read")
        to, source = (there, use) if is_written else (use, there)
        factor, count = (self._number() if is_kernel else 0), use.items

        def does() -> None:
            to.numbers[:] = to.numbers * wrapped(factor) + source.numbers

        def written(handler: Handler) -> None:
            operands = (held.variable, use.given(handler)) if is_written else (use.given(handler), held.variable)
            handler.memcpy(*operands, 4 * count, offset=4 * first * ITEMS)

        launch = self._launch(kind, count, [use], [factor]) if is_kernel else written
        return Task([there, use], does, launch, device=held.queue.device, is_for_graphs=is_kernel)

    def _turned(self) -> Task | None:
        use, term, size = self._use(), self._random.randint(-99, 99), self._random.choice((1, 4, 16))
        if use is None:
            return None

        def does() -> None:
            use.numbers[:] = (use.numbers.reshape(-1, size)[:, ::-1] + np.int32(term)).reshape(-1)

        return Task([use], does, self._launch("backwards", NdRange(use.items, size), [use], [term]))

    def _copied(self) -> Task | None:
        """Elements, or bytes."""
        target = self._use(for_kernels=False)
        source = self._use("read", other=target, for_kernels=False)
        if target is None or source is None:
            return None
        count = self._random.choice((target.items, self._random.randint(0, target.items)))
        if count == SIZE:
            target = target._replace(mode="write")
        to = target

        def does() -> None:
            to.numbers[:count] = source.numbers[:count]

        def written(handler: Handler) -> None:
            if by_bytes:
                handler.memcpy(to.given(handler), source.given(handler), 4 * count)
            else:
                handler.copy(source.given(handler), to.given(handler), count)

        by_bytes = self._random.random() < 0.5
        return Task([to, source], does, written)

    def _filled(self) -> Task | None:
        use = self._use(for_kernels=False)
        if use is None:
            return None
        is_whole = isinstance(use.memory, InUsm) and use.memory.is_for_kernels
        if is_whole:
            pattern, offset = self._random.randbytes(self._random.randint(1, 16)), self._random.randint(0, 4)
            times = self._random.randint(0, (4 * use.items - offset) // len(pattern))
        else:
            pattern, offset, times = self._random.randbytes(self._random.choice((1, 4))), 0, use.items

        def does() -> None:
            data = np.frombuffer(pattern * times, "u1")
            use.numbers.view("u1")[offset : offset + len(data)] = data

        def written(handler: Handler) -> None:
            where = use.given(handler)
            handler.fill(
                where.pointer + offset if isinstance(where, syclrt.UsmArray) and is_whole else where, pattern, times
            )

        return Task([use], does, written)

    def _moved(self) -> Task | None:
        """Bytes within one array, where a copy may overlap."""
        use = self._use()
        if not self._is_host or use is None or use.memory.has_accessors:
            return None
        count = self._random.randint(1, 4 * use.items)
        to, source = (self._random.randint(0, 4 * use.items - count) for _ in range(2))

        def does() -> None:
            data = use.numbers.view("u1")
            data[to : to + count] = data[source : source + count].copy()

        def written(handler: Handler) -> None:
            part = use.given(handler)
            if isinstance(part, syclrt.UsmArray):
                handler.memcpy(part.pointer + to, part.pointer + source, count)
            else:
                data = part.reshape(-1).view("u1")
                handler.memcpy(data[to:], data[source:], count)

        return Task([use], does, written)

    def _host(self) -> Task | None:
        """A function that fails, or adds a number: it submits and waits itself, and may wait for others before."""
        memory = self._random.choice(self._memory)
        if memory.has_accessors and not self._is_host:
            return None
        use, term = Use(memory, 0, PARTS), self._random.randint(-50, 50)
        fails, nap = self._random.random() < 0.1, self._random.choice((0, 0, 0.0005, 0.002))
        earlier = [one.event for one in self._issued[-4:] if one.event is not None and self._random.random() < 0.3]

        def task() -> None:
            time.sleep(nap)
            if fails:
                raise ValueError("on purpose")
            for event in earlier:
                with suppress(SyclError):  # it may have failed
                    event.wait()
            memory.add(term)

        def does() -> bool:
            memory.value += np.int32(0 if fails else term)
            return fails

        def written(handler: Handler) -> None:
            if memory.has_accessors:
                use.given(handler)
            handler.host_task(task)

        memory.is_used_by_host = True
        return Task([use], does, written, fails)

    def _barrier(self) -> None:
        """Of some events, or of all that its queue has been given."""
        at = self._random.randrange(len(self._queues))
        waited_for = [one for one in self._issued[-8:] if one.event is not None and self._random.random() < 0.2]
        command = self._new_command(at)
        before = waited_for or [one for one in self._issued if one.queue == at]
        events = [one.event for one in waited_for if one.event is not None]
        command.before |= self._done | self._last[at] | together(before)
        command.has_failed = any(one.has_failed for one in waited_for)
        self._keep(command, self._queues[at].ext_oneapi_submit_barrier(events))
        self._last[at] = command.before

    def _run_graph(self) -> None:
        """Make a graph, or run one that there is, some times."""
        from random_recordings import RandomRecording

        if not self._graphs or self._random.random() < 0.3:
            self._graphs.append(RandomRecording(self, self._random, self._program, self._random.choice(self._devices)))
        runnable = self.runnable()
        assert runnable is not None, "each graph has one"
        for _ in range(self._random.randint(1, 3)):
            self.submit(runnable.task, runnable)

    def runnable(self, device: Device | None = None) -> Runnable | None:
        """Return an executable graph, of a device or of any, if there is one."""
        found = [one for graph in self._graphs if device in (None, graph.device) for one in graph.runnables]
        return self._random.choice(found) if found else None

    def _change_graph(self) -> None:
        if self._graphs:
            self._random.choice(self._graphs).change()

    def queues_for(self, device: Device) -> list[int]:
        """Return the places of queues that may record into a graph for a device."""
        places = [at for at, queue in enumerate(self._queues) if self._events_of[at] and queue.device is device]
        return [at for at in places if self._queues[at].context is self._context]

    def queue(self, at: int) -> Queue:
        """Return a queue."""
        return self._queues[at]

    @property
    def context(self) -> Context:
        """That of all memory."""
        return self._context

    def submit_meanwhile(self) -> None:
        """Submit some command while queues record."""
        self.submit(self._task())

    def submit(self, task: Task, runnable: Runnable | None = None) -> None:
        """Submit a command, or an executable graph, to some queue, with the events that it has to wait for."""
        places = [
            at
            for at, queue in enumerate(self._queues)
            if at not in self.recording
            and task.device in (None, queue.device)
            and (queue.context is self._context or not task.is_bound)
        ]
        if not places:
            return
        at = self._random.choice(places)
        command = self._new_command(at)
        command.before |= self._done | self._last[at]
        if runnable is not None:
            command.before |= runnable.before
        needed: list[Issued] = []
        for use in task.uses:
            if isinstance(use.memory, InBuffer):
                command.before |= together(use.memory.order.before(use.mode))
                if use.mode != "write" and use.memory.order.writer is not None:
                    needed.append(use.memory.order.writer)
        waited_for = self._waited_for(task, command)
        if any(one.has_failed for one in (*needed, *waited_for)):
            command.has_failed = True
        elif task.does():
            command.has_failed = True
            self._failures[at][1].append(self._count)

        def group(handler: Handler) -> None:
            handler.depends_on([one.event for one in waited_for if one.event is not None])
            task.written(handler)

        event = self._queues[at].submit(group)
        self._keep(command, event)
        if self._queues[at].enable_profiling and (runnable is None or runnable.is_measured):
            command.measured = event
        if runnable is not None:
            runnable.before = command.before
        if self._queues[at].is_in_order:
            self._last[at] = command.before
        self._note(task, command)

    def _waited_for(self, task: Task, command: Issued) -> list[Issued]:
        """Return the commands whose events the next one waits for: no more than it has to."""
        found: list[Issued] = []
        before = {
            one for use in task.uses for each in use.memory.users[use.first : use.end] for one in each.before(use.mode)
        }
        for one in sorted(before, key=lambda each: -each.bit):
            if command.before & one.bit:
                continue
            if one.event is None:
                self._wait_for_queue(one.queue)
                command.before |= self._done
            else:
                found.append(one)
            command.before |= one.before
        self._random.shuffle(found)
        return found

    def _note(self, task: Task, command: Issued) -> None:
        writes = [one for one in task.uses if one.mode != "read"]
        for use in (*(one for one in task.uses if one.mode == "read"), *writes):
            for each in use.memory.users[use.first : use.end]:
                each.note(use.mode, command)
            if isinstance(use.memory, InBuffer):
                use.memory.order.note(use.mode, command)

    def _new_command(self, queue: int) -> Issued:
        bit = 1 << self._count
        self._count += 1
        return Issued(bit, queue, bit)

    def _keep(self, command: Issued, event: Event) -> None:
        command.event = event if self._events_of[command.queue] else None
        self._all[command.queue] |= command.before
        self._issued.append(command)

    # What else happens.

    def _wait_for_queue(self, at: int) -> None:
        self._queues[at].wait()
        self._done |= self._all[at]

    def _wait(self) -> None:
        """For a queue, or for an event, which tells whether its command has failed."""
        command = self._random.choice(self._issued) if self._issued else None
        if command is None or command.event is None or self._random.random() < 0.3:
            self._wait_for_queue(self._random.randrange(len(self._queues)))
            return
        try:
            command.event.wait()
            has_failed = False
        except SyclError:
            has_failed = True
        if has_failed is not command.has_failed:
            self.problems.append(f"a command failed: {has_failed}, and was to: {command.has_failed}")
        self._done |= command.before

    def _look(self) -> None:
        """By an accessor of the host, which may write."""
        memory = self._random.choice(self._memory)
        if not isinstance(memory, InBuffer):
            return
        mode = self._random.choice(("read", "read_write", "write"))
        order = memory.order
        fails = mode != "write" and order.writer is not None and order.writer.has_failed
        before = together(order.before(mode))
        try:
            with memory.buffer.get_host_access(mode) as seen:
                if mode != "write" and not (np.asarray(seen) == memory.value).all():
                    self.problems.append("the host saw other numbers in a buffer")
                if mode != "read":
                    memory.value[:] = self._generator.integers(-9, 9, SIZE, "i4")
                    seen[...] = memory.value
            has_failed = False
        except SyclError:
            has_failed = True
        if has_failed is not fails:
            self.problems.append(f"the host could look into a buffer: {not has_failed}, and was to: {not fails}")
        if mode != "read":
            command = self._new_command(-1)
            command.has_failed = has_failed
            self._done |= before | command.bit
            for each in (order, *memory.users):
                each.note(mode, command)

    def _forget(self) -> None:
        """Drop events of what has ended, and collect."""
        for one in self._issued:
            if self._done & one.bit and self._random.random() < 0.5:
                one.event = None
        if self._random.random() < 0.2:
            gc.collect()

    def _renew(self) -> None:
        """Give memory back, and take new one; or take another queue."""
        if self._random.random() < 0.3 and len(self._queues) < 6:
            self._new_queue()
            return
        at = self._random.randrange(1, len(self._memory))
        memory = self._memory[at]
        if memory.is_used_by_host or any(graph.uses(memory) for graph in self._graphs):
            return
        if problem := memory.release():
            self.problems.append(problem)
        self._memory[at] = self._new_memory()

    def _finish(self) -> None:
        for at in range(len(self._queues)):
            self._wait_for_queue(at)
            self._queues[at].throw_asynchronous()
            told, failures = self._failures[at]
            if len(told) != len(failures):
                self.problems.append(f"{len(failures)} commands of a queue failed, and it told of {told}")
        for memory in self._memory:
            if isinstance(memory, InBuffer):
                if memory.order.writer is None or not memory.order.writer.has_failed:
                    self._compare(memory)
                if problem := memory.release():
                    self.problems.append(problem)
            else:
                self._compare(memory)

        if self._global is not None:
            self._compare(self._global)
        self._check_times()

    def _check_times(self) -> None:
        measured = [one for one in self._issued if one.measured is not None and not one.has_failed]
        times = [(one, one.measured.profiling) for one in measured if one.measured is not None]
        for one, time_of_one in times:
            if not time_of_one.submit <= time_of_one.start <= time_of_one.end:
                self.problems.append(f"times are not in order: {time_of_one}")
            for other, time_of_other in times:
                if other is not one and one.before & other.bit and time_of_other.end > time_of_one.start:
                    self.problems.append(f"a command began at {time_of_one}, before another one ended: {time_of_other}")

    def _compare(self, memory: Memory) -> None:
        different = np.nonzero(memory.content() != memory.value)[0].tolist()
        if different:
            self.problems.append(f"other numbers in {type(memory).__name__} at {different}")


_VIEWS: Sequence[tuple[tuple[int, ...], Any]] = (
    ((PARTS, 3 * ITEMS), np.s_[:, 1 : 2 * ITEMS + 1 : 2]),
    ((PARTS, 2 * ITEMS), np.s_[:, ::-2]),
    ((PARTS, 4, 9), np.s_[:, :, 3:7]),
    ((2 * PARTS, 8, 3), np.s_[::-2, :, :2]),
    ((PARTS, 4, 2, 5), np.s_[:, ::-1, :, 4:0:-2]),
)
"""Shapes of arrays, and what of them is used, which is not contiguous."""


def wrapped(number: int) -> Any:
    """Return a number of 32 bits with a sign."""
    return np.uint32(number % _ALL).astype("i4")


def together(commands: Sequence[Issued]) -> int:
    """Return the bits of all that ends before some commands do, and theirs."""
    found = 0
    for one in commands:
        found |= one.before
    return found


def problems_of(random: Random, program: Program, steps: int = 120) -> list[str]:
    """Submit random commands to the default device; return what went wrong."""
    order = RandomOrder(random, program, Device.default())
    with np.errstate(over="ignore"):
        order.go(steps)
    return order.problems
