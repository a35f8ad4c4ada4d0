"""sycl-fuse-kernels: one kernel that does what several do, one after another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.ways import steps_towards
from syclopt.errors import PassFailed
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.transforms.sycl_fuse_kernels.covered_ids import assumptions
from syclopt.transforms.sycl_fuse_kernels.fused_header import FusedHeader
from syclopt.transforms.sycl_fuse_kernels.plain_bodies import forget_promises

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode

# What makes a function an entry point.
_OF_ENTRY_POINTS = (names.MODULE_ID, names.ENTRY_POINT_MARK, names.KERNEL_MARK)
# What a launch must keep to.
_REQUIREMENTS = (
    names.REQD_WORK_GROUP_SIZE_KIND,
    names.REQD_SUB_GROUP_SIZE_KIND,
    names.WORK_GROUP_NUM_DIM_KIND,
    names.MAX_WORK_GROUP_SIZE_KIND,
    names.MAX_LINEAR_WORK_GROUP_SIZE_KIND,
    names.MAX_GLOBAL_WORK_DIM_KIND,
)


@dataclass(frozen=True)
class SYCLFuseKernelsPass(ModulePass):
    """Make one kernel of several: each work-item does the work of the first one, then that of the next one.

    That gives the same results as launching one after another only where no work-item needs what another one did in a
    kernel before: who fuses knows that, by `emit-kernel-accesses`. Parameters that get the same argument may become
    one. The kernels become functions that are to be inlined, with all that they call; what they said of memory that
    holds for one kernel and not for several (types, memory that nobody writes) is forgotten.
    """

    name: ClassVar[str] = "sycl-fuse-kernels"
    kernels: tuple[str, ...] = field(metadata={"help": "the kernels in order; one may stand several times"})
    result: str = field(metadata={"help": "the name of the new kernel"})
    parameters: tuple[int, ...] = field(
        default=(), metadata={"help": "for each parameter of the kernels, the number of the new one that it becomes"}
    )
    apart: tuple[int, ...] = field(
        default=(), metadata={"help": "new parameters to memory that no other parameter leads to"}
    )
    temporary: tuple[int, ...] = field(
        default=(), metadata={"help": "new parameters to memory that nobody reads after the kernel"}
    )
    covering: tuple[int, ...] = field(
        default=(), metadata={"help": "new integer parameters that exceed the global id in the first dimension"}
    )
    indexes_fit: bool = field(default=False, metadata={"help": "in no launch, an index is cut off or wraps"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for names that are no kernels, and parameters that do not fit."""
        if has_typed_pointers(module):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ()))
        if not self.kernels:
            raise PassFailed(self.name, "option 'kernels' names no kernel")
        if self._is_done(module):
            return PassResult(changed=False)
        kernels = [self._kernel(module, name) for name in self.kernels]
        if self.result in module.symbols:
            raise PassFailed(self.name, f"option 'result': '@{self.result}' is there already")
        chosen = {"apart": self.apart, "temporary": self.temporary, "covering": self.covering}
        header = FusedHeader(self.name, kernels, self.parameters, chosen)
        known = assumptions(module, [(at, header.type(at)) for at in self.covering])
        calls = [f"  call spir_func void @{spell(one.key)}({header.arguments(at)})\n" for at, one in enumerate(kernels)]
        marks = f' "{names.INDEXES_FIT}"' if self.indexes_fit else ""
        unit = kernels[0].attributes.strings.get(names.MODULE_ID)
        marks += f' "{names.MODULE_ID}"="{unit}"' if unit is not None else ""
        required = self._requirements(kernels)
        for kernel in dict.fromkeys(kernels):
            _make_part(kernel)
        head = f"define spir_kernel void @{spell(self.result)}({header.parameters()}){marks}{required}"
        module.add("".join((head, " {\n", *known, *calls, "  ret void\n}\n")))
        for key in steps_towards((self.result,), CallGraph.compute(module).callees):
            function = module.functions[key]
            if key != self.result and not function.is_declaration:
                _let_inline(function)
        forget_promises(module, self.result)
        return PassResult(changed=True)

    def _is_done(self, module: Module) -> bool:
        """Tell whether the new kernel is there already: a kernel that calls the others, which are none any more."""
        result = module.functions.get(self.result)
        if result is None or result.calling_convention != names.SPIR_KERNEL:
            return False
        return [call.callee for call in result.calls] == [*self.kernels]

    def _kernel(self, module: Module, name: str) -> Function:
        if name not in module.functions:
            raise PassFailed(self.name, f"option 'kernels': there is no function '@{name}'")
        function = module.functions[name]
        if function.is_declaration or function.calling_convention != names.SPIR_KERNEL:
            raise PassFailed(self.name, f"option 'kernels': '@{name}' is no kernel that is defined", function.location)
        return function

    def _requirements(self, kernels: list[Function]) -> str:
        """Return the attachments that a launch must keep to. Raises `PassFailed` where kernels differ in one."""
        found: dict[str, tuple[Function, MetadataNode]] = {}
        for kernel in kernels:
            nodes = kernel.metadata
            for kind in (kind for kind in _REQUIREMENTS if kind in nodes):
                other, node = found.setdefault(kind, (kernel, nodes[kind]))
                if node.header.partition("=")[2].strip() != nodes[kind].header.partition("=")[2].strip():
                    message = f"'@{other.name}' and '@{kernel.name}' differ in '!{kind}'"
                    raise PassFailed(self.name, message, kernel.location)
        return "".join(f" !{kind} {node.reference}" for kind, (_, node) in found.items())


def _make_part(kernel: Function) -> None:
    """Let a kernel be a function that only this module calls."""
    for kind in kernel.metadata_kinds - {"dbg"}:
        kernel.set_metadata(kind, None)
    for attribute in _OF_ENTRY_POINTS:
        kernel.remove_attribute(attribute, string=True)
    if kernel.comdat is not None:
        kernel.remove_comdat()
    kernel.set_linkage("internal")
    kernel.set_calling_convention(names.SPIR_FUNC)


def _let_inline(function: Function) -> None:
    for attribute in ("optnone", "noinline"):
        if function.has_attribute(attribute):
            function.remove_attribute(attribute)
    if not function.has_attribute("alwaysinline"):
        function.add_attribute("alwaysinline")
