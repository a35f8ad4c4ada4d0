"""sycl-widen-regions: indices of work-groups with short rows are computed in 64 bits, where none of them wraps."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.native_cpu.regions import declarations, known_size, link_loops, replace_runs
from syclopt.codegen.native_cpu.sycl_widen_regions.narrow_indices import NarrowIndices
from syclopt.codegen.native_cpu.sycl_widen_regions.no_wrap_check import NoWrapCheck
from syclopt.codegen.native_cpu.sycl_widen_regions.variable_copies import VariableCopies, hidden_variables
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.spelling import key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_PARAMETERS = ("..arguments", "..item", "..frame", "..index")
_RUNS = (names.NATIVE_RUN_REGION, names.NATIVE_RUN_FEW_ROWS)
_GIVEN = "ptr %..arguments, ptr %..item, ptr %..frame"
_ATTRIBUTES = "alwaysinline nounwind"
_LONG_ROW = 64  # work-items; what is done once for a longer row does not count
_MOST_ACCESSES = 40  # of a region to memory; what is done once for a row does not count beside more


class SYCLWidenRegionsPass(ModulePass):
    """Write regions once more with indices in 64 bits, and choose for each work-group which of both runs.

    An index in 32 bits may wrap, so that LLVM has every row of work-items checked before it is read or written as a
    vector. Here it is checked once for a region and a work-group, by bounds of all its indices, whether none wraps; if
    so, the work-group runs the region with wide indices, which need no check. It is done where the size of work-groups
    is known, and they have several short rows. What LLVM may keep of local memory in registers is copied for the other
    region, so that it is not in the way.
    """

    name: ClassVar[str] = "sycl-widen-regions"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        done = replace_runs(module, _RUNS, _with_wide_region)
        if done:
            link_loops(module)
        ctx.count("regions with wide indices", done)
        return PassResult(changed=bool(done))


def _with_wide_region(caller: Function, call: Call) -> str:
    """Add what a call needs to run a region with wide indices; return it, or nothing where that is not worth it."""
    module, size = caller.module, known_size(caller)
    if size[0] >= _LONG_ROW or prod(size[1:]) < 2:
        return ""
    *_, work, together, width = call.arguments
    region = module.functions.get(key_of(work.value.removeprefix("@")))
    if together.value != "null" or width.value != "0" or region is None:
        return ""
    if tuple(parameter.key for parameter in region.parameters) != _PARAMETERS:
        return ""
    if sum(one.opcode in ("load", "store") for one in region.instructions) > _MOST_ACCESSES:
        return ""
    indices = NarrowIndices(region)
    if not indices.grow_along_rows:
        return ""
    check = NoWrapCheck(indices, size, {key for key in module.types if isinstance(key, str)})
    fresh = FreshNames(module.symbols)
    either, wide = (f"@{spell(fresh.fresh(f'{region.name}.{what}'))}" for what in ("either", "wide"))
    parameters = ", ".join(f"ptr %{spell(one)}" for one in _PARAMETERS)
    module.add(f"define internal i32 {wide}({parameters}) {_ATTRIBUTES} {region.body}\n")
    with module.functions[key_of(wide[1:])].edit() as body:
        indices.widen(body)
    if not check.lines:
        return call.printed.replace(f"ptr {work.value}", f"ptr {wide}")
    copies = VariableCopies(region, hidden_variables(caller) if call.callee == names.NATIVE_RUN_FEW_ROWS else {})
    text = _choice(either, check, call, wide, copies)
    for name, declaration in (check.declarations | copies.declarations).items():
        if name not in module.functions:
            module.add(declaration)
    for declaration in declarations(text, module):
        module.add(declaration)
    module.add(text)
    given = ", ".join(argument.printed for argument in call.arguments[:3])
    return f"{call.printed.partition('call ')[0]}call i32 {either}({given})"


def _choice(name: str, check: NoWrapCheck, call: Call, wide: str, copies: VariableCopies) -> str:
    """Return a function that runs a wide region where no index wraps, else the region that a call runs."""
    narrow = call.arguments[3].value
    lines = [*copies.room, *check.lines, f"br i1 {check.result}, label %wide, label %narrow", "wide:"]
    lines += [_run("wide", str(call.callee), wide), "ret i32 %wide.next", "narrow:"]
    lines += [*copies.before, _run("narrow", names.NATIVE_RUN_REGION, narrow), *copies.after, "ret i32 %narrow.next"]
    text = "".join(f"{line}\n" if line.endswith(":") else f"  {line}\n" for line in lines)
    return f"define internal i32 {name}({_GIVEN}) {_ATTRIBUTES} {{\n{text}}}\n"


def _run(way: str, run: str, region: str) -> str:
    return f"%{way}.next = call i32 @{run}({_GIVEN}, ptr {region}, ptr null, i64 0)"
