"""What kernels print: it goes to the standard output of Python when a launch has ended, after what Python printed."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

_LIBRARY = ctypes.CDLL(None)
_LIBRARY.free.argtypes = [ctypes.c_void_p]


class PrintedText:
    """The text that the kernels of a program printed."""

    __slots__ = ("_take",)

    def __init__(self, address: int) -> None:
        """Take where the function stands that hands the text over."""
        self._take = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t))(address)

    def show(self) -> None:
        """Write what was printed since the last time."""
        size = ctypes.c_size_t()
        data: int | None = self._take(size)
        if not data:
            return
        text = ctypes.string_at(data, size.value).decode("utf-8", "replace")
        _LIBRARY.free(data)
        if sys.stdout is not None:
            with suppress(OSError, ValueError):  # nobody reads it, or it has been closed
                sys.stdout.write(text)
                sys.stdout.flush()
