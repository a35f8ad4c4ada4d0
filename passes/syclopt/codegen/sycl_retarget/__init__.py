"""sycl-retarget: device code that was made for SPIR-V becomes code for another target."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt import names
from syclopt.analysis.call_chains import described_inlining
from syclopt.analysis.source_places import location_at, place_of_instruction
from syclopt.codegen.machines import NVPTX, PROCESSORS
from syclopt.codegen.sycl_retarget.for_nvptx import NVPTXChecks, finish_for_nvptx
from syclopt.codegen.sycl_retarget.functions_of_pairs import adapt_functions_of_pairs
from syclopt.codegen.sycl_retarget.group_variables import (
    Expander,
    check_local_variables,
    mark_local_parameters,
)
from syclopt.codegen.sycl_retarget.plain_names import give_plain_names
from syclopt.codegen.sycl_retarget.respelling import forget_promises, rename_intrinsics, respelled
from syclopt.errors import PassFailed
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.targets.triples import is_for_devices, is_for_processor

if TYPE_CHECKING:
    from syclopt.ir.module import Module


# It tells the compiler something, and is no code.
_EMPTY_ASSEMBLY = compile_pattern(rf'asm{GAP}(?:[a-z]++{GAP})*+""{GAP},', re.DOTALL)


@dataclass(frozen=True)
class SYCLRetargetPass(ModulePass):
    """Make code for the processor of this machine, or for NVIDIA's GPUs, out of device code.

    That is code for SPIR-V, or compiled for a processor. What a function was said to leave alone in memory is
    forgotten, since queries such as `get_global_id` read memory now. Values, blocks and hidden symbols whose names are
    no words get others: `%"a, b"` is `%_a__b`. The named metadata `!syclopt.retargeted` marks
    what is done: a module that has it is left as it is.

    For the processor there is one address space: pointers of all kinds are plain ones. A variable in local memory, of
    which each work-group has its own, is reached by a call of `@__native_local` with its address.

    For NVIDIA's GPUs (`nvptx64`) constant memory is global memory, and kernels have the convention `ptx_kernel` and the
    attributes that say the size of work-groups. What may be in several modules is in this one, and aliases give way to
    what they stand for.
    """

    name: ClassVar[str] = "sycl-retarget"
    device: Literal["native_cpu", "nvptx64"] = field(default="native_cpu", metadata={"help": "what the code is for"})
    processor: str = field(
        default="",
        metadata={"help": f"the processor: one of {', '.join(PROCESSORS)}; default: this machine's"},
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a module of another target, and for what cannot be expressed."""
        if names.RETARGETED_LIST in module.named_metadata:
            return PassResult(changed=False)
        processor = self._processor()
        triple = module.triple or ""
        if not is_for_devices(triple) and not is_for_processor(triple, processor):
            expected = f"spir64, spirv64 or {processor}-unknown-linux-gnu"
            raise PassFailed(self.name, f"the module is for '{triple}', expected {expected}")
        is_gpu = self.device == "nvptx64"
        if not (is_gpu and is_for_devices(triple)):
            self._check_assembly(module)
        if is_gpu:
            NVPTXChecks(module, self.name).run()
        if has_typed_pointers(module):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ()))
        give_plain_names(module)
        if not is_for_devices(triple):
            check_local_variables(module, self.name)
        if triple.startswith("x86_64"):
            adapt_functions_of_pairs(module)
        mark_local_parameters(module)
        Expander(module, self.name, has_local_memory=is_gpu).run()
        machine = NVPTX if is_gpu else PROCESSORS[processor]
        module.triple, module.data_layout = machine.triple, machine.data_layout
        module.become(respelled(module, machine))
        forget_promises(module)
        rename_intrinsics(module, machine)
        if is_gpu:
            finish_for_nvptx(module)
        module.add_named_metadata(names.RETARGETED_LIST, [module.add_metadata(f'!{{!"{self.device}"}}')])
        return PassResult(changed=True)

    def _check_assembly(self, module: Module) -> None:
        """Raise `PassFailed` for inline assembly, which is that of another machine, or which nothing here reads."""
        for key in module.mentioning("asm"):
            function = module.functions.get(key)
            calls = function.calls if function is not None and not function.is_declaration else ()
            for call in calls:
                if call.is_asm and _EMPTY_ASSEMBLY.search(call.text) is None:
                    place = place_of_instruction(module, call.text)
                    inside = described_inlining(module, call.text, key)
                    message = f"{shown(key)} has inline assembly{inside}, which code for devices cannot have"
                    raise PassFailed(self.name, message, location_at(place) if place else call.location)

    def _processor(self) -> str:
        name = self.processor or platform.machine()
        if name not in PROCESSORS:
            raise PassFailed(self.name, f"no code is made for the processor '{name}', only for {', '.join(PROCESSORS)}")
        return name
