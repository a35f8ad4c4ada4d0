"""Functions of C that device code may call by their own names, as the device library or the process has them."""

from __future__ import annotations

from syclopt import names
from syclopt.analysis.builtins import is_builtin

# Structures and complex numbers are passed differently in a process: functions of these are not among its own.
_MATHEMATICS = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs fdim floor "
    "fma fmax fmin fmod frexp hypot ilogb ldexp lgamma lgamma_r llrint llround log log10 log1p log2 logb lrint lround "
    "modf nan nearbyint nextafter pow remainder remquo rint round scalbln scalbn sin sincos sinh sqrt tan "
    "tanh tgamma trunc"
)
_OTHERS = (
    "abort abs bcmp calloc dprintf free labs llabs malloc memchr memcmp memcpy memmove memrchr memset realloc "
    "snprintf stpcpy strcat strchr strcmp strcpy strcspn strlen strncat strncmp strncpy strnlen strpbrk strrchr strspn "
    "strstr wcslen wmemcmp write"
)

_OF_DEVICES = ("__spirv_", "__sycl_", "__syclopt_", names.DEVICE_LIBRARY_PREFIX, "__native_", "__nvptx_", "__cxa_")
_OF_THE_LIBRARY = (
    "__assert_fail __divdc3 __divsc3 __extendhfsf2 __memcpy_chk __memmove_chk __memset_chk __muldc3 __mulsc3"
    " __strcat_chk __strcpy_chk __strncat_chk __strncpy_chk __truncdfbf2 __truncdfhf2 __truncsfbf2 __truncsfhf2"
    " cabs carg conj cproj cimag creal cacos cacosh casin casinh catan catanh"
    " ccos ccosh cexp clog cpow csin csinh csqrt ctan ctanh div ldiv lldiv nexttoward nexttowardf printf putchar puts"
    " isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper"
)


def _float_name(name: str) -> str:
    return "lgammaf_r" if name == "lgamma_r" else f"{name}f"


_BOTH = _MATHEMATICS.split()
PROCESS_FUNCTIONS = frozenset({*_BOTH, *map(_float_name, _BOTH), *_OTHERS.split()})
"""What every process has."""
_COMPLEX = [name for name in _OF_THE_LIBRARY.split() if name[0] == "c"]
C_FUNCTIONS = PROCESS_FUNCTIONS.union(_OF_THE_LIBRARY.split(), map(_float_name, _COMPLEX))
"""What device code may call: these, and what the device library has besides."""


def is_provided(name: str, *, of_host: bool = False) -> bool:
    """Tell whether devices have a function, or the compiler: whoever calls it need not define it.

    `of_host` says that code was compiled for the host, whose libraries have functions with reserved names, too.
    """
    reserved = _OF_DEVICES if of_host else ("__",)
    return name.startswith(("llvm.", *reserved)) or is_builtin(name) or name in C_FUNCTIONS
