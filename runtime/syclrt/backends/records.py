"""What goes between a backend and the rest of the runtime at each launch. `backend.py` says who does what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir import Module

BUILD_TIMEOUT = "SYCLRT_BUILD_TIMEOUT"
"""The variable of the environment that says how many seconds a build may take."""


class Origin(NamedTuple):
    """What machine code was made of: the linked program, read when it is asked for, and the extents of work-groups.

    The extents are those that were told to `Backend.build`. Nothing else has the same key.
    """

    key: bytes
    module: Callable[[], Module]
    local_size: tuple[int, ...]


class DirectParameter(NamedTuple):
    """A number or a pointer: LLVM's name of the type or "pointer", where it stands among packed arguments, in bytes.

    `align` is the alignment of what a pointer must point to, and `number_size` the bytes of the numbers there, 0: any.
    """

    type: str
    place: int
    align: int
    number_size: int


class ArgumentPlaces(NamedTuple):
    """Where each argument stands among the packed ones, and where those do that are offsets into local memory."""

    offsets: tuple[int, ...]
    of_local_memory: tuple[int, ...]


class DirectMemory(NamedTuple):
    """What pointers and arrays have as their `argument`, None for what has to be looked at closely.

    The `block` of the allocation keeps the memory; None where that is gone. `number_size` is that of an array's
    elements in bytes, 0: of any.
    """

    address: int
    allocation: object
    context: object
    number_size: int


class Scheduler(Protocol):
    """What runs commands later, as native code knows it: it asks for `is_locked`, `looking` and `generation`, too."""

    def take(self, event: Any, /) -> None:
        """Take the event of a command that is ready; the caller sees to it that a thread looks."""
        ...

    def wake_for(self, event: Any, /) -> None:
        """Let a thread look at an event that was taken."""
        ...

    def finish(self, event: Any, interrupt: BaseException | None, /) -> None:
        """Take note that native code has run a command, and what interrupted it."""
        ...


class QueueTypes(NamedTuple):
    """What the native method of queues knows ranges, kernels and events by.

    Kernels have a dictionary `direct` with each `DirectLaunch` by the range, the device, and the reference to the
    context. Events have a slot `queue`, and those of what a device was handed `line` and `number`, which are set. Those
    of what is left for later are what the scheduler takes.
    Queues and executable graphs have `native`, None while launches may not go at once.
    """

    ranges: tuple[type, type]
    kernel: type
    handed_event: type
    ended_event: type
    later_event: type[Any]
    scheduler: Scheduler
