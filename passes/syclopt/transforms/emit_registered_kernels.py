"""emit-registered-kernels: the names that a program gave its kernels, as the set `SYCL/registered kernels`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.node_items import Item, items_of, list_of, place_of
from syclopt.errors import PassFailed
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.views.metadata_node import MetadataNode


@dataclass(frozen=True)
class EmitRegisteredKernelsPass(ImagePass):
    """Fill the property set `SYCL/registered kernels` from `!sycl_registered_kernels`: name -> kernel.

    The list counts when it has one node, which refers to the pairs.
    """

    name: ClassVar[str] = "emit-registered-kernels"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is a pair. Raises `PassFailed` for what is no pair of strings."""
        nodes = list_of(image.module, names.REGISTERED_KERNELS_LIST)
        if len(nodes) != 1:
            return [image]
        for item in items_of(nodes[0]):
            name, kernel = self._pair(item, nodes[0])
            image.sets.add(names.REGISTERED_KERNELS_SET, name, Blob.of_string(kernel))
        return [image]

    def _pair(self, item: Item, node: MetadataNode) -> tuple[str, str]:
        found, place = item.items, node
        if item.node is not None:
            place = node.module.node(f"!{item.node}", node.entity)
            found = items_of(place)
        if found is not None and len(found) == 2:
            name, kernel = found[0].string, found[1].string
            if name is not None and kernel is not None:
                return name, kernel
        message = (
            f"!{names.REGISTERED_KERNELS_LIST}: expected pairs of strings (name and kernel), found {place.content}"
        )
        raise PassFailed(self.name, message, place_of(place))
