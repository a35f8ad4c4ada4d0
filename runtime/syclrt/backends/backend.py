"""What a backend does for the rest of the runtime. These are types: no program loads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from syclopt.images.machine_code import MachineCode
    from syclopt.ir import Module
    from syclopt.targets import Target
    from syclrt.backends.device_facts import DeviceFacts
    from syclrt.backends.graph_work import ChangedNumber, CommandTypes, Step, UpdatedKernel, Work
    from syclrt.backends.records import Origin, QueueTypes
    from syclrt.backends.resources import Resources
    from syclrt.backends.straight_calls import StraightLaunch, StraightTransfers
    from syclrt.ranges import LaunchShape


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


class DirectLaunch(Protocol):
    """What launches a kernel with arguments as Python has them."""

    def __call__(self, place: int | bool, arguments: tuple[object, ...], /) -> bool | Callable[..., object]:
        """Hand it to a device, or run it if it is over soon, and return True. `place` is `Line.place`, False: not now.

        Else return what runs it, which cannot fail. Return False for arguments that have to be looked at closely.
        """
        ...


class NativeMethods(Protocol):
    """Native code that launches kernels, and maybe graphs, for queues."""

    def add_methods(self, queues: type, known: QueueTypes, long_ways: Mapping[str, Callable[..., Any]]) -> None:
        """Give a class of queues, the only one, a `parallel_for`, and an `ext_oneapi_graph` if there is such a one.

        Each does its work itself, or goes the long way of the same name.
        """
        ...


class Mark(Protocol):
    """Where a device has done what one of its lines was handed up to there."""

    @property
    def has_passed(self) -> bool:
        """Whether it is there. Raises `SyclError` (RUNTIME) when the device has failed."""
        ...

    def wait(self) -> None:
        """Return when it is there; an interrupt ends the wait. Raises `SyclError` (RUNTIME) as `has_passed`."""
        ...

    def tell(self, function: Callable[[], object]) -> None:
        """Have a function called when it is there: at once if that is soon, else by another thread."""
        ...

    def keep(self, what: object) -> None:
        """Keep something until it is there."""
        ...

    def times(self) -> tuple[int, int]:
        """Return when a command that was timed began and ended, by `time.perf_counter_ns`."""
        ...


class Handed(Protocol):
    """A command that a device is handed: it is timed, if there is a place for its times."""

    times: list[int] | None

    def marks(self) -> list[Mark]:
        """Return the marks that the device has to pass first."""
        ...


class Line(Protocol):
    """What a device does in the order in which it was asked. Nothing here waits until it has been done."""

    @property
    def place(self) -> int | bool:
        """Where a `DirectLaunch` goes to."""
        ...

    @property
    def count(self) -> int:
        """How many things it has been asked for."""
        ...

    def part(self) -> None:
        """Let no mark so far stand for what comes next, which may wait for the host."""
        ...

    def copy(self, pieces: Iterable[tuple[int, int, int]]) -> None:
        """Copy bytes: address to write, address to read, and how many, of each piece; places may overlap."""
        ...

    def fill(self, pieces: Iterable[tuple[int, int]], pattern: bytes) -> None:
        """Write a pattern to pieces of memory: address and bytes of each, a multiple of the pattern's."""
        ...

    def mark_of(self, number: int) -> Mark:
        """Return where it has done the first `number` things that it was asked for."""
        ...

    def wait_for(self, number: int) -> None:
        """Return when it has done so many; an interrupt ends the wait. Raises as `Mark.has_passed` does."""
        ...


class LaunchLine(Protocol):
    """A line that a `DirectLaunch` may go to."""

    @property
    def place(self) -> int:
        """Where it goes to."""
        ...

    def launched(self) -> tuple[Line, int]:
        """Take note of what was just launched to `place`; return the line, and the number of what that was handed."""
        ...


