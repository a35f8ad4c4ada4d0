"""Which function of an image cannot be translated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LLVMError
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def place_of_refusal(module: Module) -> str:
    """Return the start of a message that names the function; nothing where no single function is refused."""
    function = _refused_function(module)
    return "" if function is None else f"in {shown(function)}: "


def _refused_function(module: Module) -> Key | None:
    """Return the function whose body LLVM refuses without all others: half of the bodies are dropped, and again."""
    names: Sequence[Key] = [key for key in module.definition_keys() if key in module.functions]
    while len(names) > 1:
        half = len(names) // 2
        refused = next((part for part in (names[:half], names[half:]) if _is_refused(module, part)), None)
        if refused is None:
            return None
        names = refused
    return names[0] if names and _is_refused(module, names) else None


def _is_refused(module: Module, names: Sequence[Key]) -> bool:
    """Tell whether LLVM translates a module in which no other functions have bodies."""
    from syclopt.ir.llvm import to_spirv

    part, kept = module.copy(), frozenset(names)
    for key in module.definition_keys():
        if key in module.functions and key not in kept:
            part.functions[key].drop_body()
    try:
        to_spirv(part)
    except LLVMError:
        return True
    return False
