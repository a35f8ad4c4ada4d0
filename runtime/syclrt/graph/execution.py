"""Executable graphs: commands in an order in which they can run, and the parts that host tasks cut them into.

Each part is prepared by the backend if it can.
"""

from __future__ import annotations

from array import array
from collections import deque
from dataclasses import dataclass, replace
from functools import partial
from graphlib import CycleError, TopologicalSorter
from hashlib import blake2b
from time import perf_counter_ns
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from syclrt.backends.graph_work import Step, UpdatedKernel
from syclrt.errors import Errc, SyclError
from syclrt.events import SCHEDULER, Event, ScheduledEvent
from syclrt.submission.commands import HostWork

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from syclrt.backends.backend import Backend, Line, Mark, PreparedGraph
    from syclrt.backends.graph_work import Work
    from syclrt.graph.model import Node
    from syclrt.memory.accessor import Access
    from syclrt.submission.commands import Command

_SHORT = 2e-5  # seconds: what takes less is done sooner than another thread has begun
_SHORT_WHEN_HANDED_OVER = 2e-4  # seconds: devices go on by themselves, unless somebody has to wait for them


@dataclass(slots=True, eq=False)
class ExecutableNode:
    """A command, and the nodes (their indices, all smaller than its own) that end before it begins.

    `source` is the node that it was made of, maybe one of a sub-graph: `within` are the nodes that stand for that one,
    from the outside.
    """

    source: Node
    command: Command
    predecessors: tuple[int, ...]
    accesses: Sequence[Access]
    within: tuple[Node, ...] = ()

    @property
    def number(self) -> str:
        """Its number in the graph; "3.1" is node 1 of the sub-graph that is node 3."""
        return ".".join(str(one.index) for one in (*self.within, self.source))


class Snapshot(NamedTuple):
    """The nodes of a graph as they run, and where in that list its own, not those of sub-graphs, stand."""

    nodes: list[ExecutableNode]
    places: dict[Node, int]


def snapshot(nodes: Sequence[Node]) -> Snapshot:
    """Return nodes as they are now; sub-graphs are dissolved. Raises `SyclError` (INVALID) for a cycle."""
    taken: list[ExecutableNode] = []
    places: dict[Node, int] = {}
    ends: dict[Node, tuple[int, ...]] = {}
    for index in valid_order([[one.index for one in node.predecessors] for node in nodes]):
        node = nodes[index]
        group = node.group
        before = tuple(dict.fromkeys(end for one in node.predecessors for end in ends[one]))
        inner: Sequence[ExecutableNode] | None = group.command.nodes
        if inner is not None:
            ends[node] = _dissolve(node, inner, before, taken)
            continue
        places[node] = len(taken)
        ends[node] = (len(taken),)
        taken.append(ExecutableNode(node, group.command, before, group.accesses))
    return Snapshot(taken, places)


def _dissolve(
    node: Node, inner: Sequence[ExecutableNode], before: tuple[int, ...], taken: list[ExecutableNode]
) -> tuple[int, ...]:
    """Take the nodes of a sub-graph; its roots come after `before`. Return its leaves, where there are nodes."""
    first = len(taken)
    leaves = dict.fromkeys(range(first, first + len(inner)))
    for one in inner:
        for each in one.predecessors:
            leaves.pop(first + each, None)
        after = tuple(first + each for each in one.predecessors) or before
        taken.append(replace(one, predecessors=after, within=(node, *one.within)))
    return tuple(leaves) or before


def valid_order(before: Sequence[Sequence[int]]) -> Sequence[int]:
    """Return indices so that each one stands after those before it: as they are, where they can be.

    Raises `SyclError` (INVALID) for a cycle.
    """
    if all(max(each, default=-1) < index for index, each in enumerate(before)):
        return range(len(before))
    try:
        return [*TopologicalSorter(dict(enumerate(before))).static_order()]
    except CycleError as error:
        raise SyclError("the graph has a cycle, so it cannot be run", Errc.INVALID) from error


class Part(NamedTuple):
    """Nodes (their indices, in a valid order), and the parts that end before it begins.

    One node that the host does, or those that run without the host between: prepared, or else one by one.
    """

    nodes: tuple[int, ...]
    predecessors: tuple[int, ...]
    is_host: bool


