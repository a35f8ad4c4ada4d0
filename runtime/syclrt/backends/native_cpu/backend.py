"""The backend of the processor: what it is and has, memory of this process, machine code by LLVM."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from functools import cache, partial
from typing import TYPE_CHECKING, TypeVar

from syclopt import __version__, names, targets
from syclopt.cached_property import cached_property
from syclopt.errors import LLVMStopped, SycloptError
from syclopt.images.kernel_facts import MOST_ALIGNMENT
from syclrt.backends.device import Device
from syclrt.backends.native_cpu.launch import MAX_WORK_GROUP_SIZE
from syclrt.backends.native_cpu.loaded_code import (
    FUNCTIONS,
    MARK,
    Image,
    MadeOf,
    NamedFunctions,
    linked_code,
    mapped_code,
)
from syclrt.backends.native_cpu.queue_lines import QueueLines, filled
from syclrt.backends.native_cpu.runner import STACKS, Crew
from syclrt.collected import when_gone
from syclrt.disk_cache import digest, kept
from syclrt.errors import Errc, SyclError, left_out, told

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.images.machine_code import MachineCode
    from syclopt.ir import Module
    from syclopt.targets import Target
    from syclrt.backends.backend import Backend, Loaded
    from syclrt.backends.device_facts import DeviceFacts
    from syclrt.backends.graph_work import ChangedNumber, CommandTypes, Step
    from syclrt.backends.native_cpu.graph_runner import NativeGraph
    from syclrt.backends.native_cpu.stacks import Stack
    from syclrt.backends.native_cpu.straight_line import StraightLines
    from syclrt.backends.records import Origin

T = TypeVar("T")

_ASPECTS = "SYCLRT_NATIVE_CPU_ASPECTS"
_LIBRARY_PASSES = "sycl-retarget,sycl-link-device-library"
_VALUES = "llvm(sroa,simplifycfg,loop-simplify,lcssa)"
_PASSES = (
    f"sycl-outline-called-kernels,{_LIBRARY_PASSES},sycl-limit-alignment<most={MOST_ALIGNMENT}>,{{simplify}}",
    f"sycl-hide-narrow-indices,sycl-hide-overwritten-loads,sycl-work-group-loops{{options}},{_VALUES}",
)
_SIMPLIFY = "llvm(always-inline,sroa,instcombine,simplifycfg)"
# Of code that nothing has optimized: else variables would be kept wherever kernels are cut, and calls be calls.
_SIMPLIFY_ALL = "sycl-mark-convergent,llvm(default<O1>)"
_SUB_GROUP_PASSES = f"sycl-sub-group-loops,{_VALUES}"
# After each of them, and only for speed, or for debuggers.
_OPTIONAL = (
    "sycl-split-conditions,sycl-join-ids{known_size},sycl-widen-indices",
    "sycl-limit-rows,sycl-vectorize-work-items<bits={bits}>,sycl-unlock-atomics,sycl-unroll-rows,sycl-widen-regions"
    ",sycl-describe-functions",
)
# When vectors are made of work-items, or that is left to LLVM.
_MATHEMATICS = "sycl-link-vector-mathematics<bits={bits}>"
_LIBRARY = ctypes.CDLL(None)
_LIBRARY.free.argtypes = [ctypes.c_void_p]
_LARGE = 4 << 20  # bytes, from which on memory is taken in large pages
_LARGE_PAGE = 2 << 20
_IN_LARGE_PAGES = 14  # MADV_HUGEPAGE
_NAME = "native_cpu"
_SUB_GROUP_SIZES = (4, 8, 16, 32, 64)
_THREADS = "SYCLRT_NUM_THREADS"
_MOST_THREADS = 1024
_SEEN_OF_PROCESSORS = 1 << 16  # bytes that describe the first ones: it takes the system long to tell of hundreds
_LOCAL_BYTES = 1 << 20
_NATIVE_ASPECTS = (
    "cpu fp16 fp64 atomic64 image online_compiler online_linker queue_profiling usm_device_allocations"
    " usm_host_allocations usm_shared_allocations usm_system_allocations usm_atomic_host_allocations"
    " usm_atomic_shared_allocations"
    " ext_oneapi_graph ext_oneapi_limited_graph ext_oneapi_virtual_functions ext_intel_legacy_image host_debuggable"
    " ext_oneapi_ballot_group ext_oneapi_fixed_size_group ext_oneapi_opportunistic_group ext_oneapi_tangle_group"
)


class Block:
    """Memory of the process, which goes back with this, or with the process."""

    __slots__ = ("__weakref__", "address", "num_bytes")

    def __init__(self, address: int, num_bytes: int) -> None:
        self.address = address
        self.num_bytes = num_bytes

    def __del__(self) -> None:
        if not sys.is_finalizing():  # threads may still use it
            when_gone(self, _LIBRARY.free, self.address)


class NativeCPU:
    """This machine's processor, with a number of threads."""

    small_image = 0
    builds_ahead = True

    def __init__(self, threads: int) -> None:
        self.crew = Crew(threads, self._load_runner)

    @property
    def facts(self) -> DeviceFacts:
        """What the processor is, and how much it takes."""
        return _facts(self.crew.threads)

    @property
    def free_memory(self) -> int:
        """The bytes of memory that nobody uses now."""
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")

    @property
    def target(self) -> Target:
        """What the processor has, as compilers ask it."""
        return _target()

    @property
    def key(self) -> str:
        """What machine code depends on besides the IR, and the code that makes it."""
        return _key()

    def takes(self, triple: str) -> bool:
        """Tell whether code can be made of IR with a triple."""
        from syclopt.targets.triples import is_for_devices, is_for_processor

        return is_for_devices(triple) or is_for_processor(triple, platform.machine())

    def lines(self, *, in_order: bool) -> QueueLines:
        """Return the one line that there is, for a queue: what it is asked for is done at once."""
        return QueueLines(self.crew, in_order=in_order)

    def lines_of_stream(self, stream: int) -> QueueLines:
        """Raise `SyclError` (INVALID): streams are those of GPUs."""
        raise SyclError(f"the processor has no stream {stream:#x}", Errc.INVALID)

    @property
    def number(self) -> int:
        """Return 0: there is one processor."""
        return 0

    def check(self) -> None:
        """Do nothing: the processor does not fail."""

    @property
    def has_own_memory(self) -> bool:
        """Tell that kernels use memory of the host."""
        return False

    def can_use(self, address: int) -> bool:
        """Tell that kernels use all memory of the process."""
        return True

    def reaches(self, other: Backend) -> bool:
        """Tell that there is one memory."""
        return True

    def has_atomics_on(self, other: Backend) -> bool:
        """Tell that there is one memory."""
        return True

    def straight_transfers(self) -> None:
        """Tell that memory is copied and filled at once."""

    def follow_stream(self, stream: int) -> None:
        """Raise `SyclError` (INVALID) likewise."""
        self.lines_of_stream(stream)

    def lead_stream(self, stream: int) -> None:
        """Raise `SyclError` (INVALID) likewise."""
        self.lines_of_stream(stream)

    def allocate(self, kind: str, num_bytes: int, alignment: int) -> Block:
        """Return new memory, which is the same for all kinds."""
        place = ctypes.c_void_p()
        is_large = num_bytes >= _LARGE
        alignment = max(alignment, _LARGE_PAGE if is_large else 64)
        if _LIBRARY.posix_memalign(ctypes.byref(place), ctypes.c_size_t(alignment), ctypes.c_size_t(max(num_bytes, 1))):
            raise SyclError(f"there is no room for {num_bytes} bytes of {kind} memory", Errc.MEMORY_ALLOCATION)
        if is_large and sys.platform == "linux":
            _LIBRARY.madvise(place, ctypes.c_size_t(num_bytes & -_LARGE_PAGE), _IN_LARGE_PAGES)
        return Block(place.value or 0, num_bytes)

    def copy(self, destination: int, source: int, num_bytes: int) -> None:
        """Copy bytes; the places may overlap."""
        ctypes.memmove(destination, source, num_bytes)

    def fill(self, destination: int, pattern: bytes, count: int) -> None:
        """Write a pattern some times."""
        filled(destination, pattern, count)

    def build(
        self, module: Module, kernels: Sequence[str], variables: Sequence[str], local_size: tuple[int, ...] = ()
    ) -> bytes:
        """Return an object file of a program, where `kernels` and `variables` can be found by their names."""
        from syclopt.ir.llvm import get_ready
        from syclrt.backends.native_cpu.function_names import name_in_program

        _check_conventions(module, kernels)
        get_ready()

        def made(lowered: Module) -> bytes:
            return self.compile(lowered, [*kernels, *variables], kernels, partial(name_in_program, kernels))

        try:
            return self.lower(module, made, local_size)
        except SycloptError as error:
            raise SyclError(f"cannot make code for the processor: {told(error)}", Errc.BUILD) from error

    def lower(self, module: Module, then: Callable[[Module], T], local_size: tuple[int, ...] = ()) -> T:
        """Return what `then` makes of a module whose kernels are functions for the processor.

        Where that goes wrong, it is done again without the passes that only make kernels quicker. Raises
        `SycloptError`, `SyclError` where these are not to blame.
        """
        try:
            return then(_lowered(module, local_size, _OPTIONAL))
        except (MemoryError, LLVMStopped):
            raise
        except Exception as error:
            if isinstance(error.__cause__, LLVMStopped):
                raise
            result = then(_lowered(module, local_size))
            left_out("running work-items in step", error)
            return result

    def compile(
        self,
        module: Module,
        symbols: Sequence[str],
        kernels: Sequence[str] = (),
        name: Callable[[str], str] | None = None,
    ) -> bytes:
        """Return what `load` takes, of a module that is for the processor. Raises `SyclError` (BUILD).

        Those `kernels` that need large stacks get them. `name` returns what is said of a function that a signal ends.
        """
        from syclopt.ir.llvm import to_native_code
        from syclrt.backends.native_cpu.function_names import with_functions
        from syclrt.backends.native_cpu.stacks import measure, stacks_of, with_stacks

        printing = [names.NATIVE_TAKE_PRINTED] if names.NATIVE_PRINTF in module.functions else []
        if kernels:
            measure(module)
        try:
            code, frames = to_native_code(module, [*symbols, *printing])
        except SycloptError as error:
            raise SyclError(f"cannot make code for the processor: {told(error)}", Errc.BUILD) from error
        made = _mapped_if_possible(code)
        if name is not None and symbols:
            made = with_functions(made, code, symbols[0], name)
        return with_stacks(made, stacks_of(module, kernels, frames))

    def rank_of(self, code: MachineCode) -> int | None:
        """Tell that it is for other devices."""
        return None

    def take(self, code: MachineCode, variables: Mapping[str, str]) -> bytes:
        """Raise `SyclError` (INVALID): it is for other devices."""
        raise SyclError(f"code for {code.architecture} does not run on '{self.facts.name}'", Errc.INVALID)

    def has_functions(self, declarations: Module) -> bool:
        """Tell whether all functions that a module declares are in the library for the processor, or in C's."""
        return library_has(declarations.to_bytes(), _LIBRARY_PASSES)

    def load(
        self, code: bytes, kernels: Sequence[str], variables: Sequence[str], origin: Origin | None = None
    ) -> Loaded:
        """Load what `build` made."""
        symbols = [*kernels, *variables]
        stacks: Mapping[str, Stack] = {}
        functions = None
        if code.startswith(STACKS):
            from syclrt.backends.native_cpu.stacks import split_stacks

            code, stacks = split_stacks(code)
        if code.startswith(FUNCTIONS):
            code, functions = NamedFunctions.split(code)
        made_of = MadeOf(origin, stacks, functions)
        try:
            if code.startswith(MARK):
                return mapped_code(Image.from_bytes(code), symbols, self.crew, made_of)
            return linked_code(code, symbols, self.crew, made_of)
        except RuntimeError as error:
            raise SyclError(f"cannot load code for the processor: {error}", Errc.BUILD) from error

    def interrupt(self, thread: int) -> bool:
        """Let the kernel that a thread runs end at its next work-groups, and tell whether it runs one."""
        return self.crew.interrupt(thread)

    def prepare(self, steps: Sequence[Step], *, is_measured: bool = False) -> NativeGraph:
        """Return what runs steps in native code."""
        from syclrt.backends.native_cpu.graph_runner import NativeGraph

        return NativeGraph(self.crew, self._straight_lines, steps, is_measured=is_measured)

    def number_setter(self, changed: ChangedNumber, types: CommandTypes) -> Callable[[object], bool] | None:
        """Return what changes a number in command groups, where the native code has been loaded."""
        runner = self.crew.loaded
        return None if runner is None else runner.number_setter(changed, types)

    def load_own_code(self, path: str, symbols: Sequence[str]) -> Loaded:
        """Load IR of ours, which has been optimized, as code for this machine. Raises `SyclError` (BUILD)."""

        def made() -> bytes:
            from syclopt.ir import Module
            from syclopt.ir.llvm import optimized_to_native_code

            try:
                return _mapped_if_possible(optimized_to_native_code(Module.read(path)))
            except SycloptError as error:
                raise SyclError(f"cannot make code for the processor: {told(error)}", Errc.BUILD) from error

        return self.load(kept(digest(b"own code", os.path.basename(path), self.key), made), symbols, ())

    def _load_runner(self, symbols: Sequence[str]) -> Loaded:
        return self.load_own_code(os.path.join(os.path.dirname(__file__), "runner.ll"), symbols)

    @cached_property
    def _straight_lines(self) -> StraightLines:
        from syclrt.backends.native_cpu.straight_line import StraightLines

        return StraightLines(self)


