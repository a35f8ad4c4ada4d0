"""Bodies that only return, in place of code that is not for the device or side at hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

# What a body promises and a mere return does not keep: to the caller, of a parameter, of the result.
_OF_FUNCTIONS = ("noreturn",)
_OF_PARAMETERS = frozenset({"returned", "initializes"})
_OF_RESULTS = frozenset({"nonnull", "dereferenceable", "range", "nofpclass"})
_DEBUG_INFO = "dbg"


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