class Lines(Protocol):
    """The lines that the commands of a queue go to: one, if they run one after another."""

    @property
    def hands_over(self) -> bool:
        """Whether a device goes on by itself, so that whoever submits a command that is ready hands it over."""
        ...

    @property
    def line(self) -> Line:
        """The line that what comes next may go to, where it waits for nothing."""
        ...

    @property
    def stream(self) -> int | None:
        """The stream of the driver that all goes to, if there is one."""
        ...

    def launched(self, line: Any) -> int:
        """Take note of what `line`, one of these, was just handed; return the number of that."""
        ...

    def line_after(self, marks: Sequence[Mark]) -> LaunchLine:
        """Return a line on which what comes later begins after marks that `takes` holds of."""
        ...

    def native(
        self, device: object, context: object, unfinished: dict[Any, None]
    ) -> tuple[NativeMethods, object] | None:
        """Return native methods, and the `native` of the queue with the reference to its context.

        None where there are no such methods, or where they have not been loaded yet. `unfinished` has the events of the
        queue's commands that have not ended.
        """
        ...

    def check(self) -> None:
        """Raise `SyclError` (INVALID) where nothing may be handed over now."""
        ...

    def settle(self) -> None:
        """Return when no thread is in a native method that runs a kernel. None of them begins meanwhile."""
        ...

    def takes(self, mark: Mark) -> bool:
        """Tell whether devices let what comes later here wait for a mark."""
        ...

    def run(self, action: Callable[[Line], object], command: Handed) -> Mark | None:
        """Let the action of a command ask a line for it, and return where it will have been done; None: it has been.

        Raises what the action raises.
        """
        ...

    def tails(self) -> list[tuple[Line, int]]:
        """Return the lines that have maybe not done all, and the number of what each was handed."""
        ...

    def wait(self) -> None:
        """Return when all that was handed over has been done. Raises `SyclError` (RUNTIME) as `Mark.has_passed`."""
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

    def direct(self, rows: bytes, context: object, *, may_wait: bool) -> DirectLaunch | None:
        """Return what launches it with arguments of Python, or None if there is no such thing.

        `rows` are those of its parameters (`direct_calls.rows_of`). Memory must be of a context. `may_wait`: it may
        wait for what the host or other commands do meanwhile, so it never runs at once.
        """
        ...

    def straight(self, *, may_wait: bool) -> StraightLaunch | None:
        """Return native code that launches it, or None if there is no such thing. `may_wait` is that of `direct`."""
        ...

    def direct_for_any(self, rows: bytes, context: object, *, may_wait: bool) -> DirectLaunch | None:
        """Return what native code finds to launch the kernel for any range without work-groups, if this is such a one.

        It is not called by others. None if there is no such thing.
        """
        ...

    def straight_for_any(self, *, has_groups: bool, may_wait: bool) -> StraightLaunch | None:
        """Return native code that launches the kernel for any range, with work-groups of the same size if any.

        `has_groups`: these ranges have work-groups, and not only the kernel asks for some.
        """
        ...

    def run(self, line: Line, arguments: bytes, local_bytes: int) -> None:
        """Have a line run it. `arguments` stand as in a struct of the kernel's types.

        Raises `SyclError` (RUNTIME) when it was interrupted.
        """
        ...


class ArgumentPlaces(Protocol):
    """Where the arguments of a kernel stand among the packed ones."""

    @property
    def offsets(self) -> tuple[int, ...]:
        """Where each of them stands."""
        ...

    @property
    def of_local_memory(self) -> tuple[int, ...]:
        """Where those stand that are offsets into local memory."""
        ...


class Entry(Protocol):
    """A kernel in machine code."""

    @property
    def most_items(self) -> int:
        """The most work-items of a work-group that the code takes."""
        ...

    def resources(self) -> Resources:
        """Return what it takes. Raises `SyclError` (FEATURE_NOT_SUPPORTED) where nobody tells."""
        ...

    def launcher(self, shape: LaunchShape, places: ArgumentPlaces) -> Launcher:
        """Return what runs it for a range, with arguments that stand at some places."""
        ...


class Loaded(Protocol):
    """Machine code that is loaded."""

    def entry(self, kernel: str) -> Entry:
        """Return a kernel by its symbol."""
        ...

    def address(self, variable: str) -> int:
        """Return where a variable of the program stands."""
        ...


class PreparedGraph(Protocol):
    """Steps that are ready to run, again and again, never twice at the same time."""

    def run(self, line: Line) -> None:
        """Have a line run all steps. Raises what goes wrong."""
        ...

    def update(self, index: int, work: Work) -> None:
        """Let a step do something else of the same kind from the next run on. It does not run meanwhile."""
        ...

    def arguments_setter(self, index: int, kernel: UpdatedKernel) -> Callable[[object], bool] | None:
        """Return what lets a kernel have the arguments of its command group from the next run on; None if nothing can.

        It takes the executable graph, and tells whether it has done that: else nothing has changed.
        """
        ...

    def native(self, device: object, context: object) -> object:
        """Return what native methods of queues with these know it by; None while they cannot run it as it is.

        `context` is the reference to it.
        """
        ...

    def follow(self, other: PreparedGraph) -> None:
        """Let the next run begin when the last one of another graph, in whose place this one runs, has ended."""
        ...

    def times(self) -> Sequence[int | None]:
        """Return the nanoseconds of each step in the last run, where they were measured."""
        ...

    @property
    def explanation(self) -> str:
        """What runs the steps, and on how many threads."""
        ...


