"""Goes over very many arguments of functions of the device library: quickly in a wider type, the worst ones exactly."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from tests.numerics.formats import FORMATS, Values
from tests.numerics.functions import Function, functions_of
from tests.numerics.measure import Miss, misses, run, sample_arguments, special_arguments

from syclrt import Program

CHUNK = 1 << 20
SUSPECTS = 200  # in a chunk, that are looked at exactly
WIDE = {"f": np.float64, "Dh": np.float64, "d": np.longdouble}


class Row(NamedTuple):
    """What was found of a function: over how many points, the worst result, and those that are wrong."""

    word: str
    kind: str
    points: int
    bound: float | None
    worst: Miss | None
    shown: list[Miss]
    wrongs: int

    def joined(self, other: "Row") -> "Row":
        """Return what two rows say together."""
        worst = max((one for one in (self.worst, other.worst) if one is not None), key=_size, default=None)
        shown = [*self.shown, *other.shown][:5]
        return self._replace(
            points=self.points + other.points, worst=worst, shown=shown, wrongs=self.wrongs + other.wrongs
        )


def exact_row(function: Function, kind: str, arguments: list[Values], found: list[Values]) -> Row:
    """Return what is found by looking at each result exactly."""
    all_misses = [*misses(function, kind, arguments, found)]
    wrong = [one for one in all_misses if one.is_wrong]
    worst = max(all_misses, key=_size, default=None)
    return Row(function.word, kind, len(arguments[0]), function.bound(kind), worst, wrong[:5], len(wrong))


def special_row(program: Program, function: Function, kind: str) -> Row:
    """Return what is found for all combinations of special values."""
    form = FORMATS[kind]
    values = form.specials() if function.types.count("x") < 3 else form.specials()[::5]
    arguments = special_arguments(function, kind, values)
    return exact_row(function, kind, arguments, run(program, function, kind, arguments))


def random_row(programs: dict[str, Program], function: Function, kind: str, points: int) -> Row:
    """Return what is found for numbers of all sizes."""
    return _row(programs, function, kind, (sample_arguments(function, kind, some, at) for at, some in _parts(points)))


def complete_row(programs: dict[str, Program], function: Function, kind: str, stride: int) -> Row:
    """Return what is found for each number of a type of two or four bytes, or for each one of `stride`."""
    size = np.dtype(FORMATS[kind].dtype).itemsize
    count = -(-(1 << 8 * size) // stride)
    numbers = (
        ((np.arange(start, start + some, dtype="u8") * stride).astype(f"u{size}")).view(FORMATS[kind].dtype)
        for start, some in ((at * CHUNK, some) for at, some in _parts(count))
    )
    return _row(programs, function, kind, ([one] for one in numbers))


def is_quick(function: Function, kind: str) -> bool:
    """Tell whether there is a reference that is quick."""
    return function.wide is not None or (kind != "d" and function.word not in ("nextafter", "mad"))


def _row(programs: dict[str, Program], function: Function, kind: str, given: Iterable[list[Values]]) -> Row:
    row = Row(function.word, kind, 0, function.bound(kind), None, [], 0)
    for arguments in given:
        found = run(programs[kind], function, kind, arguments)
        if not is_quick(function, kind):
            row = row.joined(exact_row(function, kind, arguments, found))
            continue
        which = _suspects(programs, function, kind, arguments, found)
        looked_at = exact_row(function, kind, [one[which] for one in arguments], [one[which] for one in found])
        row = row.joined(looked_at._replace(points=len(arguments[0])))
    return row


def _suspects(
    programs: dict[str, Program], function: Function, kind: str, arguments: list[Values], found: list[Values]
) -> Values:
    """Return where results are far from those of a wider type."""
    wide = WIDE[kind]
    with np.errstate(all="ignore"):
        wider = [one.astype(wide) if one.dtype.kind == "f" else one for one in arguments]
        if function.wide is not None:
            expected = [np.asarray(function.wide(*wider), wide)]
        else:
            double = next(one for one in functions_of("d") if one.word == _unhalved(function.word))
            expected = run(programs["d"], double, "d", wider)
        error = np.max([_errors(kind, *pair) for pair in zip(found, expected, strict=False)], axis=0)
    if function.tolerance is not None:
        error = np.abs(found[0].astype(wide) - expected[0]) / function.tolerance
    return np.argpartition(-error, min(SUSPECTS, len(error)) - 1)[:SUSPECTS]


def _unhalved(word: str) -> str:
    return word.removeprefix("half_") if word.startswith("half_") else word


def _errors(kind: str, found: Values, expected: Values) -> Values:
    if found.dtype.kind != "f":
        return np.where(found == expected, 0.0, math.inf)
    form = FORMATS[kind]
    end = WIDE[kind](2) ** (form.largest + 1)
    value, exact = np.clip(found.astype(WIDE[kind]), -end, end), np.clip(expected.astype(WIDE[kind]), -end, end)
    exponent = np.clip(np.frexp(exact)[1] - 1, form.least, form.largest)
    error = np.abs(value - exact) / np.ldexp(WIDE[kind](1), exponent - form.bits + 1)
    is_nothing = np.isnan(found)
    error[is_nothing | np.isnan(expected)] = math.inf
    error[is_nothing & np.isnan(expected)] = 0.0
    error[(found == 0) & (np.signbit(found) != np.signbit(expected)) & ~is_nothing] = math.inf
    return error.astype(np.float64)


def _parts(count: int) -> Iterator[tuple[int, int]]:
    for at, start in enumerate(range(0, count, CHUNK)):
        yield at, min(CHUNK, count - start)


def _size(miss: Miss) -> float:
    return miss.error
