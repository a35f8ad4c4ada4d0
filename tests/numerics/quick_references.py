"""Finds where functions of one float are furthest from references in double, which references.c has."""

import ctypes
import functools
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from tests.numerics.formats import Values

BLOCK = 1 << 16  # as in references.c
_BLOCK = np.dtype([("error", "f8"), ("place", "i8"), ("beyond", "i8")])


class Furthest(NamedTuple):
    """Of each block of results: by how many units the worst one is off, where it is, how many are beyond the bound."""

    error: Values
    place: Values
    beyond: Values


def furthest(word: str, x: Values, found: list[Values], bounds: list[float]) -> list[Furthest]:
    """Compare what a function gives for floats, and what it stores, in blocks; their size is a multiple of BLOCK.

    Raises AttributeError where references.c has no such function.
    """
    told: list[Furthest] = []
    name = word.removeprefix("native_").removeprefix("half_")
    for end, column, bound in zip(("", "_second"), found, bounds, strict=False):
        blocks = np.zeros(len(x) // BLOCK, _BLOCK)
        compare = _library()[f"furthest_{'floats' if column.dtype == np.float32 else 'ints'}"]
        given = (_pointer(x), _pointer(column), ctypes.c_long(len(x)), ctypes.c_double(bound), _pointer(blocks))
        compare(_library()[f"reference_{name}{end}"], *given)
        told.append(Furthest(*(blocks[field].copy() for field in Furthest._fields)))
    return told


def _pointer(values: Values) -> ctypes.c_void_p:
    assert values.flags.c_contiguous
    return ctypes.c_void_p(values.ctypes.data)


@functools.cache
def _library() -> Any:
    """Return references.c, built for this processor."""
    source = Path(__file__).with_name("references.c")
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "references.so"
        options = ["-O3", "-march=native", "-fno-math-errno", "-shared", "-fPIC"]
        subprocess.run(["clang-22", *options, source, "-o", built, "-lmvec", "-lm"], check=True)
        return ctypes.CDLL(str(built))
