"""Whether all is in an ELF file that a process maps of it. Each start of a program asks, so little is imported here."""

from __future__ import annotations

from os import SEEK_END
from struct import Struct

from syclopt.errors import InputError

_MAGIC = b"\x7fELF"
_HEADER = Struct("<32xQ14xHH6x")  # where the table of segments stands, how long its rows are, and how many there are
_SEGMENT = Struct("<I4xQ16xQ16x")  # type, and where in the file it stands, and how many bytes of that
_LOADED = 1  # a type of segments


def check_segments(path: str) -> None:
    """Raise `InputError` for a file that ends before what a process maps of it does: to use that would end the process.

    What is no ELF file is for whoever loads it to refuse.
    """
    try:
        with open(path, "rb") as stream:
            head = stream.read(_HEADER.size)
            if not head.startswith(_MAGIC) or len(head) < _HEADER.size:
                return
            place, row, count = _HEADER.unpack(head)
            stream.seek(place)
            table = stream.read(row * count)
            whole = stream.seek(0, SEEK_END)
    except OSError:
        return
    if row < _SEGMENT.size:
        return
    rows = (_SEGMENT.unpack_from(table, at) for at in range(0, len(table) - row + 1, row))
    if len(table) < row * count or any(start + size > whole for kind, start, size in rows if kind == _LOADED):
        raise InputError("the ELF file is damaged: it ends before its segments do", file=path)
