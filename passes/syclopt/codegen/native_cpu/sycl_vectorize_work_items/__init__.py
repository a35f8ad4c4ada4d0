"""sycl-vectorize-work-items: loops over work-items run several of them at once, with vectors."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.native_cpu.regions import link_loops, replace_runs
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.in_step import (
    InStep,
    asks_for_ids,
    has_long_rows,
    has_loop,
    has_vectors,
    is_quick,
    may_share_loads,
)
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Refused
from syclopt.errors import PassFailed
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.spelling import key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.loop_wishes import UNROLL, set_wishes

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Argument
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_SIZES = (128, 256, 512)
_SIDE_BY_SIDE = 4  # vectors, as the loops have it
_NO_UNROLLING = f'!"{UNROLL}.runtime.disable"'  # of loops whose rounds are not counted; others may be unrolled
_RUNS = (
    *(names.NATIVE_RUN_ITEMS, names.NATIVE_RUN_ROWS, names.NATIVE_RUN_LIMITED_ITEMS, names.NATIVE_RUN_LIMITED_ROWS),
    *(names.NATIVE_RUN_REGION, names.NATIVE_RUN_LANES),
)


@dataclass(frozen=True)
class SYCLVectorizeWorkItemsPass(ModulePass):
    """Write what kernels with loops or vectors do for a work-item once more, for several work-items in step.

    Values that all have in common stay as they are, others become vectors; where work-items go different ways, each way
    is gone with a mask. Code that has neither is left to LLVM, which does as much, but where they load what they have
    in common for some, or from an array that they write to; where there is little to do for a work-item, it is asked
    for several vectors side by side. Left alone is code that cannot be run in step: with atomics, or calls of
    functions, and loops over rows that LLVM makes vectors of for one work-item. Results are the same, bit for bit. The
    work-items of a sub-group run in step wherever they can. Indices of 32 bits that may wrap are asked whether they do,
    where memory is accessed by them: if not, that is a row. Loops are to be in the form of `llvm(loop-simplify,lcssa)`.
    """

    name: ClassVar[str] = "sycl-vectorize-work-items"
    bits: int = field(default=128, metadata={"help": "the size of vector registers"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a size that registers do not have."""
        if self.bits not in _SIZES:
            raise PassFailed(self.name, f"option 'bits' is {self.bits}, expected 128, 256 or 512")
        layout = DataLayout(module.data_layout or "")
        done = replace_runs(module, _RUNS, partial(self._in_step, layout))
        if done and names.NATIVE_IDS in module.functions:
            link_loops(module)
        ctx.count("parts of kernels that run in step", done)
        return PassResult(changed=bool(done))

    def _in_step(self, layout: DataLayout, caller: Function, call: Call) -> str | None:
        """Add a function that does for several work-items what one is called for; return the call with both.

        Where LLVM does as much, return the call so that it writes several vectors side by side, if that is quicker.
        """
        module = caller.module
        *_, work, together, width = call.arguments
        function = module.functions.get(key_of(work.value.removeprefix("@")))
        if together.value != "null" or function is None:
            return None
        if call.callee == names.NATIVE_RUN_LANES:
            return self._lanes_in_step(module, layout, call, function)
        is_plain = not (has_loop(function) or has_vectors(function))
        made = self._made(function, layout) if not is_plain or may_share_loads(function) else None
        if made is None:
            is_asked = is_plain and width.value == "0" and has_long_rows(caller) and is_quick(function)
            return _side_by_side(call) if is_asked else None
        name = _added(module, made, f"{function.name}.in_step")
        head, _, _ = call.printed.rpartition(_printed(together, width))
        return f"{head}ptr @{name}, i64 {made.width})"

    def _lanes_in_step(self, module: Module, layout: DataLayout, call: Call, function: Function) -> str | None:
        """Add functions that do for a sub-group what one is called for: in a row, and in several rows."""
        *_, size, in_rows, work, together, width = call.arguments
        lanes = int(size.value)
        made = self._made(function, layout, lanes)
        if made is None:
            return None
        name = of_rows = f"ptr @{_added(module, made, f'{function.name}.in_step')}"
        if asks_for_ids(function):
            other = self._made(function, layout, lanes, in_rows=True)
            of_rows = "ptr null" if other is None else f"ptr @{_added(module, other, f'{function.name}.in_rows')}"
        head, _, _ = call.printed.rpartition(_printed(in_rows, work, together, width))
        return f"{head}{of_rows}, {_printed(work)}, {name}, i64 {lanes})"

    def _made(self, function: Function, layout: DataLayout, lanes: int = 0, *, in_rows: bool = False) -> InStep | None:
        try:
            return InStep(function, layout, self.bits, lanes, in_rows=in_rows)
        except Refused:
            return None


def _printed(*arguments: Argument) -> str:
    """Return arguments as LLVM prints them."""
    return ", ".join(f"{one.type.printed} {one.value}" for one in arguments)


def _side_by_side(call: Call) -> str:
    """Return the call so that LLVM writes several vectors of work-items side by side."""
    head, _, _ = call.printed.rpartition("i64 0)")
    return f"{head}i64 {_SIDE_BY_SIDE})"


def _added(module: Module, made: InStep, hint: str) -> str:
    """Add a function, and what it calls; return its name as it is spelled."""
    name = spell(FreshNames(module.symbols).fresh(hint))
    module.add(made.text(name))
    _keep_rounds_single(module.functions[key_of(name)])
    for callee, declaration in made.declarations.items():
        if callee not in module.functions:
            module.add(declaration)
    return name


def _keep_rounds_single(function: Function) -> None:
    """Ask LLVM not to write rounds of loops several times: each is long already, for several work-items."""
    if not has_loop(function):
        return
    with function.edit() as body:
        place = {block.key: at for at, block in enumerate(body.blocks)}
        for block in body.blocks:
            end = block.terminator
            if end is not None and any(place[one.key] <= place[block.key] for one in block.successors):
                set_wishes(end, function.module, _NO_UNROLLING)
