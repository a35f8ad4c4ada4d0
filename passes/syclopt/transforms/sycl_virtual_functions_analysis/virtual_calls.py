"""Calls of virtual functions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names

if TYPE_CHECKING:
    from collections.abc import Container

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function


_MARK = f'"{names.VIRTUAL_CALL}"'


def virtual_calls(module: Module) -> dict[Key, Call]:
    """Return function -> its first call of a pointer with the attribute `"virtual-call"`, inline or by group."""
    groups = {str(number) for number in module.groups_with_string(names.VIRTUAL_CALL)}
    if not groups and not module.mentioning(_MARK):
        return {}
    marks = re.compile("|".join((_MARK, *(rf"#{group}\b" for group in groups))))
    found: dict[Key, Call] = {}
    for function in module.definitions():
        if marks.search(*function.body_place):
            call = _first(function, marks, groups)
            if call is not None:
                found[function.key] = call
    return found


def _first(function: Function, marks: re.Pattern[str], groups: Container[str]) -> Call | None:
    for call in function.calls:
        if call.is_indirect and marks.search(call.text):
            for attribute in call.parsed.attributes:
                if (attribute.is_string and attribute.name == names.VIRTUAL_CALL) or str(attribute.group) in groups:
                    return call
    return None
