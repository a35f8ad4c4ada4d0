"""emit-virtual-functions: the sets of virtual functions that an image has or calls: `SYCL/virtual functions`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.function_marks import FunctionMarks
from syclopt.images.known import VIRTUAL_FUNCTIONS
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.image import DeviceImage

_MEMBER = "indirectly-callable"
_USER = "calls-indirectly"


@dataclass(frozen=True)
class EmitVirtualFunctionsPass(ImagePass):
    """Fill the property set `SYCL/virtual functions`.

    `virtual-functions-set` is the set of the first function with `"indirectly-callable"`. Else
    `uses-virtual-functions-set` lists the sets that functions with `"calls-indirectly"` name, each once.
    """

    name: ClassVar[str] = "emit-virtual-functions"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if a function that it defines has one of the attributes."""
        attributes = ctx.get(FunctionMarks).attributes
        members, users = attributes[_MEMBER], attributes[_USER]
        if not members and not users:
            return [image]
        used: dict[str, None] = {}
        for key, entity in image.module.index.table("symbol").items():
            if entity.kind != "function" or entity.brace == entity.end:
                continue
            if key in members:
                image.sets.add(VIRTUAL_FUNCTIONS, "virtual-functions-set", Blob.of_string(members[key]))
                break
            used |= dict.fromkeys(name for name in users.get(key, "").split(",") if name)
        if used:
            image.sets.add(VIRTUAL_FUNCTIONS, "uses-virtual-functions-set", Blob.of_string(",".join(used)))
        return [image]
