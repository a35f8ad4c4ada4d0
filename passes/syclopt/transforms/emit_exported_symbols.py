"""emit-exported-symbols: what an image defines for other images, as the set `SYCL/exported symbols`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.entry_points import KERNEL_CONVENTIONS, EntryPoints
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage

_VISIBLE = frozenset({"", "external", "weak_odr"})


@dataclass(frozen=True)
class EmitExportedSymbolsPass(ImagePass):
    """Fill the property set `SYCL/exported symbols` with the SYCL_EXTERNAL functions and device globals of an image.

    A function is listed when it is an entry point with the calling convention `spir_func`, or of a program that is
    compiled once for host and devices, neither virtual nor of an add-on image.
    """

    name: ClassVar[str] = "emit-exported-symbols"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    device_globals: bool = field(
        default=True, metadata={"help": "list the device globals that other images can see, too"}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is a symbol to list. Raises `InputError` as `DeviceGlobals`."""
        module = image.module
        find = module.functions_with_string
        virtual, add_ons = find(names.INDIRECTLY_CALLABLE), find(names.ADD_ON_IMAGE)
        of_one_compile = find(names.ANNOTATED_AT).keys() - module.functions_with_convention(*KERNEL_CONVENTIONS)
        exported = module.functions_with_convention(names.SPIR_FUNC) | of_one_compile
        for key in ctx.get(EntryPoints).ordered:
            if key in exported and key not in virtual and key not in add_ons:
                image.sets.add(names.EXPORTED_SYMBOLS_SET, str(key), 1)
        if not self.device_globals:
            return [image]
        for key, variable in ctx.get(DeviceGlobals).items():
            symbol = module.globals[key]
            is_visible = symbol.linkage in _VISIBLE and not symbol.is_declaration
            if is_visible and not variable.image_scope:
                image.sets.add(names.EXPORTED_SYMBOLS_SET, str(key), 1)
        return [image]
