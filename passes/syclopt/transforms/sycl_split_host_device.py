"""sycl-split-host-device: one module for host and device becomes the module of one side, or an image of each."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt import names
from syclopt.analysis.conditional_bodies import ConditionalBodies, marked
from syclopt.analysis.device_roots import device_roots, kernels_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_functions import VirtualFunctions
from syclopt.errors import EditError, PassFailed
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.edits.rename import name_unnamed
from syclopt.ir.references import is_intrinsic
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import NAME, escape, key_of, spell
from syclopt.mangling.shown_names import shown
from syclopt.passes import ImagePass, PassContext
from syclopt.rewrites.device_code_of_host import forget_processor, make_device_code, mark_virtual_calls
from syclopt.rewrites.emptied_bodies import allow_inlining, empty
from syclopt.rewrites.emptied_slots import empty_slots
from syclopt.rewrites.used_lists import ANNOTATIONS, SUBJECT_LISTS, USED_LISTS, reduce_list, subjects

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_BLOCK_ADDRESS = compile_pattern(rf"\bblockaddress[ \t\r\n]*+\([ \t\r\n]*+@({NAME})", re.DOTALL)
_NOTHING: frozenset[Key] = frozenset()
# What clang counts by for reports of coverage: records of functions, by hashes of their names, and names.
_COUNTED = compile_pattern(r"__covrec_(?P<hash>[0-9A-F]++)u?+")
_COUNTED_NAME, _UNCOUNTED = "__profn_", "__llvm_coverage_names"


@dataclass(frozen=True)
class SYCLSplitHostDevicePass(ImagePass):
    """Make images of the device code and the host code of one module, the device first.

    The device side is kernels (by calling convention, or with `"sycl-kernel"`), other entry points, functions with
    `"indirectly-callable"`, and what they need; functions with `"sycl-call-if-on-host"` are empty there, and
    constructors, destructors and assembly of the module are left out. The host side is what other modules can see,
    `@llvm.global_ctors`, `@llvm.global_dtors`, `@llvm.used`, and what these need, but no kernel; functions with
    `"sycl-call-if-on-device"` or `"sycl-call-if-on-device-conditionally"` are empty there. A kernel that host code
    points to stays as an empty function. On both sides functions for one side lose `noinline` and `optnone`.

    In a program whose annotations became attributes, host code has a string with the kernel's name where it points to
    a kernel. On the device side kernels take their callables by value; vtables that other modules can see and that
    have functions of the device are there, and so are device globals; slots for anything else are null. Nothing throws
    there, and what was said of the host's processor is gone.
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
        self._module, keys = name_unnamed(module)
        self._kernels = kernels_of(self._module)
        self._bodies = ConditionalBodies.compute(self._module)
        self._entries = self._module.functions_with_string(names.KERNEL_ENTRY).keys() & self._kernels
        self._is_annotated = any(
            find(names.ANNOTATED_AT) for find in (self._module.functions_with_string, self._module.globals_with_string)
        )
        self.roots = device_roots(self._module, self._kernels, {keys[key] for key in entry_points.ordered})

    def device(self) -> Module:
        """Return kernels and other entry points of the device, and all that they need; see `_Side`."""
        if not self._is_annotated:
            side = _Side(self._module, self._bodies, self._bodies.on_host)
            side.reach(self.roots)
            return side.cut(assembly=False)
        side = _DeviceSide(self._module, self._bodies, self._bodies.on_host)
        side.reach((*self.roots, *side.visible_variables()))
        made = side.cut(assembly=False)
        mark_virtual_calls(made)
        forget_processor(made)
        return made

    def host(self) -> Module:
        """Return all that other modules, the linker or the start of the program need, and what that needs.

        A kernel that this does not call, but points to, is an empty function; any other kernel is not there.
        """
        module = self._with_names_of_kernels() if self._entries else self._module
        emptied = self._bodies.on_device | marked(module, names.CALL_CONDITIONALLY)
        side = _Side(module, self._bodies, emptied, self._kernels)
        variables = module.globals
        lists = (variables[name] for name in SUBJECT_LISTS - {ANNOTATIONS} if name in variables)
        listed = {key for each in lists for key in subjects(each)}
        visible = module.pinned_keys()
        roots = {key for key in (*visible, *listed) if key not in self._kernels and key not in SUBJECT_LISTS}
        counted = {key: int(found["hash"], 16) for key in roots if (found := _COUNTED.fullmatch(str(key)))}
        side.reach(roots - counted.keys())
        side.reach(name for name in (_UNCOUNTED,) if name in variables)
        side.reach(side.counted_functions(counted))
        return side.cut(assembly=True)

    def _with_names_of_kernels(self) -> Module:
        """Return the module with strings, the names of kernels, where it refers to kernel entries.

        Raises `PassFailed` for a call of one.
        """
        module = self._module.copy()
        strings: dict[Key, Key] = {}
        for key in sorted(module.used(self._entries), key=str):
            name = f"{names.KERNEL_NAME_PREFIX}{key}"
            size = len(to_internal(str(key))) + 1
            module.add(f'@{spell(name)} = internal constant [{size} x i8] c"{escape(str(key))}\\00"')
            strings[key] = name
        callers = module.mentioning(*(to_internal(spell(key)) for key in strings), escaped=True) if strings else ()
        for caller in callers:
            for call in module.functions[caller].calls if caller in module.functions else ():
                if call.callee in strings:
                    message = f"{shown(caller)} calls the kernel {shown(call.callee)}, which is only to be launched"
                    raise PassFailed(SYCLSplitHostDevicePass.name, message, call.location)
        module.replace_all_uses(strings)
        return module


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
        self._members: dict[Key, list[Key]] = {}  # of comdats of which nothing was reached yet
        for key, comdat in self._comdats.items():
            self._members.setdefault(comdat, []).append(key)
        functions = self._module.functions
        either = bodies.on_device | bodies.on_host
        for key in [key for key in functions if key in either or key in emptied]:
            if key in either:
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
            self._prepare(key)
            todo += self._needed(key)
            peers = members.pop(comdats[key], ()) if key in comdats else ()
            self._pointed_to.update(peer for peer in peers if peer in self._handles)
            todo += [peer for peer in peers if peer not in self._handles]

    def counted_functions(self, records: Mapping[Key, int]) -> list[Key]:
        """Return those records of functions, for reports of coverage, whose hash is that of a name which is here."""
        if not records:
            return []
        from hashlib import md5  # loads OpenSSL

        variables = (self._module.globals[key] for key in self._found if str(key).startswith(_COUNTED_NAME))
        texts = (variable.characters or b"" for variable in variables)
        known = {int.from_bytes(md5(text, usedforsecurity=False).digest()[:8], "little") for text in texts}
        return [key for key, value in records.items() if value in known]

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

    def _prepare(self, key: Key) -> None:
        """Change what is reached, before it is asked what it needs."""

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


class _DeviceSide(_Side):
    """The device side of a module that a compiler made for a host."""

    def __init__(self, module: Module, bodies: ConditionalBodies, emptied: Collection[Key]) -> None:
        super().__init__(module, bodies, emptied)
        virtual = VirtualFunctions.compute(self._module)
        self._tables = [one.table.variable for one in empty_slots(self._module, virtual)]
        for name in USED_LISTS:
            if name in self._module.globals:
                self._module.globals[name].remove()

    def visible_variables(self) -> list[Key]:
        """Return device globals, which the host copies to and from, and vtables that other modules may refer to.

        Vtables that this module merely has a copy of are left out, as any other has one that needs them; and all that
        have no function of the device.
        """
        variables = self._module.globals
        found = [variables[key] for key in self._module.globals_with_string(names.DEVICE_GLOBAL_SIZE)]
        for table in self._tables:
            if table.is_pinned and any(key in self._module.functions for key in table.symbols_used):
                found.append(table)
        return [one.key for one in found if not one.is_declaration]

    def _prepare(self, key: Key) -> None:
        make_device_code(self._module.symbols[key])
