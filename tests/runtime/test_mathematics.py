"""The mathematical functions of the device library against NumPy with a wider type, within OpenCL's bounds."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.runtime.kernels_of_calls import DTYPES, Called, program_of, results

from syclrt import Program

Values = NDArray[Any]
COUNT = 500
WIDER = {"Dh": np.float64, "f": np.float64, "d": np.longdouble}


class Law(NamedTuple):
    """What a function computes, for arguments in ranges, and by how many units in the last place it may be wrong."""

    word: str
    reference: Callable[..., object]
    ulps: float
    ranges: tuple[tuple[float, float], ...]
    types: str = ""  # of the parameters, where they are not numbers of the type


def law(word: str, reference: Callable[..., object], ulps: float, *ranges: tuple[float, float], types: str = "") -> Law:
    return Law(word, reference, ulps, ranges, types)


def each(function: Callable[..., float]) -> Callable[..., object]:
    return np.vectorize(function, otypes=[float])


def pi(x: Values) -> Values:
    return np.asarray(x).dtype.type(np.longdouble("3.14159265358979323846264338327950288"))


ANY, SMALL, UNIT, POSITIVE = (-1e3, 1e3), (-8.0, 8.0), (-1.0, 1.0), (1e-3, 1e3)
LAWS = [
    law("acos", np.arccos, 4, UNIT),
    law("acosh", np.arccosh, 4, (1, 1e3)),
    law("acospi", lambda x: np.arccos(x) / pi(x), 5, UNIT),
    law("asin", np.arcsin, 4, UNIT),
    law("asinh", np.arcsinh, 4, ANY),
    law("asinpi", lambda x: np.arcsin(x) / pi(x), 5, UNIT),
    law("atan", np.arctan, 5, ANY),
    law("atan2", np.arctan2, 6, ANY, ANY),
    law("atan2pi", lambda y, x: np.arctan2(y, x) / pi(x), 6, ANY, ANY),
    law("atanh", np.arctanh, 5, (-0.99, 0.99)),
    law("atanpi", lambda x: np.arctan(x) / pi(x), 5, ANY),
    law("cbrt", np.cbrt, 2, ANY),
    law("ceil", np.ceil, 0, ANY),
    law("copysign", np.copysign, 0, ANY, ANY),
    law("cos", np.cos, 4, ANY),
    law("cosh", np.cosh, 4, SMALL),
    law("cospi", lambda x: np.cos(np.fmod(x, 2) * pi(x)), 4, (-100.2, 100.2)),
    law("exp", np.exp, 3, SMALL),
    law("exp10", lambda x: np.power(type(x.flat[0])(10), x), 3, (-4, 4)),
    law("exp2", np.exp2, 3, SMALL),
    law("expm1", np.expm1, 3, SMALL),
    law("fabs", np.abs, 0, ANY),
    law("fdim", lambda x, y: np.where(x > y, x - y, 0), 0.5, ANY, ANY),
    law("floor", np.floor, 0, ANY),
    law("fma", lambda x, y, z: x * y + z, 0.51, SMALL, SMALL, SMALL),
    law("fmax", np.fmax, 0, ANY, ANY),
    law("fmin", np.fmin, 0, ANY, ANY),
    law("fmod", np.fmod, 0, ANY, SMALL),
    law("hypot", np.hypot, 4, ANY, ANY),
    law("log", np.log, 3, POSITIVE),
    law("log10", np.log10, 3, POSITIVE),
    law("log1p", np.log1p, 3, (-0.9, 1e3)),
    law("log2", np.log2, 3, POSITIVE),
    law("maxmag", lambda x, y: np.where(np.abs(x) > np.abs(y), x, y), 0, ANY, ANY),
    law("minmag", lambda x, y: np.where(np.abs(x) < np.abs(y), x, y), 0, ANY, ANY),
    law("pow", np.power, 16, (1e-2, 10), (-3, 3)),
    law("powr", np.power, 16, (1e-2, 10), (-3, 3)),
    law("pown", np.power, 16, (-5, 5), (-4, 5), types="i"),
    law("rint", np.rint, 0, ANY),
    law("round", lambda x: np.trunc(x + np.copysign(0.5, x)), 0, ANY),
    law("rsqrt", lambda x: 1 / np.sqrt(x), 2, POSITIVE),
    law("sin", np.sin, 4, ANY),
    law("sinh", np.sinh, 4, SMALL),
    law("sinpi", lambda x: np.sin(np.fmod(x, 2) * pi(x)), 4, (-100.2, 100.2)),
    law("sqrt", np.sqrt, 0.51, POSITIVE),
    law("tan", np.tan, 5, ANY),
    law("tanh", np.tanh, 5, SMALL),
    law("tanpi", lambda x: np.tan(np.fmod(x, 1) * pi(x)), 6, (-100.2, 100.2)),
    law("trunc", np.trunc, 0, ANY),
    law("degrees", lambda x: x * (180 / pi(x)), 2, ANY),
    law("radians", lambda x: x * (pi(x) / 180), 2, ANY),
    law("sign", np.sign, 0, ANY),
    law("step", lambda edge, x: np.where(x < edge, 0, 1), 0, ANY, ANY),
    law("max", np.maximum, 0, ANY, ANY),
    law("min", np.minimum, 0, ANY, ANY),
    law("native_divide", np.divide, 0.51, ANY, POSITIVE),
    law("native_recip", lambda x: 1 / x, 0.51, POSITIVE),
]
FLOAT_LAWS = [
    law("erf", each(math.erf), 16, SMALL),
    law("erfc", each(math.erfc), 16, SMALL),
    law("tgamma", each(math.gamma), 16, (0.5, 30)),
    law("lgamma", each(math.lgamma), 4, (3, 100)),
    law("half_exp", np.exp, 3, SMALL),
    law("native_sin", np.sin, 4, SMALL),
]


def types_of(one: Law, kind: str) -> list[str]:
    return [kind] * (len(one.ranges) - len(one.types)) + [*one.types]


def called(one: Law, kind: str, lanes: int = 0) -> Called:
    types = types_of(one, kind)
    size = f"{lanes or ''}"
    return Called(symbol(one.word, types, lanes), tuple(f"{of}{size}" for of in types), f"{kind}{size}")


def symbol(word: str, types: list[str], lanes: int = 0) -> str:
    """Return the name of a function; a vector that was there before is `S_`."""
    spelled = [f"Dv{lanes}_{kind}" if lanes else kind for kind in types]
    if lanes:
        spelled = [spelled[0], *("S_" if one == spelled[0] else one for one in spelled[1:])]
    return f"_Z{len(word)}{word}{''.join(spelled)}"


def arguments(one: Law, kind: str, shape: tuple[int, ...]) -> list[Values]:
    random = np.random.default_rng(len(one.word) * 1000 + ord(one.word[0]))
    kinds = types_of(one, kind)
    return [random.uniform(*ends, shape).astype(DTYPES[of]) for ends, of in zip(one.ranges, kinds, strict=True)]


def check(one: Law, kind: str, given: list[Values], found: Values) -> None:
    wide = WIDER[kind]
    with np.errstate(all="ignore"):
        expected = np.asarray(one.reference(*(value.astype(wide) for value in given)), wide)
        unit = np.spacing(np.abs(expected).astype(DTYPES[kind])).astype(wide)
        wrong = np.abs(found.astype(wide) - expected) / unit
    possible = np.abs(expected) <= np.finfo(DTYPES[kind]).max
    worst = int(np.argmax(np.where(possible, wrong, 0)))
    shown = [value.flat[worst] for value in given]
    assert wrong.flat[worst] <= one.ulps + 0.5, f"{one.word}{shown} is {found.flat[worst]}, not {expected.flat[worst]}"


@pytest.fixture(scope="module", params=["f", "d", "Dh"])
def scalars(request: pytest.FixtureRequest) -> tuple[str, Program]:
    kind = request.param
    return kind, program_of([called(one, kind) for one in LAWS])


@pytest.mark.parametrize("one", LAWS, ids=lambda one: one.word)
def test_scalars(scalars: tuple[str, Program], one: Law) -> None:
    kind, program = scalars
    given = arguments(one, kind, (COUNT,))
    check(one, kind, given, results(program, called(one, kind), *given)[0])


@pytest.fixture(scope="module", params=["f", "d"])
def vectors(request: pytest.FixtureRequest) -> tuple[str, Program]:
    return request.param, program_of([called(one, request.param, lanes) for one in LAWS[::3] for lanes in (2, 4, 16)])


@pytest.mark.parametrize("lanes", [2, 4, 16])
@pytest.mark.parametrize("one", LAWS[::3], ids=lambda one: one.word)
def test_vectors_are_as_their_elements(vectors: tuple[str, Program], one: Law, lanes: int) -> None:
    kind, program = vectors
    given = arguments(one, kind, (20, lanes))
    check(one, kind, given, results(program, called(one, kind, lanes), *given)[0])


@pytest.fixture(scope="module")
def extras() -> Program:
    return program_of([called(one, "f") for one in FLOAT_LAWS])


@pytest.mark.parametrize("one", FLOAT_LAWS, ids=lambda one: one.word)
def test_functions_with_references_in_double_alone(extras: Program, one: Law) -> None:
    given = arguments(one, "f", (COUNT,))
    check(one, "f", given, results(extras, called(one, "f"), *given)[0])


INF, NAN = np.inf, np.nan
NEAR_ONE = float(np.float32(1.0000001))
SPECIAL: list[tuple[str, str, list[tuple[float, ...]]]] = [
    ("_Z5rootnfi", "fi", [(-8, 3, -2), (16, 4, 2), (0.0, -3, INF), (-0.0, -3, -INF), (-4, 2, NAN), (4, 0, NAN)]),
    ("_Z5rootndi", "di", [(1e300, 3, 1e100), (1e-300, -5, 1e60), (-27, 3, -3)]),
    ("_Z4powrff", "ff", [(-1, 2, NAN), (0, 0, NAN), (INF, 0, NAN), (2, 3, 8), (0, -1, INF)]),
    ("_Z4pownfi", "fi", [(-2, 3, -8), (-2, 2, 4), (0, 0, 1), (NEAR_ONE, 2**29 + 1, NEAR_ONE ** (2**29 + 1))]),
    ("_Z5sinpif", "f", [(1, 0), (-1, -0.0), (0.5, 1), (1e9, 0), (INF, NAN)]),
    ("_Z5tanpif", "f", [(0.5, INF), (-0.5, -INF), (1.5, -INF), (1, -0.0), (2, 0.0)]),
    ("_Z5ilogbf", "fi", [(8, 3), (0.3, -2)]),
    ("_Z9nextafterff", "ff", [(1, 2, 1 + 2**-23), (0, -1, -1e-45), (3, 3, 3), (INF, 0, float(np.finfo("f4").max))]),
    ("_Z4signf", "f", [(-0.0, -0.0), (NAN, 0), (-3, -1)]),
]


@pytest.mark.parametrize(("name", "types", "cases"), SPECIAL, ids=[one[0] for one in SPECIAL])
def test_special_cases(name: str, types: str, cases: list[tuple[float, ...]]) -> None:
    result = "i" if "ilogb" in name else types[0]
    function = Called(name, tuple(types[: len(cases[0]) - 1]), result)
    given = [np.array([case[at] for case in cases], DTYPES[kind]) for at, kind in enumerate(function.parameters)]
    expected = np.array([case[-1] for case in cases], DTYPES[result])
    found = results(program_of([function]), function, *given)[0]
    np.testing.assert_allclose(found, expected, rtol={"f": 4e-7, "d": 4e-16, "i": 0}[result])
    assert (np.signbit(found) == np.signbit(expected))[~np.isnan(expected)].all()


PAIRS = [
    ("_Z5fractfPf", "f", lambda x: (x - np.floor(x), np.floor(x))),
    ("_Z4modffPf", "f", np.modf),
    ("_Z5frexpfPi", "i", np.frexp),
    ("_Z6sincosfPf", "f", lambda x: (np.sin(x), np.cos(x))),
    ("_Z5fractfPU3AS1f", "f", lambda x: (x - np.floor(x), np.floor(x))),
]


@pytest.mark.parametrize(("name", "kind", "reference"), PAIRS, ids=[one[0] for one in PAIRS])
def test_functions_with_two_results(name: str, kind: str, reference: Callable[[Values], tuple[Values, Values]]) -> None:
    function = Called(name, ("f", f"*{kind}"), "f")
    given = np.random.default_rng(7).uniform(-50, 50, COUNT).astype("f4")
    found = results(program_of([function]), function, given, np.zeros(COUNT, DTYPES[kind]))
    for one, expected in zip(found, reference(given.astype("f8")), strict=True):
        np.testing.assert_allclose(one, expected, rtol=3e-7, atol=1e-6)


def test_spirv_and_c_have_the_same_functions() -> None:
    names = ["_Z15__spirv_ocl_sinf", "_Z3sinf", "sinf", "__devicelib_sinf"]
    functions = [Called(name, ("f",), "f") for name in names]
    program = program_of(functions)
    given = np.linspace(-5, 5, 99, dtype="f4")
    first, *others = (results(program, one, given)[0] for one in functions)
    np.testing.assert_allclose(first, np.sin(given), rtol=1e-6)
    assert all((first == other).all() for other in others)
