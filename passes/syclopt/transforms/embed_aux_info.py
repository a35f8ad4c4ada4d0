"""embed-aux-info: write what is known of an image into its IR, for tools that get no other file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.images.write import symbol_bytes
from syclopt.ir.text.spelling import escape
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module


class EmbedAuxInfoPass(ImagePass):
    """Write the property sets of an image into its IR, as `!sycl_properties`, and its symbols, as `!sycl_symbol_table`.

    Each is a list of one node with one string: the text of the file that it would be. What a pass before this one has
    not filled is not written.
    """

    name: ClassVar[str] = "embed-aux-info"

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with its information inside. Raises `InputError` for names that a file cannot hold."""
        return [with_aux_info(image)]


def with_aux_info(image: DeviceImage) -> DeviceImage:
    """Return an image that has its properties and symbols in its IR. Raises `InputError` as the pass."""
    texts: dict[str, bytes] = {}
    if image.properties is not None:
        texts[names.PROPERTIES_LIST] = image.properties.to_bytes()
    if image.symbols is not None:
        texts[names.SYMBOL_TABLE_LIST] = symbol_bytes(image.symbols)
    nodes = {name: f'!{{!"{escape(text.decode("utf-8", "surrogateescape"))}"}}' for name, text in texts.items()}
    new = {name: node for name, node in nodes.items() if _contents(image.module, name) != [node]}
    if not new:
        return image
    module = image.module.copy()
    for name, text in new.items():
        node = module.add_metadata(text)
        if name in module.named_metadata:
            module.named_metadata[name].set_operands([node])
        else:
            module.add_named_metadata(name, [node])
    return image.with_module(module)


def _contents(module: Module, name: str) -> list[str]:
    if name not in module.named_metadata:
        return []
    return [node.content for node in module.named_metadata[name].operands]
