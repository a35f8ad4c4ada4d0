"""sycl-virtual-functions-analysis: tell of each kernel which sets of virtual functions it leads to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_chains import described_chain
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.entry_points import KERNEL_CONVENTIONS, EntryPoints
from syclopt.analysis.source_places import place_of_instruction
from syclopt.analysis.virtual_functions import VirtualFunctions, names_in
from syclopt.analysis.ways import steps_towards, way_from
from syclopt.errors import PassFailed
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.transforms.sycl_virtual_functions_analysis.created_sets import find_links
from syclopt.transforms.sycl_virtual_functions_analysis.virtual_calls import virtual_calls

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True)
class SYCLVirtualFunctionsAnalysisPass(ModulePass):
    """Give each kernel `"creates-indirectly"`: the sets of the virtual functions in vtables that it refers to.

    It may do so through what it calls, or through variables. Listed are also the sets that the functions of these sets
    lead to, or those of the sets that it calls: in vtables, by calls, or else. So a runtime that looks at the image of
    the kernel alone finds all that must be linked. Names are sorted and separated by commas; names that the attribute
    has already stay. Other entry points get the attribute, too.

    `"calls-indirectly"` is left alone: a kernel that only creates an object needs none of the features that the
    object's functions use. With `linked`, for images that are linked on the device, a set joins it that functions of
    such a set call by name: it must be there as it is.

    A call with the attribute `"virtual-call"` that a kernel makes without naming a set in `"calls-indirectly"` is an
    error, but with `allow-virtual-functions`.
    """

    name: ClassVar[str] = "sycl-virtual-functions-analysis"
    linked: bool = field(
        default=False, metadata={"help": "list sets that called sets call by name among those that a kernel calls"}
    )
    allow_virtual_functions: bool = field(
        default=False, metadata={"help": "a kernel may call virtual functions without naming a set"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `InputError` for virtual functions and vtables of another form than expected."""
        virtual = VirtualFunctions.compute(module)
        found = module.functions_with_convention(*KERNEL_CONVENTIONS)
        kernels = [key for key in module.definition_keys() if key in found]
        if not self.allow_virtual_functions:
            self._check_calls(module, ctx, kernels)
        if not virtual.sets:
            return PassResult(changed=False)
        before = module.version
        members = virtual.names
        roots = [key for key in dict.fromkeys((*kernels, *ctx.get(EntryPoints).ordered)) if key not in members]
        links = find_links(module, roots, virtual, ctx.get(CalledSymbols), ctx.get(CallGraph))
        lists = {key: links.lists(key, linked=self.linked) for key in roots}
        _extend(module, names.CALLS_INDIRECTLY, {key: found.calls for key, found in lists.items()})
        extended = _extend(module, names.CREATES_INDIRECTLY, {key: found.creates for key, found in lists.items()})
        ctx.count("kernels that create objects", extended)
        return PassResult(changed=module.version != before, preserves=(CalledSymbols, CallGraph, EntryPoints))

    def _check_calls(self, module: Module, ctx: PassContext, kernels: Sequence[Key]) -> None:
        calls = virtual_calls(module)
        if not calls:
            return
        graph = ctx.get(CallGraph)
        announced = module.functions_with_string(names.CALLS_INDIRECTLY)
        steps = steps_towards(calls, graph.callers)
        for kernel in kernels:
            if kernel in steps and not names_in(announced.get(kernel, "")):
                chain = way_from(kernel, steps)
                call = calls[chain[-1]]
                what = f'kernel {shown(kernel)} makes a virtual call, but names no set in "{names.CALLS_INDIRECTLY}"'
                where = described_chain(module, chain, place_of_instruction(module, call.text))
                raise PassFailed(self.name, f"{what}: the virtual call is in {shown(chain[-1])}{where}", call.location)


def _extend(module: Module, attribute: str, sets: Mapping[Key, Sequence[str]]) -> int:
    """Add sets to a list that functions have as an attribute, which is sorted then; return how many lists changed."""
    listed = module.functions_with_string(attribute)
    changed = 0
    for key, more in sets.items():
        value = ",".join(sorted({*more, *names_in(listed.get(key, ""))}))
        if more and value != listed.get(key):
            module.functions[key].add_attribute(attribute, value, string=True)
            changed += 1
    return changed
