"""The code of images: what a translator makes of their modules, and what to say where none takes one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import FrontEndError, LLVMError
from syclopt.frontends import dpcpp
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.tools.cxx.cxx_arguments import Translator


def spirv_of(module: Module, translator: Translator) -> bytes:
    """Return the SPIR-V of the module of an image: `auto` asks LLVM first, and then DPC++'s translator.

    Raises `LLVMError`, `FrontEndError`; both name the function that cannot be translated, where it can be told.
    """
    from syclopt.ir.llvm import to_spirv

    if translator == "dpcpp":
        return _by_dpcpp(module)
    try:
        return to_spirv(module)
    except LLVMError as error:
        if translator == "llvm":
            raise LLVMError(f"{_place(module)}{error.message}", file=module.name) from error
        reason = error
    try:
        return dpcpp.translate(module)
    except FrontEndError as error:
        message = f"no translator takes the image: {_place(module)}{reason.message}; {error.message}"
        raise FrontEndError(message, file=module.name) from error


def _by_dpcpp(module: Module) -> bytes:
    try:
        return dpcpp.translate(module)
    except FrontEndError as error:
        raise FrontEndError(f"{_place(module)}{error.message}", file=module.name) from error


def _place(module: Module) -> str:
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
