"""emit-implicit-local-arg: where kernels take dynamic local memory, as the set `SYCL/implicit local arg`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.views.function import Function

_NO_PARAMETER = 0xFFFF_FFFF


class EmitImplicitLocalArgPass(ImagePass):
    """Fill the property set `SYCL/implicit local arg`: kernel -> index of the parameter for dynamic local memory.

    Kernels are those with the convention `spir_kernel` and `"sycl-work-group-static"`; the parameter has
    `"sycl-implicit-local-arg"`. The index is 4294967295 (-1) without one. Modules for SPIR and SPIR-V have the set.
    """

    name: ClassVar[str] = "emit-implicit-local-arg"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is such a kernel."""
        kernels = image.module.functions_with_string(names.WORK_GROUP_STATIC)
        if not kernels or not (image.module.triple or "").startswith("spir"):
            return [image]
        for key in kernels:
            function = image.module.functions[key]
            if function.calling_convention == names.SPIR_KERNEL:
                image.sets.add(names.IMPLICIT_LOCAL_ARG_SET, function.name, _index(function))
        return [image]


def _index(function: Function) -> int:
    for index, parameter in enumerate(function.parameters):
        if any(
            attribute.is_string and attribute.name == names.IMPLICIT_LOCAL_ARG for attribute in parameter.attributes
        ):
            return index
    return _NO_PARAMETER
