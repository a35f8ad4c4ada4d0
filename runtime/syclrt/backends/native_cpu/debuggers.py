"""Machine code with lines, told to debuggers by gdb's interface for code that is made while a program runs.

A debugger knows the interface by two symbols: a function at which it stops, and a variable that leads to what there is.
They are in a library of their own, which is made and loaded with the first code that has lines.
"""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from functools import cache
from struct import Struct, pack_into, unpack_from

from syclrt.fork_lock import ForkLock

_FUNCTION, _DESCRIPTOR = "__jit_debug_register_code", "__jit_debug_descriptor"
_HEADER = Struct("<16s2HI3QI6H")
_SEGMENT = Struct("<2I6Q")
_SECTION = Struct("<2I4Q2I2Q")
_SYMBOL = Struct("<I2BH2Q")
_TAG = Struct("<2Q")
_IDENTITY = b"\x7fELF\x02\x01\x01"
_SHARED, _X86_64 = 3, 62
_PROGRAM, _STRINGS, _HASHES, _DYNAMIC, _SYMBOLS = 1, 3, 5, 6, 11  # types of sections
_WRITABLE, _ALLOCATED, _EXECUTABLE = 1, 2, 4
_GLOBAL_FUNCTION, _GLOBAL_OBJECT = 0x12, 0x11
_LOADED, _OF_LOADER, _STACK = 1, 2, 0x6474E551  # types of segments
_READ_RUN, _READ_WRITE = 5, 6
_PAGE, _ALIGNED = 4096, 16
_HASH = Struct("<6I")
_EMPTY = Struct("<2I2Q")  # a descriptor
_KINDS = {  # type, flags, the section and the row that go with it, and bytes of a row
    ".hash": (_HASHES, _ALLOCATED, 2, 0, 4),
    ".dynsym": (_SYMBOLS, _ALLOCATED, 3, 1, _SYMBOL.size),
    ".dynstr": (_STRINGS, _ALLOCATED, 0, 0, 0),
    ".text": (_PROGRAM, _ALLOCATED | _EXECUTABLE, 0, 0, 0),
    ".dynamic": (_DYNAMIC, _ALLOCATED | _WRITABLE, 3, 0, _TAG.size),
    ".data": (_PROGRAM, _ALLOCATED | _WRITABLE, 0, 0, 0),
    ".shstrtab": (_STRINGS, 0, 0, 0, 0),
}
_SECTION_NAMES = "\0".join(("", *_KINDS, "")).encode()
_RETURN = b"\xc3".ljust(_ALIGNED, b"\x90")
_ADDRESS = 16  # bytes from the start of a section's row
_ADD, _REMOVE = 1, 2
_LOCK = ForkLock()


class _Entry(ctypes.Structure):
    """`jit_code_entry` of gdb."""

    file: int
    size: int


_Entry._fields_ = [  # it leads to others of its kind
    ("next", ctypes.POINTER(_Entry)),
    ("previous", ctypes.POINTER(_Entry)),
    ("file", ctypes.c_void_p),
    ("size", ctypes.c_uint64),
]


class _Descriptor(ctypes.Structure):
    """`jit_descriptor` of gdb."""

    _fields_ = (
        ("version", ctypes.c_uint32),
        ("action", ctypes.c_uint32),
        ("relevant", ctypes.POINTER(_Entry)),
        ("first", ctypes.POINTER(_Entry)),
    )


def with_places(file: bytes, places: dict[int, int]) -> bytes:
    """Return an object file for x86-64 whose sections say where they are, from 1 on: number -> place."""
    result = bytearray(file)
    for section, place in places.items():
        pack_into("<Q", result, _row(file, section) + _ADDRESS, place + 1)
    return bytes(result)


def _row(file: bytes, section: int) -> int:
    table: int = _HEADER.unpack_from(file)[6]
    return table + section * _SECTION.size


class ToldCode:
    """Code that debuggers know of, as long as this is there."""

    def __init__(self, file: bytes, start: int) -> None:
        """Take what `with_places` returned, and the address that places count from. Raises `OSError`."""
        content = bytearray(file)
        for section in range(_HEADER.unpack_from(file)[12]):
            at = _row(file, section) + _ADDRESS
            (place,) = unpack_from("<Q", file, at)
            pack_into("<Q", content, at, place and start + place - 1)
        self._file = ctypes.create_string_buffer(bytes(content), len(content))
        self._entry = _Entry(file=ctypes.addressof(self._file), size=len(content))
        with _LOCK.inner:
            self._interface = _interface()
            self._interface.add(self._entry)

    def __del__(self) -> None:
        if sys.is_finalizing():
            return
        with suppress(AttributeError), _LOCK.inner:  # it was not made
            self._interface.remove(self._entry)


