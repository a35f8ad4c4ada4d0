"""Goes over very many arguments of functions of the device library: quickly in a wider type, the worst ones exactly."""

import math
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from tests.numerics.conversions import INTEGERS, TYPES, all_conversions, everything, values_of
from tests.numerics.formats import FORMATS, Values, is_same
from tests.numerics.functions import Function, functions_of
from tests.numerics.integers import BESIDE_NUMBERS, IntegerFunction
from tests.numerics.integers import FUNCTIONS as INTEGER_FUNCTIONS
from tests.numerics.measure import Miss, misses, run, sample_arguments, special_arguments
from tests.numerics.quick_references import BLOCK, Furthest, furthest
from tests.numerics.vectors import GEOMETRY, Geometry
from tests.runtime.kernels_of_calls import DTYPES, Called, program_of, results

from syclrt import Program

CHUNK = 16 * BLOCK
SIZES = (2, 3, 4, 8, 16)
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
    return _row_of(function, kind, len(arguments[0]), misses(function, kind, arguments, found))


def _row_of(function: Function, kind: str, points: int, looked_at: Iterable[Miss]) -> Row:
    worst, shown, wrongs = None, list[Miss](), 0
    for one in looked_at:
        worst = one if worst is None or one.error > worst.error else worst
        wrongs += one.is_wrong
        if one.is_wrong and wrongs <= 5:
            shown.append(one)
    return Row(function.word, kind, points, function.bound(kind), worst, shown, wrongs)


def special_row(program: Program, function: Function, kind: str) -> Row:
    """Return what is found for all combinations of special values."""
    form = FORMATS[kind]
    values = form.specials() if function.types.count("x") < 3 else form.specials()[::5]
    arguments = special_arguments(function, kind, values)
    return exact_row(function, kind, arguments, run(program, function, kind, arguments))


def random_row(programs: dict[str, Program], function: Function, kind: str, points: int) -> Row:
    """Return what is found for numbers of all sizes."""
    return _row(programs, function, kind, (sample_arguments(function, kind, some, at) for at, some in _parts(points)))


def halves_row(program: Program, function: Function) -> Row:
    """Return what is found for all halves."""
    arguments = [everything("Dh")]
    return exact_row(function, "Dh", arguments, run(program, function, "Dh", arguments))


def floats_row(program: Program, function: Function, stride: int) -> Row:
    """Return what is found for all floats, or for about one in `stride`. The worst of each block is looked at exactly.

    Raises ArithmeticError where the quick reference is not right.
    """
    row = _row_of(function, "f", 0, [])
    bounds = [math.inf if one is None else one for one in function.all_bounds("f")]
    first = np.arange(CHUNK, dtype="u4") * np.uint32(stride)
    for start in range(0, 1 << 32, CHUNK * stride):
        numbers = (first + np.uint32(start)).view("f4")
        found = run(program, function, "f", [numbers])
        blocks = furthest(function.word, numbers, found, bounds)
        places = np.concatenate([one.place for one in blocks])
        looked_at = [*misses(function, "f", [numbers[places]], [one[places] for one in found])]
        _hold_references(function, blocks, looked_at)
        one = _row_of(function, "f", CHUNK, looked_at)
        beyond = sum(int(block.beyond.sum()) for block in blocks)
        row = row.joined(one._replace(wrongs=max(one.wrongs, beyond)) if one.wrongs else one)
    return row


def _hold_references(function: Function, blocks: list[Furthest], looked_at: list[Miss]) -> None:
    """Raise ArithmeticError where a quick reference finds more wrong than there is: that hides what is worse."""
    count = len(blocks[0].place)
    for at, block in enumerate(blocks):  # each result was looked at in the places of all
        start = at * count * (len(blocks) + 1)
        for quick, miss in zip(block.error.tolist(), looked_at[start : start + count], strict=True):
            if quick > miss.error * 1.01 + 0.01:
                raise ArithmeticError(f"references.c has {quick:.3g} units for {function.word}, where {miss}")


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


class ExactRow(NamedTuple):
    """What was found of functions whose results are exact, or have a bound of their own each."""

    word: str
    points: int
    wrongs: int
    shown: list[str]


