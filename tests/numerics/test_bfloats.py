"""Numbers become bfloats as IEEE 754 rounds: to the nearest one, of two the even one."""

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.launches import launch
from tests.numerics.conversions import values_of
from tests.runtime.kernels_of_calls import DTYPES

import syclrt
from syclopt.ir import Module

KERNEL = """
target triple = "x86_64-unknown-linux-gnu"
declare i64 @_Z13get_global_idj(i32)
define spir_kernel void @{type}s(ptr %from, ptr %to) {{
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr {type}, ptr %from, i64 %id
  %x = load {type}, ptr %p
  %b = fptrunc {type} %x to bfloat
  %q = getelementptr bfloat, ptr %to, i64 %id
  store bfloat %b, ptr %q
  ret void
}}
"""
INFINITY = 0x7F80


def nearest(numbers: NDArray[np.float64]) -> NDArray[np.uint16]:
    """Return the bits of the bfloats that are nearest; the number after the largest one counts as infinity."""
    all_bits = np.arange(INFINITY + 1, dtype="u4")
    magnitudes = (all_bits << 16).astype("u4").view("f4").astype("f8")
    magnitudes[INFINITY] = 2.0**128
    size = np.abs(numbers)
    above = np.searchsorted(magnitudes, size).clip(1, INFINITY)
    below = above - 1
    middle = (magnitudes[below] + magnitudes[above]) / 2
    is_up = (size > middle) | ((size == middle) & (below % 2 == 1))
    found = np.where(size == 0, 0, np.where(is_up, above, below)).astype("u2")
    found[np.signbit(numbers)] |= 0x8000
    return found


def converted(name: str, given: NDArray[np.floating]) -> NDArray[np.uint16]:
    found = np.zeros(len(given), "u2")
    kernel = syclrt.load(Module.parse(KERNEL.format(type=name))).kernel(f"{name}s")
    launch(syclrt.Queue(), len(given), kernel, given, found)
    return found


def middles() -> NDArray[np.float32]:
    """Return what is half way between two neighbours, and what is next to that."""
    with np.errstate(invalid="ignore"):
        half_way = (np.arange(0x10000, dtype="u4") << 16 | 0x8000).view("f4")
        half_way = half_way[np.isfinite(half_way)]
    return np.concatenate([half_way, np.nextafter(half_way, np.float32(0)), np.nextafter(half_way, np.float32(np.inf))])


@pytest.mark.parametrize(("kind", "name"), [("f", "float"), ("d", "double")])
def test_numbers_become_bfloats(kind: str, name: str) -> None:
    given = np.concatenate([values_of(kind), middles().astype(DTYPES[kind])])
    if kind == "d":
        wide = middles().astype("f8")
        tiny = np.ldexp(1.0, np.arange(-1074, -120))
        given = np.concatenate([given, np.nextafter(wide, 0), np.nextafter(wide, np.inf), tiny, 1.5 * tiny, -tiny])
    else:  # instructions that some processors have give zero below that
        given = given[~(np.abs(given) < np.finfo("f4").tiny)]
    found, is_number = converted(name, given), ~np.isnan(given)
    np.testing.assert_array_equal(found[is_number], nearest(given[is_number].astype("f8")))
    assert (found[~is_number] & 0x7FFF > INFINITY).all()
