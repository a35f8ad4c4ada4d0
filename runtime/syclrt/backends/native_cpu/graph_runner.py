"""Graphs on the processor: their steps as bytes, which native code runs on one thread or on several (runner.cpp)."""

from __future__ import annotations

import ctypes
from array import array
from itertools import accumulate
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from syclrt.backends.graph_work import CopyWork, KernelWork
from syclrt.backends.native_cpu.launch import NativeLauncher
from syclrt.backends.native_cpu.runner import Replay, ZeroedMemory

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from syclrt.backends.backend import Launcher, Line, PreparedGraph
    from syclrt.backends.graph_work import FillWork, Step, UpdatedKernel, Work
    from syclrt.backends.native_cpu.launch import PrintedText
    from syclrt.backends.native_cpu.runner import Crew, Runner
    from syclrt.backends.native_cpu.straight_line import StraightLines

_SLICE = 20_000_000  # nanoseconds, after which a thread that runs a graph looks for signals
_MEASURED = 1000  # nanoseconds: nodes that last so long are measured in each run, by the table
_SLOW = 10_000  # nanoseconds of a step that matters for the choice of threads
_LINE = 64  # bytes of memory that a processor keeps together
_NODE = Struct("<4Q 6I 8x")
_ADDRESSES = Struct("<4Q")
_COST = Struct("<I")
_COST_IN_NODE, _TOOK_IN_NODE = 44, 52
_LAUNCH_BYTES = 144  # for a `Launch`, so that arguments behind it are aligned
_NO_LAUNCH = bytes(_LAUNCH_BYTES)
_LAUNCH = Struct("<120x 2Q 8x")  # for what has no work-items: groups, and how many are taken at once
_PIECES = Struct("<2Q")
_PIECE = Struct("<3Q")
_CHUNK = 1 << 18  # bytes of copies and fills, of which threads take one after another
_BYTES_PER_NANOSECOND = 8

_Six = ctypes.c_uint64 * 6
_COUNTS = ("count", "threads", "slot_count", "is_parallel", "is_planned", "is_measured", "runs", "is_running")


class _Graph(ctypes.Structure):
    """`Graph` of runner.cpp."""

    _fields_ = (
        ("places", _Six),  # nodes, successors, ring, finish, slots, shares
        *((name, ctypes.c_uint32) for name in _COUNTS),
        ("running", ctypes.c_uint64),
        ("expected", ctypes.c_int64),
        ("straight", ctypes.c_uint64),
        ("run", ctypes.c_char * 408),
    )


_GRAPH_BYTES = ctypes.sizeof(_Graph)


