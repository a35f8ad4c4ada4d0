"""Graphs against a plain model that runs their commands one by one: building, recording, updates, submissions."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from tests.graph.graph_tools import refused

from syclrt import Buffer, Event, Handler, Program, Queue, UsmArray, load, zeros
from syclrt.graph import CommandGraph, DynamicCommandGroup, DynamicParameter, ExecutableGraph, Node

SIZE = 4
ARRAYS = 3  # in USM; the memory after them is a buffer
PLACES = ARRAYS + 1

places = st.integers(0, ARRAYS)
arrays = st.integers(0, ARRAYS - 1)
numbers = st.integers(-5, 5)
picks = st.integers(0, 1 << 16)

_program: list[Program] = []


def kernels() -> Program:
    if not _program:
        _program.append(load(Path(__file__).with_name("graph_kernels.ll")))
    return _program[0]


Memory = list[np.ndarray]


@dataclass(frozen=True)
class Multiply:
    """memory[place] = memory[place] * factor + term, for the first elements."""

    place: int
    factor: int
    term: int
    count: int = SIZE

    def run(self, memory: Memory) -> None:
        part = memory[self.place][: self.count]
        part[:] = part * self.factor + self.term


@dataclass(frozen=True)
class AddTo:
    """memory[target] += memory[source]."""

    source: int
    target: int

    def run(self, memory: Memory) -> None:
        memory[self.target] += memory[self.source]


@dataclass(frozen=True)
class CopyTo:
    """memory[target] = memory[source]."""

    source: int
    target: int

    def run(self, memory: Memory) -> None:
        memory[self.target][:] = memory[self.source]


@dataclass(frozen=True)
class All:
    """The commands of a sub-graph, as they are when the graph around it is finalized."""

    commands: tuple["Command", ...]

    def run(self, memory: Memory) -> None:
        for command in self.commands:
            command.run(memory)


Command = Multiply | AddTo | CopyTo | All


def places_of(commands: Iterable[Command | None]) -> set[int]:
    """The memory that kernels use, in sub-graphs too."""
    found: set[int] = set()
    for one in commands:
        if isinstance(one, All):
            found |= places_of(one.commands)
        elif isinstance(one, Multiply):
            found.add(one.place)
    return found


@dataclass
class Modelled:
    """A node, what it does by the model, and what may change that."""

    node: Node
    command: Command | None
    before: set[int]
    parameter: int | None = None
    choice: int | None = None
    inner: "Compiled | None" = None

    def taken(self) -> Command | None:
        """What a graph that is finalized now has of it."""
        if self.inner is None:
            return self.command
        return All(tuple(one for one in self.inner.commands if one is not None))


@dataclass
class Choice:
    """A dynamic command group, and what its groups do."""

    group: DynamicCommandGroup
    commands: list[Multiply]
    users: list[int] = field(default_factory=list)


@dataclass
class Compiled:
    """An executable graph, and the commands that it runs."""

    graph: ExecutableGraph
    commands: list[Command | None]
    before: list[set[int]]


class GraphMachine(RuleBasedStateMachine):
    """Everything that uses the same memory is ordered by edges, so that there is one right result."""

    def __init__(self) -> None:
        super().__init__()
        self.queues = [Queue(), Queue(in_order=True)]
        self.graph = CommandGraph(self.queues[0], assume_buffer_outlives_graph=True)
        self.arrays: list[UsmArray] = [zeros(SIZE, "i4", self.queues[0]) for _ in range(ARRAYS)]
        self.buffer = Buffer(np.zeros(SIZE, "i4"), write_back=False)
        self.memory: Memory = [np.zeros(SIZE, "i4") for _ in range(PLACES)]
        self.nodes: list[Modelled] = []
        self.last: list[int | None] = [None] * PLACES
        self.parameters: list[tuple[DynamicParameter, int]] = []
        self.choices: list[Choice] = []
        self.compiled: list[Compiled] = []
        self.events: list[Event] = []

    # What commands need.

    def group(self, command: Multiply, term: object = None) -> Callable[[Handler], object]:
        kernel = kernels().kernel("step")

        def cgf(handler: Handler) -> None:
            if command.place < ARRAYS:
                where: object = self.arrays[command.place]
            else:
                where = self.buffer.get_access(handler, "read_write")
            value = command.term if term is None else term
            handler.parallel_for(command.count, kernel, where, command.factor, value)

        return cgf

    def used_before(self, *used: int) -> set[int]:
        """The last nodes that used memory, where accessors do not say so."""
        return {at for place in used if place < ARRAYS and (at := self.last[place]) is not None}

    def take(self, node: Node, command: Command | None, before: set[int], *used: int) -> Modelled:
        if ARRAYS in used and (at := self.last[ARRAYS]) is not None:
            before = before | {at}  # what the accessor leads to
        found = Modelled(node, command, before)
        self.nodes.append(found)
        for place in used:
            self.last[place] = len(self.nodes) - 1
        return found

    def handles(self, indices: set[int]) -> list[Node]:
        return [self.nodes[at].node for at in sorted(indices)]

    # Building.

    @rule(place=places, factor=numbers, term=numbers)
    def add_kernel(self, place: int, factor: int, term: int) -> None:
        command, before = Multiply(place, factor, term), self.used_before(place)
        self.take(self.graph.add(self.group(command), depends_on=self.handles(before)), command, before, place)

    @rule(source=arrays, into=arrays, kind=st.sampled_from(["kernel", "copy", "host"]))
    def add_command(self, source: int, into: int, kind: str) -> None:
        if source == into:
            return
        first, second = self.arrays[source], self.arrays[into]
        before = self.used_before(source, into)
        command: Command = AddTo(source, into) if kind != "copy" else CopyTo(source, into)

        def cgf(handler: Handler) -> None:
            if kind == "kernel":
                handler.parallel_for(SIZE, kernels().kernel("add"), first, second)
            elif kind == "copy":
                handler.copy(first, second)
            else:
                handler.host_task(lambda: np.asarray(second).__iadd__(np.asarray(first)))

        self.take(self.graph.add(cgf, depends_on=self.handles(before)), command, before, source, into)

    @rule()
    def add_empty(self) -> None:
        leaves = {*range(len(self.nodes))} - {one for each in self.nodes for one in each.before}
        self.take(self.graph.add(depends_on_all_leaves=True), None, leaves)

    @rule(place=places, term=numbers)
    def add_with_parameter(self, place: int, term: int) -> None:
        parameter = DynamicParameter(self.graph, term)
        self.parameters.append((parameter, term))
        self.use_parameter(place, len(self.parameters) - 1)

    @precondition(lambda self: self.parameters)
    @rule(place=places, pick=picks)
    def add_with_parameter_of_others(self, place: int, pick: int) -> None:
        self.use_parameter(place, pick % len(self.parameters))

    def use_parameter(self, place: int, number: int) -> None:
        parameter, term = self.parameters[number]
        command, before = Multiply(place, 2, term), self.used_before(place)
        node = self.graph.add(self.group(command, parameter), depends_on=self.handles(before))
        self.take(node, command, before, place).parameter = number

    @rule(place=places, first=numbers, second=numbers)
    def add_choice(self, place: int, first: int, second: int) -> None:
        commands, before = [Multiply(place, 3, first), Multiply(place, 2, second)], self.used_before(place)
        choice = Choice(DynamicCommandGroup(self.graph, [self.group(one) for one in commands]), commands)
        self.choices.append(choice)
        node = self.graph.add(choice.group, depends_on=self.handles(before))
        self.take(node, commands[0], before, place).choice = len(self.choices) - 1

    @rule(data=st.lists(st.tuples(arrays, numbers), min_size=1, max_size=4), which=st.integers(0, 1))
    def record(self, data: list[tuple[int, int]], which: int) -> None:
        """Record a few commands, and then tell the graph what they come after."""
        queue, line = self.queues[which], self.last_of_line if which else None
        before_recording = [*self.last]
        events: list[Event | None] = [None] * PLACES
        first = len(self.nodes)
        with self.graph.recording(queue):
            for place, term in data:
                command = Multiply(place, 2, term)
                event = events[place]
                depends_on = [event] if event is not None else []
                made = queue.parallel_for(
                    SIZE, kernels().kernel("step"), self.arrays[place], 2, term, depends_on=depends_on
                )
                before = {at for at in (line,) if at is not None}
                if event is not None and (at := self.last[place]) is not None:
                    before.add(at)
                self.take(Node.get_node_from_event(made), command, before, place)
                events[place] = made
                if which:
                    line = self.last_of_line = len(self.nodes) - 1
        for at in range(first, len(self.nodes)):
            command = self.nodes[at].command
            earlier = before_recording[command.place] if isinstance(command, Multiply) else None
            if earlier is not None:
                self.graph.make_edge(self.nodes[earlier].node, self.nodes[at].node)
                self.nodes[at].before.add(earlier)

    last_of_line: int | None = None

    @precondition(lambda self: self.compiled)
    @rule(pick=picks)
    def add_sub_graph(self, pick: int) -> None:
        inner = self.compiled[pick % len(self.compiled)]
        if sum(one is not None for one in inner.commands) > 20:
            return
        used = places_of(inner.commands)
        before = {at for at in self.last if at is not None}
        node = self.graph.add(lambda handler: handler.ext_oneapi_graph(inner.graph), depends_on=self.handles(before))
        self.take(node, None, before, *range(ARRAYS), *({ARRAYS} & used)).inner = inner

    @precondition(lambda self: len(self.nodes) > 1)
    @rule(first=picks, second=picks)
    def make_edge(self, first: int, second: int) -> None:
        first, second = first % len(self.nodes), second % len(self.nodes)
        source, target = self.nodes[first].node, self.nodes[second].node
        if first == second or first in self.reached(second):
            with refused():
                self.graph.make_edge(source, target)
            return
        self.graph.make_edge(source, target)
        self.nodes[second].before.add(first)

    def reached(self, start: int) -> set[int]:
        """Return the nodes that come after a node."""
        found = {start}
        while True:
            more = {at for at, one in enumerate(self.nodes) if one.before & found} - found
            if not more:
                return found
            found |= more

    # Changing.

    @precondition(lambda self: self.parameters)
    @rule(pick=picks, term=numbers)
    def update_parameter(self, pick: int, term: int) -> None:
        number = pick % len(self.parameters)
        parameter, _ = self.parameters[number]
        parameter.update(term)
        self.parameters[number] = parameter, term
        for one in self.nodes:
            if one.parameter == number and isinstance(one.command, Multiply):
                one.command = replace(one.command, term=term)

    @precondition(lambda self: self.nodes)
    @rule(pick=picks, count=st.integers(0, SIZE))
    def update_range(self, pick: int, count: int) -> None:
        one = self.nodes[pick % len(self.nodes)]
        if not isinstance(one.command, Multiply):
            return
        one.node.update_range(count)
        one.command = replace(one.command, count=count)
        if one.choice is not None:
            choice = self.choices[one.choice]
            choice.commands[choice.group.get_active_index()] = one.command

    @precondition(lambda self: self.choices)
    @rule(pick=picks, index=st.integers(0, 1))
    def choose(self, pick: int, index: int) -> None:
        number = pick % len(self.choices)
        choice = self.choices[number]
        choice.group.set_active_index(index)
        for one in self.nodes:
            if one.choice == number:
                one.command = choice.commands[index]

    # Running.

    @rule(fuse=st.booleans())
    def finalize(self, fuse: bool) -> None:
        commands = [one.taken() for one in self.nodes]
        before = [{*one.before} for one in self.nodes]
        self.compiled.append(Compiled(self.graph.finalize(updatable=True, fuse=fuse), commands, before))

    @precondition(lambda self: self.compiled)
    @rule(pick=picks, chosen=st.lists(picks, max_size=4))
    def update(self, pick: int, chosen: list[int]) -> None:
        compiled = self.compiled[pick % len(self.compiled)]
        found = [one % len(self.nodes) for one in chosen if self.nodes]
        found = [at for at in found if isinstance(self.nodes[at].command, Multiply)]
        if any(at >= len(compiled.commands) for at in found):
            with refused("not part"):
                compiled.graph.update(self.handles({*found}))
            return
        compiled.graph.update(self.handles({*found}))
        for at in found:
            compiled.commands[at] = self.nodes[at].command

    @precondition(lambda self: self.compiled)
    @rule(pick=picks)
    def update_by_the_whole_graph(self, pick: int) -> None:
        compiled = self.compiled[pick % len(self.compiled)]
        only_kernels = all(one.node.type.name in ("KERNEL", "EMPTY") for one in self.nodes)
        if not only_kernels or [one.before for one in self.nodes] != compiled.before:
            with refused():
                compiled.graph.update(self.graph)
            return
        compiled.graph.update(self.graph)
        compiled.commands = [one.command for one in self.nodes]

    @precondition(lambda self: self.compiled)
    @rule(pick=picks, data=st.lists(st.tuples(numbers, numbers, st.integers(0, SIZE)), min_size=1, max_size=5))
    def update_by_another_graph(self, pick: int, data: list[tuple[int, int, int]]) -> None:
        """Take all arguments and ranges from a graph of the same shape, which is gone afterwards."""
        compiled = self.compiled[pick % len(self.compiled)]
        commands: list[Command | None] = []
        for at, command in enumerate(compiled.commands):
            if self.nodes[at].node.type.name not in ("KERNEL", "EMPTY"):
                return
            factor, term, count = data[at % len(data)]
            is_given = isinstance(command, Multiply)
            commands.append(replace(command, factor=factor, term=term, count=count) if is_given else command)
        source = CommandGraph(self.queues[0], assume_buffer_outlives_graph=True)
        nodes = [self.add_to(source, command) for command in commands]
        for node, before in zip(nodes, compiled.before, strict=True):
            for at in before:
                source.make_edge(nodes[at], node)
        compiled.graph.update(source)
        compiled.commands = commands

    def add_to(self, graph: CommandGraph, command: Command | None) -> Node:
        if isinstance(command, Multiply):
            return graph.add(self.group(command))
        if isinstance(command, AddTo):
            first, second = self.arrays[command.source], self.arrays[command.target]
            return graph.add(lambda handler: handler.parallel_for(SIZE, kernels().kernel("add"), first, second))
        return graph.add()

    @precondition(lambda self: self.compiled)
    @rule(pick=picks, which=st.integers(0, 1))
    def submit(self, pick: int, which: int) -> None:
        compiled = self.compiled[pick % len(self.compiled)]
        self.events = [self.queues[which].ext_oneapi_graph(compiled.graph, self.events)]
        for command in compiled.commands:
            if command is not None:
                command.run(self.memory)

    # What has to hold.

    @rule()
    def compare(self) -> None:
        for queue in self.queues:
            queue.wait_and_throw()
        with self.buffer.get_host_access("read") as seen:
            found = [*(array.to_numpy() for array in self.arrays), np.array(seen)]
        assert [one.tolist() for one in found] == [one.tolist() for one in self.memory]

    @invariant()
    def edges_are_as_expected(self) -> None:
        assert self.graph.get_nodes() == [one.node for one in self.nodes]
        for one in self.nodes:
            assert {*one.node.get_predecessors()} == {*self.handles(one.before)}

    def teardown(self) -> None:
        self.compare()


TestGraphsAgainstAModel = GraphMachine.TestCase
TestGraphsAgainstAModel.settings = settings(max_examples=60, stateful_step_count=40)