class Execution:
    """The nodes of an executable graph, ready to run. One run at a time: each is of a version, updates make new ones.

    What runs is changed when the first run of a later version begins, and until then keeps what it uses.
    """

    def __init__(self, nodes: Sequence[ExecutableNode], backend: Backend, *, is_measured: bool = False) -> None:
        self._took: dict[int, int] | None = {} if is_measured else None
        """The nanoseconds of what the host did in the last run."""
        self._nodes = [*nodes]  # as they are laid out
        self._hosts: dict[int, Callable[..., object]] = {}
        works = [self._work(index) for index in range(len(nodes))]
        before = [node.predecessors for node in nodes]
        self._parts = parts_of(before, self._hosts)
        self._part_of, self._step_of = (array("I", bytes(4 * len(nodes))) for _ in range(2))  # of each node
        for number, part in enumerate(self._parts):
            for step, index in enumerate(part.nodes):
                self._part_of[index], self._step_of[index] = number, step
        self._prepared = [
            None if part.is_host else backend.prepare(self._steps(part, works, before), is_measured=is_measured)
            for part in self._parts
        ]
        self._whole = self._prepared[0] if len(self._parts) == 1 else None
        """All nodes, prepared as one part."""
        self._waiting = {self._part_of[at] for at, node in enumerate(nodes) if node.command.may_wait}
        self._lines = backend.lines(in_order=False)
        self._turns = turns_of(self._parts, goes_on=self._lines.hands_over)
        self.hands_over = self._lines.hands_over and self._whole is not None
        """Whether the device is handed all of it, and goes on by itself."""
        self.short = self._short()
        """Seconds: after a run, or handing it over, that took less, the next one may be at once."""
        self._version = 0
        self._updates: dict[int, ExecutableNode] = {}  # since the newest version
        self._versions: deque[tuple[int, dict[int, ExecutableNode]]] = deque()  # not laid out yet

    def update(self, changes: dict[int, ExecutableNode], *, at_once: bool) -> None:
        """Let nodes (by their indices) do something else in the next version.

        `at_once`: all that was submitted has ended, or its device, which goes on by itself, has been handed it. Then
        what runs changes now; where the host runs it, only by other arguments, since all else may make it last longer.
        """
        for at, node in changes.items():
            if node.command.may_wait:
                self._waiting.add(self._part_of[at])
        self.short = self._short()
        may_be_now = at_once and self._whole is not None and not self.has_updates
        if may_be_now and (self.hands_over or all(_is_like(node, self._nodes[at]) for at, node in changes.items())):
            self._lay_out(changes)
        else:
            self._updates.update(changes)

    @property
    def has_updates(self) -> bool:
        """Whether there are updates that the next run will find."""
        return bool(self._updates or self._versions)

    def arguments_setter(self, index: int, group: object) -> Callable[[object], bool] | None:
        """Return what lets a kernel have the arguments of its command group, in a graph that has no updates.

        It takes the executable graph; see `PreparedGraph`.
        """
        node = self._nodes[index]
        launch = node.command.launch
        if launch is None or self._whole is None or self.has_updates:
            return None
        data, local_bytes, _ = launch.arguments
        kernel = UpdatedKernel(group, node, launch.launcher, local_bytes, len(data))
        return self._whole.arguments_setter(self._step_of[index], kernel)

    def follow(self, other: Execution) -> None:
        """Run after all runs of another one, in whose place this one runs from now on.

        Those of several parts are over when they return, but for what one that was interrupted left on its lines.
        """
        self._lines = other._lines
        if self._whole is not None and other._whole is not None:
            self._whole.follow(other._whole)

    def version(self) -> int:
        """Return the newest version, with all updates so far."""
        if self._updates:
            self._version += 1
            self._versions.append((self._version, self._updates))
            self._updates = {}
        return self._version

    @property
    def is_for_host(self) -> bool:
        """Whether the host does a part of it, so that a run waits for the parts."""
        return len(self._parts) > 1 or any(node.command.is_for_host for node in self._nodes)

    def run(self, version: int, line: Line | None = None) -> None:
        """Have a line run all nodes, or (`is_for_host`) return when they are done.

        Raises `SyclError` for the first one that went wrong.
        """
        while self._versions and self._versions[0][0] <= version:
            self._lay_out(self._versions[0][1])
            self._versions.popleft()
        if len(self._parts) == 1:
            self._run_part(0, line)
            return
        self._lines.wait()  # for what a run that was interrupted left behind
        if self._turns is None:
            self._run_at_will()
        else:
            self._run_in_turn(self._turns)

    def run_at_once(self, line: Line) -> bool:
        """Have a line run all nodes if the backend has prepared them as one part; tell whether it has.

        All that was submitted before has been done, or its device has been handed it.
        """
        prepared = self._whole
        if prepared is None or self._versions:
            return False
        if self._updates:
            if not self.hands_over:
                return False  # it may last longer than before
            updates, self._updates = self._updates, {}
            self._lay_out(updates)
        if self._waiting:
            line.part()
        prepared.run(line)
        return True

    def native(self, device: object, context: object) -> object:
        """Return what native methods of queues with these know it by; None while they cannot run it as it is.

        `context` is the reference to it.
        """
        prepared = self._whole
        if prepared is None or self._waiting or self.has_updates:
            return None
        return prepared.native(device, context)

    def times(self) -> list[int | None]:
        """Return the nanoseconds that each node took in the last run, as far as that was measured."""
        found: list[int | None] = [None] * len(self._nodes)
        if self._took is None:
            return found
        for part, prepared in zip(self._parts, self._prepared, strict=True):
            times = map(self._took.get, part.nodes) if prepared is None else prepared.times()
            for index, time in zip(part.nodes, times, strict=True):
                found[index] = time
        return found

    def explain(self) -> str:
        """Return text that tells how each part runs."""
        return "\n".join(
            f"part {number}, {_count(len(part.nodes))}: {_how(part, prepared)}"
            + (f", after {', '.join(map(str, part.predecessors))}" if part.predecessors else "")
            for number, (part, prepared) in enumerate(zip(self._parts, self._prepared, strict=True))
        )

    def _short(self) -> float:
        if self._waiting:
            return 0
        return _SHORT_WHEN_HANDED_OVER if self.hands_over else _SHORT

    def _work(self, index: int) -> Work:
        """Return what a backend does for a node; what the host does is noted."""
        work = self._nodes[index].command.work()
        if isinstance(work, HostWork):
            self._hosts[index] = work.function
            return None
        return work

    def _steps(self, part: Part, works: Sequence[Work], before: Sequence[Sequence[int]]) -> list[Step]:
        if len(self._parts) == 1:
            return [*map(Step, works, map(tuple, before))]
        own = {index: step for step, index in enumerate(part.nodes)}
        return [Step(works[index], tuple(own[one] for one in before[index] if one in own)) for index in part.nodes]

    def _lay_out(self, updates: dict[int, ExecutableNode]) -> None:
        for index, node in updates.items():
            self._nodes[index] = node
            prepared = self._prepared[self._part_of[index]]
            if prepared is not None:
                prepared.update(self._step_of[index], self._work(index))

    def _run_in_turn(self, turns: Sequence[int]) -> None:
        """Run the parts in an order in which none waits for the thread, and raise the first error."""
        marks: dict[int, Mark] = {}
        errors: dict[int, Exception] = {}
        for number in turns:
            part = self._parts[number]
            failed = next((errors[one] for one in part.predecessors if one in errors), None)
            if failed is not None:
                errors[number] = failed
                continue
            before = [marks[one] for one in part.predecessors if one in marks]
            try:
                if self._nodes[part.nodes[0]].command.is_for_host:
                    for mark in before:
                        mark.wait()
                    self._run_part(number)
                elif mark := self._lines.run(partial(self._run_part, number), _AfterMarks(before)):
                    marks[number] = mark
            except Exception as error:
                errors[number] = error
        self._lines.wait()
        if errors:
            raise errors[min(errors)]

    def _run_at_will(self) -> None:
        """Let threads run each part when those before it have ended, and raise the first error."""
        events: list[Event] = []
        for number, part in enumerate(self._parts):
            before = tuple(events[one] for one in part.predecessors)
            lines = None if self._nodes[part.nodes[0]].command.is_for_host else self._lines
            event = ScheduledEvent(None, partial(self._run_part, number), before, before, lines=lines)
            events.append(event)
            SCHEDULER.submit(event, before)
        for event in events:
            SCHEDULER.wait(event)
        for event in events:
            if event.error is not None:
                raise event.error

    def _run_part(self, number: int, line: Line | None = None) -> None:
        """Have a line run a part; the host's own has none."""
        part, prepared = self._parts[number], self._prepared[number]
        index = part.nodes[0]
        if line is not None and number in self._waiting:
            line.part()
        try:
            if part.is_host:
                self._run_by_host(index, line)
            elif line is not None and prepared is not None:
                prepared.run(line)
            elif line is not None:
                for index in part.nodes:
                    self._nodes[index].command.run(line)
        except Exception as error:
            self._fail(index, error)

    def _run_by_host(self, index: int, line: Line | None) -> None:
        start = perf_counter_ns()
        self._hosts[index](*(() if line is None else (line,)))
        if self._took is not None:
            self._took[index] = perf_counter_ns() - start

    def _fail(self, index: int, error: Exception) -> NoReturn:
        node = self._nodes[index]
        code = error.code if isinstance(error, SyclError) else Errc.RUNTIME
        launch = node.command.launch
        name = None if launch is None else launch.kernel.name
        what = f"a {node.command.node_type.name.lower().replace('_', ' ')}" if name is None else f"kernel '{name}'"
        message = f"node {node.number} of the graph ({what}) failed: {error!r}"
        raise SyclError(message, code, kernel=name) from error


