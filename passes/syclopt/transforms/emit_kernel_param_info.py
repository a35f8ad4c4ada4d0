"""emit-kernel-param-info: which arguments of kernels nobody reads, as the set `SYCL/kernel param opt`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_metadata import integers_of
from syclopt.images.properties import Blob
from syclopt.ir.text.source import to_internal
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class EmitKernelParamInfoPass(ImagePass):
    """Fill the property set `SYCL/kernel param opt` from `!sycl_kernel_omit_args`.

    The value has a bit for each argument, 1 for one that is left out. Functions are sorted by name. The set is there
    even when it is empty.
    """

    name: ClassVar[str] = "emit-kernel-param-info"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set. Raises `InputError` for an operand that is no integer."""
        properties = image.sets.setdefault(names.KERNEL_PARAMETERS_SET, {})
        omitted: dict[str, tuple[int, ...]] = {}
        for function in image.module.functions_with_metadata(names.KERNEL_OMIT_ARGS_KIND):
            if arguments := integers_of(function, names.KERNEL_OMIT_ARGS_KIND):
                omitted[function.name] = arguments
        for name in sorted(omitted, key=to_internal):
            properties.setdefault(name, Blob.of_bits([value != 0 for value in omitted[name]]))
        return [image]
