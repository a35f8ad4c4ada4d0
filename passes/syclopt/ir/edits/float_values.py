"""Whether a type of floating point has a value as it is spelled: LLVM rounds nothing that it reads."""

from __future__ import annotations

import math
import struct

_LETTERS = {"H": "half", "R": "bfloat", "K": "x86_fp80", "L": "fp128", "M": "ppc_fp128"}
_FRACTION_BITS = {"half": 10, "bfloat": 7, "float": 23, "double": 52}
_DIGITS = len("0x") + 16


def has_value(type_: str, number: str) -> bool:
    """Tell whether the type `type_` has the value that `number` spells, to the bit.

    Decimals and plain hexadecimals are doubles, which narrower types may not have; `0xH...` is of one type alone.
    """
    if number.startswith("0x") and number[2:3] in _LETTERS:
        return _LETTERS[number[2]] == type_
    if type_ not in _FRACTION_BITS or (number.startswith("0x") and len(number) > _DIGITS):
        return False
    if number.startswith("0x"):
        bits = int(number, 16)
        value: float = struct.unpack(">d", bits.to_bytes(8, "big"))[0]
        if math.isnan(value):
            return bits % (1 << (_FRACTION_BITS["double"] - _FRACTION_BITS[type_])) == 0
    else:
        value = float(number)
    return type_ == "double" or _is_exact(type_, value)


def _is_exact(type_: str, value: float) -> bool:
    try:
        packed = struct.pack(">e" if type_ == "half" else ">f", value)
    except OverflowError:
        return False
    narrowed: float = struct.unpack(">e" if type_ == "half" else ">f", packed)[0]
    return narrowed == value and (type_ != "bfloat" or packed[2:] == b"\0\0")
