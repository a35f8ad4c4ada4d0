"""What changes in the nodes of a graph: arguments, and which of several command groups is active."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclrt.backends.graph_work import ChangedNumber, CommandTypes, NumberPlace
from syclrt.errors import Errc, SyclError
from syclrt.graph.model import CommandGroups, GraphHandle
from syclrt.handle import Handle
from syclrt.memory.accessor import Accessor
from syclrt.programs.arguments import Packed
from syclrt.ranges import as_count
from syclrt.submission.commands import KernelCommand
from syclrt.submission.handler import DynamicValue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclrt.graph.model import CommandGroup, GraphModel
    from syclrt.submission.handler import Handler

_NUMBERS = (int, float)
_MOST_PLACES = 4096
_TYPES = CommandTypes(KernelCommand, Packed)


class DynamicParameter(Handle, DynamicValue):
    """A scalar, pointer, array, accessor or bytes that command groups of one graph take in place of an argument.

    `update` changes it in the graph; executable graphs are told by their `update`.
    """

    __slots__ = ("_accesses", "_arguments", "_model", "_set_number")

    def __init__(self, graph: GraphHandle, initial_value: object) -> None:
        """Raise `SyclError` (INVALID) for what is no graph, or a value that is a dynamic parameter itself."""
        self._model = model_of(graph)
        super().__init__(self._model, _checked(initial_value))
        self._arguments: dict[CommandGroup, list[int]] = {}
        self._accesses: dict[CommandGroup, list[int]] = {}
        self._set_number: Callable[[object], bool] | None = None
        """What changes a number in all command groups."""

    def update(self, value: object) -> None:
        """Change the argument in all command groups that have it.

        Raises `SyclError` (INVALID) for what one of the kernels does not take, and then changes nothing.
        """
        if self._set_number is not None and self._set_number(value):
            return
        model = self._model
        with model.lock:
            model.is_at_rest = False
            try:
                self._update(value)
            finally:
                model.is_at_rest = True

    def _update(self, value: object) -> None:
        if isinstance(_checked(value), Accessor) is not isinstance(self.value, Accessor):
            raise SyclError("an accessor can only be replaced by another one", Errc.INVALID)
        access = value.bind(self._model.device) if isinstance(value, Accessor) else None
        commands = [
            (group, places, group.launch.with_number(places, value) or self._with(group, places, value))
            for group, places in self._arguments.items()
        ]
        self.value = value
        for group, places, command in commands:
            group.command = command
            for at in places:
                group.values[at] = value
        if access is not None:
            for group, places in self._accesses.items():
                group.replace_accesses(places, access)
        elif type(value) in _NUMBERS:
            self._set_number = self._number_setter()

    def _number_setter(self) -> Callable[[object], bool] | None:
        """Return native code that changes a number, if all arguments are numbers that it knows."""
        places: list[NumberPlace] = []
        for group, arguments in self._arguments.items():
            for at in arguments:
                parameter = group.launch.kernel.layout.number_at(at)
                if parameter is None or len(places) == _MOST_PLACES:
                    return None
                places.append(NumberPlace(group, group.values, at, parameter))
        changed = ChangedNumber(self, self._model, places)
        return self._model.device.implementation.number_setter(changed, _TYPES) if places else None

    def register(self, group: CommandGroup, argument: int) -> None:
        """Let a command group have it as an argument. Whoever asks holds the lock of the graph."""
        self._arguments.setdefault(group, []).append(argument)

    def hold(self) -> None:
        """Let the next change of the value wait for the lock of the graph, which whoever asks holds."""
        self._set_number = None

    def register_access(self, group: CommandGroup, at: int) -> None:
        """Let a command group have its accessor, the one of that index."""
        self._accesses.setdefault(group, []).append(at)

    def _with(self, group: CommandGroup, places: Sequence[int], value: object) -> KernelCommand:
        """Return the command of a group with the value in some places."""
        values = [value if at in places else one for at, one in enumerate(group.values)]
        return group.launch.with_values(values, self._model)

    def __repr__(self) -> str:
        return f"<DynamicParameter, {self.value!r}>"


class DynamicCommandGroup(Handle):
    """Several launches of kernels that depend on the same nodes; nodes do what the active one does, at first index 0.

    The functions are called once each, in their order, when it is made.
    """

    def __init__(self, graph: GraphHandle, cgfs: Iterable[Callable[[Handler], object]]) -> None:
        """Raise `SyclError` (INVALID) for none, one that launches no kernel, and buffers where the graph takes none."""
        self.model = model_of(graph)
        if not hasattr(cgfs, "__iter__"):
            raise SyclError(f"expected command group functions, found {type(cgfs).__name__}", Errc.INVALID)
        captured = [self.model.capture(cgf) for cgf in cgfs]
        if not captured:
            raise SyclError("a DynamicCommandGroup needs a command group function", Errc.INVALID)
        if any(group.command.launch is None for group, _ in captured):
            raise SyclError("a DynamicCommandGroup takes only launches of kernels", Errc.INVALID)
        self.groups = CommandGroups(*(group for group, _ in captured))
        with self.model.lock:
            for group, handler in captured:
                take_updates(group, handler)
            for group, handler in captured:
                register_all(group, handler)

    def get_active_index(self) -> int:
        """Return the index of the active one."""
        return self.groups.active

    def set_active_index(self, i: int) -> None:
        """Make another one active, in all nodes. Raises `SyclError` (INVALID) for an index that there is not."""
        index = as_count(i, "an index")
        if index >= len(self.groups.all):
            raise SyclError(f"there are {len(self.groups.all)} command groups: found index {index}", Errc.INVALID)
        with self.model.lock:
            self.groups.active = index

    def __repr__(self) -> str:
        return f"<DynamicCommandGroup, {self.groups.active} of {len(self.groups.all)}>"


def take_updates(group: CommandGroup, handler: Handler) -> None:
    """Give a command group what its dynamic parameters have become since its function asked for them.

    Raises `SyclError` (INVALID) for what the kernel does not take. Whoever asks holds the lock of the graph until the
    parameters know of the group.
    """
    for value, _, _ in handler.registered:
        if isinstance(value, DynamicParameter):
            value.hold()
    for value, at, seen in handler.dynamic_accesses:
        if value.value is not seen and isinstance(value.value, Accessor):
            group.replace_accesses((at,), value.value.bind(handler.queue.device))
    changed = [(value, at) for value, at, seen in handler.registered if value.value is not seen]
    if changed:
        values = [*group.values]
        for value, at in changed:
            values[at] = value.value
        group.values, group.command = values, group.launch.with_values(values, handler.queue)


def register_all(group: CommandGroup, handler: Handler) -> None:
    """Let what a command group took for its arguments change it from now on."""
    for value, argument, _ in handler.registered:
        if isinstance(value, DynamicParameter):
            value.register(group, argument)
    for value, at, _ in handler.dynamic_accesses:
        if isinstance(value, DynamicParameter):
            value.register_access(group, at)


def model_of(graph: GraphHandle) -> GraphModel:
    """Return what is behind the user's graph. Raises `SyclError` (INVALID) for anything else."""
    if not isinstance(graph, GraphHandle):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected a CommandGraph, found {type(graph).__name__}", Errc.INVALID)
    return graph.model


def _checked(value: object) -> object:
    if isinstance(value, DynamicValue):
        raise SyclError("a dynamic parameter cannot be the value of another one", Errc.INVALID)
    return value
