"""Through which calls functions come to use aspects, or to be declared to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.call_chains import place_of_function
from syclopt.analysis.source_places import place_of_instruction
from syclopt.analysis.ways import inverted, steps_towards, way_from
from syclopt.cached_property import cached_property

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.analysis.aspects.local import LocalAspects
    from syclopt.analysis.aspects.needed import NeededAspects
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function


class WaysToUses:
    """The shortest chains of calls to where aspects are used; those of one aspect are found together."""

    def __init__(self, needed: NeededAspects) -> None:
        self._needed = needed
        self._uses: dict[int, dict[Key, Key]] = {}
        self._declarations: dict[int, dict[Key, Key]] = {}

    def to_use(self, key: Key, number: int) -> list[Key]:
        """Return the functions from `key`, which uses an aspect, to a use: in code, or else listed in metadata."""
        if number not in self._uses:
            local, mask = self._needed.local, self._mask(number)
            steps = self._steps(local.code, mask)
            for function, step in self._steps(local.listed, mask).items():
                steps.setdefault(function, step)
            self._uses[number] = steps
        return way_from(key, self._uses[number])

    def to_declaration(self, key: Key, number: int) -> list[Key]:
        """Return the functions from `key`, for which an aspect is declared, to a function that declares it."""
        if number not in self._declarations:
            self._declarations[number] = self._steps(self._needed.local.declared, self._mask(number))
        return way_from(key, self._declarations[number])

    @cached_property
    def _callers(self) -> dict[Key, list[Key]]:
        return inverted(self._needed.callees)

    def _mask(self, number: int) -> int:
        return self._needed.local.bits.mask((number,))

    def _steps(self, masks: Mapping[Key, int], mask: int) -> dict[Key, Key]:
        return steps_towards((key for key, used in masks.items() if used & mask), self._callers)


def place_of_use(module: Module, local: LocalAspects, key: Key, number: int) -> str | None:
    """Return the place of the first instruction of a function that uses an aspect, or of the function."""
    function = module.functions[key]
    return place_of_instruction(module, instruction_of_use(function, local, number)) or place_of_function(function)


def instruction_of_use(function: Function, local: LocalAspects, number: int) -> str:
    """Return the text of the first instruction that uses an aspect, from there on; nothing where none does."""
    start = local.first_use(function, local.bits.mask((number,)))
    body = function.body_text
    return "" if start is None else body[start : body.find("\n", start)]
