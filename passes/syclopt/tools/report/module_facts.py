"""What each entry point of a module requires, through which calls, and where the source says so."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.aspects.local import LocalAspects
from syclopt.analysis.aspects.needed import needed_aspects
from syclopt.analysis.aspects.use_chains import WaysToUses, place_of_use
from syclopt.analysis.call_chains import place_of_function
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.node_items import items_of
from syclopt.analysis.source_places import place_of_call
from syclopt.analysis.virtual_functions import names_in
from syclopt.analysis.ways import inverted, steps_towards, way_from
from syclopt.cached_property import cached_property
from syclopt.errors import SycloptError
from syclopt.ir.text.patterns import compile_pattern
from syclopt.targets.catalogue import aspects

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.analysis.aspects.needed import NeededAspects
    from syclopt.images.properties import PropertySets
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_GROUP = compile_pattern(r"(?<![^ )])#([0-9]{1,9})(?![^ ])")
_OF_KERNELS = {
    names.REQD_SUB_GROUP_SIZE_KIND: "sub-group size",
    names.REQD_WORK_GROUP_SIZE_KIND: "work-group size",
    names.MAX_WORK_GROUP_SIZE_KIND: "largest work-group size",
}
_SETS = {names.CALLS_INDIRECTLY: "calls virtual functions of", names.CREATES_INDIRECTLY: "makes objects with"}


class Requirement(NamedTuple):
    """What is required, the functions from the entry point to the one that brings it, and a place for each of them.

    The place of a function is that of its call of the next one, and of the last one where it brings the requirement.
    """

    what: str
    chain: Sequence[Key]
    places: Sequence[str]


class ModuleFacts:
    """What is known of a module: calls, and what its entry points require."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.symbols = CalledSymbols.compute(module)
        self.graph = CallGraph.of(module, self.symbols)
        self._has_places = "llvm.dbg.cu" in module.named_metadata
        self._places: dict[tuple[Key, Key], str] = {}
        self._steps: dict[int, dict[Key, Key]] = {}

    def requirements(self, sets: PropertySets) -> dict[Key, list[Requirement]]:
        """Return entry point -> requirements, of a module that is the code of an image with some property sets."""
        roots = EntryPoints.compute(self.module).ordered
        found: dict[Key, list[Requirement]] = {root: [*self._own(root)] for root in roots}
        for root, what, chain, number in self._aspects(roots):
            place = self._place_of_aspect(chain[-1], number)
            found[root].append(Requirement(what, chain, self._places_on(chain, place)))
        for what, sources in self._goals(sets):
            steps = steps_towards(sources, self.graph.callers)
            for root in roots:
                if root in steps:
                    chain = way_from(root, steps)
                    place = self._place_of(chain[-1])
                    found[root].append(Requirement(what, chain, self._places_on(chain, place)))
        return found

    @cached_property
    def _local(self) -> LocalAspects | None:
        """The aspects that functions use by themselves; None where metadata does not say it as expected."""
        try:
            return LocalAspects.collect(self.module, fp64=aspects().get("fp64").number)
        except SycloptError:
            return None

    def _aspects(self, roots: Sequence[Key]) -> Iterator[tuple[Key, str, list[Key], int]]:
        local = self._local
        if local is None:
            return
        try:
            needed = needed_aspects(self.module, local, EntryPoints.compute(self.module))
        except SycloptError:
            return
        ways = WaysToUses(needed)
        for root in roots:
            for number in local.bits.numbers(needed.used.get(root, 0)):
                yield root, f"aspect {_named(number)}", self._chain_to_use(root, number, needed, ways), number
            for number in local.bits.numbers(needed.declared.get(root, 0)):
                yield root, f"declared aspect {_named(number)}", ways.to_declaration(root, number), number

    def _chain_to_use(self, root: Key, number: int, needed: NeededAspects, ways: WaysToUses) -> list[Key]:
        """Return the functions to a use in code, or to one that lists the aspect and calls none that uses it.

        After passes that list aspects at all functions on the way, so the chain still leads to where they come from.
        """
        steps = self._steps.get(number)
        if steps is None:
            mask = needed.local.bits.mask((number,))
            ends = [key for key, own in needed.local.code.items() if own & mask]
            for key, own in needed.local.listed.items():
                if own & mask and not any(needed.used.get(callee, 0) & mask for callee in needed.reaches(key)):
                    ends.append(key)
            steps = self._steps[number] = steps_towards(ends, inverted(needed.callees))
        return way_from(root, steps) if root in steps else ways.to_use(root, number)

    def _own(self, root: Key) -> Iterator[Requirement]:
        function = self.module.functions[root]
        for kind in function.metadata_kinds:
            if kind in _OF_KERNELS:
                numbers = [item.integer for item in items_of(function.metadata[kind])]
                size = " x ".join("?" if number is None else str(number) for number in numbers)
                yield Requirement(f"{_OF_KERNELS[kind]} {size}", (root,), (self._place_of(root),))

    def _goals(self, sets: PropertySets) -> Iterator[tuple[str, list[Key]]]:
        """Yield what else may be required, and the functions that bring it."""
        for attribute, what in _SETS.items():
            members: dict[str, list[Key]] = {}
            for key, value in self.module.functions_with_string(attribute).items():
                for name in names_in(value):
                    members.setdefault(name, []).append(key)
            yield from ((f"{what} {name}", keys) for name, keys in members.items())
        variables = self.module.globals_with_string(names.DEVICE_GLOBAL_SIZE)
        users: dict[Key, list[Key]] = {}
        if variables:
            for key, (_, named) in self.symbols.symbols.items():
                for variable in named:
                    if variable in variables:
                        users.setdefault(variable, []).append(key)
        yield from ((f"device global {variable}", keys) for variable, keys in users.items())
        functions = self.module.functions
        for symbol in sets.get(names.IMPORTED_SYMBOLS_SET, {}):
            if symbol in functions:
                yield f"import {symbol}", [symbol]
        if names.ASSERT_FAIL in functions:
            yield "assertions", [names.ASSERT_FAIL]

    def _place_of_aspect(self, key: Key, number: int) -> str:
        if not self._has_places or self._local is None:
            return self._place_of(key)
        return place_of_use(self.module, self._local, key, number) or self._place_of(key)

    def _place_of(self, key: Key) -> str:
        function = self.module.functions[key]
        place = place_of_function(function)
        if place is None and names.SOURCE_LOCATION_KIND in function.metadata_kinds:
            items = items_of(function.metadata[names.SOURCE_LOCATION_KIND])
            return f"srcloc {items[0].integer}" if items and items[0].integer is not None else ""
        return place or ""

    def _places_on(self, chain: Sequence[Key], last: str) -> list[str]:
        return [*(self._place_of_call(*pair) for pair in pairwise(chain)), last]

    def _place_of_call(self, caller: Key, callee: Key) -> str:
        if not self._has_places:
            return ""
        found = self._places.get((caller, callee))
        if found is None:
            found = self._places[caller, callee] = place_of_call(self.module, caller, callee) or ""
        return found


def texts_of(module: Module) -> Iterable[tuple[Key, str]]:
    """Yield all functions that a module defines, each with its text, and below that the attribute groups it names."""
    for key in module.definition_keys():
        function = module.functions.get(key)
        if function is not None:
            groups = (module.attribute_groups.get(number) for number in _groups_in(function.header))
            texts = (group.text.strip() for group in groups if group is not None)
            yield key, "\n\n".join([function.text.strip(), *texts])


def _named(aspect: int) -> str:
    known = aspects().find(aspect)
    return known.name if known is not None else str(aspect)


def _groups_in(header: str) -> list[int]:
    return [int(number) for number in _GROUP.findall(header)]
