"""Calls of virtual functions, and how a kernel comes to make one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.source_places import place_of_call, place_of_instruction
from syclopt.ir.attribute_lists import group_attributes
from syclopt.ir.body.call_sites import calls_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_SHOWN = 8  # calls at either end of a chain

_MARK = f'"{names.VIRTUAL_CALL}"'


def virtual_calls(module: Module) -> dict[Key, Call]:
    """Return function -> its first call of a pointer with the attribute `"virtual-call"`, inline or by group."""
    table = module.index.table("attributes")
    groups = {str(key) for key, group in table.items() if names.VIRTUAL_CALL in group_attributes(group)}
    functions = [e for e in module.index.table("symbol").values() if e.kind == "function" and e.brace != e.end]
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
                if attribute.name == names.VIRTUAL_CALL or str(attribute.group) in groups:
                    return call
    return None


def leading_to(targets: Iterable[Key], callees: Mapping[Key, Sequence[Key]]) -> set[Key]:
    """Return `targets` and all functions that call one of them, directly or through others."""
    callers: dict[Key, list[Key]] = {}
    for caller, called in callees.items():
        for callee in called:
            callers.setdefault(callee, []).append(caller)
    found: set[Key] = set()
    todo = [*targets]
    while todo:
        key = todo.pop()
        if key not in found:
            found.add(key)
            todo += callers.get(key, ())
    return found


def shortest_chain(start: Key, targets: Container[Key], callees: Mapping[Key, Sequence[Key]]) -> list[Key]:
    """Return the functions from `start` to the nearest of `targets`, which it reaches; each calls the next one."""
    before: dict[Key, Key | None] = {start: None}
    level: list[Key] = [start]
    while level:
        following: list[Key] = []
        for key in level:
            if key in targets:
                chain: list[Key] = [key]
                while (caller := before[chain[-1]]) is not None:
                    chain.append(caller)
                return chain[::-1]
            for callee in callees.get(key, ()):
                if callee not in before:
                    before[callee] = key
                    following.append(callee)
        level = following
    return []


def describe_call(module: Module, chain: Sequence[Key], call: Call) -> str:
    """Return, in words, where a virtual call is that a kernel makes through `chain`, with places if they are known.

    Of a long chain the middle is left out.
    """
    place = place_of_instruction(module, call.text)
    places = [place]
    parts = [f"the virtual call is in '{chain[-1]}'{_at(place)}"]
    pairs = [*zip(chain[-2::-1], chain[:0:-1], strict=True)]
    hidden = len(pairs) - 2 * _SHOWN
    for number, (caller, callee) in enumerate(pairs):
        if hidden > 1 and number == _SHOWN:
            parts.append(f"... ({hidden} more calls)")
        if hidden <= 1 or not _SHOWN <= number < _SHOWN + hidden:
            place = place_of_call(module, caller, callee)
            places.append(place)
            parts.append(f"which is called by '{caller}'{_at(place)}")
    hint = "" if any(places) else " (compile with '-g' to get source locations)"
    return f"{', '.join(parts)}{hint}"


def _at(place: str | None) -> str:
    return f" at {place}" if place else ""
