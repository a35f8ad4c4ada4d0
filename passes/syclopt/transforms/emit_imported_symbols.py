"""emit-imported-symbols: what an image takes from other images, as the set `SYCL/imported symbols`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.builtins import BFLOAT16_CONVERSIONS
from syclopt.analysis.importable_functions import can_be_imported
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.views.global_variable import Global

_NAMED = re.compile(r'%(?:"[^"]*"|[-a-zA-Z$._0-9]+)')  # not a pointer to it, or a function


@dataclass(frozen=True)
class EmitImportedSymbolsPass(ImagePass):
    """Fill the property set `SYCL/imported symbols` with the functions and variables that another image defines.

    Not listed are builtins, also those of OpenCL C, which the device's compiler knows, and functions that are found in
    another way: virtual ones, and those of add-on images.
    """

    name: ClassVar[str] = "emit-imported-symbols"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    dynamic_linking: bool = field(
        default=False,
        metadata={"help": "images are linked at run time: list SYCL_EXTERNAL functions and device globals, too"},
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is a symbol to list."""
        module, dynamic = image.module, self.dynamic_linking
        candidates = module.functions if dynamic else [key for key in module.functions if key in BFLOAT16_CONVERSIONS]
        find = module.functions_with_string
        virtual, add_ons = find(names.INDIRECTLY_CALLABLE), find(names.ADD_ON_IMAGE)
        for key in candidates:
            if not module.functions[key].is_declaration:
                continue
            may_be = can_be_imported(key, is_declaration=True, has_module_id=False, dynamic_linking=dynamic)
            if may_be and key not in virtual and key not in add_ons:
                image.sets.add(names.IMPORTED_SYMBOLS_SET, str(key), 1)
        for variable in module.globals.values() if dynamic else ():
            if variable.is_declaration and _is_device_global(variable):
                image.sets.add(names.IMPORTED_SYMBOLS_SET, variable.name, 1)
        return [image]


def _is_device_global(variable: Global) -> bool:
    """Tell it by the name of the type of the value, which a declaration has as well."""
    value_type = variable.value_type
    return names.DEVICE_GLOBAL_TYPE in value_type and _NAMED.fullmatch(value_type) is not None
