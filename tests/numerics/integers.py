"""The functions of OpenCL C on integers, exactly."""

import itertools
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from tests.numerics.formats import Values
from tests.runtime.kernels_of_calls import DTYPES, Called

INTEGERS = "chstijlm"
WIDTHS = {kind: np.dtype(DTYPES[kind]).itemsize * 8 for kind in INTEGERS}
_ENDS = {kind: (int(np.iinfo(DTYPES[kind]).min), int(np.iinfo(DTYPES[kind]).max)) for kind in INTEGERS}
UNSIGNED = dict(zip(INTEGERS, "hhttjjmm", strict=True))
WIDER = dict(zip("chstij", "stijlm", strict=True))


class Type(NamedTuple):
    """A type of integers."""

    kind: str

    @property
    def width(self) -> int:
        """The number of bits."""
        return WIDTHS[self.kind]

    @property
    def ends(self) -> tuple[int, int]:
        """The least and the largest number."""
        return _ENDS[self.kind]

    def wrapped(self, value: int) -> int:
        """Return what is left of a number in the bits of the type."""
        low, _ = self.ends
        return (value - low) % (1 << self.width) + low

    def saturated(self, value: int) -> int:
        """Return the nearest number of the type."""
        low, high = self.ends
        return min(max(value, low), high)

    def bits(self, value: int) -> str:
        """Return a number's bits, the highest first."""
        return f"{value % (1 << self.width):0{self.width}b}"

    def rotated(self, value: int, count: int) -> int:
        """Return a number of which bits that leave it on the left come back on the right."""
        bits, turn = self.bits(value), count % self.width
        return self.wrapped(int(bits[turn:] + bits[:turn], 2))


class IntegerFunction(NamedTuple):
    """A function: its types are `x` for the type, `u` for the unsigned one, `w` for one of twice the width, or mangled.

    The mangled ones, which are counts of bits, and `n` for the type are those of numbers, also beside vectors.
    Arguments that are not `valid` have no defined result.
    """

    word: str
    types: str
    result: str
    reference: Callable[..., int]
    kinds: str = INTEGERS
    valid: Callable[..., bool] | None = None

    def called(self, kind: str, lanes: int = 0) -> Called:
        """Return the function for a type, or for vectors of it."""
        size, vector = f"{lanes or ''}", f"Dv{lanes}_" if lanes else ""
        types: list[str] = []
        known: list[str] = []
        spelled: list[str] = []
        for letter in self.types:
            one = _kind(letter, kind)
            is_vector = bool(lanes) and letter in "xuw"
            types.append(f"{one}{size}" if is_vector else one)
            at = known.index(one) if is_vector and one in known else None
            spelled.append(one if not is_vector else f"{vector}{one}" if at is None else f"S{at - 1 if at else ''}_")
            if is_vector and at is None:
                known.append(one)
        symbol = f"_Z{len(self.word)}{self.word}{''.join(spelled)}"
        return Called(symbol, tuple(types), f"{_kind(self.result, kind)}{size}")

    def arguments(self, kind: str, count: int) -> list[Values]:
        """Return special values, all with all, of small types all numbers or all pairs; then `count` random ones.

        Half of the random ones have few bits.
        """
        types = [_kind(one, kind) for one in self.types]
        values = [every(one) if WIDTHS[one] * len(types) <= 16 else special(one) for one in types]
        specials = zip(*itertools.product(*values), strict=True)
        random = np.random.default_rng(5)
        columns: list[Values] = []
        for letter, one, special_ones in zip(self.types, types, specials, strict=True):
            low, high = Type(one).ends if letter in "xnuw" else (0, WIDTHS[kind])
            some = random.integers(low, high, count, DTYPES[one], endpoint=True)
            some >>= (random.integers(0, high.bit_length(), count) * random.integers(0, 2, count)).astype(DTYPES[one])
            columns.append(np.concatenate([np.array(special_ones, DTYPES[one]), some]))
        if self.valid is not None:
            which = [self.valid(*row) for row in zip(*(one.tolist() for one in columns), strict=True)]
            columns = [one[which] for one in columns]
        return columns

    def expected(self, kind: str, arguments: list[Values]) -> list[int]:
        """Return the results for arrays."""
        number = Type(kind)
        return [self.reference(number, *row) for row in zip(*(one.tolist() for one in arguments), strict=True)]


def every(kind: str) -> list[int]:
    low, high = Type(kind).ends
    return [*range(low, high + 1)]


