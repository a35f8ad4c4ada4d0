"""Through which calls a function comes to use an aspect, and where that is in the source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.source_places import place_of_call, place_of_instruction, place_of_node

if TYPE_CHECKING:
    from syclopt.analysis.aspects.needed import NeededAspects
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def call_chain(needed: NeededAspects, key: Key, mask: int) -> list[Key]:
    """Return the functions through which `key` comes to use what `mask` stands for: each calls the next one.

    It is the first way in the order of calls, and `key` itself is not on it; the last one is where the use is.
    """
    chain: list[Key] = []
    seen = {key}
    while True:
        following = (
            callee for callee in needed.reaches(key) if callee not in seen and needed.used.get(callee, 0) & mask
        )
        callee = next(following, None)
        if callee is None:
            return chain
        chain.append(callee)
        seen.add(callee)
        key = callee


def describe_use(module: Module, needed: NeededAspects, key: Key, chain: list[Key], mask: int) -> str:
    """Return, in words, where the use is that `chain` leads to from `key`, with places in the source if known."""
    last = chain[-1] if chain else key
    place = _place_of_use(module, needed, last, mask)
    parts = [f"the actual use is in '{last}'{_at(place)}"]
    known = place is not None
    for caller, callee in reversed([*zip((key, *chain), chain, strict=False)]):
        place = place_of_call(module, caller, callee)
        known = known or place is not None
        parts.append(f"which is called by '{caller}'{_at(place)}")
    hint = "" if known else " (compile with '-g' to get source locations)"
    return f"{', '.join(parts)}{hint}"


def _at(place: str | None) -> str:
    return f" at {place}" if place else ""


def _place_of_use(module: Module, needed: NeededAspects, key: Key, mask: int) -> str | None:
    """Return the place of the first instruction that uses it, or of the function."""
    function = module.functions[key]
    start = needed.local.first_use(function.entity, mask)
    if start is not None:
        body = function.entity.body
        if place := place_of_instruction(module, body[start : body.find("\n", start)]):
            return place
    node = function.metadata.get("dbg")
    return place_of_node(module, node.number) if node is not None else None
