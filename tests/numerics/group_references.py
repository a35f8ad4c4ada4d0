"""What the kernels of groups.cl compute, by plain loops: for sub-groups of a number of work-items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

DTYPES = {
    "char": "i1",
    "uchar": "u1",
    "short": "i2",
    "ushort": "u2",
    "int": "i4",
    "uint": "u4",
    "long": "i8",
    "ulong": "u8",
    "half": "f2",
    "float": "f4",
    "double": "f8",
}


def folds() -> dict[str, Callable[[Any, Any], Any]]:
    """Return what folds are called in OpenCL."""
    return {
        "add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum,
        "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    }  # fmt: skip


def identity(name: str, dtype: Any) -> Any:
    """Return what changes nothing."""
    if name in ("add", "or", "xor"):
        return dtype.type(0)
    if name == "mul":
        return dtype.type(1)
    if name == "and":
        return ~dtype.type(0)
    if dtype.kind == "f":
        return dtype.type(np.inf if name == "min" else -np.inf)
    return np.iinfo(dtype).max if name == "min" else np.iinfo(dtype).min


def folded(how: str, name: str, values: Any) -> Any:
    """Return what each of those that come together gets."""
    if name.startswith("logical_"):
        return folded(how, name.removeprefix("logical_"), values != 0).astype(values.dtype)
    with np.errstate(all="ignore"):
        fold = folds()[name]
        if not len(values):
            return values
        inclusive = [values[0]]
        for one in values[1:]:
            inclusive.append(fold(inclusive[-1], one))
    if how == "reduce":
        inclusive = [inclusive[-1]] * len(values)
    elif how == "exclusive":
        inclusive = [identity(name, values.dtype), *inclusive[:-1]]
    return np.array(inclusive, values.dtype)


def expected(kernel: str, values: Any, before: Any, width: int) -> Any:
    """Return what a kernel leaves in `out` for one group."""
    *words, kind = kernel.split("_")
    del kind
    out, size = before.copy(), len(values)
    if words[0] == "group" and words[1] in ("reduce", "inclusive", "exclusive"):
        return folded(words[1], "_".join(words[2:]), values)
    if kernel == "group_broadcast_int":
        return np.full_like(values, values[-1])
    if kernel == "group_broadcast_double":
        return np.full_like(values, values[1 % size])
    if kernel == "group_all_int":
        return np.full_like(values, 2 * np.all(values & 3) + np.any(values == 5))
    if kernel == "reversed_int":
        return values[::-1] + 3
    if kernel == "copied_int":
        return values + 1
    for start in range(0, size, width):
        part = slice(start, min(start + width, size))
        place = Place(start // width, (size + width - 1) // width, width)
        out[part] = in_sub_group(kernel, words, values[part], before[part], place)
    return out


class Place(NamedTuple):
    """Which sub-group of how many it is, and how many work-items those have that are no last ones."""

    number: int
    of: int
    width: int


def in_sub_group(kernel: str, words: list[str], values: Any, before: Any, place: Place) -> Any:  # noqa: PLR0912 - a case for each kind of kernel
    """Return what a kernel leaves in `out` for one sub-group."""
    out, size, lane = before.copy(), len(values), np.arange(len(values))
    odd: Any = values.astype("i8") & 1 == 1 if values.ndim == 1 else None
    moved = {
        "shuffle": (lane * 7 + 3) % size, "xor": lane ^ 3, "rotate": (lane + 5) % size,
        "rotate4": lane & ~3 | (lane + 1) & 3, "broadcast": lane * 0 + 3,
    }  # fmt: skip
    if words[0] == "sub" and words[1] in ("reduce", "inclusive", "exclusive"):
        return folded(words[1], words[2], values)
    if words[0] == "some":
        out[odd] = folded(words[1], words[2], values[odd])
    elif words[0] == "clustered8":
        for at in range(0, size, 8):
            out[at : at + 8] = folded("reduce", words[2], values[at : at + 8])
    elif kernel == "shuffle_float4":
        out = np.where((lane * 0 + 3 < size)[:, None], values[np.minimum(3, size - 1)][None, :], out)
    elif words[0] in moved and words[-1] != "float4":
        source = moved[words[0]]
        is_there = source < size
        out[is_there] = values[source[is_there]]
        out[~is_there] = 0  # nobody says what comes; not looked at
    elif words[0] == "up":
        out[2:] = values[:-2] if size > 2 else out[2:]
    elif words[0] == "down":
        out[:-2] = values[2:] if size > 2 else out[:-2]
    elif words[0] == "first":
        out[odd] = values[odd][:1] if odd.any() else out[odd]
    elif kernel == "sub_all_int":
        out[:] = 2 * np.all(values & 3) + np.any(values == 5)
    elif kernel == "ballot_int":
        bits = sum(1 << at for at in range(size) if odd[at])
        scan = np.cumsum(odd)
        lowest = (bits & -bits).bit_length() - 1 if bits else -1
        highest = bits.bit_length() - 1 if bits else -1
        fixed = (bits & 0xFFFFFFFF) * 3 + bits.bit_count() * 5 + lowest * 13 + highest * 17
        found = fixed + scan * 7 + (scan - odd) * 11 + odd * 19
        out[:] = np.array([int(one) & 0xFFFFFFFF for one in found], "u4").view("i4")
    elif kernel == "elect_int":
        out[odd] = (np.cumsum(odd) == 1)[odd]
    elif kernel == "queries_int":
        out[:] = size + 100 * place.width + 10000 * place.number + 1000000 * lane + 100000000 * place.of
    else:
        raise LookupError(kernel)
    return out


def is_defined(kernel: str, size: int, width: int) -> Any:
    """Tell which lanes of a sub-group get what somebody says."""
    lane = np.arange(size)
    if kernel == "group_broadcast_double" and size == 1:
        return lane > 0  # it is the second work-item's value
    there = np.minimum(size - lane // width * width, width)
    at = lane % width
    word = kernel.partition("_")[0]
    source = {"xor": at ^ 3, "rotate4": at & ~3 | (at + 1) & 3, "broadcast": at * 0 + 3}.get(word, at)
    return (at * 0 + 3 if kernel == "shuffle_float4" else source) < there


def given(kernel: str, count: int, random: np.random.Generator) -> tuple[Any, Any]:
    """Return `in` and `out` of a kernel, for a number of work-items."""
    kind = kernel.rpartition("_")[2]
    dtype, lanes = np.dtype(DTYPES[kind.rstrip("4")]), 4 if kind.endswith("4") else 0
    low, high = (1, 3) if "_mul_" in kernel else (0, 2 if kind == "half" else 9)
    numbers = random.integers(low, high, count * (lanes or 1))
    values: Any = numbers.astype(dtype).reshape(-1, lanes) if lanes else numbers.astype(dtype)
    if "_mul_" in kernel and dtype.kind == "f":
        values = np.where(values == 2, dtype.type(0.5), values)
    return values, np.full_like(values, 77)


def agreement(kernel: str, values: Any, before: Any, out: Any, size: int, width: int) -> tuple[Any, Any]:
    """Tell for each work-item whether `out` is right, and what is; `size` is that of work-groups."""
    starts = range(0, len(values), size)
    parts = [expected(kernel, values[at : at + size], before[at : at + size], width) for at in starts]
    right = np.concatenate(parts)
    same = np.isclose(out, right) if out.dtype.kind == "f" and "_mul_" in kernel else out == right
    same = same.all(axis=1) if same.ndim > 1 else same
    return same | ~np.tile(is_defined(kernel, size, width), len(starts)), right
