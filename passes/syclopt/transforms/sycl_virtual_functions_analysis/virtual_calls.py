"""Calls of virtual functions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.attribute_lists import group_attributes
from syclopt.ir.body.call_sites import calls_of

if TYPE_CHECKING:
    from collections.abc import Container

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


_MARK = f'"{names.VIRTUAL_CALL}"'


def virtual_calls(module: Module) -> dict[Key, Call]:
    """Return function -> its first call of a pointer with the attribute `"virtual-call"`, inline or by group."""
    table = module.index.table("attributes")
    groups = {str(key) for key, group in table.items() if names.VIRTUAL_CALL in group_attributes(group).strings}
    functions = [function.entity for function in module.definitions()]
    if not groups and not any(_MARK in source.text for source in {function.source for function in functions}):
        return {}
    marks = re.compile("|".join((_MARK, *(rf"#{group}\b" for group in groups))))
    found: dict[Key, Call] = {}
    for function in functions:
        if marks.search(function.source.text, function.brace, function.end):
            call = _first(function, marks, groups)
            if call is not None:
                found[function.key] = call
    return found


def _first(function: Entity, marks: re.Pattern[str], groups: Container[str]) -> Call | None:
    for call in calls_of(function):
        if call.is_indirect and marks.search(call.text):
            for attribute in call.parsed.attributes:
                if (attribute.is_string and attribute.name == names.VIRTUAL_CALL) or str(attribute.group) in groups:
                    return call
    return None
