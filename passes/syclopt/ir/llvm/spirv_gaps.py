"""What LLVM's writer of SPIR-V leaves out, or writes wrongly, without a word."""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from syclopt.errors import LLVMError
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_HEADER_WORDS = 5
_DECORATE, _TYPES_BEGIN = 71, range(19, 40)
_LINKAGE, _IMPORT = 41, 1
_BUILTIN = re.compile(rb"_Z[0-9]++__spirv_[A-Z]")
_WORDS = ("byval", "signext", "zeroext")
_ATTRIBUTE = compile_pattern(r"\b(?:byval(?=\()|signext|zeroext)\b")

_PHI = " phi "
_FLAGS = "(?:(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc) )*+"
_PHI_OF_AGGREGATES = compile_pattern(rf"={_PHI}{_FLAGS}(?:<?\{{|\[|%(?:\"[^\"]*+\"|[-\w$.]++) \[)")


def check_no_gap(module: Module) -> None:
    """Raise `LLVMError` for code whose SPIR-V, as LLVM writes it, would do something else, or not be valid.

    That is an indirect call that says of an argument how it is handed over: on the side of the function SPIR-V says so
    too, but on that of the call LLVM does not. And it is a phi of aggregates, whose type LLVM takes for a number.
    """
    for key in module.mentioning(_PHI):
        function = module.functions.get(key)
        if function is not None and not function.is_declaration and _PHI_OF_AGGREGATES.search(function.body_text):
            message = f"'@{key}' has a phi of structures or arrays"
            raise LLVMError(f"{message}, for which LLVM's SPIR-V is not valid", function.location)
    for key in module.mentioning(*_WORDS):
        function = module.functions.get(key)
        if function is None or function.is_declaration or not _ATTRIBUTE.search(function.body_text):
            continue
        for call in function.calls:
            found = _ATTRIBUTE.search(call.text) if call.is_indirect else None
            if found is not None:
                message = f"'@{key}' calls what a pointer points to, with an argument that is {found[0]}"
                raise LLVMError(f"{message}: LLVM's SPIR-V does not say so of such calls", call.location)


def check_builtins(code: bytes, module: Module) -> None:
    """Raise `LLVMError` where SPIR-V imports one of its own instructions: LLVM has not known the builtin."""
    if _BUILTIN.search(code) is None:
        return
    words = struct.unpack(f"<{len(code) // 4}I", code)
    at = _HEADER_WORDS
    while at < len(words) and (operation := words[at] & 0xFFFF) not in _TYPES_BEGIN:
        end = at + (words[at] >> 16)
        if operation == _DECORATE and words[at + 2] == _LINKAGE and words[end - 1] == _IMPORT:
            name = code[4 * (at + 3) : 4 * (end - 1)].rstrip(b"\0")
            if _BUILTIN.match(name):
                function = module.functions.get(name.decode("latin-1"))
                place = function.location if function is not None else None
                raise LLVMError(f"LLVM does not know the builtin '{name.decode('latin-1')}' of SPIR-V", place)
        at = end
