"""What goes between a backend and the rest of the runtime at each launch. `backend.py` says who does what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from syclopt.named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir import Module
    from syclrt.backends.backend import Scheduler

BUILD_TIMEOUT = "SYCLRT_BUILD_TIMEOUT"
"""The variable of the environment that says how many seconds a build may take."""


class Origin:
    """What machine code was made of: the linked program, read when it is asked for, and the extents of work-groups.

    The extents are those that were told to `Backend.build`.
    """

    __slots__ = ("_key", "_read_key", "local_size", "module")

    def __init__(self, key: Callable[[], bytes], module: Callable[[], Module], local_size: tuple[int, ...]) -> None:
        self._key: bytes | None = None
        self._read_key = key
        self.module = module
        self.local_size = local_size

    @property
    def key(self) -> bytes:
        """What nothing else has for its key."""
        if self._key is None:
            self._key = self._read_key()
        return self._key


class DirectParameter:
    """A number or a pointer: LLVM's name of the type or "pointer", where it stands among packed arguments, in bytes.

    `align` is the alignment of what a pointer must point to, and `number_size` the bytes of the numbers there, 0: any.
    """

    __slots__ = ("align", "kind", "number_size", "place")

    def __init__(self, kind: str, place: int, align: int, number_size: int) -> None:
        self.kind = kind
        self.place = place
        self.align = align
        self.number_size = number_size


class DirectMemory(NamedTuple):
    """What pointers and arrays have as their `argument`, None for what has to be looked at closely.

    The allocation is `Kept`. `number_size` is that of an array's
    elements in bytes, 0: of any.
    """

    address: int
    allocation: Kept
    context: object
    number_size: int


class Argument:
    """What kernels take without a closer look, when that has been found out: native code reads the slot."""

    __slots__ = ("_argument",)

    _argument: DirectMemory | None

    @property
    def argument(self) -> DirectMemory | None:
        """What kernels take; None for what has to be looked at closely."""
        try:
            return self._argument
        except AttributeError:
            self._argument = found = self._looked_at()
            return found

    def _looked_at(self) -> DirectMemory | None:
        """Find out what kernels take."""
        raise NotImplementedError


class Kept:
    """What memory stands in: `block` keeps it, None where it is gone."""

    __slots__ = ("block",)

    def __init__(self, block: object) -> None:
        self.block = block


class QueueTypes:
    """What the native methods of queues know queues, ranges, kernels and events by.

    Queues have a slot `native`, as executable graphs have an attribute: None while launches may not go at once. Kernels
    have slots: `direct`, a dictionary with each `DirectLaunch` by the range (None: any without work-groups), the
    device, and the reference to the context; and `recent`, which is None or a tuple of the last one's key and the
    launch, and None when `direct` has forgotten it. Events have a slot `queue`, and those of what a device was handed
    `line` and `number`, which are set. Those of what is left for later are what the scheduler takes.
    """

    def __init__(
        self,
        queue: type,
        ranges: tuple[type, type],
        kernel: type,
        *,
        handed_event: type,
        ended_event: type,
        later_event: type[Any],
        scheduler: Scheduler,
    ) -> None:
        self.queue = queue
        self.ranges = ranges
        self.kernel = kernel
        self.handed_event = handed_event
        self.ended_event = ended_event
        self.later_event = later_event
        self.scheduler = scheduler