class _AfterMarks:
    """A command that a device begins when it has passed some marks."""

    __slots__ = ("_marks", "times")

    def __init__(self, marks: list[Mark]) -> None:
        self._marks = marks
        self.times: list[int] | None = None

    def marks(self) -> list[Mark]:
        """Return the marks."""
        return self._marks


def _is_like(node: ExecutableNode, other: ExecutableNode) -> bool:
    """Tell whether two nodes launch the same, maybe with other arguments."""
    launch, known = node.command.launch, other.command.launch
    return launch is not None and known is not None and launch.launcher is known.launcher


def _count(nodes: int) -> str:
    return "1 node" if nodes == 1 else f"{nodes:,} nodes"


def _how(part: Part, prepared: PreparedGraph | None) -> str:
    if prepared is not None:
        return prepared.explanation
    return "the host" if part.is_host else "a list that Python runs step by step, since the backend prepares no graphs"


def parts_of(before: Sequence[Sequence[int]], hosts: Collection[int]) -> list[Part]:
    """Return the parts, in a valid order, of nodes by those before each one, and those that the host does.

    Nodes are in one part if the same host nodes come before them and the same ones after them: so parts do not wait in
    a circle, and no host node waits for what no edge asks for.
    """
    if not hosts:
        return [Part((*range(len(before)),), (), False)] if before else []
    places: dict[tuple[bytes, bytes], int] = {}
    members: list[list[int]] = []
    part_of: list[int] = []
    for index, key in enumerate(host_keys(before, hosts)):
        place = places.setdefault(key, len(members))
        if place == len(members):
            members.append([])
        members[place].append(index)
        part_of.append(place)
    parts_before = [
        sorted({part_of[one] for index in each for one in before[index]} - {place})
        for place, each in enumerate(members)
    ]
    order = valid_order(parts_before)
    new_place = {place: at for at, place in enumerate(order)}
    return [
        Part(tuple(members[place]), tuple(new_place[one] for one in parts_before[place]), members[place][0] in hosts)
        for place in order
    ]


