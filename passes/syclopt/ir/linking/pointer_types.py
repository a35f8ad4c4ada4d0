"""Casts where two modules do not agree on the type or address space of a symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.layout import global_layout
from syclopt.ir.linking.header_words import address_space_of
from syclopt.ir.references import without_strings
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.linking.part import LinkedSymbol, Part
    from syclopt.ir.text.spelling import Key

_OPAQUE_POINTER = compile_pattern(r"(?<![\w%@$.!\-])ptr(?![\w$.\-:])")
_TYPED_POINTER = compile_pattern(r"[\w)}\]>][ \t]*+\*")


def has_typed_pointers(part: Part) -> bool:
    """Tell whether pointers have types in a module, as in LLVM before version 15."""
    entities = [*part.module.index.table("type").values(), *part.symbols.values()]
    return any("*" in e.text and _TYPED_POINTER.search(without_strings(e.text)) for e in entities)


def refuse_mixed_pointers(parts: Iterable[Part]) -> None:
    """Raise `LinkError` when pointers have types in one module and none in another: LLVM reads one or the other."""
    typed: list[Part] = []
    others: list[Part] = []
    for part in parts:
        (typed if has_typed_pointers(part) else others).append(part)
    for part in others if typed else ():
        for symbol in part.symbols.values():
            if _OPAQUE_POINTER.search(without_strings(symbol.text)):
                message = f"pointers are written 'ptr' here, and with their types in {typed[0].module.name}"
                raise LinkError(message, symbol.location)


def cast_to(
    part: Part, key: Key, symbol: LinkedSymbol, is_typed: bool, spelled: Callable[[Part, str], str]
) -> str | None:
    """Return how `part` must write its symbol `key`, which is `symbol` in the result and has another type there.

    `spelled` gives a text of a part in the names of the result. None when the types are alike.
    """
    ours, theirs = part.symbols[key], symbol.entity
    space, other_space = address_space_of(ours), address_space_of(theirs)
    if not is_typed:
        if space == other_space:
            return None
        return f"addrspacecast ({_pointer('ptr', other_space)} @{spell(symbol.name)} to {_pointer('ptr', space)})"
    wanted = f"{_pointer(spelled(part, _value_type(ours)), space)}*"
    found = f"{_pointer(spelled(symbol.part, _value_type(theirs)), other_space)}*"
    if wanted == found:
        return None
    operation = "bitcast" if space == other_space else "addrspacecast"
    return f"{operation} ({found} @{spell(symbol.name)} to {wanted})"


def _pointer(value_type: str, space: int) -> str:
    return f"{value_type} addrspace({space})" if space else value_type


def _value_type(symbol: Entity) -> str:
    from syclopt.ir.fragments import parse_header
    from syclopt.ir.fragments.types import canonical

    if symbol.kind != "function":
        return canonical(symbol.header[slice(*global_layout(symbol).value_type)]).strip()
    header = parse_header(symbol.header)
    parameters = [*(parameter.type.text for parameter in header.parameters), *(["..."] if header.is_varargs else [])]
    return f"{header.return_type.text} ({', '.join(parameters)})"
