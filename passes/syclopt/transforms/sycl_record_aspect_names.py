"""sycl-record-aspect-names: put names beside the numbers of aspects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.aspects.aspect_table import AspectTable
from syclopt.analysis.device_metadata import aspects_of
from syclopt.passes import ALL, ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module


class SYCLRecordAspectNamesPass(ModulePass):
    """Replace numbers in `!sycl_used_aspects` and `!sycl_declared_aspects` of functions by nodes of `!sycl_aspects`.

    So `!{i32 6}` becomes `!{!3}` where `!3 = !{!"fp64", i32 6}` is in that list; of several nodes with one number it
    is the last. A number without a name stays as it is. Run it after `sycl-propagate-aspects-usage` and before
    `cleanup-sycl-metadata`.
    """

    name: ClassVar[str] = "sycl-record-aspect-names"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Replace in place. Raises `InputError` for metadata of another form."""
        nodes = AspectTable.compute(module).nodes
        if not nodes:
            return PassResult(changed=False, preserves=ALL)
        before = module.version
        for kind in (names.USED_ASPECTS_KIND, names.DECLARED_ASPECTS_KIND):
            for function in module.functions_with_metadata(kind):
                named = [nodes[n].reference if n in nodes else f"i32 {n}" for n in aspects_of(function, kind)]
                text = f"!{{{', '.join(named)}}}"
                if function.metadata[kind].content != text:
                    function.set_metadata(kind, module.add_metadata(text))
                    ctx.count("lists of aspects named")
        return PassResult(changed=module.version != before, preserves=ALL)