def turns_of(parts: Sequence[Part], *, goes_on: bool) -> Sequence[int] | None:
    """Return an order in which one thread can run parts so that each waits for those before it alone; None without one.

    That is where host nodes come one after another. `goes_on`: what devices are handed goes on by itself; else the
    thread runs it, so that all parts have to come one after another.
    """
    if not goes_on:
        is_line = all(part.predecessors == (number - 1,) for number, part in enumerate(parts) if number)
        return range(len(parts)) if is_line else None
    hosts_before: list[int] = []  # each part: how many one after another
    for part in parts:
        hosts_before.append(max((hosts_before[one] + parts[one].is_host for one in part.predecessors), default=0))
    hosts = [count for part, count in zip(parts, hosts_before, strict=True) if part.is_host]
    if len({*hosts}) < len(hosts):
        return None
    return sorted(range(len(parts)), key=lambda at: (hosts_before[at], parts[at].is_host))


def host_keys(before: Sequence[Sequence[int]], hosts: Collection[int]) -> list[tuple[bytes, bytes]]:
    """Return, of each node, a digest of the host nodes before it and one of those after it, and itself if it is one."""
    after: list[list[int]] = [[] for _ in before]
    for index, each in enumerate(before):
        for one in each:
            after[one].append(index)
    forward = _digests(hosts, range(len(before)), before, after)
    backward = _digests(hosts, range(len(before) - 1, -1, -1), after, before)
    return [*zip(forward, backward, strict=True)]


def _digests(
    hosts: Collection[int], order: range, sources: Sequence[Sequence[int]], targets: Sequence[Sequence[int]]
) -> list[bytes]:
    """Return a digest for each node: of the host nodes among it and all that it is reached from.

    The sets are numbers with a bit for each host node. They are kept only until all nodes have them that need them.
    """
    digests = [b""] * len(order)
    sets: dict[int, int] = {}
    readers = [len(each) for each in targets]
    seen = 0
    for index in order:
        found = 0
        for one in sources[index]:
            found |= sets[one]
            readers[one] -= 1
            if not readers[one]:
                del sets[one]
        if index in hosts:
            found |= 1 << seen
            seen += 1
        if readers[index]:
            sets[index] = found
        digests[index] = blake2b(found.to_bytes(seen // 8 + 1, "little").rstrip(b"\0")).digest() if found else b""
    return digests
