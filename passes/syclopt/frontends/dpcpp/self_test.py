"""Whether the compiler library takes and gives what is expected of its version; asked once for each library."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import FrontEndError
from syclopt.frontends.dpcpp.compiler_interface import Request
from syclopt.frontends.dpcpp.compiler_process import ask
from syclopt.frontends.dpcpp.kept_files import kept

if TYPE_CHECKING:
    from syclopt.frontends.dpcpp.compiler_interface import Response
    from syclopt.frontends.dpcpp.installation import Installation

_SOURCE = b"""
template <typename Name, typename Kernel> __attribute__((sycl_kernel)) void run(const Kernel &kernel) { kernel(); }
int main() { run<class Probe>([] {}); }
"""
_STAMP = "self_test"
_SYMBOL = "_ZTSZ4mainE5Probe"
_SPIRV_MAGIC = b"\x03\x02\x23\x07"
_BITCODE_MAGIC = b"BC\xc0\xde"


@cache
def check_library(installation: Installation) -> None:
    """Compile a source that needs no headers, unless this library did so before. Raises `FrontEndError`."""
    kept(installation, _STAMP, lambda: _tested(installation))


def _tested(installation: Installation) -> bytes:
    request = Request(str(installation.compiler), "probe.cpp", _SOURCE, options=("-Xclang", "-disable-llvm-passes"))
    response = ask(request, "compiling its self-test")
    if wrong := _wrong(response):
        what = f"DPC++ {installation.version} in '{installation.compiler}'"
        raise FrontEndError(f"{what} does not do what this version is known to do: {wrong}; install it anew")
    return b"passed"


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
