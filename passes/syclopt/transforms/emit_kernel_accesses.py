"""emit-kernel-accesses: where kernels read and write memory, as the set `SYCL/kernel accesses`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.element_wise.kernel_accesses import KernelAccesses
from syclopt.analysis.entry_points import EntryPoints, is_kernel
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class EmitKernelAccessesPass(ImagePass):
    """Fill the property set `SYCL/kernel accesses` with what each kernel reads and writes through its parameters.

    The value has a line for each access: `load` or `store`, the number of the parameter, how many bytes, and how many
    bytes from where the argument points, such as `8 + 4*id0`; `?` for what is not known. `id0` is the global id in
    the first dimension, `size0` the global size, and `arg2:8:4` the signed integer of 4 bytes at byte 8 of argument 2.
    A line `bounds LOW HIGH FORM` says between which numbers a form must be for the lines to be true. A kernel whose
    work-items may notice each other, or that reaches memory otherwise, has one line `problem` that says why. Calls
    should have been inlined: those of other definitions are such problems.
    """

    name: ClassVar[str] = "emit-kernel-accesses"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is a kernel."""
        for key in ctx.get(EntryPoints).ordered:
            function = image.module.functions[key]
            if is_kernel(function):
                lines = "\n".join(KernelAccesses(function).lines())
                image.sets.add(names.KERNEL_ACCESSES_SET, str(key), Blob.of_string(lines))
        return [image]
