"""A module as LLVM's writer of SPIR-V takes it: that ends at aggregates of no certain value inside of constants."""

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


def text_for_spirv(text: str) -> str:
    """Return the text of a module in which aggregates that may have any value are zero.

    Variables in local memory stay as they are: they can have no value.
    """
    if " undef" not in text and " poison" not in text:
        return text
    return _UNCERTAIN.sub(_as_zero, text)


def _as_zero(match: re.Match[str]) -> str:
    return match[0] if match[1] is None else f"{match[1]} zeroinitializer"
