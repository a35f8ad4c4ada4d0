"""Casts where two modules do not agree on the type or address space of a symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.pointer_types import address_space_of, first_pointer, pointer_to, value_type_of, writes_address_space
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclopt.ir.linking.part import LinkedSymbol, Part
    from syclopt.ir.text.spelling import Key


def typed_pointers(parts: Iterable[Part]) -> bool:
    """Tell whether pointers have types in modules, as in LLVM before version 15.

    Raises `LinkError` when they have in one and have none in another: LLVM reads no such module.
    """
    spelled = {kind: part.module.name for part in parts if (kind := first_pointer(part.module))}
    if len(spelled) > 1:
        raise LinkError(f"pointers are written 'ptr' in {spelled['opaque']}, and with types in {spelled['typed']}")
    return "typed" in spelled


def cast_to(
    part: Part, key: Key, symbol: LinkedSymbol, is_typed: bool, spelled: Callable[[Part, str], str]
) -> str | None:
    """Return how `part` must write its symbol `key`, which is `symbol` in the result and has another type there.

    `spelled` gives a text of a part in the names of the result. None when the types are alike.
    """
    ours, theirs = part.symbols[key], symbol.entity
    space = other_space = 0
    if writes_address_space(ours) or writes_address_space(theirs):
        space, other_space = address_space_of(part.module, ours), address_space_of(symbol.part.module, theirs)
    if not is_typed and space == other_space:
        return None
    wanted = pointer_to(spelled(part, value_type_of(ours)) if is_typed else "", space, typed=is_typed)
    found = pointer_to(spelled(symbol.part, value_type_of(theirs)) if is_typed else "", other_space, typed=is_typed)
    if wanted == found:
        return None
    operation = "bitcast" if space == other_space else "addrspacecast"
    return f"{operation} ({found} @{spell(symbol.name)} to {wanted})"
