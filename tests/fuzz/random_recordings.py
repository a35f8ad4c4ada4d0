"""Random graphs of random orders: recorded from several queues, added, and changed while they are on their way.

A node is made to come after what it needs alone, in one of the ways: events of recorded commands, by which other queues
join the recording, barriers, accessors, `depends_on`, `make_edge`, all leaves. Queues record and run commands in turn,
and other commands run meanwhile. Some graphs have others as sub-graphs; parameters and ranges of some kernels change,
and executable graphs are told of that or not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from random_orders import InBuffer, Issued, Memory, Task, Use, Users, together, wrapped

from syclrt import Queue
from syclrt.graph import CommandGraph, DynamicParameter, Node, NodeType

if TYPE_CHECKING:
    from random import Random

    from random_orders import RandomOrder

    from syclrt import Device, Handler, Program
    from syclrt.graph import ExecutableGraph

Doing = Callable[[], bool | None]
"""What a node does to the numbers; it tells whether that fails."""


@dataclass(eq=False)
class _Step:
    """A node whose kernel may change: `x * factor + term` for the first numbers of some memory."""

    use: Use
    factor: int
    term: int
    count: int
    parameters: tuple[DynamicParameter, DynamicParameter] | None
    node: Node = field(init=False)

    def doing(self) -> Doing:
        """Return what it does as it is now."""
        numbers, factor, term = self.use.numbers[: self.count], wrapped(self.factor), wrapped(self.term)

        def does() -> None:
            numbers[:] = numbers * factor + term

        return does


@dataclass(eq=False)
class Runnable:
    """An executable graph, what each node of it does, and what ends before its next run begins."""

    executable: ExecutableGraph
    does: list[Doing]
    nodes: Sequence[Issued]
    is_updatable: bool
    is_measured: bool
    task: Task = field(init=False)
    before: int = 0

    def run(self) -> bool:
        """Do what it does, and tell whether any of it fails."""
        return self.doing()()

    def doing(self) -> Callable[[], bool]:
        """Return what it does as it is now: what comes after a node that fails is not done."""
        does = [*zip(self.nodes, self.does, strict=True)]

        def all_of_it() -> bool:
            failed = 0
            for node, one in does:
                if node.before & failed or one():
                    failed |= node.bit
            return bool(failed)

        return all_of_it


class RandomRecording:
    """A graph for a device, of commands of a random order, and executable ones of it."""

    def __init__(self, order: RandomOrder, random: Random, program: Program, device: Device) -> None:
        self.device = device
        self.runnables: list[Runnable] = []
        self._order = order
        self._random = random
        self._program = program
        self._graph = CommandGraph(order.context, device, assume_buffer_outlives_graph=True)
        self._queues = [order.queue(at) for at in order.queues_for(device)]
        self._places = [*order.queues_for(device)]
        for is_in_order in (True, False):
            self._queues.append(Queue(device, order.context, in_order=is_in_order))
            self._places.append(-1)
        self._last = [0] * len(self._queues)  # what is before the next command, as of eager ones
        self._nodes: list[Issued] = []
        self._node_of: dict[Issued, Node] = {}
        self._users: dict[Memory, list[Users]] = {}
        self._whole: dict[Memory, Users] = {}
        self._uses: list[Use] = []
        self._does: list[Doing | _Step | Runnable] = []  # of each node
        self._edges: list[tuple[Node, Node]] = []  # to be made when nothing records
        self._active: set[int] = set()
        self._is_plain = True  # it has nothing but kernels, barriers and empty nodes
        for _ in range(random.randint(1, 4)):
            if random.random() < 0.65:
                self._record()
            else:
                for _ in range(random.randint(1, 4)):
                    self._add()
        self._check_edges()
        self._finalize()

    def uses(self, memory: Memory) -> bool:
        """Tell whether the graph uses some memory."""
        return memory in self._users

    # How nodes come to be.

    def _record(self) -> None:
        """Record some commands."""
        random = self._random
        chosen = random.sample(range(len(self._queues)), random.randint(1, len(self._queues)))
        self._graph.begin_recording([self._queues[at] for at in chosen])
        self._note_active(chosen)
        for _ in range(random.randint(1, 8)):
            kind = random.random()
            if kind < 0.15:
                self._barrier()
            elif kind < 0.25:
                self._order.submit_meanwhile()
            elif kind < 0.3 and len(self._active) > 1:
                at = random.choice(sorted(self._active))
                self._graph.end_recording(self._queues[at])
                self._active.discard(at)
                self._order.recording.discard(self._places[at])
            else:
                self._record_one()
        self._graph.end_recording()
        self._order.recording -= {*self._places}
        self._active.clear()
        while self._edges:
            self._graph.make_edge(*self._edges.pop())

    def _note_active(self, places: Sequence[int]) -> None:
        self._active.update(places)
        self._order.recording.update(self._places[at] for at in places)

    def _record_one(self) -> None:
        random = self._random
        task, step = self._task(is_recorded=True)
        at = random.randrange(len(self._queues))
        command, waited_for = self._prepared(at, task)
        if at not in self._active:
            if waited_for and waited_for[0].queue in self._active:  # so it joins
                self._note_active([at])
            else:
                at = random.choice(sorted(self._active))
                command, waited_for = self._prepared(at, task)
        events = [one.event for one in waited_for if one.event is not None]

        def group(handler: Handler) -> None:
            handler.depends_on(events)
            task.written(handler)

        command.event = self._queues[at].submit(group)
        node = Node.get_node_from_event(command.event)
        self._edges.extend((self._node_of[one], node) for one in waited_for if one.event is None)
        self._keep(task, step, command, node)
        if self._queues[at].is_in_order:
            self._last[at] = command.before

    def _prepared(self, at: int, task: Task) -> tuple[Issued, list[Issued]]:
        """Return a command for a queue, and those that it has to be told to wait for: first of queues that record."""
        command = self._new_node(at)
        command.before |= self._last[at]
        waited_for = self._needed(task, command)
        if self._random.random() < 0.2 and self._nodes:
            waited_for.append(self._random.choice(self._nodes))
        waited_for.sort(key=lambda one: one.queue not in self._active)
        command.before |= together(waited_for)
        return command, waited_for

    def _barrier(self) -> None:
        """Of some commands, or of all that its queue has recorded."""
        at = self._random.choice(sorted(self._active))
        recorded = [one for one in self._nodes if one.event is not None]
        waited_for = [one for one in recorded[-6:] if self._random.random() < 0.3]
        command = self._new_node(at)
        command.before |= self._last[at] | together(waited_for or [one for one in recorded if one.queue == at])
        command.event = self._queues[at].ext_oneapi_submit_barrier([one.event for one in waited_for if one.event])
        self._keep(None, None, command, Node.get_node_from_event(command.event))
        self._last[at] = command.before

    def _add(self) -> None:
        """Add a command, or an empty node."""
        random, graph = self._random, self._graph
        task, step = (None, None) if random.random() < 0.15 else self._task(is_recorded=False)
        command = self._new_node(-1)
        if task is None:
            waited_for = random.sample(self._nodes, random.randint(0, min(3, len(self._nodes))))
        else:
            waited_for = self._needed(task, command)
        command.before |= together(waited_for)
        ways: list[list[Issued]] = [[], [], []]
        for one in waited_for:
            way = random.randrange(3)
            ways[1 if way == 2 and (one.event is None or task is None) else way].append(one)
        after = [one.event for one in ways[2] if one.event is not None]

        def group(handler: Handler) -> None:
            handler.depends_on(after)
            assert task is not None, "an empty node has no group"
            task.written(handler)

        is_last = random.random() < 0.1
        if is_last:
            command.before |= together(self._nodes)
        node = graph.add(
            None if task is None else group,
            depends_on=[self._node_of[one] for one in ways[1]],
            depends_on_all_leaves=is_last,
        )
        for one in ways[0]:
            graph.make_edge(self._node_of[one], node)
        self._keep(task, step, command, node)

    def _task(self, *, is_recorded: bool) -> tuple[Task, _Step | Runnable | None]:
        """Return what a node does, and how that may change."""
        random = self._random
        while True:
            task: Task = self._order.task_for_graph(is_recorded=is_recorded)
            step: _Step | Runnable | None = None
            if random.random() < 0.35:
                task, step = self._step(task, may_be_dynamic=not is_recorded)
            elif random.random() < 0.15 and (found := self._order.runnable(self.device)) is not None:
                task, step = self._sub_graph(found), found
            if task.device in (None, self.device) and not (is_recorded and _writes_back(task)):
                return task, step

    def _step(self, other: Task, *, may_be_dynamic: bool) -> tuple[Task, _Step | None]:
        """Return a kernel that may change, for some memory that another command uses; else the other command."""
        random = self._random
        use = next((one for one in other.uses if one.memory.is_for_kernels), None)
        if use is None:
            return other, None
        use = use._replace(mode="read_write")
        numbers = random.randint(-99, 99), random.randint(-99, 99)
        parameters = None
        if may_be_dynamic and random.random() < 0.6:
            parameters = DynamicParameter(self._graph, numbers[0]), DynamicParameter(self._graph, numbers[1])
        step = _Step(use, *numbers, use.items, parameters)
        kernel = self._program.kernel("step")

        def written(handler: Handler) -> None:
            handler.parallel_for(use.items, kernel, use.given(handler), *(parameters or numbers))

        return Task([use], _nothing, written), step

    def _sub_graph(self, found: Runnable) -> Task:
        return Task(found.task.uses, found.run, lambda handler: handler.ext_oneapi_graph(found.executable))

    # What comes after what.

    def _new_node(self, queue: int) -> Issued:
        bit = 1 << len(self._nodes)
        return Issued(bit, queue, bit)

    def _needed(self, task: Task, command: Issued) -> list[Issued]:
        """Return the nodes that a node has to be told to come after."""
        for use in task.uses:
            if isinstance(use.memory, InBuffer):
                command.before |= together(self._whole.setdefault(use.memory, Users()).before(use.mode))
        found: list[Issued] = []
        before = {
            one
            for use in task.uses
            for each in self._users_of(use.memory)[use.first : use.end]
            for one in each.before(use.mode)
        }
        covered = command.before
        for one in sorted(before, key=lambda each: -each.bit):
            if not covered & one.bit:
                found.append(one)
                covered |= one.before
        return found

    def _users_of(self, memory: Memory) -> list[Users]:
        return self._users.setdefault(memory, [Users() for _ in memory.users])

    def _keep(self, task: Task | None, step: _Step | Runnable | None, command: Issued, node: Node) -> None:
        """Take a node."""
        self._nodes.append(command)
        self._node_of[command] = node
        if task is None:
            self._does.append(_nothing)
            return
        if step is None:
            self._does.append(task.does)
            self._is_plain = self._is_plain and node.type is NodeType.KERNEL
        else:
            if isinstance(step, _Step):
                step.node = node
            self._is_plain = self._is_plain and node.type is NodeType.KERNEL
            self._does.append(step)
        self._uses += task.uses
        for use in sorted(task.uses, key=lambda one: one.mode != "read"):
            for each in self._users_of(use.memory)[use.first : use.end]:
                each.note(use.mode, command)
            if isinstance(use.memory, InBuffer):
                self._whole[use.memory].note(use.mode, command)

    def _check_edges(self) -> None:
        """See that nodes come after those that they are to come after, and no others, whatever order they run in."""
        found: dict[Node, int] = {}
        for command in self._nodes:
            node = self._node_of[command]
            found[node] = command.bit
            for one in node.get_predecessors():
                found[node] |= found[one]
            if found[node] != command.before:
                missing, others = command.before & ~found[node], found[node] & ~command.before
                number = command.bit.bit_length() - 1
                self._order.problems.append(f"node {number} of a graph lacks {missing:b}, and comes after {others:b}")

    # Executable graphs.

    def _finalize(self) -> None:
        random = self._random
        is_updatable, is_measured = random.random() < 0.7, random.random() < 0.5
        executable = self._graph.finalize(
            updatable=is_updatable, enable_profiling=is_measured, fuse=random.random() < 0.35
        )
        runnable = Runnable(executable, self._doing(), self._nodes, is_updatable, is_measured)
        runnable.task = Task(
            [*dict.fromkeys(self._uses)],
            runnable.run,
            lambda handler: handler.ext_oneapi_graph(executable),
            device=self.device,
        )
        self.runnables.append(runnable)

    def _doing(self) -> list[Doing]:
        return [one.doing() if isinstance(one, _Step | Runnable) else one for one in self._does]

    def change(self) -> None:
        """Change some kernels, and tell an executable graph or not; or make another one."""
        random = self._random
        steps = [(at, one) for at, one in enumerate(self._does) if isinstance(one, _Step)]
        for _, step in random.sample(steps, min(len(steps), random.randint(0, 2))):
            self._change_step(step)
        runnable = random.choice(self.runnables)
        if random.random() < 0.15 and len(self.runnables) < 4:
            self._finalize()
        elif runnable.is_updatable:
            chosen = random.sample(steps, random.randint(0, len(steps)))
            if self._is_plain and random.random() < 0.3:
                chosen = steps
                runnable.executable.update(self._graph)
            elif len(chosen) == 1:
                runnable.executable.update(chosen[0][1].node)
            else:
                runnable.executable.update([one.node for _, one in chosen])
            for at, one in chosen:
                runnable.does[at] = one.doing()

    def _change_step(self, step: _Step) -> None:
        random = self._random
        if step.parameters is not None and random.random() < 0.7:
            at, number = random.randrange(2), random.choice((0, 1, -1, 2**31 - 1, random.randint(-99, 99)))
            step.parameters[at].update(number)
            step.factor, step.term = (number, step.term) if at == 0 else (step.factor, number)
        else:
            step.count = random.randint(1, step.use.items)
            step.node.update_range(step.count)


def _nothing() -> None:
    pass


def _writes_back(task: Task) -> bool:
    return any(isinstance(one.memory, InBuffer) and one.memory.is_written_back for one in task.uses)
