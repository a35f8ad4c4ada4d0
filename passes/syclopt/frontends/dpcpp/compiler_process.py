"""Calls of DPC++'s compiler library, each in a process of its own, which the library may end."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import tempfile
import zlib
from contextlib import suppress
from functools import cache, partial
from typing import TYPE_CHECKING, cast

from syclopt import names
from syclopt.child_processes import end_child, end_of, start_child, timeout_of
from syclopt.disk_cache import DiskCache, digest, user_cache_folder
from syclopt.errors import FrontEndCrash, FrontEndError
from syclopt.frontends.dpcpp.compiler_interface import Request, Response
from syclopt.time_trace import span

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.frontends.dpcpp.compiler import Installation

TIMEOUT_VARIABLE = "SYCLOPT_DPCPP_TIMEOUT"
_WORKER = "syclopt.frontends.dpcpp.compiler_worker"
_LINES = 3  # of the library's last words
_SOURCE = b"""
template <typename Name, typename Kernel> __attribute__((sycl_kernel)) void run(const Kernel &kernel) { kernel(); }
int main() { run<class Probe>([] {}); }
"""
_STAMP = "self_test"
_SYMBOL = "_ZTSZ4mainE5Probe"
_SPIRV_MAGIC = b"\x03\x02\x23\x07"
_BITCODE_MAGIC = b"BC\xc0\xde"
_cache = DiskCache("syclopt", partial(user_cache_folder, "syclopt"))


def ask(request: Request, doing: str, timeout: float | None = None) -> Response:
    """Call the library in a process and return what it gave.

    `doing` is what messages say about it; `timeout` is in seconds, None takes SYCLOPT_DPCPP_TIMEOUT, or ten minutes.
    Raises `FrontEndError` when the process cannot start or takes too long, `FrontEndCrash` when it ends, `InputError`
    for a bad variable.
    """
    seconds = timeout_of(TIMEOUT_VARIABLE) if timeout is None else timeout
    with tempfile.TemporaryDirectory(prefix="syclopt-dpcpp-") as folder:  # else the library leaves some where it ends
        process = _start(folder)
        with process, span(f"DPC++: {doing}", "front end", source=request.name):
            try:
                answer, printed = process.communicate(pickle.dumps(request), seconds)
            except subprocess.TimeoutExpired:
                end_child(process)
                message = f"DPC++'s compiler library was ended: no answer in {seconds:g} s while {doing}"
                raise FrontEndError(f"{message} ({TIMEOUT_VARIABLE} sets the time)", file=request.name) from None
            except BaseException:
                end_child(process)
                raise
    if process.returncode == 0 and answer:
        return cast("Response", pickle.loads(answer))
    raise _ended(process.returncode, printed.decode("utf-8", "replace"), doing, request.name)


def _start(folder: str) -> subprocess.Popen[bytes]:
    """Start a process whose temporary files are in `folder`."""
    path = os.pathsep.join(path for path in sys.path if path)
    try:
        return start_child(
            [sys.executable, "-P", "-m", _WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path, "TMPDIR": folder},
        )
    except OSError as error:
        raise FrontEndError(f"cannot start DPC++'s compiler library: {error.strerror or error}") from error


def _ended(code: int, printed: str, doing: str, name: str) -> FrontEndCrash:
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    words = f": {' / '.join(lines[-_LINES:]).replace(': / ', ': ')}" if lines else ""
    return FrontEndCrash(f"DPC++'s compiler library ended ({end_of(code)}) while {doing}{words}", file=name)


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


def kept(installation: Installation, name: str, make: Callable[[], bytes]) -> bytes:
    """Return what `make` gives, or gave before under that name for the same library. Raises what `make` raises."""
    try:
        state = installation.compiler.stat()
    except OSError:
        return make()
    told = f"{installation.compiler.resolve()} {state.st_size} {state.st_mtime_ns} {state.st_ctime_ns}"
    key = digest(f"dpcpp {installation.version}", told, name)
    found = _cache.find(key)
    if found is not None:
        with suppress(zlib.error):
            return zlib.decompress(found)
    data = make()
    _cache.store(key, zlib.compress(data, 1))
    return data
