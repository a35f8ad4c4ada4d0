"""Stand-ins: functions whose bodies only return, in place of others that a device may be unable to run."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.rewrites.emptied_bodies import empty

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_DEBUG_INFO = "dbg"


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
