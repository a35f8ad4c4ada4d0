"""What goes between a backend and the rest of the runtime: places, facts. `backend.py` says who does what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.ir import Module
    from syclrt.backends.backend import Launcher

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

    The allocation is `Kept`. `number_size` is that of an array's
    elements in bytes, 0: of any.
    """

    address: int
    allocation: Kept
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


class QueueTypes(NamedTuple):
    """What the native methods of queues know queues, ranges, kernels and events by.

    Queues have a slot `native`, as executable graphs have an attribute: None while launches may not go at once.
    Kernels have slots: `direct`, a dictionary with each `DirectLaunch` by the range, the device, and the reference to
    the context; and `recent`, which is None or a tuple of the last one's key and the launch, and None when `direct` has
    forgotten it. Events have a slot `queue`, and those of what a device was handed `line` and `number`, which are set.
    Those of what is left for later are what the scheduler takes.
    """

    queue: type
    ranges: tuple[type, type]
    kernel: type
    handed_event: type
    ended_event: type
    later_event: type[Any]
    scheduler: Scheduler


class NumberPlace(NamedTuple):
    """A number among the packed arguments of a command group; `values`, its arguments, have it at `at`.

    Groups have a `command`, which is replaced.
    """

    group: object
    values: list[object]
    at: int
    parameter: DirectParameter


class ChangedNumber(NamedTuple):
    """The number of a dynamic `parameter`, which has a `value`: its places, those of each command group side by side.

    The `graph` has `is_at_rest`: whether nobody changes command groups.
    """

    parameter: object
    graph: object
    places: Sequence[NumberPlace]


class CommandTypes(NamedTuple):
    """What launches of kernels are made of: a class with slots, and its `arguments`, the packed ones first.

    The other slots are `kernel`, `shape`, `launcher` and `may_wait`.
    """

    command: type
    packed: type


class UpdatedKernel(NamedTuple):
    """A kernel of an executable graph, whose `node` takes the `command` of a group.

    It launches the same while the command has that launcher, and packed arguments of `num_bytes` that ask for so much
    local memory. The graph has `is_at_rest`: whether it may change now.
    """

    group: object
    node: object
    launcher: Launcher
    local_bytes: int
    num_bytes: int


class StraightLaunch(NamedTuple):
    """Native code that launches a kernel for one range: `int function(state, line, packed arguments, local bytes)`.

    It tells whether the kernel was launched; where not, it is to be run as other commands are. `keeps` keeps both.
    """

    function: int
    state: int
    keeps: object


class StraightTransfers(NamedTuple):
    """Native code that copies and fills: `int copy(state, line, to, from, bytes)` and `int fill(state, line, to,
    pattern, bytes of it, count)`; and lets another line wait for all that one has been handed: `int lead(state, line,
    other)`, for one thread at a time.

    They tell whether that was done; where not, it is to be done as other commands are. `keeps` keeps all.
    """

    copy: int
    fill: int
    lead: int
    state: int
    keeps: object


class Resources(NamedTuple):
    """What a kernel takes of a device: registers of a work-item; bytes of local memory of a work-group, of private
    memory of a work-item and of constants; the most work-items of a work-group.

    `work_groups` are those of that size, or of the size that the kernel requires, that one compute unit runs at once.
    """

    registers: int
    shared_bytes: int
    local_bytes: int
    constant_bytes: int
    max_work_group_size: int
    work_groups: int


class DeviceFacts(NamedTuple):
    """What a device is, and how much it takes: work-items in a work-group, also by extents, and bytes of memory.

    The first extent varies fastest. `sub_group_size` is how many work-items a sub-group has where a kernel requires no
    other number.
    """

    backend: str
    name: str
    vendor: str
    driver_version: str
    max_compute_units: int
    max_work_group_size: int
    max_work_item_sizes: tuple[int, int, int]
    global_mem_size: int
    local_mem_size: int
    sub_group_size: int