def exact_rows(words: re.Pattern[str], points: int) -> Iterator[ExactRow]:
    """Yield what is found for integers, geometry and conversions, of which the words of functions match a pattern."""
    for word in dict.fromkeys(one.word for one in INTEGER_FUNCTIONS if words.fullmatch(one.word)):
        mine = [one for one in INTEGER_FUNCTIONS if one.word == word]
        parts = [_integer_row(one, kind, points) for one in mine for kind in one.kinds]
        yield _together(f"`{word}` of integers", parts)
    for one in GEOMETRY:
        if words.fullmatch(one.word):
            cases = [(kind, lanes) for kind in one.kinds for lanes in one.sizes]
            yield _together(f"`{one.word}`", [_vector_row(one, kind, lanes, points // 10) for kind, lanes in cases])
    for kind, name in TYPES.items():
        rows = [*(_integer_width_rows(kind, words) if kind in INTEGERS else _width_rows(kind, words))]
        if rows:
            yield _together(f"vectors of {name}, as their elements", rows)
    for kind, name in TYPES.items():
        if words.fullmatch(f"convert_from_{name}"):
            yield _together(f"conversions of {name}", [*_conversion_rows(kind)])


def _as_elements(
    program: Program, scalar: Called, vector: Called, arguments: list[Values], lanes: int, expected: list[Values]
) -> ExactRow:
    """Return what is found by holding a function of vectors against that of their elements."""
    count = len(arguments[0])
    is_vector = [one.lstrip("*").endswith(f"{lanes}") for one in vector.parameters]
    given = [
        one.reshape(-1, lanes) if wide else one[::lanes].copy() for one, wide in zip(arguments, is_vector, strict=False)
    ]
    for pointed, column in zip(vector.parameters[len(given) :], expected[1:], strict=True):
        assert pointed.startswith("*")
        given.append(np.zeros_like(column).reshape(-1, lanes))
    found = results(program, vector, *given)
    same = [
        (one.reshape(-1) == right) | (np.isnan(one.reshape(-1)) & np.isnan(right))
        for one, right in zip(found, expected, strict=True)
    ]
    wrongs = count - int(np.logical_and.reduce(same).sum())
    return ExactRow(scalar.symbol, count, wrongs, [f"{vector.symbol} is not {scalar.symbol}"] if wrongs else [])


def _width_rows(kind: str, words: re.Pattern[str]) -> Iterator[ExactRow]:
    """Yield what is found for vectors of all sizes, of floating point numbers, and numbers beside them."""
    for function in (one for one in functions_of(kind) if words.fullmatch(one.word)):
        forms = dict.fromkeys(((), function.beside))
        vectors = [(lanes, numbers) for lanes in SIZES for numbers in forms]
        scalar = function.called(kind)
        program = program_of([scalar, *(function.called(kind, *vector) for vector in vectors)])
        arguments = [np.resize(one, 480) for one in sample_arguments(function, kind, 480)]
        given = {form: [_same(one) if at in form else one for at, one in enumerate(arguments)] for form in forms}
        expected = {form: run(program, function, kind, given[form]) for form in forms}
        for lanes, form in vectors:
            vector = function.called(kind, lanes, form)
            yield _as_elements(program, scalar, vector, given[form], lanes, expected[form])


def _integer_width_rows(kind: str, words: re.Pattern[str]) -> Iterator[ExactRow]:
    """Yield what is found for vectors of all sizes, of integers, and numbers beside them."""
    functions = (*INTEGER_FUNCTIONS, *BESIDE_NUMBERS)
    for function in (one for one in functions if kind in one.kinds and words.fullmatch(one.word)):
        arguments = [np.resize(one[-480:], 480) for one in function.arguments(kind, 4800)]
        pairs = zip(arguments, function.types, strict=True)
        arguments = [one if letter in "xuw" else _same(one) for one, letter in pairs]
        scalar = function.called(kind)
        program = program_of([scalar, *(function.called(kind, lanes) for lanes in SIZES)])
        expected = [results(program, scalar, *arguments)[0]]
        for lanes in SIZES:
            yield _as_elements(program, scalar, function.called(kind, lanes), arguments, lanes, expected)


def _same(values: Values) -> Values:
    """Return values of which all are the same that can be in one vector."""
    together = math.lcm(*SIZES)
    return np.repeat(values[::together], together)


def _together(word: str, parts: list[ExactRow]) -> ExactRow:
    shown = [line for part in parts for line in part.shown][:5]
    return ExactRow(word, sum(one.points for one in parts), sum(one.wrongs for one in parts), shown)


def _compared(word: str, given: Iterable[object], found: list[float], expected: Iterable[float | None]) -> ExactRow:
    rows = [one for one in zip(given, found, expected, strict=True) if one[2] is not None]
    wrong = [f"{word}{at} is {one!r}, not {right!r}" for at, one, right in rows if not is_same(one, right)]
    return ExactRow(word, len(rows), len(wrong), wrong[:5])


def _integer_row(function: IntegerFunction, kind: str, points: int) -> ExactRow:
    arguments = function.arguments(kind, points)
    one = function.called(kind)
    found = results(program_of([one]), one, *arguments)[0].tolist()
    expected = function.expected(kind, arguments)
    wrong = [at for at, pair in enumerate(zip(found, expected, strict=True)) if pair[0] != pair[1]]
    name = f"{TYPES[kind]} {function.word}"
    shown = [f"{name}{[each[at] for each in arguments]} is {found[at]}, not {expected[at]}" for at in wrong[:5]]
    return ExactRow(name, len(found), len(wrong), shown)


def _vector_row(function: Geometry, kind: str, lanes: int, points: int) -> ExactRow:
    arguments = function.arguments(kind, lanes, points)
    one = function.called(kind, lanes)
    found = results(program_of([one]), one, *arguments)[0]
    errors = [*function.errors(kind, lanes, arguments, found)]
    wrong = [error for error, bound in errors if error > bound]
    shown = [f"{function.word} of {lanes}, {kind}: {max(wrong):.3g} units"] if wrong else []
    return ExactRow(function.word, len(errors), len(wrong), shown)


def _conversion_rows(kind: str) -> Iterator[ExactRow]:
    """Yield what is found for the conversions of a type, as OpenCL and SPIR-V spell them, and for vectors."""
    values = everything(kind) if np.dtype(DTYPES[kind]).itemsize == 2 else values_of(kind)
    values = values[: len(values) // 16 * 16]
    for conversion in all_conversions():
        if conversion.source != kind:
            continue
        expected = [conversion.exact(value) for value in values.tolist()]
        calls = [(0, conversion.called()), (0, conversion.called_in_spirv())]
        calls += [(lanes, conversion.called(lanes)) for lanes in (2, 3, 4, 8, 16)]
        program = program_of([one for _, one in calls])
        for lanes, one in calls:
            given = values if not lanes else values[: len(values) // lanes * lanes].reshape(-1, lanes)
            found = results(program, one, given)[0].reshape(-1).tolist()
            yield _compared(one.symbol, values.tolist()[: len(found)], found, expected[: len(found)])