class NativeGraph:
    """Steps, laid out for native code."""

    def __init__(self, crew: Crew, lines: StraightLines, steps: Sequence[Step], *, is_measured: bool) -> None:
        self._is_measured = is_measured
        self._runner = runner = crew.runner
        self._kernels = [_kernel(step.work) for step in steps]  # which keep their code
        self._printed: dict[PrintedText, None] = {}
        for step in steps:
            self._note_printed(step.work)
        rows = [_native_step(step.work, runner) for step in steps]
        after, first_after = _successors(steps)
        count = len(steps)
        ends = [*accumulate((_slot_bytes(row) for row in rows), initial=0)]
        slot_count = min(crew.threads, count)
        counts = slot_count, slot_count * crew.threads, count  # slots, shares, nodes
        sizes = (_GRAPH_BYTES, *(_LINE * each for each in counts), 8 * count, 4 * count, 4 * len(after), ends[-1])
        slots, shares, nodes, finish, ring, successors, data, end = accumulate(map(_round_up, sizes))
        self._memory = ZeroedMemory(end)
        self._nodes = nodes
        self._data = array("Q", (data + one for one in ends))
        self._moved: dict[int, ZeroedMemory] = {}  # data of steps that grew
        self.address = address = self._memory.address
        self._graph = _Graph.from_address(address)
        self._graph.places = _Six(*(address + place for place in (nodes, successors, ring, finish, slots, shares)))
        self._graph.count, self._graph.threads, self._graph.is_measured = count, crew.threads, 1
        self._graph.slot_count = slot_count
        view = self._memory.view
        view[successors : successors + 4 * len(after)] = memoryview(after).cast("B")
        for index, (step, row) in enumerate(zip(steps, rows, strict=True)):
            addresses = _write(self._memory, self._data[index], row)
            before = len(step.predecessors)
            edges = first_after[index], first_after[index + 1] - first_after[index], before
            _NODE.pack_into(view, nodes + _LINE * index, *addresses, *edges, row.nanoseconds, before, 0)
        runner.plan_graph(address)
        self._line = lines.line(step.work for step in steps)
        self._graph.straight = self._line.address
        self._strangers: set[int] = set()  # steps that do now what the line does not
        self._replay = Replay(runner.pool, address, _SLICE, self._about_stack)
        self._call = runner.graph_call(self._replay, self._memory)

    def run(self, line: Line) -> None:
        """Run all steps, and return when they are done. An interrupt ends the run between two steps."""
        self._graph.is_running = 0  # it may be, in a process that was forked meanwhile
        if self._is_measured:
            self._graph.is_measured = 1
        lasts = False
        try:
            while lasts := self._call(lasts):
                pass
        except BaseException:
            self._runner.cancel_graph(self._runner.pool, self.address)
            raise
        for printed in self._printed:
            printed.show()

    def update(self, index: int, work: Work) -> None:
        """Let a step do something else from the next run on. It does not run meanwhile."""
        row = _native_step(work, self._runner)
        self._note_printed(work)
        memory, place = self._memory, self._data[index]
        if _slot_bytes(row) > self._data[index + 1] - place:
            memory, place = ZeroedMemory(_slot_bytes(row)), 0
            self._moved[index] = memory
        last, self._kernels[index] = self._kernels[index], _kernel(work)
        if _about_stack(last) != _about_stack(self._kernels[index]):
            self._replay.about_stack = self._about_stack
        node = self._nodes + _LINE * index
        _ADDRESSES.pack_into(self._memory.view, node, *_write(memory, place, row))
        if self._line.fits(index, work):
            self._strangers.discard(index)
        else:
            self._strangers.add(index)
        self._graph.straight = 0 if self._strangers else self._line.address
        (cost,) = _COST.unpack_from(self._memory.view, node + _COST_IN_NODE)
        if max(cost, row.nanoseconds) > _SLOW and not cost / 2 < row.nanoseconds < cost * 2:
            _COST.pack_into(self._memory.view, node + _COST_IN_NODE, row.nanoseconds)
            self._graph.is_planned = 0

    def arguments_setter(self, index: int, kernel: UpdatedKernel) -> Callable[[object], bool] | None:
        """Return what writes to where a step reads its arguments; None for a kernel without work-items."""
        launcher = kernel.launcher
        if not isinstance(launcher, NativeLauncher) or launcher.address is None:
            return None
        _, address, _, _ = _ADDRESSES.unpack_from(self._memory.view, self._nodes + _LINE * index)
        return self._runner.arguments_setter(kernel, address, (self._memory, self._moved.get(index)))

    def native(self, device: object, context: object) -> None:
        """Tell that queues have no native methods here."""

    def follow(self, other: PreparedGraph) -> None:
        """Do nothing: runs are over when they return."""

    def _note_printed(self, work: Work) -> None:
        if isinstance(work, KernelWork) and isinstance(work.launcher, NativeLauncher) and work.launcher.printed:
            self._printed[work.launcher.printed] = None

    @property
    def _about_stack(self) -> bytes | None:
        """What to say where the stack overflows; None where any thread may run all kernels."""
        return next(filter(None, map(_about_stack, self._kernels)), None)

    def choose(self, is_parallel: int) -> None:
        """Let the next run be on one thread or on several, whatever is known of the steps."""
        self._graph.is_parallel, self._graph.is_planned, self._graph.expected = is_parallel, 1, 0

    def times(self) -> list[int]:
        """Return the nanoseconds of each step in the last run."""
        view, first = self._memory.view, self._nodes + _TOOK_IN_NODE
        return [_COST.unpack_from(view, first + _LINE * index)[0] for index in range(self._graph.count)]

    @property
    def explanation(self) -> str:
        """How runs are done, by what is known of the steps."""
        if self._graph.is_parallel:
            return f"native code, on {self._graph.threads} threads"
        how = f"a table: {reason}" if (reason := self._why_table()) else "straight-line code"
        return f"native code, on one thread, in order ({how})"

    def _why_table(self) -> str:
        """Return why a run on one thread is by the table; nothing where it is by straight-line code."""
        if self._is_measured:
            return "each node is measured"
        if not self._line.address:
            return self._line.reason
        if self._graph.runs and self._graph.expected > self._graph.count * _MEASURED:
            return "nodes last longer than 1 µs"
        return "an update brought other kernels" if self._strangers else ""


