"""emit-dynamic-local-memory: which kernels have local memory that a launch sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class EmitDynamicLocalMemoryPass(ImagePass):
    """Fill the property set `SYCL/work group dynamic local mem` with the kernels that need a size at each launch.

    These have the convention `spir_kernel` and `"sycl-work-group-scratch"`, a property of the kernel or of its launch.
    """

    name: ClassVar[str] = "emit-dynamic-local-memory"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is such a kernel."""
        module = image.module
        for key in module.functions_with_string(names.WORK_GROUP_SCRATCH):
            if module.functions[key].calling_convention == names.SPIR_KERNEL:
                image.sets.add(names.DYNAMIC_LOCAL_MEMORY_SET, str(key), 1)
        return [image]
