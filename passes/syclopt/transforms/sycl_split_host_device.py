"""sycl-split-host-device: one module for host and device becomes the module of one side, or an image of each."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt.analysis.conditional_bodies import ConditionalBodies
from syclopt.analysis.device_roots import device_roots, kernels_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import EditError
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.edits.rename import name_unnamed
from syclopt.ir.references import is_intrinsic
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, key_of
from syclopt.passes import ImagePass, PassContext
from syclopt.rewrites.emptied_bodies import allow_inlining, empty
from syclopt.rewrites.used_lists import ANNOTATIONS, SUBJECT_LISTS, reduce_list, subjects

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from collections.abc import Set as AbstractSet

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_BLOCK_ADDRESS = compile_pattern(rf"\bblockaddress[ \t\r\n]*+\([ \t\r\n]*+@({NAME})", re.DOTALL)
_NOTHING: frozenset[Key] = frozenset()


@dataclass(frozen=True)
class SYCLSplitHostDevicePass(ImagePass):
    """Make images of the device code and the host code of one module, the device first.

    The device side is kernels (by calling convention, or with `"sycl-kernel"`), other entry points, functions with
    `"indirectly-callable"`, and what they need; functions with `"sycl-call-if-on-host"` are empty there, and
    constructors, destructors and assembly of the module are left out. The host side is what other modules can see,
    `@llvm.global_ctors`, `@llvm.global_dtors`, `@llvm.used`, and what these need, but no kernel; functions with
    `"sycl-call-if-on-device"` are empty there. A kernel that host code points to stays as an empty function. On both
    sides functions of either kind lose `noinline` and `optnone`.
    """

    name: ClassVar[str] = "sycl-split-host-device"
    idempotent: ClassVar[bool] = False
    splits: ClassVar[bool] = True
    side: Literal["host", "device", "both"] = field(
        default="both", metadata={"help": "which images to make", "positional": True}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the images.

        Raises `SycloptError` for a reference to nothing, for a mark that says neither yes nor no, and for the address
        of a block in a body that goes.
        """
        sides = Sides(image.module, ctx.get(EntryPoints))
        images: list[DeviceImage] = []
        if self.side != "host":
            roots = sides.roots
            images.append(image.with_module(sides.device, answers={EntryPoints: EntryPoints(roots, frozenset(roots))}))
        if self.side != "device":
            images.append(image.with_module(sides.host))
        ctx.count("images made", len(images))
        return images


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
        variables = self._module.globals
        lists = (variables[name] for name in SUBJECT_LISTS - {ANNOTATIONS} if name in variables)
        listed = {key for each in lists for key in subjects(each)}
        visible = self._module.pinned_keys()
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
        self._comdats = self._module.comdats_of_symbols()
        self._members: dict[Key, list[Key]] = {}
        for key, comdat in self._comdats.items():
            self._members.setdefault(comdat, []).append(key)
        functions = self._module.functions
        for key in [key for key in functions if key in bodies.on_device or key in bodies.on_host]:
            allow_inlining(functions[key])
            if key in emptied:
                self._empty(key)

    def reach(self, roots: Iterable[Key]) -> None:
        """Add symbols and all that they need, comdats included. Raises `UndefinedError` for what nothing defines."""
        comdats, members, symbols = self._comdats, self._members, self._module.symbols.keys()
        todo = [*roots]
        while todo:
            key = todo.pop()
            if key in self._found or (key not in symbols and is_intrinsic(key)):
                continue
            self._found.add(key)
            todo += self._needed(key)
            peers = members[comdats[key]] if key in comdats else ()
            self._pointed_to.update(peer for peer in peers if peer in self._handles)
            todo += [peer for peer in peers if peer not in self._handles]

    def cut(self, *, assembly: bool) -> Module:
        """Return the side, with or without the module's assembly. Raises `EditError` for an address that is lost."""
        handles = self._pointed_to - self._found
        for key in [key for key in self._module.symbols if key in handles]:
            self._empty(key)
        self._found |= handles
        self._reduce_lists()
        self._check_block_addresses()
        if not assembly:
            for line in self._module.views("module asm"):
                line.remove()
        return Cutter(self._module).cut(self._found)

    def _needed(self, key: Key) -> frozenset[Key]:
        found = self._module.uses(key)
        kernels = found & self._handles
        if not kernels:
            return found
        calls = self._module.functions[key].calls if key in self._module.functions else ()
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
        for name in sorted(SUBJECT_LISTS & self._module.symbols.keys()):
            self._found.discard(name)
            if reduce_list(self._module.globals[name], self._found):
                self.reach([name])

    def _check_block_addresses(self) -> None:
        for key in self._module.symbols:
            if key not in self._found or self._emptied.isdisjoint(self._module.uses(key)):
                continue
            symbol = self._module.symbols[key]
            for found in _BLOCK_ADDRESS.finditer(symbol.raw):
                if key_of(found[1]) in self._emptied:
                    what = f"'@{key}' holds the address of a block of '@{key_of(found[1])}'"
                    raise EditError(f"{what}, whose body is not for this side", symbol.location)
