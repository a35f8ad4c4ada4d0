"""sycl-retarget: device code that was made for SPIR-V becomes code for another target."""

from __future__ import annotations

import platform
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt import names
from syclopt.codegen.machines import PROCESSORS
from syclopt.codegen.sycl_retarget.local_variables import Expander, check_local_variables, mark_local_parameters
from syclopt.codegen.sycl_retarget.respelling import forget_promises, rename_intrinsics, respelled
from syclopt.errors import PassFailed
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.targets.triples import is_for_devices, is_for_processor

if TYPE_CHECKING:
    from syclopt.ir.module import Module


@dataclass(frozen=True)
class SYCLRetargetPass(ModulePass):
    """Make code for the processor of this machine out of device code: for SPIR-V, or compiled for a processor.

    There is one address space then: pointers of all kinds are plain ones. A variable in local memory, of which each
    work-group has its own, is reached by a call of `@__native_local` with its address. What a function was said to
    leave alone in memory is forgotten, since queries such as `get_global_id` read memory now. The named metadata
    `!syclopt.retargeted` marks what is done: a module that has it is left as it is.
    """

    name: ClassVar[str] = "sycl-retarget"
    target: Literal["native_cpu"] = field(default="native_cpu", metadata={"help": "what the code is for"})
    processor: str = field(default="", metadata={"help": f"one of {', '.join(PROCESSORS)}; default: this machine's"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a module of another target, and for what cannot be expressed."""
        if names.RETARGETED_LIST in module.named_metadata:
            return PassResult(changed=False)
        processor = self._processor()
        triple = module.triple or ""
        if not is_for_devices(triple) and not is_for_processor(triple, processor):
            expected = f"spir64, spirv64 or {processor}-unknown-linux-gnu"
            raise PassFailed(self.name, f"the module is for '{triple}', expected {expected}")
        if has_typed_pointers(module):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ()))
        if not is_for_devices(triple):
            check_local_variables(module, self.name)
        mark_local_parameters(module)
        Expander(module, self.name).run()
        machine = PROCESSORS[processor]
        module.triple, module.data_layout = machine.triple, machine.data_layout
        module.become(respelled(module, machine))
        forget_promises(module)
        rename_intrinsics(module, machine)
        module.add_named_metadata(names.RETARGETED_LIST, [module.add_metadata(f'!{{!"{self.target}"}}')])
        return PassResult(changed=True)

    def _processor(self) -> str:
        name = self.processor or platform.machine()
        if name not in PROCESSORS:
            raise PassFailed(self.name, f"no code is made for the processor '{name}', only for {', '.join(PROCESSORS)}")
        return name
