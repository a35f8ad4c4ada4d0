"""emit-symbols: list the entry points of each image."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


class EmitSymbolsPass(ImagePass):
    """Fill the symbols of an image with the names of its entry points, in the order of the module."""

    name: ClassVar[str] = "emit-symbols"
    fills: ClassVar[tuple[str, ...]] = ("Symbols",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with its symbols."""
        symbols = [str(key) for key in ctx.get(EntryPoints).ordered]
        ctx.count("symbols listed", len(symbols))
        image.symbols = symbols
        return [image]
