"""The function of a region, for several work-items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import Divergence
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import ItemCode, Refused
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_shapes import ShapeRules
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, Output
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lock_step import LockStep
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.loop_levels import Loops
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.wide_instructions import InstructionWriter
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.worth import gain, width_for
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.views.function import Function

_PARAMETERS = ("..arguments", "..item", "..frame", "..index")
_FEWEST = 4  # work-items that are worth it
_GAIN = 1.5
_LONGEST = 256  # blocks
_VECTOR = compile_pattern(r"<\d+ x ")


def has_loop(function: Function) -> bool:
    """Tell whether a function may have a loop, by the order of its blocks."""
    place = {block.key: at for at, block in enumerate(function.blocks)}
    return any(place[one.key] <= place[block.key] for block in function.blocks for one in block.successors)


def has_vectors(function: Function) -> bool:
    """Tell whether a function computes with vectors, by its text."""
    return _VECTOR.search(function.body_text) is not None


class InStep:
    """Writes a function for `width` work-items. Raises `Refused` where that cannot be, or is not quicker."""

    def __init__(self, function: Function, layout: DataLayout, bits: int) -> None:
        if tuple(parameter.key for parameter in function.parameters) != _PARAMETERS:
            raise Refused("it is no region of a kernel")
        if len(function.blocks) > _LONGEST:
            raise Refused("it is too long")
        code = ItemCode(function)
        loops = Loops(code)
        if len(loops.levels) == 1 and not has_vectors(function):
            raise Refused("it has no loop")
        definitions = {op.key: op for op in code.ops if op.key is not None}
        divergence = Divergence(code, loops, ShapeRules(function.module, layout, definitions))
        self.width = width_for(code, divergence, bits)
        if self.width < _FEWEST or gain(code, loops, divergence, self.width, bits) < _GAIN:
            raise Refused("it is not quicker")
        output = Output(code.body)
        types = frozenset[Key](key for key in function.module.types if isinstance(key, str))
        lanes = Lanes(self.width, output)
        LockStep(code, loops, divergence, lanes, InstructionWriter(lanes, output, divergence, types), output).write()
        self._output = output

    def text(self, name: str) -> str:
        """Return the definition under a name."""
        parameters = ", ".join(f"ptr %{spell(one)}" for one in _PARAMETERS)
        head = f"define internal i32 @{name}({parameters}) alwaysinline nounwind"
        return f"{head} {{\n{self._output.text}}}\n"

    @property
    def declarations(self) -> dict[str, str]:
        """The intrinsics that are called: name -> declaration."""
        return self._output.declared
