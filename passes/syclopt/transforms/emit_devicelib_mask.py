"""emit-devicelib-mask: which parts of the device library an image needs, as the set `SYCL/devicelib req mask`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module

_TRIPLES = ("spir", "spir64")
_MATH = """
    a(?:cos|sin|tan)h?|atan2|cbrt|cosh?|erfc?|exp2?|expm1|fdim|fma|fmod|frexp|hypot|ilogb|ldexp|lgamma|log(?:10|1p|2|b)?
    |modf|nextafter|pow|remainder|remquo|scalbn|sinh?|sqrt|tanh?|tgamma
"""
_COMPLEX = "c(?:abs|a?(?:cos|sin|tan)h?|arg|exp|imag|log|polar|pow|proj|real|sqrt)"
_IMF = """
    (?:u|ll|ull)?(?:max|min)|brev(?:ll)?|byte_perm|(?:ffs|clz|popc)(?:ll)?|u?sad|u?r?hadd|u?mul(?:24|hi|64hi)
    |(?:ll)?abs|saturatef|fast_(?:exp10|exp|log|log2|log10|pow|fdivide)f
    |(?:fma|floor|ceil|fabs|trunc|rint|nearbyint|inv|r?sqrt|fmax|fmin|copysign)f(?:16)?
    |(?:f(?:add|sub|mul|div)|(?:fma|sqrt)f)_r[dnuz]
    |(?:float|half)2(?:u?int|u?ll)_r[dnuz]|half2u?short_r[dnuz]|float2half_r[dnuz]|half2float|u?int2float_r[dnuz]
    |u?ll2float_r[dnuz]|(?:u?int|u?ll|u?short)2half_r[dnuz]|float_as_u?int|u?int_as_float|half_as_u?short|u?short_as_half
    |v(?:(?:abs|neg)(?:ss)?|(?:add|sub)(?:ss|us)?|absdiff[su]|avg[su]|haddu|sad[su]|(?:max|min)[su]
        |(?:cmp|set)(?:eq|ne|(?:ge|gt|le|lt)[su]))[24]
"""
_IMF_FP64 = """
    double2(?:half|bfloat16|hiint|loint)|double2(?:float|u?int|u?ll)_r[dnuz]|rcp64h|hiloint2double|u?int2double_rn
    |fma|floor|ceil|fabs|trunc|rint|nearbyint|inv|r?sqrt|fmax|fmin|copysign
    |(?:d(?:add|sub|mul|div)|fma|sqrt)_r[dnuz]|u?ll2double_r[dnuz]|double_as_longlong|longlong_as_double
"""
_IMF_BF16 = """
    bfloat162float|bfloat162(?:u?int|u?short|u?ll)_r[dnuz]|float2bfloat16(?:_r[dnuz])?|bfloat16_as_u?short
    |u?short_as_bfloat16|(?:u?int|u?short|u?ll)2bfloat16_r[dnuz]
    |(?:fma|fmax|fmin|copysign|r?sqrt|fabs|rint|floor|ceil|trunc)bf16
"""
_PARTS = {
    "assert_(?:read|fail)": 0x1,
    rf"(?:{_MATH})f|l?l?(?:abs|div)": 0x2,
    _MATH: 0x4,
    rf"__(?:div|mul)sc3|{_COMPLEX}f": 0x8,
    rf"__(?:div|mul)dc3|{_COMPLEX}": 0x10,
    "mem(?:cpy|set|cmp)": 0x20,
    f"imf_(?:{_IMF})": 0x40,
    f"imf_(?:{_IMF_FP64})": 0x80,
    f"imf_(?:{_IMF_BF16})": 0x100,
    "Convert(?:FToBF16|BF16ToF)INTEL(?:Vec(?:1|2|3|4|8|16))?": 0x200,
    "default_(?:work|sub)_group_.*": 0x400,
}


class EmitDevicelibMaskPass(ImagePass):
    """Fill the property set `SYCL/devicelib req mask` from the `__devicelib_*` functions that an image declares."""

    name: ClassVar[str] = "emit-devicelib-mask"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, whose value is 0 unless the triple is one of SPIR."""
        image.sets.add(names.DEVICE_LIBRARIES_SET, names.DEVICELIB_MASK_KEY, _mask(image.module))
        return [image]


def _mask(module: Module) -> int:
    mask = 0
    for key in module.functions:
        name = str(key)
        if name.startswith(names.DEVICE_LIBRARY_PREFIX) and module.functions[key].is_declaration:
            mask |= library_bit(name)
    if mask and (module.triple or "").partition("-")[0] not in _TRIPLES:
        return 0
    return mask


@lru_cache(maxsize=1024)
def library_bit(name: str) -> int:
    """Return the bit of the library that defines the function `name`; 0 for a function that none defines."""
    if not name.startswith(names.DEVICE_LIBRARY_PREFIX):
        return 0
    rest = name.removeprefix(names.DEVICE_LIBRARY_PREFIX)
    return next((bit for pattern, bit in _PARTS.items() if re.fullmatch(pattern, rest, re.VERBOSE | re.DOTALL)), 0)
