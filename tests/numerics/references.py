"""What the mathematical functions of OpenCL C give, by mpmath or by hand, for all arguments.

They take Python floats, and integers where the functions do. A float, which has a sign if it is zero, is what must come
out; a number of `mp` is what may be missed by as much as the function's bound says. Where two results are right, they
are in a tuple.
"""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Literal

from tests.numerics.formats import Number, mp

INF, NAN = math.inf, math.nan
TOO_MUCH = 1e5  # a power of e that is beyond all types

One = Callable[[float], Number]
Two = Callable[[float, float], Number]


def real(function: Callable[..., Number]) -> Callable[..., Number]:
    """Return a function that is NaN where an argument is, and 0 with a sign where it is exactly 0."""

    def of_all(*arguments: float) -> Number:
        if any(map(math.isnan, arguments)):
            return NAN
        found = function(*arguments)
        if isinstance(found, tuple | float):
            return found
        return found if found else 0.0

    return of_all


def one(
    inside: One,
    at_infinity: Number,
    below: float | None = None,
    zero: float | Literal["same"] | None = None,
    domain: tuple[float, float] = (-INF, INF),
    **ends: float,
) -> One:
    """Return a function of one number. `below` is its value at minus infinity, `zero` that at both zeros.

    Without `below` the function is odd, and zeros stay the same. `ends` are its values at the ends of the domain, `low`
    and `high`; beyond it is NaN.
    """

    def whole(x: float) -> Number:
        if x == 0 and (zero is not None or below is None):
            return x if zero in (None, "same") else zero
        if below is None and x < 0:
            return -whole(-x)
        if math.isinf(x):
            return at_infinity if x > 0 else below
        if (x == domain[0] and "low" in ends) or (x == domain[1] and "high" in ends):
            return ends["low" if x == domain[0] else "high"]
        return inside(mp.mpf(x)) if domain[0] <= x <= domain[1] else NAN

    return real(whole)


def bounded(function: One, end: float = TOO_MUCH) -> One:
    """Return a function that does not change any more beyond an end, for all that the types can tell."""
    return lambda x: function(max(min(x, end), -end))


exp = bounded(mp.exp)


def is_odd(x: float) -> bool:
    return abs(x) < 2.0**53 and x % 2 == 1


def is_whole(x: float) -> bool:
    return math.isfinite(x) and x == math.floor(x)


def signed(size: Number, sign: float) -> Number:
    """Return a size with the sign of a number."""
    if isinstance(size, float):
        return math.copysign(size, sign)
    return -size if math.copysign(1, sign) < 0 else size


def logb(x: float) -> Number:
    if x == 0 or math.isinf(x):
        return -INF if x == 0 else INF
    return float(math.frexp(x)[1] - 1)


def ilogb(x: float) -> int:
    if not math.isfinite(x):
        return 2**31 - 1
    return math.frexp(x)[1] - 1 if x else -(2**31)


def sqrt(x: float) -> Number:
    if x <= 0:
        return x if x == 0 else NAN
    return mp.sqrt(x)


def rsqrt(x: float) -> Number:
    if x <= 0:
        return math.copysign(INF, x) if x == 0 else NAN
    return 0.0 if x == INF else 1 / mp.sqrt(x)


def rounded(how: Callable[[float], int]) -> One:
    return real(lambda x: x if math.isinf(x) or x == 0 else math.copysign(float(how(x)), x))


def half_away(x: float) -> int:
    return int(math.copysign(math.floor(abs(Fraction(x)) + Fraction(1, 2)), x))


def tanpi(x: float) -> Number:
    if math.isinf(x):
        return NAN
    if x == math.floor(x):
        return math.copysign(0.0, -x if is_odd(abs(x)) else x)
    if x - math.floor(x) == 0.5:
        return -INF if is_odd(abs(math.floor(x))) else INF
    rest = mp.mpf(x % 1) if abs(x) > 1 else mp.mpf(x)
    return mp.sinpi(rest) / mp.cospi(rest)


def sinpi(x: float) -> Number:
    if math.isinf(x):
        return NAN
    return math.copysign(0.0, x) if x == math.floor(x) else mp.sinpi(x)


def tgamma(x: float) -> Number:
    if x == 0:
        return math.copysign(INF, x)
    if x == -INF or (x < 0 and is_whole(x)):
        return NAN
    if x > 200 or x < -300:
        return INF if x > 200 else signed(mp.exp(-TOO_MUCH), -1 if is_odd(math.floor(x) % 2) else 1)
    return mp.gamma(x)


def lgamma(x: float) -> Number:
    if math.isinf(x) or (x <= 0 and is_whole(x)):
        return INF
    return mp.re(mp.loggamma(x))


def lgamma_sign(x: float) -> int:
    if math.isinf(x) or (x <= 0 and is_whole(x)):
        return 1 if x > 0 else 0
    return -1 if x < 0 and is_odd(math.floor(x) % 2) else 1


