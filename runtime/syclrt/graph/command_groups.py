"""What a node does: what one command group function asked for, as it was when it was called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError
from syclrt.graph.graph_command import GraphCommand
from syclrt.graph.node import NodeType
from syclrt.submission.commands import CopyCommand, FillCommand, HostTask, KernelCommand, Nothing

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from syclrt.graph.node import Node
    from syclrt.memory.accessor import Access
    from syclrt.ranges import LaunchShape
    from syclrt.submission.commands import Command
    from syclrt.submission.handler import Handler


class CommandGroup:
    """A command, the nodes that it depends on by events, how it uses buffers, and what it keeps alive.

    Arguments of kernels keep what they need themselves; `values` are those that a dynamic parameter may change.
    """

    __slots__ = ("accesses", "command", "keeps", "needs", "values")

    def __init__(self, handler: Handler, command: Command, needs: tuple[Node, ...]) -> None:
        self.command = command
        self.needs = needs
        self.accesses: tuple[Access, ...] = tuple(handler.accesses)
        self.keeps: object = None if isinstance(command, KernelCommand) else tuple(handler.keeps)
        self.values: list[object] | None = [*handler.values] if handler.registered else None

    @property
    def current(self) -> CommandGroup:
        """Itself: it is not dynamic."""
        return self

    @property
    def all_groups(self) -> tuple[CommandGroup, ...]:
        """Itself."""
        return (self,)

    @property
    def kernel_command(self) -> KernelCommand:
        """The launch of a kernel. Raises `SyclError` (INVALID) where there is none."""
        if not isinstance(self.command, KernelCommand):
            raise SyclError("only kernels can be updated", Errc.INVALID)
        return self.command

    def with_range(self, shape: LaunchShape, device: Any, context: Any) -> KernelCommand:
        """Return the launch of the kernel for another range. Raises `SyclError`."""
        kernel = self.kernel_command.kernel
        launcher = kernel.program.launcher(kernel, shape, device, context)
        return self.kernel_command._replace(shape=shape, launcher=launcher)

    def replace_accesses(self, places: Collection[int], access: Access) -> None:
        """Let it use another buffer, in place of what the accesses of those indices use."""
        self.accesses = tuple(access if at in places else one for at, one in enumerate(self.accesses))

    def with_values(self, values: Sequence[object], place: Any) -> KernelCommand:
        """Return the launch of the kernel with other arguments; `place` has device and context.

        Raises `SyclError` (INVALID).
        """
        command = self.kernel_command
        return command._replace(arguments=command.kernel.layout.pack(values, place, command.shape))


def node_type(command: Command) -> NodeType:
    """Return what the node of a command is."""
    if isinstance(command, Nothing):
        return _HINTS[command.what]
    if isinstance(command, FillCommand):
        return NodeType.MEMSET if command.is_memset else NodeType.MEMFILL
    return _TYPES[type(command)]


_HINTS = {
    "prefetch": NodeType.PREFETCH,
    "mem_advise": NodeType.MEMADVISE,
    "barrier": NodeType.EXT_ONEAPI_BARRIER,
}
_TYPES: dict[type, NodeType] = {
    KernelCommand: NodeType.KERNEL,
    CopyCommand: NodeType.MEMCPY,
    HostTask: NodeType.HOST_TASK,
    GraphCommand: NodeType.SUBGRAPH,
}
