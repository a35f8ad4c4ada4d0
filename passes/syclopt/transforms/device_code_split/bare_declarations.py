"""Declarations of functions that other images have: those that are not called ask for no type of a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import declaration
from syclopt.rewrites.bare_signatures import OptionalTypes, with_bare_signature

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class BareDeclarations:
    """What images have in the places of functions of one module that they only declare.

    An image that creates objects names virtual functions in vtables, and must suit devices that cannot run them: there
    such a function takes and returns nothing if its signature has types that a device may lack. What an image calls is
    declared as it is defined.
    """

    def __init__(self, module: Module, outlined: AbstractSet[Key]) -> None:
        """Look at the functions `outlined`."""
        self._callers: dict[Key, set[Key]] = {}
        if outlined:
            types = OptionalTypes(module)
            self._callers = {key: set() for key in outlined if types.are_in(module.functions[key].entity)}
        if self._callers:
            self._find_callers(module)

    def of(self, function: Entity, keys: AbstractSet[Key]) -> Entity:
        """Return the declaration of a function for an image that defines the symbols `keys`."""
        declared = declaration(function)
        callers = self._callers.get(function.key)
        return declared if callers is None or not callers.isdisjoint(keys) else with_bare_signature(declared)

    def _find_callers(self, module: Module) -> None:
        from syclopt.analysis.called_symbols import CalledSymbols

        for caller, (called, _) in CalledSymbols.compute(module).symbols.items():
            for key in self._callers.keys() & called:
                self._callers[key].add(caller)
