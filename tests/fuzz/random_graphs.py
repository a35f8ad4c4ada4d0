"""Random command graphs, and what NumPy makes of the same commands one after another.

Nodes are added or recorded from queues of both kinds, with kernels of `graph_kernels.cl`, copies, fills, host tasks,
empty nodes, dynamic command groups, and other graphs, on arrays and buffers. Executable graphs, fused or not, are run
while and after parameters, ranges and the active ones of dynamic groups change, and are told of some nodes, of all, or
of a graph of the same shape.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import syclrt
from syclrt import Buffer, LocalMemory, NdRange, Queue
from syclrt.graph import CommandGraph, DynamicCommandGroup, DynamicParameter, Node
from syclrt.ranges import as_range

if TYPE_CHECKING:
    from random import Random

    from syclrt import Event, Handler, Program, UsmArray
    from syclrt.graph import ExecutableGraph

SIZE = 64
ARRAYS = 4
BUFFERS = 2  # whose numbers come after those of the arrays
_ROUNDS = 3000
Extents = int | tuple[int, int] | NdRange
Numbers = np.ndarray[Any, Any]


def _groups(extents: Extents) -> int:
    """Return how many work-items a group has."""
    return extents.local_range[0] if isinstance(extents, NdRange) else SIZE


def _items(extents: Extents) -> int:
    if isinstance(extents, NdRange):
        return extents.global_range[0]
    return extents if isinstance(extents, int) else extents[0] * extents[1]


def _by_groups(p: Numbers, extents: Extents) -> Numbers:
    """Return the part of an array that work-items have, a row for each group."""
    return p[: _items(extents)].reshape(-1, _groups(extents))


def _step(e: Extents, p: Numbers, factor: int, term: int) -> None:
    p[: _items(e)] = p[: _items(e)] * np.int32(factor) + np.int32(term)


def _put(e: Extents, p: Numbers, value: int) -> None:
    p[: _items(e)] = value


def _sum(e: Extents, d: Numbers, a: Numbers, b: Numbers) -> None:
    n = _items(e)
    d[:n] = a[:n] + np.int32(3) * b[:n]


def _turned(e: Extents, d: Numbers, a: Numbers, by: int) -> None:
    n = _items(e)
    d[:n] = a[(np.arange(n) + by) % SIZE]


def _backwards(e: Extents, p: Numbers, term: int) -> None:
    rows = _by_groups(p, e)
    rows[...] = rows[:, ::-1] + np.int32(term)


def _rotated(e: Extents, p: Numbers, _: object, by: int) -> None:
    rows = _by_groups(p, e)
    for number in range(2):
        rows[...] = np.roll(rows, -by, 1) + np.int32(number)


def _plane(e: Extents, p: Numbers, columns: int, rows: int, term: int) -> None:
    height, width = e.global_range if isinstance(e, NdRange) else as_range(e)
    for y in range(min(rows, height)):
        for x in range(min(columns, width)):
            p[y * columns + x] += np.int32(term) * np.int32(x) + np.int32(y)


def _grouped(e: Extents, p: Numbers, limit: int) -> None:
    n, size = min(_items(e), limit), _groups(e)
    i = np.arange(n, dtype="i4")
    p[:n] = p[:n] * np.int32(3) + i // size * 5 + i % size


def _lanes(e: Extents, p: Numbers, term: int) -> None:
    for row in _by_groups(p, e):
        for at in range(0, len(row), 8):
            part = row[at : at + 8]
            part[...] = part.sum(dtype="i4") + np.int32(term) * np.arange(len(part), dtype="i4")


def _whole(e: Extents, p: Numbers, numbers: bytes, small: int, large: float) -> None:
    a, b, c = struct.unpack("<ihxxq", numbers)
    n = _items(e)
    i = np.arange(n, dtype="i4")
    p[:n] += np.int32(a) * i + np.int32(b - c + small + int(large))


def _slow(e: Extents, p: Numbers, term: int) -> None:
    power = 3**_ROUNDS
    factor, sum_ = power % 2**32, (power - 1) // 2 * term % 2**32
    p[: _items(e)] = p[: _items(e)] * np.uint32(factor).astype("i4") + np.uint32(sum_).astype("i4")


@dataclass(frozen=True)
class _Kernel:
    """What a kernel takes - (w)ritten and (r)ead arrays, (n)umbers and others - where, and what it does.

    Where it has sub-groups, they are of a size that not all devices have.
    """

    takes: str
    extents: tuple[str, ...]
    does: Callable[..., None]
    sub_group_size: int | None = None


_KERNELS = {
    "step": _Kernel("wnn", ("range", "groups"), _step),
    "put": _Kernel("wn", ("range", "groups"), _put),
    "sum": _Kernel("wrr", ("range", "groups"), _sum),
    "turned": _Kernel("wRu", ("range", "groups"), _turned),
    "backwards": _Kernel("wn", ("groups",), _backwards),
    "rotated": _Kernel("wlu", ("groups",), _rotated),
    "plane": _Kernel("wxyn", ("plane", "plane groups"), _plane),
    "grouped": _Kernel("wi", ("groups",), _grouped),
    "lanes": _Kernel("wn", ("groups",), _lanes, 8),
    "slow": _Kernel("wn", ("range", "groups"), _slow),
    "whole": _Kernel("wscd", ("range", "groups"), _whole),
}


@dataclass(eq=False)
class _Value:
    """An argument as NumPy has it: a number, or the place of an array. `parameter` stands for it, if it is dynamic."""

    kind: str
    now: Any
    parameter: DynamicParameter | None = None
    pool: tuple[int, ...] = ()

    @property
    def is_array(self) -> bool:
        return self.kind in "wrR"


@dataclass(eq=False)
class _Launch:
    kernel: str
    extents: Extents
    values: list[_Value]

    @property
    def is_dynamic(self) -> bool:
        return any(one.parameter is not None for one in self.values)


Doing = Callable[[Sequence[Numbers]], None]


def _nothing(_: Sequence[Numbers]) -> None:
    pass


@dataclass(eq=False)
class _Command:
    """A node: launches, of which one is active, or something else; and which arrays it uses."""

    launches: list[_Launch] = field(default_factory=list[_Launch])
    active: int = 0
    does: Doing = _nothing
    written: Callable[[Handler], None] | None = None
    reads: set[int] = field(default_factory=set[int])
    writes: set[int] = field(default_factory=set[int])
    group: DynamicCommandGroup | None = None
    node: Node = field(init=False)

    def must_follow(self, other: _Command) -> bool:
        return not (other.writes.isdisjoint(self.reads | self.writes) and other.reads.isdisjoint(self.writes))


class RandomGraph:
    """A graph, an executable one of it, and what that does to arrays."""

    def __init__(
        self,
        random: Random,
        program: Program,
        queue: Queue,
        arrays: Sequence[UsmArray],
        buffers: Sequence[Buffer],
        *,
        is_inner: bool = False,
    ) -> None:
        """Add nodes in one of the ways, and finalize."""
        self._random = random
        self._program = program
        self._queue = queue
        self._arrays = arrays
        self._buffers = buffers
        self._parameters: list[_Value] = []
        self._commands: list[_Command] = []
        self._others: list[tuple[ExecutableGraph, list[Doing]]] = []
        self._last: tuple[Event, ...] = ()
        self._graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
        self._is_plain = True  # it has nothing but launches
        is_long = random.random() < 0.2
        sizes = None, *queue.device.sub_group_sizes
        kinds = [name for name, kernel in _KERNELS.items() if kernel.sub_group_size in sizes]
        if is_long:
            kinds = random.sample(kinds, 2)
        way = random.choice(("added", "added", "recorded in order", "recorded", "both"))
        self._recording = Queue(queue.device, context=queue.context, in_order=way == "recorded in order")
        for at in range(random.randint(34, 70) if is_long else random.randint(1, 9)):
            command = self._command(kinds, has_others=not is_inner and not is_long)
            if way == "added" or (way == "both" and at % 2):
                self._add(command)
            else:
                self._record(command)
            self._commands.append(command)
        self._is_updatable = random.random() < 0.85
        self.executable = self._finalized()
        self.told = self._doing()  # what each node of the executable graph does

    def _finalized(self) -> ExecutableGraph:
        fuse, is_measured = self._random.random() < 0.4, self._random.random() < 0.15
        return self._graph.finalize(updatable=self._is_updatable, fuse=fuse, enable_profiling=is_measured)

    # nodes

    def _extents(self, kind: str) -> Extents:
        pick = self._random.choice
        match kind:
            case "range":
                return pick((64, 64, 16, 17, 1, 33, 63))
            case "groups":
                size = pick((1, 2, 4, 8, 16, 32, 3, 5, 7, 13))
                return NdRange(size * self._random.randint(1, SIZE // size), size)
            case "plane":
                return pick(((4, 8), (8, 8), (2, 16), (5, 5), (16, 4)))
            case _:
                size = pick(((1, 8), (2, 4), (4, 4), (1, 1), (2, 2), (1, 16)))
                return NdRange((size[0] * self._random.randint(1, 4), size[1] * self._random.randint(1, 3)), size)

    def _fresh(self, kind: str) -> Any:
        random = self._random
        match kind:
            case "n":
                return random.choice((0, 1, -1, 3, 7, 2**31 - 1, -(2**31), random.randint(-99, 99)))
            case "u":
                return random.choice((0, 1, 5, 31))
            case "i":
                return random.choice((0, 1, 17, 32, 63, 64))
            case "x":
                return random.randint(1, 8)
            case "y":
                return random.randint(0, 8)
            case "c":
                return random.randint(-128, 127)
            case "d":
                return random.choice((0.0, 2.5, -7.75))
            case "l":
                return LocalMemory(4 * SIZE)
            case _:
                return struct.pack("<ihxxq", *(random.randint(-9, 9) for _ in range(3)))

    def _array(self, kind: str, chosen: int, *, may_change: bool) -> _Value:
        if not may_change or chosen >= ARRAYS or self._random.random() < 0.8:
            return _Value(kind, chosen)
        pool = (chosen, *self._random.sample(range(ARRAYS), 2))  # which all count as used
        return self._dynamic(_Value(kind, chosen, pool=pool))

    def _number(self, kind: str) -> _Value:
        value = _Value(kind, self._fresh(kind))
        if kind == "l" or self._random.random() < 0.6:
            return value
        same = [one for one in self._parameters if one.kind == kind]
        return self._random.choice(same) if same and self._random.random() < 0.4 else self._dynamic(value)

    def _dynamic(self, value: _Value) -> _Value:
        value.parameter = DynamicParameter(self._graph, self._given(value))
        self._parameters.append(value)
        return value

    def _given(self, value: _Value) -> Any:
        return self._arrays[value.now] if value.is_array else value.now

    def _launch(self, command: _Command, kinds: Sequence[str], arrays: int = ARRAYS + BUFFERS) -> _Launch:
        name = self._random.choice(kinds)
        kernel = _KERNELS[name]
        target, *others = self._random.sample(range(arrays), 3)
        values: list[_Value] = []
        for kind in kernel.takes:
            if kind in "wrR":  # a kernel that reads elsewhere than it writes has two arrays
                place = target if kind == "w" else self._random.choice(others)
                values.append(self._array(kind, place, may_change="R" not in kernel.takes))
                used = command.writes if kind == "w" else command.reads
                used.update((place, *values[-1].pool))
            else:
                values.append(self._number(kind))
        return _Launch(name, self._extents(self._random.choice(kernel.extents)), values)

    def _command(self, kinds: Sequence[str], *, has_others: bool) -> _Command:
        command = _Command()
        kind = self._random.randint(0, 19) if has_others else 0
        if kind <= 13:
            count = 1 if kind <= 11 else self._random.randint(2, 3)  # those of a group depend on the same nodes
            most = ARRAYS + BUFFERS if count == 1 else ARRAYS
            command.launches = [self._launch(command, kinds, most) for _ in range(count)]
            return command
        self._is_plain = False
        if kind == 14:
            self._copy(command)
        elif kind == 15:
            self._fill(command)
        elif kind <= 17:
            self._task(command)
        elif kind == 18:
            self._sub_graph(command)
        return command  # 19: an empty node

    def _copy(self, command: _Command) -> None:
        one, other = self._random.sample(range(ARRAYS), 2)
        start, count = self._random.choice(((0, 64), (3, 20), (32, 32), (63, 1)))
        command.reads, command.writes = {one}, {other}

        def does(arrays: Sequence[Numbers]) -> None:
            arrays[other][start : start + count] = arrays[one][:count]

        command.does = does
        to, source = self._arrays[other][start:], self._arrays[one]
        command.written = lambda handler: handler.memcpy(to, source, 4 * count)

    def _fill(self, command: _Command) -> None:
        at, value = self._random.randrange(ARRAYS), self._random.randint(-99, 99)
        command.writes = {at}

        def does(arrays: Sequence[Numbers]) -> None:
            arrays[at][5:25] = value

        command.does = does
        command.written = lambda handler: handler.fill(self._arrays[at][5:], np.int32(value), 20)

    def _task(self, command: _Command) -> None:
        at, term = self._random.randrange(ARRAYS), np.int32(self._random.randint(0, 9))
        command.reads = command.writes = {at}

        def does(arrays: Sequence[Any]) -> None:
            numbers = np.asarray(arrays[at])
            numbers += term

        command.does = does
        command.written = lambda handler: handler.host_task(lambda: does(self._arrays))

    def _sub_graph(self, command: _Command) -> None:
        inner = RandomGraph(self._random, self._program, self._queue, self._arrays, self._buffers, is_inner=True)
        command.reads = command.writes = {*range(ARRAYS + BUFFERS)}

        def does(arrays: Sequence[Numbers]) -> None:
            for one in inner.told:
                one(arrays)

        command.does = does
        command.written = lambda handler: handler.ext_oneapi_graph(inner.executable)

    def _written(self, launch: _Launch) -> Callable[[Handler], None]:
        """Return the command group function of a launch."""
        kernel = self._program.kernel(launch.kernel)

        def argument(handler: Handler, value: _Value) -> Any:
            if value.is_array and value.now >= ARRAYS:
                mode = "read_write" if value.kind == "w" else "read"
                return self._buffers[value.now - ARRAYS].get_access(handler, mode)
            return value.parameter or self._given(value)

        def group(handler: Handler) -> None:
            handler.parallel_for(launch.extents, kernel, *[argument(handler, one) for one in launch.values])

        return group

    def _before(self, command: _Command) -> list[Node]:
        """Return the nodes that a command has to come after, and some others. Accessors tell what buffers ask for."""
        found = [one for one in self._commands if command.must_follow(one) or self._random.random() < 0.1]
        return [one.node for one in found]

    def _add(self, command: _Command) -> None:
        before = self._before(command)
        what = command.written
        if len(command.launches) > 1:
            groups = [self._written(one) for one in command.launches]
            what = command.group = DynamicCommandGroup(self._graph, groups)
        elif command.launches:
            what = self._written(command.launches[0])
        if self._random.random() < 0.15:
            command.node = self._graph.add(what, depends_on_all_leaves=True)
        else:
            command.node = self._graph.add(what, depends_on=before)

    def _record(self, command: _Command) -> None:
        written = self._written(command.launches[0]) if command.launches else command.written
        if written is None or len(command.launches) > 1 or any(one.is_dynamic for one in command.launches):
            self._add(command)
            return
        with self._graph.recording(self._recording):
            command.node = Node.get_node_from_event(self._recording.submit(written))
        for one in self._before(command):
            if one not in command.node.get_predecessors():
                self._graph.make_edge(one, command.node)

    # what it does

    def _doing(self) -> list[Doing]:
        return [self._doing_of(one) for one in self._commands]

    def _doing_of(self, command: _Command) -> Doing:
        """Return what a command does as it is now."""
        if not command.launches:
            return command.does
        launch = command.launches[command.active]
        does, extents = _KERNELS[launch.kernel].does, launch.extents
        given = [(one.is_array, one.now) for one in launch.values]
        return lambda arrays: does(extents, *(arrays[now] if is_array else now for is_array, now in given))

    # what happens to it

    def change(self) -> None:
        """Change a parameter, a range, or which launch is active; the executable graph is not told."""
        random = self._random
        kind = random.randint(0, 3)
        if kind <= 1 and self._parameters:
            value = random.choice(self._parameters)
            assert value.parameter is not None, "it is dynamic"
            value.now = random.choice(value.pool) if value.is_array else self._fresh(value.kind)
            value.parameter.update(self._given(value))
        elif kind == 2 and (chosen := [one for one in self._commands if len(one.launches) == 1]):
            self._change_range(random.choice(chosen))
        elif kind == 3 and (chosen := [one for one in self._commands if one.group is not None]):
            command = random.choice(chosen)
            command.active = random.randrange(len(command.launches))
            assert command.group is not None, "it was chosen for that"
            command.group.set_active_index(command.active)

    def _change_range(self, command: _Command) -> None:
        (launch,) = command.launches
        launch.extents = self._extents(self._random.choice(_KERNELS[launch.kernel].extents))
        if isinstance(launch.extents, NdRange):
            command.node.update_nd_range(launch.extents)
        else:
            command.node.update_range(launch.extents)

    def tell(self) -> None:
        """Update the executable graph with some nodes, or all."""
        if not self._is_updatable:
            return
        places = [at for at, one in enumerate(self._commands) if one.launches]
        chosen = self._random.choice((places, places[:1], [at for at in places if self._random.random() < 0.5]))
        is_plain = self._is_plain and all(one.group is None for one in self._commands)
        if is_plain and self._random.random() < 0.25:
            self.executable.update(self._graph)
            chosen = places
        elif len(chosen) == 1:
            self.executable.update(self._commands[chosen[0]].node)
        else:
            self.executable.update([self._commands[at].node for at in chosen])
        for at in chosen:
            self.told[at] = self._doing_of(self._commands[at])

    def swap(self) -> None:
        """Take another executable graph, of the graph as it is now or an older one, and keep this one for later."""
        self._others.append((self.executable, self.told))
        if len(self._others) > 2 or self._random.random() < 0.5:
            self.executable, self.told = self._others.pop(0)
        else:
            self.executable, self.told = self._finalized(), self._doing()

    def run(self, expected: Sequence[Numbers]) -> None:
        """Submit the executable graph, to some queue; it runs after what was submitted before."""
        queue = self._queue
        if self._random.random() < 0.3:
            queue = Queue(queue.device, context=queue.context, in_order=self._random.random() < 0.5)
        event = queue.ext_oneapi_graph(self.executable, self._last)
        self._last = (event,)
        with np.errstate(over="ignore"):
            for one in self.told:
                one(expected)

    def wait(self) -> None:
        """Return when all runs have ended."""
        for event in self._last:
            event.wait()


def kernels(folder: Path) -> Program:
    """Compile the kernels to a file in a folder; their one variable is a device global."""
    made = folder / "graph_kernels.ll"
    options = ("--target=spirv64-unknown-unknown", "-cl-std=CL2.0", "-O2", "-S", "-emit-llvm")
    subprocess.run(["clang-22", *options, Path(__file__).with_name("graph_kernels.cl"), "-o", made], check=True)
    code = re.sub(r"(?m)^(@held = .*)", r"\1 #999", made.read_text())
    attributes = f'"sycl-unique-id"="held" "sycl-device-global-size"="{4 * SIZE}" "sycl-device-image-scope"'
    made.write_text(f"{code}\nattributes #999 = {{ {attributes} }}\n")
    return syclrt.load(made)


def tried(random: Random, program: Program) -> list[int]:
    """Make a graph, run and change it some times; return the arrays that differ then."""
    queue = Queue(in_order=random.random() < 0.5)
    generator = np.random.default_rng(random.getrandbits(32))
    expected = [generator.integers(-(2**31), 2**31, SIZE, "i4") for _ in range(ARRAYS + BUFFERS)]
    arrays = [syclrt.asarray(one, queue) for one in expected[:ARRAYS]]
    buffers = [Buffer(one.copy(), write_back=False) for one in expected[ARRAYS:]]
    graph = RandomGraph(random, program, queue, arrays, buffers)
    found: list[int] = []
    for _ in range(random.randint(2, 14)):
        for _ in range(random.randint(0, 3)):
            graph.change()
        if random.random() < 0.7:
            graph.tell()
        if random.random() < 0.1:
            graph.swap()
        graph.run(expected)
        if random.random() < 0.5:
            graph.wait()
            if random.random() < 0.5 and (found := _differences(arrays, buffers, expected)):
                return found
    graph.wait()
    return _differences(arrays, buffers, expected)


def _differences(arrays: Sequence[UsmArray], buffers: Sequence[Buffer], expected: Sequence[Numbers]) -> list[int]:
    found = [one.to_numpy() for one in arrays]
    for one in buffers:
        with one.get_host_access("read") as seen:
            found.append(np.asarray(seen).copy())
    return [at for at, (one, other) in enumerate(zip(found, expected, strict=True)) if not (one == other).all()]
