"""emit-add-on-images: the add-on images that an image needs, and the one that it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_images import members_of
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class EmitAddOnImagesPass(ImagePass):
    """Fill the property sets `SYCL/add on images` and `SYCL/add on image`.

    The first has the condition of each add-on image that an image declares functions of; the second, in add-on
    images, 1 for code and 0 for a stub.
    """

    name: ClassVar[str] = "emit-add-on-images"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the sets, if there is something to say. Raises `InputError` for other conditions."""
        find = image.module.functions_with_string
        numbers = find(names.ADD_ON_IMAGE)
        if not numbers:
            return [image]
        from syclopt.analysis.add_on_images import needed_add_ons
        from syclopt.images.add_on_conditions import blob_of

        for number, (condition, _) in needed_add_ons(image.module, numbers, find(names.ADD_ON_CONDITION)).items():
            image.sets.add(names.ADD_ON_IMAGES_SET, number, blob_of(condition))
        for key in members_of(image.module, ctx.get(EntryPoints), numbers):
            image.sets.add(names.ADD_ON_IMAGE_SET, numbers[key], int(key not in find(names.ADD_ON_STUB)))
        return [image]
