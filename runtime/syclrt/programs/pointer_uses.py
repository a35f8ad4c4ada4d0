"""What kernels do with the memory that their parameters point to, as far as that can be told for all launches."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import SycloptError
from syclrt.programs.flat_kernels import PART, flat_kernel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclrt.programs.kernel import Kernel

_ACCESSES = {"load": 0, "store": 1}  # which operand is the pointer
_SAME_PLACE = frozenset({"addrspacecast", "bitcast", "freeze", "getelementptr"})


class PointerUses(NamedTuple):
    """The parameters (by index) that are only read through, and those whose memory each work-item accesses."""

    read_only: frozenset[int]
    accessed: frozenset[int]


def pointer_uses(kernel: Kernel) -> PointerUses:
    """Return what is known; nothing where the passes refuse the code of the kernel."""
    from syclopt.ir import Module

    try:
        flat = Module.parse(flat_kernel(kernel).text, kernel.name)
    except SycloptError:
        return PointerUses(frozenset(), frozenset())
    function = flat.functions[PART]
    promised = ({one.name for one in parameter.attributes} for parameter in function.parameters)
    read_only = (at for at, names in enumerate(promised) if names & {"readonly", "readnone"})
    return PointerUses(frozenset(read_only), frozenset(_accessed(function)))


def _accessed(function: Function) -> Iterator[int]:
    """Yield the parameters that loads and stores of the first block go through: each work-item comes there."""
    from syclopt.ir.text.spelling import key_of

    sources: dict[Key | None, int] = {one.key: at for at, one in enumerate(function.parameters)}
    for instruction in function.blocks[0].instructions:
        if instruction.opcode not in _SAME_PLACE and instruction.opcode not in _ACCESSES:
            continue
        value = instruction.operands[_ACCESSES.get(instruction.opcode, 0)].partition(" to ")[0].split()[-1]
        source = sources.get(key_of(value[1:])) if value.startswith("%") else None
        if source is None:
            continue
        if instruction.opcode in _ACCESSES:
            yield source
        else:
            sources[instruction.result] = source
