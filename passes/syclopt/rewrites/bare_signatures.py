"""Signatures less their types, for functions that nobody calls where they are only declared, or only return.

To SPIR-V, a type in a signature is a use of that type: with `double` in a declaration, a module needs `Float64`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import declaration
from syclopt.ir.entity import Fact
from syclopt.ir.layout import function_layout
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.references import without_comments
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, STRING, key_of

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_TYPE = compile_pattern(rf"%({NAME})|{STRING}|\b(double|half|bfloat|fp128|x86_fp80|ppc_fp128|target)\b|\bi([0-9]++)\b")
_WIDTHS = frozenset({"1", "8", "16", "32", "64"})
_BARE = Fact["Entity"]("the same with a bare signature")


class OptionalTypes:
    """Which functions of a module have signatures with types that a device may lack.

    Such types are those of floating-point numbers but `float`, integers of unusual widths and target types, also inside
    of others. No function has them where signatures must stay: with typed pointers, where they are part of whatever
    refers to a function, and in PTX, whose linker compares them.
    """

    def __init__(self, module: Module) -> None:
        self._module = module
        self._is_fixed = (module.triple or "").startswith("nvptx") or has_typed_pointers(module)

    def are_in(self, function: Entity) -> bool:
        """Tell whether the result or a parameter of a function has such a type."""
        if self._is_fixed:
            return False
        declared = declaration(function)
        layout = function_layout(declared)
        header = without_comments(declared.header)
        todo = [header[slice(*layout.result)], header[slice(*layout.parameters)]]
        types = self._module.types
        seen: set[Key] = set()
        while todo:
            for name, word, width in _TYPE.findall(todo.pop()):
                if word or (width and width not in _WIDTHS):
                    return True
                if name and (key := key_of(name)) not in seen and key in types:
                    seen.add(key)
                    todo.append(types[key].body)
        return False


def with_bare_signature(function: Entity) -> Entity:
    """Return a function that takes and returns nothing; the same entity each time."""
    known = _BARE.get(function)
    if known is None:
        layout, header = function_layout(function), function.header
        before = f"{header[: layout.result.start].rstrip()} void @{header[slice(*layout.name)]}()"
        known = _BARE.keep(function, function.with_head(before + header[layout.parameters.end :]))
    return known
