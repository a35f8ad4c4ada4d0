"""A module as LLVM's writer of SPIR-V takes it: it ends at aggregates of no certain value inside of constants.

And it leaves casts of null between address spaces to who reads SPIR-V, where they are no part of a structure's value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    import re

# A type and its uncertain value; strings, and variables in local memory, match without.
_UNCERTAIN = compile_pattern(
    r"""(?mx) ^@[^\n]*addrspace\(3\)[^\n]*[ ]global[^\n]*
    | (%"[^"]*" | %[-\w.$]+ | [\]}])[ ](?:undef|poison)\b
    | "[^"]*" """
)
_CAST_OF_NULL = compile_pattern(
    r'\baddrspacecast \(ptr(?: addrspace\([0-9]++\))?+ null to ptr(?: addrspace\([0-9]++\))?+\)|"[^"]*"'
)


def text_for_spirv(text: str) -> str:
    """Return the text of a module in which aggregates that may have any value are zero, and casts of null are null.

    Variables in local memory stay as they are: they can have no value.
    """
    if " undef" in text or " poison" in text:
        text = _UNCERTAIN.sub(_as_zero, text)
    return _CAST_OF_NULL.sub(_as_null, text) if "addrspacecast (" in text and " null to " in text else text


def _as_zero(match: re.Match[str]) -> str:
    return match[0] if match[1] is None else f"{match[1]} zeroinitializer"


def _as_null(match: re.Match[str]) -> str:
    return match[0] if match[0].startswith('"') else "null"
