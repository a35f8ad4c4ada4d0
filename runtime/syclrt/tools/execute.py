"""`syclrt exec`: a program that a stock clang compiled, which begins with it by itself."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from typing import TYPE_CHECKING, NoReturn

import syclrt.interface
from syclopt.elf_segments import check_segments
from syclopt.errors import InputError
from syclrt.interface.loading import Loader, call_main, end_with_message

if TYPE_CHECKING:
    from collections.abc import Sequence

_LIBRARY = ctypes.CDLL(None)
_SET_NAME = 15  # PR_SET_NAME
_ALL_CATEGORIES = 6  # LC_ALL
_CHANGED_BY_PYTHON = ("SIGINT", "SIGPIPE", "SIGXFSZ")


def execute(path: str, arguments: Sequence[str]) -> NoReturn:
    """Load an executable, and be its process: `arguments` begin with the name that it was called by."""
    name = arguments[0]
    for number in _CHANGED_BY_PYTHON:
        signal.signal(getattr(signal, number), signal.SIG_DFL)
    _LIBRARY.prctl(_SET_NAME, os.fsencode(os.path.basename(name)))
    _leave_locale()
    sys.stdout = CStream()
    loader = Loader()
    if os.environ.get("SYCLRT_TRACE"):
        from syclrt.tracing.profile import profile_program

        profile_program(loader.program.type_of)
    syclrt.interface.entry = loader.offer()
    try:
        check_segments(path)
        ctypes.CDLL(os.path.join(os.curdir, path))  # no library of that name; it is never unloaded
    except InputError as error:
        end_with_message(name, f"'{path}' cannot be loaded: {error.message}")
    except OSError as error:
        end_with_message(name, str(error))
    if loader.main is None:
        end_with_message(name, f"'{path}' is no program that syclopt-cxx linked")
    status = call_main(loader.main, [os.fsencode(word) for word in arguments])
    _LIBRARY.exit(status)
    os._exit(status)


def _leave_locale() -> None:
    """Let the program begin in the locale `C`, without what the interpreter has put into its environment."""
    _LIBRARY.setlocale(_ALL_CATEGORIES, b"C")
    try:
        with open("/proc/self/environ", "rb") as given:
            is_given = any(word.startswith(b"LC_CTYPE=") for word in given.read().split(b"\0"))
    except OSError:
        return
    if not is_given:
        os.environ.pop("LC_CTYPE", None)


class CStream:
    """Text that goes to the standard output of C, in the order in which it is written there."""

    def __init__(self) -> None:
        self._stream = ctypes.c_void_p.in_dll(_LIBRARY, "stdout")

    def write(self, text: str) -> int:
        """Write as `fwrite` does."""
        data = text.encode("utf-8", "surrogateescape")
        size = ctypes.c_size_t
        _LIBRARY.fwrite(data, size(1), size(len(data)), self._stream)
        return len(text)

    def flush(self) -> None:
        """Do nothing: C knows when."""
