"""Conditions as the property set `SYCL/add on images` holds them.

They are arrays of signed 32-bit integers in prefix code; of 64-bit integers where an architecture has a number that
32 bits do not tell from others. No bytes can be read both ways: the upper half of an operator would be the number of an
aspect or architecture, or stand after one, and none of them is negative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import InputError
from syclopt.images.properties import Blob

if TYPE_CHECKING:
    from syclopt.conditions.condition import Condition

_HALF = 1 << 31


def blob_of(condition: Condition) -> Blob:
    """Return the bytes of a condition."""
    numbers = condition.integers()
    if all(-_HALF <= number < _HALF for number in numbers):
        return Blob.of_u32(number % (2 * _HALF) for number in numbers)
    return Blob.of_u64(number % (4 * _HALF * _HALF) for number in numbers)


def condition_in(blob: Blob) -> Condition:
    """Return the condition that bytes hold. Raises `ValueError` for other bytes, `InputError` for what is none."""
    from syclopt.conditions.condition import Condition

    numbers = [_signed(number, 32) for number in blob.as_u32()]
    try:
        return Condition.parse(numbers)
    except InputError:
        if len(numbers) % 2 or len(numbers) < 4 or numbers[1] != -1:
            raise
    return Condition.parse(_signed(number, 64) for number in blob.as_u64())


def _signed(number: int, bits: int) -> int:
    return number - (number >> (bits - 1) << bits)
