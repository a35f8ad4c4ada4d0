"""The kernels of `bench_cuda.py`: ranges, data, and what has to come out, in NumPy."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]
_SEED = 1
_SAMPLE = 256  # results of each extent that are looked at where all would take too long
_CHUNK = 1 << 24


class LocalBytes(NamedTuple):
    """Local memory that a launch asks for. CUDA C++ has one array of it, and is told where the second one begins."""

    num_bytes: int


Argument = Array | np.generic | LocalBytes


@dataclass(frozen=True)
class Work:
    """A launch of a kernel: the range (the first extent varies fastest), work-groups and arguments.

    CUDA's sides always have the groups, ours where it `has_groups`, and CUDA C++ takes `more` arguments. What comes
    out is in the last array; `check` tells what is wrong with that.
    """

    extents: tuple[int, ...]
    group: tuple[int, ...]
    arguments: tuple[Argument, ...]
    check: Callable[[Array], str]
    has_groups: bool = False
    more: tuple[np.generic, ...] = ()
    num_bytes: int = 0
    """How much memory is read at least, where the time is held against the memory's bandwidth."""

    @property
    def result(self) -> int:
        """Which argument the results are in."""
        return max(at for at, one in enumerate(self.arguments) if isinstance(one, np.ndarray))


class Sizes(NamedTuple):
    """How large the work is."""

    many: int
    side: int
    product: int
    most: int
    bodies: int
    groups: int  # of reductions


SMALL = Sizes(many=10_001, side=96, product=64, most=50, bodies=256, groups=5)


def large(processors: int) -> Sizes:
    """Return the sizes that are measured, on a GPU of so many multiprocessors."""
    return Sizes(many=1 << 27, side=8192, product=2048, most=1000, bodies=1 << 15, groups=8 * processors)


def saxpy(sizes: Sizes) -> Work:
    x, y, factor = _numbers(sizes.many), _numbers(sizes.many), np.float32(2)
    return Work(
        (sizes.many,), (256,), (factor, x, y), lambda found: _near(found, factor * x + y), more=(np.uint64(sizes.many),)
    )


def stencil(sizes: Sizes) -> Work:
    side = sizes.side
    given = _numbers(side, side)

    def check(found: Array) -> str:
        expected = np.zeros_like(given)
        expected[1:-1, 1:-1] = np.float32(0.2) * (
            given[1:-1, 1:-1] + given[1:-1, :-2] + given[1:-1, 2:] + given[:-2, 1:-1] + given[2:, 1:-1]
        )
        return _near(found, expected)

    return Work((side, side), (32, 8), (np.int32(side), np.int32(side), given, np.zeros_like(given)), check)


def product(sizes: Sizes) -> Work:
    return _product(sizes)


def product_of_arguments(sizes: Sizes) -> Work:
    tile = LocalBytes(4 * 32 * 32)
    return _product(sizes, tile, tile)


def reduction(sizes: Sizes) -> Work:
    return _reduction(sizes, np.uint64(sizes.many))


def reduction_long(sizes: Sizes) -> Work:
    return _reduction(sizes, np.int64(sizes.many))


def reduction_sub_groups(sizes: Sizes) -> Work:
    return _reduction(sizes, np.uint64(sizes.many))


def histogram(sizes: Sizes) -> Work:
    given = np.random.default_rng(_SEED).integers(0, 256, 2 * sizes.many, dtype="u1")

    def check(found: Array) -> str:
        chunks = (given[at : at + _CHUNK] for at in range(0, len(given), _CHUNK))
        return _near(found, sum(np.bincount(chunk, minlength=256) for chunk in chunks))

    arguments = np.uint64(len(given)), given, np.zeros(256, "u4")
    return Work((256 * sizes.groups,), (256,), arguments, check, has_groups=True)


def mandelbrot(sizes: Sizes) -> Work:
    side = sizes.side // 2

    def check(found: Array) -> str:
        places = _places(side)
        x0 = np.float32(3) * places.astype("f4") / np.float32(side) - np.float32(2)
        y0 = (np.float32(2) * places.astype("f4") / np.float32(side) - np.float32(1))[:, None]
        x, y, steps = np.zeros((len(places),) * 2, "f4"), np.zeros((len(places),) * 2, "f4"), 0
        expected = np.zeros(x.shape, "i4")
        with np.errstate(all="ignore"):
            for steps in range(sizes.most):
                inside = (expected == steps) & (x * x + y * y < 4)
                expected[inside] += 1
                x, y = x * x - y * y + x0, 2 * x * y + y0
        wrong = int((found.reshape(side, side)[places[:, None], places] != expected).sum())
        allowed = expected.size // 100  # where a step more or less is a matter of rounding
        return f"{wrong} of {expected.size} results differ" if wrong > allowed else ""

    arguments = np.int32(sizes.most), np.zeros(side * side, "i4")
    return Work((side, side), (16, 16), arguments, check, has_groups=True, more=(np.int32(side), np.int32(side)))


def bodies(sizes: Sizes) -> Work:
    given = _numbers(sizes.bodies, 4)

    def check(found: Array) -> str:
        places = _places(sizes.bodies)
        all_of_them = given.astype("f8")
        apart = all_of_them[None, :, :3] - all_of_them[places, None, :3]
        pull = all_of_them[None, :, 3] / ((apart * apart).sum(axis=2) + 0.01) ** 1.5
        expected = (apart * pull[:, :, None]).sum(axis=1)
        return _near(found.reshape(-1, 4)[places, :3], expected, np.abs(apart * pull[:, :, None]).sum(axis=1).max())

    return Work((sizes.bodies,), (256,), (np.int32(sizes.bodies), given, np.zeros_like(given)), check)


WORKS: Mapping[str, Callable[[Sizes], Work]] = {
    made.__name__: made
    for made in (
        *(saxpy, stencil, product, product_of_arguments, reduction, reduction_sub_groups, reduction_long),
        *(histogram, mandelbrot, bodies),
    )
}
"""Name of a kernel -> its work."""


def _product(sizes: Sizes, *local: LocalBytes) -> Work:
    size = sizes.product
    a, b = _numbers(size, size), _numbers(size, size)

    def check(found: Array) -> str:
        return _near(found, a.astype("f8") @ b.astype("f8"))

    arguments = np.int32(size), a, b, np.zeros_like(a), *local
    more = (np.int32(local[0].num_bytes // 4),) if local else ()
    return Work((size, size), (32, 32), arguments, check, has_groups=True, more=more)


def _reduction(sizes: Sizes, count: np.generic) -> Work:
    given = _numbers(sizes.many)

    def check(found: Array) -> str:
        return _near(found.sum(dtype="f8"), given.sum(dtype="f8"))

    arguments = count, given, np.zeros(sizes.groups, "f4")
    shape = (256 * sizes.groups,), (256,)
    return Work(*shape, arguments, check, has_groups=True, num_bytes=given.nbytes)


@cache
def _numbers(*shape: int) -> Array:
    return np.random.default_rng(_SEED).random(shape, "f4")


def _places(size: int) -> Array:
    return np.arange(0, size, max(1, size // _SAMPLE))


def _near(found: Any, expected: Any, size: float | None = None) -> str:
    """Tell how results differ by more than rounding, beside the largest one or something else of a `size`."""
    largest = size or float(np.max(np.abs(expected)))
    off = float(np.max(np.abs(np.subtract(found, expected, dtype="f8"))))
    return "" if off <= 1e-4 * largest else f"results are off by {off:g}, the largest one is {largest:g}"