def _about_stack(kernel: object) -> bytes | None:
    return kernel.about_stack if isinstance(kernel, NativeLauncher) else None


def _kernel(work: Work) -> Launcher | None:
    return work.launcher if isinstance(work, KernelWork) else None


def _write(memory: ZeroedMemory, place: int, row: _NativeStep) -> tuple[int, int, int, int]:
    """Write what a step reads. Return its function, arguments, and `Launch` for one thread and for several."""
    alone = together = memory.address + place
    data = row.alone
    if row.together != row.alone:
        together += _LAUNCH_BYTES
        data += row.together
    arguments = alone + len(data)
    data += row.arguments
    memory.view[place : place + len(data)] = data
    return row.function, arguments, alone, together


def _slot_bytes(row: _NativeStep) -> int:
    launches = _LAUNCH_BYTES if row.together == row.alone else 2 * _LAUNCH_BYTES
    return _round_up(launches + len(row.arguments))


def _round_up(size: int) -> int:
    return -(-size // _LINE) * _LINE


def _successors(steps: Sequence[Step]) -> tuple[array[int], list[int]]:
    """Return the steps after each one, all in one list, and where those of each one begin."""
    starts = [0] * (len(steps) + 1)
    for step in steps:
        for one in step.predecessors:
            starts[one + 1] += 1
    starts = [*accumulate(starts)]
    found, ends = array("I", bytes(4 * starts[-1])), starts[:-1]
    for index, step in enumerate(steps):
        for one in step.predecessors:
            found[ends[one]] = index
            ends[one] += 1
    return found, starts


# Steps as bytes.


class _NativeStep(NamedTuple):
    """A function, `Launch` for one thread and for several, arguments, and how many nanoseconds it may take."""

    function: int
    alone: bytes
    together: bytes
    arguments: bytes
    nanoseconds: int


def _native_step(work: Work, runner: Runner) -> _NativeStep:
    """Return what native code does for a step."""
    if isinstance(work, KernelWork):
        launcher = work.launcher
        assert isinstance(launcher, NativeLauncher)
        if launcher.address is not None:
            alone, together = launcher.launches(work.local_bytes)
            return _NativeStep(launcher.address, alone, together, work.arguments, launcher.nanoseconds)
    elif work is not None:
        return _copy(work, runner) if isinstance(work, CopyWork) else _fill(work, runner)
    return _NativeStep(runner.do_nothing, _NO_LAUNCH, _NO_LAUNCH, b"", 0)


def _copy(work: CopyWork, runner: Runner) -> _NativeStep:
    pieces = work.pieces
    can_be_shared = not _may_overlap(pieces)
    if can_be_shared:
        pieces = tuple((to + at, where + at, size) for to, where, length in pieces for at, size in _chunks(length))
    data = [_PIECES.pack(len(pieces), 0), *(_PIECE.pack(*piece) for piece in pieces)]
    return _move(runner, data, len(pieces), sum(piece[2] for piece in pieces), can_be_shared=can_be_shared)


def _fill(work: FillWork, runner: Runner) -> _NativeStep:
    each = max(1, _CHUNK // len(work.pattern)) * len(work.pattern)
    pieces = [(to + at, size) for to, length in work.pieces for at, size in _chunks(length, each)]
    data = [_PIECES.pack(len(pieces), len(work.pattern)), *(_PIECE.pack(to, 0, size) for to, size in pieces)]
    return _move(runner, [*data, work.pattern], len(pieces), sum(size for _, size in pieces), can_be_shared=True)


def _move(runner: Runner, data: list[bytes], pieces: int, num_bytes: int, *, can_be_shared: bool) -> _NativeStep:
    launch = _LAUNCH.pack(pieces, 1 if can_be_shared and pieces > 1 else 0)
    return _NativeStep(runner.move, launch, launch, b"".join(data), num_bytes // _BYTES_PER_NANOSECOND)


def _chunks(length: int, each: int = _CHUNK) -> Iterator[tuple[int, int]]:
    for at in range(0, length, each):
        yield at, min(each, length - at)


def _may_overlap(pieces: tuple[tuple[int, int, int], ...]) -> bool:
    """Tell whether copies may write what others of them read, so that their order matters."""
    if not pieces:
        return False
    first_target, last_target = min(to for to, _, _ in pieces), max(to + size for to, _, size in pieces)
    first_source, last_source = min(where for _, where, _ in pieces), max(where + size for _, where, size in pieces)
    return first_target < last_source and first_source < last_target
