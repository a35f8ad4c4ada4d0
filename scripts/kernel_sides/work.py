"""What the sides of `bench_kernels.py` compute: kernels, their ranges, and the data, which is the same for all."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

Argument = np.ndarray[Any, Any] | np.float32 | np.int32


@dataclass(frozen=True)
class Work:
    """A launch of a kernel: the range (the first extent varies fastest), the work-group, and the arguments.

    The last argument is where the result is written.
    """

    extents: tuple[int, ...]
    arguments: tuple[Argument, ...]
    group: tuple[int, ...] = ()


def works() -> Mapping[str, Work]:
    """Return the work of each kernel, with new arrays, which begin where a line of the cache does."""
    random = np.random.default_rng(1)

    def numbers(*shape: int) -> np.ndarray[Any, Any]:
        return _aligned(random.random(shape, "f4"))

    def zeros(*shape: int, dtype: str = "f4") -> np.ndarray[Any, Any]:
        return _aligned(np.zeros(shape, dtype))

    many, width, size, bodies = 4 << 20, 2048, 512, 2048
    with_border = width + 2
    return {
        "saxpy": Work((many,), (np.float32(2), numbers(many), numbers(many))),
        "polynomial": Work((many,), (numbers(many), zeros(many))),
        "stencil": Work(
            (width, width),
            (np.int32(with_border), numbers(with_border, with_border), zeros(with_border, with_border)),
        ),
        "product": Work(
            (size, size), (np.int32(size), numbers(size, size), numbers(size, size), zeros(size, size)), (16, 16)
        ),
        "mandelbrot": Work((size, size), (np.int32(200), zeros(size, size, dtype="i4"))),
        "warp_sum": Work((many,), (numbers(many), zeros(many // 32)), (256,)),
        "warp_scan": Work((many,), (numbers(many), zeros(many)), (256,)),
        "bodies": Work((bodies,), (np.int32(bodies), numbers(bodies, 4), zeros(bodies, 4))),
    }


def difference(kernel: str, ours: np.ndarray[Any, Any], theirs: np.ndarray[Any, Any]) -> str:
    """Tell how results differ that are not equal but for rounding; nothing if they are."""
    wrong = ours != theirs if kernel == "mandelbrot" else ~np.isclose(ours, theirs, rtol=1e-3, atol=1e-3)
    allowed = ours.size // 500 if kernel == "mandelbrot" else 0  # where a step more or less is a matter of rounding
    count = int(wrong.sum())
    return f"{count} of {ours.size} results differ" if count > allowed else ""


def _aligned(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    memory = np.empty(values.nbytes + 64, "u1")
    start = -memory.ctypes.data % 64
    found = memory[start : start + values.nbytes].view(values.dtype).reshape(values.shape)
    found[...] = values
    return found
