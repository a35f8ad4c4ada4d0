"""The two sides of a program that is one module: what of it is for the device, and what for the host."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.analysis.comdats import comdats_of
from syclopt.analysis.conditional_bodies import ConditionalBodies
from syclopt.analysis.device_roots import device_roots, kernels_of
from syclopt.errors import EditError
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.edits.rename import name_unnamed
from syclopt.ir.layout import DISCARDABLE, is_declaration, words_of
from syclopt.ir.references import is_intrinsic
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, key_of
from syclopt.ir.uses import uses
from syclopt.rewrites.emptied_bodies import allow_inlining, empty
from syclopt.rewrites.subject_lists import ANNOTATIONS, SUBJECT_LISTS, reduced, subjects

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from collections.abc import Set as AbstractSet

    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_BLOCK_ADDRESS = compile_pattern(rf"\bblockaddress[ \t\r\n]*+\([ \t\r\n]*+@({NAME})", re.DOTALL)
_NOTHING: frozenset[Key] = frozenset()


class Sides:
    """Both sides of one module, which must not change while they are made. Symbols that have only a number get names.

    `roots` are the kernels and other entry points of the device side.
    """

    def __init__(self, module: Module, entry_points: EntryPoints) -> None:
        """Find kernels, entry points and marked functions. Raises `InputError` for a mark with an unknown value."""
        self._module, names = name_unnamed(module)
        self._kernels = kernels_of(self._module)
        self._bodies = ConditionalBodies.compute(self._module)
        self.roots = device_roots(self._module, self._kernels, {names[key] for key in entry_points.ordered})

    def device(self) -> Module:
        """Return kernels and other entry points of the device, and all that they need; see `_Side`."""
        side = _Side(self._module, self._bodies, self._bodies.on_host)
        side.reach(self.roots)
        return side.cut(assembly=False)

    def host(self) -> Module:
        """Return all that other modules, the linker or the start of the program need, and what that needs.

        A kernel that this does not call, but points to, is an empty function; any other kernel is not there.
        """
        side = _Side(self._module, self._bodies, self._bodies.on_device, self._kernels)
        table = side.symbols
        listed = {key for name in SUBJECT_LISTS - {ANNOTATIONS} if name in table for key in subjects(table[name])}
        visible = (key for key, e in table.items() if not is_declaration(e) and words_of(e).linkage not in DISCARDABLE)
        side.reach(key for key in (*visible, *listed) if key not in self._kernels and key not in SUBJECT_LISTS)
        return side.cut(assembly=True)


class _Side:
    """One side in the making: a copy of the module, bodies for the other side emptied, and what is reached so far.

    Functions that are marked for either side may be inlined. No kernel of `handles` is reached unless it is called:
    what else refers to one finds an empty function.
    """

    def __init__(
        self,
        module: Module,
        bodies: ConditionalBodies,
        emptied: Collection[Key],
        handles: AbstractSet[Key] = _NOTHING,
    ) -> None:
        self._module = module.copy()
        self._handles = handles
        self._found: set[Key] = set()
        self._pointed_to: set[Key] = set()
        self._emptied: set[Key] = set()
        self._comdats = comdats_of(self.symbols)
        self._members: dict[Key, list[Key]] = {}
        for key, comdat in self._comdats.items():
            self._members.setdefault(comdat, []).append(key)
        functions = self._module.functions
        for key in [key for key in functions if key in bodies.on_device or key in bodies.on_host]:
            allow_inlining(functions[key])
            if key in emptied:
                self._empty(key)

    @property
    def symbols(self) -> dict[Key, Entity]:
        return self._module.index.table("symbol")

    def reach(self, roots: Iterable[Key]) -> None:
        """Add symbols and all that they need, comdats included. Raises `UndefinedError` for what nothing defines."""
        comdats, members = self._comdats, self._members
        todo = [*roots]
        while todo:
            key = todo.pop()
            entity = self.symbols.get(key)
            if key in self._found or (entity is None and is_intrinsic(key)):
                continue
            self._found.add(key)
            todo += self._needed(entity or self._module.defined(key).entity)
            peers = members[comdats[key]] if key in comdats else ()
            self._pointed_to.update(peer for peer in peers if peer in self._handles)
            todo += [peer for peer in peers if peer not in self._handles]

    def cut(self, *, assembly: bool) -> Module:
        """Return the side, with or without the module's assembly. Raises `EditError` for an address that is lost."""
        handles = self._pointed_to - self._found
        for key in [key for key in self.symbols if key in handles]:
            self._empty(key)
        self._found |= handles
        self._reduce_lists()
        self._check_block_addresses()
        if not assembly:
            for entity in [e for e in self._module.entities if e.kind == "module asm"]:
                self._module.replace_entity(entity, None)
        return Cutter(self._module).cut(self._found)

    def _needed(self, entity: Entity) -> frozenset[Key]:
        found = uses(entity)
        kernels = found & self._handles
        if not kernels:
            return found
        calls = self._module.functions[entity.key].calls if entity.kind == "function" else ()
        only_named = kernels.difference(call.callee for call in calls if call.callee is not None)
        self._pointed_to |= only_named
        return found - only_named

    def _empty(self, key: Key) -> None:
        function = self._module.functions[key]
        if not function.is_declaration:
            empty(function)
            self._emptied.add(key)

    def _reduce_lists(self) -> None:
        """Keep, of the lists of symbols, what speaks of symbols that are there, with what that needs."""
        for name in sorted(SUBJECT_LISTS & self.symbols.keys()):
            now = reduced(self.symbols[name], self._found)
            self._found.discard(name)
            if now is not None:
                self._module.replace_entity(self.symbols[name], now)
                self.reach([name])

    def _check_block_addresses(self) -> None:
        for key, entity in self.symbols.items():
            if key not in self._found or self._emptied.isdisjoint(uses(entity)):
                continue
            for found in _BLOCK_ADDRESS.finditer(entity.text):
                if key_of(found[1]) in self._emptied:
                    what = f"'@{key}' holds the address of a block of '@{key_of(found[1])}'"
                    raise EditError(f"{what}, whose body is not for this side", entity.location)
