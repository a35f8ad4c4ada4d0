"""Through which calls a function comes to use an aspect, and where that is in the source."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from syclopt.ir.patterns import compile_pattern
from syclopt.ir.references import without_noise

if TYPE_CHECKING:
    from syclopt.analysis.aspects import NeededAspects
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

_DEBUG_LOCATION = compile_pattern(r"!dbg[ \t]++!([0-9]++)")
_MOST_SCOPES = 100


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
        place = _place_of_call(module, caller, callee)
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
        line = body[start : body.find("\n", start)]
        found = _DEBUG_LOCATION.search(without_noise(line))
        if found and (place := _place(module, int(found[1]))):
            return place
    node = function.metadata.get("dbg")
    return _place(module, node.number) if node is not None else None


def _place_of_call(module: Module, caller: Key, callee: Key) -> str | None:
    """Return the place of the first call of `callee` in `caller`."""
    for call in module.functions[caller].calls:
        if call.callee == callee:
            found = _DEBUG_LOCATION.search(without_noise(call.text))
            return _place(module, int(found[1])) if found else None
    return None


def _place(module: Module, number: int) -> str | None:
    """Return file, line and column of a node: a DILocation, or what has a line in a file."""
    node = _node(module, number)
    if node is None:
        return None
    line, column = node.field("line"), node.field("column")
    scope: MetadataFragment | None = node
    for _ in range(_MOST_SCOPES):
        if scope is None:
            return None
        file = scope.field("file")
        if file is not None and file.number is not None:
            name = _file(module, file.number)
            numbers = [str(part.number) for part in (line, column) if part is not None and part.number is not None]
            return ":".join((name, *numbers)) if name else None
        above = scope.field("scope")
        scope = _node(module, above.number) if above is not None and above.number is not None else None
    return None


def _file(module: Module, number: int) -> str | None:
    node = _node(module, number)
    name, folder = (node.field("filename"), node.field("directory")) if node else (None, None)
    if name is None or not name.string:
        return None
    return os.path.join(folder.string, name.string) if folder is not None and folder.string else name.string


def _node(module: Module, number: int) -> MetadataFragment | None:
    return module.metadata[number].parsed if number in module.metadata else None
