"""Device IR inside of host objects: a section that the linker of a program drops, after it has been read."""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import FrontEndError, InputError
from syclopt.ir.module import Module
from syclopt.limits import UNPACKED_BYTES, check, json_value
from syclopt.tools.cxx.object_files import objects_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.frontends.dpcpp import DeviceModule
    from syclopt.tools.cxx.object_files import ObjectFile

SECTION = ".syclopt.device_ir"
CLANG, DPCPP = "clang", "dpcpp"  # the front ends, between whose device code nothing can be linked
_MAGIC = b"syclopt device IR 3\n"
_BYTES_A_LINE, _END_OF_LINE = 512, "\\0A"
_BITCODE = b"BC\xc0\xde"
_PREFIX = b"syclopt device IR "
_REGISTRATION = "__sycl_register_lib"  # what an object with images calls
# Device code that other compilers wrote is known by what they call it.
_BUNDLE = "__CLANG_OFFLOAD_BUNDLE__sycl"
_PACKED = ".llvm.offloading"
_PACKED_MAGIC = b"\x10\xff\x10\xad"
_PACKED_HEADER = struct.Struct("<4sIQQQ")  # magic, version, size of the whole, place and size of its entry
_PACKED_ENTRY = struct.Struct("<HH")  # what the code is, and for what
_SYCL = 8
_ADAPTIVE = ("__acpp_", "__hipsycl_")


