"""Running an executable graph: its parts, each one prepared by the backend, or a list of steps."""

from __future__ import annotations

from array import array
from collections import deque
from typing import TYPE_CHECKING, NoReturn

from syclrt.backends.backend import Step
from syclrt.backends.step_list import StepList
from syclrt.errors import Errc, StepError, SyclError
from syclrt.events.event import Event
from syclrt.events.scheduler import SCHEDULER
from syclrt.graph.parts import parts_of
from syclrt.submission.commands import CopyCommand, FillCommand, KernelCommand

if TYPE_CHECKING:
    from syclrt.backends.backend import Backend, PreparedGraph, Work
    from syclrt.graph.executable_nodes import ExecutableNode
    from syclrt.graph.parts import Part
    from syclrt.submission.commands import Command


class Execution:
    """The nodes of an executable graph, ready to run. One run at a time: each is of a version, updates make new ones.

    `nodes` are the newest version. What runs is changed when the first run of a later version begins, and until then
    keeps what it uses.
    """

    def __init__(self, nodes: list[ExecutableNode], backend: Backend) -> None:
        self.nodes = nodes
        self._parts = parts_of(nodes)
        self.may_wait = any(node.command is not None and node.command.may_wait for node in nodes)
        self._part_of, self._step_of = (array("I", bytes(4 * len(nodes))) for _ in range(2))  # of each node
        for number, part in enumerate(self._parts):
            for step, index in enumerate(part.nodes):
                self._part_of[index], self._step_of[index] = number, step
        self._prepared = [self._prepare(part, backend) for part in self._parts]
        self._laid_out = [*nodes]
        self._version = 0
        self._updates: dict[int, ExecutableNode] = {}  # since the newest version
        self._versions: deque[tuple[int, dict[int, ExecutableNode]]] = deque()  # not laid out yet

    def update(self, changes: dict[int, ExecutableNode]) -> None:
        """Let nodes (by their indices) do something else in the next version."""
        for index, node in changes.items():
            self.nodes[index] = self._updates[index] = node
            self.may_wait |= node.command is not None and node.command.may_wait

    def version(self) -> int:
        """Return the newest version, with all updates so far."""
        if self._updates:
            self._version += 1
            self._versions.append((self._version, self._updates))
            self._updates = {}
        return self._version

    def run(self, version: int) -> None:
        """Run all nodes, and return when they are done. Raises `SyclError` for the first one that went wrong."""
        while self._versions and self._versions[0][0] <= version:
            self._lay_out(self._versions[0][1])
            self._versions.popleft()
        if len(self._parts) == 1:
            self._run_part(0)
        else:
            self._run_parts()

    def run_at_once(self) -> bool:
        """Run all nodes if the backend has prepared them as they are, as one part, and tell whether they have run."""
        prepared = self._prepared[0] if len(self._parts) == 1 else None
        if prepared is None or self._updates or self._versions:
            return False
        prepared.run()
        return True

    def _run_parts(self) -> None:
        """Run each part when those before it have ended."""
        events: list[Event] = []
        for number, part in enumerate(self._parts):
            before = tuple(events[one] for one in part.predecessors)
            event = Event(None, SCHEDULER, lambda number=number: self._run_part(number), before, before)
            events.append(event)
            SCHEDULER.submit(event, before)
        for event in events:
            SCHEDULER.wait(event)
        for event in events:
            if event.error is not None:
                raise event.error

    def explain(self) -> str:
        """Return text that tells how each part runs."""
        return "\n".join(
            f"part {number}, {_count(len(part.nodes))}: "
            + ("the host" if prepared is None else prepared.explanation)
            + (f", after {', '.join(map(str, part.predecessors))}" if part.predecessors else "")
            for number, (part, prepared) in enumerate(zip(self._parts, self._prepared, strict=True))
        )

    def _lay_out(self, updates: dict[int, ExecutableNode]) -> None:
        for index, node in updates.items():
            prepared = self._prepared[self._part_of[index]]
            if prepared is not None:
                prepared.update(self._step_of[index], work_of(node.command))
            self._laid_out[index] = node

    def _prepare(self, part: Part, backend: Backend) -> PreparedGraph | None:
        """Return what runs a part without host tasks."""
        if part.host_task is not None:
            return None
        step_of = {index: step for step, index in enumerate(part.nodes)}
        steps = [
            Step(
                work_of(self.nodes[index].command),
                tuple(step_of[one] for one in self.nodes[index].predecessors if one in step_of),
            )
            for index in part.nodes
        ]
        return backend.prepare(steps) or StepList(backend, steps)

    def _run_part(self, number: int) -> None:
        part, prepared = self._parts[number], self._prepared[number]
        try:
            if prepared is not None:
                prepared.run()
            elif part.host_task is not None:
                part.host_task.function()
        except StepError as error:
            self._fail(part.nodes[error.index], error.__cause__ or error)
        except Exception as error:
            self._fail(part.nodes[0], error)

    def _fail(self, index: int, error: BaseException) -> NoReturn:
        node = self._laid_out[index]
        code, name = Errc.RUNTIME, None
        if isinstance(error, SyclError):
            code = error.code
        if isinstance(node.command, KernelCommand):
            name = node.command.kernel.name
        what = "a host task" if name is None else f"kernel '{name}'"
        message = f"node {node.number} of the graph ({what}) failed: {error!r}"
        raise SyclError(message, code, kernel=name) from error


def _count(nodes: int) -> str:
    return "1 node" if nodes == 1 else f"{nodes:,} nodes"


def work_of(command: Command | None) -> Work:
    """Return a command as a step of a part."""
    return command.work() if isinstance(command, KernelCommand | CopyCommand | FillCommand) else None
