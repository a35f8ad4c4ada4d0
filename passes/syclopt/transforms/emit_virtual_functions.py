"""emit-virtual-functions: the sets of virtual functions that an image has, calls or creates objects of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_images import members_of, virtual_links
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


@dataclass(frozen=True)
class EmitVirtualFunctionsPass(ImagePass):
    """Fill the property set `SYCL/virtual functions`.

    An image of virtual functions has `virtual-functions-set`. `calls-virtual-functions-set` lists the sets that an
    image calls functions of, `creates-virtual-functions-set` those of the objects that it creates; with `uses`, which
    is for runtimes that do not tell them apart, `uses-virtual-functions-set` lists both. Lists are sorted and separated
    by commas; what is empty is left out.
    """

    name: ClassVar[str] = "emit-virtual-functions"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    uses: bool = field(
        default=False,
        metadata={"help": "emit uses-virtual-functions-set, both lists in one, in their place"},
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is something to say."""
        find = image.module.functions_with_string
        sets = find(names.INDIRECTLY_CALLABLE)
        if not (sets or find(names.CALLS_INDIRECTLY) or find(names.CREATES_INDIRECTLY)):
            return [image]
        found: dict[str, str] = {}
        members = members_of(image.module, ctx.get(EntryPoints), sets)
        if members:
            found[names.VIRTUAL_FUNCTIONS_KEY] = sets[members[0]]
        links = virtual_links(image.module)
        if self.uses:
            found[names.USES_VIRTUAL_FUNCTIONS_KEY] = ",".join(sorted({*links.calls, *links.creates}))
        else:
            found[names.CALLS_VIRTUAL_FUNCTIONS_KEY] = ",".join(links.calls)
            found[names.CREATES_VIRTUAL_FUNCTIONS_KEY] = ",".join(links.creates)
        for key, text in found.items():
            if text:
                image.sets.add(names.VIRTUAL_FUNCTIONS_SET, key, Blob.of_string(text))
        return [image]
