"""llvm: run LLVM's own passes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.llvm_worker.pass_names import PASSES, PIPELINES, check_passes
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


@dataclass(frozen=True)
class LLVMPass(ImagePass):
    """Run LLVM's own passes, as in `llvm(instcombine)`, or a whole pipeline, as in `llvm(default<O2>)`.

    LLVM prints the module anew, so its text follows the LLVM that runs the passes. A pipeline makes no vectors of loops
    in SPIR-V, and in code for devices: they make their own.
    """

    name: ClassVar[str] = "llvm"
    idempotent: ClassVar[bool] = False
    passes: tuple[str, ...] = field(
        default=(), metadata={"nested": True, "help": f"any of {', '.join((*PASSES, *PIPELINES))}"}
    )

    def __post_init__(self) -> None:
        """Raise `PipelineError` for a name that is none of LLVM's."""
        check_passes(self.passes)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the module that LLVM made. Raises `LLVMError` for a module that is not valid."""
        if not self.passes:
            return [image]
        from syclopt.ir.llvm import run_passes

        module = run_passes(image.module, self.passes)
        if module.to_bytes() == image.module.to_bytes():
            return [image]
        return [image.with_module(module)]
