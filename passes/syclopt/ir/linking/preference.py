"""Which of two symbols of one name goes into the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.layout import words_of

if TYPE_CHECKING:
    from syclopt.ir.linking.part import LinkedSymbol, Part
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.type_sizes import Sizes

_LINK_ONCE = frozenset({"linkonce", "linkonce_odr"})
_WEAK = frozenset({"weak", "weak_odr"})
_REPLACEABLE = _LINK_ONCE | _WEAK | {"common", "extern_weak"}


def takes_source(there: LinkedSymbol, part: Part, key: Key, sizes: Sizes) -> bool:
    """Tell whether the symbol `key` of `part` takes the place of the one that the result has.

    A definition wins over a declaration; a strong one over a weak one, `weak` over `linkonce`, the larger `common` over
    the smaller; else the first one wins. Raises `LinkError` when both are strong.
    """
    linkage = part.linkage(key)
    if "appending" in (linkage, there.linkage):
        return True
    if not part.is_definition(key) or linkage == "available_externally":
        return _takes_declaration(there, part, key)
    if there.is_only_declared:
        return True
    if linkage == "common":
        if there.linkage in _LINK_ONCE | _WEAK:
            return True
        return there.linkage == "common" and sizes.of_symbol(part.symbols[key], part.module) > sizes.of_symbol(
            there.entity, there.part.module
        )
    if linkage in _REPLACEABLE:
        return there.linkage in _LINK_ONCE and linkage in _WEAK
    if there.linkage in _REPLACEABLE:
        return True
    first = there.entity.location
    raise LinkError(f"'@{key}' is already defined in {first.file} in line {first.line}", part.symbols[key].location)


def _takes_declaration(there: LinkedSymbol, part: Part, key: Key) -> bool:
    entity = part.symbols[key]
    if words_of(entity).storage == "dllimport":
        return there.is_only_declared
    if there.linkage == "extern_weak":
        return True
    return part.is_definition(key) and not there.is_definition