def _lowered(module: Module, local_size: tuple[int, ...], optional: tuple[str, str] = ("", "")) -> Module:
    """Return a module whose kernels are functions, by passes with others after the first and the last of them."""
    from syclopt import run_pipeline

    def after(module: Module, *passes: str) -> Module:
        (image,) = run_pipeline(module, ",".join(filter(None, passes)))
        return image.module

    options = [f"sub-group-size={_sub_group_size()}"]
    known_size = f"local-size={','.join(map(str, local_size))}" if local_size else ""
    if known_size:
        options.append(known_size)
        known_size = f"<{known_size}>"
    library, loops = _PASSES
    library = library.format(simplify=_SIMPLIFY_ALL if _is_as_written(module) else _SIMPLIFY)
    soon, late = optional
    found = after(module, library, soon.format(known_size=known_size), loops.format(options=f"<{';'.join(options)}>"))
    has_sub_groups = names.NATIVE_RUN_SUB_GROUPS in found.functions
    bits, first = _vector_bits(), _SUB_GROUP_PASSES if has_sub_groups else ""
    return after(found, first, late.format(bits=bits), _MATHEMATICS.format(bits=bits))


def _mapped_if_possible(code: bytes) -> bytes:
    """Return what later processes map without LLVM instead of an object file, or that file."""
    from syclrt.backends.native_cpu.object_file import image_of

    image = image_of(code)
    return code if image is None else image.to_bytes()