def add_section(path: str, modules: Sequence[DeviceModule]) -> None:
    """Put the modules of a source, one for each target, into the object file `path`. Raises `FrontEndError`."""
    objcopy = shutil.which("objcopy") or shutil.which("llvm-objcopy")
    if objcopy is None:
        raise FrontEndError("objcopy is needed to put device code into an object (Debian: apt-get install binutils)")
    with open(path, "rb") as file:
        is_bitcode = file.read(len(_BITCODE)) == _BITCODE
    if is_bitcode:
        message = "the host compiler made bitcode of it (-flto), which cannot carry device code"
        raise FrontEndError(f"{message}; compile and link at once, or without -flto", file=modules[0].name)
    content = Path(f"{path}.device")
    try:
        content.write_bytes(b"".join([_MAGIC, *(_packed(module, module.name, DPCPP) for module in modules)]))
        flags = f"{SECTION}=noload,readonly,exclude"
        command = [objcopy, f"--add-section={SECTION}={content}", f"--set-section-flags={flags}", path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    finally:
        content.unlink(missing_ok=True)
    if done.returncode:
        raise FrontEndError(f"cannot put device code into the object: {done.stderr.strip()}", file=modules[0].name)


def section_ir(module: Module, source: str) -> str:
    """Return assembly in IR that has the compiler of the host code put the device code of a source into its object."""
    content = b"".join((_MAGIC, _packed(module, source, CLANG)))
    lines = (content[at : at + _BYTES_A_LINE] for at in range(0, len(content), _BYTES_A_LINE))
    written = (f".byte {','.join(map(str, line))}" for line in lines)
    flags = "e\\22,@progbits"  # left out of what is linked
    text = (f".section {SECTION},\\22{flags}", *written, ".previous")
    return f'module asm "{_END_OF_LINE.join(text)}"'


def modules_of(paths: Sequence[str], front_end: str = DPCPP) -> list[Module]:
    """Return the modules in objects and archives, in order; files of other kinds have none.

    Raises `FileError`, and `InputError` for an object that is damaged, that has kernels without their device code, or
    device code of another compiler or version, or of another front end.
    """
    files = [file for path in paths for file in objects_in(path)]
    has_images = any(file.mentions(_REGISTRATION) for file in files)
    return [module for file in files for module in _modules(file, front_end, has_images=has_images)]


def _modules(file: ObjectFile, front_end: str, *, has_images: bool) -> list[Module]:
    """Return the modules of an object; `has_images` tells that another one may have its device code."""
    content = file.section(SECTION)
    if content is not None:
        return _unpacked(content, file.name, front_end)
    compiler = foreign_compiler(file)
    if compiler is not None:
        message = f"its device code is of {compiler}, which cannot be read here; compile the source with syclopt-cxx"
        raise InputError(message, file=file.name)
    if has_images or front_end != DPCPP:
        return []
    from syclopt.tools.cxx.host_kernels import submitted_kernels

    kernels = submitted_kernels(file)
    if kernels:
        message = f"it has no device code for the kernel '{kernels[0]}'; compile the source with syclopt-cxx -fsycl"
        raise InputError(message, file=file.name)
    return []


def _packed(module: DeviceModule | Module, name: str, front_end: str) -> bytes:
    text = zlib.compress(module.to_bytes(), 1)
    about = json.dumps({"name": name, "front_end": front_end, "size": len(text)}).encode()
    return b"%b\n%b" % (about, text)


def _unpacked(data: bytes, file: str, front_end: str) -> list[Module]:
    if not data.startswith(_MAGIC):
        what = (
            data[:40].partition(b"\n")[0].decode("ascii", "replace") if data.startswith(_PREFIX) else "something else"
        )
        raise InputError(f"the device code is of another version: found '{what}'; compile the source anew", file=file)
    try:
        modules = [*_each(data, file, front_end)]
    except (zlib.error, ValueError, KeyError, TypeError) as error:
        raise InputError(f"the device code is broken ({error}); compile the source anew", file=file) from error
    if not modules:
        raise InputError("the device code is broken (it holds none); compile the source anew", file=file)
    return modules


def _each(data: bytes, file: str, front_end: str) -> Iterator[Module]:
    at = unpacked = 0
    while (at := _after_magic(data, at)) < len(data):
        end = data.index(b"\n", at)
        about: dict[str, object] = json_value(data[at:end].decode("utf-8", "replace"), file)
        name, size = about["name"], about["size"]
        if not isinstance(name, str) or not isinstance(size, int) or not 0 < size <= len(data):
            raise ValueError("a module has no name or no size")
        if about["front_end"] != front_end:
            message = (
                f"its device code was compiled with -fsycl-frontend={about['front_end']}, and the program is linked"
            )
            raise InputError(f"{message} with -fsycl-frontend={front_end}; use one for all sources", file=file)
        code = _decompressed(data[end + 1 : end + 1 + size], UNPACKED_BYTES - unpacked, file)
        yield Module.parse(code, name)
        unpacked += len(code)
        at = end + 1 + size


def _after_magic(data: bytes, at: int) -> int:
    """Step over what sections begin with: it is there again where a linker has joined some."""
    return at + len(_MAGIC) if data.startswith(_MAGIC, at) else at


def _decompressed(data: bytes, limit: int, file: str) -> bytes:
    """Return what is packed in some bytes. Raises `LimitError` before more than `limit` bytes are unpacked."""
    unpacker = zlib.decompressobj()
    code = unpacker.decompress(data, limit + 1)
    check("bytes of device code", UNPACKED_BYTES - limit + len(code), UNPACKED_BYTES, file=file)
    if not unpacker.eof:
        raise ValueError("a module ends too early")
    return code


def foreign_compiler(file: ObjectFile) -> str | None:
    """Return what wrote the device code of an object, for messages; None where no other compiler did."""
    bundle = next((name for name in file.section_names if name.startswith(_BUNDLE)), None)
    if bundle is not None:
        return f"DPC++ (section '{bundle}')"
    if _SYCL in _kinds(file.section(_PACKED) or b""):
        return f"DPC++ (section '{_PACKED}')"
    if not any(map(file.mentions, _ADAPTIVE)):
        return None
    symbol = next((name for name in file.symbols if name.startswith(_ADAPTIVE)), None)
    return f"AdaptiveCpp (symbol '{symbol}')" if symbol else None


def _kinds(content: bytes) -> Iterator[int]:
    """Yield what the parts of a section of offloaded code are for."""
    at = content.find(_PACKED_MAGIC)
    while 0 <= at <= len(content) - _PACKED_HEADER.size:
        _, _, _, entry, _ = _PACKED_HEADER.unpack_from(content, at)
        if at + entry + _PACKED_ENTRY.size <= len(content):
            yield _PACKED_ENTRY.unpack_from(content, at + entry)[1]
        at = content.find(_PACKED_MAGIC, at + 1)
