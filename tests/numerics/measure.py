"""Runs functions of the device library, and says how far what they give is from what is exact."""

import itertools
import math
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
from tests.numerics.formats import FORMATS, Number, Values
from tests.numerics.functions import Function, functions_of
from tests.runtime.kernels_of_calls import DTYPES, program_of, results

from syclrt import Program

WHOLE = [0, 1, 2, 3, 4, 5, 7, 16, 127, 1000, 1075, 2100, 2**24 + 1, 2**31 - 1]
FEW = (0.0, math.inf, 1.0, 0.5, 1.5, 2.0, 3.0, 2.5)


class Miss(NamedTuple):
    """A result, and by how many units it misses the exact one; infinity for one that is not to be missed at all."""

    error: float
    bound: float | None
    word: str
    arguments: tuple[float, ...]
    found: float
    expected: Number

    @property
    def is_wrong(self) -> bool:
        """Whether the function is worse than OpenCL allows."""
        return self.error > self.bound if self.bound is not None else math.isinf(self.error)

    def __str__(self) -> str:
        given = ", ".join(map(repr, self.arguments))
        return f"{self.word}({given}) is {self.found!r}, not {self.expected}: {self.error:.3g} units"


def program_for(kind: str, lanes: tuple[int, ...] = (0,)) -> Program:
    """Return a program with all functions of a type, for numbers and vectors."""
    return program_of([function.called(kind, size) for function in functions_of(kind) for size in lanes])


def run(program: Program, function: Function, kind: str, arguments: list[Values], lanes: int = 0) -> list[Values]:
    """Return what a function gives, its result first."""
    given = list(arguments)
    if function.second is not None:
        stored = kind if function.second[0] == "x" else function.second[0]
        given.append(np.full_like(arguments[0], 99, DTYPES[stored]))
    return results(program, function.called(kind, lanes), *given)


def few_specials(kind: str) -> list[float]:
    """Return the special values that any two may be combined of."""
    form = FORMATS[kind]
    info = np.finfo(form.dtype)
    positive = [*FEW, form.most, float(info.smallest_subnormal), float(info.smallest_normal) * 3]
    return [*positive, *(-one for one in positive), math.nan]


def special_arguments(function: Function, kind: str, values: list[float]) -> list[Values]:
    """Return all combinations of special values that a function takes."""
    whole = [*WHOLE, *(-one for one in WHOLE), -(2**31)]
    choices = [values if one == "x" else whole for one in function.types]
    rows: Iterable[tuple[Any, ...]] = itertools.product(*choices)
    if function.valid is not None:
        rows = (row for row in rows if function.valid(*row))
    return _columns(function, kind, [*zip(*rows, strict=True)])


def sample_arguments(function: Function, kind: str, count: int, seed: int = 1) -> list[Values]:
    """Return numbers of all sizes that a function takes."""
    if function.valid is None:
        return _sample(function, kind, count, seed)
    parts = (_sample(function, kind, count, seed + 1000 * at) for at in itertools.count())
    rows = (row for part in parts for row in zip(*(one.tolist() for one in part), strict=True) if function.valid(*row))
    return _columns(function, kind, [*zip(*itertools.islice(rows, count), strict=True)])


def _sample(function: Function, kind: str, count: int, seed: int) -> list[Values]:
    columns: list[Values] = []
    for at, one in enumerate(function.types):
        sample = FORMATS[kind].samples(count, seed + at)
        if one == "i":
            random = np.random.default_rng(seed + at)
            sample = (random.integers(-(2**31), 2**31, count) >> random.integers(0, 31, count)).astype("i4")
        columns.append(np.random.default_rng(seed + 7 + at).permutation(sample))
    return columns


def misses(function: Function, kind: str, arguments: list[Values], found: list[Values]) -> Iterator[Miss]:
    """Yield what each result misses, exactly."""
    form = FORMATS[kind]
    rows = [*zip(*(one.tolist() for one in arguments), strict=True)]
    results = [(function.reference, function.result)]
    if function.second is not None:
        results.append((function.second[1], function.second[0]))
    for (reference, result), bound, column in zip(results, function.all_bounds(kind), found, strict=True):
        for row, one in zip(rows, column.tolist(), strict=True):
            expected = reference(*row)
            if result == "i":
                error = 0.0 if one == expected else math.inf
            elif function.tolerance is not None:
                too_far = kind == "f" and abs(one - expected) > function.tolerance
                error = math.inf if too_far or math.isnan(one) else 0.0
            else:
                error = form.error(one, expected)
            yield Miss(error, bound, function.word, row, one, expected)


def _columns(function: Function, kind: str, columns: list[tuple[Any, ...]]) -> list[Values]:
    types = (DTYPES[kind if one == "x" else one] for one in function.types)
    return [np.array(column, dtype) for column, dtype in zip(columns, types, strict=True)]
