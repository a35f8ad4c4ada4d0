"""sycl-make-machine-code: images for NVIDIA's GPUs get their machine code, or PTX, ahead of time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.entry_points import EntryPoints, is_kernel
from syclopt.analysis.importable_functions import can_be_imported
from syclopt.errors import InputError, PassFailed
from syclopt.images.code_facts import facts_of_kernel, has_native_constants, keeps_values
from syclopt.images.device_variables import variable_in
from syclopt.images.machine_code import CompiledKernel, CompiledVariable, MachineCode
from syclopt.images.properties import Blob
from syclopt.ir.constant_bytes import NoNumbers
from syclopt.mangling.shown_names import shown
from syclopt.passes import ImagePass, PassContext
from syclopt.targets import CONFIG_FILE_HELP
from syclopt.targets.image_requirements import Requirements
from syclopt.targets.nvidia_gpus import architecture_of, is_nvidia_gpu
from syclopt.targets.target import DOUBLED_TARGET

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.images.machine_code import CodeKind
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.targets import Target

_MISSING, _LEFT = "missing-ptxas", "left-as-ir"


@dataclass(frozen=True)
class SYCLMakeMachineCodePass(ImagePass):
    """Make the code of each image for `target`: `nvptx64-nvidia-cuda`, or one of `nvidia_gpu_sm_*` from sm_70 on.

    For one architecture that is a cubin, by `ptxas`; PTX, with a warning, where there is no `ptxas`. For any of
    NVIDIA's GPUs it is PTX for the oldest one, of which the driver makes machine code. What a runtime must know of it
    is in the property sets `SYCL/machine code`, `SYCL/machine code kernels` and `SYCL/machine code variables`.

    An image stays IR if it has no kernel, needs what the target lacks, or calls what is in add-on images, which the
    device decides. So does one, with a warning, that takes functions of other images. One whose functions others may
    take comes twice: with its code, and as IR. So does one with specialization constants that are not read from a
    buffer: in code they have their default values for good.
    """

    name: ClassVar[str] = "sycl-make-machine-code"
    idempotent: ClassVar[bool] = False
    warns: ClassVar[tuple[str, ...]] = (_MISSING, _LEFT, DOUBLED_TARGET)
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    target: str = field(metadata={"help": "the target, such as nvidia_gpu_sm_90"})
    dynamic_linking: bool = field(
        default=False, metadata={"help": "functions that nothing defines are those of other images"}
    )
    device_config_file: str | None = field(default=None, metadata={"help": CONFIG_FILE_HELP})

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image, and once more as IR where others need that.

        Raises `PassFailed` for a target that no code is made for, and what the way to code refuses.
        """
        from syclopt.targets.target_table import target_of_pass

        target = target_of_pass(self.name, self.target, self.device_config_file, ctx.warn)
        image.target = target.name
        image.sets.add(names.REQUIREMENTS_SET, names.COMPILE_TARGET_KEY, Blob.of_string(target.name))
        module = image.module
        kernels = [key for key in ctx.get(EntryPoints).ordered if is_kernel(module.functions[key])]
        if not kernels or _needs_ir(image, target):
            return [image]
        if self.dynamic_linking and (lacking := _imported(module)) is not None:
            message = f"the code of {shown(kernels[0])} stays IR for {target.name}: it takes {shown(lacking)} of others"
            ctx.warn(_LEFT, message)
            return [image]
        fixes_constants = has_native_constants(module)
        is_needed_as_ir = fixes_constants or names.EXPORTED_SYMBOLS_SET in image.sets
        as_ir = [image.copy()] if is_needed_as_ir else []
        image.sets.pop(names.EXPORTED_SYMBOLS_SET, None)
        if image.symbols is not None:
            image.symbols = [str(key) for key in kernels]
        if fixes_constants:
            _fix_constants(image)
        image.machine_code = self._compiled(module, [str(key) for key in kernels], target, ctx)
        image.machine_code.describe(image.sets)
        return [image, *as_ir]

    def _compiled(self, module: Module, kernels: list[str], target: Target, ctx: PassContext) -> MachineCode:
        from syclopt.pipeline.nvptx import cubin_of, ptx_of
        from syclopt.pipeline.ptxas import find_ptxas

        architecture = self._architecture(target)
        found = {one.unique_id: str(key) for key, one in DeviceGlobals.compute(module).items()}
        variables = {uid: name for uid, name in found.items() if not module.globals[name].is_declaration}
        ptx = ptx_of(module, kernels, [*variables.values()], architecture)
        kind: CodeKind = "cubin" if target.aot_device else "ptx"
        if kind == "cubin" and find_ptxas() is None:
            how = "install 'syclopt[cuda]', or set CUDA_HOME to a CUDA toolkit"
            ctx.warn(_MISSING, f"images for {target.name} are PTX, since there is no 'ptxas': {how}")
            kind = "ptx"
        return MachineCode(
            kind,
            architecture,
            {name: CompiledKernel(ptx.kernels[name], facts_of_kernel(module, name)) for name in kernels},
            {uid: self._variable(module, uid, ptx.variables[name]) for uid, name in variables.items()},
            keeps_values(module),
            cubin_of(ptx, architecture) if kind == "cubin" else ptx.text.encode("ascii"),
        )

    def _architecture(self, target: Target) -> str:
        """Return the architecture of the target. Raises `PassFailed` for one that no code is made for."""
        if not is_nvidia_gpu(target.name):
            raise PassFailed(self.name, f"option 'target': '{target.name}' is none of NVIDIA's GPUs")
        try:
            return architecture_of(target)
        except InputError as error:
            raise PassFailed(self.name, f"option 'target': {error.message}") from None

    def _variable(self, module: Module, unique_id: str, symbol: str) -> CompiledVariable:
        try:
            code = variable_in(module, unique_id)
        except NoNumbers as error:
            raise PassFailed(self.name, str(error)) from error
        assert code is not None, "it was found by its id"
        return CompiledVariable(symbol, code)


def _needs_ir(image: DeviceImage, target: Target) -> bool:
    return names.ADD_ON_IMAGES_SET in image.sets or not target.supports(Requirements.from_properties(image.sets))


def _fix_constants(image: DeviceImage) -> None:
    """Note that specialization constants have their default values in the code of an image for good."""
    for name in (names.SPEC_CONSTANTS_SET, names.SPEC_CONSTANT_DEFAULTS_SET):
        image.sets.pop(name, None)
    image.sets.add(names.MISC_SET, names.SPEC_CONSTANTS_REPLACED_KEY, 1)


def _imported(module: Module) -> Key | None:
    """Return the first function or variable that other images must define."""
    for key in module.declaration_keys():
        is_function = key in module.functions
        if not is_function or can_be_imported(key, is_declaration=True, has_module_id=False, dynamic_linking=True):
            return key
    return None
