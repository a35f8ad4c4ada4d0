"""What DPC++'s compiler library does for us: a source to a module, a module to SPIR-V, its own post-link step."""

from __future__ import annotations

import os
import re
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import FrontEndCrash, FrontEndError
from syclopt.files import read_source
from syclopt.frontends.dpcpp.compiler_interface import Request
from syclopt.frontends.dpcpp.compiler_process import ask
from syclopt.frontends.dpcpp.device_module import DeviceModule
from syclopt.frontends.dpcpp.installation import find_installation
from syclopt.frontends.dpcpp.integration_files import IntegrationFiles
from syclopt.frontends.dpcpp.kept_files import kept
from syclopt.frontends.dpcpp.read_files import dependency_options, read_dependencies
from syclopt.frontends.dpcpp.self_test import check_library
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from os import PathLike

    from syclopt.frontends.dpcpp.compiler_interface import PeerImage, Response

# The library translates what it compiles, and the process ends where that fails: at a `printf`, whose format is not in
# constant memory before a pass moves it there. Under another name of the same length it is a function like others.
_PRINTF, _HIDDEN_PRINTF = "__spirv_ocl_printf", "__syclo_ocl_printf"
_LANGUAGE = "-xc++"  # whatever the name of the file ends in
_NO_PASSES = ("-Xclang", "-disable-llvm-passes")
_RAW = (*_NO_PASSES, f"-D{_PRINTF}={_HIDDEN_PRINTF}")
# Products of complex numbers would be intrinsics of Intel's, which LLVM and the translator lack, and not calls of C's.
_PLAIN = ("-fno-use-complex-intrinsics",)
# The debug information of LLVM 23 ends the LLVM that reads the bitcode here.
_DEBUG = re.compile(r"-g(?:[0-3]|gdb[0-3]?|dwarf.*|line-tables-only|mlt|full|.*-debug)?")
_HEADINGS = ("Device compilation failed", "Detailed information:")
_COMPILING = "compiling the source"
_OTHER_TRIPLE = "WARNING:Linking two modules of different target triples"  # device libraries have the usual one
_LIBRARIES = "/sycl-jit-toolchain/lib/dpcpp-2026/sycl"  # a folder inside of the library
_NO_SPLIT = "-fsycl-device-code-split=off"


def compile(  # noqa: A001 - what it does, with what it is asked for
    source: str | PathLike[str],
    options: Sequence[str] = (),
    *,
    triple: str | None = None,
    lowered: bool = False,
    timeout: float | None = None,
    receive: Callable[[str, str], None] | None = None,
) -> DeviceModule:
    """Compile the device code of a C++ file and return its module, with the integration header and footer.

    `options` are clang's for a device compilation; those for debug information do not count. `triple` is what code is
    for, if not spir64-unknown-unknown; for spir64_x86_64, kernels take a buffer of specialization constants. The module
    is what the front end makes of the source, on which no pass has run. With `lowered=True` it is what DPC++'s own
    passes and optimizer make of it; so it is, and the module says so (`is_lowered`), where the library cannot give the
    other (it must translate what it gives), and for what those passes alone lower: `parallel_for_work_group`, dynamic
    local memory, and `printf` that is not inlined (`-O0`). `timeout` is in seconds. `receive` is called in another
    thread with header and footer, some time before the module is there; they are empty for a source without kernels and
    the like. Raises `FileError`, and `FrontEndError` when DPC++ is not there, refuses the source, or dies.
    """
    name = os.fspath(source)
    text = read_source(name) or b"\n"
    if b"\0" in text:
        raise FrontEndError("the source has a null character", file=name)
    with tempfile.TemporaryDirectory(prefix="syclopt-") as folder:
        read = Path(folder, "read.d")
        with IntegrationFiles(Path(folder), receive) as files:
            kept = [option for option in options if not _DEBUG.fullmatch(option)]
            target = ("-Xclang", "-triple", "-Xclang", triple) if triple is not None else ()
            made = (*files.options, *dependency_options(read))
            request = Request(_library(), name, text, options=(*kept, *_PLAIN, *target, *made, _LANGUAGE))
            module = None if lowered else _raw(request, timeout)
            if module is None:
                module = _module(ask(request, _COMPILING, timeout), name, {})
                module.is_lowered = True
        if receive is not None and not files.header:
            receive("", "")
        module.integration_header, module.integration_footer = files.header, files.footer
        module.dependencies = read_dependencies(read)
    return module


