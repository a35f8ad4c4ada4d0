"""What an image has to do with sets of virtual functions: it is that of a set, or needs the images of sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.virtual_functions import names_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class VirtualLinks(NamedTuple):
    """The sets that an image calls functions of, and those that it only needs for the objects that it creates."""

    calls: Sequence[str]
    creates: Sequence[str]


def members_of(module: Module, entry_points: EntryPoints, sets: Mapping[Key, str]) -> list[Key]:
    """Return the functions of the set that `module` is the image of; none if it is no image of a set.

    `sets` is function -> set, of virtual functions or of those of add-on images. A module is the image of a set when
    all entry points are such functions. Without entry points, those that it defines make it one.
    """
    if not sets:
        return []
    roots = entry_points.ordered
    if not roots:
        return [key for key in sets if not module.functions[key].is_declaration]
    return [*roots] if all(key in sets for key in roots) else []


def virtual_links(module: Module) -> VirtualLinks:
    """Return the sets that the image of `module` needs, sorted.

    They are those that its functions name in `"calls-indirectly"` and `"creates-indirectly"`, and of functions that it
    only declares: sets that it calls by name, and others that it refers to, by a vtable or else.
    """
    functions = module.functions
    named: dict[str, set[str]] = {names.CALLS_INDIRECTLY: set(), names.CREATES_INDIRECTLY: set()}
    for attribute, found in named.items():
        for key, value in module.functions_with_string(attribute).items():
            if not functions[key].is_declaration:
                found.update(names_in(value))
    calls, creates = named[names.CALLS_INDIRECTLY], named[names.CREATES_INDIRECTLY]
    sets = module.functions_with_string(names.INDIRECTLY_CALLABLE)
    outside = {key: name for key, name in sets.items() if name and functions[key].is_declaration}
    if outside:
        for called, _ in CalledSymbols.compute(module).symbols.values():
            calls.update(outside[key] for key in called if key in outside)
        creates.update({outside[key] for key in module.used(outside)} - calls)
    return VirtualLinks(sorted(calls), sorted(creates))
