"""What a backend does for the rest of the runtime."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.ir import Module
    from syclopt.targets import Target
    from syclrt.ranges import LaunchShape

BUILD_TIMEOUT = "SYCLRT_BUILD_TIMEOUT"
"""The variable of the environment that says how many seconds a build may take."""
MOST_ALIGNMENT = 16
"""Bytes, of which an argument that is a pointer must be a multiple at most; arrays of the host are."""


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


class PointerTarget(NamedTuple):
    """What pointers must be: of a type, into memory of a context.

    They have an `allocation` and an `offset` in bytes, allocations a `context`, an `address`, and a `block`, which
    keeps the memory, or None where that is gone. Arrays have the pointer as their `argument`, None for what has to be
    looked at closely, and the `itemsize` of their elements.
    """

    type: type
    context: object


class DirectLaunch(Protocol):
    """What launches a kernel with arguments as Python has them."""

    def __call__(self, at_once: bool, /, *arguments: object) -> bool | Callable[[], object]:
        """Run it, if it may run at once and is over soon, and return True.

        Else return what runs it, which cannot fail. Return False for arguments that have to be looked at closely.
        """
        ...


class Launcher(Protocol):
    """A kernel that is ready to run for a range."""

    @property
    def has_run(self) -> bool:
        """Whether it has been launched before."""
        ...

    @property
    def is_short(self) -> bool:
        """Whether launches have been over sooner than another thread would have begun."""
        ...

    @property
    def may_last(self) -> bool:
        """Whether the next launch may last so long that somebody who waits would want to interrupt it."""
        ...

    def direct(
        self, parameters: Sequence[DirectParameter], target: PointerTarget, *, may_wait: bool
    ) -> DirectLaunch | None:
        """Return what launches it with arguments of Python, or None if there is no such thing.

        `may_wait`: it may wait for what the host or other commands do meanwhile, so it never runs at once.
        """
        ...

    def run(self, arguments: bytes, local_bytes: int) -> None:
        """Run it, and return when it is done. `arguments` stand as in a struct of the kernel's types.

        Raises `SyclError` (RUNTIME) when it was interrupted.
        """
        ...


class Entry(Protocol):
    """A kernel in machine code."""

    def launcher(self, shape: LaunchShape) -> Launcher:
        """Return what runs it for a range."""
        ...


class Loaded(Protocol):
    """Machine code that is loaded."""

    def entry(self, kernel: str) -> Entry:
        """Return a kernel by its symbol."""
        ...

    def address(self, variable: str) -> int:
        """Return where a variable of the program stands."""
        ...


class KernelWork(NamedTuple):
    """A kernel of a graph, with its arguments as `Launcher.run` takes them."""

    launcher: Launcher
    arguments: bytes
    local_bytes: int


class CopyWork(NamedTuple):
    """Copies: address to write, address to read, and bytes, of each piece of memory."""

    pieces: tuple[tuple[int, int, int], ...]


class FillWork(NamedTuple):
    """A pattern, written to pieces of memory: address and bytes of each, a multiple of the pattern's."""

    pieces: tuple[tuple[int, int], ...]
    pattern: bytes


Work = KernelWork | CopyWork | FillWork | None
"""What one step of a graph does; None: nothing, others only wait for it."""


class Step(NamedTuple):
    """What is done, and the steps (their indices, all smaller than its own) that end before it begins."""

    work: Work
    predecessors: tuple[int, ...]


class PreparedGraph(Protocol):
    """Steps that are ready to run, again and again, never twice at the same time."""

    def run(self) -> None:
        """Run all steps, and return when they are done. Raises what goes wrong."""
        ...

    def update(self, index: int, work: Work) -> None:
        """Let a step do something else of the same kind from the next run on. It does not run meanwhile."""
        ...

    @property
    def explanation(self) -> str:
        """What runs the steps, and on how many threads."""
        ...


class DeviceFacts(NamedTuple):
    """What a device is, and how much it takes: work-items in a work-group, bytes of memory."""

    backend: str
    name: str
    vendor: str
    driver_version: str
    max_compute_units: int
    max_work_group_size: int
    global_mem_size: int
    local_mem_size: int


class Backend(Protocol):
    """What a device does: memory, copies, machine code. Everything is given as integers and bytes."""

    @property
    def facts(self) -> DeviceFacts:
        """What the device is; found out when it is first asked for."""
        ...

    @property
    def target(self) -> Target:
        """What the device has, as compilers ask it; likewise."""
        ...

    @property
    def key(self) -> str:
        """What machine code depends on besides the IR: processor, features, versions."""
        ...

    def takes(self, triple: str) -> bool:
        """Tell whether code can be made of IR with a triple."""
        ...

    def allocate(self, kind: str, num_bytes: int, alignment: int) -> int:
        """Return the address of new memory. Raises `SyclError` when there is none."""
        ...

    def free(self, address: int) -> None:
        """Give memory back."""
        ...

    def copy(self, destination: int, source: int, num_bytes: int) -> None:
        """Copy bytes; the places may overlap."""
        ...

    def fill(self, destination: int, pattern: bytes, count: int) -> None:
        """Write a pattern some times."""
        ...

    def build(
        self, module: Module, kernels: Sequence[str], variables: Sequence[str], local_size: tuple[int, ...] = ()
    ) -> bytes:
        """Return the machine code of a linked program, with the names that must be found in it.

        `local_size` is that of all work-groups, the first extent varies fastest, if it is known. Raises `SyclError`.
        """
        ...

    def has_functions(self, declarations: Module) -> bool:
        """Tell whether all functions that a module of nothing but declarations names are in the device's library."""
        ...

    def load(
        self, code: bytes, kernels: Sequence[str], variables: Sequence[str], origin: Origin | None = None
    ) -> Loaded:
        """Load machine code. Those who know its origin may make more code of it."""
        ...

    def interrupt(self, thread: int) -> bool:
        """Let the kernel that a thread runs (`threading.get_ident()`) end soon, and tell whether it runs one.

        Its `Launcher.run` raises `SyclError` then.
        """
        ...

    def prepare(self, steps: Sequence[Step]) -> PreparedGraph | None:
        """Return what runs steps, which stand in a valid order, or None where the backend has nothing of its own."""
        ...
