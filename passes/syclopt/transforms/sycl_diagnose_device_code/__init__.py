"""sycl-diagnose-device-code: report what device code may not do, with the calls that lead there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import PassFailed
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.transforms.sycl_diagnose_device_code.diagnosis import RECURSION, UNDEFINED, DeviceDiagnosis
from syclopt.transforms.sycl_diagnose_device_code.restrictions import Restriction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module


class SeveralRefusals(PassFailed):
    """What a pass refuses in several places: `str(error)` is a line for each."""

    def __init__(self, errors: Sequence[PassFailed]) -> None:
        first = errors[0]
        super().__init__(first.pass_name, first.message.removeprefix(f"{first.pass_name}: "), first.location)
        self.errors = tuple(errors)

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors))


@dataclass(frozen=True)
class SYCLDiagnoseDeviceCodePass(ModulePass):
    """Refuse device code that throws, allocates memory, or does what else devices cannot; all of it is reported.

    Device code is kernels (by calling convention, or with `"sycl-kernel"`), other entry points, functions with
    `"indirectly-callable"`, and what they call; bodies of functions with `"sycl-call-if-on-host"` do not count.
    Recursion, and calls of functions that nothing defines, are warnings.
    """

    name: ClassVar[str] = "sycl-diagnose-device-code"
    warns: ClassVar[tuple[str, ...]] = (RECURSION, UNDEFINED)
    allow: tuple[Restriction, ...] = field(default=(), metadata={"help": "what device code may do all the same"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Change nothing. Raises `PassFailed`, which may stand for several errors; `InputError` for a bad mark."""
        errors: list[PassFailed] = []
        for name, message, location in DeviceDiagnosis(module, ctx.get(EntryPoints), ctx.get(CallGraph)).findings():
            if name in self.warns:
                try:
                    ctx.warn(name, message, location)
                except PassFailed as error:
                    errors.append(error)
            elif name not in self.allow:
                errors.append(PassFailed(self.name, f"{message} [{name}]", location))
        if len(errors) > 1:
            raise SeveralRefusals(errors)
        if errors:
            raise errors[0]
        return PassResult(changed=False)
