"""The backend of the processor: memory of this process, machine code by LLVM."""

from __future__ import annotations

import ctypes
import hashlib
import platform
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError
from syclrt.backends.native_cpu.launch import Crew
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir import Module
    from syclrt.backends.backend import PreparedGraph, Step
    from syclrt.backends.native_cpu.loader import LoadedCode

_PASSES = (
    "sycl-retarget,sycl-link-device-library,llvm(always-inline,sroa,instcombine,simplifycfg),sycl-work-group-loops"
)
_LIBRARY = ctypes.CDLL(None)
_LIBRARY.free.argtypes = [ctypes.c_void_p]


class NativeCPU:
    """This machine's processor, with a number of threads."""

    def __init__(self, threads: int) -> None:
        self._crew = Crew(threads)

    @property
    def key(self) -> str:
        """What machine code depends on besides the IR."""
        from syclopt import __version__

        versions = f"{__version__} {version('llvmlite')} {_PASSES} {_libraries()}"
        return f"native_cpu {platform.machine()} {_processor()} {versions}"

    def takes(self, triple: str) -> bool:
        """Tell whether code can be made of IR with a triple."""
        return triple.startswith(("spir64", "spirv64", platform.machine())) or not triple

    def allocate(self, kind: str, num_bytes: int, alignment: int) -> int:
        """Return the address of new memory, which is the same for all kinds."""
        place = ctypes.c_void_p()
        if _LIBRARY.posix_memalign(
            ctypes.byref(place), ctypes.c_size_t(max(alignment, 64)), ctypes.c_size_t(max(num_bytes, 1))
        ):
            raise SyclError(f"there is no room for {num_bytes} bytes of {kind} memory", Errc.MEMORY_ALLOCATION)
        return place.value or 0

    def free(self, address: int) -> None:
        """Give memory back."""
        _LIBRARY.free(address)

    def copy(self, destination: int, source: int, num_bytes: int) -> None:
        """Copy bytes; the places may overlap."""
        ctypes.memmove(destination, source, num_bytes)

    def fill(self, destination: int, pattern: bytes, count: int) -> None:
        """Write a pattern some times."""
        if len(pattern) == 1:
            ctypes.memset(destination, pattern[0], count)
            return
        size = len(pattern) * count
        done = min(size, len(pattern))
        ctypes.memmove(destination, pattern, done)
        while done < size:
            more = min(done, size - done)
            ctypes.memmove(destination + done, destination, more)
            done += more

    def build(
        self, module: Module, kernels: Sequence[str], variables: Sequence[str], local_size: tuple[int, ...] = ()
    ) -> bytes:
        """Return an object file of a program, where `kernels` and `variables` can be found by their names."""
        from syclopt import run_pipeline
        from syclopt.ir.llvm import to_native_code

        try:
            known = f"<local-size={','.join(map(str, local_size))}>" if local_size else ""
            (image,) = run_pipeline(module, _PASSES + known)
            return to_native_code(image.module, [*kernels, *variables])
        except SycloptError as error:
            raise SyclError(f"cannot make code for the processor: {error}", Errc.BUILD) from error

    def load(self, code: bytes, kernels: Sequence[str], variables: Sequence[str]) -> LoadedCode:
        """Load what `build` made."""
        from syclrt.backends.native_cpu.loader import LoadedCode

        try:
            return LoadedCode(code, [*kernels, *variables], self._crew)
        except RuntimeError as error:
            raise SyclError(f"cannot load code for the processor: {error}", Errc.BUILD) from error

    def prepare(self, steps: Sequence[Step]) -> PreparedGraph | None:
        """Return None: graphs are run step by step."""
        return None


@cache
def _libraries() -> str:
    """Return a digest of the passes that make loops of kernels, and of the code that they link to every program."""
    found = hashlib.sha256()
    transforms = Path(str(files("syclopt").joinpath("transforms")))
    for folder in ("sycl_retarget", "sycl_link_device_library", "sycl_work_group_loops"):
        for path in sorted((transforms / folder).glob("*.[lp][ly]")):
            found.update(path.read_bytes())
    return found.hexdigest()


@cache
def _processor() -> str:
    """Return what tells this processor from others that need other code."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return "".join(line for line in lines if line.startswith(("model name", "flags", "Features")))[:8192]
    except OSError:
        return platform.processor()
