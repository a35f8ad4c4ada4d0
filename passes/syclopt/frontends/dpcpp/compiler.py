"""What DPC++'s compiler library does for us: a source to a module, a module to SPIR-V, its own post-link step.

First, where it, its headers and runtime are installed, and whether this version is one that is known; last, the
modules that it hands over.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, cast

from syclopt import names
from syclopt.errors import FrontEndCrash, FrontEndError
from syclopt.files import read_source
from syclopt.frontends.dpcpp.compiler_interface import Request
from syclopt.frontends.dpcpp.compiler_process import ask, check_library, kept
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from os import PathLike
    from types import TracebackType
    from typing import Self

    from syclopt.frontends.dpcpp.compiler_interface import PeerImage, Response

ROOT_VARIABLE = "SYCLOPT_DPCPP_ROOT"
VERSIONS = ("2026.2.0",)
"""The versions of the package whose compiler library is known to take and give what `compiler_interface.py` says."""

_PACKAGE = "intel_sycl_rt"
_HOW = f"pip install 'syclopt[dpcpp]', or name the prefix of an environment that has it: {ROOT_VARIABLE}=DIR"
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
_CHUNK = 1 << 16
_WORD = re.compile(r"(?:\\[ #\n]|\$\$|[^\s\\]|\\)+")
_ESCAPED = re.compile(r"\\([ #])|\$(\$)")
# LLVM's numbers, and the widths of its fields in bits.
_DEAD_ON_RETURN, _DEREFERENCEABLE = 103, 41
_INTEGER = 1  # what stands before the number of an attribute with a value
_MODULE, _ATTRIBUTE_GROUPS = 8, 10
_BLOCK, _RECORD = 1, 3
_FIELD, _BLOCK_FIELD, _WIDTH_FIELD, _WORD_BITS = 6, 8, 4, 32


@dataclass(frozen=True, slots=True)
class Installation:
    """DPC++ as the packages of PyPI install it under a prefix."""

    root: Path
    version: str

    @property
    def compiler(self) -> Path:
        """The compiler library."""
        return self.root / "lib" / "libsycl-jit.so"

    @property
    def include(self) -> Path:
        """The folder of the headers."""
        return self.root / "include"

    @property
    def libraries(self) -> Path:
        """The folder of the runtime."""
        return self.root / "lib"

    @property
    def opencl_driver(self) -> Path:
        """The OpenCL runtime for processors; it is in a package of its own, and may be absent."""
        return self.root / "lib" / "libintelocl.so"


def find_installation() -> Installation:
    """Return the installation that SYCLOPT_DPCPP_ROOT names, or that of this interpreter's environment.

    Raises `FrontEndError` when there is none, and for a version that is not known.
    """
    named = os.environ.get(ROOT_VARIABLE)
    return _installation(Path(named or sys.prefix).absolute(), is_named=bool(named))


@cache
def _installation(root: Path, *, is_named: bool) -> Installation:
    place = f"under '{root}'" + (f", which {ROOT_VARIABLE} names" if is_named else "")
    versions = sorted(
        {_version_of(folder) for folder in root.glob(f"lib/python3*/site-packages/{_PACKAGE}-*.dist-info")}
    )
    if not versions or not (root / "lib" / "libsycl-jit.so").exists():
        raise FrontEndError(f"DPC++ is not installed {place}; {_HOW}")
    known = [version for version in versions if version in VERSIONS]
    if not known:
        expected = " or ".join(VERSIONS)
        message = f"DPC++ {versions[-1]} {place} is not a version that is known to work; expected {expected}"
        raise FrontEndError(f"{message}: pip install '{_PACKAGE.replace('_', '-')}=={VERSIONS[-1]}'")
    return Installation(root, known[-1])


def _version_of(folder: Path) -> str:
    return folder.name.removeprefix(f"{_PACKAGE}-").removesuffix(".dist-info")


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


class IntegrationFiles:
    """Two files in a folder for the front end to write; the header, which it writes last, is a pipe with a name.

    `receive` is called in another thread with header and footer. Inside of a `with` statement the files are read;
    after it `header` and `footer` are what came first.
    """

    def __init__(self, folder: Path, receive: Callable[[str, str], None] | None) -> None:
        """Make the pipe."""
        self.header = self.footer = ""
        self._header_path, self._footer_path = folder / "header.h", folder / "footer.h"
        self._receive = receive
        self._lock = Lock()
        self._has_ended = False
        self._reader = Thread(target=self._read, daemon=True)
        os.mkfifo(self._header_path)
        self._pipe = os.open(self._header_path, os.O_RDONLY | os.O_NONBLOCK)
        self._writer: int | None = None
        self._hold()
        os.set_blocking(self._pipe, True)

    @property
    def options(self) -> tuple[str, ...]:
        """The options that make the front end write the files."""
        header, footer = f"-fsycl-int-header={self._header_path}", f"-fsycl-int-footer={self._footer_path}"
        return ("-Xclang", header, "-Xclang", footer)

    def __enter__(self) -> Self:
        self._reader.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._has_ended = True
        self._let_go()
        self._reader.join()
        os.close(self._pipe)

    def _hold(self) -> None:
        """Open the pipe for writing, too: it then has no end before the front end writes to it."""
        with self._lock:
            if not self._has_ended:
                self._writer = os.open(self._header_path, os.O_WRONLY)

    def _let_go(self) -> None:
        with self._lock:
            writer, self._writer = self._writer, None
        if writer is not None:
            os.close(writer)

    def _read(self) -> None:
        """Read headers until the front end has ended: it may begin again, and must never wait for a reader."""
        while first := os.read(self._pipe, _CHUNK):
            self._let_go()
            parts = [first, *iter(lambda: os.read(self._pipe, _CHUNK), b"")]
            self._take(b"".join(parts).decode("utf-8", "surrogateescape"))
            self._hold()

    def _take(self, header: str) -> None:
        if self.header:
            return
        self.header, self.footer = header, self._footer_path.read_text("utf-8", "surrogateescape")
        if self._receive is not None:
            self._receive(self.header, self.footer)


def dependency_options(path: Path) -> tuple[str, ...]:
    """Return the front end's options that make it write the names of the files it reads, but for headers of systems."""
    return ("-Xclang", "-dependency-file", "-Xclang", str(path), "-Xclang", "-MT", "-Xclang", "source")


