"""sycl-retarget: device code that was made for SPIR-V becomes code for another target."""

from __future__ import annotations

import platform
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt.errors import PassFailed
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.transforms.sycl_retarget.local_variables import Expander, mark_local_parameters
from syclopt.transforms.sycl_retarget.one_address_space import join_intrinsics, joined

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
_PROCESSORS = {
    "x86_64": ("x86_64-unknown-linux-gnu", _LAYOUT),
    "aarch64": (
        "aarch64-unknown-linux-gnu",
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    ),
}
_SOURCES = ("spir64", "spirv64")


@dataclass(frozen=True)
class SYCLRetargetPass(ModulePass):
    """Make code for the processor of this machine out of device code for SPIR-V.

    There is one address space then: pointers of all kinds are plain ones. A variable in local memory, of which each
    work-group has its own, is reached by a call of `@__native_local` with its address. What a function was said to
    leave alone in memory is forgotten, since queries such as `get_global_id` read memory now.
    """

    name: ClassVar[str] = "sycl-retarget"
    target: Literal["native_cpu"] = field(default="native_cpu", metadata={"help": "what the code is for"})
    processor: str = field(default="", metadata={"help": f"one of {', '.join(_PROCESSORS)}; default: this machine's"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a module of another target, and for what cannot be expressed."""
        triple, layout = self._processor()
        if module.triple == triple:
            return PassResult(changed=False)
        if module.triple and not module.triple.startswith(_SOURCES):
            raise PassFailed(self.name, f"the module is for '{module.triple}', expected {' or '.join(_SOURCES)}")
        if has_typed_pointers(module):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ()))
        mark_local_parameters(module)
        Expander(module, self.name).run()
        module.triple, module.data_layout = triple, layout
        module.become(joined(module))
        join_intrinsics(module)
        return PassResult(changed=True)

    def _processor(self) -> tuple[str, str]:
        name = self.processor or platform.machine()
        if name not in _PROCESSORS:
            raise PassFailed(
                self.name, f"no code is made for the processor '{name}', only for {', '.join(_PROCESSORS)}"
            )
        return _PROCESSORS[name]
