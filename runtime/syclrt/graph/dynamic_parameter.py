"""Arguments that change in all commands of a graph that use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.graph.handle import Handle
from syclrt.memory.accessor import Accessor
from syclrt.submission.recording import DynamicValue

if TYPE_CHECKING:
    from syclrt.graph.command_graph import CommandGraph
    from syclrt.graph.command_groups import CommandGroup
    from syclrt.graph.graph_model import GraphModel
    from syclrt.submission.commands import KernelCommand
    from syclrt.submission.handler import Handler


class DynamicParameter(Handle, DynamicValue):
    """A scalar, pointer, array, accessor or bytes that command groups of one graph take in place of an argument.

    `update` changes it in the graph; executable graphs are told by their `update`.
    """

    __slots__ = ("_accesses", "_arguments", "_model")

    def __init__(self, graph: CommandGraph, initial_value: object) -> None:
        """Raise `SyclError` (INVALID) for what is no graph, or a value that is a dynamic parameter itself."""
        self._model = model_of(graph)
        super().__init__(self._model, _checked(initial_value))
        self._arguments: dict[CommandGroup, list[int]] = {}
        self._accesses: dict[CommandGroup, list[int]] = {}

    def update(self, value: object) -> None:
        """Change the argument in all command groups that have it.

        Raises `SyclError` (INVALID) for what one of the kernels does not take, and then changes nothing.
        """
        with self._model.lock:
            if isinstance(_checked(value), Accessor) is not isinstance(self.value, Accessor):
                raise SyclError("an accessor can only be replaced by another one", Errc.INVALID)
            access = value.bind(self._model.device) if isinstance(value, Accessor) else None
            changes = [(group, *self._with(group, value)) for group in self._arguments]
            self.value = value
            for group, values, command in changes:
                group.values, group.command = values, command
            if access is not None:
                for group, places in self._accesses.items():
                    group.replace_accesses(places, access)

    def register(self, group: CommandGroup, argument: int) -> None:
        """Let a command group have it as an argument. Whoever asks holds the lock of the graph."""
        self._arguments.setdefault(group, []).append(argument)

    def register_access(self, group: CommandGroup, at: int) -> None:
        """Let a command group have its accessor, the one of that index."""
        self._accesses.setdefault(group, []).append(at)

    def _with(self, group: CommandGroup, value: object) -> tuple[list[object], KernelCommand]:
        values = [*(group.values or ())]
        for at in self._arguments[group]:
            values[at] = value
        return values, group.with_values(values, self._model)

    def __repr__(self) -> str:
        return f"<DynamicParameter, {self.value!r}>"


def take_updates(group: CommandGroup, handler: Handler) -> None:
    """Give a command group what its dynamic parameters have become since its function asked for them.

    Raises `SyclError` (INVALID) for what the kernel does not take. Whoever asks holds the lock of the graph.
    """
    for value, at, seen in handler.dynamic_accesses:
        if value.value is not seen and isinstance(value.value, Accessor):
            group.replace_accesses((at,), value.value.bind(handler.queue.device))
    changed = [(value, at) for value, at, seen in handler.registered if value.value is not seen]
    if changed:
        values = [*(group.values or ())]
        for value, at in changed:
            values[at] = value.value
        group.values, group.command = values, group.with_values(values, handler.queue)


def register_all(group: CommandGroup, handler: Handler) -> None:
    """Let what a command group took for its arguments change it from now on."""
    for value, argument, _ in handler.registered:
        if isinstance(value, DynamicParameter):
            value.register(group, argument)
    for value, at, _ in handler.dynamic_accesses:
        if isinstance(value, DynamicParameter):
            value.register_access(group, at)


def model_of(graph: CommandGraph) -> GraphModel:
    """Return what is behind the user's graph. Raises `SyclError` (INVALID) for anything else."""
    model: GraphModel | None = getattr(graph, "model", None)
    if model is None or model.handle() is not graph:
        raise SyclError(f"expected a CommandGraph, found {type(graph).__name__}", Errc.INVALID)
    return model


def _checked(value: object) -> object:
    if isinstance(value, DynamicValue):
        raise SyclError("a dynamic parameter cannot be the value of another one", Errc.INVALID)
    return value
