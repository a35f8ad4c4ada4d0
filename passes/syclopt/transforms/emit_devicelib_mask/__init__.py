"""emit-devicelib-mask: which parts of the device library an image needs, as the set `SYCL/devicelib req mask`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.passes import ImagePass, PassContext
from syclopt.transforms.emit_devicelib_mask.device_library import library_bit

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module

_TRIPLES = ("spir", "spir64")


class EmitDevicelibMaskPass(ImagePass):
    """Fill the property set `SYCL/devicelib req mask` from the `__devicelib_*` functions that an image declares."""

    name: ClassVar[str] = "emit-devicelib-mask"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, whose value is 0 unless the triple is one of SPIR."""
        image.sets.add(names.DEVICE_LIBRARIES_SET, names.DEVICELIB_MASK_KEY, _mask(image.module))
        return [image]


def _mask(module: Module) -> int:
    mask = 0
    for key in module.functions:
        name = str(key)
        if name.startswith(names.DEVICE_LIBRARY_PREFIX) and module.functions[key].is_declaration:
            mask |= library_bit(name)
    if mask and (module.triple or "").partition("-")[0] not in _TRIPLES:
        return 0
    return mask
