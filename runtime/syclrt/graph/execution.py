"""Running an executable graph: its parts, each one prepared by the backend, or a list of steps."""

from __future__ import annotations

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
    """The nodes of an executable graph, ready to run; it keeps what they use."""

    __slots__ = ("_parts", "_places", "_prepared", "nodes")

    def __init__(self, nodes: list[ExecutableNode], backend: Backend) -> None:
        self.nodes = nodes
        self._parts = parts_of(nodes)
        self._places: list[tuple[int, int]] = [(0, 0)] * len(nodes)
        for number, part in enumerate(self._parts):
            for step, index in enumerate(part.nodes):
                self._places[index] = number, step
        self._prepared = [self._prepare(part, backend) for part in self._parts]

    @property
    def has_host_tasks(self) -> bool:
        """Whether the host takes part."""
        return any(part.host_task is not None for part in self._parts)

    def update(self, index: int, node: ExecutableNode) -> None:
        """Let a node do something else. It does not run meanwhile."""
        self.nodes[index] = node
        number, step = self._places[index]
        prepared = self._prepared[number]
        if prepared is not None:
            prepared.update(step, work_of(node.command))

    def copy(self) -> Execution:
        """Return another one of the same nodes, which is updated and run apart from this one."""
        other = Execution.__new__(Execution)
        other.nodes = [*self.nodes]
        other._parts, other._places = self._parts, self._places
        other._prepared = [None if one is None else one.copy() for one in self._prepared]
        return other

    def run(self) -> None:
        """Run all nodes, and return when they are done. Raises `SyclError` for the first one that went wrong."""
        if len(self._parts) == 1:
            self._run_part(0)
            return
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
            if part.host_task is not None:
                part.host_task.function()
            elif prepared is not None:
                prepared.run()
        except StepError as error:
            self._fail(part.nodes[error.index], error.__cause__ or error)
        except Exception as error:
            self._fail(part.nodes[0], error)

    def _fail(self, index: int, error: BaseException) -> NoReturn:
        node = self.nodes[index]
        code, name = Errc.RUNTIME, None
        if isinstance(error, SyclError):
            code = error.code
        if isinstance(node.command, KernelCommand):
            name = node.command.kernel.name
        what = "a host task" if name is None else f"kernel '{name}'"
        message = f"node {node.source.index} of the graph ({what}) failed: {error!r}"
        raise SyclError(message, code, kernel=name) from error


def work_of(command: Command | None) -> Work:
    """Return a command as a step of a part."""
    return command.work() if isinstance(command, KernelCommand | CopyCommand | FillCommand) else None