def read_dependencies(path: Path) -> tuple[str, ...]:
    """Return the names in such a file; none when it is not there."""
    if not path.exists():
        return ()
    names = path.read_text("utf-8", "surrogateescape").partition(":")[2].replace("\\\n", " ")
    return tuple(_ESCAPED.sub(r"\1\2", word) for word in _WORD.findall(names))


class DeviceModule(Module):
    """A module that came from a front end: its IR, and the integration header and footer of the same source.

    The host side includes the header before its first line, and the footer after its last one.
    """

    __slots__ = ("dependencies", "diagnostics", "integration_footer", "integration_header", "is_lowered")

    integration_header: str
    integration_footer: str
    diagnostics: str
    dependencies: tuple[str, ...]
    is_lowered: bool

    @classmethod
    def of_bitcode(cls, bitcode: bytes, name: str, spelled: Mapping[str, str]) -> DeviceModule:
        """Return the module of a bitcode file, with some words spelled otherwise. Raises `LLVMError`."""
        from syclopt.ir.llvm import from_bitcode

        text = from_bitcode(for_our_llvm(bitcode), name)
        for old, new in spelled.items():
            text = text.replace(old.encode(), new.encode())
        module = cast("DeviceModule", cls.parse(text, name))
        module.integration_header = module.integration_footer = module.diagnostics = ""
        module.dependencies = ()
        module.is_lowered = False
        return module


def for_our_llvm(bitcode: bytes) -> bytes:
    """Return bitcode that LLVM 22 reads."""
    bits = _Bits(bitcode)
    for place in [*_numbers_of_dead_on_return(bits)]:
        bits.put(place, _DEREFERENCEABLE)
    return bytes(bits.data)


class _Bits:
    """A stream of bits, and a place in it."""

    def __init__(self, data: bytes) -> None:
        self.data = bytearray(data)
        self.place = _WORD_BITS  # behind the magic number
        self.end = len(data) * 8

    def read(self, width: int) -> int:
        """Return the next bits, at most 32 of them."""
        start, shift = divmod(self.place, 8)
        self.place += width
        return int.from_bytes(self.data[start : start + 5], "little") >> shift & ((1 << width) - 1)

    def read_number(self, width: int = _FIELD) -> int:
        """Return the next number, whose fields say in their highest bits whether there are more."""
        number = shift = 0
        more = 1 << (width - 1)
        while (part := self.read(width)) & more:
            number |= (part ^ more) << shift
            shift += width - 1
        return number | part << shift

    def put(self, place: int, number: int) -> None:
        """Write a number of two fields over another one."""
        high = 1 << (_FIELD - 1)
        self._put_field(place, number % high | high)
        self._put_field(place + _FIELD, number // high)

    def _put_field(self, place: int, value: int) -> None:
        start, shift = divmod(place, 8)
        word = int.from_bytes(self.data[start : start + 2], "little")
        word = word & ~(((1 << _FIELD) - 1) << shift) | value << shift
        self.data[start : start + 2] = word.to_bytes(2, "little")


def _numbers_of_dead_on_return(bits: _Bits) -> Iterator[int]:
    """Yield the places where the attribute's number stands; `bits` stands at the blocks of a file."""
    width = 2
    while bits.place + _WORD_BITS < bits.end:
        kind = bits.read(width)
        if kind == _RECORD:
            _read_record(bits)
        elif kind == _BLOCK:
            block, inner = bits.read_number(_BLOCK_FIELD), bits.read_number(_WIDTH_FIELD)
            bits.place += -bits.place % _WORD_BITS
            size = bits.read(_WORD_BITS) * _WORD_BITS
            if block == _ATTRIBUTE_GROUPS:
                yield from _in_groups(bits, inner)
                return
            if block == _MODULE:
                width = inner
            else:
                bits.place += size
        else:  # what may stand behind the attributes
            return


def _in_groups(bits: _Bits, width: int) -> Iterator[int]:
    while bits.read(width) == _RECORD:
        values, places = _read_record(bits)
        for index in range(2, len(values) - 1):
            # Nowhere else do these two meet: a letter follows no 1, and what follows a value is a small number.
            if values[index] == _INTEGER and values[index + 1] == _DEAD_ON_RETURN:
                yield places[index + 1]


def _read_record(bits: _Bits) -> tuple[list[int], list[int]]:
    """Read a record without abbreviations; return its values, and where each stands."""
    bits.read_number()
    values: list[int] = []
    places: list[int] = []
    for _ in range(bits.read_number()):
        places.append(bits.place)
        values.append(bits.read_number())
    return values, places
