"""emit-virtual-functions: the sets of virtual functions that an image has, calls or creates objects of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.function_marks import FunctionMarks
from syclopt.analysis.virtual_functions import CALLS, CREATES, MEMBER
from syclopt.analysis.virtual_images import members_of, virtual_links
from syclopt.images.known import VIRTUAL_FUNCTIONS
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.image import DeviceImage


@dataclass(frozen=True)
class EmitVirtualFunctionsPass(ImagePass):
    """Fill the property set `SYCL/virtual functions`.

    An image of virtual functions has `virtual-functions-set`. `calls-virtual-functions-set` lists the sets that an
    image calls functions of, `creates-virtual-functions-set` those of the objects that it creates. Lists are sorted
    and separated by commas; what is empty is left out.
    """

    name: ClassVar[str] = "emit-virtual-functions"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    uses: bool = field(
        default=False,
        metadata={"help": "add uses-virtual-functions-set, both lists in one, for runtimes that read that"},
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is something to say."""
        attributes = ctx.get(FunctionMarks).attributes
        sets = attributes[MEMBER]
        if not (sets or attributes[CALLS] or attributes[CREATES]):
            return [image]
        found: dict[str, str] = {}
        members = members_of(image.module, ctx.get(EntryPoints), sets)
        if members:
            found["virtual-functions-set"] = sets[members[0]]
        links = virtual_links(image.module, attributes)
        found["calls-virtual-functions-set"] = ",".join(links.calls)
        found["creates-virtual-functions-set"] = ",".join(links.creates)
        if self.uses:
            found["uses-virtual-functions-set"] = ",".join(sorted({*links.calls, *links.creates}))
        for key, text in found.items():
            if text:
                image.sets.add(VIRTUAL_FUNCTIONS, key, Blob.of_string(text))
        return [image]
