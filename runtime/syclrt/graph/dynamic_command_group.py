"""Command groups of which one is active."""

from __future__ import annotations

from operator import index as as_integer
from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.graph.dynamic_parameter import model_of, register_all, take_updates
from syclrt.graph.handle import Handle
from syclrt.submission.commands import KernelCommand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclrt.graph.command_graph import CommandGraph
    from syclrt.graph.command_groups import CommandGroup
    from syclrt.submission.handler import Handler


class DynamicCommandGroup(Handle):
    """Several launches of kernels that depend on the same nodes; nodes do what the active one does, at first index 0.

    The functions are called once each, in their order, when it is made.
    """

    def __init__(self, graph: CommandGraph, cgfs: Iterable[Callable[[Handler], object]]) -> None:
        """Raise `SyclError` (INVALID) for none, one that launches no kernel, and buffers where the graph takes none."""
        self.model = model_of(graph)
        if not hasattr(cgfs, "__iter__"):
            raise SyclError(f"expected command group functions, found {type(cgfs).__name__}", Errc.INVALID)
        captured = [self.model.capture(cgf) for cgf in cgfs]
        if not captured:
            raise SyclError("a DynamicCommandGroup needs a command group function", Errc.INVALID)
        if not all(isinstance(group.command, KernelCommand) for group, _ in captured):
            raise SyclError("a DynamicCommandGroup takes only launches of kernels", Errc.INVALID)
        self.all_groups: tuple[CommandGroup, ...] = tuple(group for group, _ in captured)
        self._active = 0
        with self.model.lock:
            for group, handler in captured:
                take_updates(group, handler)
            for group, handler in captured:
                register_all(group, handler)

    def get_active_index(self) -> int:
        """Return the index of the active one."""
        return self._active

    def set_active_index(self, i: int) -> None:
        """Make another one active, in all nodes. Raises `SyclError` (INVALID) for an index that there is not."""
        try:
            index = as_integer(i)
        except TypeError:
            raise SyclError(f"expected an index, found {i!r}", Errc.INVALID) from None
        if not 0 <= index < len(self.all_groups):
            raise SyclError(f"there are {len(self.all_groups)} command groups: found index {index}", Errc.INVALID)
        with self.model.lock:
            self._active = index

    @property
    def current(self) -> CommandGroup:
        """The active one."""
        return self.all_groups[self._active]

    def __repr__(self) -> str:
        return f"<DynamicCommandGroup, {self._active} of {len(self.all_groups)}>"
