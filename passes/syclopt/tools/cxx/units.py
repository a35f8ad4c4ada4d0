"""The device code of several sources as one module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import LinkError
from syclopt.ir.linking import link
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def linked(modules: Sequence[Module]) -> Module:
    """Return one module of those of all sources. Raises `LinkError` that names the sources which do not agree."""
    if len(modules) == 1:
        return modules[0]
    for key, first, other in _twice(modules):
        _check(key, first, other)
    return link(modules, warn=lambda _: None, name=modules[0].name)


def _twice(modules: Sequence[Module]) -> Iterator[tuple[Key, Module, Module]]:
    """Yield the functions that a module defines which one before it defines too."""
    defined: dict[Key, Module] = {}
    for module in modules:
        for key in module.definition_keys():
            if key in module.functions and defined.setdefault(key, module) is not module:
                yield key, defined[key], module


def _check(key: Key, first: Module, other: Module) -> None:
    one, two = first.functions[key], other.functions[key]
    if one.linkage == two.linkage == "external":
        raise LinkError(f"the device code of {shown(key)} is in {first.name} too", file=other.name)
    if one.calling_convention != names.SPIR_KERNEL:
        return
    calls = [{key for key in each.symbols_used if _is_call_operator(str(key))} for each in (one, two)]
    if calls[0] and calls[1] and calls[0] != calls[1]:
        message = f"the kernel {shown(key)} is another one in {first.name}: each kernel of a program needs its own name"
        raise LinkError(message, file=other.name)


def _is_call_operator(symbol: str) -> bool:
    """Tell whether a kernel calls a function of its own source by it: of a function object, or a lambda."""
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Function, Name, Template, last_part

    function = read(symbol)
    match last_part(function) if isinstance(function, Function) else None:
        case Name("operator()") | Template(Name("operator()")):
            return True
        case _:
            return False
