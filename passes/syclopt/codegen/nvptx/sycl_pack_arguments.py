"""sycl-pack-arguments: arguments that are too many bytes for a launch come in memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.parameter_lists import by_value_type, copy_written_parameters, set_parameters

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_MOST = 32764  # bytes that the driver takes
_LAUNCH = 96 + 4  # of them for what a launch tells: struct Launch of launch.hpp, and what is before it for alignment
_GLOBAL = "ptr addrspace(1)"


@dataclass(frozen=True)
class SYCLPackArgumentsPass(ModulePass):
    """Let kernels take the address of a struct of all of their arguments, where these are more bytes than `most`.

    It is a struct as LLVM lays it out, of the types of the parameters, or of what they pass by value, in global memory.
    Such a kernel has the attribute `sycl-arguments-in-memory`. What a launch tells is to be added afterwards.
    """

    name: ClassVar[str] = "sycl-pack-arguments"
    most: int = field(default=_MOST - _LAUNCH, metadata={"help": "bytes that arguments may take"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        layout = DataLayout(module.data_layout or "")
        packed = 0
        marked = module.functions_with_convention(names.PTX_KERNEL)
        for key in [key for key in module.definition_keys() if key in marked]:
            kernel = module.functions[key]
            if kernel.has_attribute(names.ARGUMENTS_IN_MEMORY, string=True):
                continue
            struct = f"{{ {', '.join(_types(kernel))} }}"
            if layout.extent(parse_type(struct), module).bytes > self.most:
                _pack(kernel, struct)
                packed += 1
        ctx.count("kernels with arguments in memory", packed)
        return PassResult(changed=bool(packed))


def _types(kernel: Function) -> list[str]:
    """Return the types of what is passed."""
    return [by_value_type(parameter) or parameter.type.text for parameter in kernel.parameters]


def _pack(kernel: Function, struct: str) -> None:
    copy_written_parameters(kernel)
    keys = parameter_keys(kernel.entity)
    numbers = [key for key in keys if isinstance(key, int)]
    parameters = kernel.parameters
    with kernel.edit() as body:
        arguments = spell(max(numbers)) if numbers else body.fresh("arguments")
        lines: list[str] = []
        for at, (key, parameter) in enumerate(zip(keys, parameters, strict=True)):
            place, value = (f"%{body.fresh(hint)}" for hint in ("place", "argument"))
            body.replace_uses(key, value)
            lines.append(f"{place} = getelementptr inbounds {struct}, {_GLOBAL} %{arguments}, i64 0, i32 {at}")
            if by_value_type(parameter) is not None:
                lines.append(f"{value} = addrspacecast {_GLOBAL} {place} to ptr")
            else:
                lines.append(f"{value} = load {parameter.type.text}, {_GLOBAL} {place}, !invariant.load !{{}}")
        body.entry.insert_at_start("\n".join(lines))
    set_parameters(kernel, [f"{_GLOBAL} noalias readonly %{arguments}"])
    kernel.add_attribute(names.ARGUMENTS_IN_MEMORY, string=True)
