"""How a program comes in: its constructor tells of it, and is given the table of functions."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any, NoReturn

from syclopt.errors import SycloptError
from syclrt.errors import SyclError, told
from syclrt.interface import layout
from syclrt.interface.calls import Calls, table_of
from syclrt.interface.program import LoadedProgram

if TYPE_CHECKING:
    from collections.abc import Sequence

_CAPSULE = b"syclrt.interface.entry"
_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(layout.Module))
_MAIN = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p), ctypes.c_void_p)


class Loader:
    """Takes executables and shared libraries whose constructors tell of themselves, by a capsule of Python."""

    def __init__(self) -> None:
        self.program = LoadedProgram()
        self._calls = Calls(self.program)
        self._table, self._functions = table_of(self._calls)
        self._entry = _FUNCTION(self._take)
        self.main: int | None = None

    def offer(self) -> object:
        """Return the capsule, by whose name constructors find the function to call."""
        new: Any = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        return new(self._entry, _CAPSULE, None)

    def _take(self, told_of: Any) -> int:
        """Take what a constructor tells. Where that goes wrong, the process ends with a message."""
        module = told_of[0]
        name = os.fsdecode(module.name)
        try:
            if module.version != layout.VERSION or module.size < ctypes.sizeof(layout.Module):
                raise SyclError("it was linked by another version of syclopt: link it anew")
            size = (module.images_end or 0) - (module.images or 0)
            if size:
                self.program.add_images(ctypes.string_at(module.images, size), name, module.images)
                self._calls.forget_launches()
        except (SyclError, SycloptError) as error:
            end_with_message(name, told(error))
        self.main = self.main or module.main
        module.interface[0] = ctypes.addressof(self._table)
        return 0


def end_with_message(name: str, message: str) -> NoReturn:
    """End the process, whose program cannot run."""
    from syclopt.diagnostics import print_message

    print_message(f"{name}: error: {' '.join(message.splitlines())}")
    os._exit(1)


def call_main(address: int, arguments: Sequence[bytes]) -> int:
    """Call the `main` of a program, and return its exit status."""
    given = (ctypes.c_char_p * (len(arguments) + 1))(*arguments, None)
    environment = ctypes.c_void_p.in_dll(ctypes.CDLL(None), "environ")
    return _MAIN(address)(len(arguments), given, environment)
