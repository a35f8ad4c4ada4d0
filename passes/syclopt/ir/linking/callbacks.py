"""The attribute `nocallback`, which functions and calls lose: what they call back may be in their module now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import references

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_NO_CALLBACK = "nocallback"


def allow_callbacks(module: Module) -> None:
    """Remove `nocallback` from all functions but intrinsics, and from all calls."""
    groups = {number for number, group in module.attribute_groups.items() if _NO_CALLBACK in group.attributes}
    for key in {*_symbols_with(module, groups), *module.mentioning(_NO_CALLBACK)}:
        function = module.functions.get(key)
        if function is not None:
            _allow_callbacks_of(function)


def _symbols_with(module: Module, groups: set[Key]) -> list[Key]:
    if not groups:
        return []
    table = module.index.table("symbol")
    return [key for key, entity in table.items() if not groups.isdisjoint(references(entity).attributes)]


def _allow_callbacks_of(function: Function) -> None:
    if not function.is_intrinsic:
        function.remove_attribute(_NO_CALLBACK)
    edited: dict[Call, str] = {}
    for call in function.calls:
        attributes = function.attributes_of(call)
        attributes.attributes.remove(_NO_CALLBACK)
        if attributes.text != call.text:
            edited[call] = attributes.text
    if edited:
        function.replace_calls(edited)
