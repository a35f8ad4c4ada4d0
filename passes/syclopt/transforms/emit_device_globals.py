"""emit-device-globals: the device globals that an image uses, as the set `SYCL/device globals`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.sanitizers import SanitizerMetadata
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class EmitDeviceGlobalsPass(ImagePass):
    """Fill the property set `SYCL/device globals`: the ids of the variables that code uses, with size and scope.

    Code uses a variable directly, or through other variables and aliases that it uses; `llvm.used` and its like are
    no code. What a sanitizer notes of kernels counts too: a runtime reads it. The value is a 32-bit size, a byte that
    is 1 for a variable with image scope, and three zero bytes.
    """

    name: ClassVar[str] = "emit-device-globals"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is a variable to list. Raises `InputError` as `DeviceGlobals`."""
        variables = ctx.get(DeviceGlobals)
        if not variables:
            return [image]
        used = _used_by_code(image.module).union(ctx.get(SanitizerMetadata))
        for key, variable in variables.items():
            if key in used:
                ctx.count("device globals listed")
                image.sets.add(
                    names.DEVICE_GLOBALS_SET, variable.unique_id, Blob.of_u32((variable.size, variable.image_scope))
                )
        return [image]


def _used_by_code(module: Module) -> set[Key]:
    symbols = module.symbols.keys()
    todo = module.definition_keys()
    found = {*todo}
    while todo:
        new = module.uses(todo.pop()) - found
        found |= new
        todo += [key for key in new if key in symbols]
    return found
