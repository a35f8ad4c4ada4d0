"""emit-kernel-names: the kernels of an image, as the set `SYCL/kernel names`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints, is_kernel
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class EmitKernelNamesPass(ImagePass):
    """Fill the property set `SYCL/kernel names` with the entry points that have a calling convention of kernels."""

    name: ClassVar[str] = "emit-kernel-names"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is a kernel."""
        for key in ctx.get(EntryPoints).ordered:
            if is_kernel(image.module.functions[key]):
                image.sets.add(names.KERNEL_NAMES_SET, str(key), 1)
        return [image]
