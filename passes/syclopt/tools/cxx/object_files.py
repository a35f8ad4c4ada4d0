"""Objects and archives of the host: which of them are linked, and sections and symbols of 64-bit ELF files."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from syclopt.cached_property import cached_property
from syclopt.elf_files import MAGIC, STRINGS, SYMBOLS, ElfFile
from syclopt.errors import InputError
from syclopt.files import read_named, read_regular
from syclopt.tools.cxx.cxx_options import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_ARCHIVE, _THIN = b"!<arch>\n", b"!<thin>\n"
_MEMBER = 60  # bytes of what stands before each member of an archive
_LONGEST_NAME = 1 << 16
_SHARED = re.compile(r"\.so(?:\.|$)")


def link_inputs(words: Sequence[str]) -> list[str]:
    """Return the paths of objects and archives in order, each once, and of no shared library."""
    return [*dict.fromkeys(path for path in _paths(words) if os.path.isfile(path) and not _SHARED.search(path))]


def shared_libraries(words: Sequence[str]) -> list[str]:
    """Return the paths of shared libraries in order, each once, of those that stand in folders of the command line."""
    return [*dict.fromkeys(path for path in _paths(words) if os.path.isfile(path) and _SHARED.search(path))]


def _paths(words: Sequence[str]) -> Iterator[str]:
    folders: list[str] = []
    for word, _, value, *_ in words_of(words):
        if not word.startswith("-"):
            yield word
        elif word.startswith("-L"):
            folders.append(value)
        elif word.startswith("-l"):
            yield from _library(value, folders, is_static="-static" in words)


def _library(name: str, folders: Sequence[str], *, is_static: bool) -> Iterator[str]:
    """Yield the archive that the linker takes for `-l`, if it takes one: a shared library beside it comes before."""
    names = [name[1:]] if name.startswith(":") else [f"lib{name}.a"] if is_static else [f"lib{name}.so", f"lib{name}.a"]
    found = (path for folder in folders for path in (os.path.join(folder, each) for each in names))
    yield from [next((path for path in found if os.path.isfile(path)), "")]


class ObjectFile:
    """An object; `name` is that of its file, or `archive(member)`."""

    def __init__(self, name: str, data: bytes) -> None:
        """Read the sections of an ELF file. Raises `InputError` when it is damaged."""
        self.name = name
        self._elf = ElfFile(data, name)

    @property
    def section_names(self) -> list[str]:
        """The names of its sections."""
        return [section.name for section in self._elf.sections]

    def section(self, name: str) -> bytes | None:
        """Return the content of a section, if there is one of that name."""
        return next((self._elf.content(each) for each in self._elf.sections if each.name == name), None)

    def mentions(self, word: str) -> bool:
        """Tell whether the name of a symbol or section has `word` in it: a quick look before a close one."""
        encoded = word.encode()
        return any(encoded in self._elf.content(each) for each in self._elf.sections if each.kind == STRINGS)

    def holds(self, text: bytes) -> bool:
        """Tell whether the bytes stand in some section."""
        return any(text in self._elf.content(each) for each in self._elf.sections)

    @cached_property
    def symbols(self) -> dict[str, bytes]:
        """The symbols of the object, with their content: nothing for those that are defined elsewhere."""
        elf = self._elf
        table = next((each for each in elf.sections if each.kind == SYMBOLS), None)
        if table is None or table.link >= len(elf.sections):
            return {}
        strings = elf.sections[table.link]
        return {
            elf.string(strings, symbol.name_at): elf.part(symbol.section, symbol.value, symbol.size)
            for symbol in elf.symbols(table)
        }


def objects_in(path: str) -> list[ObjectFile]:
    """Return the object in a file, or those in an archive; none for files of other kinds.

    Raises `FileError`, and `InputError` when an object or the archive is damaged.
    """
    data = read_regular(path)
    if data.startswith(_ARCHIVE):
        return [ObjectFile(f"{path}({name})", member) for name, member in _members(path, data) if _is_object(member)]
    if data.startswith(_THIN):
        return [*_objects_named_in(path, data)]
    return [ObjectFile(path, data)] if _is_object(data) else []


def _objects_named_in(path: str, archive: bytes) -> Iterator[ObjectFile]:
    """Yield the objects whose files a thin archive names, each once."""
    seen: set[str] = set()
    for name, _ in _members(path, archive):
        file = os.path.realpath(os.path.join(os.path.dirname(path), name))
        if file in seen:
            continue
        seen.add(file)
        data = read_named(file, path)
        if _is_object(data):
            yield ObjectFile(f"{path}({name})", data)


def _is_object(data: bytes) -> bool:
    return data.startswith(MAGIC)


def _members(path: str, archive: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of the members of an archive; in a thin one they have none."""
    is_thin = archive.startswith(_THIN)
    names, at = b"", len(_ARCHIVE)
    while at + _MEMBER <= len(archive):
        header = archive[at : at + _MEMBER]
        raw, digits = header[:16].rstrip(), header[48:58].strip()
        start = at + _MEMBER
        if not digits.isdigit() or not header.endswith(b"`\n"):
            raise InputError("the archive is damaged", file=path)
        is_table = raw in (b"/", b"//", b"/SYM64/")
        size = 0 if is_thin and not is_table else int(digits)
        content = archive[start : start + size]
        if len(content) < size:
            raise InputError("the archive is damaged: it ends in a member", file=path)
        at = start + size + size % 2
        if raw == b"//":
            names = content
        elif not is_table:
            yield _member_name(path, raw, names), content


def _member_name(path: str, raw: bytes, names: bytes) -> str:
    if raw[:1] == b"/" and raw[1:].isdigit():
        begin = min(int(raw[1:]), len(names))
        end = names.find(b"\n", begin, begin + _LONGEST_NAME)
        if end < 0:
            raise InputError("the archive is damaged: the name of a member has no end", file=path)
        raw = names[begin:end]
    if b"\0" in raw:
        raise InputError("the archive is damaged: the name of a member has a null character", file=path)
    return raw.rstrip(b"/").decode("utf-8", "surrogateescape")
