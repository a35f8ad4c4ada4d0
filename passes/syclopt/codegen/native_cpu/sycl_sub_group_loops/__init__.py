"""sycl-sub-group-loops: regions of kernels run by sub-groups, cut where their work-items do something together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.native_cpu.regions import declarations, link_loops
from syclopt.codegen.native_cpu.sycl_sub_group_loops.sub_group_entry import SubGroupEntry
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.text.spelling import key_of
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class SYCLSubGroupLoopsPass(ModulePass):
    """Cut what `sycl-work-group-loops` runs by sub-groups: all work-items of one run a part before one runs the next.

    What they do together (`@__native_lanes_...`) stands between the parts, as instructions on vectors that have a value
    of each work-item. Where not all come to it, it is for those that do. There are two functions for each: `@....whole`
    for sub-groups whose work-items go the same ways, `@....some` for others. Regions are to be in SSA form.
    """

    name: ClassVar[str] = "sycl-sub-group-loops"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for an operation that is not known."""
        run = names.NATIVE_RUN_SUB_GROUPS
        users = [user.key for user in module.users(run)] if run in module.functions else []
        callers = [key for key in users if any(_is_whole(call) for call in module.functions[key].calls)]
        layout = DataLayout(module.data_layout or "")
        for key in callers:
            caller = module.functions[key]
            texts: dict[Call, str] = {}
            regions: list[Key] = []
            for call in caller.calls:
                if _is_whole(call):
                    regions.append(key_of(call.arguments[3].value.removeprefix("@")))
                    texts[call] = self._by_sub_groups(module, layout, call, regions[-1])
            caller.replace_calls(texts)
            for region in regions:
                module.functions[region].remove()
        if callers:
            link_loops(module)
        return PassResult(changed=bool(callers))

    def _by_sub_groups(self, module: Module, layout: DataLayout, call: Call, region: Key) -> str:
        """Add the functions that run a region for a sub-group; return the call with them."""
        *_, work, nothing, size = call.arguments
        entry = SubGroupEntry(module.functions[region], layout, int(size.value))
        texts = [*entry.texts()]
        for name, declaration in entry.declarations.items():
            if name not in module.functions:
                module.add(declaration)
        for text in (*declarations("".join(texts), module), *texts):
            module.add(text)
        head, _, _ = call.printed.rpartition(f"{work.printed}, {nothing.printed}, {size.printed}")
        return f"{head}ptr {entry.some}, ptr {entry.whole}, {size.printed})"


def _is_whole(call: Call) -> bool:
    """Tell whether a call runs a region that is not cut yet."""
    return call.callee == names.NATIVE_RUN_SUB_GROUPS and call.arguments[4].value == "null"
