"""Commands: what queues run, graphs hold, pictures show and fusion asks about. A new command is one class."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from syclrt.backends.backend import Launcher, Line
    from syclrt.backends.device import OnDevice
    from syclrt.backends.graph_work import KernelWork, Work
    from syclrt.memory.accessor import Access
    from syclrt.memory.memory_use import MemoryUse
    from syclrt.programs.arguments import Packed
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import LaunchShape
    from syclrt.submission.memory_commands import Place


class NodeType(Enum):
    """What a node of a graph does."""

    EMPTY = 0
    SUBGRAPH = 1
    KERNEL = 2
    MEMCPY = 3
    MEMSET = 4
    MEMFILL = 5
    PREFETCH = 6
    MEMADVISE = 7
    EXT_ONEAPI_BARRIER = 8
    HOST_TASK = 9


class HostWork:
    """What the host does as a step of a graph, which it cuts in parts: no backend sees it."""

    __slots__ = ("function",)

    def __init__(self, function: Callable[..., object]) -> None:
        self.function = function


class Command(ABC):
    """What is done when all that it waits for has ended. It keeps the memory that it uses.

    Whoever needs to know something of a command asks it, and looks at no class. Each says what it is, what it reads and
    writes, and how it runs; what it does not say beyond that is taken in the way that is always right.
    """

    __slots__ = ()
    may_wait: bool = True
    """Whether it may wait for what the host or other commands do meanwhile."""

    @property
    @abstractmethod
    def node_type(self) -> NodeType:
        """What a node with it does."""

    @abstractmethod
    def memory(self) -> MemoryUse:
        """Return what it reads and writes: all of it, or the problem why that is not known."""

    @abstractmethod
    def run(self, line: Line) -> None:
        """Have a line do it; what the host does is done on return. Raises what goes wrong."""

    def work(self) -> Work | HostWork:
        """Return it as a step of a graph: what a backend can do, else something for the host."""
        return HostWork(self.run)

    @property
    @abstractmethod
    def is_for_host(self) -> bool:
        """Whether the host does it, all or in part, so that all that it waits for has to be done before.

        Else `run` does nothing but ask the line.
        """

    def details(self) -> Iterator[str]:
        """Yield the lines that a picture has of it: addresses, sizes, arguments."""
        yield from ()

    @property
    def is_short(self) -> bool:
        """Whether it is over sooner than another thread would begin it."""
        return False

    @property
    def may_last(self) -> bool:
        """Whether it can be interrupted from another thread, and may last so long that somebody would do so."""
        return False

    @property
    def launch(self) -> KernelCommand | None:
        """Itself, if it launches a kernel: such commands can be updated, and fused."""
        return None

    @property
    def num_bytes(self) -> int | None:
        """How many bytes it copies or fills, if that is what it does."""
        return None

    @property
    def nodes(self) -> Sequence[Any] | None:
        """The nodes that it runs, if it runs a graph: within a graph, they take its place."""
        return None


class KernelCommand(Command):
    """A kernel, run for a range; it may wait if its code looks at memory that changes meanwhile."""

    __slots__ = ("arguments", "kernel", "launcher", "may_wait", "shape")

    def __init__(
        self, kernel: Kernel, shape: LaunchShape, launcher: Launcher, arguments: Packed, may_wait: bool
    ) -> None:
        self.kernel = kernel
        self.shape = shape
        self.launcher = launcher
        self.arguments = arguments
        self.may_wait = may_wait

    @property
    def node_type(self) -> NodeType:
        """A kernel."""
        return NodeType.KERNEL

    @property
    def launch(self) -> KernelCommand:
        """Itself."""
        return self

    @property
    def is_short(self) -> bool:
        """Whether launches have been over soon, and nothing can hold up the next one."""
        return self.launcher.is_short and not self.may_wait

    @property
    def may_last(self) -> bool:
        """Whether the launch may last long."""
        return self.launcher.may_last

    @property
    def is_for_host(self) -> bool:
        """It is not."""
        return False

    def memory(self) -> MemoryUse:
        """Return what the code does with these arguments."""
        from syclrt.programs.kernel_memory import kernel_memory

        return kernel_memory(self.kernel, self.shape, self.arguments)

    def run(self, line: Line) -> None:
        """Launch it."""
        if self.may_wait:
            line.part()
        self.launcher.run(line, self.arguments.data, self.arguments.local_bytes)

    def work(self) -> KernelWork:
        """Return the launch."""
        from syclrt.backends.graph_work import KernelWork

        return KernelWork(self.launcher, self.arguments.data, self.arguments.local_bytes, self.may_wait)

    def details(self) -> Iterator[str]:
        """Yield the range and the arguments."""
        shape = self.shape
        yield f"GLOBAL = {_extents(shape.global_size, shape.dimensions)}"
        if shape.is_nd_range:
            yield f"LOCAL = {_extents(shape.local_size, shape.dimensions)}"
        values = self.kernel.layout.unpack(self.arguments.data)
        for parameter, value in zip(self.kernel.parameters, values, strict=True):
            size = f", {parameter.size} bytes" if parameter.kind in ("scalar", "struct") else ""
            yield f"ARG {parameter.index} = {_value(parameter.kind, value)} ({parameter.kind} {parameter.type}{size})"

    def with_values(self, values: Sequence[object], place: OnDevice) -> KernelCommand:
        """Return the launch with other arguments; `place` has device and context. Raises `SyclError` (INVALID)."""
        packed = self.kernel.layout.pack(values, place, self.shape)
        return KernelCommand(self.kernel, self.shape, self.launcher, packed, self.may_wait)

    def with_number(self, places: Sequence[int], number: object) -> KernelCommand | None:
        """Return the launch with another number in some places; None where a parameter is none.

        Raises `SyclError` (INVALID).
        """
        packed = self.kernel.layout.with_number(self.arguments, places, number)
        return packed and KernelCommand(self.kernel, self.shape, self.launcher, packed, self.may_wait)

    def with_range(self, shape: LaunchShape, place: OnDevice) -> KernelCommand:
        """Return the launch for another range. Raises `SyclError`."""
        launcher = self.kernel.program.launcher(self.kernel, shape, place.device, place.context)
        return KernelCommand(self.kernel, shape, launcher, self.arguments, self.may_wait)


class HostTask(Command):
    """A function of the host. It has no arguments, and tells by accessors alone what memory it uses."""

    __slots__ = ("accesses", "function")

    def __init__(self, function: Callable[[], object], accesses: Sequence[Access]) -> None:
        self.function = function
        self.accesses = accesses

    @property
    def node_type(self) -> NodeType:
        """A host task."""
        return NodeType.HOST_TASK

    def memory(self) -> MemoryUse:
        """Return what its accessors lead to."""
        from syclrt.memory.memory_use import MemoryUse, Touch

        touches: list[Touch] = []
        for access in self.accesses:
            start = access.memory.address_for(access.device)
            end = start + access.memory.array.nbytes
            if access.mode != "write":
                touches.append(Touch(False, start, end))
            if access.mode != "read":
                touches.append(Touch(True, start, end))
        return MemoryUse(tuple(touches), is_certain=False)

    @property
    def is_for_host(self) -> bool:
        """It is."""
        return True

    def run(self, line: Line | None = None) -> None:
        """Call it. Raises `SyclError` for what it raises."""
        try:
            self.function()
        except Exception as error:
            raise SyclError(f"a host task failed: {error!r}", Errc.RUNTIME) from error

    def work(self) -> HostWork:
        """Return the function, whose errors graphs tell of themselves."""
        return HostWork(self.function)

    def details(self) -> Iterator[str]:
        """Yield the name of the function."""
        yield f"FUNCTION = {getattr(self.function, '__qualname__', type(self.function).__name__)}"


class Nothing(Command):
    """Nothing: a hint about memory, which it keeps, or something that others wait for."""

    __slots__ = ("kind", "place")
    may_wait = False

    def __init__(self, kind: NodeType, place: Place | None = None) -> None:
        self.kind = kind
        self.place = place

    @property
    def node_type(self) -> NodeType:
        """A hint, a barrier, or empty."""
        return self.kind

    @property
    def is_short(self) -> bool:
        """There is nothing to do."""
        return True

    @property
    def is_for_host(self) -> bool:
        """It is not."""
        return False

    def memory(self) -> MemoryUse:
        """Return that there is none."""
        from syclrt.memory.memory_use import NO_MEMORY

        return NO_MEMORY

    def run(self, line: Line) -> None:
        """Do nothing."""

    def work(self) -> None:
        """Return that there is none."""


def _extents(sizes: Sequence[int], dimensions: int) -> str:
    return " x ".join(map(str, reversed(sizes[:dimensions])))


def _value(kind: str, value: object) -> str:
    if kind == "pointer":
        return f"{value:#x}"
    if kind == "local":
        return f"offset {value}"
    return f"0x{value.hex()}" if isinstance(value, bytes) else str(value)