def _is_as_written(module: Module) -> bool:
    """Tell whether a compiler has not optimized what a module has, as with `-O0`, and nobody wants to see each line."""
    from syclopt.ir.debug_units import has_lines_for_code

    if has_lines_for_code(module):
        return False
    if "0" in module.functions_with_string(names.OPT_LEVEL).values():
        return True
    return any(module.functions[key].has_attribute("optnone") for key in module.definition_keys())


def _check_conventions(module: Module, kernels: Sequence[str]) -> None:
    """Raise `SyclError` (BUILD) for a kernel of another kind of device: nothing would loop around it."""
    for kernel in kernels:
        function = module.functions.get(kernel)
        if function is None or function.is_declaration:
            raise SyclError(f"nothing in the program defines kernel '{kernel}'", Errc.BUILD, kernel=kernel)
        convention = function.calling_convention
        if convention != names.SPIR_KERNEL:
            message = f"kernel '{kernel}' has the calling convention '{convention}', expected '{names.SPIR_KERNEL}'"
            raise SyclError(message, Errc.BUILD, kernel=kernel)


@cache
def library_has(declarations: bytes, passes: str) -> bool:
    """Tell whether passes that link a device library find all functions that a module declares."""
    from syclopt import run_pipeline
    from syclopt.ir import Module
    from syclopt.ir.text.spelling import spell

    module = Module.parse(declarations)
    for at, key in enumerate([*module.declaration_keys()]):
        module.add(f"@needed.{at} = constant ptr @{spell(key)}")
    try:
        run_pipeline(module, passes)
    except SycloptError:
        return False
    return True


