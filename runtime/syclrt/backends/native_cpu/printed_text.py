"""What kernels print: it goes to the standard output of Python when a launch has ended, after what Python printed.

Where a kernel ends the process, native code writes it to the standard output of the process.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclrt.backends.native_cpu.crew import Crew

_LIBRARY = ctypes.CDLL(None)
_LIBRARY.free.argtypes = [ctypes.c_void_p]


class PrintedText:
    """The text that the kernels of a program printed."""

    __slots__ = ("_address", "_runner", "_take")

    def __init__(self, address: int, crew: Crew) -> None:
        """Take where the function stands that hands the text over, and what calls it if a signal ends the process."""
        self._address = address
        self._runner = crew.runner
        if sys.platform == "linux":  # whose signals the native code knows
            self._runner.write_at_fault(address)
        self._take = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t))(address)

    def __del__(self) -> None:
        with suppress(AttributeError):  # it was not made
            self._runner.forget_program(self._address)

    def get_ready(self) -> None:
        """Let what Python has printed go before what a kernel prints, also where that one ends the process."""
        if sys.stdout is not None:
            with suppress(OSError, ValueError):
                sys.stdout.flush()

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
