"""The geometric functions of OpenCL C."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from tests.numerics.formats import FORMATS, Number, Values, mp
from tests.numerics.functions import KINDS
from tests.runtime.kernels_of_calls import Called

Vector = tuple[float, ...]


class Geometry(NamedTuple):
    """A function: how many vectors it takes, whether it gives one, and for which sizes.

    The bounds are (a, b) for a + b * n units of a vector of n elements, one for each type. Without bounds it may be
    wrong by an epsilon of the square of the largest element for each of its 2 * n - 1 operations.
    """

    word: str
    vectors: int
    gives_vector: bool
    reference: Callable[..., list[Number]]
    bounds: tuple[tuple[float, float], ...] | None = None
    sizes: tuple[int, ...] = (1, 2, 3, 4)
    kinds: tuple[str, ...] = KINDS

    def called(self, kind: str, lanes: int) -> Called:
        """Return the function for vectors of a size."""
        size = f"{lanes}" if lanes > 1 else ""
        one, *more = [f"Dv{lanes}_{kind}" if size else kind] * self.vectors
        symbol = f"_Z{len(self.word)}{self.word}{one}{'S_' * len(more) if size else ''.join(more)}"
        return Called(symbol, (f"{kind}{size}",) * self.vectors, f"{kind}{size if self.gives_vector else ''}")

    def arguments(self, kind: str, lanes: int, count: int) -> list[Values]:
        """Return vectors of all sizes, elements of which may be much smaller than others; some lie along an axis."""
        form = FORMATS[kind]
        random = np.random.default_rng(lanes)
        low, high = form.least - form.bits + 1, form.largest
        exponents = random.uniform(low, high - 1, (count, 1)) + random.choice([0, 0, 0, -1, -5, -40], (count, lanes))
        columns: list[Values] = []
        for _ in range(self.vectors):
            size = random.uniform(1, 2, (count, lanes)) * 2.0 ** np.maximum(exponents, low)
            signed = np.where(random.random((count, lanes)) < 0.1, 0, size * random.choice([-1, 1], (count, lanes)))
            columns.append(np.minimum(signed, form.most).astype(form.dtype).reshape(-1, lanes))
        return [one.reshape(-1) if lanes == 1 else one for one in columns]

    def errors(self, kind: str, lanes: int, arguments: list[Values], found: Values) -> Iterator[tuple[float, float]]:
        """Yield how far results are from the exact ones, and how far they may be."""
        form = FORMATS[kind]
        rows = zip(*(one.reshape(-1, lanes).tolist() for one in arguments), strict=True)
        results = found.reshape(len(arguments[0]), -1).tolist()
        epsilon = float(np.finfo(form.dtype).eps)
        for row, result in zip(rows, results, strict=True):
            most = max(abs(one) for vector in row for one in vector)
            if self.bounds is None and mp.mpf(most) ** 2 * lanes > form.most:
                continue
            for one, exact in zip(result, self.reference(*row), strict=True):
                if self.bounds is not None:
                    a, b = self.bounds[KINDS.index(kind)]
                    yield form.error(one, exact), a + b * lanes
                else:
                    allowed = (2 * lanes - 1) * (epsilon * mp.mpf(most) ** 2 + form.unit(mp.ldexp(1, form.least)))
                    yield float(abs(mp.mpf(one) - exact) / allowed) if math.isfinite(one) else math.inf, 1.0


def _products(x: Vector, y: Vector) -> Number:
    return mp.fsum(mp.fmul(a, b, exact=True) for a, b in zip(x, y, strict=True))


def _length(x: Vector) -> Number:
    return mp.sqrt(_products(x, x))


def _between(x: Vector, y: Vector) -> list[Number]:
    exact = [mp.fsub(a, b, exact=True) for a, b in zip(x, y, strict=True)]
    return [mp.sqrt(mp.fsum(one * one for one in exact))]


def _normalized(x: Vector) -> list[Number]:
    length = _length(x)
    return [mp.mpf(one) / length if one else one for one in x]


def _crossed(x: Vector, y: Vector) -> list[Number]:
    turns = ((1, 2), (2, 0), (0, 1))
    found = [mp.fsub(mp.fmul(x[a], y[b], exact=True), mp.fmul(x[b], y[a], exact=True), exact=True) for a, b in turns]
    return [*found, mp.mpf(0)][: len(x)]


_LENGTH = ((2.75, 0.5), (5.5, 1), (0.25, 0.5))
_DISTANCE = ((2.5, 2), (5.5, 2), (0, 2))
_NORMALIZE = ((2, 1), (4.5, 1), (1, 1))
GEOMETRY = [
    Geometry("dot", 2, False, lambda x, y: [_products(x, y)]),
    Geometry("cross", 2, True, _crossed, sizes=(3, 4)),
    Geometry("length", 1, False, lambda x: [_length(x)], _LENGTH),
    Geometry("distance", 2, False, _between, _DISTANCE),
    Geometry("normalize", 1, True, _normalized, _NORMALIZE),
    Geometry("fast_length", 1, False, lambda x: [_length(x)], _LENGTH, kinds=("f",)),
    Geometry("fast_distance", 2, False, _between, _DISTANCE, kinds=("f",)),
    Geometry("fast_normalize", 1, True, _normalized, _NORMALIZE, kinds=("f",)),
]
INF, NAN = math.inf, math.nan
NORMALIZED = [  # vectors with elements that are not finite, or all zero, and what `normalize` makes of them
    ((0.0, -0.0), (0.0, -0.0)),
    ((INF, 1.0), (1.0, 0.0)),
    ((-1.0, -INF), (-0.0, -1.0)),
    ((NAN, 1.0), (NAN, NAN)),
    ((NAN, INF), (NAN, NAN)),
]
