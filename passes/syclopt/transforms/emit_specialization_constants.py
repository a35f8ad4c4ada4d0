"""emit-specialization-constants: the sets `SYCL/specialization constants` and `... default values`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.node_items import items_of, list_of, place_of
from syclopt.errors import PassFailed
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode

_U32 = 0xFFFF_FFFF


class EmitSpecializationConstantsPass(ImagePass):
    """Fill the property sets of specialization constants from the metadata that lowering them leaves in a module.

    `SYCL/specialization constants` has records of id, offset and size (32 bits each) for each constant;
    `SYCL/specialization constants default values` has the bytes of all default values, as `all`.
    """

    name: ClassVar[str] = "emit-specialization-constants"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the sets, if it has specialization constants. Raises `PassFailed` for other shapes."""
        constants = list_of(image.module, names.SPEC_CONSTANTS_LIST)
        if not constants:
            return [image]
        for node in constants:
            image.sets.add(names.SPEC_CONSTANTS_SET, *self._records(node))
        image.sets.add(
            names.SPEC_CONSTANT_DEFAULTS_SET,
            names.ALL_DEFAULTS_KEY,
            self._defaults(image.module, list_of(image.module, names.SPEC_CONSTANT_DEFAULTS_LIST)),
        )
        return [image]

    def _records(self, node: MetadataNode) -> tuple[str, Blob]:
        first, *rest = items_of(node) or (None,)
        numbers = [item.unsigned for item in rest if item.unsigned is not None and item.unsigned <= _U32]
        symbol = None if first is None else first.string
        if symbol is None or not rest or len(rest) % 3 or len(numbers) != len(rest):
            expected = "expected a name, and then numbers by threes (id, offset, size)"
            raise PassFailed(
                self.name, f"!{names.SPEC_CONSTANTS_LIST}: {expected}, found {node.content}", place_of(node)
            )
        return symbol, Blob.of_u32(numbers)

    def _defaults(self, module: Module, nodes: Sequence[MetadataNode]) -> Blob:
        from syclopt.ir.constant_bytes import ConstantBytes, NoNumbers

        layout = ConstantBytes(module)
        data: list[bytes] = []
        for node in nodes:
            operands = node.operands
            constant = operands[0].constant if len(operands) == 1 else None
            try:
                if constant is None:
                    raise NoNumbers
                data.append(layout.of(constant))
            except NoNumbers as error:
                expected = "expected a number, or an array, vector or struct of numbers"
                message = f"!{names.SPEC_CONSTANT_DEFAULTS_LIST}: {expected}, found {node.content}"
                raise PassFailed(self.name, message, place_of(node)) from error
        return Blob.of_bytes(b"".join(data))
