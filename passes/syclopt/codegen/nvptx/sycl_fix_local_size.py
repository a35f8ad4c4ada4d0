"""sycl-fix-local-size: code is made for work-groups of a size that is known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.errors import PassFailed
from syclopt.ir.views.function import Function
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_ATTRIBUTE = "nvvm.reqntid"
_LARGEST = "nvvm.maxntid"  # PTX does not take both
_REGISTER = "llvm.nvvm.read.ptx.sreg.ntid"


@dataclass(frozen=True)
class SYCLFixLocalSizePass(ModulePass):
    """Let all kernels of code for NVIDIA's GPUs require work-groups of one size, and put it where code asks for it."""

    name: ClassVar[str] = "sycl-fix-local-size"
    local_size: tuple[int, ...] = field(
        metadata={"help": "the extents of all work-groups, the first varies fastest"},
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a kernel that requires another size."""
        version = module.version
        extents = (*self.local_size, 1, 1)[:3]
        said = ",".join(map(str, extents))
        for key in sorted(module.functions_with_convention(names.PTX_KERNEL), key=str):
            kernel = module.functions[key]
            required = kernel.attributes.strings.get(_ATTRIBUTE)
            if required is not None and (*map(int, required.split(",")), 1, 1)[:3] != extents:
                message = f"the kernel '@{key}' requires work-groups of {required} work-items, found {said}"
                raise PassFailed(self.name, message, kernel.location)
            kernel.remove_attribute(_LARGEST, string=True)
            kernel.add_attribute(_ATTRIBUTE, said, string=True)
        for letter, extent in zip("xyz", extents, strict=True):
            _replace_queries(module, f"{_REGISTER}.{letter}", extent)
        return PassResult(changed=module.version != version)


def _replace_queries(module: Module, register: str, value: int) -> None:
    if register not in module.functions:
        return
    for user in module.users(register):
        if not isinstance(user, Function) or user.is_declaration:
            continue
        with user.edit() as body:
            for instruction in [*body.instructions]:
                call = instruction.call
                if call is not None and call.callee == register:
                    instruction.remove(str(value))
