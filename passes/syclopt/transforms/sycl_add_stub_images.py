"""sycl-add-stub-images: stubs of conditionally called functions, for devices for which the condition does not hold."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_images import members_of
from syclopt.passes import ImagePass, PassContext
from syclopt.rewrites.emptied_bodies import stand_ins

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class SYCLAddStubImagesPass(ImagePass):
    """Put a stub after each add-on image: the same functions, whose bodies only return, and nothing else.

    Of metadata they keep debug information alone, so that a stub requires nothing of a device when passes fill in
    properties afterwards. Its functions have `"sycl-add-on-stub"`.
    """

    name: ClassVar[str] = "sycl-add-stub-images"
    idempotent: ClassVar[bool] = False

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image, and its stub if it is an add-on image."""
        numbers = image.module.functions_with_string(names.ADD_ON_IMAGE)
        if not numbers:
            return [image]
        entry_points = ctx.get(EntryPoints)
        members = members_of(image.module, entry_points, numbers)
        stubs = image.module.functions_with_string(names.ADD_ON_STUB)
        if not members or any(key in stubs for key in members):
            return [image]
        ctx.count("stub images")
        make = partial(stand_ins, image.module.copy(), members, mark=names.ADD_ON_STUB)
        return [image, image.with_module(make, {EntryPoints: entry_points})]
