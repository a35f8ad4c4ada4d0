"""The types of floating point numbers: special values, and how far what was found is from what is exact."""

import math
from typing import Any, NamedTuple

import numpy as np
from mpmath.ctx_mp import MPContext
from numpy.typing import NDArray

Values = NDArray[Any]
Number = Any  # a Python float, which a function must give to the bit, or a number of `mp`, which it may miss
mp: Any = MPContext()
mp.prec = 200


class Format(NamedTuple):
    """A type: its name in OpenCL C, mangled and in NumPy, the bits of its significand, the exponents of its ends."""

    name: str
    kind: str
    dtype: str
    bits: int
    least: int
    largest: int

    @property
    def most(self) -> float:
        """The largest finite number."""
        return float(np.finfo(self.dtype).max)

    def unit(self, exact: Number) -> Number:
        """Return the unit in the last place of a number, which is not zero."""
        exponent = min(max(int(mp.mag(exact)) - 1, self.least), self.largest)
        return mp.ldexp(1, exponent - self.bits + 1)

    def error(self, found: float, expected: Number) -> float:
        """Return how many units lie between what was found and what is exact; infinity where nothing may lie.

        Of several exact results in a tuple the nearest one counts. Infinity counts as the number after the largest.
        """
        if isinstance(expected, tuple):
            return min(self.error(found, one) for one in expected)
        if isinstance(expected, float) or math.isnan(found):
            return 0.0 if is_same(found, expected) else math.inf
        end = mp.ldexp(1, self.largest + 1)
        if found == 0 and math.copysign(1, found) != mp.sign(expected):
            return math.inf if expected else 0.0
        value = max(min(mp.mpf(found), end), -end)
        exact = max(min(expected, end), -end)
        return float(abs(value - exact) / self.unit(exact)) if exact else 0.0 if found == 0 else math.inf

    def specials(self) -> list[float]:
        """Return zeros, infinities, NaN, the ends of all ranges, numbers around small integers and multiples of pi."""
        info = np.finfo(self.dtype)
        whole = 2.0 ** (self.bits - 1)
        positive = [
            *(0.0, math.inf, float(info.max), float(info.smallest_normal), float(info.smallest_subnormal)),
            *(
                float(info.smallest_normal - info.smallest_subnormal),
                float(info.eps),
                whole - 0.5,
                whole + 1,
                2 * whole,
            ),
            *(
                0.1,
                0.25,
                0.5,
                0.75,
                1.0,
                1.25,
                1.5,
                2.0,
                2.5,
                3.0,
                4.0,
                4.5,
                5.0,
                7.0,
                8.0,
                10.0,
                11.0,
                64.0,
                127.0,
                171.0,
            ),
            *(math.pi / 4, math.pi / 2, math.pi, 3.5, 34.0, 88.0, 100.5, 709.0, 1023.5, 2e4, 65504.0),
            *(float(np.nextafter(np.dtype(self.dtype).type(1), np.dtype(self.dtype).type(end))) for end in (0, 2)),
        ]
        rounded = np.array(positive).astype(self.dtype)
        return [float(one) for one in np.concatenate([rounded, -rounded]).tolist()] + [math.nan]

    def samples(self, count: int, seed: int) -> Values:
        """Return numbers of all sizes, half of them between -16 and 16. No NaN among them is a signalling one."""
        random = np.random.default_rng(seed)
        size = np.dtype(self.dtype).itemsize
        anything = random.integers(0, 1 << (8 * size), count - count // 2, f"u{size}", endpoint=False).view(self.dtype)
        anything[np.isnan(anything)] = np.nan
        return np.concatenate([anything, random.uniform(-16, 16, count // 2).astype(self.dtype)])


FORMATS = {
    one.kind: one
    for one in (
        Format("float", "f", "f4", 24, -126, 127),
        Format("double", "d", "f8", 53, -1022, 1023),
        Format("half", "Dh", "f2", 11, -14, 15),
    )
}


def is_same(found: float, expected: Number) -> bool:
    """Tell whether numbers are equal, the signs of zeros too; all NaN are."""
    if math.isnan(found) or math.isnan(expected):
        return math.isnan(found) and math.isnan(expected)
    return found == expected and math.copysign(1, found) == math.copysign(1, expected)
