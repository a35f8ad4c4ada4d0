"""Which aspects each function uses by itself, and which it declares."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt import names
from syclopt.analysis.aspects.aspect_table import AspectTable
from syclopt.analysis.aspects.masks import DOUBLE, AspectMasks, Bits
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.node_items import aspect_numbers
from syclopt.errors import InputError
from syclopt.ir.references import without_noise
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.analysis.aspects.code_uses import Instruction
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.source import Source
    from syclopt.ir.text.spelling import Key


_ATTACHED = compile_pattern(rf"!{names.USED_ASPECTS_KIND}[ \t\r\n]*+(![0-9]++|!\{{)")
_LISTS = f"!{names.METADATA_PREFIX}"
_LIST = re.compile(f"!(?={names.USED_ASPECTS_KIND}|{names.DECLARED_ASPECTS_KIND})")
_EMULATED = frozenset(
    """
    alloca getelementptr load store fpext fptrunc sitofp uitofp fptoui fptosi fcmp phi extractvalue insertvalue ret
    """.split()
)
_MEMORY = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")


@dataclass(frozen=True)
class LocalAspects:
    """What the functions of a module use and declare, each by itself, as masks of `bits`.

    `code` is function -> what its types and instructions use, `listed` what it lists as `!sycl_used_aspects`,
    `declared` what it lists as `!sycl_declared_aspects`; a function with nothing is not there.
    """

    table: AspectTable
    bits: Bits
    symbols: CalledSymbols
    masks: AspectMasks
    code: dict[Key, int]
    listed: dict[Key, int]
    declared: dict[Key, int]
    fp64: int | None

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Look at all functions.

        Raises `InputError` for metadata of another form, and for `double` when the aspects have names but no `fp64`.
        """
        return cls.collect(module)

    @classmethod
    def collect(cls, module: Module, *, emulate_fp64: bool = False, fp64: int | None = None) -> Self:
        """Look at all functions.

        With `emulate_fp64`, uses of `double` that conversion emulation can replace do not count. `fp64` is the number
        of that aspect where the module does not give one.
        """
        table = AspectTable.compute(module)
        bits = Bits()
        masks = AspectMasks(module, table, bits)
        symbols = CalledSymbols.compute(module)
        found = cls(table, bits, symbols, masks, {}, {}, {}, table.numbers.get("fp64", fp64))
        emulation = _Emulation(module, masks) if emulate_fp64 else None
        marked = _sources_with_lists(module)
        fp64_mask = None if found.fp64 is None else bits.mask((found.fp64,))
        for key, entity in module.index.table("symbol").items():
            if entity.kind != "function":
                continue
            mask = masks.symbol(key)
            if emulation is not None:
                mask &= ~DOUBLE
            if key in symbols.symbols:
                mask |= masks.body(entity, *symbols.symbols[key])
                if emulation is not None and mask & DOUBLE:
                    mask = emulation.body(entity) | (masks.symbol(key) & ~DOUBLE)
                if entity.source in marked:
                    mask |= bits.mask(_attached(module, entity))
            if mask & DOUBLE:
                if fp64_mask is None and table.numbers:
                    message = f"!{names.ASPECTS_LIST} has no 'fp64', but '@{key}' uses 'double'"
                    raise InputError(message, entity.location)
                mask = (mask & ~DOUBLE) | (fp64_mask or 0)
            if mask:
                found.code[key] = mask
            if (entity.head is not None or entity.source in marked) and _LISTS in entity.header:
                found.read_lists(module, key)
        return found

    def read_lists(self, module: Module, key: Key) -> None:
        """Read the aspects that a function lists."""
        function = module.functions[key]
        kinds = function.metadata_kinds
        for kind, masks in ((names.USED_ASPECTS_KIND, self.listed), (names.DECLARED_ASPECTS_KIND, self.declared)):
            if kind in kinds and (mask := self.bits.mask(aspects_of(function, kind))):
                masks[key] = mask

    def own(self, key: Key) -> int:
        """Return all that a function uses by itself."""
        return self.code.get(key, 0) | self.listed.get(key, 0)

    def first_use(self, entity: Entity, mask: int) -> int | None:
        """Return the offset in the body of `entity` of the first instruction that uses something of `mask`."""
        if entity.brace == entity.end:
            return None
        if self.fp64 is not None and mask & self.bits.mask((self.fp64,)):
            mask |= DOUBLE
        uses: Iterator[Instruction] = self.masks.code.instructions(entity.body, entity.header)
        return next((use.start for use in uses if use.opcode and (use.types | use.symbols) & mask), None)


def _sources_with_lists(module: Module) -> frozenset[Source]:
    """Return the sources in which a function or instruction may carry a list of aspects."""
    spans: dict[Source, tuple[int, int]] = {}
    for entity in module.index.table("symbol").values():
        start, end = spans.get(entity.source, (entity.start, entity.end))
        spans[entity.source] = (min(start, entity.start), max(end, entity.end))
    return frozenset(source for source, span in spans.items() if _LIST.search(source.text, *span))


def _attached(module: Module, entity: Entity) -> Iterator[int]:
    """Yield the aspects that the instructions of a body carry."""
    if entity.source.text.find(f"!{names.USED_ASPECTS_KIND}", entity.brace, entity.end) < 0:
        return
    body, clean = entity.body, without_noise(entity.body)
    for found in _ATTACHED.finditer(clean):
        what = f"!{names.USED_ASPECTS_KIND} of an instruction of '@{entity.key}'"
        end = close_of(clean, found.end() - 1) if found[1] == "!{" else found.end()
        text = body[found.start(1) : end if end >= 0 else None]
        yield from aspect_numbers(module.node(text, entity), what, entity)


class _Emulation:
    """What remains of the uses of `double` when conversions are emulated."""

    def __init__(self, module: Module, masks: AspectMasks) -> None:
        self._table = module.index.table("symbol")
        self._masks = masks

    def body(self, entity: Entity) -> int:
        mask = 0
        for use in self._masks.code.instructions(entity.body, entity.header):
            used = use.types | use.symbols
            mask |= used & ~DOUBLE if self._is_emulated(use) else used
        return mask

    def _is_emulated(self, use: Instruction) -> bool:
        if use.callee is None:
            return use.opcode in _EMULATED
        callee = self._table.get(use.callee)
        return str(use.callee).startswith(_MEMORY) or (callee is not None and callee.brace != callee.end)
