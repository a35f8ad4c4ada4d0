"""What kernels print: records in memory of the host, which become text when a kernel has ended."""

from __future__ import annotations

import ctypes
import sys
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.cached_property import cached_property
from syclrt.backends.cuda.driver import call, driver
from syclrt.backends.native_cpu.backend import load_module

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import TextIO

    from syclrt.backends.backend import Loaded
    from syclrt.backends.cuda.lines import CudaLine
    from syclrt.backends.cuda.memory import Lease, Pool

_ROOM = 1 << 23  # bytes of records
_FORMAT = "__native_format_records"
_POINTER_BYTES = 8
_LIBRARY = ctypes.CDLL(None)
_LIBRARY.free.argtypes = [ctypes.c_void_p]


class _Buffer(ctypes.Structure):
    """`PrintBuffer` of records.hpp: what is there, what was asked for, where the first that had no place would be."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("room", "used", "end", "lost"))


_EMPTY = bytes(_Buffer(_ROOM, 0, _ROOM, 0))


class Printer:
    """Takes what kernels of a GPU print. One kernel that prints runs at a time."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._lock = Lock()

    def attach(self, variable: int) -> None:
        """Let the kernels of a program, of which a variable stands at an address, print here."""
        pointer = self._address.to_bytes(_POINTER_BYTES, "little")
        call("cannot let kernels print", driver().cuMemcpyHtoD, variable, pointer, _POINTER_BYTES)

    @contextmanager
    def taking(self, line: CudaLine) -> Generator[None]:
        """Let a line be handed what prints, wait until that has been done, and write the text.

        What was printed before a kernel failed is written, too.
        """
        with self._lock:
            for stream in (sys.stdout, sys.stderr):
                _flush(stream)
            try:
                yield
                line.wait_for_stream()
            finally:
                self._show()

    def _show(self) -> None:
        buffer = self._buffer
        size = min(buffer.used, buffer.end)
        records = ctypes.create_string_buffer(ctypes.string_at(self._address + ctypes.sizeof(_Buffer), size), size or 1)
        lost = buffer.lost
        ctypes.memmove(self._address, _EMPTY, len(_EMPTY))
        for number, stream in ((1, sys.stdout), (2, sys.stderr)):
            if size:
                _write(stream, _text_of(records, size, number))
        if lost:
            _write(
                sys.stderr, f"syclrt: {lost} calls of printf had no place in the {_ROOM} bytes for a kernel's text\n"
            )

    @cached_property
    def _address(self) -> int:
        ctypes.memmove(self._memory.address, _EMPTY, len(_EMPTY))
        return self._memory.address

    @cached_property
    def _memory(self) -> Lease:
        return self._pool.allocate("host", ctypes.sizeof(_Buffer) + _ROOM)

    @property
    def _buffer(self) -> _Buffer:
        return _Buffer.from_address(self._address)


@cache
def _formatter() -> Callable[..., int | None]:
    from syclopt import printing_for_host

    code = _CODE.setdefault(_FORMAT, load_module(printing_for_host(), (_FORMAT,)))
    size = ctypes.POINTER(ctypes.c_size_t)
    function = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32, size)
    return function(code.address(_FORMAT))


def _text_of(records: ctypes.Array[ctypes.c_char], size: int, stream: int) -> str:
    length = ctypes.c_size_t()
    data = _formatter()(ctypes.addressof(records), size, stream, ctypes.byref(length))
    if not data:
        return ""
    text = ctypes.string_at(data, length.value).decode("utf-8", "replace")
    _LIBRARY.free(data)
    return text


def _flush(stream: TextIO | None) -> None:
    if stream is not None:
        with suppress(OSError, ValueError):
            stream.flush()


def _write(stream: TextIO | None, text: str) -> None:
    if stream is not None and text:
        with suppress(OSError, ValueError):  # nobody reads it, or it has been closed
            stream.write(text)
            stream.flush()


_CODE: dict[str, Loaded] = {}  # which functions do not keep
VARIABLE = names.NVPTX_PRINT_BUFFER