class _Interface:
    """The two symbols, and the list of entries between them."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._stop_debugger = library[_FUNCTION]
        self._descriptor = _Descriptor.in_dll(library, _DESCRIPTOR)

    def add(self, entry: _Entry) -> None:
        """Put an entry before all others, and tell of it."""
        first = self._descriptor.first
        entry.next = first
        if first:
            first.contents.previous = ctypes.pointer(entry)
        self._descriptor.first = ctypes.pointer(entry)
        self._tell(entry, _ADD)

    def remove(self, entry: _Entry) -> None:
        """Take an entry out, and tell of it."""
        if entry.next:
            entry.next.contents.previous = entry.previous
        if entry.previous:
            entry.previous.contents.next = entry.next
        else:
            self._descriptor.first = entry.next
        self._tell(entry, _REMOVE)

    def _tell(self, entry: _Entry, action: int) -> None:
        self._descriptor.relevant = ctypes.pointer(entry)
        self._descriptor.action = action
        self._stop_debugger()


@cache
def _interface() -> _Interface:
    """Return the interface of this process. Raises `OSError` where the library cannot be loaded."""
    memory = os.memfd_create("syclrt debuggers")  # debuggers read it as long as the process is there
    os.write(memory, _library())
    return _Interface(ctypes.CDLL(f"/proc/{os.getpid()}/fd/{memory}"))


def _library() -> bytes:
    """Return a shared library for x86-64 that has the two symbols and nothing else."""
    names = b"\0".join((b"", _FUNCTION.encode(), _DESCRIPTOR.encode(), b""))
    sizes = {
        ".hash": _HASH.size,
        ".dynsym": 3 * _SYMBOL.size,
        ".dynstr": len(names),
        ".text": len(_RETURN),
        ".dynamic": 6 * _TAG.size,
        ".data": _EMPTY.size,
        ".shstrtab": len(_SECTION_NAMES),
    }
    at: dict[str, int] = {}
    end = _HEADER.size + 4 * _SEGMENT.size
    for name, size in sizes.items():
        end = -(-end // _PAGE) * _PAGE if name == ".dynamic" else -(-end // _ALIGNED) * _ALIGNED
        at[name] = end
        end += size
    table = -(-end // _ALIGNED) * _ALIGNED
    code, data = at[".text"] + len(_RETURN), at[".dynamic"]
    own = (_SHARED, _X86_64, 1, 0, _HEADER.size, table, 0, _HEADER.size, _SEGMENT.size, 4, _SECTION.size, 8, 7)
    segments = (
        (_LOADED, _READ_RUN, 0, 0, 0, code, code, _PAGE),
        (_LOADED, _READ_WRITE, data, data, data, *[at[".shstrtab"] - data] * 2, _PAGE),
        (_OF_LOADER, _READ_WRITE, data, data, data, *[sizes[".dynamic"]] * 2, 8),
        (_STACK, _READ_WRITE, 0, 0, 0, 0, 0, _ALIGNED),
    )
    symbols = (
        (0, 0, 0, 0, 0, 0),
        (names.index(_FUNCTION.encode()), _GLOBAL_FUNCTION, 0, 4, at[".text"], len(_RETURN)),
        (names.index(_DESCRIPTOR.encode()), _GLOBAL_OBJECT, 0, 6, at[".data"], _EMPTY.size),
    )
    tags = ((4, at[".hash"]), (5, at[".dynstr"]), (6, at[".dynsym"]), (10, len(names)), (11, _SYMBOL.size), (0, 0))
    rows = [bytes(_SECTION.size)]
    for name, (kind, flags, link, info, entry) in _KINDS.items():
        name_at = _SECTION_NAMES.index(b"\0" + name.encode() + b"\0") + 1
        address = at[name] if flags else 0
        rows.append(_SECTION.pack(name_at, kind, flags, address, at[name], sizes[name], link, info, _ALIGNED, entry))
    parts = {
        0: _HEADER.pack(_IDENTITY, *own),
        _HEADER.size: b"".join(_SEGMENT.pack(*one) for one in segments),
        at[".hash"]: _HASH.pack(1, 3, 1, 0, 2, 0),  # one list for all: symbol 1, then symbol 2
        at[".dynsym"]: b"".join(_SYMBOL.pack(*one) for one in symbols),
        at[".dynstr"]: names,
        at[".text"]: _RETURN,
        at[".dynamic"]: b"".join(_TAG.pack(*one) for one in tags),
        at[".data"]: _EMPTY.pack(1, 0, 0, 0),
        at[".shstrtab"]: _SECTION_NAMES,
        table: b"".join(rows),
    }
    stops = [*parts, 0][1:]
    return b"".join(part.ljust(stop - start, b"\0") for (start, part), stop in zip(parts.items(), stops, strict=True))
