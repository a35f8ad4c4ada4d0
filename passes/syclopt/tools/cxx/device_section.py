"""Device IR inside of host objects: a section that the linker of a program drops, after it has been read."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import FileError, FrontEndError, InputError
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.frontends.dpcpp import DeviceModule

SECTION = ".syclopt.device_ir"
_MAGIC = b"syclopt device IR 2\n"
_PREFIX = b"syclopt device IR "
_ARCHIVE = b"!<arch>\n"
_ELF = b"\x7fELF"


def add_section(path: str, modules: Sequence[DeviceModule]) -> None:
    """Put the modules of a source, one for each target, into the object file `path`. Raises `FrontEndError`."""
    objcopy = shutil.which("objcopy") or shutil.which("llvm-objcopy")
    if objcopy is None:
        raise FrontEndError("objcopy is needed to put device code into an object (Debian: apt-get install binutils)")
    content = Path(f"{path}.device")
    try:
        content.write_bytes(b"".join([_MAGIC, *map(_packed, modules)]))
        flags = f"{SECTION}=noload,readonly,exclude"
        command = [objcopy, f"--add-section={SECTION}={content}", f"--set-section-flags={flags}", path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    finally:
        content.unlink(missing_ok=True)
    if done.returncode:
        raise FrontEndError(f"cannot put device code into the object: {done.stderr.strip()}", file=path)


def modules_in(path: str) -> list[Module]:
    """Return the modules in an object or archive, in order; none in a file of another kind.

    Raises `FileError`, and `InputError` for device code of another version.
    """
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise FileError.from_os("read", path, error) from error
    if SECTION.encode() not in data:
        return []
    if data.startswith(_ARCHIVE):
        return [module for name, member in _members(data) for module in _modules(member, f"{path}({name})")]
    return _modules(data, path)


def _modules(data: bytes, name: str) -> list[Module]:
    from elftools.elf.elffile import ELFFile

    if not data.startswith(_ELF):
        return []
    section = ELFFile(io.BytesIO(data)).get_section_by_name(SECTION)
    return [] if section is None else _unpacked(section.data(), name)


def _packed(module: DeviceModule) -> bytes:
    text = zlib.compress(module.to_bytes(), 1)
    about = json.dumps({"name": module.name, "lowered": module.is_lowered, "size": len(text)}).encode()
    return b"%b\n%b" % (about, text)


def _unpacked(data: bytes, file: str) -> list[Module]:
    if not data.startswith(_MAGIC):
        what = (
            data[:40].partition(b"\n")[0].decode("ascii", "replace") if data.startswith(_PREFIX) else "something else"
        )
        raise InputError(f"the device code is of another version: found '{what}'; compile the source anew", file=file)
    try:
        return [*_each(data)]
    except (zlib.error, ValueError, KeyError, TypeError) as error:
        raise InputError(f"the device code is broken ({error}); compile the source anew", file=file) from error


def _each(data: bytes) -> Iterator[Module]:
    while data := data.removeprefix(_MAGIC):  # which is there again where a linker has joined sections
        line, _, rest = data.partition(b"\n")
        about = json.loads(line)
        yield Module.parse(zlib.decompress(rest[: about["size"]]), about["name"])
        data = rest[about["size"] :]


def _members(archive: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of the members of an archive."""
    names, at = b"", len(_ARCHIVE)
    while at + 60 <= len(archive):
        name, size = archive[at : at + 16].rstrip(), int(archive[at + 48 : at + 58])
        content = archive[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
        if name == b"//":
            names = content
        elif name not in (b"/", b"/SYM64/"):
            if name.startswith(b"/"):
                start = int(name[1:])
                name = names[start : names.index(b"\n", start)]
            yield name.rstrip(b"/").decode("utf-8", "replace"), content
