"""emit-registered-kernels: the names that a program gave its kernels, as the set `SYCL/registered kernels`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.registered_kernels import SKIPPED_REGISTERED_KERNEL, registered_kernels
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class EmitRegisteredKernelsPass(ImagePass):
    """Fill the property set `SYCL/registered kernels` from `!sycl_registered_kernels`: name -> kernel.

    Kernels with `"sycl-kernel-entry"`, which is the name, are there too, but not two of one name.
    The list counts when it has one node, which refers to the pairs. What is no pair of strings is skipped, with a
    warning.
    """

    name: ClassVar[str] = "emit-registered-kernels"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    warns: ClassVar[tuple[str, ...]] = (SKIPPED_REGISTERED_KERNEL,)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is a pair."""
        for name, kernel, _ in registered_kernels(image.module, ctx.warn):
            image.sets.add(names.REGISTERED_KERNELS_SET, name, Blob.of_string(kernel))
        found = image.module.functions_with_string(names.KERNEL_ENTRY).items()
        entries = [(name, key) for key, name in found if not image.module.functions[key].is_declaration]
        known = Counter(name for name, _ in entries)
        for name, key in entries:
            if known[name] == 1:
                image.sets.add(names.REGISTERED_KERNELS_SET, name, Blob.of_string(str(key)))
        return [image]
