"""Elements of arrays: how they stand in memory, and what kernels can take."""

from __future__ import annotations

from typing import Any


def row_major(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    """Return the strides, in bytes, of elements that stand side by side, the last extent varying fastest."""
    strides: list[int] = []
    for extent in reversed(shape):
        strides.append(itemsize)
        itemsize *= extent
    return tuple(reversed(strides))


def is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    """Tell whether elements stand side by side, the last extent varying fastest; one of 1 may have any stride."""
    if strides == row_major(shape, itemsize) or 0 in shape:
        return True
    pairs = [pair for pair in zip(shape, strides, strict=True) if pair[0] != 1]
    return tuple(stride for _, stride in pairs) == row_major(tuple(extent for extent, _ in pairs), itemsize)


def foreign_order(dtype: Any) -> str:
    """Say what is wrong with elements that are not in the processor's byte order; nothing where they are."""
    if dtype.isnative:
        return ""
    native = dtype.newbyteorder("=")
    cure = f"'{native.str}'" if native.names is None else "array.dtype.newbyteorder('=')"
    return f"elements of type '{dtype.str}' are not in the byte order of the device: array.astype({cure}) converts them"


def fits(number_size: int, dtype: Any) -> bool:
    """Tell whether elements may be numbers of some bytes: others of that size, or bytes of which anything is made.

    0 is any size; anything but numbers fits.
    """
    if number_size <= 1 or dtype.kind not in "iufc":
        return True
    return dtype.itemsize in (1, number_size * 2 if dtype.kind == "c" else number_size)
