"""Cutting device images: groups of entry points with all that they need, and optionally nothing that they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.entry_points import is_kernel
from syclopt.ir.edits.attach import with_string
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.layout import DISCARDABLE, is_declaration, words_of
from syclopt.rewrites.internalization import Internalization
from syclopt.rewrites.used_lists import USED_LISTS, without_members
from syclopt.transforms.device_code_split.bare_declarations import BareDeclarations
from syclopt.transforms.device_code_split.debug_lists import DebugLists
from syclopt.transforms.device_code_split.dependencies import Dependencies
from syclopt.transforms.device_code_split.symbol_lists import SymbolLists

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.diagnostics import Warn
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_KEPT = (names.INDIRECTLY_CALLABLE, names.REFERENCED_INDIRECTLY)
_NOTHING: frozenset[Key] = frozenset()


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