BACKEND = NativeCPU


def devices() -> list[Device]:
    """Return the processor, as the environment wants it. Raises `SyclError` (INVALID) where that is not understood."""
    return [_device(_thread_count(), os.environ.get(_ASPECTS, ""))]


def why_not() -> str:
    """Return nothing: there is a processor."""
    return ""


@cache
def _device(threads: int, changes: str) -> Device:
    device = Device(NativeCPU(threads))
    words = [word.strip() for word in changes.split(",") if word.strip()]
    if wrong := [word for word in words if word[0] not in "+-"]:
        raise SyclError(f"{_ASPECTS}: expected '+aspect' or '-aspect', found '{wrong[0]}'", Errc.INVALID)
    if not words:
        return device
    try:
        return device.with_aspects(*([word[1:] for word in words if word[0] == sign] for sign in "+-"))
    except SyclError as error:
        raise SyclError(f"{_ASPECTS}: {error}", error.code) from error


@cache
def _facts(threads: int) -> DeviceFacts:
    """Return what the processor is, for a number of threads."""
    from syclrt.backends.device_facts import DeviceFacts

    models = [line for line in _processor().splitlines() if line.startswith("model name")]
    name = models[0].partition(":")[2].strip() if models else ""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    most = MAX_WORK_GROUP_SIZE
    sizes = most, (most, most, most), memory, _LOCAL_BYTES, _sub_group_size()
    return DeviceFacts(_NAME, name or platform.machine(), "syclrt", __version__, threads, *sizes)


