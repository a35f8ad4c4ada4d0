"""sycl-lower-spec-constants: reads of specialization constants become constants of SPIR-V, or loads from a buffer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt import names
from syclopt.errors import PassFailed
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.spec_constant_reads import SpecConstantReads, has_reads

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.transforms.sycl_lower_spec_constants.emulated import EmulatedConstants
    from syclopt.transforms.sycl_lower_spec_constants.native import NativeConstants

_NO_BUFFER = "missing-spec-constant-buffer"


@dataclass(frozen=True)
class SYCLLowerSpecConstantsPass(ModulePass):
    """Replace each read of a specialization constant, and list the constants for `emit-specialization-constants`.

    `native` makes calls of `__spirv_SpecConstant(id, default)`: one for each number in a constant, with ids from 0 on,
    and `__spirv_SpecConstantComposite` for each array, vector and struct. Elements without a default are padding.
    `emulation` makes loads from the buffer of values that the front end hands to each read.
    """

    name: ClassVar[str] = "sycl-lower-spec-constants"
    warns: ClassVar[tuple[str, ...]] = (_NO_BUFFER,)
    mode: Literal["native", "emulation"] = field(
        default="native", metadata={"help": "what the constants become", "positional": True}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a read whose constant, default or type is not known."""
        if not has_reads(module):
            return PassResult(changed=False)
        listed = module.named_metadata.get(names.SPEC_CONSTANTS_LIST)
        if listed is not None and listed.operands:
            raise PassFailed(self.name, "some specialization constants have been lowered before", listed.location)
        found = SpecConstantReads(module, self.name)
        constants = self._constants(found)
        for read in found.reads:
            if self.mode == "emulation" and read.buffer.endswith(" null"):
                message = f"'@{read.function.key}' reads '{read.name}' from no buffer: it is compiled for native ones"
                ctx.warn(_NO_BUFFER, message, read.instruction.location)
            constants.lower(read)
        found.finish()
        constants.list_all()
        ctx.count("reads lowered", len(found.reads))
        return PassResult(changed=True)

    def _constants(self, found: SpecConstantReads) -> NativeConstants | EmulatedConstants:
        if self.mode == "native":
            from syclopt.transforms.sycl_lower_spec_constants.native import NativeConstants

            return NativeConstants(found)
        from syclopt.transforms.sycl_lower_spec_constants.emulated import EmulatedConstants

        return EmulatedConstants(found)
