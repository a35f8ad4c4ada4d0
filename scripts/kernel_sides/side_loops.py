"""Sides that are loops: those of loops.cpp, compiled for this machine, and those of numba_loops.py."""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from kernel_sides.work import Argument, Work


class CompiledLoops:
    """Calls functions of loops.so."""

    def __init__(self, folder: Path) -> None:
        self._library = ctypes.CDLL(str(folder / "loops.so"))

    def launcher(self, kernel: str, work: Work) -> tuple[Callable[[], object], Callable[[], np.ndarray[Any, Any]]]:
        """Return what runs the loops of a kernel, and what returns the result."""
        function = self._library[kernel]
        arguments = [*map(_as_c, work.arguments), *map(ctypes.c_int, work.extents)]
        return lambda: function(*arguments), lambda: np.asarray(work.arguments[-1])


class NumbaLoops:
    """Calls functions of numba_loops.py."""

    def __init__(self, _folder: Path) -> None:
        from kernel_sides import numba_loops

        self._module = numba_loops

    def launcher(self, kernel: str, work: Work) -> tuple[Callable[[], object], Callable[[], np.ndarray[Any, Any]]]:
        """Return what runs the loops of a kernel, and what returns the result."""
        function = getattr(self._module, kernel)
        arguments = (*work.arguments, *work.extents)
        return lambda: function(*arguments), lambda: np.asarray(work.arguments[-1])


def _as_c(argument: Argument) -> object:
    if isinstance(argument, np.ndarray):
        return ctypes.c_void_p(argument.ctypes.data)
    return ctypes.c_int(argument.item()) if isinstance(argument, np.integer) else ctypes.c_float(argument.item())
