"""The functions of OpenCL C on floating point numbers: what they take and give, and how exact they have to be.

Bounds are those of the full profile (OpenCL C 3.0, "Relative Error as ULPs"), for float, double and half. What is
correctly rounded has 0.5. `native_` and `half_` functions are held to the bounds of the functions without a prefix.
"""

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from tests.numerics import references as exact
from tests.numerics.formats import FORMATS, Number, Values, mp
from tests.numerics.references import INF, NAN, bounded, one, real
from tests.runtime.kernels_of_calls import Called

KINDS = ("f", "d", "Dh")


class Function(NamedTuple):
    """A function: `types` of its parameters are `x` for the type itself, or `i`, and so is that of the result.

    `second` is what it stores through its last parameter: the type, the reference, and a bound of its own. `wide`
    computes the result for arrays of a wider type. `beside` are the parameters that may be numbers beside vectors.
    Arguments that are not `valid` have no defined result. Beyond `tolerance`, if there is one, numbers of type float
    are wrong, whatever their units.
    """

    word: str
    types: str
    reference: Callable[..., Number]
    bounds: tuple[float | None, ...]
    wide: Callable[..., Values] | None = None
    second: tuple[str, Callable[..., Number], float | None] | None = None
    result: str = "x"
    valid: Callable[..., bool] | None = None
    tolerance: float | None = None
    only: tuple[str, ...] = KINDS
    beside: tuple[int, ...] = ()

    def called(self, kind: str, lanes: int = 0, numbers: tuple[int, ...] = ()) -> Called:
        """Return the function for a type, or for vectors of it; some parameters may be `numbers` all the same."""
        types = [kind if one == "x" else one for one in self.types]
        pointed = [] if self.second is None else [kind if self.second[0] == "x" else self.second[0]]
        size = f"{lanes or ''}"
        parameters = (f"{one}{'' if at in numbers else size}" for at, one in enumerate(types))
        return Called(
            symbol(self.word, types, pointed, lanes, numbers),
            (*parameters, *(f"*{one}{size}" for one in pointed)),
            f"{kind if self.result == 'x' else self.result}{size}",
        )

    def bound(self, kind: str) -> float | None:
        """Return by how many units a result may be wrong; None where nothing is said."""
        return self.bounds[KINDS.index(kind)]

    def all_bounds(self, kind: str) -> list[float | None]:
        """Return the bounds of the result and of what is stored."""
        bound = self.bound(kind)
        return [bound] if self.second is None else [bound, bound if self.second[2] is None else self.second[2]]


def symbol(word: str, types: list[str], pointed: list[str], lanes: int, numbers: tuple[int, ...]) -> str:
    """Return the name of a function; a type of several letters that was there before is `S_`, `S0_`, ..."""
    known: list[str] = []

    def spelled(kind: str) -> str:
        if kind in known:
            at = known.index(kind)
            return f"S{at - 1 if at else ''}_"
        text = f"P{spelled(kind[1:])}" if kind.startswith("P") else kind
        if kind[0] in "PD" and kind != "Dh":
            known.append(kind)
        return text

    vector = f"Dv{lanes}_" if lanes else ""
    parameters = [one if at in numbers else f"{vector}{one}" for at, one in enumerate(types)]
    parameters += [f"P{vector}{one}" for one in pointed]
    return f"_Z{len(word)}{word}{''.join(map(spelled, parameters))}"


def pi_of(x: Values) -> Any:
    return x.dtype.type(np.longdouble("3.14159265358979323846264338327950288"))


def sinpi(x: Values) -> Values:
    half_turns = np.fmod(np.abs(x), 2)
    rest = np.where(half_turns >= 1, half_turns - 1, half_turns)
    sine = np.sin(np.where(rest > 0.5, 1 - rest, rest) * pi_of(x))
    return np.copysign(
        np.where(half_turns > 1, -sine, sine), np.where(rest == 0, x, x * np.where(half_turns > 1, -1, 1))
    )


