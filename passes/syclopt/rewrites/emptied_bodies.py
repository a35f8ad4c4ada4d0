"""Bodies that only return, in place of code that is not for the device at hand, and signatures less their types.

The latter are for functions that nobody calls where they are only declared, or only return. To SPIR-V, a type in a
signature is a use of that type: with `double` in a declaration, a module needs `Float64`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import declaration
from syclopt.ir.entity import Fact
from syclopt.ir.layout import function_layout
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.references import without_comments
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, STRING, key_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

# What a body promises and a mere return does not keep: to the caller, of a parameter, of the result.
_OF_FUNCTIONS = ("noreturn",)
_OF_PARAMETERS = frozenset({"returned", "initializes"})
_OF_RESULTS = frozenset({"nonnull", "dereferenceable", "range", "nofpclass"})
_DEBUG_INFO = "dbg"
_TYPE = compile_pattern(rf"%({NAME})|{STRING}|\b(double|half|bfloat|fp128|x86_fp80|ppc_fp128|target)\b|\bi([0-9]++)\b")
_WIDTHS = frozenset({"1", "8", "16", "32", "64"})
_BARE = Fact["Entity"]("the same with a bare signature")


def allow_inlining(function: Function) -> None:
    """Take `noinline` away, and `optnone`, which needs it."""
    for name in ("optnone", "noinline"):
        if function.has_attribute(name):
            function.remove_attribute(name)


def empty(function: Function) -> None:
    """Reduce the body to a return of zero or nothing; promises go that only the old body kept.

    The personality goes too, as nothing can unwind.
    """
    function.empty_body()
    drop_promises(function)


def drop_promises(function: Function) -> None:
    """Take away what a function promises that returns nothing or zero at once, and does not keep then."""
    for name in _OF_FUNCTIONS:
        if function.has_attribute(name):
            function.remove_attribute(name)
    from syclopt.ir.fragments import parse_header

    text = function.header
    header = parse_header(text)
    broken = [a for a in header.return_attributes if a.name in _OF_RESULTS and not a.is_string]
    named = [a for p in header.parameters for a in p.attributes if a.name in _OF_PARAMETERS]
    broken += [a for a in named if not a.is_string]
    for start, end in reversed([attribute.span for attribute in broken]):
        text = text[:start] + text[end:].lstrip(" ")
    if broken:
        function.set_header(text)


def stand_ins(module: Module, members: Sequence[Key], *, mark: str = "") -> Module:
    """Return a module of the functions `members`, which only return: zero, or nothing; `module` is used up.

    With `mark`, they get this attribute, and keep no metadata but debug information: they need nothing of a device.
    """
    for key in members:
        function = module.functions[key]
        _empty(function)
        if mark:
            for kind in function.metadata_kinds - {_DEBUG_INFO}:
                function.set_metadata(kind, None)
            function.add_attribute(mark, string=True)
    return module.extract(members)


def _empty(function: Function) -> None:
    """Let the body of a function be one block that returns zero, or nothing."""
    empty(function)
    result = function.return_type
    if result != "void":
        label = "" if re.search(r"%entry\b", function.header) else "entry:\n"
        function.set_body(f"{{\n{label}  ret {result} zeroinitializer\n}}")


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