def _raw(request: Request, timeout: float | None) -> DeviceModule | None:
    """Return what the front end makes of a source; None where the library's own passes are needed."""
    try:
        response = ask(request.with_options(*_RAW), _COMPILING, timeout)
    except FrontEndCrash:
        return None
    module = _module(response, request.name, {_HIDDEN_PRINTF: _PRINTF})
    return None if _needs_passes(module, request.options) else module


def _needs_passes(module: DeviceModule, options: Sequence[str]) -> bool:
    """Whether a module has what only the library's own passes lower."""
    if names.DYNAMIC_LOCAL_MEMORY in module.functions or module.functions_with_metadata(names.WORK_GROUP_SCOPE_KIND):
        return True
    levels = [option for option in options if option.startswith("-O")]
    prints = any(str(key).startswith(names.PRINTF_PREFIX) for key in module.declaration_keys())
    return prints and levels[-1:] == ["-O0"]  # where nothing is inlined, the format is an argument


def _module(response: Response, name: str, spelled: Mapping[str, str]) -> DeviceModule:
    if response.is_error:
        raise _refused(response.log, name)
    module = DeviceModule.of_bitcode(response.ir, name, spelled)
    module.diagnostics = _unwrapped(response.log)
    return module


def translate(module: Module, timeout: float | None = None) -> bytes:
    """Return the SPIR-V that DPC++'s translator makes of a module, which is one image: nothing is split.

    DPC++'s device libraries are linked before. Raises `LLVMError`, and `FrontEndError` that says what the translator
    does not take.
    """
    images = post_link(module, (_NO_SPLIT,), timeout)
    if len(images) != 1:
        raise FrontEndError(f"expected one image of DPC++'s translator, found {len(images)}", file=module.name)
    return images[0].code


def post_link(module: Module, options: Sequence[str] = (), timeout: float | None = None) -> tuple[PeerImage, ...]:
    """Return the images that DPC++'s own step after linking makes of a module, translated to SPIR-V.

    `options` are the driver's, such as `-fsycl-device-code-split=per_kernel`. Raises `LLVMError`, `FrontEndError`.
    """
    from syclopt.ir.llvm import to_bitcode

    request = Request(_library(), module.name, ir=to_bitcode(module), options=tuple(options))
    response = ask(request, "processing the module", timeout)
    if response.is_error:
        raise FrontEndError(f"DPC++ refuses the module: {' '.join(response.log.split())}", file=module.name)
    return response.images


@cache
def device_library(name: str) -> Module:
    """Return one of DPC++'s device libraries, such as "crt" (C's functions), "cmath" or "fallback-bfloat16".

    Definitions there are weak. Raises `FrontEndError` for a name that there is not.
    """
    file = f"libsycl-{name}.ll"
    text = kept(find_installation(), file, lambda: _library_text(name))
    return Module.parse(text, file)


def _library_text(name: str) -> bytes:
    from syclopt.ir.llvm import from_bitcode

    file = f"{_LIBRARIES}/libsycl-{name}.bc"
    link = ("-Xclang", "-mlink-bitcode-file", "-Xclang", file, *_NO_PASSES)
    response = ask(Request(_library(), f"{name}.cpp", b"\n", options=link), "reading a device library")
    if response.is_error:
        raise FrontEndError(f"DPC++ has no device library '{name}': {' '.join(response.log.split())}")
    return from_bitcode(response.ir, file)


def _library() -> str:
    installation = find_installation()
    check_library(installation)
    return str(installation.compiler)


def _refused(log: str, name: str) -> FrontEndError:
    diagnostics = _unwrapped(log)
    first = next((line for line in diagnostics.splitlines() if "error:" in line), diagnostics.partition("\n")[0])
    place, _, message = first.partition("error:")
    file = place.strip().rstrip(":") or name
    return FrontEndError(message.strip() or place.strip(), file=file, diagnostics=diagnostics)


def _unwrapped(log: str) -> str:
    """Return what the front end said, without the headings that the library puts above it."""
    lines = [line for line in log.splitlines() if line not in _HEADINGS and not line.startswith(_OTHER_TRIPLE)]
    if lines and lines[0].startswith("\t"):
        lines[0] = lines[0][1:]
    text = "\n".join(lines).strip("\n").rstrip()
    return f"{text}\n" if text else ""
