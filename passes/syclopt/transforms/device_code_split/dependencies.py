"""What a device function needs: the edges along which code is collected for an image."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.entry_points import is_kernel
from syclopt.analysis.virtual_functions import names_in
from syclopt.rewrites.used_lists import USED_LISTS

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.edits.cut import Cutter
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_NONE: frozenset[Key] = frozenset()


class Dependencies:
    """The closure of functions over uses of symbols, and over indirect calls of what may be their callees.

    These are functions of the type that is called which are `"referenced-indirectly"`, and once virtual functions of
    the sets that the caller names.

    Variables that are not discardable, and what they need, are `everywhere`; those `on_demand` are not, even where
    `llvm.used` or `llvm.compiler.used` lists them. No edge leads to a function of `imported` or `outlined`: images take
    it from another one.
    """

    def __init__(
        self,
        cutter: Cutter,
        *,
        imported: AbstractSet[Key] = _NONE,
        outlined: AbstractSet[Key] = _NONE,
        on_demand: Container[Key] = (),
    ) -> None:
        """Look at the module of `cutter`."""
        self._cutter = cutter
        self._imported = imported
        self._elsewhere = imported | outlined
        self._on_demand = on_demand
        self._functions = cutter.module.functions
        self._callees: dict[str, list[Key]] = {}
        for key in cutter.module.functions_with_string(names.REFERENCED_INDIRECTLY):
            function = self._functions[key]
            if not (function.is_declaration or is_kernel(function)):
                self._callees.setdefault(_type_of(function), []).append(key)
        self._called = _called_sets(cutter.module)
        self._edges: dict[Key, frozenset[Key]] = {}
        fixed = [k for k in cutter.module.pinned_keys() if cutter.symbols[k].kind == "global" and k not in on_demand]
        self.everywhere = frozenset(self._closure_of_variables(fixed))

    def closure(self, roots: Iterable[Key], found: Iterable[Key] = ()) -> set[Key]:
        """Return `found`, `roots` and all that `roots` need. Raises `UndefinedError` for what nothing defines."""
        reached = {*found}
        todo = [*roots]
        while todo:
            key = todo.pop()
            if key not in reached:
                reached.add(key)
                edges = self._edges.get(key)
                if edges is None:
                    edges = self.edges(key)
                if edges:
                    todo += edges - reached
        return reached

    def _closure_of_variables(self, variables: Sequence[Key]) -> set[Key]:
        """Return what `closure` does, at once where uses of symbols are all that counts."""
        if self._elsewhere or self._callees or self._called:
            return self.closure(variables)
        lists = [key for key in USED_LISTS if key in variables]
        return self.closure(lists, self._cutter.closure(key for key in variables if key not in USED_LISTS))

    def edges(self, key: Key) -> frozenset[Key]:
        """Return what the symbol `key` needs itself, less what is imported."""
        edges = self._edges.get(key)
        if edges is None:
            found = self._cutter.references(key)
            if self._elsewhere:
                found = found - self._elsewhere
            if key in USED_LISTS:
                found = frozenset(member for member in found if member not in self._on_demand)
            if self._callees and key in self._functions and key not in self._imported:
                found |= self._possible_callees(self._functions[key])
            edges = self._edges[key] = found | self._called.get(key, _NONE)
        return edges

    def called(self, keys: AbstractSet[Key]) -> AbstractSet[Key]:
        """Return the once virtual functions that the symbols `keys` call by a pointer."""
        if not self._called:
            return _NONE
        return _NONE.union(*(self._called[key] for key in keys & self._called.keys()))

    def forget(self, keys: Iterable[Key]) -> None:
        """Let go of what is known of symbols."""
        for key in keys:
            self._edges.pop(key, None)

    def declared(self, keys: AbstractSet[Key]) -> AbstractSet[Key]:
        """Return the functions of other images that the symbols `keys` use."""
        if not self._elsewhere:
            return _NONE
        return _NONE.union(*(self._cutter.references(key) for key in keys)) & self._elsewhere - keys

    def _possible_callees(self, function: Function) -> frozenset[Key]:
        types = {call.parsed.function_type for call in function.calls if call.is_indirect}
        return _NONE.union(*(self._callees.get(type_, ()) for type_ in types))


def _called_sets(module: Module) -> dict[Key, frozenset[Key]]:
    """Return caller -> the once virtual functions of the sets that it calls."""
    sets: dict[str, list[Key]] = {}
    for key, name in module.functions_with_string(names.RESOLVED_SET).items():
        sets.setdefault(name, []).append(key)
    return {
        caller: frozenset(key for name in names_in(value) for key in sets.get(name, ()))
        for caller, value in module.functions_with_string(names.CALLS_RESOLVED).items()
    }


def _type_of(function: Function) -> str:
    parameters = [parameter.type.text for parameter in function.parameters]
    if function.is_vararg:
        parameters.append("...")
    return f"{function.return_type} ({', '.join(parameters)})"