class Memory(Protocol):
    """Memory of a device, which goes back with this."""

    @property
    def address(self) -> int:
        """Where it begins."""
        ...

    @property
    def num_bytes(self) -> int:
        """How much was asked for."""
        ...


class Backend(Protocol):
    """What a device does: memory, copies, machine code. Everything is given as integers and bytes."""

    @property
    def facts(self) -> DeviceFacts:
        """What the device is; found out when it is first asked for."""
        ...

    @property
    def free_memory(self) -> int:
        """The bytes of its memory that nobody has taken now. Raises `SyclError` when the device has failed."""
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

    def lines(self, *, in_order: bool) -> Lines:
        """Return lines for a queue."""
        ...

    def lines_of_stream(self, stream: int) -> Lines:
        """Return the line of somebody else's stream. Raises `SyclError` (INVALID) where there are no streams."""
        ...

    @property
    def number(self) -> int:
        """The number of the device among those of the backend."""
        ...

    def check(self) -> None:
        """Raise `SyclError` (RUNTIME) when the device has failed, so that nothing is known of its memory."""
        ...

    @property
    def has_own_memory(self) -> bool:
        """Whether memory of the host has to be copied before kernels can use it."""
        ...

    def can_use(self, address: int) -> bool:
        """Tell whether kernels can use the memory at an address as it is, whoever allocated it."""
        ...

    def reaches(self, other: Backend) -> bool:
        """Tell whether kernels can use memory of another device of the backend; from then on they can."""
        ...

    def has_atomics_on(self, other: Backend) -> bool:
        """Tell whether what kernels do there by atomic operations is so for that device, too."""
        ...

    def straight_transfers(self) -> StraightTransfers | None:
        """Return native code that copies and fills, or None if that is done at once anyway."""
        ...

    def follow_stream(self, stream: int) -> None:
        """Let what is handed over later begin when somebody else's stream has done what it was handed so far."""
        ...

    def lead_stream(self, stream: int) -> None:
        """Let somebody else's stream go on when what was handed over so far has been done."""
        ...

    def allocate(self, kind: str, num_bytes: int, alignment: int) -> Memory:
        """Return new memory. Raises `SyclError` when there is none."""
        ...

    def copy(self, destination: int, source: int, num_bytes: int) -> None:
        """Copy bytes, and return when they are there; the places may overlap."""
        ...

    def fill(self, destination: int, pattern: bytes, count: int) -> None:
        """Write a pattern some times, and return when it is there."""
        ...

    def build(
        self, module: Module, kernels: Sequence[str], variables: Sequence[str], local_size: tuple[int, ...] = ()
    ) -> bytes:
        """Return the machine code of a linked program, with the names that must be found in it.

        `local_size` is that of all work-groups, the first extent varies fastest, if it is known. Raises `SyclError`.
        """
        ...

    def rank_of(self, code: MachineCode) -> int | None:
        """Return how well code that was made ahead of time suits the device; None where it does not run here."""
        ...

    def take(self, code: MachineCode, variables: Mapping[str, str]) -> bytes:
        """Return what `load` takes of code that was made ahead of time and runs here.

        `variables` are the names that variables have to be found by, with those in the code. Raises `SyclError`.
        """
        ...

    @property
    def small_image(self) -> int:
        """How many bytes of IR make an image, at most, whose kernels are built together, so that it is loaded once."""
        ...

    @property
    def builds_ahead(self) -> bool:
        """Whether a thread of the runtime may build and load kernels that nobody has launched yet."""
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

    def prepare(self, steps: Sequence[Step], *, is_measured: bool = False) -> PreparedGraph | None:
        """Return what runs steps, which stand in a valid order, or None where the backend has nothing of its own.

        With `is_measured` it measures each step, if it can.
        """
        ...

    def number_setter(self, changed: ChangedNumber, types: CommandTypes) -> Callable[[object], bool] | None:
        """Return what changes a number in command groups, and keeps the graph, not the parameter; None if nothing does.

        It tells whether it has: else nothing has changed, since it is no plain number or does not fit somewhere, or the
        graph is not at rest.
        """
        ...
