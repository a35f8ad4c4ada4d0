"""Functions that use aspects which their own declaration does not allow."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple

from syclopt import names
from syclopt.analysis.aspects.use_chains import WaysToUses
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.analysis.aspects.needed import NeededAspects
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_NUMBER = re.compile(r"-?[0-9]{1,20}")


class Undeclared(NamedTuple):
    """A use of an aspect beyond what the `device_has` attribute or property of a function lists.

    `chain` begins with that function and ends with the one that uses the aspect; each calls the next one.
    """

    aspect: str
    number: int
    origin: Literal["attribute", "property"]
    chain: list[Key]


def undeclared_uses(module: Module, needed: NeededAspects) -> Iterator[Undeclared]:
    """Yield what is used and not declared, in the module's order.

    A kernel's attribute is not looked at: its call operator has the same one. What is beyond a kernel's property is
    told of the first callee that uses it. Raises `InputError` for an aspect without a name, and for a property that
    lists no numbers.
    """
    local, ways = needed.local, WaysToUses(needed)
    named: dict[int, str] = {}
    for name, number in local.table.numbers.items():
        named.setdefault(number, name)
    for key, used in needed.used.items():
        is_entry_point = key in needed.entry_points.names
        origin: Literal["attribute", "property"] = "attribute"
        if key in local.declared:
            allowed = local.declared[key]
            if is_entry_point:
                continue
        elif key in needed.device_has:
            allowed, origin = local.bits.mask(_numbers(module, key, needed.device_has[key])), "property"
        else:
            continue
        for number in local.bits.numbers(used & ~allowed):
            if number not in named:
                lacks = f"!{names.ASPECTS_LIST} has no name for the aspect {number}"
                message = f"{lacks}, which '@{key}' uses but does not declare"
                raise InputError(message, module.functions[key].location)
            chain = ways.to_use(key, number)
            yield Undeclared(named[number], number, origin, chain[1:] if is_entry_point and len(chain) > 1 else chain)


def _numbers(module: Module, key: Key, value: str) -> list[int]:
    pieces = [piece for piece in value.split(",") if piece]
    if not all(map(_NUMBER.fullmatch, pieces)):
        message = f"\"{names.DEVICE_HAS}\" of '@{key}': expected decimal numbers between commas, found '{value}'"
        raise InputError(message, module.functions[key].location)
    return [int(piece) for piece in pieces]
