"""Names of the functions that OpenCL C defines for every program: a device compiler knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.text.patterns import compile_pattern
from syclopt.mangling.name_parts import plain_name

if TYPE_CHECKING:
    from syclopt.mangling.syntax import Node

PRINTF = "printf"  # the only one that is not mangled, since it takes any number of arguments

_MATH = (
    "acos|acosh|acospi|asin|asinh|asinpi|atan|atan2|atan2pi|atanh|atanpi|cbrt|ceil|copysign|cos|cosh|cospi|erf|erfc|exp|"
    "exp10|exp2|expm1|fabs|fdim|floor|fma|fmax|fmin|fmod|fract|frexp|hypot|ilogb|ldexp|lgamma|lgamma_r|log|log10|log1p|"
    "log2|logb|mad|maxmag|minmag|modf|nan|nextafter|pow|pown|powr|remainder|remquo|rint|rootn|round|rsqrt|sin|sincos|"
    "sinh|sinpi|sqrt|tan|tanh|tanpi|tgamma|trunc|"
    "(?:half|native)_(?:cos|divide|exp|exp10|exp2|log|log10|log2|powr|recip|rsqrt|sin|sqrt|tan)"
)
_INTEGERS = (
    "abs|abs_diff|add_sat|bit_reverse|bitfield_(?:extract_signed|extract_unsigned|insert)|clz|ctz|hadd|mad24|mad_hi|"
    "mad_sat|mul24|mul_hi|popcount|rhadd|rotate|sub_sat|upsample|dot(?:_acc_sat)?_4x8packed_(?:ss|su|us|uu)_u?int|"
    "dot_acc_sat"
)
_COMMON = (
    "clamp|cross|degrees|distance|dot|fast_(?:distance|length|normalize)|length|max|min|mix|normalize|radians|sign|"
    "smoothstep|step|all|any|bitselect|select|isequal|isfinite|isgreater|isgreaterequal|isinf|isless|islessequal|"
    "islessgreater|isnan|isnormal|isnotequal|isordered|isunordered|signbit|shuffle2?"
)
_SIZE = "(?:2|3|4|8|16)?"
_CONVERSIONS = (
    f"(?:as|convert)_(?:u?(?:char|short|int|long)|half|float|double){_SIZE}(?:_sat)?(?:_rt[enpz])?|"
    f"v(?:load|store)(?:a?_half)?{_SIZE}(?:_rt[enpz])?"
)
_ATOMICS = (
    "atom(?:ic)?_(?:add|and|cmpxchg|dec|inc|max|min|or|sub|xchg|xor)|atomic_(?:init|work_item_fence)|"
    "atomic_(?:load|store|exchange|compare_exchange_(?:strong|weak)|fetch_(?:add|and|max|min|or|sub|xor)|"
    "flag_(?:clear|test_and_set))(?:_explicit)?"
)
_WORK_ITEMS = (
    "get_(?:work_dim|num_groups|enqueued_local_size|global_linear_id|local_linear_id|default_queue|fence|"
    "(?:global|local)_(?:id|offset|size)|group_id|(?:max_|enqueued_num_|num_)?sub_groups?(?:_[a-z_]+)?)|"
    "(?:intel_)?sub_group_[a-z0-9_]+|work_group_(?:all|any|barrier|broadcast|(?:reduce|scan_exclusive|scan_inclusive)_"
    "(?:add|max|min|mul|(?:logical_)?(?:and|or|xor)))|barrier|(?:read_|write_)?mem_fence|async_work_group_(?:strided_)?copy|wait_group_events|prefetch|"
    "clock_read_(?:hilo_)?(?:device|sub_group|work_group)"
)
_OBJECTS = (
    "(?:read|write)_image(?:f|h|i|ui)|get_image_(?:array_size|channel_data_type|channel_order|depth|dim|height|"
    "num_mip_levels|num_samples|width)|ndrange_[123]D|(?:retain|release)_event|create_user_event|is_valid_event|"
    "is_valid_reserve_id|set_user_event_status|capture_event_profiling_info|enqueue_marker"
)
_NAMES = compile_pattern("|".join((_MATH, _INTEGERS, _COMMON, _CONVERSIONS, _ATOMICS, _WORK_ITEMS, _OBJECTS)))
_QUALIFIERS = frozenset(
    {"_Atomic", "CLconstant", "CLgeneric", "CLglobal", "CLlocal", "CLprivate"} | {f"AS{space}" for space in range(10)}
)
_NUMBERS = frozenset("abcdefghijlmnostvwxyz")  # types of one letter, which need no reader
_OWN_TYPES = ("memory_", "ndrange_", "ocl_", "opencl_")

_MATH_IN_C = compile_pattern(f"(?:{names.DEVICE_LIBRARY_PREFIX})?(?:{_MATH})f?")
_ARITHMETIC = compile_pattern("|".join((_MATH, _INTEGERS, _COMMON, "(?:as|convert)_[a-z0-9_]+")))
_OF_SPIRV = compile_pattern(
    r"__spirv_(?:ocl_([a-z0-9_]+)|[FSU]?Convert[A-Za-z]*(?:_[A-Za-z0-9_]+)?|Is[A-Z][a-z]+|FMod|FRem|Dot)"
)


def is_arithmetic_builtin(name: str) -> bool:
    """Tell whether a name is that of a builtin of OpenCL C that only computes, or SPIR-V's or C's name for it.

    Some store a second result where a pointer leads, and touch no other memory.
    """
    if _MATH_IN_C.fullmatch(name) is not None:
        return True
    plain = plain_name(name)
    if plain is None:
        return False
    if (other := _OF_SPIRV.fullmatch(plain)) is not None:
        return other[1] is None or _ARITHMETIC.fullmatch(other[1].removeprefix("s_").removeprefix("u_")) is not None
    return _ARITHMETIC.fullmatch(plain) is not None


def is_opencl_builtin(name: str) -> bool:
    """Tell whether a name is that of a builtin of OpenCL C, with parameters such as those have: `_Z13get_global_idj`.

    A C++ function of the same name and types, in no namespace, is not told from it.
    """
    if name == PRINTF:
        return True
    plain = plain_name(name)
    if plain is None or _NAMES.fullmatch(plain) is None:
        return False
    types = name.partition(plain)[2]
    return bool(types) and (_NUMBERS.issuperset(types) or _has_opencl_types(name))


def _has_opencl_types(name: str) -> bool:
    """Tell whether the types of all parameters are built in: of C++ alone, or OpenCL's."""
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Builtin, Extended, Function, Name, Pointer, Qualified, Vector

    def is_built_in(node: Node) -> bool:
        match node:
            case Builtin(code):
                return code == "Dh" or (len(code) == 1 and code != "u")
            case Extended(inner, word):
                return word in _QUALIFIERS and is_built_in(inner)
            case Qualified(inner) | Pointer(inner) | Vector(inner, Name()) if inner is not None:
                return is_built_in(inner)
            case Name(text):
                return text.startswith(_OWN_TYPES)
            case _:
                return False

    match read(name):
        case Function(Name(), None, parameters):
            return all(map(is_built_in, parameters))
        case _:
            return False