def cospi(x: Values) -> Values:
    half_turns = np.fmod(np.abs(x), 2)
    return np.sin((0.5 - np.where(half_turns > 1, 2 - half_turns, half_turns)) * pi_of(x))


def tanpi(x: Values) -> Values:
    rest = x - np.rint(x)
    near = np.where(np.abs(rest) <= 0.25, rest, 0.5 - np.abs(rest)) * pi_of(x)
    tangent = np.where(np.abs(rest) <= 0.25, np.tan(near), np.copysign(1 / np.tan(near), rest))
    is_odd = np.fmod(np.rint(x), 2) != 0
    pole = np.where(np.fmod(np.floor(x), 2) == 0, np.inf, -np.inf)
    return np.where(rest == 0, np.where(is_odd, -x, x) * 0.0, np.where(np.abs(rest) == 0.5, pole, tangent))


def in_turns(function: Callable[..., Values]) -> Callable[..., Values]:
    return lambda *arguments: function(*arguments) / pi_of(arguments[0])


def _bounds(text: str) -> tuple[float | None, ...]:
    return tuple(None if word == "-" else float(word) for word in text.split())


def _one(word: str, reference: exact.One, bounds: str, wide: Callable[[Values], Values] | None = None) -> Function:
    return Function(word, "x", real(reference), _bounds(bounds), wide)


def _two(word: str, reference: Callable[..., Number], bounds: str, wide: Any = None, **more: Any) -> Function:
    return Function(word, more.pop("types", "xx"), reference, _bounds(bounds), wide, **more)


def _nextafter(kind: str) -> Callable[[float, float], float]:
    scalar = np.dtype(FORMATS[kind].dtype).type

    def reference(x: float, y: float) -> float:
        with np.errstate(all="ignore"):
            return y if x == y else float(np.nextafter(scalar(x), scalar(y)))

    return reference


def _numbers(*arguments: float) -> bool:
    return not any(map(math.isnan, arguments))


def _mad(kind: str) -> Callable[..., Number]:
    scalar = np.dtype(FORMATS[kind].dtype).type

    def reference(x: float, y: float, z: float) -> Number:
        with np.errstate(all="ignore"):
            return exact.fma(x, y, z), float(scalar(x) * scalar(y) + scalar(z))

    return reference


def _is_blend(x: float, y: float, a: float) -> bool:
    return abs(x) <= 16 and abs(y) <= 16 and 0 <= a <= 1


def _is_step(low: float, high: float, x: float) -> bool:
    return abs(low) <= 16 and low + 1 / 16 < high <= 16 and abs(x) <= 16


def _smoothstep(low: float, high: float, x: float) -> Number:
    t = max(min((mp.mpf(x) - low) / (mp.mpf(high) - low), 1), mp.mpf(0))
    return t * t * (3 - 2 * t)


