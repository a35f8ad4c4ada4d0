"""Conversions between all types of numbers, with exact results by rational arithmetic."""

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import numpy as np
from tests.numerics.formats import FORMATS, Format, Values
from tests.runtime.kernels_of_calls import DTYPES, Called

INTEGERS = dict(zip("chstijlm", "char uchar short ushort int uint long ulong".split(), strict=True))
TYPES = {**INTEGERS, **{kind: one.name for kind, one in FORMATS.items()}}
MODES = ("", "_rte", "_rtz", "_rtp", "_rtn")


class Conversion(NamedTuple):
    """A conversion: mangled types, whether it saturates, and how it rounds."""

    source: str
    target: str
    saturates: bool
    mode: str

    def __str__(self) -> str:
        return f"{TYPES[self.source]} to {TYPES[self.target]}{self._end}"

    @property
    def _end(self) -> str:
        return f"{'_sat' if self.saturates else ''}{self.mode}"

    def called(self, lanes: int = 0) -> Called:
        """Return the function as OpenCL spells it."""
        size = f"{lanes or ''}"
        return self._function(f"convert_{TYPES[self.target]}{size}{self._end}", lanes)

    def called_in_spirv(self) -> Called:
        """Return the function as SPIR-V spells it."""
        kinds = ["F" if one in FORMATS else "S" if one in "csil" else "U" for one in (self.source, self.target)]
        name = "schar" if self.target == "c" else TYPES[self.target]
        if "F" not in kinds and self.saturates and kinds[0] != kinds[1]:
            return self._function(f"__spirv_SatConvert{kinds[0]}To{kinds[1]}_R{name}", 0)
        word = f"{kinds[1]}Convert" if kinds[0] == kinds[1] or "F" not in kinds else f"Convert{kinds[0]}To{kinds[1]}"
        if "F" not in kinds and kinds[0] != kinds[1]:
            word = f"{kinds[0]}Convert"  # bits alone matter, and the sign is extended as the source has it
        return self._function(f"__spirv_{word}_R{name}{self._end}", 0)

    def _function(self, word: str, lanes: int) -> Called:
        size, vector = f"{lanes or ''}", f"Dv{lanes}_" if lanes else ""
        symbol = f"_Z{len(word)}{word}{vector}{self.source}"
        return Called(symbol, (f"{self.source}{size}",), f"{self.target}{size}")

    def exact(self, value: float) -> float | None:
        """Return the result for a number of the source's type; None where it is not defined."""
        if self.target in FORMATS:
            return _in_format(value, FORMATS[self.target], self.mode)
        info = np.iinfo(DTYPES[self.target])
        low, high = int(info.min), int(info.max)
        if not math.isfinite(value):
            nearest = 0 if math.isnan(value) else high if value > 0 else low
            return nearest if self.saturates else None
        whole = value if isinstance(value, int) else _whole(Fraction(value), self.mode or "_rtz")
        if self.saturates:
            return min(max(whole, low), high)
        if isinstance(value, int):
            return (whole - low) % (high - low + 1) + low
        return whole if low <= whole <= high else None


def all_conversions() -> Iterator[Conversion]:
    """Yield each conversion that OpenCL has, but those of integers to integers with a mode, which changes nothing."""
    for source in TYPES:
        for target in TYPES:
            modes = MODES if source in FORMATS or target in FORMATS else ("",)
            for mode in modes:
                for saturates in (False, True) if target in INTEGERS else (False,):
                    yield Conversion(source, target, saturates, mode)


def values_of(kind: str) -> Values:
    """Return the numbers of a type where roundings and ranges of all types begin and end; all of a small type."""
    dtype = np.dtype(DTYPES[kind])
    if dtype.itemsize == 1:
        return np.arange(256, dtype="u1").view(dtype)
    ends = [0, *(1 << bits for bits in range(66)), *(one.most for one in FORMATS.values())]
    ends += [one.most + one.most * 2.0**-one.bits / 2 for one in FORMATS.values() if one.bits < 53]
    steps = [
        Fraction(0),
        *(Fraction(sign, 1 << bits) for bits in (0, 1, 2, 10, 11, 12, 23, 24, 25) for sign in (1, -1)),
    ]
    exact = [Fraction(one) * (1 + step) for one in ends for step in steps]
    exact += [Fraction(one) + step for one in ends for step in steps] + [Fraction(3, 2), Fraction(5, 2), Fraction(1, 3)]
    if kind in INTEGERS:
        info = np.iinfo(dtype)
        whole = {math.floor(sign * one) for one in exact for sign in (1, -1)}
        return np.array([one for one in sorted(whole) if info.min <= one <= info.max], dtype)
    form = FORMATS[kind]
    exact += [
        Fraction(2) ** power * one for power in (-24, -25, -126, -149, -150, -1074) for one in (1, Fraction(3, 2), 3)
    ]
    with np.errstate(all="ignore"):
        near = np.array([float(min(one, 10**300)) for one in exact]).astype(dtype)
    around = [near, *(np.nextafter(near, dtype.type(end)) for end in (0, form.most))]
    positive = np.unique(np.concatenate([*around, np.array(form.specials()).astype(dtype)]))
    return np.concatenate([positive, -positive])


def everything(kind: str) -> Values:
    """Return all numbers of a type of two bytes."""
    return np.arange(1 << 16, dtype="u2").view(DTYPES[kind])


def _whole(value: Fraction, mode: str) -> int:
    if mode == "_rtp":
        return math.ceil(value)
    if mode == "_rtn":
        return math.floor(value)
    return math.trunc(value) if mode == "_rtz" else round(value)


def _in_format(value: float, form: Format, mode: str) -> float:
    if value == 0 or not math.isfinite(value):
        return float(value)
    exact = Fraction(value)
    power = abs(exact.numerator).bit_length() - exact.denominator.bit_length()
    power -= abs(exact) < Fraction(2) ** power
    unit = Fraction(2) ** (max(power, form.least) - form.bits + 1)
    rounded = _whole(exact / unit, mode) * unit
    if abs(rounded) <= form.most:
        return math.copysign(float(rounded), value)
    is_kept = mode in ("_rtz", "_rtn" if value > 0 else "_rtp")
    return math.copysign(form.most if is_kept else math.inf, value)
