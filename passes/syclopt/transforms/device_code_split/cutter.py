"""Cutting device images: groups of entry points with all that they need, and optionally nothing that they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.entry_points import is_kernel
from syclopt.analysis.virtual_functions import names_in
from syclopt.analysis.ways import inverted, steps_towards, way_from
from syclopt.errors import InputError
from syclopt.ir.edits.attach import with_string
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.edits.declare import declaration
from syclopt.ir.layout import DISCARDABLE, is_declaration, words_of
from syclopt.rewrites.emptied_bodies import OptionalTypes, with_bare_signature
from syclopt.rewrites.internalization import Internalization
from syclopt.rewrites.used_lists import USED_LISTS, without_members
from syclopt.transforms.device_code_split.shortened_lists import DebugLists, SymbolLists

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.analysis.device_globals import DeviceGlobal
    from syclopt.diagnostics import Warn
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_KEPT = (names.INDIRECTLY_CALLABLE, names.REFERENCED_INDIRECTLY)
_NOTHING: frozenset[Key] = frozenset()


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
        imported: AbstractSet[Key] = _NOTHING,
        outlined: AbstractSet[Key] = _NOTHING,
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
            edges = self._edges[key] = found | self._called.get(key, _NOTHING)
        return edges

    def called(self, keys: AbstractSet[Key]) -> AbstractSet[Key]:
        """Return the once virtual functions that the symbols `keys` call by a pointer."""
        if not self._called:
            return _NOTHING
        return _NOTHING.union(*(self._called[key] for key in keys & self._called.keys()))

    def forget(self, keys: Iterable[Key]) -> None:
        """Let go of what is known of symbols."""
        for key in keys:
            self._edges.pop(key, None)

    def declared(self, keys: AbstractSet[Key]) -> AbstractSet[Key]:
        """Return the functions of other images that the symbols `keys` use."""
        if not self._elsewhere:
            return _NOTHING
        return _NOTHING.union(*(self._cutter.references(key) for key in keys)) & self._elsewhere - keys

    def _possible_callees(self, function: Function) -> frozenset[Key]:
        types = {call.parsed.function_type for call in function.calls if call.is_indirect}
        return _NOTHING.union(*(self._callees.get(type_, ()) for type_ in types))


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


class ImageCutter:
    """Cuts images out of one module.

    The entry points of an image carry `"sycl-entry-point"`: another one that they call is a mere copy. With
    `clean_up`, symbols that nothing outside of the image needs become internal, and lists of functions are cut.
    With `dynamic_linking`, functions that can be imported stay external, are declared where another image has them,
    and nothing is marked. The variables `on_demand` are in an image only if it uses them. The functions `outlined` are
    only in images of which they are entry points; others declare them, less what their signatures ask of a device.
    """

    def __init__(
        self,
        module: Module,
        *,
        many: bool = True,
        clean_up: bool = False,
        dynamic_linking: bool = False,
        imported: frozenset[Key] = _NOTHING,
        outlined: AbstractSet[Key] = _NOTHING,
        on_demand: Container[Key] = (),
        warn: Warn | None = None,
    ) -> None:
        """Look at `module`, which must not change while images are cut: `many` of them, or one.

        `warn` hears of what is skipped in lists of functions.
        """
        self._debug = DebugLists(module) if clean_up else None
        if self._debug is not None:
            module = self._debug.shortened
        lists = (names.EXECUTION_MODE_LIST, names.REGISTERED_KERNELS_LIST) if clean_up else ()
        self._cutter = Cutter(module, given=lists, many=many, strings=(names.ENTRY_POINT_MARK,))
        self.module = self._cutter.module
        self._names = self._cutter.names
        if self._debug is not None:
            self._debug.look_at(self._cutter.symbols)
        self._imported = frozenset(self._names[key] for key in imported)
        self._outlined = frozenset(self._names[key] for key in outlined)
        here = frozenset(name for key, name in self._names.items() if key in on_demand)
        self.dependencies = Dependencies(self._cutter, imported=self._imported, outlined=self._outlined, on_demand=here)
        self._declarations = BareDeclarations(self.module, self._outlined)
        self._is_dynamic = dynamic_linking
        self._marked: set[Key] = {self._names[key] for key in module.functions_with_string(names.ENTRY_POINT_MARK)}
        self._internalization = Internalization(self.module) if clean_up else None
        self._lists = SymbolLists(self.module, warn) if clean_up else None
        self._kept: frozenset[Key] = self._always_kept() if clean_up else _NOTHING

    def name(self, key: Key) -> Key:
        """Return the key that a symbol has in images; one with only a number gets a name there."""
        return self._names[key]

    def visible(self, entry_points: Iterable[Key]) -> list[Key]:
        """Return the keys in images of those entry points that stay visible: in a dynamic link some may not."""
        roots = (self._names[key] for key in entry_points)
        return [key for key in roots if self._internalization is None or not self._is_dynamic or key in self._kept]

    def cut(self, entry_points: Iterable[Key]) -> Module:
        """Return the module of `entry_points`, what is everywhere, and all that both need.

        Raises `UndefinedError` for a reference on the way that nothing defines.
        """
        self._forget()
        roots = self.visible(entry_points)
        return self._cut(roots, self.dependencies.closure(roots, self.dependencies.everywhere))

    def whole(self, entry_points: Sequence[Key]) -> Module:
        """Return the module less what is outlined, and less what clean-up removes.

        That goes when only `entry_points`, and what must stay visible, count as used.
        """
        roots = self.visible(entry_points)
        symbols = self._cutter.symbols
        internalization = self._internalization
        if internalization is None:
            return self._cut(roots, symbols.keys() - self._outlined)
        kept = {*roots, *self._kept}
        here = symbols.keys() - self._outlined
        stay = {key for key in here if key in kept or internalization.stays(key, kept)}
        stay |= internalization.members(stay) & here  # one that stays protects all of its comdat
        visible = [
            key
            for key in stay
            if words_of(symbols[key]).linkage not in DISCARDABLE and not is_declaration(symbols[key])
        ]
        found = self.dependencies.closure([*roots, *visible], self.dependencies.everywhere)
        while more := internalization.members(found) - found:
            found = self.dependencies.closure(more, found)
        return self._cut(roots, found)

    def _cut(self, roots: list[Key], keys: set[Key]) -> Module:
        symbols = self._cutter.symbols
        edited: dict[Entity, Entity] = {}
        added: dict[Entity, Entity] = {}
        lists = self._shortened_lists(keys)
        keys = keys - lists.keys() | {key for key, text in lists.items() if text}
        declared = self.dependencies.declared(keys)
        if self._internalization is not None and self._lists is not None:
            kept = keys & self._kept | self.dependencies.called(keys)
            edited = self._internalization.edits(keys, kept if self._is_dynamic else kept.union(roots))
            added = self._lists.edits(keys | declared)
        if self._debug is not None:
            added |= self._debug.edits(keys)
        for key in keys & lists.keys():
            edited[symbols[key]] = symbols[key].with_head(f"{lists[key]}\n")
        if not self._is_dynamic:
            for key in roots:
                if key not in self._marked:
                    entity = symbols[key]
                    edited[entity] = with_string(edited.get(entity, entity), names.ENTRY_POINT_MARK)
        for key in declared:
            added[symbols[key]] = self._declarations.of(symbols[key], keys)
        return self._cutter.cut(keys, edited, added)

    def _shortened_lists(self, keys: AbstractSet[Key]) -> dict[Key, str]:
        """Return the text of each of the lists of used symbols that has members which are not in `keys`."""
        found: dict[Key, str] = {}
        for key in USED_LISTS:
            absent = self._cutter.references(key) - keys if key in keys else _NOTHING
            if absent:
                found[key] = without_members(self._cutter.symbols[key], absent)
        return found

    def _forget(self) -> None:
        """Let go of what is known of symbols that only an image before had, as far as one can tell."""
        keys = self._cutter.forget()
        self.dependencies.forget(keys)
        if self._internalization is not None:
            self._internalization.forget(keys)

    def _always_kept(self) -> frozenset[Key]:
        """Return what stays visible in every image that has it: variables, and functions that others may reach."""
        symbols = self._cutter.symbols
        kept = frozenset(key for key, entity in symbols.items() if entity.kind == "global")
        if self._is_dynamic:
            kernels = {function.key for function in self.module.definitions() if is_kernel(function)}
            return kept | kernels | self._imported | self._outlined
        return kept.union(*(self.module.functions_with_string(name).keys() for name in _KEPT))


def check_image_scope(cutter: ImageCutter, groups: Sequence[Sequence[Key]], variables: Sequence[DeviceGlobal]) -> None:
    """Raise `InputError` for a variable with image scope that images of two `groups` of entry points would have.

    The message has the text of the device_global design document (changes to the sycl-post-link tool), and a chain of
    uses for each image.
    """
    if len(groups) < 2 or not variables:
        return
    module, dependencies = cutter.module, cutter.dependencies
    users = inverted({key: dependencies.edges(key) for key in module.symbols})
    places = {cutter.name(key): (image, at) for image, group in enumerate(groups) for at, key in enumerate(group)}
    for variable in variables:
        name = cutter.name(variable.key)
        next_use = steps_towards((name,), users)
        starts: dict[int, Key] = {}
        for key in sorted((key for key in next_use if key in places), key=places.__getitem__):
            starts.setdefault(places[key][0], key)
        if name in dependencies.everywhere:
            chains = [f"image {image}: in every image" for image in range(len(groups))]
        else:
            ways = {image: way_from(start, next_use) for image, start in starts.items()}
            chains = [f"image {image}: {' -> '.join(map(str, way))}" for image, way in ways.items()]
        if len(chains) > 1:
            message = (
                f"device_global variable '{variable.key}' with property \"device_image_scope\" "
                f"is used in more than one device image. ({'; '.join(chains)})"
            )
            raise InputError(message, module.symbols[name].location)
