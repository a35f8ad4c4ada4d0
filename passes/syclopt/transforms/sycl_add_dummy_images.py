"""sycl-add-dummy-images: stand-ins for virtual functions that a device may be unable to run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_images import members_of
from syclopt.passes import ImagePass, PassContext
from syclopt.rewrites.stand_ins import stand_ins

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module


@dataclass(frozen=True)
class SYCLAddDummyImagesPass(ImagePass):
    """Put a dummy after each image of virtual functions that uses or declares an optional feature.

    The dummy has the same functions, with their attributes and metadata, whose bodies only return, and nothing else;
    the same properties and symbols as its original, and `dummy-image`. Objects can be created with it on a device that
    lacks the feature.
    """

    name: ClassVar[str] = "sycl-add-dummy-images"
    idempotent: ClassVar[bool] = False
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image, and its dummy if it needs one. Raises `InputError` for aspects of another form."""
        sets = image.module.functions_with_string(names.INDIRECTLY_CALLABLE)
        members = members_of(image.module, ctx.get(EntryPoints), sets)
        if not members or not _is_optional(image.module):
            return [image]
        ctx.count("dummy images")
        dummy = image.with_module(partial(stand_ins, image.module.copy(), members))
        dummy.sets.add(names.VIRTUAL_FUNCTIONS_SET, names.DUMMY_IMAGE_KEY, 1)
        return [image, dummy]


def _is_optional(module: Module) -> bool:
    return any(
        number >= 0
        for kind in (names.USED_ASPECTS_KIND, names.DECLARED_ASPECTS_KIND)
        for function in module.functions_with_metadata(kind)
        for number in aspects_of(function, kind)
    )
