"""Machine code for the processor, mapped into this process."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from mmap import MAP_ANONYMOUS, MAP_PRIVATE, PROT_EXEC, PROT_READ, PROT_WRITE, mmap
from struct import pack_into, unpack_from
from typing import TYPE_CHECKING

from syclopt.names import NATIVE_TAKE_PRINTED
from syclrt.backends.native_cpu.launch import NativeEntry
from syclrt.backends.native_cpu.printed_text import PrintedText

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.backends.backend import Origin
    from syclrt.backends.native_cpu.crew import Crew
    from syclrt.backends.native_cpu.image import Image

_PROCESS = ctypes.CDLL(None)


class MappedCode:
    """The symbols of an image in memory; they stay until this goes."""

    def __init__(self, image: Image, symbols: Iterable[str], crew: Crew, origin: Origin | None = None) -> None:
        """Raise `RuntimeError` for an image that lacks something that this process does not have."""
        if missing := [symbol for symbol in symbols if symbol not in image.symbols]:
            raise RuntimeError(f"there is no {missing[0]!r}")
        memory = mmap(-1, max(1, image.size), MAP_PRIVATE | MAP_ANONYMOUS, PROT_READ | PROT_WRITE)
        memory[: len(image.content)] = image.content
        self._start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        for place in image.rebased:
            pack_into("<Q", memory, place, self._start + unpack_from("<Q", memory, place)[0])
        for place, name in image.imported.items():
            pack_into("<Q", memory, place, _address(name))
        if image.writable and _PROCESS.mprotect(
            ctypes.c_void_p(self._start), ctypes.c_size_t(image.writable), PROT_READ | PROT_EXEC
        ):
            raise RuntimeError("this process may not run code that it has made")
        self._memory = memory
        self._symbols = image.symbols
        self._crew = crew
        self._origin = origin
        prints = NATIVE_TAKE_PRINTED in image.symbols
        self._printed = PrintedText(self.address(NATIVE_TAKE_PRINTED), crew) if prints else None

    def entry(self, kernel: str) -> NativeEntry:
        """Return a kernel by its symbol."""
        return NativeEntry(self.address(kernel), self._crew, self, self._printed, (kernel, self._origin))

    def address(self, variable: str) -> int:
        """Return where a symbol stands."""
        return self._start + self._symbols[variable]


def _address(name: str) -> int:
    for library in (_PROCESS, ctypes.pythonapi):
        with suppress(AttributeError):
            return ctypes.cast(library[name], ctypes.c_void_p).value or 0
    raise RuntimeError(f"there is no {name!r} in this process")
