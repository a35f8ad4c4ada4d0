"""Handlers: what a command group asks for, until it is submitted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError
from syclrt.events.event import DiscardedEvent, Event
from syclrt.memory.accessor import Accessor, HostAccessor
from syclrt.ranges import launch_shape
from syclrt.submission.commands import HostTask, KernelCommand, Nothing
from syclrt.submission.transfers import check_hint, copy_command, fill_command, memcpy_command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclrt.memory.accesses import Access
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import NdRange, Range
    from syclrt.submission.commands import Command
    from syclrt.submission.queue import Queue

    AnyRange = int | tuple[int, ...] | Range | NdRange

_ACCESSORS = (Accessor, HostAccessor)


class Handler:
    """Collects the one command of a command group, what it waits for, and the arguments of its kernel."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self.needs: list[Event] = []  # without which the command does not run
        self.after: list[Event] = []  # which only come before
        self.accesses: list[Access] = []
        self.is_barrier = False
        self.command: Command | None = None
        self.keeps: list[object] = []
        self._arguments: dict[int, object] = {}
        self._accessors: list[Accessor] = []

    def depends_on(self, events: Event | Iterable[Event]) -> None:
        """Let the command wait for others. Raises `SyclError` for what is no event."""
        for event in (events,) if isinstance(events, Event) or not hasattr(events, "__iter__") else events:
            if not isinstance(event, Event):
                raise SyclError(f"expected an event to wait for, found {type(event).__name__}", Errc.INVALID)
            if isinstance(event, DiscardedEvent):
                raise SyclError("nothing can wait for an event of a queue with discard_events=True", Errc.INVALID)
            self.needs.append(event)

    def require(self, accessor: Accessor) -> None:
        """Let the command use what a placeholder accesses.

        Raises `SyclError` (INVALID) for what is no accessor, and one of a buffer that has been closed.
        """
        if not isinstance(accessor, Accessor):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(f"expected an Accessor, found {type(accessor).__name__}", Errc.INVALID)
        if accessor not in self._accessors:
            self.accesses.append(accessor.bind(self.queue.device))
            self._accessors.append(accessor)

    def check_accessor(self, accessor: Accessor | HostAccessor) -> None:
        """Raise `SyclError` (INVALID) for an accessor that the command group does not require."""
        if accessor not in self._accessors:
            message = f"{accessor!r} is not of this command group: use get_access(handler), or Handler.require"
            raise SyclError(message, Errc.INVALID)

    def set_arg(self, index: int, value: object) -> None:
        """Set the argument of the kernel's parameter `index`. Raises `SyclError` (INVALID) for a negative one."""
        if index < 0:
            raise SyclError(f"expected the index of a parameter, found {index}", Errc.INVALID)
        self._arguments[index] = value

    def set_args(self, *values: object) -> None:
        """Set all arguments."""
        self._arguments = dict(enumerate(values))

    def parallel_for(self, range: AnyRange, kernel: Kernel, *args: object) -> None:
        """Run a kernel for a range. Raises `SyclError` for arguments, ranges and devices that do not suit it."""
        queue = self.queue
        shape = launch_shape(range)
        values = args or tuple(self._arguments[at] for at in sorted(self._arguments))
        for value in values:
            if isinstance(value, _ACCESSORS):
                self.check_accessor(value)
        packed = kernel.layout.pack(values, queue.device)
        launcher = kernel.program.launcher(kernel, shape, queue.device, queue.context)
        self.keeps.append(packed.keeps)
        self._set(KernelCommand(kernel, shape, launcher, packed))

    def single_task(self, kernel: Kernel, *args: object) -> None:
        """Run a kernel once."""
        self.parallel_for(1, kernel, *args)

    def memcpy(self, dest: object, src: object, num_bytes: int | None = None, *, offset: int = 0) -> None:
        """Copy bytes."""
        self._set(memcpy_command(self, dest, src, num_bytes, offset))

    def copy(self, src: object, dest: object, count: int | None = None, *, start_index: int = 0) -> None:
        """Copy elements; the operands are in SYCL's order."""
        self._set(copy_command(self, src, dest, count, start_index))

    def memset(self, ptr: object, value: int, num_bytes: int) -> None:
        """Set bytes to one value."""
        self._set(fill_command(self, ptr, bytes((value & 0xFF,)), num_bytes))

    def fill(self, ptr: object, pattern: Any, count: int) -> None:
        """Set elements to one value: bytes, a NumPy scalar, or a Python number with the type of an array."""
        self._set(fill_command(self, ptr, pattern, count))

    def prefetch(self, ptr: object, num_bytes: int) -> None:
        """Say that memory will be used soon."""
        check_hint(self, ptr, num_bytes)
        self._set(Nothing("prefetch"))

    def mem_advise(self, ptr: object, num_bytes: int, advice: int) -> None:
        """Say how memory will be used."""
        check_hint(self, ptr, num_bytes)
        self._set(Nothing("mem_advise"))

    def host_task(self, function: Callable[[], object]) -> None:
        """Run a function of the host."""
        self._set(HostTask(function))

    def ext_oneapi_barrier(self, wait_list: Iterable[Event] = ()) -> None:
        """Wait for events, or for all that was submitted to the queue before."""
        events = (*wait_list,)
        self.depends_on(events)
        if not events:
            self.after += self.queue.unfinished()
        self.is_barrier = True
        self._set(Nothing("barrier"))

    def _set(self, command: Command) -> None:
        if self.command is not None:
            raise SyclError("a command group holds one command, and this one has another already", Errc.INVALID)
        self.command = command
