"""Whether the compiler library takes and gives what is expected of its version; asked once for each library."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import FrontEndError
from syclopt.frontends.dpcpp.compiler_interface import Request
from syclopt.frontends.dpcpp.compiler_process import ask

if TYPE_CHECKING:
    from syclopt.frontends.dpcpp.compiler_interface import Response
    from syclopt.frontends.dpcpp.installation import Installation

_SOURCE = b"""
template <typename Name, typename Kernel> __attribute__((sycl_kernel)) void run(const Kernel &kernel) { kernel(); }
int main() { run<class Probe>([] {}); }
"""
_SYMBOL = "_ZTSZ4mainE5Probe"
_SPIRV_MAGIC = b"\x03\x02\x23\x07"
_BITCODE_MAGIC = b"BC\xc0\xde"


@cache
def check_library(installation: Installation) -> None:
    """Compile a source that needs no headers, unless this library did so before. Raises `FrontEndError`."""
    stamp = _stamp(installation)
    if stamp.exists():
        return
    request = Request(str(installation.compiler), "probe.cpp", _SOURCE, options=("-Xclang", "-disable-llvm-passes"))
    response = ask(request, "compiling its self-test")
    if wrong := _wrong(response):
        what = f"DPC++ {installation.version} in '{installation.compiler}'"
        raise FrontEndError(f"{what} does not do what this version is known to do: {wrong}; install it anew")
    with suppress(OSError):  # then the test is made again the next time
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()


def _wrong(response: Response) -> str:
    if response.is_error:
        return f"it says '{' '.join(response.log.split())}'"
    if [image.symbols for image in response.images] != [(_SYMBOL,)]:
        return f"expected one image with the kernel '{_SYMBOL}'"
    (image,) = response.images
    if not image.code.startswith(_SPIRV_MAGIC):
        return "its image is no SPIR-V"
    if not response.ir.startswith(_BITCODE_MAGIC):
        return "it gives no bitcode"
    requirements = image.sets.get(names.REQUIREMENTS_SET, {})
    if not isinstance(requirements.get(names.ASPECTS_KEY), bytes):
        return f"its image has no property '{names.ASPECTS_KEY}' in '{names.REQUIREMENTS_SET}'"
    return ""


def _stamp(installation: Installation) -> Path:
    state = installation.compiler.stat()
    told = f"{installation.compiler.resolve()} {state.st_size} {state.st_mtime_ns} {installation.version}"
    cache_folder = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(cache_folder).expanduser() / "syclopt" / f"dpcpp-{hashlib.sha256(told.encode()).hexdigest()[:24]}"
