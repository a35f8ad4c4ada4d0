"""The backend of NVIDIA's GPUs: what a device is and has, its memory, its lines, and its machine code."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import TYPE_CHECKING, Any

from syclopt import PTX, targets
from syclopt.cached_property import cached_property
from syclopt.errors import SycloptError, UndefinedError
from syclopt.targets.nvidia_gpus import rank_of
from syclrt.backends.cuda.driver import NoDriver, call, driver
from syclrt.backends.cuda.gpu import DEFAULT_STREAM, NAME, Gpu, LentEvent
from syclrt.backends.cuda.lines import Streams
from syclrt.backends.cuda.printing import Printer
from syclrt.backends.cuda.program import Code, CudaProgram, assembled
from syclrt.backends.cuda.queue_lines import LineOfOthers, ManyLines, OneLine
from syclrt.backends.cuda.transfers import Copier
from syclrt.backends.device import Device
from syclrt.backends.native_cpu.backend import library_has
from syclrt.errors import Errc, SyclError, told

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.images.machine_code import MachineCode
    from syclopt.ir import Module
    from syclopt.targets import Target
    from syclrt.backends.backend import Backend, Loaded
    from syclrt.backends.cuda.graphs import CudaGraph
    from syclrt.backends.cuda.lines import CudaLine
    from syclrt.backends.device_facts import DeviceFacts
    from syclrt.backends.graph_work import ChangedNumber, CommandTypes, Step
    from syclrt.backends.records import Origin
    from syclrt.backends.straight_calls import StraightTransfers

_MORE_ASPECTS = (
    "image ext_intel_legacy_image ext_oneapi_graph ext_oneapi_limited_graph ext_oneapi_virtual_functions"
    " ext_oneapi_tangle_group"
)
_LIBRARY_PASSES = "sycl-retarget<device=nvptx64>,sycl-link-device-library<device=nvptx64>"
_ABSENT_ASPECTS = "usm_system_allocations"


class Cuda:
    """One GPU as a backend."""

    small_image = 16 << 10
    builds_ahead = False

    def __init__(self, number: int) -> None:
        """Take its number among those that the driver shows."""
        self._gpu = gpu = Gpu(number)
        self._streams = streams = Streams(gpu)
        self._transfers = streams.transfers = Copier(streams)
        self._pool = self._transfers.pool
        self.allocate = self._pool.allocate
        """What returns new memory. When it has gone back, it will be used again as soon as all has been done that was
        handed over before."""  # fmt: skip
        self._printer = Printer(self._pool)
        self._unloaded: deque[tuple[Any, list[tuple[CudaLine, int]]]] = deque()

    # What it is.

    @property
    def facts(self) -> DeviceFacts:
        """What the device is, and how much it takes."""
        return self._gpu.facts

    @property
    def free_memory(self) -> int:
        """The bytes of its memory that nobody has taken now; the pool's are taken."""
        return self._gpu.free_memory()

    @property
    def target(self) -> Target:
        """What the device has, as compilers ask it; a newer one has what the newest known one has."""
        return self._target

    @cached_property
    def _target(self) -> Target:
        try:
            found = targets.get(f"nvidia_gpu_{self._gpu.architecture}")
        except UndefinedError:
            found = [
                one
                for one in targets.default_table()
                if one.name.startswith("nvidia_gpu_sm_") and one.name[-1].isdecimal()
            ][-1]
        wanted = {aspect.name for aspect in found.aspects} - {*_ABSENT_ASPECTS.split()} | {*_MORE_ASPECTS.split()}
        listed = tuple(aspect for aspect in targets.aspects() if aspect.name in wanted)
        return targets.Target(
            f"nvidia_gpu_{self._gpu.architecture}",
            aspects=listed,
            sub_group_sizes=found.sub_group_sizes,
            triple=found.triple,
            architecture=found.architecture,
        )

    @property
    def key(self) -> str:
        """What machine code depends on besides the IR, and the code that makes it."""
        return self._key

    @cached_property
    def _key(self) -> str:
        return f"{NAME} {self._gpu.architecture} {self._gpu.driver_version}"

    def takes(self, triple: str) -> bool:
        """Tell whether code can be made of IR with a triple."""
        from syclopt.targets.triples import is_for_devices

        return is_for_devices(triple)

    # Lines.

    def lines(self, *, in_order: bool) -> OneLine | ManyLines:
        """Return lines for a queue."""
        self._get_ready()
        return OneLine(self._streams.new_line()) if in_order else ManyLines(self._streams)

    def _get_ready(self) -> None:
        """Find out what each first launch of a program asks for, while what comes before that is made."""
        _ = self.key, self._gpu.load_module, self._gpu.find_kernel

    def lines_of_stream(self, stream: int) -> LineOfOthers:
        """Return the line of somebody else's stream. Raises `SyclError` (INVALID) for one of another device."""
        self._get_ready()
        self._gpu.check_stream(stream)
        return LineOfOthers(self._streams.line_of(stream or DEFAULT_STREAM))

    # Memory.

    @property
    def number(self) -> int:
        """Its number among those that the driver shows."""
        return self._gpu.number

    def check(self) -> None:
        """Raise `SyclError` (RUNTIME) when the GPU has failed."""
        self._gpu.check()

    @property
    def has_own_memory(self) -> bool:
        """Tell that memory of the host has to be copied."""
        return True

    def reaches(self, other: Backend) -> bool:
        """Tell whether kernels can use memory of another GPU; from then on they can, and copies may use it anyway."""
        if other is self:
            return True
        if not isinstance(other, Cuda):
            return False
        other._pool.serve(self._streams)
        return self._gpu.reaches(other._gpu)

    def has_atomics_on(self, other: Backend) -> bool:
        """Tell whether what kernels do in memory of another GPU by atomic operations is so for that one, too."""
        return other is self or (isinstance(other, Cuda) and self._gpu.has_atomics_on(other._gpu))

    def straight_transfers(self) -> StraightTransfers:
        """Return native code that copies and fills on a line, and lets others wait for it."""
        event = LentEvent(self._gpu)
        return self._gpu.calls.straight_transfers(int(self._gpu.context), event.event, event)

    def follow_stream(self, stream: int) -> None:
        """Let what is handed over later begin when somebody else's stream has done what it was handed so far.

        The default stream waits for it: our streams wait for that one.
        """
        if stream not in (0, DEFAULT_STREAM):
            self._gpu.let_wait(DEFAULT_STREAM, stream)

    def lead_stream(self, stream: int) -> None:
        """Let somebody else's stream go on when what was handed over so far has been done."""
        for line, _ in self._streams.busy():
            self._gpu.let_wait(stream or DEFAULT_STREAM, line.stream)

    def can_use(self, address: int) -> bool:
        """Tell whether kernels can use the memory at an address."""
        return self._transfers.can_use(address)

    def copy(self, destination: int, source: int, num_bytes: int) -> None:
        """Copy bytes, and return when they are there."""
        if num_bytes:
            self._transfers.copy_at_once(self._streams.own_line, destination, source, num_bytes)

    def fill(self, destination: int, pattern: bytes, count: int) -> None:
        """Write a pattern some times, and return when it is there."""
        line, pieces = self._streams.own_line, [(destination, count * len(pattern))]
        self._transfers.at_once(line, lambda: line.fill(pieces, pattern))

    # Code.

    def build(
        self, module: Module, kernels: Sequence[str], variables: Sequence[str], local_size: tuple[int, ...] = ()
    ) -> bytes:
        """Return machine code of a program, where `kernels` and `variables` can be found by their names."""
        from syclopt import ptx_of

        try:
            ptx = ptx_of(module, kernels, variables, self._gpu.architecture, local_size)
        except SycloptError as error:
            raise SyclError(f"cannot make code for '{self.facts.name}': {told(error)}", Errc.BUILD) from error
        return self._assembled(ptx).to_bytes()

    def rank_of(self, code: MachineCode) -> int | None:
        """Return how well code that was made ahead of time suits the GPU; None where it does not run here."""
        return rank_of(code.architecture, code.kind, self._gpu.architecture)

    def take(self, code: MachineCode, variables: Mapping[str, str]) -> bytes:
        """Return what `load` takes of code that was made ahead of time. Raises `SyclError` (BUILD) for damaged code."""
        from syclopt.elf_files import ElfFile

        kernels = {name: one.launch for name, one in code.kernels.items()}
        try:
            if code.kind == "cubin":
                ElfFile(code.data, "cubin")  # the driver believes all that it says
                return Code(code.data, kernels, variables).to_bytes()
            text = code.data.decode("ascii")
        except (SycloptError, UnicodeDecodeError) as error:
            listed = ", ".join(f"'{name}'" for name in kernels)
            raise SyclError(f"the code of {listed or 'the program'} is damaged: {error}", Errc.BUILD) from error
        return self._assembled(PTX(text, code.architecture, kernels, variables)).to_bytes()

    def _assembled(self, ptx: PTX) -> Code:
        return assembled(ptx, self._gpu.architecture, self._gpu.driver_version)

    def has_functions(self, declarations: Module) -> bool:
        """Tell whether all functions that a module declares are in the library for such devices."""
        return library_has(declarations.to_bytes(), _LIBRARY_PASSES)

    def load(
        self, code: bytes, kernels: Sequence[str], variables: Sequence[str], origin: Origin | None = None
    ) -> Loaded:
        """Load what `build` made."""
        self._unload_ended()
        return CudaProgram(self._gpu, self._pool, self._printer, Code.of(code), self._unload)

    def _unload_ended(self) -> None:
        """Unload code that nothing uses any more. Several threads may ask."""
        while True:
            try:
                module, marks = self._unloaded.popleft()
            except IndexError:
                return
            if not all(line.has_passed(number) for line, number in marks):
                self._unloaded.appendleft((module, marks))
                return
            with self._gpu.current():
                driver().cuModuleUnload(module)

    def _unload(self, module: Any) -> None:
        """Unload code when all that was handed over so far has been done."""
        self._unloaded.append((module, self._streams.busy()))

    def interrupt(self, thread: int) -> bool:
        """Tell that kernels go on: threads do not run them."""
        return False

    def prepare(self, steps: Sequence[Step], *, is_measured: bool = False) -> CudaGraph:
        """Return what runs steps with one call of the driver, which measures none of them."""
        from syclrt.backends.cuda.graphs import CudaGraph

        return CudaGraph(self._gpu, self._transfers, self._streams.own_line, self._printer, steps)

    def number_setter(self, changed: ChangedNumber, types: CommandTypes) -> Callable[[object], bool]:
        """Return what changes a number in command groups."""
        return self._gpu.calls.number_setter(changed, types)


BACKEND = Cuda


def devices() -> list[Device]:
    """Return the GPUs that the driver shows; none without a driver."""
    return [_device(number) for number in range(_count())]


def why_not() -> str:
    """Return why there is no device; nothing where there is one."""
    try:
        return "" if call("cannot count the devices", driver().cuDeviceGetCount) else "the driver shows no device"
    except (NoDriver, SyclError) as error:
        return str(error)


def _count() -> int:
    try:
        return int(call("cannot count the devices", driver().cuDeviceGetCount))
    except (NoDriver, SyclError):
        return 0


@cache
def _device(number: int) -> Device:
    return Device(Cuda(number))
