"""Through which calls a function comes to use an aspect, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.call_chains import described_chain, place_of_function
from syclopt.analysis.source_places import place_of_instruction
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.analysis.aspects.needed import NeededAspects
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def describe_use(module: Module, needed: NeededAspects, chain: Sequence[Key], number: int) -> str:
    """Return, in words, where the use of an aspect is that `chain` leads to, with places in the source if known."""
    place = _place_of_use(module, needed, chain[-1], needed.local.bits.mask((number,)))
    return f"the actual use is in {shown(chain[-1])}{described_chain(module, chain, place)}"


def _place_of_use(module: Module, needed: NeededAspects, key: Key, mask: int) -> str | None:
    """Return the place of the first instruction that uses it, or of the function."""
    function = module.functions[key]
    start = needed.local.first_use(function, mask)
    if start is not None:
        body = function.body_text
        if place := place_of_instruction(module, body[start : body.find("\n", start)]):
            return place
    return place_of_function(function)
