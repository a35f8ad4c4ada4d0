"""Which aspects each function uses by itself, and which it declares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt import names
from syclopt.analysis.aspects.aspect_table import AspectTable
from syclopt.analysis.aspects.masks import DOUBLE, AspectMasks, Bits
from syclopt.analysis.called_symbols import NO_SYMBOLS, CalledSymbols
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.node_items import aspect_numbers
from syclopt.errors import InputError
from syclopt.ir.layout import attachments_in
from syclopt.ir.references import without_noise
from syclopt.ir.text.spelling import NEEDLESS_ESCAPE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.analysis.aspects.code_uses import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

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
        bodies = module.bodies()
        symbols = CalledSymbols.of(module, bodies)
        found = cls(table, bits, symbols, masks, {}, {}, {}, table.numbers.get("fp64", fp64))
        emulation = _Emulation(module, masks) if emulate_fp64 else None
        mentioning = frozenset(module.mentioning(f"!{names.USED_ASPECTS_KIND}", escaped=True))
        possible = masks.mentioning | mentioning
        fp64_mask = None if found.fp64 is None else bits.mask((found.fp64,))
        for key in module.functions:
            called, named = symbols.symbols.get(key, NO_SYMBOLS)
            if key not in possible and possible.isdisjoint(called) and possible.isdisjoint(named):
                continue
            mask = masks.symbol(key)
            if emulation is not None:
                mask &= ~DOUBLE
            if key in symbols.symbols:
                mask |= masks.body(key, bodies[key], called, named)
                if emulation is not None and mask & DOUBLE:
                    mask = emulation.body(module.functions[key]) | (masks.symbol(key) & ~DOUBLE)
                if key in mentioning:
                    mask |= bits.mask(_attached(module.functions[key]))
            if mask & DOUBLE:
                if fp64_mask is None and table.numbers:
                    message = f"!{names.ASPECTS_LIST} has no 'fp64', but '@{key}' uses 'double'"
                    raise InputError(message, module.functions[key].location)
                mask = (mask & ~DOUBLE) | (fp64_mask or 0)
            if mask:
                found.code[key] = mask
        for kind, listed in ((names.USED_ASPECTS_KIND, found.listed), (names.DECLARED_ASPECTS_KIND, found.declared)):
            for function in module.functions_with_metadata(kind):
                if mask := bits.mask(aspects_of(function, kind)):
                    listed[function.key] = mask
        return found

    def own(self, key: Key) -> int:
        """Return all that a function uses by itself."""
        return self.code.get(key, 0) | self.listed.get(key, 0)

    def first_use(self, function: Function, mask: int) -> int | None:
        """Return the offset in `body_text` of the first instruction that uses something of `mask`."""
        if function.is_declaration:
            return None
        if self.fp64 is not None and mask & self.bits.mask((self.fp64,)):
            mask |= DOUBLE
        uses: Iterator[Instruction] = self.masks.code.instructions(function.body_text, function.header)
        return next((use.start for use in uses if use.opcode and (use.types | use.symbols) & mask), None)


def _attached(function: Function) -> Iterator[int]:
    """Yield the aspects that the instructions of a body carry."""
    body = function.body_text
    if f"!{names.USED_ASPECTS_KIND}" not in body and not NEEDLESS_ESCAPE.search(body):
        return
    what = f"!{names.USED_ASPECTS_KIND} of an instruction of '@{function.key}'"
    for attached in attachments_in(without_noise(body), 0, len(body)):
        if attached.kind == names.USED_ASPECTS_KIND:
            yield from aspect_numbers(function.module.node(body[slice(*attached.node)], function), what, function)


class _Emulation:
    """What remains of the uses of `double` when conversions are emulated."""

    def __init__(self, module: Module, masks: AspectMasks) -> None:
        self._definitions = frozenset(module.definition_keys())
        self._masks = masks

    def body(self, function: Function) -> int:
        mask = 0
        for use in self._masks.code.instructions(function.body_text, function.header):
            used = use.types | use.symbols
            mask |= used & ~DOUBLE if self._is_emulated(use) else used
        return mask

    def _is_emulated(self, use: Instruction) -> bool:
        if use.callee is None:
            return use.opcode in _EMULATED
        return str(use.callee).startswith(_MEMORY) or use.callee in self._definitions