def special(kind: str) -> list[int]:
    """Return the ends of a type, numbers around zero, and others with few or many bits."""
    low, high = Type(kind).ends
    width = WIDTHS[kind]
    some = {0, 1, 2, 3, width - 1, width, 1 - width, -1, -2, low, low + 1, low // 2}
    return sorted(one for one in (*some, high, high - 1, high // 2 + 1, high // 3) if low <= one <= high)


def _kind(one: str, kind: str) -> str:
    return {"x": kind, "n": kind, "u": UNSIGNED[kind], "w": WIDER.get(kind, "")}.get(one, one)


def _is_short(kind: str) -> tuple[int, int]:
    return (-(1 << 23), (1 << 23) - 1) if kind == "i" else (0, (1 << 24) - 1)


def _insert(number: Type, base: int, part: int, offset: int, count: int) -> int:
    ones = ((1 << count) - 1) << offset
    return number.wrapped((base & ~ones) | (part << offset & ones))


def _fits(width: int) -> Callable[..., bool]:
    return lambda *row: row[-1] + row[-2] <= width


def _extract(number: Type, value: int, offset: int, count: int) -> int:
    return value >> offset & ((1 << count) - 1)


def _extract_signed(number: Type, value: int, offset: int, count: int) -> int:
    part = _extract(number, value, offset, count)
    return part - (1 << count) if count and part >> (count - 1) else part


def _product(x: int, y: int, kind: str) -> bool:
    low, high = _is_short(kind)
    return low <= x <= high and low <= y <= high


FUNCTIONS = [
    IntegerFunction("abs", "x", "u", lambda _, x: abs(x)),
    IntegerFunction("abs_diff", "xx", "u", lambda _, x, y: abs(x - y)),
    IntegerFunction("add_sat", "xx", "x", lambda t, x, y: t.saturated(x + y)),
    IntegerFunction("sub_sat", "xx", "x", lambda t, x, y: t.saturated(x - y)),
    IntegerFunction("hadd", "xx", "x", lambda _, x, y: (x + y) >> 1),
    IntegerFunction("rhadd", "xx", "x", lambda _, x, y: (x + y + 1) >> 1),
    IntegerFunction("max", "xx", "x", lambda _, x, y: max(x, y)),
    IntegerFunction("min", "xx", "x", lambda _, x, y: min(x, y)),
    IntegerFunction("clamp", "xxx", "x", lambda _, x, y, z: min(max(x, y), z), valid=lambda x, y, z: y <= z),
    IntegerFunction("clz", "x", "x", lambda t, x: len(t.bits(x)) - len(t.bits(x).lstrip("0"))),
    IntegerFunction("ctz", "x", "x", lambda t, x: len(t.bits(x)) - len(t.bits(x).rstrip("0"))),
    IntegerFunction("popcount", "x", "x", lambda t, x: t.bits(x).count("1")),
    IntegerFunction("bit_reverse", "x", "x", lambda t, x: t.wrapped(int(t.bits(x)[::-1], 2))),
    IntegerFunction("mul_hi", "xx", "x", lambda t, x, y: (x * y) >> t.width),
    IntegerFunction("mad_hi", "xxx", "x", lambda t, x, y, z: t.wrapped(((x * y) >> t.width) + z)),
    IntegerFunction("mad_sat", "xxx", "x", lambda t, x, y, z: t.saturated(x * y + z)),
    IntegerFunction("rotate", "xx", "x", lambda t, x, y: t.rotated(x, y)),
    IntegerFunction("upsample", "xu", "w", lambda t, x, y: x << t.width | y, kinds="chstij"),
    IntegerFunction("bitselect", "xxx", "x", lambda _, x, y, z: (x & ~z) | (y & z)),
    *(
        IntegerFunction(word, types, "x", function, kinds=kind, valid=lambda x, y, *_, k=kind: _product(x, y, k))
        for kind in "ij"
        for word, types, function in (
            ("mul24", "xx", lambda t, x, y: t.wrapped(x * y)),
            ("mad24", "xxx", lambda t, x, y, z: t.wrapped(x * y + z)),
        )
    ),
    *(
        IntegerFunction(word, types, result, function, kinds=kind, valid=_fits(WIDTHS[kind]))
        for kind in INTEGERS
        for word, types, result, function in (
            ("bitfield_insert", "xxjj", "x", _insert),
            ("bitfield_extract_unsigned", "xjj", "u", _extract),
            ("bitfield_extract_signed", "xjj", dict(zip("htjm", "csil", strict=True)).get(kind, kind), _extract_signed),
        )
    ),
]
BESIDE_NUMBERS = [
    IntegerFunction("max", "xn", "x", lambda _, x, y: max(x, y)),
    IntegerFunction("min", "xn", "x", lambda _, x, y: min(x, y)),
    IntegerFunction("clamp", "xnn", "x", lambda _, x, y, z: min(max(x, y), z), valid=lambda x, y, z: y <= z),
]
