"""This machine's processor as a device: what it is, what it has, and how much it takes."""

from __future__ import annotations

import os
import platform
from functools import cache

from syclopt import __version__, targets
from syclrt.backends.backend import DeviceFacts
from syclrt.backends.native_cpu.launch import MAX_WORK_GROUP_SIZE
from syclrt.errors import Errc, SyclError

NAME = "native_cpu"
_THREADS = "SYCLRT_NUM_THREADS"
_MOST_THREADS = 1024
_LOCAL_BYTES = 1 << 20
_NATIVE_ASPECTS = (
    "cpu fp16 fp64 atomic64 online_compiler online_linker queue_profiling usm_device_allocations usm_host_allocations"
    " usm_shared_allocations usm_system_allocations usm_atomic_host_allocations usm_atomic_shared_allocations"
    " ext_oneapi_graph ext_oneapi_limited_graph ext_oneapi_virtual_functions host_debuggable"
)


@cache
def facts(threads: int) -> DeviceFacts:
    """Return what the processor is, for a number of threads."""
    models = [line for line in processor().splitlines() if line.startswith("model name")]
    name = models[0].partition(":")[2].strip() if models else ""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    sizes = MAX_WORK_GROUP_SIZE, memory, _LOCAL_BYTES
    return DeviceFacts(NAME, name or platform.machine(), "syclrt", __version__, threads, *sizes)


@cache
def target() -> targets.Target:
    """Return what the processor has, as compilers ask it."""
    architectures = {one.name: one for one in targets.architectures()}
    listed = tuple(aspect for aspect in targets.aspects() if aspect.name in _NATIVE_ASPECTS.split())
    architecture = architectures.get(platform.machine())
    return targets.Target(NAME, aspects=listed, sub_group_sizes=(1,), architecture=architecture)


def thread_count() -> int:
    """Return how many threads run kernels, by the environment or the processor. Raises `SyclError` (INVALID)."""
    text = os.environ.get(_THREADS, "")
    if not text:
        return len(os.sched_getaffinity(0))
    if not text.isdecimal() or not 1 <= int(text) <= _MOST_THREADS:
        raise SyclError(f"{_THREADS}: expected a number from 1 to {_MOST_THREADS}, found '{text}'", Errc.INVALID)
    return int(text)


@cache
def processor() -> str:
    """Return what tells this processor from others that need other code."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return "".join(line for line in lines if line.startswith(("model name", "flags", "Features")))[:8192]
    except OSError:
        return platform.processor()


def vector_bits() -> int:
    """Return the size of the vector registers of this processor."""
    features = processor().split()
    return 512 if "avx512f" in features else 256 if "avx2" in features else 128
