"""Functions of C that every process has, so that device code for processors may call them.

Structures and complex numbers are passed differently there: functions of these are not among them.
"""

_MATHEMATICS = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs fdim floor "
    "fma fmax fmin fmod frexp hypot ilogb ldexp lgamma lgamma_r llrint llround log log10 log1p log2 logb lrint lround "
    "modf nan nearbyint nextafter pow remainder remquo rint round scalbln scalbn sin sincos sinh sqrt tan "
    "tanh tgamma trunc"
)
_OTHERS = (
    "abort abs calloc dprintf free labs llabs malloc memchr memcmp memcpy memmove memset realloc "
    "snprintf strchr strcmp strcpy strlen strncmp write"
)


def _float_name(name: str) -> str:
    return "lgammaf_r" if name == "lgamma_r" else f"{name}f"


_BOTH = _MATHEMATICS.split()
C_FUNCTIONS = frozenset({*_BOTH, *map(_float_name, _BOTH), *_OTHERS.split()})