@cache
def _target() -> targets.Target:
    """Return what the processor has, as compilers ask it."""
    architectures = {one.name: one for one in targets.architectures()}
    listed = tuple(aspect for aspect in targets.aspects() if aspect.name in _NATIVE_ASPECTS.split())
    architecture = architectures.get(platform.machine())
    return targets.Target(_NAME, aspects=listed, sub_group_sizes=_SUB_GROUP_SIZES, architecture=architecture)


def _thread_count() -> int:
    """Return how many threads run kernels, by the environment or the processor. Raises `SyclError` (INVALID)."""
    text = os.environ.get(_THREADS, "")
    if not text:
        return len(os.sched_getaffinity(0))
    if not text.isdecimal() or not 1 <= int(text) <= _MOST_THREADS:
        raise SyclError(f"{_THREADS}: expected a number from 1 to {_MOST_THREADS}, found '{text}'", Errc.INVALID)
    return int(text)


@cache
def _key() -> str:
    return f"{_NAME} {platform.machine()} {digest(_processor()).hex()}"


@cache
def _processor() -> str:
    """Return what tells this processor from others that need other code."""
    try:
        with open("/proc/cpuinfo", "rb", buffering=0) as stream:
            lines = stream.read(_SEEN_OF_PROCESSORS).decode(errors="replace").splitlines(keepends=True)
        return "".join(line for line in lines if line.startswith(("model name", "flags", "Features")))[:8192]
    except OSError:
        return platform.processor()


def _vector_bits() -> int:
    """Return the size of the vector registers of this processor."""
    features = _processor().split()
    return 512 if "avx512f" in features else 256 if "avx2" in features else 128


def _sub_group_size() -> int:
    """Return how many numbers of 32 bits such a register has."""
    return _vector_bits() // 32


def load_module(module: Module, symbols: Sequence[str]) -> Loaded:
    """Load a module of ours likewise."""
    processor = NativeCPU(1)
    key = digest(b"own module", module.to_bytes(), processor.key)
    return processor.load(kept(key, lambda: processor.compile(module, symbols)), symbols, ())


def load_own_code(path: str, symbols: Sequence[str]) -> Loaded:
    """Load IR of ours as code for this machine, for other backends. Raises `SyclError` (BUILD)."""
    return NativeCPU(1).load_own_code(path, symbols)