def atan2(y: float, x: float) -> Number:
    if math.isinf(y):
        return signed(mp.pi / 2 if math.isfinite(x) else mp.pi / 4 if x > 0 else 3 * mp.pi / 4, y)
    if y == 0 or math.isinf(x):
        return math.copysign(0.0, y) if math.copysign(1, x) > 0 else signed(mp.pi + 0, y)
    return mp.atan2(mp.mpf(y), mp.mpf(x))


def atan2pi(y: float, x: float) -> Number:
    found = atan2(y, x)
    if isinstance(found, float):
        return found
    is_exact = y == 0 or x == 0 or math.isinf(x) or math.isinf(y)
    return float(found / mp.pi) if is_exact else found / mp.pi


def power(x: float, y: float) -> Number:
    """Return C's power."""
    if x == 1 or y == 0:
        return 1.0
    if math.isnan(x) or math.isnan(y):
        return NAN
    odd = is_odd(abs(y))
    if x == 0 or math.isinf(x):
        size = 0.0 if (x == 0) == (y > 0) else INF
        return math.copysign(size, x) if odd else size
    if math.isinf(y):
        return 1.0 if x == -1 else INF if (abs(x) > 1) == (y > 0) else 0.0
    if x < 0 and not is_whole(y):
        return NAN
    return signed(exp(mp.mpf(y) * mp.log(abs(x))), x if odd else 1)


def powr(x: float, y: float) -> Number:
    is_finite = 0 < x < INF
    if not x >= 0 or math.isnan(y) or (y == 0 and not is_finite) or (x == 1 and math.isinf(y)):
        return NAN
    return power(abs(x), y)


def rootn(x: float, n: int) -> Number:
    if n == 0 or (x < 0 and n % 2 == 0) or math.isnan(x):
        return NAN
    size = abs(x)
    if size == 0 or math.isinf(size):
        found: Number = 0.0 if (size == 0) == (n > 0) else INF
    else:
        found = mp.exp(mp.log(size) / n)
    return signed(found, x if n % 2 else 1)


def hypot(x: float, y: float) -> Number:
    if math.isinf(x) or math.isinf(y):
        return INF
    return mp.sqrt(mp.mpf(x) ** 2 + mp.mpf(y) ** 2) if not math.isnan(x + y) else NAN


def fmod(x: float, y: float) -> float:
    return NAN if math.isinf(x) or y == 0 else math.fmod(x, y)


def remainder(x: float, y: float) -> float:
    return NAN if math.isinf(x) or y == 0 else math.remainder(x, y)


def quotient(x: float, y: float) -> int:
    """Return the seven lowest bits of a quotient, with its sign."""
    if not (math.isfinite(x) and math.isfinite(y)) or y == 0:
        return 0
    whole = round(abs(Fraction(x) / Fraction(y))) & 127
    return whole if math.copysign(1, x) == math.copysign(1, y) else -whole


def divided(x: float, y: float) -> Number:
    if math.isinf(x) or y == 0:
        is_nothing = math.isinf(y) or (y == 0 and x == 0)
        return NAN if is_nothing else math.copysign(INF, x) * math.copysign(1, y)
    if x == 0 or math.isinf(y):
        return math.copysign(0.0, x) * math.copysign(1, y)
    return mp.mpf(x) / mp.mpf(y)


def fdim(x: float, y: float) -> Number:
    if x <= y:
        return 0.0
    return mp.fsub(x, y, exact=True) if math.isfinite(x) and math.isfinite(y) else INF


def most(x: float, y: float) -> Number:
    """Return the larger number, as fmax does."""
    if math.isnan(x) or math.isnan(y):
        return y if math.isnan(x) else x
    return (0.0, -0.0) if x == y == 0 else max(x, y)


def least(x: float, y: float) -> Number:
    if math.isnan(x) or math.isnan(y):
        return y if math.isnan(x) else x
    return (0.0, -0.0) if x == y == 0 else min(x, y)


def maxmag(x: float, y: float) -> Number:
    return x if abs(x) > abs(y) else y if abs(y) > abs(x) else most(x, y)


def minmag(x: float, y: float) -> Number:
    return x if abs(x) < abs(y) else y if abs(y) < abs(x) else least(x, y)


def ldexp(x: float, n: int) -> Number:
    if x == 0 or not math.isfinite(x):
        return x
    return mp.ldexp(mp.mpf(x), max(min(n, 5000), -5000))


def fma(x: float, y: float, z: float) -> Number:
    if not (math.isfinite(x) and math.isfinite(y) and math.isfinite(z)):
        return z if math.isfinite(x) and math.isfinite(y) else x * y + z
    if x == 0 or y == 0:
        return x * y + z
    return mp.fadd(mp.fmul(x, y, exact=True), z, exact=True) or 0.0


def sign(x: float) -> float:
    return 0.0 if math.isnan(x) else x if x == 0 else math.copysign(1.0, x)


def fract(x: float) -> Number:
    """Return what is above the next lower integer. As a number of a type it is below 1, which the caller sees to."""
    if math.isinf(x) or x == math.floor(x):
        return math.copysign(0.0, x)
    return mp.fsub(x, math.floor(x), exact=True)


def modf(x: float) -> float:
    return math.copysign(0.0 if math.isinf(x) else math.modf(x)[0], x)
