"""Functions of C that every process has, so that device code for processors may call them."""

_MATHEMATICS = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs fdim floor "
    "fma fmax fmin fmod frexp hypot ilogb ldexp lgamma lgamma_r llrint llround log log10 log1p log2 logb lrint lround "
    "modf nan nearbyint nextafter nexttoward pow remainder remquo rint round scalbln scalbn sin sincos sinh sqrt tan "
    "tanh tgamma trunc"
)
_COMPLEX = (
    "cabs cacos cacosh carg casin casinh catan catanh ccos ccosh cexp cimag clog conj cpow cproj creal csin csinh "
    "csqrt ctan ctanh"
)
_OTHERS = (
    "abort abs calloc div dprintf free labs ldiv llabs lldiv malloc memchr memcmp memcpy memmove memset realloc "
    "snprintf strchr strcmp strcpy strlen strncmp write"
)


def _float_name(name: str) -> str:
    return "lgammaf_r" if name == "lgamma_r" else f"{name}f"


_BOTH = f"{_MATHEMATICS} {_COMPLEX}".split()
C_FUNCTIONS = frozenset({*_BOTH, *map(_float_name, _BOTH), *_OTHERS.split()})