EXACT, LOOSE = "0.5 0.5 0.5", "- - -"
INVERSE = (-1.0, 1.0)
_ONES = [
    _one("acos", one(mp.acos, NAN, NAN, domain=INVERSE), "4 4 2", np.arccos),
    _one("acosh", one(mp.acosh, INF, NAN, domain=(1, INF)), "4 4 2", np.arccosh),
    _one("acospi", one(lambda x: mp.acos(x) / mp.pi, NAN, NAN, domain=INVERSE), "5 5 2", in_turns(np.arccos)),
    _one("asin", one(mp.asin, NAN, domain=INVERSE), "4 4 2", np.arcsin),
    _one("asinh", one(mp.asinh, INF), "4 4 2", np.arcsinh),
    _one("asinpi", one(lambda x: mp.asin(x) / mp.pi, NAN, domain=INVERSE), "5 5 2", in_turns(np.arcsin)),
    _one("atan", one(mp.atan, mp.pi / 2), "5 5 2", np.arctan),
    _one("atanh", one(mp.atanh, NAN, domain=INVERSE, high=INF), "5 5 2", np.arctanh),
    _one("atanpi", one(lambda x: mp.atan(x) / mp.pi, 0.5), "5 5 2", in_turns(np.arctan)),
    _one("cbrt", one(mp.cbrt, INF), "2 2 2", np.cbrt),
    _one("ceil", exact.rounded(math.ceil), EXACT, np.ceil),
    _one("cos", one(mp.cos, NAN, NAN, 1.0), "4 4 2", np.cos),
    _one("cosh", one(bounded(mp.cosh), INF, INF, 1.0), "4 4 2", np.cosh),
    _one("cospi", one(mp.cospi, NAN, NAN, 1.0), "4 4 2", cospi),
    _one("degrees", one(lambda x: x * 180 / mp.pi, INF), "2 2 2", lambda x: x * (180 / pi_of(x))),
    _one("erf", one(bounded(mp.erf, 1e3), 1.0), "16 16 4"),
    _one("erfc", one(bounded(mp.erfc, 1e3), 0.0, 2.0, 1.0), "16 16 4"),
    _one("exp", one(exact.exp, INF, 0.0, 1.0), "3 3 2", np.exp),
    _one(
        "exp10",
        one(bounded(lambda x: mp.power(10, x)), INF, 0.0, 1.0),
        "3 3 2",
        lambda x: np.power(x.dtype.type(10), x),
    ),
    _one("exp2", one(bounded(lambda x: mp.power(2, x)), INF, 0.0, 1.0), "3 3 2", np.exp2),
    _one("expm1", one(bounded(mp.expm1), INF, -1.0, "same"), "3 3 2", np.expm1),
    _one("fabs", abs, EXACT, np.abs),
    _one("floor", exact.rounded(math.floor), EXACT, np.floor),
    _one("lgamma", exact.lgamma, LOOSE),
    _one("log", one(mp.log, INF, NAN, -INF, (0, INF)), "3 3 2", np.log),
    _one("log10", one(mp.log10, INF, NAN, -INF, (0, INF)), "3 3 2", np.log10),
    _one("log1p", one(mp.log1p, INF, NAN, "same", (-1, INF), low=-INF), "2 2 2", np.log1p),
    _one("log2", one(lambda x: mp.log(x, 2), INF, NAN, -INF, (0, INF)), "3 3 2", np.log2),
    _one("logb", exact.logb, EXACT),
    _one("radians", one(lambda x: x * mp.pi / 180, INF), "2 2 2", lambda x: x * (pi_of(x) / 180)),
    _one("rint", exact.rounded(round), EXACT, np.rint),
    _one("round", exact.rounded(exact.half_away), EXACT, lambda x: np.trunc(x + np.copysign(0.5, x))),
    _one("rsqrt", exact.rsqrt, "2 2 1", lambda x: 1 / np.sqrt(x)),
    _one("sin", one(mp.sin, NAN), "4 4 2", np.sin),
    _one("sinh", one(bounded(mp.sinh), INF), "4 4 2", np.sinh),
    _one("sinpi", exact.sinpi, "4 4 2", sinpi),
    _one("sqrt", exact.sqrt, "3 0.5 0.5", np.sqrt),
    _one("tan", one(mp.tan, NAN), "5 5 2", np.tan),
    _one("tanh", one(bounded(mp.tanh), 1.0), "5 5 2", np.tanh),
    _one("tanpi", exact.tanpi, "6 6 2", tanpi),
    _one("tgamma", exact.tgamma, "16 16 4"),
    _one("trunc", exact.rounded(math.trunc), EXACT, np.trunc),
    Function("sign", "x", exact.sign, _bounds(EXACT)),
    Function("ilogb", "x", exact.ilogb, (0, 0, 0), result="i"),
]
_TWOS = [
    _two("atan2", real(exact.atan2), "6 6 2", np.arctan2),
    _two("atan2pi", real(exact.atan2pi), "6 6 2", in_turns(np.arctan2)),
    _two("copysign", math.copysign, EXACT, np.copysign),
    _two("fdim", real(exact.fdim), EXACT, lambda x, y: np.where(x <= y, 0, x - y)),
    _two("fmax", exact.most, EXACT, beside=(1,)),
    _two("fmin", exact.least, EXACT, beside=(1,)),
    _two("fmod", real(exact.fmod), EXACT),
    _two("hypot", exact.hypot, "4 4 2", np.hypot),
    _two("ldexp", exact.ldexp, EXACT, types="xi", beside=(1,)),
    _two("max", exact.most, EXACT, valid=_numbers, beside=(1,)),
    _two("maxmag", exact.maxmag, EXACT),
    _two("min", exact.least, EXACT, valid=_numbers, beside=(1,)),
    _two("minmag", exact.minmag, EXACT),
    *(_two("nextafter", _nextafter(kind), EXACT, only=(kind,)) for kind in KINDS),
    _two("pow", exact.power, "16 16 4", np.power),
    _two("pown", exact.power, "16 16 4", types="xi"),
    _two("powr", exact.powr, "16 16 4"),
    _two("remainder", real(exact.remainder), EXACT),
    _two("rootn", exact.rootn, "16 16 4", types="xi"),
    _two("step", lambda edge, x: 0.0 if x < edge else 1.0, EXACT, beside=(0,)),
    _two("native_divide", real(exact.divided), "2.5 0.5 0.5", np.divide),
]
_THREES = [
    _two("clamp", lambda x, low, high: exact.least(x, high) if x > low else exact.most(low, x), EXACT, types="xxx",
         valid=lambda x, low, high: _numbers(x) and low <= high, beside=(1, 2)),
    _two("fma", real(exact.fma), EXACT, types="xxx"),
    *(_two("mad", real(_mad(kind)), EXACT if kind == "f" else LOOSE, types="xxx", only=(kind,)) for kind in KINDS),
    _two("mix", lambda x, y, a: mp.mpf(x) + (mp.mpf(y) - x) * a, LOOSE, types="xxx", valid=_is_blend, tolerance=1e-3,
         beside=(2,)),
    _two("smoothstep", _smoothstep, LOOSE, types="xxx", valid=_is_step, tolerance=1e-5, beside=(0, 1)),
]  # fmt: skip
_WITH_TWO_RESULTS = [
    # Between 1 and the number below it lies nothing, though numbers are nearer to 1.
    _two("fract", real(exact.fract), "1 1 1", types="x", second=("x", exact.rounded(math.floor), 0.5)),
    _two("frexp", lambda x: math.frexp(x)[0], EXACT, types="x",
         second=("i", lambda x: math.frexp(x)[1] if math.isfinite(x) else 0, 0)),
    _two("lgamma_r", real(exact.lgamma), LOOSE, types="x", second=("i", exact.lgamma_sign, 0), valid=_numbers),
    _two("modf", real(exact.modf), EXACT, types="x", second=("x", exact.rounded(math.trunc), 0.5)),
    _two("remquo", real(exact.remainder), EXACT, second=("i", exact.quotient, 0)),
    _two("sincos", one(mp.sin, NAN), "4 4 2", types="x", second=("x", one(mp.cos, NAN, NAN, 1.0), None)),
]  # fmt: skip
_NAMED = {one.word: one for one in (*_ONES, *_TWOS)}


def _variants() -> Iterator[Function]:
    for word in "cos exp exp2 exp10 log log2 log10 rsqrt sin sqrt tan powr".split():
        yield _NAMED[word]._replace(word=f"native_{word}")
        yield _NAMED[word]._replace(word=f"half_{word}", only=("f",))
    yield _NAMED["native_divide"]._replace(word="half_divide", only=("f",))
    recip = _one("native_recip", lambda x: exact.divided(1.0, x), "2.5 0.5 0.5", lambda x: 1 / x)
    yield from (recip, recip._replace(word="half_recip", only=("f",)))


FUNCTIONS = (*_ONES, *_TWOS, *_THREES, *_WITH_TWO_RESULTS, *_variants())


def functions_of(kind: str) -> list[Function]:
    """Return the functions that a type has."""
    return [one for one in FUNCTIONS if kind in one.only]
